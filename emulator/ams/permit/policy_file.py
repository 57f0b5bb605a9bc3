"""policy.yaml, or a policy of the person's own, read and checked: one line says what is wrong, and where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from emulator.errors import UserError, nearest
from emulator.handset.yaml_tree import Entry, Kind, read

from .policy import DOMAINS, KNOWN, UNTRUSTED, WORDS, FunctionGroup, Mode, Policy, Terms, for_good

SHIPPED = Path(__file__).with_name("policy.yaml")
POLICY = Kind("policy", UserError)
SYNONYMS = {"blanket": Mode.ALWAYS, "oneshot": Mode.ONCE}     # the specification's own words


def read_policy(path: Path = SHIPPED) -> Policy:
    """The policy of a file; UserError, with the line and the nearest right word, for a wrong one."""
    top = _section(read(path, POLICY), "a policy", ("groups", "domains"))
    groups = _groups(top["groups"])
    domains = _section(top["domains"], "domains", DOMAINS)
    policy = Policy(groups, {domain: _terms(domains[domain], domain, groups) for domain in DOMAINS})
    _check_start_and_network(policy, domains[UNTRUSTED])
    return policy


def _section(entry: Entry, name: str, fields: Iterable[str], noun: str = "field") -> dict[str, Entry]:
    """An entry that is a section of exactly these fields."""
    fields = list(fields)
    if not isinstance(entry.value, dict):
        raise entry.fault(f"{name} wants names and values under it, not {entry.what()}")
    for word, inner in entry.value.items():
        if word not in fields:
            raise inner.fault(f"{name}: no {noun} is called", word, nearest(word, fields))
    for word in fields:
        if word not in entry.value:
            raise entry.fault(f"{name} does not say its", word)
    return entry.value


def _text(entry: Entry, name: str) -> str:
    if not isinstance(entry.value, str) or not entry.value.strip():
        raise entry.fault(f"{name} wants a text, not {entry.what()}")
    return " ".join(entry.value.split())


def _groups(entry: Entry) -> dict[str, FunctionGroup]:
    if not isinstance(entry.value, dict):
        raise entry.fault(f"groups wants names and values under it, not {entry.what()}")
    groups = {key: _group(key, inner) for key, inner in entry.value.items()}
    seen: dict[str, str] = {}
    for group in groups.values():
        for name in group.permissions:
            if name in seen:
                raise entry.value[group.key].fault("this permission is in two groups:", name,
                                                   f"it is in {seen[name]!r} already")
            seen[name] = group.key
    for name in sorted(KNOWN - set(seen)):
        raise entry.fault("no group has the permission", name)
    return groups


def _group(key: str, entry: Entry) -> FunctionGroup:
    fields = _section(entry, f"group {key!r}", ("name", "request", "permissions"))
    names = fields["permissions"]
    if not isinstance(names.value, list) or not names.value:
        raise names.fault(f"permissions wants a list, not {names.what()}")
    permissions = [(item, _text(item, "a permission")) for item in names.value]
    for item, name in permissions:
        if name not in KNOWN:
            raise item.fault("no permission is called", name, nearest(name, sorted(KNOWN)))
    return FunctionGroup(key, _text(fields["name"], "name"), _text(fields["request"], "request"),
                         tuple(name for _, name in permissions))


def _terms(entry: Entry, domain: str, groups: Mapping[str, FunctionGroup]) -> dict[str, Terms]:
    sections = _section(entry, f"domain {domain!r}", groups, "group")
    terms = {}
    for key in groups:
        fields = _section(sections[key], f"group {key!r} of {domain!r}", ("default", "highest"))
        default, highest = _mode(fields["default"]), _mode(fields["highest"])
        if default.rank > highest.rank:
            raise fields["default"].fault("the default is above the highest:", default.name.lower(),
                                          f"the highest is {highest.name.lower()!r}")
        terms[key] = Terms(default, highest)
    return terms


def _mode(entry: Entry) -> Mode:
    word = _text(entry, "a mode")
    known = {**WORDS, **SYNONYMS}
    if word not in known:
        raise entry.fault("no mode is called", word, nearest(word, known))
    return known[word]


def _check_start_and_network(policy: Policy, entry: Entry) -> None:
    """Nobody has been asked yet, so a default may not be what no answer can be."""
    defaults = {key: terms.default for key, terms in policy.domains[UNTRUSTED].items()}
    allowed = policy.within(UNTRUSTED, defaults)
    for key in for_good(defaults):
        if allowed[key] is not defaults[key]:
            assert isinstance(entry.value, dict)
            raise entry.value[key].fault("an untrusted suite cannot have for good, beside the network,", key,
                                         "make its default session or less")
