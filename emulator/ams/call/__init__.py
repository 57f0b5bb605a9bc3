"""Calls that come in and go out: what they do to what runs, and their screen.

    call.py        Calls: the phone's only line;  states.py the table of a call
    bell.py        its ring;  line.py the other phone, on an ether
    screen.py      what is seen of it
    platform_requests.py    calls and suites that a MIDlet wants: asked for here, done by others
"""
