"""The phone's own screens. Home is a MIDlet on the public API.

    home.py        the MIDlet;  pages.py what its pages share, words.py what they say
    screen.py      status bar, clock and grid: status.py, wallpaper.py, grid.py (cells.py, finger.py, title.py)
    entries.py     what stands in the grid;  icon.py its icons
    menu.py        the commands, which lead to chooser.py, details.py, settings.py, permissions.py, removal.py,
                   tasks.py, calls.py, install.py, about.py
    prompt.py      a question to the person;  fault.py what is said of a MIDlet's fault
"""
