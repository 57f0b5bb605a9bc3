"""The installer's table: every step's reasons to stop, updates, and what is left when it does."""

import os
import re
import signal
import traceback
from pathlib import Path
from random import Random

import pytest

from emulator import Phone, State
from emulator.ams.install.install import ACTIONS, Step
from emulator.ams.suite.check import check
from emulator.ams.suite.finding import outcome
from emulator.ams.suite.status import RefusedDescriptor, RefusedSuite, Status
from emulator.errors import UserError

PAGE = Path(__file__).resolve().parents[3] / "docs" / "install.md"
API = "from emulator.midp.midlet import MIDlet\n"
RECORDS = """
from emulator.midp.midlet import MIDlet
from emulator.midp.rms import RecordStore
class Tiny(MIDlet):
    def start_app(self):
        self.store = RecordStore.open_record_store("kept", True)
        self.found = self.store.get_num_records()
        self.store.add_record(b"x", 0, 1)
    def destroy_app(self, unconditional):
        self.store.add_record(b"last", 0, 4)
"""
STUBBORN = RECORDS + "        from emulator.midp.lang import Thread\n        Thread.sleep(100_000)\n"


def refused(phone, what, **options):
    """Status and step of an installation that fails at once."""
    steps = []
    with pytest.raises((RefusedDescriptor, RefusedSuite)) as refusal:
        phone.install(what, told=lambda step, done, size: steps.append(step), **options)
    assert refusal.value.status in steps[-1].stops or refusal.value.status is Status.USER_CANCELLED
    return refusal.value.status.value, steps[-1]


def names(phone):
    return [suite.name for suite in phone.software.installed.suites() if not suite.is_shipped]


# -- the table


def test_every_step_has_an_action_and_they_stand_in_the_same_order():
    assert list(ACTIONS) == list(Step)


def test_the_order_is_that_of_the_reference_implementation():
    """JAD-44."""
    reference = ["ATTRIBUTES", "EARLIER", "JAR_SIZE", "DATA_SIZE", "SPACE", "JAR_URL", "DOWNLOAD", "MANIFEST",
                 "CLASSES", "SIZE", "IDENTITY", "DOMAIN", "PERMISSIONS", "RUNTIME", "PUSH"]
    assert [step.name for step in Step if step.name in reference] == reference


