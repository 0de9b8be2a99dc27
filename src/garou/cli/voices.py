"""`garou voices`: makes the announcer's clips once, with a voice of this machine, for phones that have none."""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

import click

from garou.announcer.clips import NotSpoken, make, place_of, spoken
from garou.announcer.sound import read
from garou.announcer.voices import Voice, voice
from garou.texts import LANGUAGES, Words
from garou.texts import words as words_of

from .keeping import data_option, place


class Made(NamedTuple):
    """What there is afterwards."""

    clips: int = 0
    new: int = 0
    size: int = 0  # bytes
    seconds: float = 0.0  # of speech


def command(words: Words) -> click.Command:
    def voices(data: str | None) -> None:
        for lang in LANGUAGES:
            speaker = voice(lang, 1.0, aloud=False)
            if speaker is None:
                raise click.ClickException(words("cli-announce-no-voice"))
            print(told(words, lang, speaker.name, *made(words, place(data), lang, speaker)))

    return click.Command("voices", callback=voices, params=[data_option(words)], help=words("cli-voices-help"))


def made(words: Words, data: Path, lang: str, speaker: Voice) -> tuple[Made, float]:
    """Every clip of a language that is not there yet, and how long it took."""
    begun, so_far = time.monotonic(), Made()
    for name, text in spoken(lang).items():
        file = place_of(data, speaker.name, lang, name)
        new = not file.exists()
        if new:
            _make(words, speaker, text, file)
        size, seconds = so_far.size + file.stat().st_size, so_far.seconds + read(file).seconds
        so_far = Made(so_far.clips + 1, so_far.new + new, size, seconds)
    return so_far, time.monotonic() - begun


def _make(words: Words, speaker: Voice, text: str, file: Path) -> None:
    try:
        make(speaker, text, file)
    except NotSpoken as error:
        raise click.ClickException(words("cli-announce-voice-failed", {"detail": str(error)})) from None


def told(words: Words, lang: str, speaker: str, found: Made, took: float) -> str:
    minutes, megabytes = round(found.seconds / 60), round(found.size / 1_000_000)
    numbers = {"count": found.clips, "new": found.new, "minutes": minutes, "size": megabytes, "took": round(took)}
    return words("cli-voices-made", {"lang": words_of(lang)("language-name"), "speaker": speaker} | numbers)
