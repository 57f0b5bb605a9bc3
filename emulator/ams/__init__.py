"""The phone's own software: it runs MIDlets and decides who is in front.

    software.py    Software: what is running, and what is in front; read this first
    controls.py    where keys, finger and typing go
    session.py     Session: one running MIDlet;  answers.py what the API asks of the phone for it
    lifecycle.py   the table of its states, and the calls that move it;  requests.py those in line
    program.py     what can be run: a MIDlet of a suite, or a class;  app.py what a launch gives
    prompts.py     questions to the person, and who waits for them
    trace.py       what last happened, a line each

    suite/         what a suite is made of, and all that can be wrong with it
    guest/         the world its code lives in: imports, meter, memory
    install/       how suites come onto the phone, stay there, and go
    permit/        what a suite may do
    push/          what starts a MIDlet by itself
    call/          calls that come in and go out
    home/          the phone's own screens

    rms_tools.py   record stores to look at and carry;  rms_formats/ other emulators' files
    gaps.py        the gaps of the API in lines
"""
