"""How suites come onto the phone, stay there, and go.

    install.py     the table of an installation's steps;  work.py what each does
    sources.py     where the bytes come from;  download.py over the air, with own_runtime.py
    installed.py   what is on the phone;  removal.py taking it away
    notices.py     what servers are told
"""
