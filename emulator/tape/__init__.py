"""Tape: what was done to a phone, and when, as a file that plays again (`session.yaml`).

    kinds.py      the things that can be done to a phone, and how a tape spells them
    header.py     the phone that it was done to: skin, seed, memory …
    launching.py  what was launched, by the file of its suite
    lines.py      YAML as a tape writes it: a line for each thing, whole as soon as it is written
    recorder.py   a tape being written
    reader.py     a tape read back; whatever is wrong with it is named with its line

Playing needs a phone, and is in testing/replay.py.
"""
