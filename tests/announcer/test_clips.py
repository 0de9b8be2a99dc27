"""Lines as sound: only our own, made once, without silence round them and all as loud, whatever voice there is."""

from __future__ import annotations

import math
from array import array

import pytest

from garou import announcer
from garou.announcer import clips, sound, voices
from garou.announcer.clips import NotSpoken, clip, clip_name, place_of, speaker_of, spoken
from garou.announcer.sound import FULL, LEVEL, PEAK, Sound
from garou.texts import LANGUAGES

RATE = 16_000
NIGHT = "Night falls on the village."


def tone(seconds, loud, before=0.0, after=0.0, rate=RATE):
    """A hum between two silences."""
    hum = [round(loud * FULL * math.sin(math.tau * 220 * n / rate)) for n in range(round(seconds * rate))]
    return Sound(array("h", [0] * round(before * rate) + hum + [0] * round(after * rate)), rate)


class Humming:
    """A voice that hums as long as a line is, and louder the longer it is."""

    name = voices.ESPEAK

    def __init__(self):
        self.said = []

    def write(self, words, file):
        self.said.append(words)
        sound.write(tone(0.02 * len(words), min(0.9, 0.004 * len(words)), before=0.4, after=0.7), file)


class Failing(Humming):
    def write(self, words, file):
        file.write_bytes(b"RIFF")


@pytest.fixture
def humming(monkeypatch):
    voice = Humming()
    monkeypatch.setattr(clips, "voice", lambda *_, **__: voice)
    return voice


def level(found):
    return math.sqrt(sum(sample * sample for sample in found.samples) / len(found.samples)) / FULL


@pytest.mark.parametrize("loud", [0.02, 0.3, 1.0])
@pytest.mark.parametrize("rate", [16_000, 22_050])
def test_a_line_loses_its_silence_and_gets_the_loudness_of_all(loud, rate):
    found = sound.polished(tone(2, loud, before=0.5, after=1.5, rate=rate))
    assert found.seconds == pytest.approx(2 + 2 * sound.EDGE, abs=0.01)
    assert level(found) == pytest.approx(LEVEL, rel=0.05)
    assert max(found.samples) <= PEAK * FULL


def test_a_single_bang_does_not_crack():
    """An even level would push its peak beyond what a file can hold."""
    quiet = tone(2, 0.001)
    quiet.samples[RATE] = FULL
    assert max(sound.polished(quiet).samples) <= PEAK * FULL


@pytest.mark.parametrize("nothing", [Sound(array("h"), RATE), Sound(array("h", [0] * RATE), RATE)])
def test_silence_is_no_line(nothing):
    with pytest.raises(OSError, match="heard"):
        sound.polished(nothing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_every_book_can_be_asked_for_by_its_name(lang):
    said = [line for book in announcer.books(lang) for line in book["lines"] if line["aloud"]]
    assert {text for line in said for text in line["say"].values()} <= set(spoken(lang).values())
    assert len(spoken(lang)) == len(set(spoken(lang).values())) > 500, "no two share a name"


def test_a_clip_is_made_once_and_kept_under_its_words_and_its_voice(humming, tmp_path):
    name = clip_name(NIGHT)
    file = clip(tmp_path, humming.name, "en", name)
    assert file == place_of(tmp_path, humming.name, "en", name)
    first = sound.read(file)
    assert first.seconds == pytest.approx(0.02 * len(NIGHT) + 2 * sound.EDGE, abs=0.01)
    assert level(first) == pytest.approx(LEVEL, rel=0.05)
    assert clip(tmp_path, humming.name, "en", name) == file
    assert humming.said == [NIGHT]
    assert [one.name for one in file.parent.iterdir()] == [file.name], "nothing half made lies beside it"


@pytest.mark.parametrize("name", [clip_name("Anna is a thief."), "../../garou", "", "x"])
def test_a_strangers_words_are_never_spoken(name, humming, tmp_path):
    assert clip(tmp_path, humming.name, "en", name) is None
    assert clip(tmp_path, "../x", "en", clip_name(NIGHT)) is None
    assert clip(tmp_path, voices.MAC, "en", clip_name(NIGHT)) is None, "that voice is not here"
    assert humming.said == []
    assert [*tmp_path.iterdir()] == []


def test_what_was_made_outlives_its_voice(humming, tmp_path, monkeypatch):
    kept = clip(tmp_path, humming.name, "en", clip_name(NIGHT))
    monkeypatch.setattr(clips, "voice", lambda *_, **__: None)
    assert speaker_of(tmp_path, "en") == humming.name
    assert speaker_of(tmp_path, "fr") is None
    assert clip(tmp_path, humming.name, "en", clip_name(NIGHT)) == kept


def test_a_voice_that_fails_leaves_nothing_behind(monkeypatch, tmp_path):
    monkeypatch.setattr(clips, "voice", lambda *_, **__: Failing())
    with pytest.raises(NotSpoken):
        clip(tmp_path, voices.ESPEAK, "en", clip_name(NIGHT))
    assert not [*tmp_path.rglob("*.wav")]
