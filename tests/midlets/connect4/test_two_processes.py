"""Two processes on one computer play Connect 4 over UDP, each with a phone on the computer's own network."""

import subprocess
import sys

SIDE = '''
import sys

from emulator import Phone
from emulator.host.network import World

keys, address = sys.argv[1].split(), sys.argv[2]
with World() as world, Phone(network=world, seed=int(sys.argv[3])) as phone:
    app = phone.launch("jad/connect4.jad")
    phone.press(*keys)
    if address:
        phone.type(address)
        phone.select("OK")
    print("ready", flush=True)
    while app.midlet.match is None or not app.midlet.match.state.is_over():
        world.run(20)
        assert phone.now < 120_000, phone.screen.text()
        match = app.midlet.match
        if match is not None and match.mine != 2:
            columns = match.state.legal_columns()
            match.drop(columns[match.state.count() * 5 % len(columns)], phone.now)
    print(match.state, flush=True)
    world.run(3_000)        # the other one may not have heard of the last move yet
'''


def side(request, keys, address, seed):
    return subprocess.Popen([sys.executable, "-c", SIDE, keys, address, seed], stdout=subprocess.PIPE, text=True,
                            cwd=request.config.rootpath)


def test_two_processes_play_a_game_to_its_end(request):
    with side(request, "down down fire", "", "1") as server:
        assert server.stdout.readline() == "ready\n"
        with side(request, "down down down fire", "127.0.0.1", "2") as client:
            boards = [process.communicate(timeout=90)[0].replace("ready\n", "") for process in (server, client)]
    assert boards[0] == boards[1] != ""
