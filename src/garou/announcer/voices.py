"""Voices that need no network: whichever this machine has."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import wave
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from garou.texts import words

WORDS_A_MINUTE = 160  # at plain speed
PICO_RATE = 16_000  # samples a second, of two bytes each
PLAYERS = (("aplay", "-q"), ("paplay",), ("afplay",))  # programs that play a sound file


PICO, ESPEAK, MAC = NAMES = ("ttspico", "espeak-ng", "say")  # who speaks: the best first


class Voice(Protocol):
    """Says a line now, or writes it to a sound file."""

    @property
    def name(self) -> str: ...

    def say(self, words: str) -> None: ...

    def write(self, words: str, file: Path) -> None: ...


@dataclass(frozen=True)
class Program:
    """A program that speaks: how it is started, with the voice and the speed, and how it is told a file."""

    name: str
    command: tuple[str, ...]
    to_file: Callable[[str], tuple[str, ...]]

    def say(self, words: str) -> None:
        run(*self.command, words)

    def write(self, words: str, file: Path) -> None:
        run(*self.command, *self.to_file(str(file)), words)


def called(lang: str, program: str = "") -> str:
    """What a program that speaks calls its voice of this language: its texts say so."""
    return words(lang)(f"language-voice{program}")


def espeak(program: str, lang: str, pace: str) -> Program:
    """The program espeak-ng."""
    return Program(ESPEAK, (program, "-v", called(lang, ".espeak"), "-s", pace), lambda file: ("-w", file))


def mac_say(program: str, lang: str, pace: str) -> Program:
    """The program `say` of macOS."""
    told = (program, "-v", called(lang, ".mac"), "-r", pace)
    return Program(MAC, told, lambda file: ("-o", file, "--data-format=LEI16@22050"))


@dataclass(frozen=True)
class Pico:
    """The package ttspico, of the extra `voice`; it makes sound, and another program plays it."""

    engine: Any
    player: tuple[str, ...]
    name: str = PICO

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
    if find_spec(PICO) and (player or not aloud):
        with suppress(RuntimeError):  # its voices are missing where it was installed badly
            engine = import_module(PICO).TtsEngine(called(lang))
            engine.rate = round(100 * speed)
            yield Pico(engine, player)
    for name, started in ((ESPEAK, espeak), (MAC, mac_say)):
        if program := shutil.which(name):
            yield started(program, lang, str(round(WORDS_A_MINUTE * speed)))
