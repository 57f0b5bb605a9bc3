"""The phone's own software: it runs MIDlets and decides who is in front.

    software.py    Software: what is running, what is in front, where keys go; read this first
    session.py     Session: one running MIDlet, and all that the API may ask of the phone
    lifecycle.py   the table of its states, and the calls that move it
    program.py     what can be run: a MIDlet of a suite, or a class;  app.py what a launch gives
    home.py        the phone's own screens: home (home_screen.py), and what is shown of a fault

    descriptor.py  JAD and manifest as one;  attributes.py, grammar.py, charset.py how they are read
    suite.py       the files of a suite;  files.py laid open, archive.py in a JAR, locate.py found
    check.py       all that is wrong with a suite;  rules.py in which order, finding.py each fault
    package.py     a suite made a JAR and a JAD

    loader.py      fresh modules for each running suite;  library.py what they may import,
                   suite_builtins.py what they may call, stand_ins.py time, datetime and random
    meter.py       counts what suite code does, so that it gives way
    rms_tools.py   record stores to look at and carry;  rms_formats/ other emulators' files
    gaps.py        the gaps of the API in lines;  permissions.py what a suite may do
"""
