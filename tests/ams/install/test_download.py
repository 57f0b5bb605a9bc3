"""Suites fetched from a server that is not to be believed: another phone on an ether of 20 ms."""

import pytest

from emulator import Phone
from emulator.ams.install.download import LARGEST_JAR, LONGEST, MOST_REDIRECTS, host_of, quoted, stem_of
from emulator.ams.install.install import Step
from emulator.ams.suite.status import RefusedSuite, Status
from emulator.midp.lang import Thread

JAD_TYPE, JAR_TYPE = "text/vnd.sun.j2me.app-descriptor", "application/java-archive"
JAD_URL = "http://+200/games/tiny.jad"


@pytest.fixture
def serve(web, packed, answered):
    """`serve(MIDlet_Version="2.0")`: a good suite on the server; gives the bytes of its JAR and JAD."""
    def put(*files, **attributes):
        jar, jad = packed(*files, **attributes)
        web.pages["/games/tiny.jad"] = answered(jad, JAD_TYPE)
        web.pages["/games/tiny.jar"] = answered(jar, JAR_TYPE)
        return jar, jad
    return put


@pytest.fixture
def install(web):
    """`install(url)`: the installation when it is over."""
    def run(url=JAD_URL, ms=2_000, **options):
        work = web.phone.install(url, **options)
        web.ether.run(ms)
        return work
    return run


def refused(work):
    with pytest.raises(RefusedSuite) as refusal:
        work.result()
    return refusal.value.status.value, refusal.value.problem


def test_a_suite_is_installed_from_a_server_and_runs(web, serve, install):
    jar, _ = serve()
    suite = install().result()
    assert (suite.name, suite.size, suite.origin, suite.domain) == ("Tiny", len(jar), JAD_URL, "untrusted")
    assert web.phone.launch("Tiny").state.name == "ACTIVE"
    assert [path for _, path, _ in web.asked] == ["/games/tiny.jad", "/games/tiny.jar"]


def test_an_installation_takes_phone_time_and_says_so_until_it_is_over(web, serve):
    serve()
    work = web.phone.install(JAD_URL)
    assert not work.is_over and work.status is None
    with pytest.raises(Exception, match="let phone time pass"):
        work.result()
    web.ether.run(2_000)
    assert work.is_over and work.status is Status.SUCCESS


def test_progress_is_told_in_bytes_that_grow_to_all(web, serve, install):
    jar, _ = serve({"big.txt": bytes(range(256)) * 100})
    told = []
    install(told=lambda step, done, size: told.append((step, done, size)))
    steps = list(dict.fromkeys(step for step, _, _ in told))
    came = [(done, size) for step, done, size in told if step is Step.DOWNLOAD]
    assert steps == list(Step)
    assert came[-1] == (len(jar), len(jar)) and came == sorted(came) and len(came) > 2


def test_a_jar_alone_is_installed_by_its_url(web, serve, install):
    serve()
    assert install("http://+200/games/tiny.jar").result().name == "Tiny"


def test_a_url_that_does_not_say_which_is_known_by_its_first_bytes(web, serve, install):
    serve()
    web.pages["/get?id=7"], web.pages["/get?id=8"] = web.pages["/games/tiny.jar"], web.pages["/games/tiny.jad"]
    assert install("http://+200/get?id=7").result().name == "Tiny"
    web.pages["/tiny.jar"] = web.pages["/games/tiny.jar"]
    assert install("http://+200/get?id=8").result().name == "Tiny"


@pytest.mark.parametrize("jar_url, path", [
    ("tiny.jar", "/games/tiny.jar"), ("sub/a.jar", "/games/sub/a.jar"), ("/top.jar", "/top.jar"),
    ("../up.jar", "/up.jar"), ("http://+200/far/b.jar", "/far/b.jar"), ("//+200/c.jar", "/c.jar"),
    ("d.jar?x=1&y=2", "/games/d.jar?x=1&y=2"), ("a%20b.jar", "/games/a%20b.jar"),
])
def test_the_jars_url_is_relative_to_the_jads(web, serve, install, answered, jar_url, path):
    _, jad = serve()
    web.pages["/games/tiny.jad"] = answered(jad.replace(b"Jar-URL: tiny.jar", b"Jar-URL: " + jar_url.encode()))
    web.pages[path] = web.pages["/games/tiny.jar"]
    assert install().result().name == "Tiny"


def test_the_jars_url_is_relative_to_where_the_jad_was_in_the_end(web, serve, install, answered):
    serve()
    web.pages["/t"] = answered(status="302 Found", Location="/games/tiny.jad")
    assert install("http://+200/t").result().origin == "http://+200/t"


