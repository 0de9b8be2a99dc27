"""The announcer in the terminal: what it prints, when it waits, what it says, and what it refuses."""

from __future__ import annotations

import os
import stat
import sys
import wave
from importlib.machinery import ModuleSpec
from types import ModuleType

import pytest

from command import garou
from garou.announcer import book, script, voices
from garou.cli import announce
from garou.texts import words

CARDS = "2 werewolf, seer, robber, troublemaker, villager"


def spoken(lang="en", cards=("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager")):
    return [cue for cue in script(book("one-night", "bezier", lang), cards, table=("reader",)) if cue.aloud]


def heard(done):
    """What was printed, with lines joined again."""
    return " ".join(" ".join(done.out).split())


def test_prints_every_line_in_order_at_once_where_nobody_watches():
    done = garou("announce", "--cards", CARDS)
    assert done.status == 0
    text, place = heard(done), 0
    for cue in spoken():
        place = text.index(cue.words, place) + len(cue.words)


def test_a_card_is_known_by_its_name_in_this_game_and_by_its_plain_one():
    for name in ("Simple Villageois", "Villageois", "villager"):
        cards = f"2 Loup-Garou, Voyante, 3 {name}"
        assert garou("announce", "--lang", "fr", "--game", "classic", "--cards", cards).status == 0


def test_shows_how_long_each_pause_is():
    text = heard(garou("announce", "--cards", CARDS, "--pause", "11", "--day", "7"))
    assert "All Werewolves, open your eyes. [2 s]" in text
    assert "Everything stays in its place. [11 s]" in text
    assert "not even your own. [6 min]" in text


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        (("--lang", "fr"), "Voyante, ouvre les yeux."),
        (("--length", "brief"), "Seer, wake up."),
        (("--length", "tale"), "A candle is lit behind a curtain"),
        (("--option", "lone-wolf"), "If you see no other Werewolf"),
        (("--newcomers",), "[15 s]"),
        (("--edition", "ravensburger"), "If you see no other Werewolf"),
    ],
)
def test_what_is_asked_for_is_heard(asked, line):
    assert line in heard(garou("announce", "--cards", CARDS, *asked))
    assert line not in heard(garou("announce", "--cards", CARDS))


def test_a_scenario_brings_its_cards():
    text = heard(garou("announce", "--scenario", "revenants", "--players", "10"))
    assert "Doppelgänger, if you saw the Insomniac, open your eyes." in text
    assert "With seven or more" in text


def test_cards_may_be_named_in_the_readers_language():
    text = heard(garou("announce", "--lang", "fr", "--cards", "2 loup-garou, Voyante, Voleur, 2 VILLAGEOIS"))
    assert "Loups-Garous, ouvrez les yeux." in text


@pytest.mark.parametrize("game", ["epic-battle", "classic"])
def test_every_game_is_announced(game):
    assert garou("announce", "--game", game).status == 0


def test_extra_cards_are_found_among_the_others():
    """The alpha wolf brings a wolf that is nobody's, the thief two cards."""
    epic = "alpha-wolf, dream-wolf, seer, robber, witch, villager, hunter"
    assert garou("announce", "--game", "epic-battle", "--cards", epic).status == 0
    village = "2 werewolf, thief, seer, witch, 3 villager"
    assert garou("announce", "--game", "classic", "--cards", village).status == 0


def test_a_later_night_of_the_classic_game_has_no_first_calls():
    village = ("--game", "classic", "--cards", "2 werewolf, cupid, seer, 4 villager")
    assert "Cupid, open your eyes." in heard(garou("announce", *village))
    assert "Cupid, open your eyes." not in heard(garou("announce", *village, "--night", "2"))


def test_a_bag_always_has_a_werewolf_unless_it_is_wild():
    bag = ("announce", "--scenario", "bag", "--players", "3", "--length", "brief")
    assert all("Werewol" in heard(garou(*bag)) for _ in range(8))
    assert garou(*bag, "--wild").status == 0


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (("--cards", "2 werewolf, prophet"), "not a role of this game"),
        (("--cards", "werewolf"), "this game takes 6 to 13"),
        (("--cards", CARDS, "--players", "9"), "6 cards are laid out for 9 players and 3 in the centre; it takes 12"),
        (("--cards", "mason, werewolf, seer, robber, villager, villager"), "both or none"),
        (("--game", "epic-battle", "--cards", "2 alpha-wolf, werewolf, 4 villager"), "one at most"),
        (("--cards", CARDS, "--option", "captain"), "not one of"),
        (("--scenario", "nowhere"), "no scenario"),
        (("--game", "classic", "--edition", "bezier"), "The classic game has no editions"),
        (("--cards", CARDS, "--game", "classic", "--edition", "bezier"), "not one of"),
        (("--speed", "9"), "--speed"),
        (("--length", "endless"), "brief"),
        (("--scenario", "first-night", "--say"), "no voice"),
        (("--scenario", "first-night", "--clips", "somewhere"), "no voice"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(asked, complaint, tmp_path):
    done = garou("announce", *asked, cwd=tmp_path, PATH=str(tmp_path))
    assert done.status == 2
    [line] = done.err
    assert complaint in line


# --- Waiting and speaking ---------------------------------------------------------------------------


class Recorder:
    """A voice that only notes what it is asked for, and in which order it is waited for."""

    def __init__(self):
        self.told = []

    def say(self, line):
        self.told.append(line)

    def write(self, line, file):
        self.told.append(line)
        file.write_bytes(b"sound")

    def wait(self, seconds):
        self.told.append(seconds)


def test_a_voice_says_each_line_and_then_waits_as_long_as_the_line_asks_for():
    cues = script(book("one-night", "bezier", "fr"), ["werewolf", "seer"])
    voice = Recorder()
    announce.Reading(words("fr"), voice, 1.0).read(cues, voice.wait)
    aloud = [cue for cue in cues if cue.aloud]
    assert voice.told == [told for cue in aloud for told in (cue.words, cue.pause)]


def test_whoever_reads_aloud_is_given_time_for_it():
    [cue] = [cue for cue in spoken() if cue.id == "seer-act"]
    slow, fast = Recorder(), Recorder()
    announce.Reading(words("en"), None, 1.0).read([cue], slow.wait)
    announce.Reading(words("en"), None, 2.0).read([cue], fast.wait)
    assert slow.told[0] == 2 * fast.told[0] > 3
    assert slow.told[1] == fast.told[1] == cue.pause


def program(folder, name, script):
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)


