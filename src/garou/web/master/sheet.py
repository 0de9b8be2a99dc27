"""What the game master enters before the first night. All of it is in the form itself: the server keeps nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from random import Random

from garou.announcer import LENGTHS
from garou.announcer.writing import NORMAL
from garou.dealing import deal
from garou.engine.game import check_setup
from garou.engine.rules import RuleSet
from garou.engine.values import IllegalSetup, Refusal, RoleName, Setup, Slot
from garou.games import GAMES
from garou.games.cast import Cast, Scenario
from garou.games.scenarios import SCENARIOS
from garou.homemade import rules_of
from garou.record.reading import name_flaw
from garou.record.values import BadRecord, Record
from garou.texts import Words
from garou.web.art import role_art
from garou.web.carrying import Fields
from garou.web.faces import LaidCard
from garou.web.settle.entries import EntryRow, Group, role_choices

# A game of many nights is led by a person; the others need no more than the announcer.
LED = tuple((game, edition) for (game, edition), rules in GAMES.items() if rules.round)
GAME, EDITION = LED[0]
USUAL = 8  # how many sit at a table of which nothing is known yet
NUMBERS = frozenset(map(str, range(100)))  # that anybody can enter
LONGEST_NAME = 20  # it stands in the record, which travels with every tap


@dataclass(frozen=True)
class MasterSheet:
    """The table as far as it has been told."""

    options: tuple[str, ...]
    names: tuple[str, ...]  # by seat, "" where nobody gave one
    scenario: Scenario | None
    cards: Mapping[Slot, RoleName]  # of seats, then of the spare places
    length: str
    deck: Mapping[RoleName, int] = field(default_factory=dict)  # how many of each, where no scenario says so
    newcomers: bool = False  # the game is new to this table

    @property
    def rules(self) -> RuleSet:
        return rules_of(GAME, EDITION, self.options)

    @property
    def spare(self) -> tuple[Slot, ...]:
        """The places for cards that a role brings along: the thief's two."""
        seats, places = len(self.names), len(self.rules.places)
        return tuple(Slot(seats + n) for n in range(places)) if self.bringing else ()

    @property
    def bringing(self) -> tuple[RoleName, ...]:
        here = {*self.cards.values(), *(self.cast.cards if self.cast else ())}
        return tuple(name for name, role in self.rules.roles.items() if role.brings and name in here)

    @property
    def slots(self) -> tuple[Slot, ...]:
        return (*map(Slot, range(len(self.names))), *self.spare)

    @property
    def missing(self) -> tuple[Slot, ...]:
        return tuple(slot for slot in self.slots if slot not in self.cards)

    @property
    def cast(self) -> Cast | None:
        """The cards that are in, where a scenario says so, or somebody who counted them."""
        if self.scenario:
            return self.scenario.casts.get(len(self.names))
        counted = [role for role, count in self.deck.items() for _ in range(count)]
        room = len(self.names) + sum(self.rules.roles[role].brings for role in {*counted})
        plain = [RoleName(self.rules.plain)] * (room - len(counted))
        return Cast((*counted, *plain)) if counted else None

    @property
    def left(self) -> list[RoleName]:
        """The cards of the deck that were not entered; first those that bring others along, and are always dealt."""
        here = Counter(self.cast.cards if self.cast else ()) - Counter(self.cards.values())
        return sorted(here.elements(), key=lambda role: not self.rules.roles[role].brings)

    @property
    def fits(self) -> bool:
        """Is there one card of the deck for each place?"""
        return len(self.left) == len(self.missing)

    @property
    def lying(self) -> tuple[RoleName, ...]:
        """A card for each place, where there is one: those that were not entered lie anywhere."""
        dealt = {**self.cards, **dict(zip(self.missing, self.left, strict=False))}
        return tuple(dealt[slot] for slot in self.slots if slot in dealt)

    @property
    def aside(self) -> tuple[RoleName, ...]:
        """What lies beside, where the card that brings these places is among it: nobody can take anything."""
        spare = self.lying[len(self.names) :]
        return spare if any(role in self.bringing for role in spare) else ()

    @property
    def beside_unknown(self) -> bool:
        """Such a card lies aside, and nobody knows with which other."""
        missing = [slot in self.spare for slot in self.missing]
        return bool(self.aside) and any(missing) and not all(missing)

    @property
    def setup(self) -> Setup:
        """Once it is known what lies there, if not where; refused where the rules do."""
        seats = len(self.names)
        found = Setup(self.lying[:seats], extra=() if self.aside else self.lying[seats:])
        check_setup(self.rules, found)
        return found

    def record(self) -> Record:
        return Record(GAME, EDITION, self.options, written_names(self.names), self.setup)

    # Filled in by one tap ------------------------------------------------------------

    def shuffled(self, luck: Random) -> MasterSheet:
        """The cards of the scenario dealt by luck; without one, those that were entered."""
        seats = len(self.names)
        cast = self.cast or Cast(tuple(self.cards[slot] for slot in self.slots))
        dealt = deal(self.rules, cast, seats, luck)
        return replace(self, cards={Slot(slot): card for slot, card in enumerate(dealt.cards)})

    def rest_asleep(self) -> MasterSheet:
        """Everybody else is a plain villager."""
        return replace(self, cards={**dict.fromkeys(self.missing, RoleName(self.rules.plain)), **self.cards})


