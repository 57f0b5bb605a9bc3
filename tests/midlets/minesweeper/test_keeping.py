"""A game in play outlives whatever happens to the phone, and damage is answered by a fresh start."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from emulator import Phone
from emulator.midp.midlet import MIDlet
from emulator.midp.rms import RecordStore
from midlets.minesweeper import memory
from midlets.minesweeper.best_times import BestTimes
from midlets.minesweeper.board import Level
from midlets.minesweeper.midlet import Minesweeper
from midlets.minesweeper.record import KeptGame

ROOT = Path(__file__).resolve().parents[3]


def drawn(player):
    return str(player.canvas.board)


def test_a_game_in_play_is_offered_again_after_a_restart(tmp_path, sit_down):
    with Phone(storage=tmp_path) as phone:
        player = sit_down(phone)
        phone.press("fire")
        phone.run(5_000)
        player.go_to(min(player.canvas.board.mined))
        phone.press("#")
        left = drawn(player), player.canvas.game.elapsed // 1000
    with Phone(storage=tmp_path) as phone:
        player = sit_down(phone)
        assert player.text.split("\n")[1] == "> Continue"
        phone.press("fire")
        assert "Mines: 9" in player.text and (drawn(player), player.canvas.game.elapsed // 1000) == left
        phone.run(1_000)
        assert f"0:{left[1] + 1:02}" in player.text


@pytest.mark.parametrize("end", ["pause", "close"])
def test_what_was_played_until_a_pause_or_the_end_is_kept(tmp_path, sit_down, end):
    with Phone(storage=tmp_path) as phone:
        player = sit_down(phone)
        phone.press("fire")
        phone.run(7_500)                        # after the last move
        phone.pause() if end == "pause" else player.app.close()
        elapsed = player.canvas.game.elapsed
        assert elapsed >= 7_500
        kept = []
        in_memory(phone, lambda: kept.append(KeptGame.from_bytes(memory.read(memory.GAME)).elapsed))
        assert kept == [elapsed]
    with Phone(storage=tmp_path) as phone:
        assert sit_down(phone).canvas.game.elapsed == elapsed


PLAY_AND_DIE = """
import os, signal, sys
from emulator import Phone
from midlets.minesweeper.midlet import Minesweeper
phone = Phone(storage=sys.argv[1])
app = phone.launch(Minesweeper)
phone.press("fire", "#", "up", "up", "up", "up", "#")
print(app.midlet.canvas.board, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_game_survives_a_killed_process(tmp_path, sit_down):
    child = subprocess.run([sys.executable, "-c", PLAY_AND_DIE, str(tmp_path)], cwd=ROOT, text=True,
                           capture_output=True, env=os.environ | {"PYTHONPATH": str(ROOT)}, check=False)
    assert child.returncode == -signal.SIGKILL
    with Phone(storage=tmp_path) as phone:
        player = sit_down(phone)
        assert "Continue" in player.text and drawn(player) in child.stdout


def test_a_game_that_is_over_is_not_offered_again(tmp_path, sit_down):
    with Phone(storage=tmp_path) as phone:
        sit_down(phone).lose()
    with Phone(storage=tmp_path) as phone:
        player = sit_down(phone)
        assert "Mines: 10" in player.text and not player.canvas.board.revealed


def test_leaving_by_the_menu_of_the_start_keeps_the_game(tmp_path, sit_down):
    for _ in range(3):
        with Phone(storage=tmp_path) as phone:
            player = sit_down(phone)
            if player.canvas.board.revealed:
                phone.select("Exit")
            else:
                phone.press("fire")
            assert player.canvas.board.revealed


# -- damage ------------------------------------------------------------------------------------

def in_memory(phone, body):
    """Run `body` in the game's own suite, so that it has the same record stores."""
    class Vandal(MIDlet):
        def start_app(self):
            body()
    suite = f"{Minesweeper.__module__}.{Minesweeper.__qualname__}"
    phone.launch(Vandal, {"MIDlet-Name": suite}).close()


def damages(record):
    """Of every kind: nothing at all, cut short, grown, flipped, another program's, and whole but senseless."""
    yield b""
    yield record[:len(record) // 2]
    yield record + b"\0"
    yield record[:9] + bytes([record[9] ^ 0xFF]) + record[10:]
    yield b"Gomoku" + record[6:]
    yield memory.sealed(b"[1, 2, 3]")
    yield memory.sealed(b"\xff\xfe no text")
    yield memory.sealed(b"{}")
    yield memory.sealed(b"null")


NOTICES = {memory.GAME: "The kept game was damaged. Here is a fresh start.",
           memory.TIMES: "The best times were damaged and are empty now.",
           memory.OPTIONS: "The options were damaged and are as they were at first."}


@pytest.mark.parametrize("store", NOTICES)
@pytest.mark.parametrize("kind", range(9))
def test_a_damaged_record_is_a_fresh_start_with_a_word(phone, sit_down, store, kind):
    player = sit_down(phone)
    phone.press("fire")
    player.app.close()

    def spoil():
        whole = memory.read(store) or BestTimes().to_bytes()
        memory.write(store, list(damages(whole))[kind])
    in_memory(phone, spoil)
    player = sit_down(phone)
    assert player.text.replace("\n", " ").removeprefix("Minesweeper ").startswith(NOTICES[store])
    phone.press("fire")
    if store == memory.GAME:
        assert "Mines: 10" in player.text and not player.canvas.board.revealed
    else:
        assert "Continue" in player.text
    assert player.midlet.settings.fair and player.midlet.times.of(Level.BEGINNER) == []
    player.app.close()
    assert NOTICES[store] not in sit_down(phone).text.replace("\n", " ")


def test_all_three_damaged_at_once_are_said_in_one_message(phone, sit_down):
    in_memory(phone, lambda: [memory.write(store, b"?") for store in NOTICES])
    player = sit_down(phone)
    said = player.text.replace("\n", " ")
    assert all(notice in said for notice in NOTICES.values())
    phone.press("fire")
    assert "Mines: 10" in player.text


def test_an_empty_record_store_is_nothing_kept(phone, sit_down):
    in_memory(phone, lambda: RecordStore.open_record_store(memory.GAME, True).close_record_store())
    assert "Mines: 10" in sit_down(phone).text


def test_a_full_memory_is_said_once_and_the_game_goes_on(phone, sit_down):
    def fill():
        store = RecordStore.open_record_store("ballast", True)
        room = store.get_size_available() - 8
        store.add_record(bytes(room), 0, room)
        store.close_record_store()
    in_memory(phone, fill)
    player = sit_down(phone)
    phone.press("fire")
    assert "memory is full" in player.text.replace("\n", " ")
    phone.press("fire")
    assert player.canvas.board.revealed and "Mines: 10" in player.text
    phone.press("up", "up", "up", "up", "#")
    assert "memory is full" not in player.text.replace("\n", " ")
