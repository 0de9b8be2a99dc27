"""Voices that need no network: whichever this machine has."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import wave
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

PICO_LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
ESPEAK_LANGUAGES = {"en": "en-gb", "fr": "fr-fr"}
MAC_VOICES = {"en": "Daniel", "fr": "Thomas"}
WORDS_A_MINUTE = 160  # at plain speed
PICO_RATE = 16_000  # samples a second, of two bytes each
PLAYERS = (("aplay", "-q"), ("paplay",), ("afplay",))  # programs that play a sound file


class Voice(Protocol):
    """Says a line now, or writes it to a sound file."""

    def say(self, words: str) -> None: ...

    def write(self, words: str, file: Path) -> None: ...


@dataclass(frozen=True)
class Espeak:
    """The program espeak-ng."""

    program: str
    lang: str
    speed: float

    def say(self, words: str) -> None:
        self._run(words)

    def write(self, words: str, file: Path) -> None:
        self._run(words, "-w", str(file))

    def _run(self, words: str, *more: str) -> None:
        voice = ("-v", ESPEAK_LANGUAGES[self.lang], "-s", str(round(WORDS_A_MINUTE * self.speed)))
        run(self.program, *voice, *more, words)


@dataclass(frozen=True)
class MacSay:
    """The program `say` of macOS."""

    program: str
    lang: str
    speed: float

    def say(self, words: str) -> None:
        self._run(words)

    def write(self, words: str, file: Path) -> None:
        self._run(words, "-o", str(file), "--data-format=LEI16@22050")

    def _run(self, words: str, *more: str) -> None:
        voice = ("-v", MAC_VOICES[self.lang], "-r", str(round(WORDS_A_MINUTE * self.speed)))
        run(self.program, *voice, *more, words)


@dataclass(frozen=True)
class Pico:
    """The package ttspico, of the extra `voice`; it makes sound, and another program plays it."""

    engine: Any
    player: tuple[str, ...]

    def say(self, words: str) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "line.wav"
            self.write(words, file)
            run(*self.player, str(file))

    def write(self, words: str, file: Path) -> None:
        with wave.open(str(file), "wb") as sound:
            sound.setnchannels(1)
            sound.setsampwidth(2)
            sound.setframerate(PICO_RATE)
            sound.writeframes(self.engine.speak(words))


def run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603  # programs named in this file


def voice(lang: str, speed: float, *, aloud: bool) -> Voice | None:
    """The best there is; aloud it must be heard now, otherwise it only writes files."""
    return next(_voices(lang, speed, aloud=aloud), None)


def _voices(lang: str, speed: float, *, aloud: bool) -> Iterator[Voice]:
    player = next(((found, *more) for name, *more in PLAYERS if (found := shutil.which(name))), ())
    if find_spec("ttspico") and (player or not aloud):
        with suppress(RuntimeError):  # its voices are missing where it was installed badly
            engine = import_module("ttspico").TtsEngine(PICO_LANGUAGES[lang])
            engine.rate = round(100 * speed)
            yield Pico(engine, player)
    for name, kind in (("espeak-ng", Espeak), ("say", MacSay)):
        if program := shutil.which(name):
            yield kind(program, lang, speed)
