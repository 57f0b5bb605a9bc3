"""The world that a suite's code lives in.

    loader.py      fresh modules for each running suite;  library.py what they may import,
                   suite_builtins.py what they may call, stand_ins.py time, datetime and random
    meter.py       counts what suite code does, so that it gives way;  guard.py what it may use of the phone
    heap.py        what it holds, measured now and then: heap_walk.py from heap_roots.py; growth.py what would
                   blow up at once
    homes.py       where its code lies, so that a fault is known as its own
"""