# --- From the form and back ------------------------------------------------------------------------------


def read_sheet(fields: Fields) -> tuple[MasterSheet, Refusal | None]:
    """The sheet as a form has it, and what is wrong with it: nothing that was entered is lost for it."""
    rules = GAMES[GAME, EDITION]
    low, high = rules.players
    said = str(fields.get("players", USUAL))
    count = int(said) if said.isdecimal() and len(said) < 4 else 0
    seats = count if low <= count <= high else USUAL
    given = [" ".join(str(name).split()) for name in fields.getlist("name")[:seats]]
    scenario = next((one for one in scenarios_of_game() if one.id == fields.get("scenario")), None)
    found = {Slot(slot): str(fields.get(f"card-{slot}")) for slot in range(seats + len(rules.places))}
    sheet = MasterSheet(
        options=tuple(name for name in rules.options if name in fields.getlist("option")),
        names=tuple(given + [""] * (seats - len(given))),
        scenario=scenario,
        cards={slot: RoleName(card) for slot, card in found.items() if card in rules.roles},
        length=length_of(fields),
        deck={} if scenario else _read_deck(fields, rules, seats),
        newcomers="newcomers" in fields,
    )
    if seats != count:
        return sheet, IllegalSetup("players-out-of-range", count=count, low=low, high=high)
    return sheet, _flaw(sheet)


def _read_deck(fields: Fields, rules: RuleSet, seats: int) -> dict[RoleName, int]:
    said = {role: str(fields.get(f"deck-{role}", "")) for role in rules.roles}
    return {role: min(int(text), seats) for role, text in said.items() if text in NUMBERS and int(text)}


def _flaw(sheet: MasterSheet) -> Refusal | None:
    """Options that exclude each other, a scenario for another number of players, names nobody can have."""
    written = written_names(sheet.names)
    try:
        rules_of(GAME, EDITION, sheet.options)
    except IllegalSetup as error:
        return error
    if sheet.scenario and sheet.cast is None:
        known = sheet.scenario.players
        return IllegalSetup("scenario-players", scenario=sheet.scenario.id, known=known, count=len(sheet.names))
    for i, name in enumerate(written):
        flaw = "name-too-long" if len(name) > LONGEST_NAME else name_flaw(name, written[:i])
        if flaw:
            return Refusal(flaw, name=name, longest=LONGEST_NAME)
    return None


def sheet_of(
    record: Record, length: str, guessed: Collection[Slot] = (), aside: tuple[RoleName, ...] = ()
) -> MasterSheet:
    """What had been entered when this game began."""
    lying = (*record.setup.cards, *aside)
    names = tuple("" if name == str(i) else name for i, name in enumerate(record.players, 1))
    cards = {Slot(slot): card for slot, card in enumerate(lying) if slot not in guessed}
    deck = Counter(card for card in lying if card != record.rules.plain)
    return MasterSheet(record.options, names, None, cards, length, deck)


