"""emulator install, remove, list: on a folder of memory, and from a true server on 127.0.0.1."""

import io
import os
import signal
import subprocess
import sys
import threading
import zipfile
from contextlib import suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from emulator import Phone
from emulator.cli import main
from emulator.handset.storage import Storage

ROOT = Path(__file__).resolve().parents[2]
CODE = "from emulator.midp.midlet import MIDlet\nclass Tiny(MIDlet):\n    def start_app(self): pass\n"
JAD = """MIDlet-Name: Tiny
MIDlet-Version: {version}
MIDlet-Vendor: Test
MIDlet-Jar-URL: tiny/
MIDlet-Jar-Size: 0
MIDlet-1: First,, midlet.Tiny
MIDlet-2: Second,, midlet.Tiny
MicroEdition-Profile: MIDP-2.0
MicroEdition-Configuration: CLDC-1.1
{more}"""


@pytest.fixture
def jad(tmp_path):
    """`jad("1.0")`: the descriptor of a suite laid open."""
    def make(version="1.0", more=""):
        (tmp_path / "tiny").mkdir(exist_ok=True)
        (tmp_path / "tiny" / "midlet.py").write_text(CODE)
        (tmp_path / "tiny.jad").write_text(JAD.format(version=version, more=more))
        return str(tmp_path / "tiny.jad")
    return make


@pytest.fixture
def emulator(tmp_path, capsys):
    """`emulator("install", …)` on a memory of its own: exit status, stdout, stderr."""
    def run(*words):
        status = main([*words, "--storage", str(tmp_path / "memory")])
        said = capsys.readouterr()
        return status, said.out, said.err
    return run


