"""The phone as hardware: what it is made of, whatever software runs on it.

    handset.py   Handset: one of each part
    keys.py      the keys of a phone, their codes and game actions
    keypad.py    keys going down, repeating and coming up;  touch.py the same for a finger
    screen.py    the LCD;  frame.py pixels and the words on them;  typeface.py the fonts
    lights.py    backlight and vibrator, and what they were told
    speaker.py   sound, which sound/ makes;  radio.py the network;  storage.py the memory
    skin.py      which phone this is;  case.py the picture of it
"""