def test_the_table_of_the_page_is_the_table_of_the_code():
    rows = re.findall(r"^\| (.+?) \| .+? \| ([\d, ]*|-) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    told = [(words, [int(code) for code in re.findall(r"\d+", codes)]) for words, codes in rows]
    assert told == [(step.words, [status.value for status in step.stops]) for step in Step]


# -- where from


def test_a_suite_laid_open_is_packed_and_runs_without_its_folder(phone, lay_out):
    jad = lay_out()
    suite = phone.install(jad).result()
    assert (suite.name, suite.origin, suite.is_shipped) == ("Tiny", str(jad), False)
    (jad.parent.parent / "midlets" / "tiny" / "midlet.py").unlink()
    assert phone.launch("Tiny").state is State.ACTIVE


def test_a_folder_is_installed_by_the_jad_that_describes_it(phone, lay_out):
    folder = lay_out().parent.parent / "midlets" / "tiny"
    assert phone.install(folder).result().name == "Tiny"


def test_a_folder_with_a_manifest_needs_no_jad(phone, lay_out, tmp_path):
    manifest = "".join(f"{line}\n" for line in lay_out().read_text().splitlines() if "Jar-" not in line)
    jad = lay_out({"META-INF/MANIFEST.MF": f"Manifest-Version: 1.0\n{manifest}"})
    jad.unlink()
    suite = phone.install(tmp_path / "midlets" / "tiny").result()
    assert suite.name == "Tiny" and suite.suite.descriptor.jad is None


@pytest.mark.parametrize("ending", ["jar", "jad"])
def test_a_packaged_pair_is_installed_by_either_file(phone, packed, tmp_path, ending):
    jar, jad = packed()
    (tmp_path / "tiny.jar").write_bytes(jar)
    (tmp_path / "tiny.jad").write_bytes(jad)
    assert phone.install(tmp_path / f"tiny.{ending}").result().size == len(jar)


def test_a_traceback_of_an_installed_suite_shows_its_line(phone, lay_out):
    body = f"{API}class Tiny(MIDlet):\n    def start_app(self):\n        1 / 0  # here\n"
    phone.install(lay_out({"midlet.py": body}))
    with pytest.raises(ZeroDivisionError) as error:
        phone.launch("Tiny")
    last = traceback.extract_tb(error.value.__traceback__)[-1]
    assert (Path(last.filename).name, last.lineno, last.line) == ("midlet.py", 4, "1 / 0  # here")


@pytest.mark.parametrize("what", ["nowhere.jad", "", "no/such/folder"])
def test_what_is_not_there_is_a_plain_error(phone, what):
    with pytest.raises(UserError):
        phone.install(what)


# -- each step's reasons to stop

JAD_FAULTS = [
    ({"MIDlet_Name": None}, 906, Step.ATTRIBUTES), ({"MIDlet_Vendor": ""}, 906, Step.ATTRIBUTES),
    ({"MIDlet_Version": "1.x"}, 906, Step.ATTRIBUTES), ({"Bad Name": "x"}, 906, Step.ATTRIBUTES),
    ({"MIDlet_Jar_Size": None}, 906, Step.JAR_SIZE), ({"MIDlet_Jar_Size": "big"}, 906, Step.JAR_SIZE),
    ({"MIDlet_Data_Size": "some"}, 906, Step.DATA_SIZE), ({"MIDlet_Data_Size": "99999999"}, 901, Step.SPACE),
    ({"MIDlet_Jar_Size": "99999999"}, 901, Step.SPACE),
    ({"MIDlet_Jar_URL": None}, 906, Step.JAR_URL), ({"MIDlet_Jar_URL": "none.jar"}, 903, Step.DOWNLOAD),
    ({"MIDlet_1": None}, 907, Step.MANIFEST), ({"MIDlet_1": "Tiny, , "}, 906, Step.MANIFEST),
    ({"MIDlet_1": "Tiny,, midlet.None"}, 907, Step.CLASSES),
    ({"MIDlet_Jar_RSA_SHA1": "AAAA"}, 909, Step.DOMAIN),
    ({"MIDlet_Permissions": "javax.nothing"}, 910, Step.PERMISSIONS),
    ({"MicroEdition_Profile": "MIDP-3.0"}, 908, Step.RUNTIME),
    ({"MicroEdition_Configuration": "CDC-1.0"}, 908, Step.RUNTIME),
    ({"MIDlet_Push_1": "socket://:5000, midlet.Other, *"}, 911, Step.PUSH),
]


@pytest.mark.parametrize("attributes, status, step", JAD_FAULTS)
def test_a_step_stops_with_its_status_and_nothing_is_left(phone, lay_out, attributes, status, step):
    jad = lay_out(**attributes)
    assert refused(phone, jad) == (status, step)
    assert names(phone) == [] and phone.storage.suites.all() == []


@pytest.mark.parametrize("attributes, status, step", [fault for fault in JAD_FAULTS if fault[1] != 901])
def test_check_gives_the_same_status(lay_out, attributes, status, step):
    assert outcome(check(lay_out(**attributes))) == status


@pytest.mark.parametrize("files, status, step", [
    ({"midlet.py": "class Tiny: ...\n"}, 907, Step.CLASSES),
    ({"midlet.py": "import os\nfrom emulator.midp.midlet import MIDlet\nclass Tiny(MIDlet): ...\n"}, 907, Step.CLASSES),
    ({"emulator.py": "x = 1\n"}, 907, Step.CLASSES),
])
def test_code_that_cannot_run_is_not_installed(phone, lay_out, files, status, step):
    assert refused(phone, lay_out(files)) == (status, step)


@pytest.mark.parametrize("change, status, step", [
    (lambda jar, jad: (jar[:-30], jad), 907, Step.UNPACK),
    (lambda jar, jad: (b"", jad), 907, Step.UNPACK),
    (lambda jar, jad: (b"<html>404</html>", jad), 907, Step.UNPACK),
    (lambda jar, jad: (jar, jad.replace(b"Jar-Size: ", b"Jar-Size: 1")), 904, Step.SIZE),
    (lambda jar, jad: (jar, jad.replace(b"Version: 1.0.0", b"Version: 1.0")), 905, Step.IDENTITY),
    (lambda jar, jad: (jar, jad.replace(b"Vendor: Test", b"Vendor: Tess")), 905, Step.IDENTITY),
    (lambda jar, jad: (jar, b""), 906, Step.DESCRIPTOR),
    (lambda jar, jad: (jar, b"\x89PNG\r\n\x1a\n"), 906, Step.DESCRIPTOR),
])
def test_a_pair_that_does_not_fit_is_not_installed(phone, packed, tmp_path, change, status, step):
    jar, jad = change(*packed())
    (tmp_path / "tiny.jar").write_bytes(jar)
    (tmp_path / "tiny.jad").write_bytes(jad)
    assert refused(phone, tmp_path / "tiny.jad") == (status, step)


def test_of_several_faults_the_first_in_the_order_is_told(phone, lay_out):
    jad = lay_out(MIDlet_1="Tiny,, midlet.None", MicroEdition_Profile="MIDP-9.0", MIDlet_Data_Size="99999999")
    assert refused(phone, jad) == (901, Step.SPACE)


def test_what_a_suite_needs_is_held_against_the_handset(lay_out):
    jad = lay_out(MIDlet_Data_Size="100000")
    with Phone(skin="classic") as small, Phone(skin="slider") as large:
        assert refused(small, jad)[0] == 901                # 64 KB
        assert large.install(jad).status is Status.SUCCESS  # 512 KB


def test_a_port_that_another_suite_has_is_refused_with_911(phone, lay_out):
    phone.install(lay_out(MIDlet_Push_1="socket://:5000, midlet.Tiny, *"))
    jad = lay_out(MIDlet_Name="Other", MIDlet_Push_1="socket://:5000, midlet.Tiny, *")
    assert refused(phone, jad) == (911, Step.KEEP)
    assert names(phone) == ["Tiny"]


def test_the_phones_own_games_cannot_be_replaced(phone):
    assert refused(phone, "jad/gomoku.jad") == (910, Step.DOMAIN)


# -- updates


@pytest.fixture
def records(phone):
    """How many records Tiny has kept."""
    def count():
        store = phone.storage.records.find("Test", "Tiny", "kept")
        return 0 if store is None else store.records
    return count


def test_a_higher_version_replaces_and_keeps_records_without_a_question(phone, lay_out, records):
    phone.install(lay_out({"midlet.py": RECORDS}))
    phone.launch("Tiny").close()
    phone.install(lay_out({"midlet.py": RECORDS}, MIDlet_Version="1.0.1"), confirm=pytest.fail)
    assert str(phone.installed("Tiny").version) == "1.0.1" and names(phone) == ["Tiny"]
    assert records() == 2
    assert phone.launch("Tiny").midlet.found == 2


@pytest.mark.parametrize("version, question", [
    ("1.9", "Tiny 1.9.0 is on the phone already. Install it again?"),
    ("1.09.0", "Tiny 1.9.0 is on the phone already. Install it again?"),
    ("1.8.99", "Tiny 1.9.0 is on the phone, and 1.8.99 is older. Replace it?"),
])
@pytest.mark.parametrize("answer", [True, False])
def test_the_same_or_a_lower_version_asks(phone, lay_out, version, question, answer):
    phone.install(lay_out(MIDlet_Version="1.9"))
    asked = []

    def confirm(question):
        asked.append(question)
        return answer
    jad = lay_out(MIDlet_Version=version, X_New="yes")
    if answer:
        phone.install(jad, confirm=confirm)
    else:
        assert refused(phone, jad, confirm=confirm) == (902, Step.EARLIER)
    assert asked == [question]
    assert phone.installed("Tiny").suite.descriptor.app_property("X-New") == ("yes" if answer else None)


def test_1_10_is_newer_than_1_9(phone, lay_out):
    phone.install(lay_out(MIDlet_Version="1.9"))
    phone.install(lay_out(MIDlet_Version="1.10"), confirm=lambda question: False)
    assert str(phone.installed("Tiny").version) == "1.10.0"


def test_a_jar_alone_asks_when_its_manifest_is_read(phone, packed, tmp_path):
    (tmp_path / "tiny.jar").write_bytes(packed()[0])
    phone.install(tmp_path / "tiny.jar")
    assert refused(phone, tmp_path / "tiny.jar", confirm=lambda question: False) == (902, Step.IDENTITY)


def test_the_same_name_of_another_vendor_is_another_suite(phone, lay_out):
    phone.install(lay_out())
    phone.install(lay_out(MIDlet_Vendor="Other"), confirm=lambda question: False)
    assert names(phone) == ["Tiny", "Tiny"]
    with pytest.raises(UserError, match="several suites have this name"):
        phone.launch("Tiny")


@pytest.mark.parametrize("code", [RECORDS, STUBBORN])
def test_an_update_ends_what_runs_first_and_its_last_records_are_kept(phone, lay_out, records, code):
    phone.install(lay_out({"midlet.py": code}))
    app = phone.launch("Tiny")
    phone.install(lay_out({"midlet.py": code}, MIDlet_Version="2.0"))
    assert app.state is State.DESTROYED
    assert records() == 2
    assert phone.launch("Tiny").state is State.ACTIVE


def test_an_update_that_fails_leaves_what_runs_alone(phone, lay_out):
    phone.install(lay_out({"midlet.py": RECORDS}))
    app = phone.launch("Tiny")
    refused(phone, lay_out({"midlet.py": RECORDS}, MIDlet_Version="2.0", MicroEdition_Profile="MIDP-3.0"))
    assert app.state is State.ACTIVE and str(phone.installed("Tiny").version) == "1.0.0"


def test_an_update_from_another_server_asks_whether_it_may_have_the_records(web, packed, answered, lay_out):
    phone = web.phone
    phone.install(lay_out({"midlet.py": RECORDS}))
    phone.launch("Tiny").close()
    jar, _ = packed({"midlet.py": RECORDS}, MIDlet_Version="2.0")
    web.pages["/tiny.jar"] = answered(jar)
    asked = []
    work = phone.install("http://+200/tiny.jar", confirm=lambda question: bool(asked.append(question)))
    web.ether.run(1_000)
    assert work.refusal.status is Status.USER_CANCELLED
    assert len(asked) == 1 and "May it have the records" in asked[0] and "http://+200/tiny.jar" in asked[0]
    assert str(phone.installed("Tiny").version) == "1.0.0"


def test_a_failed_update_gives_the_earlier_version_its_ports_back(phone, lay_out):
    push = {"MIDlet_Push_1": "socket://:5000, midlet.Tiny, *"}
    phone.install(lay_out(MIDlet_Name="Other", MIDlet_Push_1="socket://:6000, midlet.Tiny, *"))
    phone.install(lay_out(**push))
    refused(phone, lay_out(MIDlet_Version="2.0", MIDlet_Push_1="socket://:6000, midlet.Tiny, *"))
    assert refused(phone, lay_out(MIDlet_Name="Third", **push)) == (911, Step.KEEP)


# -- a phone that is killed


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("moment", [*Step, "BEGIN", "INSERT INTO suite", "COMMIT"], ids=str)
def test_a_phone_killed_at_any_moment_has_nothing_or_what_it_had(tmp_path, lay_out, moment):
    with Phone(storage=tmp_path / "memory") as phone:
        phone.install(lay_out())
    jad = lay_out(MIDlet_Version="2.0")
    child = os.fork()
    if child == 0:
        _killed_at(moment, tmp_path / "memory", jad)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
    with Phone(storage=tmp_path / "memory") as phone:
        assert phone.storage.notices == []
        assert str(phone.installed("Tiny").version) == "1.0.0"
        assert phone.launch("Tiny").state is State.ACTIVE


def _killed_at(moment, memory, jad):
    def die():
        os.kill(os.getpid(), signal.SIGKILL)
    try:
        phone = Phone(storage=memory)
        if isinstance(moment, str):
            phone.storage._db.set_trace_callback(lambda sql: sql.startswith(moment) and die())
        phone.install(jad, told=lambda step, done, size: step is moment and die())
    finally:
        os._exit(1)


def test_what_was_installed_survives_the_phone(tmp_path, lay_out):
    with Phone(storage=tmp_path / "memory") as phone:
        phone.install(lay_out())
        when = phone.installed("Tiny").kept.installed
    with Phone(storage=tmp_path / "memory") as phone:
        suite = phone.installed("Tiny")
        assert (suite.kept.installed, suite.kept.domain) == (when, "untrusted")
        assert phone.launch("tiny").state is State.ACTIVE


@pytest.mark.parametrize("what", ["jar", "jad"])
def test_a_damaged_file_is_refused_or_installed_and_nothing_else(packed, tmp_path, what):
    """Bytes turned, cut and doubled, the same each time. What was installed is whole for the next phone."""
    phone = Phone(storage=tmp_path / "memory")
    chance = Random(7)
    files = dict(zip(("jar", "jad"), packed(), strict=True))
    good = files[what]
    for _ in range(60):
        place = chance.randrange(len(good))
        files[what] = chance.choice([good[:place], good[:place] + bytes([good[place] ^ 1 << chance.randrange(8)])
                                     + good[place + 1:], good[:place] + good[place // 2:]])
        for ending, data in files.items():
            (tmp_path / f"tiny.{ending}").write_bytes(data)
        try:
            phone.install(tmp_path / "tiny.jad")
        except (RefusedDescriptor, RefusedSuite) as refusal:
            assert 901 <= refusal.status <= 911
    kept = len(phone.storage.suites.all())
    phone.close()
    with Phone(storage=tmp_path / "memory") as phone:
        assert len(names(phone)) == kept and phone.storage.notices == []
