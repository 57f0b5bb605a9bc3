"""Sound as numbers: files decoded, notes made audible, everything mixed. Pure; it knows no clock.

    source.py         what can be played, as a Source and a Stream; BadSound; the sampling rate
    wav.py, adpcm.py  WAV files to samples and back;  recording.py plays them
    tone_sequence.py  the tone sequences of ToneControl;  midi_file.py  MIDI files, type 0 and 1
    score.py          notes in time, whichever of the two they come from
    synth.py          sixteen channels;  voice.py one note;  waves.py its shape and course
    instruments.py    the General MIDI families;  percussion.py the drums
    alerts.py         what the five types of alert sound like
    live_midi.py      a synthesiser that is played by hand
    mixer.py          many sounds to one row of samples;  recorder.py writes it to a file
"""
