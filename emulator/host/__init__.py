"""This computer: what makes a phone seen, touched and kept in time with the clock on the wall.

    window.py     Window: the handset's picture on the desktop, mouse and keyboard
    worker.py     Worker: the phone on a thread of its own, in step with real time
    keyboard.py   which key of the computer is which key of the phone
"""
