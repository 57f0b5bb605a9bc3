"""What notes sound like: the sixteen families of General MIDI, and the phone's own tone.

An instrument is one or more layers, each a spectrum with a course of its own; a bright layer
that fades sooner than a dark one is what makes a string sound plucked.
"""

from __future__ import annotations

from typing import NamedTuple


class Layer(NamedTuple):
    """One part of a tone. Times in ms; `ratio` is its pitch against the key's."""

    harmonics: tuple[float, ...]     # none: noise
    level: float = 1.0
    attack: int = 4
    half_life: int = 0               # 0: it sounds as long as the key is held
    hold: float = 0.0                # the level it fades to
    ratio: float = 1.0


class Instrument(NamedTuple):
    """Layers, and how long the tone rings on when the key is let go (ms)."""

    name: str
    layers: tuple[Layer, ...]
    release: int = 60


def _falling(count: int, power: float) -> tuple[float, ...]:
    return tuple(n ** -power for n in range(1, count + 1))


def _odd(count: int, power: float) -> tuple[float, ...]:
    return tuple(n ** -power if n % 2 else 0.0 for n in range(1, count + 1))


FAMILIES: tuple[Instrument, ...] = (
    Instrument("piano", (
        Layer((1, .5, .3, .16, .1, .06, .03), .75, attack=2, half_life=420),
        Layer((0, .4, .6, .5, .4, .3, .2, .1), .3, attack=2, half_life=90)), release=120),
    Instrument("chromatic percussion", (
        Layer((1, 0, 0, .2), .75, attack=1, half_life=300),
        Layer((1,), .3, attack=1, half_life=90, ratio=2.756)), release=350),
    Instrument("organ", (Layer((1, .7, .45, .4, 0, .25, 0, .2), .7, attack=10),), release=40),
    Instrument("guitar", (
        Layer((1, .6, .4, .25, .16, .1), .7, attack=2, half_life=260),
        Layer((.2, .5, .7, .6, .5, .4, .3, .2), .4, attack=1, half_life=50)), release=90),
    Instrument("bass", (
        Layer((1, .5, .22, .1), .85, attack=4, half_life=500, hold=.15),
        Layer((0, .5, .5, .4, .3, .2), .25, attack=2, half_life=60)), release=60),
    Instrument("strings", (
        Layer(_falling(10, 1.1), .5, attack=70),
        Layer(_falling(8, 1.2), .4, attack=90, ratio=1.004)), release=160),
    Instrument("ensemble", (
        Layer(_falling(8, 1.5), .5, attack=110, ratio=.997),
        Layer(_falling(8, 1.4), .5, attack=130, ratio=1.004)), release=260),
    Instrument("brass", (
        Layer((1, .9, .75, .6, .42, .3, .2, .12), .8, attack=35, half_life=220, hold=.75),), release=70),
    Instrument("reed", (Layer((1, .12, .75, .12, .5, .1, .3, .08, .18), .7, attack=25, half_life=300, hold=.85),),
               release=60),
    Instrument("pipe", (
        Layer((1, .18, .06, .02), .8, attack=35),
        Layer((), .06, attack=5, half_life=60, hold=.25)), release=80),
    Instrument("synth lead", (Layer(_odd(11, 1.0), .65, attack=4),), release=40),
    Instrument("synth pad", (
        Layer(_falling(6, 1.6), .45, attack=240, ratio=.996),
        Layer(_falling(6, 1.6), .45, attack=280, ratio=1.004)), release=450),
    Instrument("synth effects", (
        Layer((1, .3, .1), .5, attack=180),
        Layer((1, 0, .3), .3, attack=2, half_life=260, ratio=3.01)), release=400),
    Instrument("ethnic", (
        Layer((.6, 1, .8, .5, .6, .4, .3, .2), .6, attack=1, half_life=170),
        Layer((1, .2), .3, attack=1, half_life=320)), release=80),
    Instrument("percussive", (
        Layer((1, .15, .3), .8, attack=1, half_life=90),
        Layer((1,), .35, attack=1, half_life=45, ratio=1.59)), release=120),
    Instrument("sound effects", (
        Layer((), .5, attack=30, half_life=400, hold=.3),
        Layer((1, .3), .25, attack=20, half_life=300)), release=200),
)

TONE = Instrument("phone tone", (Layer((1, .32, .2, .1, .06), .5, attack=4),), release=12)


def of_program(program: int) -> Instrument:
    """The family of a General MIDI program, 0 to 127.

    >>> of_program(0).name, of_program(40).name, of_program(127).name
    ('piano', 'strings', 'sound effects')
    """
    return FAMILIES[program >> 3]
