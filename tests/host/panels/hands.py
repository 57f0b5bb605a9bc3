"""Keyboard and mouse on panels, as events, and the turns of the window after them."""

import pygame


def turn(panels, *events):
    """Events, and what they lead to; whether each was the panels'."""
    taken = [panels.handle(event) for event in events]
    for _ in range(3):
        panels.now += 20
        panels.draw(panels.surface, panels.now)
        for event in pygame.event.get():
            panels.handle(event)
    return taken


def press(panels, *codes, mod=0):
    return [turn(panels, pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0))[0]
            for code in codes]


def click(panels, pos):
    pygame.mouse.set_pos(pos)
    turn(panels, pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    return turn(panels, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
                pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
