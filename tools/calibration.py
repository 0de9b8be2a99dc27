"""How well the minds' chances hold: `python tools/calibration.py [GAMES [GAMES]]` rewrites the tables in docs/minds.md.

First with lies that the model itself makes up: each seat tells the truth as often as the model says, or a story drawn
from the model's own. Then, in so many games, with what our bots really say, of whom the model knows no more than
averages.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random

from garou.engine.game import Game, reply, start
from garou.engine.values import Answer, RoleName, Seat, Setup, Slot
from garou.engine.view import view
from garou.games import GAMES
from garou.games.cast import Cast, cards
from garou.games.one_night.day import WEREWOLVES
from garou.minds.habits import Habits, disguises, lying_model, measured, named_faces, night
from garou.minds.talking import Hearing, speak
from garou.minds.thinking import think
from garou.minds.truths import truths
from garou.talk.claims import Claim, Common, Said, saw, swapped, took, was

PAGE = Path(__file__).parent.parent / "docs/minds.md"
GAMES_PLAYED = 1200
PLAYERS = 5
DECK = "2 werewolf, seer, robber, troublemaker, insomniac, 2 villager"
BINS = 10
TURNS = 3

Case = tuple[float, bool]  # what was thought, and what was so
Talk = Callable[[Common, Game, Random], list[Said]]


# --- A night, and what is said of it ---------------------------------------------------------------


def dawn(common: Common, luck: Random) -> Game:
    """A deal and a night by luck: every option of a question as likely as the next, as the deduction counts them."""
    deal = luck.sample(common.cards, len(common.cards))
    game = start(common.rules, Setup(tuple(deal[: common.players]), tuple(deal[common.players :])))
    while not game.open[0].ballot:
        question = game.open[0]
        game = reply(game, Answer(question.seats[0], question.call, luck.choice(question.options)))
    return game


def by_the_model(common: Common, game: Game, luck: Random) -> list[Said]:
    """Everybody speaks once: the truth as often as the model says, all of it or the card; else a story of its own."""
    habits = measured()
    model = lying_model(habits, common)
    said = list[Said]()
    for seat in common.seats:
        told = truths(view(game, seat), common)
        story = told[:1] if luck.random() < (model.brief or 0) else told
        if luck.random() >= model.honest[game.setup.deal[seat]]:
            story = invented(habits, common, seat, luck)
        said += [Said(seat, claim) for claim in story]
    return said


def as_bots_do(common: Common, game: Game, luck: Random) -> list[Said]:
    said = list[Said]()
    for _ in range(TURNS):
        for seat in luck.sample(common.seats, common.players):
            said += [Said(seat, claim) for claim in speak(Hearing(common, view(game, seat), tuple(said)), luck)]
    return said


def invented(habits: Habits, common: Common, seat: Seat, luck: Random) -> tuple[Claim, ...]:
    """A card, a night of some shape, places and faces: each drawn as the model weighs it."""
    cards_of, faces = disguises(habits, common), named_faces(habits, common)
    role = luck.choices([*cards_of], [*cards_of.values()])[0]
    stories = [*_stories(common, seat, role, habits)]
    weights = [night(habits, role, shape) for shape, _ in stories]
    _, filled = luck.choices(stories, weights)[0]
    return (was(role), *_filled(luck.choice(filled), faces, luck))


Blank = tuple[str, tuple[Slot, ...], bool]  # a kind, its places, and whether a card is named


def _stories(
    common: Common, seat: Seat, role: RoleName, habits: Habits
) -> Iterator[tuple[tuple[str, ...], list[list[Blank]]]]:
    """Every shape that was heard, and the card alone, with all ways to fill in the places."""
    for shape in dict.fromkeys([(), *habits.nights.get(role, {})]):
        yield shape, [*_places(common, seat, shape)]


def _places(common: Common, seat: Seat, shape: Sequence[str]) -> Iterator[list[Blank]]:
    words = [word for part in shape for word in part.split()[1:]]
    somebody = sorted({word for word in words if word.startswith("somebody")})
    centre = sorted({word for word in words if word.startswith("centre")})
    others = [Slot(other) for other in common.seats if other != seat]
    for players in combinations(others, len(somebody)):
        for beside in combinations(common.places[common.players :], len(centre)):
            known = dict(zip((*somebody, *centre), (*players, *beside), strict=True)) | {"oneself": Slot(seat)}
            yield [_blank(part, known) for part in shape]


def _blank(part: str, known: dict[str, Slot]) -> Blank:
    kind, *words = part.split()
    return kind, tuple(known[word] for word in words if word in known), "a-card" in words


def _filled(story: Sequence[Blank], faces: dict[RoleName, float], luck: Random) -> Iterator[Claim]:
    for kind, places, named in story:
        face = luck.choices([*faces], [*faces.values()])[0] if named else None
        if kind == "saw" and face:
            yield saw(places[0], face)
        elif kind == "took":
            yield took(places[0], face)
        else:
            yield swapped(*places)


# --- Cases ----------------------------------------------------------------------------------------


def cases(common: Common, talk: Talk, number: int) -> Iterator[Case]:
    """Of each seat, what it thinks of each other: how likely is it to hold a werewolf's card in the morning?"""
    wolves = [name for name in common.roles if common.rules.roles[name].is_a(WEREWOLVES)]
    for seed in range(number):
        luck = Random(f"calibration {talk.__name__} {seed}")
        game = dawn(common, luck)
        said = talk(common, game, luck)
        now = [game.position.counts[card] for card in game.position.lies]
        for seat in common.seats:
            opinion = think(common, seat, view(game, seat).facts, said)
            for other in common.seats:
                if other != seat:
                    yield opinion.chance(other, wolves), now[other] in wolves


def table(found: Sequence[Case]) -> str:
    """Ten bins: how many cases, what was thought on average, how often it was so."""
    lines = ["| thought | cases | on average | it was so | off by, points |", "|---|---|---|---|---|"]
    for number in range(BINS):
        some = [case for case in found if min(BINS - 1, int(case[0] * BINS)) == number]
        if some:
            mean, true = sum(chance for chance, _ in some) / len(some), sum(so for _, so in some) / len(some)
            span = f"{100 * number // BINS} to {100 * (number + 1) // BINS} %"
            off = f"{100 * (mean - true):+.1f}".replace("-", "\N{MINUS SIGN}")
            lines.append(f"| {span} | {len(some)} | {100 * mean:.1f} % | {100 * true:.1f} % | {off} |")
    brier = sum((chance - so) ** 2 for chance, so in found) / len(found)
    base = sum(so for _, so in found) / len(found)
    lines += ["", f"Brier score {brier:.4f}; whoever always says {100 * base:.1f} % has {base * (1 - base):.4f}."]
    return "\n".join(lines)


def written(page: str, mark: str, text: str) -> str:
    begin, end = f"<!-- {mark} -->", f"<!-- {mark}: end -->"
    before, rest = page.split(begin)
    return f"{before}{begin}\n\n{text}\n\n{end}{rest.split(end)[1]}"


def main() -> None:
    numbers = [*map(int, sys.argv[1:3])] or [GAMES_PLAYED]
    common = Common(GAMES["one-night", "bezier"], Cast(cards(DECK)), PLAYERS)
    page = PAGE.read_text("utf-8")
    for mark, talk, number in (("by the model", by_the_model, numbers[0]), ("as bots do", as_bots_do, numbers[-1])):
        page = written(page, mark, table([*cases(common, talk, number)]))
    PAGE.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
