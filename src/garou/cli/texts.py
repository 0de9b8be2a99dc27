"""`garou texts`: a new language to begin with, and what one still lacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click

from garou.texts import COMPLETE, DRAFTS, Words
from garou.texts.checking import Shortfall, check, folder
from garou.texts.making import is_language, make

from .files import shown

ONE_BY_ONE = ("unreadable", "left-over-file", "left-over", "variables", "too-long")


def command(words: Words) -> click.Command:
    texts = click.Group("texts", help=words("texts-help"), no_args_is_help=True)
    texts.add_command(_new(words))
    texts.add_command(_check(words))
    return texts


def _new(words: Words) -> click.Command:
    def new(code: str, place: str | None) -> None:
        made = Path(place or code)
        if not is_language(code):
            raise click.ClickException(words("texts-no-language", {"name": shown(code)}))
        if made.exists():
            raise click.ClickException(words("texts-there-already", {"place": shown(made)}))
        print(words("texts-made", {"count": make(code, made), "place": shown(made), "full": shown(made.absolute())}))

    params: list[click.Parameter] = [
        click.Argument(["code"], metavar="LANG"),
        click.Argument(["place"], metavar="[FOLDER]", required=False),
    ]
    return click.Command("new", callback=new, params=params, help=words("texts-new-help"))


def _check(words: Words) -> click.Command:
    def checked(code: str) -> int:
        place = folder(code) if code in (*COMPLETE, *DRAFTS) else Path(code)
        if not any(place.glob("*.ftl")):
            raise click.ClickException(words("texts-no-folder", {"name": shown(code), "known": ", ".join(COMPLETE)}))
        flaws = list(check(place))
        for line in told(words, flaws):
            print(line)
        return 1 if flaws else 0

    params: list[click.Parameter] = [click.Argument(["code"], metavar="LANG")]
    return click.Command("check", callback=checked, params=params, help=words("texts-check-help"))


def told(words: Words, flaws: list[Shortfall]) -> Iterator[str]:
    """One by one what is wrong; what is only not there yet, by file: at first that is nearly everything."""
    for flaw in flaws:
        if flaw.reason in ONE_BY_ONE:
            yield words(f"texts-flaw-{flaw.reason}", {"file": flaw.file, "key": flaw.key, **_said(words, flaw)})
    for reason in ("missing", "untranslated"):
        lacking = [flaw for flaw in flaws if flaw.reason == reason]
        for file, count in Counter(flaw.file for flaw in lacking).items():
            first = next(flaw.key for flaw in lacking if flaw.file == file)
            yield words(f"texts-flaw-{reason}", {"file": file, "count": count, "first": first})
    yield words("texts-flaws", {"count": len(flaws)})


def _said(words: Words, flaw: Shortfall) -> dict[str, object]:
    """Names as they are written: { $who }."""
    return {
        name: words.joined([f"${one}" for one in value]) if isinstance(value, list) else value
        for name, value in flaw.details.items()
    }
