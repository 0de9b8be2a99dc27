"""`garou voices`: every line of the announcer as sound, made once; without a voice it says what to install."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from command import garou
from garou.announcer import sound
from garou.announcer.clips import clip_name, place_of
from garou.cli import voices
from garou.texts import words

LINES = {
    "en": ("Seer, open your eyes.", "Seer, close your eyes."),
    "fr": ("Voyante, ouvre les yeux.",),
    "de": ("Seherin, öffne die Augen.",),
}


class Humming:
    """Half a second for every line, and silence before it."""

    name = "espeak-ng"

    def __init__(self):
        self.said = []

    def write(self, line, file):
        self.said.append(line)
        samples = sound.array("h", [0] * 8_000 + [9_000, -9_000] * 4_000)
        sound.write(sound.Sound(samples, 16_000), file)


@pytest.fixture
def humming(monkeypatch):
    voice = Humming()
    monkeypatch.setattr(voices, "voice", lambda *_, **__: voice)
    monkeypatch.setattr(voices, "spoken", lambda lang: {clip_name(line): line for line in LINES[lang]})
    return voice


def made(tmp_path, lang="en"):
    done = CliRunner().invoke(voices.command(words(lang)), ["--data", str(tmp_path)])
    return done.exit_code, done.output.splitlines()


def test_all_lines_are_made_once_in_every_language(humming, tmp_path):
    status, told = made(tmp_path)
    assert status == 0
    assert [line.partition(",")[0] for line in told] == ["English", "Français", "Deutsch"]
    assert "2 lines, 2 of them new" in told[0]
    files = [place_of(tmp_path, humming.name, lang, clip_name(line)) for lang, said in LINES.items() for line in said]
    assert sorted(tmp_path.rglob("*.wav")) == sorted(files)
    _, told = made(tmp_path, "fr")
    assert "2 répliques, dont 0 nouvelles" in told[0]
    assert len(humming.said) == 4


def test_a_voice_that_fails_is_reported(humming, tmp_path):
    humming.write = lambda _, file: file.write_bytes(b"")
    status, told = made(tmp_path)
    assert status == 1
    assert "the voice has failed" in told[-1]


@pytest.mark.parametrize(("lang", "told"), [("en", "install garou[voice]"), ("fr", "installe garou[voice]")])
def test_where_there_is_no_voice_it_says_what_to_install(lang, told, tmp_path):
    done = garou("voices", "--data", tmp_path, "--lang", lang, PATH=str(tmp_path))
    assert done.status == 2
    assert told in done.err[-1]
    assert [*tmp_path.iterdir()] == []
