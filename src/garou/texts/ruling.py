"""A role's document told as a rule: which sentence says what, by one table that the workshop's script goes by too.

The table (`shapes.json`) names for each verb the message and what is put into it. A message is put together from pieces
as they stand, so whoever has the table, the messages and the terms can do it without a server.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cache, partial
from pathlib import Path
from typing import Any

from garou.homemade.kinds import key_of
from garou.homemade.values import ALONE, RoleDoc, Spelling

from . import Words
from .narrator import team_forms

FIRST = "deal"  # the call after which whoever is called first is called
PLACES = ("centre", "spare")
ITSELF = ("me", "fellows", "spare", "everybody", "neighbours", "others", "centre")
WORDS = ("words",)  # whoever chooses among these chooses nobody and no place

Step = Mapping[str, Any]  # of a document, with whatever goes without saying


@cache
def shapes() -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(Path(__file__).with_name("shapes.json").read_text("utf-8"))
    return found


def rule(words: Words, doc: RoleDoc) -> str:
    """All of it: the night, the day, and how it wins."""
    return " ".join((night(words, doc), *by_day(words, doc)))


def called(words: Words, doc: RoleDoc) -> str:
    """As a sentence speaks of it."""
    spelt = doc.names.get(words.lang) or next(iter(doc.names.values()), Spelling(""))
    if spelt.name:
        return spelt.the or spelt.name
    return words(f"role-{doc.id}.the") if words.has(f"role-{doc.id}") else doc.id


# --- By night ---------------------------------------------------------------------------------------


def night(words: Words, doc: RoleDoc) -> str:
    telling = RuleTelling(words, doc)
    if not doc.night and not doc.wakes.with_:
        return words("rule-sleeps", {"name": telling.name})
    head = {"when": telling.when(), "name": telling.name}
    if not doc.night:
        return words("rule-wakes", head)
    told = telling.told()
    if doc.wakes.together:
        told = words("rule-together", {"steps": told})
    conditional = bool(doc.night[0].when) and not doc.wakes.together
    return words("rule-night-if" if conditional else "rule-night", {**head, "steps": told})


class RuleTelling:
    """One role in one language: of what was chosen, later steps speak by its name."""

    def __init__(self, words: Words, doc: RoleDoc) -> None:
        self.words, self.doc, self.name = words, doc, called(words, doc)
        self.steps = [whole(step) for step in doc.night]
        self.chosen = {step["as"]: kind_of(step) for step in self.steps if step.get("as")}
        self.looked = ""  # where somebody has looked last
        self.put: Mapping[str, Callable[[Any], str]] = {
            "card": partial(self.places, "card"),
            "mark": partial(self.places, "mark"),
            "who": partial(self.places, "who"),
            "kin": partial(self.terms, key="role-{}.a"),
            "teams": partial(self.terms, key="team-{}.of"),
            "roles": partial(self.terms, key="role-{}.a"),
            "marks": partial(self.terms, key="mark-{}"),
            "spent": partial(self.terms, key="rule-{}-left"),
            "words": self.spoken,
        }

    def when(self) -> str:
        wakes = self.doc.wakes
        if wakes.after == FIRST:
            return self.words("rule-wakes-first")
        if wakes.after:
            return self.words("rule-wakes-after", {"call": self.call(wakes.after)})
        return self.words("rule-wakes-with", {"call": self.call(wakes.with_)})

    def call(self, name: str) -> str:
        known = (key for key in (f"call-{name}", f"role-{name}") if self.words.has(key))
        key = next(known, None)
        return self.words(key) if key else name

    def told(self) -> str:
        text = self.step(self.steps[0])
        for step in self.steps[1:]:
            text = self.words("rule-then-if" if step["when"] else "rule-then", {"first": text, "last": self.step(step)})
        return text

    def step(self, step: Step) -> str:
        told = self.shaped(shape_of(step), step)
        if step["when"]:
            asked = [self.condition(one) for one in step["when"]]
            told = self.words("rule-when", {"if": self.joined("rule-and", asked), "does": told})
        if "look" in step or "take" in step:
            [self.looked, *_] = listed(step.get("look") or step["take"])
        return told

    def condition(self, one: Step) -> str:
        asks = next(name for name in shapes()["conditions"] if one[name])
        elsewhere = f"if-{asks}-there" in shapes()["shapes"] and one["seen"] != self.looked
        return self.shaped(f"if-{asks}-there" if elsewhere else f"if-{asks}", one)

    def shaped(self, shape: str, step: Step) -> str:
        slots = shapes()["shapes"][shape]
        return self.words(f"rule-{shape}", {slot: self.piece(kind, of, step) for slot, (kind, of) in slots.items()})

    def piece(self, kind: str, of: str, step: Step) -> str:
        """What is chosen from says where it lies, how many, and except whom; everything else is one field."""
        return self.pools(step) if kind == "pools" else self.put[kind](step[of])

    # Pieces ---------------------------------------------------------------------------------

    def joined(self, key: str, told: Sequence[str]) -> str:
        text = told[0] if told else ""
        for one in told[1:]:
            text = self.words(key, {"first": text, "last": one})
        return text

    def pools(self, step: Step) -> str:
        """From where it is chosen, how many, and except whom."""
        pools = [pool for pool in step["choose"] if pool not in WORDS]
        counts = step["number"] if len(step["number"]) > 1 else step["number"] * len(pools)
        what = self.joined("rule-or", [self.words(f"rule-pool-{p}-{n}") for p, n in zip(pools, counts, strict=False)])
        if step["words"]:
            what = self.words("rule-says", {"what": what, "words": self.spoken(step["words"])})
        if step["except"]:
            what = self.words("rule-except", {"what": what, "who": self.places("who", step["except"])})
        return what

    def places(self, noun: str, names: Any) -> str:
        return self.joined("rule-and", [self.place(noun, name) for name in listed(names)])

    def place(self, noun: str, name: str) -> str:
        """The most exact words there are for it."""
        kind = name if name in ITSELF else self.chosen.get(name, "any")
        same = [other for other, its in self.chosen.items() if its == kind == "player"]
        nth = f"-{min(same.index(name), 1) + 1}" if len(same) > 1 and name in same else ""
        keys = (f"rule-{noun}-{kind}{nth}", f"rule-{noun}-{kind}", f"rule-who-{kind}", "rule-who-any")
        return self.words(self.words.first(*keys))

    def terms(self, names: Any, key: str) -> str:
        """Of what the printed games know the word there is for it; else its name in the document."""
        found = []
        for name in listed(names):
            known = self.words.has(key.format(name).partition(".")[0])
            found.append(self.words(key.format(name)) if known else name)
        return self.joined("rule-or", found)

    def spoken(self, names: Any) -> str:
        """The words it asks for, as their author spells them."""
        own = self.doc.says.get(self.words.lang)
        spelt = own.words if own else {}
        told = [spelt.get(name) or self.terms(name, "word-{}") for name in listed(names)]
        return self.joined("rule-or", [self.words("rule-quoted", {"word": word}) for word in told])


def shape_of(step: Step) -> str:
    """The row of the table."""
    table = shapes()
    verb = "say" if tuple(step.get("choose", ())) == WORDS else next(iter(step))
    value = step[table["by"][verb]] if verb in table["by"] else ""
    [said] = {("yes" if value else "no") if isinstance(value, bool) else "".join(value)}
    return f"{verb}-{said}" if f"{verb}-{said}" in table["shapes"] else verb


def listed(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else [*value]


def kind_of(step: Step) -> str:
    """What was chosen or found there, for whoever speaks of it later."""
    if "choose" not in step:
        return "found"
    kinds = {"place" if pool in PLACES else "player" for pool in step["choose"] if pool not in WORDS}
    if len(kinds) != 1:
        return "any" if kinds else "word"
    return kinds.pop() + ("s" if max(step["number"]) > 1 else "")


def whole(step: Any) -> Step:
    """A step with all its fields, as a document calls them."""
    told = {key_of(one): getattr(step, one.name) for one in fields(step)}
    if "when" in told:
        told["when"] = [whole(one) for one in told["when"]]
    return told


# --- By day ----------------------------------------------------------------------------------------


def by_day(words: Words, doc: RoleDoc) -> list[str]:
    """What its death, its finger and its goal are, as far as that is worth a word."""
    name = called(words, doc)
    told = []
    if doc.dies:
        told.append(words(f"rule-dies-{doc.dies.takes}", {"name": name}))
    if doc.guards:
        told.append(words(f"rule-guards-{doc.guards.guards}", {"name": name}))
        if doc.guards.pointed_by:
            told.append(words("rule-guards-by", {"team": words(f"team-{doc.guards.pointed_by}.of")}))
    if doc.votes != 1:
        told.append(words(f"rule-votes-{doc.votes}"))
    return [*told, goal(words, doc)]


def goal(words: Words, doc: RoleDoc) -> str:
    if doc.wins != "team":
        return words(f"rule-wins-{doc.wins}")
    if doc.team == ALONE:
        return words("rule-wins-alone")
    key = "rule-wins-follower" if doc.follower else "rule-wins-team"
    return words(key, team_forms(words, doc.team))
