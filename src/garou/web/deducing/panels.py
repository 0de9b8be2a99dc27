"""What the panel shows one reader: rows of what each card can be, worlds left, what cannot be together, and why.

A function of the question and its answer, and of the words of the reader: nothing else of the table is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from math import ceil

from garou.deduction.conclusions import Chance
from garou.deduction.reasons import Holds
from garou.engine.values import Refusal, RoleName, Seat, Slot
from garou.games.teams import monsters_among
from garou.talk.claims import AM, WAS, Said
from garou.texts.claims import spoken
from garou.texts.narrator import Narrator, place_forms, refusal, role_forms
from garou.texts.reasons import reason
from garou.web.art import role_art
from garou.web.table.initials import initial
from garou.web.table.offering import written

from .questions import Conclusion, Query

READ = 30  # percent from which on a part of a bar says how likely it is
STEP = 5  # percent: parts of a bar differ by such steps, as no style may be written into a page
SCALES = ((10**18, "18"), (10**15, "15"), (10**12, "12"), (10**9, "9"), (10**6, "6"))  # from a million on


@dataclass(frozen=True, slots=True)
class Tick:
    """One claim: believed, or tried as a lie."""

    value: str
    reads: str
    believed: bool


@dataclass(frozen=True, slots=True)
class Likely:
    """What a card may be, and how likely: one part of a bar."""

    art: str
    name: str
    percent: str
    width: int
    said: bool  # is the percent written on it?
    monster: bool


@dataclass(frozen=True, slots=True)
class Odds:
    """One seat."""

    slot: int
    name: str
    letter: str
    me: bool
    art: str  # of the claim that stands for all it says
    claims: tuple[Tick, ...]
    shares: tuple[Likely, ...]
    sure: bool  # there is nothing else it can be
    knotted: bool  # what it says cannot be true with what others say
    thread: str = ""  # of the thread from the first to the last of those: from, through, to, or alone

    @property
    def doubted(self) -> bool:
        return any(not one.believed for one in self.claims)

    @property
    def reads(self) -> str:
        return ", ".join(f"{one.name} {one.percent}" for one in self.shares)


@dataclass(frozen=True, slots=True)
class Suspect:
    """Somebody who may have lied where not all can be true."""

    slot: int
    name: str
    frees: bool  # if they alone did, the most is left


@dataclass(frozen=True, slots=True)
class Panel:
    """All of it."""

    rows: tuple[Odds, ...]
    centre: tuple[Odds, ...]
    state: str  # counted, clash, rare, long or uncounted
    note: str  # what is to be said where nothing was counted
    worlds: str
    size: str  # of that: one, some or many
    of: str
    dark: int  # yes-or-no questions between all worlds and one that are answered
    lit: int  # and those that are open
    doubts: tuple[str, ...]
    about: int | None
    title: str  # of the reason
    why: tuple[str, ...]
    suspects: tuple[Suspect, ...]
    exact: bool
    error: str


def value_of(said: Said) -> str:
    """One claim as a form sends it."""
    return f"{said.seat} {written(said.claim)}"


def panel(
    asked: Query, answer: Conclusion, heard: tuple[Said, ...], doubts: frozenset[str], narrator: Narrator
) -> Panel:
    """`heard` are all claims there are to believe; `asked` has those that are believed."""
    wrong = {asked.said[number].seat for number in answer.contradiction}
    rows = [_row(asked, answer, heard, doubts, narrator, Slot(slot)) for slot in range(asked.players)]
    places = range(asked.players, asked.places) if _shown(answer) else ()
    found, state = answer.found, _state(answer)
    worlds, of = max(1, found.worlds), max(1, answer.of)
    return Panel(
        rows=tuple(_threaded(rows)),
        centre=tuple(_row(asked, answer, (), doubts, narrator, Slot(slot)) for slot in places),
        state=state,
        note=_note(answer, narrator),
        worlds=_number(narrator, found.worlds, exact=found.exact),
        size="one" if found.worlds == 1 else "many" if found.worlds >= SCALES[-1][0] else "some",
        of=counted(narrator, answer.of),
        dark=max(0, of.bit_length() - worlds.bit_length()),
        lit=(worlds - 1).bit_length(),
        doubts=tuple(sorted(doubts)),
        about=asked.about,
        title=_title(answer, narrator, asked),
        why=tuple(reason(narrator, step, asked.said) for step in answer.why),
        suspects=_suspects(asked, answer, wrong, narrator),
        exact=found.exact,
        error=off_by(found.error),
    )


def off_by(error: float) -> str:
    """In whole percents, and never less than it is."""
    return str(ceil(error * 100))


def _number(narrator: Narrator, number: int, *, exact: bool) -> str:
    """Of what is only estimated the first two figures."""
    if exact:
        return counted(narrator, number)
    fine = 10 ** max(0, len(str(number)) - 2)
    return narrator.words("deduce-about", {"number": counted(narrator, round(number / fine) * fine)})


def counted(narrator: Narrator, number: int) -> str:
    """In figures as far as they can be read, else how many millions or more."""
    for size, scale in SCALES:
        if number >= size:
            tenths = Fraction(number * 10, size)
            return narrator.words("deduce-many", {"count": float(round(tenths)) / 10, "scale": scale})
    return narrator.words("deduce-figure", {"count": number})


def percent(narrator: Narrator, chance: Chance, *, exact: bool = True) -> str:
    """0 only where it is impossible, and 100 nowhere: that is certain. What is estimated is neither."""
    if exact and chance == 1:
        return narrator.words("deduce-sure")
    if exact and not chance:
        return narrator.words("deduce-percent", {"count": "0", "less": "no"})
    rounded = round(chance * 100)
    return narrator.words(
        "deduce-percent", {"count": str(min(99, max(1, rounded))), "less": "yes" if not rounded else "no"}
    )


def _state(answer: Conclusion) -> str:
    if answer.too_long:
        return "long"
    if answer.refused[0]:
        return "uncounted"
    if answer.possible is False:
        return "clash"
    return "rare" if answer.rough else "counted"


def _shown(answer: Conclusion) -> bool:
    return bool(answer.chances) and not answer.rough


def _note(answer: Conclusion, narrator: Narrator) -> str:
    reason, details = answer.refused
    return refusal(narrator.words, Refusal(reason, **dict(details))) if reason else ""


# --- Rows ---------------------------------------------------------------------------------------------


def _row(  # noqa: PLR0917  # all that a row rests on
    asked: Query, answer: Conclusion, heard: tuple[Said, ...], doubts: frozenset[str], narrator: Narrator, slot: Slot
) -> Odds:
    own = [one for one in heard if one.seat == slot]
    name = narrator.name(slot)
    return Odds(
        slot=slot,
        name=name,
        letter=initial(name) if slot < asked.players else str(slot - asked.players + 1),
        me=slot == asked.seat,
        art=_art(own),
        claims=tuple(Tick(value_of(one), spoken(narrator, one), value_of(one) not in doubts) for one in own),
        shares=_shares(asked, answer, slot, narrator) if _shown(answer) else (),
        sure=_shown(answer) and answer.found.exact and len(answer.chances[slot]) == 1,
        knotted=slot in {asked.said[number].seat for number in answer.contradiction},
    )


def _threaded(rows: list[Odds]) -> Iterator[Odds]:
    """From the first to the last of those who cannot all be right."""
    tied = [row.slot for row in rows if row.knotted]
    for row in rows:
        if not tied or not tied[0] <= row.slot <= tied[-1]:
            yield row
        elif tied[0] == tied[-1]:
            yield replace(row, thread="alone")
        else:
            yield replace(row, thread="from" if row.slot == tied[0] else "to" if row.slot == tied[-1] else "through")


def _art(own: Iterable[Said]) -> str:
    """The role somebody says to be, or else whatever they speak of."""
    named = [one.claim for one in own if one.claim.roles]
    of_oneself = [claim for claim in named if claim.kind in (AM, WAS)]
    chosen = (of_oneself or named)[-1:]
    return role_art(chosen[0].roles[0]) if chosen else ""


def _shares(asked: Query, answer: Conclusion, slot: Slot, narrator: Narrator) -> tuple[Likely, ...]:
    chances, exact = answer.chances[slot], answer.found.exact
    monsters = monsters_among(asked.rules, [role for role, _ in chances])
    return tuple(_share(narrator, role, chance, exact=exact, monster=role in monsters) for role, chance in chances)


def _share(narrator: Narrator, role: RoleName, chance: Chance, *, exact: bool, monster: bool) -> Likely:
    said = chance * 100 >= READ and not (exact and chance == 1)
    written = percent(narrator, chance, exact=exact)
    return Likely(role_art(role), narrator.role(role), written, width(chance), said, monster)


def width(chance: Chance) -> int:
    """Of a part of a bar."""
    return max(STEP, STEP * round(chance * 100 / STEP))


# --- Why, and who ------------------------------------------------------------------------------------


def _title(answer: Conclusion, narrator: Narrator, asked: Query) -> str:
    if answer.contradiction or not answer.possible:
        return narrator.words("deduce-clash.why") if answer.why else ""
    last = answer.explained
    if last is None:
        who = asked.about
        return narrator.words("deduce-open", {"name": narrator.name(who)}) if who is not None else ""
    return _explained(narrator, last, told=bool(answer.why))


def _explained(narrator: Narrator, last: Holds, *, told: bool) -> str:
    """Where no steps can be told, all there is to say is that it is so."""
    args = place_forms(narrator, "name", (last.place,)) | role_forms(narrator, "role", last.role)
    if told:
        return narrator.words("deduce-why" if last.sure else "deduce-why-not", args)
    return narrator.words("deduce-so" if last.sure else "deduce-so-not", args)


def _suspects(asked: Query, answer: Conclusion, wrong: set[Seat], narrator: Narrator) -> tuple[Suspect, ...]:
    most = asked.said[answer.frees].seat if answer.frees is not None and len(wrong) > 1 else None
    return tuple(Suspect(seat, narrator.name(seat), seat == most) for seat in sorted(wrong))
