"""The phone as hardware: what it is made of, whatever software runs on it.

    handset.py   Handset: one of each part
    keys.py      the keys of a phone, their codes and game actions
    keypad.py    keys going down, repeating and coming up;  touch.py the same for a finger;
                 typing.py text that comes from a computer's keyboard
    inputs.py    all that is done to the phone from outside, told in order
    screen.py    the LCD;  frame.py pixels and the words on them;  film.py, film_file.py, contact_sheet.py
                 what is kept of its looks
    typeface.py  text in pixels;  font_files.py, coverage.py, bidi.py which font, which way
    lights.py    backlight and vibrator, and what they were told;  battery.py
    speaker.py   the loudspeaker;  sound/ decodes, synthesises and mixes
    radio.py     the network as a phone has it;  address.py, ports.py, stream.py its ends;
                 ether*.py phones joined in memory, voice.py calls between them,
                 silent_air.py one that never answers;
                 radio_log.py, har.py what went over the air
    storage.py   the memory;  storage_file.py its file, record_memory.py the record stores in it,
                 suite_memory.py the installed suites
    skin.py      which phone this is;  skin_*.py, yaml_tree.py, element_ids.py read and check its YAML and SVG
    case.py      the picture of it;  case_*.py, drawing*.py, photo.py its parts
    device_xml*.py  MicroEmulator's skins
"""
