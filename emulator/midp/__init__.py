"""What a MIDlet sees: javax.microedition.* in Python, named by rule (drawRGB is draw_rgb).

    midlet/      MIDlet, and what its life cycle may raise
    lcdui/       screens, widgets, Canvas, Graphics;  lcdui/game/ GameCanvas, Sprite, TiledLayer
    rms/         record stores
    media/       sound;  io/ connections;  messaging/ SMS
    lang/        Thread, System, Monitor and the exceptions;  util/ Timer, Random
    runtime.py   the one ambient thing: which phone am I on?
    gaps.py      what of the API is not there;  own_names.py what a guest's class may not take

Public names can be imported from each package: `from emulator.midp.lcdui import Canvas`.
"""