def hidden_fields(sheet: MasterSheet, *but: str) -> list[tuple[str, str]]:
    """The whole sheet as fields of a form, but for those that this page asks for itself."""
    fields = [("players", str(len(sheet.names))), ("lines", sheet.length)]
    fields += [("newcomers", "yes")] if sheet.newcomers else []
    fields += [("option", option) for option in sheet.options]
    fields += [("name", name) for name in sheet.names]
    fields += [("scenario", sheet.scenario.id)] if sheet.scenario else []
    fields += [(f"deck-{role}", str(count)) for role, count in sheet.deck.items()]
    fields += [(f"card-{slot}", card) for slot, card in sheet.cards.items()]
    return [(name, value) for name, value in fields if name.partition("-")[0] not in but]


def written_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """As a record has them: who gave no name is called by the number of the seat."""
    return tuple(name or str(i) for i, name in enumerate(names, 1))


def shown_names(players: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """As a page has them."""
    return tuple(
        words("settle-seat", {"number": i}) if name == str(i) else name for i, name in enumerate(players, 1)
    )  # fmt: skip


def scenarios_of_game() -> tuple[Scenario, ...]:
    return tuple(one for one in SCENARIOS if (one.game, one.edition) == (GAME, EDITION))


def length_of(fields: Fields) -> str:
    wanted = fields.get("lines")
    return str(wanted) if wanted in LENGTHS else NORMAL


def of_led_game(record: Record) -> Record:
    """Only the set-up and the answers: what people claimed is of no use here."""
    known = tuple(game for game, _ in LED)
    if record.game not in known:
        raise BadRecord("game", "none-of", found=record.game, known=known)
    return replace(record, nonce=None, claims=())


# --- What is tapped ----------------------------------------------------------------------------------------


def deal_rows(sheet: MasterSheet, words: Words) -> tuple[EntryRow, ...]:
    """A row for each seat and each spare card."""
    seats = shown_names(written_names(sheet.names), words)
    spare = [words("master-spare", {"number": n}) for n in range(1, len(sheet.spare) + 1)]
    in_cast = set(sheet.cast.cards if sheet.cast else sheet.rules.roles) | set(sheet.cards.values())
    offered = [role for role in sheet.rules.roles if role in in_cast]
    return tuple(
        EntryRow(
            name,
            sheet.names[slot][:1].upper() or str(slot + 1) if slot < len(seats) else "+",
            (Group(f"card-{slot}", words("settle-cards"), role_choices(offered, sheet.cards.get(slot), words)),),
        )
        for slot, name in zip(sheet.slots, (*seats, *spare), strict=True)
    )


def deck_rows(sheet: MasterSheet, words: Words) -> list[tuple[LaidCard, range]]:
    """How many of each there are: how many were said, and how many there may be. The rest are plain."""
    roles, single = sheet.rules.roles, sheet.rules.single
    most = {role: 1 if role in single else len(sheet.names) for role in roles if role != sheet.rules.plain}
    return [
        (LaidCard(role, role_art(role), words(f"role-{role}"), sheet.deck.get(role, 0)), range(min(high, 9) + 1))
        for role, high in most.items()
    ]


def missing_cards(sheet: MasterSheet, words: Words) -> str:
    """Words about what has not been told yet; none where all has, or where the deck says what is left."""
    if sheet.beside_unknown:
        return words("master-spare.flaw", {"the": words(f"role-{sheet.bringing[0]}.the")})
    if sheet.cast and sheet.missing:
        return "" if sheet.fits else words("master-deck.flaw")
    rows = dict(zip(sheet.slots, deal_rows(sheet, words), strict=True))
    names = [rows[slot].name for slot in sheet.missing]
    return words("settle-missing-cards", {"names": words.joined(names)}) if names else ""


def nothing_to_shuffle(sheet: MasterSheet) -> bool:
    return sheet.cast is None and bool(sheet.missing)


def setup_flaw(sheet: MasterSheet) -> IllegalSetup | None:
    """Why these cards cannot be dealt so."""
    try:
        sheet.setup  # noqa: B018  # looking is enough
    except IllegalSetup as error:
        return error
    return None
