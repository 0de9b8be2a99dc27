"""What a home-made role can do at night: verbs, and the conditions they may rest on."""

from __future__ import annotations

from dataclasses import dataclass

from .kinds import Flag, Many, OneForm, OneOf, Slug, Some, Whole, needs, optional

POOLS = ("others", "players", "neighbours", "centre", "spare", "words")
ME, FELLOWS, SPARE, EVERYBODY = "me", "fellows", "spare", "everybody"
STOP, GO_ON = "stop", "go-on"
MARKS_WORD = "marks"  # offered only where some card hands out marks

SLUG = Slug()
PLACES = Some(SLUG, 3)


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition. Of what was seen somewhere, what was chosen or said, or who else is awake."""

    seen: str = optional(SLUG, "", "Of the card seen at this place: is it of these teams, or of none of these?")
    is_: tuple[str, ...] = optional(Some(SLUG, 6), (), "Teams; whoever only follows a team is none of them.", key="is")
    not_: tuple[str, ...] = optional(Some(SLUG, 6), (), "Teams.", key="not")
    role: tuple[str, ...] = optional(Some(SLUG, 6), (), "The card seen there is one of these.")
    chosen: str = optional(SLUG, "", "Something was chosen, or found, under this name.")
    said: str = optional(SLUG, "", "This word was chosen.")
    alone: bool = optional(Flag(), False, "Nobody else woke in this call, and nobody showed themselves.")
    marks: bool = optional(Flag(), False, "Some card of the deck hands out marks.")
    unspent: tuple[str, ...] = optional(Some(SLUG, 2), (), "One of these is not used up yet: heal, poison.")


WHEN = Some(OneForm(dict.fromkeys(("seen", "chosen", "said", "alone", "marks", "unspent"), Condition)), 4)


@dataclass(frozen=True, slots=True)
class Choose:
    """Somebody, some places, or a word. Declined, it ends the turn, unless it says to go on."""

    choose: tuple[str, ...] = needs(Some(OneOf(POOLS), 3), "From where; several: from one of these or another.")
    number: tuple[int, ...] = optional(Some(Whole(1, 3), 3), (1,), "How many at once, for all or for each of them.")
    may: bool = optional(Flag(), False, "It can be declined.")
    as_: str = optional(SLUG, "it", "The name by which later steps speak of what was chosen.", key="as")
    except_: tuple[str, ...] = optional(Some(SLUG, 3), (), "Not what was chosen under these names.", key="except")
    words: tuple[str, ...] = optional(Some(SLUG, 6), (), "One of these words, or together with the places chosen.")
    else_: str = optional(OneOf((STOP, GO_ON)), STOP, "What declining does.", key="else")
    call: str = optional(SLUG, "", "Under which name a record keeps the answer; usually the role's.")
    topic: str = optional(SLUG, "", "In whose words it is asked.")
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class LookAt:
    """At what lies there."""

    look: tuple[str, ...] = needs(PLACES, "me, or what was chosen under this name.")
    what: str = optional(
        OneOf(("card", "mark", "player")), "card", "player: what somebody is now, as the seer of Classic."
    )
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class SwapPlaces:
    """Two places change what lies there, unseen."""

    swap: tuple[str, ...] = needs(PLACES, "Two places: two names, or one under which two were chosen.")
    what: str = optional(OneOf(("cards", "marks")), "cards")
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Your card lies there now, and you look at what you took."""

    take: str = needs(SLUG)
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class MarkWith:
    """Lays a mark before somebody."""

    mark: str = needs(SLUG, "A mark of the edition.")
    on: tuple[str, ...] = optional(PLACES, ("it",))
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class TurnInto:
    """You are from now on what you saw there."""

    turn: str = needs(SLUG)
    then: str = optional(
        OneOf(("rest", "wake", "act")), "rest", "wake: with those when they are called; act: what acts alone acts now."
    )
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class Recognise:
    """You see who wakes as one of these; fellows: those of your own call see each other."""

    recognise: tuple[str, ...] = needs(Some(SLUG, 6))
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class Learn:
    """You are told something that nobody else is."""

    learn: str = needs(
        OneOf(("number", "team", "same", "acted", "bitten", "victim")),
        "number: how many cards there are of these teams; team: whose that card is; same: are both of one team? "
        "acted: who has moved or looked; bitten: whom the vampires bit; victim: whom the werewolves chose.",
    )
    of: tuple[str, ...] = optional(Some(SLUG, 6), (), "number: teams; team and same: places.")
    among: tuple[str, ...] = optional(
        PLACES, ("neighbours",), "number: neighbours, others, centre, or what was chosen."
    )
    as_: str = optional(SLUG, "", "The name by which later steps speak of whom it was about.", key="as")
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class TapOn:
    """A neighbour feels it, and on which side."""

    tap: str = needs(SLUG)
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class TurnUp:
    """A player's card is turned up for everybody when day breaks."""

    reveal: str = needs(SLUG)
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class Tell:
    """Whom you chose learns that you did; or everybody learns when day breaks whom you chose."""

    tell: str = needs(SLUG, "everybody, or the name under which they were chosen: they alone.")
    of: str = optional(SLUG, "it", "everybody: of what was chosen under this name.")
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class Heal:
    """The victim of this night stays alive. Once a game."""

    heal: str = needs(SLUG)
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class Poison:
    """Somebody is dead in the morning. Once a game."""

    poison: str = needs(SLUG)
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class Protect:
    """If the werewolves chose them this night, they stay alive. Every night."""

    protect: str = needs(SLUG)
    when: tuple[Condition, ...] = optional(WHEN, ())


@dataclass(frozen=True, slots=True)
class Join:
    """Two become lovers: one dies, the other dies of grief."""

    join: str = needs(SLUG)
    when: tuple[Condition, ...] = optional(WHEN, ())


Moving = LookAt | SwapPlaces | TakeCard | MarkWith | TurnInto
Telling = Recognise | Learn | TapOn | TurnUp | Tell
Doing = Choose | Moving | Telling | Heal | Poison | Protect | Join

VERBS: dict[str, type] = {
    "choose": Choose,
    "look": LookAt,
    "swap": SwapPlaces,
    "take": TakeCard,
    "mark": MarkWith,
    "turn": TurnInto,
    "recognise": Recognise,
    "learn": Learn,
    "tap": TapOn,
    "reveal": TurnUp,
    "tell": Tell,
    "heal": Heal,
    "poison": Poison,
    "protect": Protect,
    "join": Join,
}
MOST_STEPS = 12
STEPS = Many(OneForm(VERBS), MOST_STEPS)
