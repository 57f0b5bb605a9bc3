"""javax.microedition.media: sounds. Video and recording are declared gaps of this phone.

    media_manager.py   Manager: how to get a Player, and single tones
    player.py          Player: its five states as one table
    deck.py            its sound on the loudspeaker;  timeline.py where it is
    deliveries.py      how listeners are told
    origins.py         where sounds come from;  media_types.py which can be played
    players.py         what a suite has open;  realization.py one thread at a time
"""

from .controllable import Control, Controllable
from .media_exception import MediaException
from .media_manager import Manager
from .player import Player
from .player_listener import PlayerListener
from .time_base import TimeBase

__all__ = ["Control", "Controllable", "Manager", "MediaException", "Player", "PlayerListener", "TimeBase"]
