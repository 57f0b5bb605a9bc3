"""The phone as hardware: what it is made of, whatever software runs on it.

    handset.py   Handset: one of each part
    keys.py      the keys of a phone, their codes and game actions
    keypad.py    keys going down, repeating and coming up;  touch.py the same for a finger;
                 typing.py text that comes from a computer's keyboard
    screen.py    the LCD;  frame.py pixels and the words on them
    typeface.py  text in pixels;  font_files.py, coverage.py, bidi.py which font, which way
    lights.py    backlight and vibrator, and what they were told
    speaker.py   the loudspeaker;  sound/ decodes, synthesises and mixes
    radio.py     the network as a phone has it;  address.py, ports.py, stream.py its ends;
                 ether*.py phones joined in memory, voice.py calls between them;
                 radio_log.py, har.py what went over the air
    storage.py   the memory;  storage_file.py its file, record_memory.py the record stores in it,
                 suite_memory.py the installed suites
    skin.py      which phone this is;  skin_*.py read and check its YAML and SVG
    case.py      the picture of it;  case_*.py, drawing*.py, photo.py its parts
    device_xml.py  MicroEmulator's skins
"""