@pytest.fixture
def server(tmp_path):
    """A true web server for `tmp_path/www`; its URL, and the lines POSTed to it."""
    (tmp_path / "www").mkdir()
    posted = []

    class Handler(SimpleHTTPRequestHandler):
        def __init__(self, *arguments):
            super().__init__(*arguments, directory=str(tmp_path / "www"))

        def do_POST(self):
            posted.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *words):
            pass
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as held:
        thread = threading.Thread(target=held.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"http://127.0.0.1:{held.server_port}", posted
        held.shutdown()
        thread.join()


def test_a_folder_is_installed_listed_run_and_removed(emulator, jad, tmp_path):
    status, out, err = emulator("install", jad())
    assert (status, err) == (0, "") and out.startswith("installed Tiny 1.0.0 of Test (")
    status, out, _ = emulator("list")
    [line] = [line for line in out.splitlines() if line.startswith("Tiny")]
    assert status == 0
    assert all(word in line for word in ("1.0.0", "Test", "First, Second", "bytes", str(tmp_path / "tiny.jad")))
    assert sum("came with the phone" in line for line in out.splitlines()) == 5
    assert emulator("run", "Tiny", "--headless", "--for", "100")[0] == 0
    assert emulator("remove", "Tiny")[:2] == (0, out_of_removal(line))
    assert "Tiny" not in emulator("list")[1]


def out_of_removal(line):
    size = line.split("First, Second")[1].split("bytes")[0].strip()
    return f"removed Tiny 1.0.0 of Test ({size} bytes)\n"


def test_a_packaged_pair_is_installed_from_a_true_server(emulator, jad, server, tmp_path):
    url, posted = server
    source = jad(more=f"MIDlet-Install-Notify: {url}/installed\nMIDlet-Delete-Notify: {url}/removed\n")
    assert main(["package", source, "-o", str(tmp_path / "www")]) == 0
    status, out, err = emulator("install", f"{url}/tiny.jad")
    assert (status, err) == (0, "") and "installed Tiny 1.0.0" in out
    assert f"{url}/tiny.jad" in emulator("list")[1]
    assert emulator("run", "Tiny", "--headless", "--for", "100")[0] == 0
    assert emulator("remove", "tiny")[0] == 0
    assert posted == [("/installed", b"900 Success\r\n"), ("/removed", b"912 Deletion notification\r\n")]


@pytest.mark.parametrize("path, words", [
    ("none.jad", "404"), ("", "text/html, no suite"), ("tiny.jad", "907 Invalid JAR")])
def test_what_a_server_does_not_have_is_one_line_with_the_status(emulator, jad, server, tmp_path, path, words):
    url, _ = server
    assert main(["package", jad(), "-o", str(tmp_path / "www")]) == 0
    (tmp_path / "www" / "tiny.jar").unlink()
    status, _, err = emulator("install", f"{url}/{path}")
    assert status == 1 and err.count("\n") == 1 and words in err


def test_a_server_that_is_not_there_is_one_line(emulator):
    status, _, err = emulator("install", "http://127.0.0.1:9/tiny.jad")
    assert status == 1 and err.count("\n") == 1 and "903 Loss of service" in err


@pytest.mark.parametrize("words", [["--yes"], []])
def test_the_same_version_is_asked_about_and_yes_answers(emulator, jad, words):
    emulator("install", jad())
    status, _, err = emulator("install", jad(), *words)
    assert status == (0 if words else 1)
    assert err == "" if words else ("Install it again? Taken as no; --yes says yes" in err and "902" in err)


def test_a_newer_version_needs_no_answer(emulator, jad):
    emulator("install", jad())
    assert emulator("install", jad("1.1"))[0] == 0
    assert "1.1.0" in emulator("list")[1]


def test_a_refused_suite_is_one_line_with_its_place_and_status(emulator, jad):
    status, _, err = emulator("install", jad(more="MIDlet-Permissions: javax.nothing\n"))
    assert status == 1 and err.count("\n") == 1
    assert "tiny.jad:10: this phone knows no permission javax.nothing" in err
    assert "(910 Application authorization failure)" in err


@pytest.mark.parametrize("words, said", [
    (["remove", "Gomoku"], "Gomoku came with the phone and cannot be removed"),
    (["remove", "Gomku"], "did you mean 'Gomoku'?"),
    (["install", "nowhere.jad"], "there is no such file"),
    (["install", "gomoku"], "it would replace Gomoku, which is trusted"),
])
def test_what_cannot_be_done_is_one_line(emulator, words, said):
    status, _, err = emulator(*words)
    assert status == 1 and err.count("\n") == 1 and said in err


def test_only_installing_makes_a_memory(emulator, tmp_path):
    emulator("list")
    emulator("remove", "Nothing")
    assert not (tmp_path / "memory").exists()


def test_a_phone_that_is_on_keeps_its_memory(emulator, jad, tmp_path):
    with Phone(storage=tmp_path / "memory"):
        for words in (["install", jad()], ["remove", "Tiny"], ["list"]):
            status, _, err = emulator(*words)
            assert status == 1 and "another phone is using this memory" in err


def test_a_damaged_suite_is_told_of_and_kept_aside(emulator, jad, tmp_path):
    emulator("install", jad())
    with Storage(tmp_path / "memory") as storage:
        storage.write("UPDATE suite SET jar = x'00'")
    status, out, err = emulator("list")
    assert status == 0 and "Tiny" not in out
    assert "the suite 'Tiny' is damaged; kept as suite.damaged-1.jar, install it again" in err
    assert emulator("install", jad())[0] == 0


def test_the_commands_without_an_argument_are_wrong_calls(capsys):
    for word in ("install", "remove"):
        with pytest.raises(SystemExit) as end:
            main([word])
        assert end.value.code == 2


def test_a_terminal_shows_the_steps_and_asks(jad, tmp_path):
    """On a terminal of its own: the bar is drawn, the question is put, and the answer is heard."""
    pty = pytest.importorskip("pty")
    source = jad()
    memory = str(tmp_path / "memory")
    main(["install", source, "--storage", memory])
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(ROOT)
        os.execv(sys.executable, [sys.executable, "-m", "emulator", "install", source, "--storage", memory])
    said = _read_until(terminal, b"[y/N] ")
    os.write(terminal, b"y\n")
    said += _read_until(terminal, b"installed Tiny")
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    assert b"Install it again?" in said and b"Look for an earlier version" in said


def _read_until(terminal, end):
    said = b""
    while end not in said:
        said += os.read(terminal, 4096)
    return said


def test_an_installation_killed_while_it_downloads_leaves_nothing(jad, tmp_path, capsys):
    """A server sends half of the JAR; then the process is killed."""
    assert main(["package", jad(), "-o", str(tmp_path / "www")]) == 0
    half = threading.Event()

    class Handler(SimpleHTTPRequestHandler):
        def do_GET(self):
            data = (tmp_path / "www" / self.path.lstrip("/")).read_bytes()
            self.send_response(200)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            if self.path.endswith(".jad"):
                self.wfile.write(data)
            else:
                self.wfile.write(data[:len(data) // 2])
                self.wfile.flush()
                half.set()
                with suppress(OSError):
                    self.rfile.read(1)          # until the other end is gone

        def log_message(self, *words):
            pass
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}).start()
        child = subprocess.Popen([sys.executable, "-m", "emulator", "install",
                                  f"http://127.0.0.1:{server.server_port}/tiny.jad", "--storage",
                                  str(tmp_path / "memory")], cwd=ROOT)
        assert half.wait(20)
        child.send_signal(signal.SIGKILL)
        assert child.wait() == -signal.SIGKILL
        server.shutdown()
    capsys.readouterr()
    assert main(["list", "--storage", str(tmp_path / "memory")]) == 0
    said = capsys.readouterr()
    assert "Tiny" not in said.out and said.err == ""


def test_the_bar_is_loaded_only_where_it_is_shown():
    """`emulator run` must not wait for it."""
    code = "import sys, emulator.cli; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0


def test_a_name_with_letters_that_the_terminal_does_not_know_is_listed(emulator, jad, monkeypatch, tmp_path):
    descriptor = Path(jad())
    descriptor.write_text(descriptor.read_text().replace("MIDlet-Name: Tiny", "MIDlet-Name: Чат"), encoding="utf-8")
    assert emulator("install", str(descriptor))[0] == 0
    terminal = io.TextIOWrapper(io.BytesIO(), "ascii")
    monkeypatch.setattr(sys, "stdout", terminal)
    assert emulator("list")[0] == 0
    terminal.flush()
    assert rb"\u0427\u0430\u0442" in terminal.buffer.getvalue()


def test_a_name_that_would_steer_the_terminal_is_shown_as_an_escape(emulator, tmp_path):
    with zipfile.ZipFile(tmp_path / "evil.jar", "w") as jar:
        manifest = JAD.format(version="1.0", more="").replace("Name: Tiny", "Name: A\x1b]0;mine\x07")
        jar.writestr("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n" + manifest)
        jar.writestr("midlet.py", CODE)
    status, out, err = emulator("install", str(tmp_path / "evil.jar"))
    said = out + err + "".join(emulator("list")[1:])
    assert status == 0 and "A\\x1b]0;mine\\x07" in said and all(line.isprintable() for line in said.splitlines())


def test_what_cannot_be_used_any_more_is_told_of_and_removed_by_name(emulator, jad, tmp_path):
    emulator("install", jad())
    with Storage(tmp_path / "memory") as storage:
        [kept] = storage.suites.all()
        _, jar = storage.suites.contents(kept.key)
        storage.suites.keep("Test", "Tiny", b"MicroEdition-Profile: MIDP-7.0\n", jar, origin="",
                            domain="untrusted", installed=0)
    status, out, err = emulator("list")
    assert status == 0 and "Tiny cannot be used any more" in err and "Tiny" not in out
    assert emulator("remove", "Tiny")[:2] == (0, "removed Tiny\n")
    assert emulator("list")[2] == ""


def test_a_file_is_no_memory(emulator, tmp_path):
    (tmp_path / "memory").write_bytes(b"")
    status, _, err = emulator("list")
    assert status == 1 and "cannot keep a phone's memory" in err
