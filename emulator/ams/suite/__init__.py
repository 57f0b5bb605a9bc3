"""What a suite is made of, and all that can be wrong with it.

    descriptor.py  JAD and manifest as one;  attributes.py, grammar.py, charset.py how they are read;
                   entries.py, version.py, vocabulary.py, capabilities.py what their values mean
    suite.py       the files of a suite;  files.py laid open, archive.py in a JAR, locate.py found
    check.py       all that is wrong with a suite;  rules.py in which order, finding.py each fault, status.py
                   its number over the air, classes.py, imported.py, lineage.py, syntax.py its code, unrun
    package.py     a suite made a JAR and a JAD
"""
