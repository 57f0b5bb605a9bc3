"""This computer: what makes a phone seen, touched and kept in time with the clock on the wall.

    window.py     Window: each turn of it, and where each event goes. Start reading here
    actions.py    every entry of the menu: its words, its key, what it does; deeds.py does it, menus.py opens it
    power.py      which phone is on, and how the window's thread and the phone's talk
    worker.py     Worker: the phone on a thread of its own, in step with real time
    scene.py      all that is drawn: view.py the handset (placement.py where, glass.py its LCD), strip.py,
                  toasts.py, panels/ menus and dialogs
    pointer.py    mouse and fingers on the handset; keyboard.py which key is which; gamepad.py; grip.py
    desktop.py    the window as the desktop knows it
    settings.py   what was chosen, in a file of the person's own; album.py where pictures go; folders.py
    network.py    the world's network: network_*.py, name_lookup.py, socket_options.py; proxies.py, tunnel.py
                  the way through a proxy; trust.py whom TLS believes
    speaker.py    the loudspeaker;  calendar.py the date;  memory_limit.py what the process may take
"""
