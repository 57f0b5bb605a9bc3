"""The policy of this phone: groups, domains, and what may not be at once."""

import pytest

from emulator.ams.permit.policy import KNOWN, TRUSTED, UNTRUSTED, Mode, is_known
from emulator.ams.permit.policy_file import read_policy

POLICY = read_policy()


@pytest.mark.parametrize("kind", ["http", "https", "datagram", "datagramreceiver", "socket", "serversocket", "ssl",
                                  "comm"])
def test_each_permission_of_the_generic_connection_framework_is_known(kind):
    assert is_known(f"javax.microedition.io.Connector.{kind}")


def test_so_is_that_of_the_push_registry():
    assert is_known("javax.microedition.io.PushRegistry")


def test_another_is_not():
    assert not is_known("javax.microedition.io.Connector.gopher")


def test_every_permission_is_in_one_group():
    held = [name for group in POLICY.groups.values() for name in group.permissions]
    assert sorted(held) == sorted(KNOWN)


def test_what_nobody_defines_is_in_none():
    assert POLICY.group_of("no.such.permission") is None


@pytest.mark.parametrize("group, default, highest", [
    ("net_access", Mode.ONCE, Mode.SESSION),
    ("low_level_net_access", Mode.ONCE, Mode.SESSION),
    ("messaging", Mode.ONCE, Mode.ONCE),
    ("auto_invocation", Mode.ONCE, Mode.SESSION),
    ("local_connectivity", Mode.ONCE, Mode.ALWAYS),
])
def test_untrusted_suites_have_what_the_recommended_practice_gives_them(group, default, highest):
    terms = POLICY.terms(UNTRUSTED, group)
    assert (terms.default, terms.highest) == (default, highest)


@pytest.mark.parametrize("group", POLICY.groups)
def test_a_trusted_suite_has_no_less_than_an_untrusted_one(group):
    assert POLICY.terms(TRUSTED, group).highest.rank >= POLICY.terms(UNTRUSTED, group).highest.rank
    assert POLICY.terms(TRUSTED, group).default.rank >= POLICY.terms(UNTRUSTED, group).default.rank


def test_a_mode_above_the_highest_is_brought_down_to_it():
    assert POLICY.within(UNTRUSTED, {"net_access": Mode.ALWAYS, "messaging": Mode.NEVER}) == {
        "net_access": Mode.SESSION, "messaging": Mode.NEVER}


@pytest.mark.parametrize("network", ["net_access", "low_level_net_access"])
@pytest.mark.parametrize("mode", [Mode.ALWAYS, Mode.ALLOWED])
def test_an_untrusted_suite_never_has_the_network_and_automatic_start_for_good_at_once(free_policy, network, mode):
    wanted = {network: mode, "auto_invocation": mode}
    assert free_policy.within(UNTRUSTED, wanted) == {network: mode, "auto_invocation": Mode.SESSION}
    assert free_policy.within(UNTRUSTED, {"auto_invocation": mode}) == {"auto_invocation": mode}


def test_a_trusted_one_may(free_policy):
    wanted = {"net_access": Mode.ALWAYS, "auto_invocation": Mode.ALWAYS}
    assert free_policy.within(TRUSTED, wanted) == wanted


def test_modes_of_groups_that_are_no_more_are_left_out():
    assert POLICY.within(UNTRUSTED, {"telepathy": Mode.ALWAYS}) == {}
