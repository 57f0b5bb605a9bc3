"""A policy file is read, or one line says what is wrong with it and where."""

from pathlib import Path

import pytest

from emulator import Phone
from emulator.ams.permit.policy import TRUSTED, UNTRUSTED, Mode
from emulator.ams.permit.policy_file import SHIPPED, read_policy
from emulator.errors import UserError

TEXT = SHIPPED.read_text(encoding="utf-8")


def line_of(text, word):
    """The number of the line in which `word` stands first."""
    return text[:text.index(word)].count("\n") + 1


@pytest.fixture
def wrong(tmp_path):
    """`wrong(old, new)`: the line number and message of the error for the shipped policy so changed."""
    def read(old, new):
        assert old in TEXT
        path = tmp_path / "my.yaml"
        path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(UserError) as raised:
            read_policy(path)
        assert "\n" not in str(raised.value) and str(raised.value).startswith(str(path))
        return raised.value.line, str(raised.value)
    return read


@pytest.mark.parametrize("old, new, at, said", [
    ("\ngroups:\n", "\ngruops:\n", "groups:\n  net", "no field is called 'gruops'; did you mean 'groups'?"),
    ("  untrusted:", "  untrused:", "  untrusted:", "no field is called 'untrused'; did you mean 'untrusted'?"),
    ("Connector.https", "Connector.htps", "Connector.https", "did you mean 'javax.microedition.io.Connector.https'?"),
    ("request: use the web", "reqest: use the network", "request: use the web",
     "did you mean 'request'?"),
    ("messaging:            {default: once", "messages:            {default: once", "messaging:            {",
     "no group is called 'messages'; did you mean 'messaging'?"),
    ("{default: once, highest: session}", "{default: onse, highest: session}", "{default: once, highest: session}",
     "no mode is called 'onse'; did you mean 'once'?"),
    ("{default: once, highest: once}", "{default: session, highest: once}", "{default: once, highest: once}",
     "the default is above the highest: 'session'; the highest is 'once'"),
    ("{default: once, highest: once}", "{default: once}", "{default: once, highest: once}",
     "does not say its 'highest'"),
    ("{default: once, highest: once}", "once", "{default: once, highest: once}", "wants names and values under it"),
    ("name: Messages", "name:", "name: Messages", "name wants a text, not nothing"),
])
def test_a_slip_is_told_with_its_line_and_the_nearest_right_word(wrong, old, new, at, said):
    line, message = wrong(old, new)
    assert line == line_of(TEXT, at) and said in message


def test_a_permission_that_is_in_no_group_is_missed(wrong):
    _, message = wrong("      - javax.microedition.io.Connector.comm", "      - javax.microedition.io.Connector.ssl")
    assert "two groups" in message
    _, message = wrong("      - javax.microedition.io.Connector.ssl\n", "")
    assert "no group has the permission 'javax.microedition.io.Connector.ssl'" in message


@pytest.mark.parametrize("part", ["net_access:           ", "low_level_net_access: "])
def test_no_policy_gives_untrusted_suites_network_and_automatic_start_for_good(wrong, part, tmp_path):
    untrusted = TEXT[TEXT.index("  untrusted:"):TEXT.index("  trusted:")]
    allowed = untrusted.replace("auto_invocation:      {default: once, highest: session}",
                                "auto_invocation:      {default: allowed, highest: allowed}")
    both = allowed.replace(part + "{default: once, highest: session}", part + "{default: always, highest: allowed}")
    assert both != allowed != untrusted
    line, message = wrong(untrusted, both)
    assert "an untrusted suite cannot have for good, beside the network, 'auto_invocation'" in message
    assert line == line_of(TEXT, "auto_invocation:      {")
    path = tmp_path / "only_start.yaml"
    path.write_text(TEXT.replace(untrusted, allowed))
    assert read_policy(path).terms(UNTRUSTED, "auto_invocation").default is Mode.ALLOWED


@pytest.mark.parametrize("text, said", [
    ("", ":1: the file is empty"),
    ("- a\n- b\n", ":1: a policy is a section of names and values, not a list"),
    ("groups:\n  a: [\n", "this is no YAML"),
    ("groups: {}\n", "does not say its 'domains'"),
    ("groups: {}\ndomains: {}\n", ":1: no group has the permission"),
    ("groups:\ndomains:\n", ":1: groups wants names and values under it, not nothing"),
    ("a: &a [*a]\n", "this contains itself"),
])
def test_what_is_no_policy_at_all_is_said_so(tmp_path, text, said):
    path = tmp_path / "my.yaml"
    path.write_text(text)
    with pytest.raises(UserError) as raised:
        read_policy(path)
    assert said in str(raised.value)


def test_the_specifications_own_words_are_understood(tmp_path):
    path = tmp_path / "my.yaml"
    path.write_text(TEXT.replace("{default: once, highest: always}", "{default: oneshot, highest: blanket}"))
    assert read_policy(path) == read_policy()


def test_a_phone_takes_a_policy_of_the_persons(tmp_path):
    path = tmp_path / "my.yaml"
    path.write_text(TEXT.replace("{default: once, highest: once}", "{default: never, highest: never}"))
    with Phone(policy=path) as phone:
        assert phone.software.permissions.domain_allows(UNTRUSTED, "javax.wireless.messaging.sms.send") is False


def test_a_phone_with_a_broken_policy_is_not_made(tmp_path):
    with pytest.raises(UserError, match="there is no such file"):
        Phone(policy=tmp_path / "nowhere.yaml")


def in_words(terms):
    """How the documentation writes it."""
    default, highest = terms.default.name.lower(), terms.highest.name.lower()
    return f"`{default}`" if default == highest else f"`{default}`, up to `{highest}`"


def test_the_tables_of_the_documentation_are_the_policys():
    policy = read_policy()
    groups = [f"| `{group.key}` | {group.request} | {in_words(policy.terms(UNTRUSTED, group.key))} | "
              f"{in_words(policy.terms(TRUSTED, group.key))} |" for group in policy.groups.values()]
    permissions = [f"| `{name}` | `{group.key}` |" for group in policy.groups.values() for name in group.permissions]
    lines = (Path(__file__).parents[3] / "docs" / "permissions.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("| `") and line.count("|") == 5] == groups
    assert [line for line in lines if line.startswith("| `java")] == permissions
