"""`garou tell FILE`: the story of a record, night by night, when all is public."""

from __future__ import annotations

import click

from garou.engine.game import Game
from garou.record.judge import played
from garou.record.values import BadRecord, Record
from garou.story.chapters import chapters
from garou.story.tale import tale
from garou.texts import Words
from garou.texts.house import words as spoken
from garou.texts.narrator import Narrator

from .files import complain, load


def command(words: Words) -> click.Command:
    def tell(file: str) -> int:
        try:
            record = load(file)
            game = played(record)
        except BadRecord as error:
            complain(words, file, error)
            return 2
        for line in story(spoken(words.lang, record.edition), record, game):
            print(line)
        return 0

    argument = click.Argument(["file"], metavar="FILE")
    return click.Command("tell", callback=tell, params=[argument], help=words("cli-tell-help"))


def story(words: Words, record: Record, game: Game) -> list[str]:
    """The table, then each night and day, then why it ended as it did."""
    narrator = Narrator(words, record.game, record.players, record.rules.places)
    lines = [words("cli-tell-table")]
    places = [narrator.name(record.slots[place]) for place in record.names[len(record.players) :]]
    names = (*record.players, *(place[:1].upper() + place[1:] for place in places))
    for name, role in zip(names, record.setup.cards, strict=True):
        lines.append(_bullet(words("cli-tell-seat", {"player": name, "role": narrator.role(role)})))
    for chapter, told in tale(narrator, chapters(game)):
        heading = words(f"cli-play-{chapter.beginning.kind}", {"number": chapter.beginning.number})
        lines += ["", heading, *map(_bullet, told or [words("cli-tell-quiet")])]
    if game.outcome:
        why = [narrator.reason(reason, game.outcome.why) for reason in game.outcome.why]
        lines += ["", words("cli-play-result"), *map(_bullet, why)]
    return lines


def _bullet(line: str) -> str:
    return f"  · {line}"