@pytest.mark.parametrize("status", ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"])
def test_a_redirect_is_followed(web, serve, install, answered, status):
    serve()
    web.pages["/old.jad"] = answered(b"gone", status=status, Location="http://+200/games/tiny.jad")
    assert install("http://+200/old.jad").result().name == "Tiny"


@pytest.mark.parametrize("location, problem", [
    ("/games/tiny.jad", f"redirects more than {MOST_REDIRECTS} times"),
    ("", "does not say where to"), ("http://[::1", "is no address"),
    ("ftp://+200/x", "only a page of http or https"), ("file:///etc/passwd", "only a page of http or https"),
])
def test_a_redirect_that_leads_nowhere_is_refused(web, serve, install, answered, location, problem):
    serve()
    web.pages["/games/tiny.jad"] = answered(status="302 Found", Location=location)
    status, said = refused(install())
    assert status == 906 and problem in said


@pytest.mark.parametrize("path, status", [("/games/tiny.jad", 906), ("/games/tiny.jar", 907)])
@pytest.mark.parametrize("page, problem", [
    ({"status": "404 Not Found"}, "the server answers '404 Not Found'"),
    ({"status": "500 Oops"}, "the server answers '500 Oops'"),
    ({"status": "204 No Content"}, "the server answers '204 No Content'"),
    ({"kind": "text/html; charset=utf-8", "body": b"<html>"}, "the server sends text/html, no"),
    ({"kind": "image/png", "body": b"\x89PNG"}, "the server sends image/png, no"),
])
def test_a_page_that_is_not_the_file_is_refused(web, serve, install, answered, path, status, page, problem):
    serve()
    web.pages[path] = answered(**page)
    code, said = refused(install())
    assert code == status and problem in said


@pytest.mark.parametrize("path", ["/games/tiny.jad", "/games/tiny.jar"])
def test_a_body_that_is_cut_is_a_loss_of_service(web, serve, install, path):
    serve()
    web.pages[path] = web.pages[path][:-10]
    code, said = refused(install())
    assert code == 903 and "cut short" in said
    assert web.phone.software.installed.find("Tiny") is None


@pytest.mark.parametrize("path", ["/games/tiny.jad", "/games/tiny.jar"])
def test_a_server_that_hangs_up_is_a_loss_of_service(web, serve, install, path):
    serve()
    web.pages[path] = b""
    assert refused(install())[0] == 903


@pytest.mark.parametrize("path", ["/games/tiny.jad", "/games/tiny.jar"])
def test_a_server_that_never_answers_is_given_up_after_30_seconds(web, serve, install, path):
    serve()
    web.pages[path] = lambda out: Thread.sleep(10**8)
    work = install(ms=29_000)
    assert not work.is_over
    web.ether.run(2_000)
    assert refused(work) == (903, "the server does not answer")


def test_a_server_that_drips_for_ever_is_given_up(web, serve, install, answered):
    def drip(out):
        out.write(answered(b"", JAR_TYPE, Content_Length=None))
        for _ in range(LONGEST // 20_000 + 1):
            out.write(b"P")
            Thread.sleep(20_000)
    serve()
    web.pages["/games/tiny.jar"] = drip
    work = web.phone.install(JAD_URL)
    for second in range(LONGEST // 1_000 + 15):
        assert not work.is_over or second > LONGEST // 1_000
        web.server.run(1_000)                   # turn by turn, for the ether's own steps would take long
        web.phone.run(1_000)
    assert refused(work)[0] == 903


def test_a_jar_that_is_longer_than_its_jad_says_is_stopped_at_once(web, serve, install, answered):
    def endless(out):
        out.write(answered(b"", JAR_TYPE, Content_Length=None))
        while True:
            out.write(b"x" * 10_000)
            Thread.sleep(10)
    serve()
    web.pages["/games/tiny.jar"] = endless
    work = install()
    assert refused(work)[0] == 904
    assert work.bytes < 20_000


def test_a_jar_that_is_shorter_than_its_jad_says_is_a_mismatch(web, serve, install, answered):
    jar, jad = serve()
    web.pages["/games/tiny.jad"] = answered(jad.replace(b"Jar-Size: %d" % len(jar), b"Jar-Size: %d" % (len(jar) + 1)))
    work = install()
    assert (work.refusal.status.value, work.step) == (904, Step.SIZE)


def test_a_length_that_is_absurd_is_refused_before_it_comes(web, serve, install, answered):
    serve()
    web.pages["/x.jar"] = answered(b"PK", JAR_TYPE, Content_Length=LARGEST_JAR + 1)
    work = install("http://+200/x.jar")
    assert work.refusal.status.value == 901 and work.bytes == 0


def test_an_endless_descriptor_is_refused(web, serve, install, answered):
    def endless(out):
        out.write(answered(b"", JAD_TYPE, Content_Length=None))
        while True:
            out.write(b"X: y\n" * 5_000)
    web.pages["/games/tiny.jad"] = endless
    assert refused(install(ms=3_000))[0] == 901


def test_the_servers_charset_is_believed(web, serve, install, answered):
    _, jad = serve()
    web.pages["/games/tiny.jad"] = answered(jad + "X-Word: Привет\n".encode("koi8-r"), f"{JAD_TYPE};charset=koi8-r")
    suite = install().result()
    assert suite.suite.descriptor.app_property("X-Word") == "Привет"


@pytest.mark.parametrize("url, problem", [
    ("http://+300/x.jad", "+300"), ("http://+200:81/x.jad", "+200:81"),
])
def test_a_server_that_is_not_there_is_a_loss_of_service(web, install, url, problem):
    status, said = refused(install(url))
    assert status == 903 and problem in said


@pytest.mark.parametrize("url", ["http://", "http:///x", "http://a:b:c/", "http://+200:99999/x.jad"])
def test_what_is_no_address_is_refused(web, install, url):
    with pytest.raises(RefusedSuite):
        install(url).result()


def test_a_phone_without_a_network_says_so():
    with Phone() as phone, pytest.raises(RefusedSuite, match="no network") as refusal:
        phone.install("http://+200/x.jad").result()
    assert refusal.value.status is Status.LOSS_OF_SERVICE


@pytest.mark.parametrize("ms", [0, 10, 50, 90, 130, 150])
def test_the_person_can_stop_it_at_any_moment(web, serve, ms):
    serve()
    work = web.phone.install(JAD_URL)
    web.ether.run(ms)
    assert not work.is_over
    work.stop()
    web.ether.run(1_000)
    assert work.is_over and refused(work)[0] == 902
    assert web.phone.software.installed.find("Tiny") is None


def test_a_phone_that_is_switched_off_meanwhile_has_nothing(web, serve):
    serve()
    with Phone(network=web.ether, number="+300") as other:
        work = other.install(JAD_URL)
        web.ether.run(60)
    assert work.is_over and work.refusal.status is Status.USER_CANCELLED


def test_a_jad_of_this_computer_may_name_a_jar_on_a_server(web, serve, install, tmp_path):
    jar, jad = serve()
    (tmp_path / "tiny.jad").write_bytes(jad.replace(b"Jar-URL: tiny.jar", b"Jar-URL: http://+200/games/tiny.jar"))
    work = web.phone.software.installed.install(str(tmp_path / "tiny.jad"))
    web.ether.run(1_000)
    assert work.result().size == len(jar)


def test_an_installation_is_the_same_every_time(serve, web, packed, answered):
    def moments(number):
        told = []
        with Phone(network=web.ether, number=number) as phone:
            began = phone.now
            phone.install(JAD_URL, told=lambda step, done, size: told.append((step, done, phone.now - began)))
            web.ether.run(1_000)
        return told
    serve()
    first = moments("+300")
    assert len(first) > len(Step) and first == moments("+400")


@pytest.mark.parametrize("url", ["http://[::1", "http://a]b/x.jad", "http://a\u2100b/x.jad", "http://[x/tiny.jar"])
def test_what_is_no_address_at_all_is_refused_and_not_a_crash(phone, url):
    status, _ = refused(over(phone, url))
    assert status == 906


def over(phone, url):
    work = phone.install(url)
    phone.run(100)
    return work


@pytest.mark.parametrize("address", ["http://[::1", "http://[::1/tiny.jar"])
def test_a_jad_from_a_server_that_names_no_address_for_its_jar_is_refused(web, serve, install, answered, address):
    _, jad = serve()
    web.pages["/games/tiny.jad"] = answered(jad.replace(b"URL: tiny.jar", f"URL: {address}".encode()), JAD_TYPE)
    status, said = refused(install())
    assert status == 907 and "is no address" in said


def test_what_a_server_says_of_itself_is_shown_in_one_short_line(web, serve, install, answered):
    serve()
    web.pages["/games/tiny.jad"] = answered(b"x", "text/\x1b[31mred", status="404 \x1b]0;mine\x07" + "o" * 5_000)
    _, said = refused(install())
    assert said.isprintable() and len(said) < 200


def test_the_stem_and_the_host_of_an_address():
    assert (stem_of("http://h/a%20b.jad"), stem_of("http://h/"), stem_of("http://[")) == ("a b", "suite", "suite")
    assert (host_of("HTTP://Host:80/x"), host_of("/home/x.jad"), host_of("http://[")) == ("host:80", "", "")


@pytest.mark.parametrize("typed, asked", [
    ("http://h/a b.jad", "http://h/a%20b.jad"), ("http://h/Ж.jad", "http://h/%D0%96.jad"),
    ("http://h/a%20b.jad?x=1&y=[2]#z", "http://h/a%20b.jad?x=1&y=[2]#z"), ("http://h", "http://h"),
    ("http://h/\n.jad", "http://h/%0A.jad"), ("http://h/\udcff", "http://h/?")])
def test_an_address_is_asked_for_as_http_writes_it(typed, asked):
    assert quoted(typed) == asked


def test_files_with_blanks_and_other_letters_in_their_names_are_fetched(web, serve, install, answered):
    jar, jad = serve()
    web.pages["/games/my%20%C3%BC.jad"] = answered(jad.replace(b"URL: tiny.jar", "URL: my ü.jar".encode()), JAD_TYPE)
    web.pages["/games/my%20%C3%BC.jar"] = answered(jar, JAR_TYPE)
    assert install("http://+200/games/my ü.jad").result().name == "Tiny"
