"""What there is to say about roles and decks, in words: all of it is public and the same for every reader."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from garou.engine.rules import Role, RuleSet, Step
from garou.engine.values import RoleName
from garou.games.announcing.calls import again
from garou.games.cast import Cast
from garou.games.feel import Trait, feel
from garou.rooms.settings import Settings
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.art import call_art, role_art
from garou.web.faces import CardFace, face

TIPS = ("", ".then", ".last")


@dataclass(frozen=True, slots=True)
class HeardCall:
    """One call of the night, as the list of them shows it."""

    step: str
    name: str
    art: str
    when: str  # dusk or night; where nights come again and again, first or every
    roles: frozenset[RoleName]  # who opens their eyes
    who: str = ""  # the same in words, where the name of the call does not say it
    number: str = ""  # as on its token, or its place in the list where tokens have none


@dataclass(frozen=True, slots=True)
class RoleHelp:
    """Everything there is to say about a role."""

    face: CardFace
    stars: int
    wakes: str
    wins: str
    tips: tuple[str, ...]
    beware: str


# --- The order of the night ------------------------------------------------------------------------


def heard_steps(rules: RuleSet, cards: Collection[RoleName]) -> Iterator[tuple[Step, str]]:
    """Every call that is held with these cards, and when."""
    for step in rules.steps:
        if not step.heard.isdisjoint(cards):
            again = "every" if step in rules.round else "first"
            yield step, again if rules.round else "dusk" if step.dusk else "night"


def night_order(rules: RuleSet, cards: Collection[RoleName], words: Words) -> tuple[HeardCall, ...]:
    """In the order they are heard."""
    found = [_call(step, when, rules, cards, words) for step, when in heard_steps(rules, cards)]
    if any(role.number for role in rules.roles.values()):
        return tuple(found)
    return tuple(replace(call, number=str(place)) for place, call in enumerate(found, 1))


def printed_order(rules: RuleSet, cards: Collection[RoleName], words: Words) -> tuple[HeardCall, ...]:
    """As the book prints it: whoever copies a role and acts after it has a number of their own."""
    return tuple(one for call in night_order(rules, cards, words) for one in (call, *_again(call, rules, cards, words)))


def _again(call: HeardCall, rules: RuleSet, cards: Collection[RoleName], words: Words) -> Iterator[HeardCall]:
    for role in again(rules, call.step):
        if role.name in cards:
            name, number = f"{call.name} / {words(f'role-{role.name}')}", f"{call.number}a"
            yield HeardCall(call.step, name, role_art(role.name), call.when, frozenset((role.name,)), number=number)


def _call(step: Step, when: str, rules: RuleSet, cards: Collection[RoleName], words: Words) -> HeardCall:
    awake = [name for name in rules.roles if name in (step.roles or ()) and name in cards]
    named = {RoleName(step.name)}
    role = rules.roles.get(RoleName(step.name))
    return HeardCall(
        step=step.name,
        name=words(f"call-{step.name}"),
        art=call_art(step),
        when=when,
        roles=frozenset(awake),
        who="" if named.issuperset(awake) else words.joined([words(f"role-{name}") for name in awake]),
        number=role.number if role else "",
    )


# --- A role ----------------------------------------------------------------------------------------


def narrator_of_game(words: Words, game: str) -> Narrator:
    return Narrator(words, game, (), ())


def role_help(words: Words, settings: Settings, role: RoleName, count: int = 1, cast: Cast | None = None) -> RoleHelp:
    narrator, game = narrator_of_game(words, settings.game), settings.game
    known = settings.rules.roles.get(role)
    return RoleHelp(
        face=face(narrator, settings, role, count) if known else _office(narrator, role),
        stars=known.stars if known else 1,
        wakes=_wakes(words, settings.rules, known) if known else words("help-wakes-office"),
        wins=wins(words, settings, role, cast),
        tips=tuple(words(f"help-{game}-{role}{tip}") for tip in TIPS),
        beware=words(f"help-{game}-{role}.beware"),
    )


def wins(words: Words, settings: Settings, role: RoleName, cast: Cast | None = None) -> str:
    """How one wins with this card by the rules in play: as the role does, or as its team, among these cards."""
    known = settings.rules.roles.get(role)
    whose = (role, known.team) if known else (role,)
    names = (name for one in whose for name in (*_rows_of(one, settings.rules, cast), one))
    return words(words.first(*(f"help-wins-{settings.game}-{name}" for name in names)))


def _rows_of(whose: str, rules: RuleSet, cast: Cast | None) -> Iterator[str]:
    """The rows of the winner chart that are about them."""
    met = _met(rules, cast)
    return (row.key for row in rules.chart if whose in row.of and row.is_for(rules, met))


def _met(rules: RuleSet, cast: Cast | None) -> tuple[Role, ...]:
    """Whoever one may meet: with these cards, as long as nothing that they bring makes another of somebody."""
    roles = tuple(rules.roles[name] for name in (cast.counted if cast else rules.roles))
    return tuple(rules.roles.values()) if any(role.artifacts for role in roles) else roles


def own_help(words: Words, settings: Settings, card: CardFace | None, cast: Cast | None) -> RoleHelp | None:
    """For the drawer that only its owner opens."""
    return role_help(words, settings, RoleName(card.role), cast=cast) if card else None


def _office(narrator: Narrator, name: RoleName) -> CardFace:
    """A card without a team."""
    summary, explain, play = (narrator.about_role(name, what) for what in ("summary", "explain", "play"))
    return CardFace(name, name, narrator.role(name), narrator.words("help-office"), "", summary, explain, play)


def _wakes(words: Words, rules: RuleSet, role: Role) -> str:
    found = [call for call in printed_order(rules, rules.roles, words) if role.name in call.roles]
    if not found:
        return words(f"help-wakes-{'dying' if role.dies else 'vote' if role.guards else 'never'}")
    told = [f"{call.name} ({call.number})" if role.number else call.name for call in found]
    return words(f"help-wakes-{found[0].when}", {"calls": words.joined(told)})


def roles_of(settings: Settings) -> tuple[RoleName, ...]:
    """All roles of a game in the order of the box, offices last."""
    return (*settings.rules.roles, *settings.rules.offices)


@dataclass(frozen=True, slots=True)
class DeckHelp:
    """The cards that are in, and the order they are called in."""

    deck: tuple[RoleHelp, ...]
    order: tuple[HeardCall, ...]


def deck_help(words: Words, settings: Settings, cast: Cast | None) -> DeckHelp:
    """For the drawer at a table."""
    counted = cast.counted if cast else {}
    present = [name for name in settings.rules.roles if counted.get(name)]
    deck = tuple(role_help(words, settings, name, counted[name], cast) for name in present)
    return DeckHelp(deck, printed_order(settings.rules, present, words))


# --- What a deck feels like ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Felt:
    """A trait in words."""

    name: str
    about: str
    degree: str
    notches: int


def felt(words: Words, rules: RuleSet, cast: Cast | None) -> tuple[Felt, ...]:
    """Nothing where the cards are still to be drawn."""
    return tuple(_felt(words, trait) for trait in feel(rules, cast)) if cast else ()


def _felt(words: Words, trait: Trait) -> Felt:
    args = {"count": trait.count, "cards": trait.cards, "kind": trait.kind}
    about = words(f"feel-{trait.aspect}.{trait.degree or 'about'}", args)
    degree = words("feel-title.degree", {"degree": trait.degree}) if trait.degree else ""
    return Felt(words(f"feel-{trait.aspect}", args), about, degree, trait.notches)
