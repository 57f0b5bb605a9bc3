"""The phone's own software: it runs MIDlets and decides who is in front.

    software.py    Software: what is running, and what is in front; read this first
    controls.py    where keys, finger and typing go
    session.py     Session: one running MIDlet;  answers.py what the API asks of the phone for it
    lifecycle.py   the table of its states, and the calls that move it
    program.py     what can be run: a MIDlet of a suite, or a class;  app.py what a launch gives
    call.py        a telephone call comes in between;  call_states.py its table, call_screen.py its screen,
                   call_bell.py its ring, call_line.py the other phone
    platform_requests.py    calls and suites that a MIDlet wants: asked for here, done by others

    home.py        the phone's own screen and its pages;  home_fault.py what is said of a MIDlet's fault
    home_screen.py status bar, clock and grid: home_status.py, home_grid.py (home_cells.py, home_finger.py),
                   of home_entries.py with icons (home_icon.py);  home_menu.py the commands and their pages

    descriptor.py  JAD and manifest as one;  attributes.py, grammar.py, charset.py how they are read
    suite.py       the files of a suite;  files.py laid open, archive.py in a JAR, locate.py found
    check.py       all that is wrong with a suite;  rules.py in which order, finding.py each fault,
                   classes.py, imported.py, lineage.py, syntax.py its code, without running it
    package.py     a suite made a JAR and a JAD
    install.py     the table of an installation's steps;  install_work.py what each does, sources.py
                   where the bytes come from, download.py over the air (own_runtime.py)
    installed.py   what is on the phone;  removal.py taking it away, notices.py what servers are told,
                   home_install.py the screens

    loader.py      fresh modules for each running suite;  library.py what they may import,
                   suite_builtins.py what they may call, stand_ins.py time, datetime and random
    meter.py       counts what suite code does, so that it gives way
    rms_tools.py   record stores to look at and carry;  rms_formats/ other emulators' files
    gaps.py        the gaps of the API in lines

    permissions.py what a suite may do: by policy.yaml (policy.py, policy_file.py), by what the person
                   has set (suite_settings.py, home_permissions.py), or by asking
    push.py        MIDlets that are started by what comes in, or at a time: push_list.py what is registered,
                   push_ports.py, push_filter.py, push_alarms.py, push_starts.py; switchboard.py for a suite
    prompts.py     questions to the person, and who waits for them;  home_prompt.py their screen
"""