def test_a_program_on_the_path_speaks(tmp_path):
    program(tmp_path, "espeak-ng", f'echo "$@" >> {tmp_path}/said')
    path = f"{tmp_path}{os.pathsep}{os.defpath}"
    done = garou("announce", "--cards", CARDS, "--lang", "fr", "--say", "--speed", "1.5", PATH=path)
    assert done.status == 0
    said = (tmp_path / "said").read_text("utf-8").splitlines()
    assert said[0].startswith("-v fr-fr -s 240 La nuit tombe")
    assert len(said) == len(spoken())


def test_a_voice_that_fails_is_reported(tmp_path):
    program(tmp_path, "espeak-ng", "exit 3")
    done = garou("announce", "--cards", CARDS, "--say", PATH=f"{tmp_path}{os.pathsep}{os.defpath}")
    assert done.status == 2
    assert "the voice has failed" in done.err[-1]


def test_clips_are_numbered_in_the_order_of_the_night(tmp_path):
    program(tmp_path, "espeak-ng", 'while [ "$1" != "-w" ]; do shift; done; echo sound > "$2"')
    path = f"{tmp_path}{os.pathsep}{os.defpath}"
    done = garou("announce", "--cards", CARDS, "--clips", tmp_path / "clips", PATH=path)
    files = sorted(file.name for file in (tmp_path / "clips").iterdir())
    assert files == [f"{number:03}-{cue.id}.wav" for number, cue in enumerate(spoken(), 1)]
    assert done.out == [f"{len(files)} lines are recorded in {tmp_path / 'clips'}."]


def test_clips_need_a_folder_that_can_be_written(tmp_path):
    program(tmp_path, "espeak-ng", "exit 0")
    (tmp_path / "file").write_text("", "utf-8")
    path = f"{tmp_path}{os.pathsep}{os.defpath}"
    done = garou("announce", "--cards", CARDS, "--clips", tmp_path / "file", PATH=path)
    assert done.status == 2
    assert "could not be recorded" in done.err[-1]


class FakeEngine:
    """Stands for ttspico: so many samples for each letter."""

    rate = 100

    def __init__(self, language="en-GB"):
        self.language = language

    def speak(self, line):
        return b"\0\0" * len(line)


def test_the_packages_voice_writes_sound_files(tmp_path):
    voices.Pico(FakeEngine(), ()).write("Seer, open your eyes.", tmp_path / "line.wav")
    with wave.open(str(tmp_path / "line.wav")) as sound:
        assert (sound.getframerate(), sound.getnframes()) == (16_000, len("Seer, open your eyes."))


def test_the_packages_voice_is_preferred_where_it_is_installed(tmp_path, monkeypatch):
    package = ModuleType("ttspico")
    package.TtsEngine, package.__spec__ = FakeEngine, ModuleSpec("ttspico", None)
    monkeypatch.setitem(sys.modules, "ttspico", package)
    program(tmp_path, "espeak-ng", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path))
    found = voices.voice("fr", 1.5, aloud=False)
    assert isinstance(found, voices.Pico)
    assert (found.engine.language, found.engine.rate) == ("fr-FR", 150)
    assert isinstance(voices.voice("fr", 1.5, aloud=True), voices.Program)  # nothing here plays a sound file
    program(tmp_path, "aplay", "exit 0")
    assert isinstance(voices.voice("fr", 1.5, aloud=True), voices.Pico)


def test_what_is_wrong_with_the_cards_is_said_in_the_readers_words():
    [unknown] = garou("announce", "--cards", "Vampirette", "--lang", "fr").err
    assert "Voyante" in unknown
    assert "seer" not in unknown
    [few] = garou("announce", "--cards", "Loup-Garou, Voyante, Villageois", "--lang", "fr").err
    assert few == "garou: " + words("fr")("error-cards-out-of-range", {"count": 3, "centre": 3, "low": 6, "high": 13})
    [other] = garou("announce", "--cards", CARDS, "--players", "5").err
    assert other == "garou: 6 cards are laid out for 5 players and 3 in the centre; it takes 8"
