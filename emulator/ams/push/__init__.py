"""What starts a MIDlet by itself: messages, callers and alarms (MIDP 2.0, PushRegistry).

    push.py        Push: all of it, for one phone
    list.py        what is registered, kept;  filter.py from whom
    ports.py       listening while the MIDlet does not;  alarms.py the times
    starts.py      asking the person, and starting
    switchboard.py what one suite may ask of it
"""
