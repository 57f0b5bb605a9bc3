"""The phone's own software: it installs suites, runs MIDlets and decides who is in front.

    software.py    Software: what is running, what is in front, where keys go; read this first
    session.py     Session: one running MIDlet, and all that the API may ask of the phone
    lifecycle.py   the table of its states, and the calls that move it
    program.py     what can be run: a MIDlet of a suite, or a class
    descriptor.py, suite.py, loader.py    JAD and manifest, the files of a suite, its fresh modules
    home.py        the phone's own screens: home, and what is shown of a fault
"""
