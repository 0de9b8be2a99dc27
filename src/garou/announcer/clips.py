"""What is said over real cards, as sound: made once by a voice of this machine, and kept under its words.

Only lines of our own books are ever spoken, so there is an end to what can be made.
"""

from __future__ import annotations

import hashlib
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from garou.games import GAMES
from garou.texts import words

from .books import books
from .sound import polished, read, write
from .voices import NAMES, Voice, voice

SWIFT = tuple(f"swift-{part}-{when}" for part in ("early", "sight") for when in ("dusk", "night"))
FOLDER = "voices"  # of the data folder


class NotSpoken(Exception):
    """The voice has failed: what it says of it."""


def clip_name(text: str) -> str:
    """What is said names its clip: other words are another one."""
    return hashlib.sha256(text.encode()).hexdigest()[:20]


@cache
def spoken(lang: str) -> Mapping[str, str]:
    """Everything that is said aloud in this language, by the name of its clip."""
    lines = (text for book in books(lang) for line in book["lines"] if line["aloud"] for text in line["say"].values())
    texts = (*lines, words(lang)("announcer-page-try.says"), *titles(lang))
    return MappingProxyType({clip_name(text): text for text in texts})


def titles(lang: str) -> Iterator[str]:
    """What the board of a table on the web reads out as a window opens."""
    say = words(lang)
    for step in {step.name: step for rules in GAMES.values() for step in rules.steps}.values():
        for part in step.parts:
            yield say(f"web-call-{step.name}-{part.name}")
        for kind in ("call", "ballot"):
            yield say(say.first(f"web-{kind}-{step.name}", f"call-{step.name}"))
    for told in ("talk", "words", "verdict", *SWIFT):
        yield say(f"web-{told}")


def place_of(data: Path, speaker: str, lang: str, name: str) -> Path:
    return data / FOLDER / speaker / lang / f"{name}.wav"


def speaker_of(data: Path, lang: str) -> str | None:
    """Who speaks this language here: a voice of this machine, else one that has left clips behind."""
    found = voice(lang, 1.0, aloud=False)
    if found is not None:
        return found.name
    return next((name for name in NAMES if any(place_of(data, name, lang, "x").parent.glob("*.wav"))), None)


def clip(data: Path, speaker: str, lang: str, name: str) -> Path | None:
    """The clip, made now if it was not made before; None where nobody can say that."""
    file = place_of(data, speaker, lang, name)
    if speaker not in NAMES or name not in spoken(lang):
        return None
    if file.exists():
        return file
    found = voice(lang, 1.0, aloud=False)
    if found is None or found.name != speaker:
        return None
    make(found, spoken(lang)[name], file)
    return file


def make(speaker: Voice, text: str, file: Path) -> None:
    """All of it or nothing, whoever makes the same one meanwhile."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=file.parent) as folder:
            said = Path(folder) / "said.wav"
            speaker.write(text, said)
            write(polished(read(said)), said)
            said.replace(file)
    except (OSError, EOFError, subprocess.CalledProcessError) as error:
        raise NotSpoken(str(error)) from error
