"""`garou judge`: good records are judged, bad ones refused in a line each, whatever is thrown at it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from command import ENGLISH, GAROU, garou
from garou.cli.files import MEGABYTES
from garou.record.writing import write
from records import CLASSIC, EPIC_BATTLE, ONE_NIGHT, answered, cases, game_by_luck, small, without

VERDICT = {
    "file": "good.json",
    "game": "one-night",
    "dead": [],
    "winners": ["Cleo"],
    "teams": ["werewolf"],
    "final": {"Ada": "robber", "Ben": "seer", "Cleo": "werewolf"},
    "centre": ["werewolf", "villager", "troublemaker"],
    "why": [
        {"team": "village", "won": False, "rule": "no-werewolf-died", "players": ["Cleo"]},
        {"team": "werewolf", "won": True, "rule": "werewolves-live", "players": ["Cleo"]},
    ],
}
GOOD = json.dumps(ONE_NIGHT)


def named(name: str) -> str:
    """A record whose second player has that name."""
    return json.dumps(small(players=["Ada", name, "Cleo"]))


def nested(depth: int) -> str:
    return json.dumps(without(ONE_NIGHT, "claims"))[:-1] + ', "claims": ' + "[" * depth + "]" * depth + "}"


BAD: dict[str, str | bytes] = {
    # What a file can hold instead of a record.
    "empty": b"",
    "spaces": b" \n\n ",
    "truncated": GOOD[: len(GOOD) // 2],
    "not UTF-8": b'{"format": "garou-record/1", "game": "\xff\xfe"}',
    "UTF-16": GOOD.encode("utf-16"),
    "binary": bytes(range(256)) * 40,
    "two records": GOOD + GOOD,
    "two byte order marks": "\ufeff\ufeff" + GOOD,
    "not a number": GOOD.replace('"5f2a"', "NaN"),
    "no end of a number": GOOD.replace("0.5", "-Infinity"),
    "five thousand digits": GOOD.replace("0.5", "7" * 5_000),
    "a number without end": GOOD.replace("0.5", "7e5000"),
    "a thousand deep": nested(1_000),
    "a hundred thousand deep": nested(100_000),
    "a field twice": GOOD[:-1] + ', "game": "one-night"}',
    # Wrong kinds, everywhere.
    **{f"{field} is {json.dumps(value)}": json.dumps(small(**{field: value}))
       for field in ONE_NIGHT for value in (None, 0, True, "?", [0], {"?": 0}) if (field, value) != ("nonce", "?")
       and (field, value) != ("claims", [0])},
    **{f"{key} of an answer is {json.dumps(value)}": json.dumps(answered(ONE_NIGHT, 0, **{key: value}))
       for key in ("by", "call", "choose", "luck") for value in (None, 0, "?", [0], {"?": 0})},
    # Names.
    "a name of 10 MB": named("B" * 10_000_000),
    "a name with a line break": named("Ben\nevil.json: all is well"),
    "a name with escape codes": named("\x1b[2J\x1b[31mBen"),
    "a name with a right-to-left override": named("\u202eneB"),
    "a name that is half a character": named("\ud800"),
    "a name that is a place": named("centre-1"),
    "an unknown name": json.dumps(answered(ONE_NIGHT, 1, by="Zoé")),
    "an unknown name of 1 MB": json.dumps(answered(ONE_NIGHT, 1, by="\x1b\u202e\ud800" * 333_333)),
    "an unknown role": json.dumps(small(deal=["werewolf", "seer", "\x1b[31m"])),
    "an unknown field": json.dumps(small(**{"\n\ud800": 1})),
    "an unknown option": json.dumps(small(options={"\n\u202e": True})),
    "another version": json.dumps(small(format="garou-record/2", hands=[])),
    # Cards and answers.
    "one mason": json.dumps(small(deal=["mason", "seer", "robber"])),
    "a card short": json.dumps(small(centre=["werewolf", "villager"])),
    "a card too many": json.dumps(small(deal=["werewolf", "seer", "robber", "villager"])),
    "an alpha wolf without its card": json.dumps(without(EPIC_BATTLE, "centre-wolf")),
    "a thief without cards": json.dumps(without(CLASSIC, "extra")),
    "an illegal choice": json.dumps(answered(ONE_NIGHT, 1, choose=["Ben"])),
    "an illegal choice of a million": json.dumps(answered(ONE_NIGHT, 1, choose=["Ben"] * 1_000_000)),
    "an answer nobody asked for": json.dumps(answered(ONE_NIGHT, 1, call="drunk")),
    "an answer too many": json.dumps(small(answers=ONE_NIGHT["answers"] * 2)),
    "an answer missing": json.dumps(EPIC_BATTLE | {"answers": EPIC_BATTLE["answers"][1:]}),
    "a vote missing": json.dumps(small(answers=ONE_NIGHT["answers"][:-1])),
    "a game that is not over": json.dumps(answered(CLASSIC, 3, choose=["Ada"])),
    "too large": b" " * (MEGABYTES * 1_000_000) + GOOD.encode(),
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "good.json").write_text(GOOD, "utf-8")
    return tmp_path


def test_a_record_is_judged(folder):
    done = garou("judge", "good.json", cwd=folder)
    assert (done.status, done.err) == (0, [])
    assert [json.loads(line) for line in done.out] == [VERDICT]


def test_of_the_worked_examples_those_that_are_wrong_are_refused(tmp_path):
    judged = {case["id"]: case for case in cases() if "expect" in case}
    if not judged:
        pytest.skip("the worked examples are not here")
    for name, case in judged.items():
        (tmp_path / name).write_text(json.dumps(case["record"]), "utf-8")
    done = garou("judge", *judged, cwd=tmp_path)
    wrong = {name for name, case in judged.items() if case["expect"].get("error")}
    assert {line.partition(":")[0] for line in done.err} == wrong
    assert {json.loads(line)["file"] for line in done.out} == set(judged) - wrong


@pytest.fixture(scope="module")
def all_at_once(tmp_path_factory):
    """One call with every bad file, and good ones before, between and after."""
    folder = tmp_path_factory.mktemp("bad")
    (folder / "good.json").write_text(GOOD, "utf-8")
    names = {}
    for number, (what, text) in enumerate(BAD.items()):
        names[what] = f"bad {number}.json"
        data = text if isinstance(text, bytes) else text.encode("utf-8")
        (folder / names[what]).write_bytes(data)
    words = ["good.json", *(word for name in names.values() for word in (name, "good.json"))]
    return names, {lang: garou("judge", "--lang", lang, *words, cwd=folder) for lang in ("en", "fr")}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_good_files_beside_bad_ones_are_judged_all_the_same(all_at_once, lang):
    names, done = all_at_once
    assert done[lang].status == 2
    assert [json.loads(line) for line in done[lang].out] == [VERDICT] * (len(names) + 1)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_gets_one_line_that_begins_with_its_name(all_at_once, what, lang):
    names, done = all_at_once
    [line] = [line for line in done[lang].err if line.startswith(f"{names[what]}: ")]
    assert len(done[lang].err) == len(names)
    assert 20 < len(line) < 450
    assert all(char.isprintable() or char in "\u00a0\u202f" for char in line)


def test_the_same_mistake_reads_differently_in_french(all_at_once):
    _, done = all_at_once
    english, french = ([line.partition(": ")[2] for line in done[lang].err] for lang in ("en", "fr"))
    assert not set(english) & set(french)
    assert len(set(french)) == len(set(english))


# --- Files that cannot be read ----------------------------------------------------------------


def test_a_folder_and_a_missing_file_are_bad_files(folder):
    done = garou("judge", ".", "good.json", "no such.json", "good.json/inside", cwd=folder)
    assert done.status == 2
    assert len(done.out) == 1
    assert done.err == [
        ".: is a folder, not a file",
        "no such.json: there is no such file",
        'good.json/inside: cannot be read: "Not a directory"',
    ]


def test_so_are_they_in_french(folder):
    done = garou("judge", ".", "no such.json", cwd=folder, LC_ALL="fr_FR.UTF-8")
    assert done.err == [".: est un dossier, pas un fichier", "no such.json: ce fichier n’existe pas"]


def test_a_file_without_permission_is_a_bad_file(folder):
    (folder / "locked.json").write_text(GOOD, "utf-8")
    (folder / "locked.json").chmod(0)
    humbly = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
    if humbly and (
        not shutil.which("setpriv") or b"denied" not in run(*humbly, "cat", "locked.json", cwd=folder).stderr
    ):
        pytest.skip("root may read anything here, and cannot be made to forgo it")
    done = run(*humbly, GAROU, "judge", "locked.json", "good.json", cwd=folder)
    assert done.returncode == 2
    assert done.stderr.decode() == "locked.json: may not be read by you: permission denied\n"
    assert [json.loads(line) for line in done.stdout.splitlines()] == [VERDICT]


def run(*words: str | Path, cwd: Path) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(words, cwd=cwd, env=ENGLISH, capture_output=True, timeout=120, check=False)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("with space.json", "with space.json"),
        ("Zoé\u00a0é.json", "Zoé\u00a0é.json"),
        ("two\nlines", r"two\nlines"),
        ("\x1b[31m", r"\u001b[31m"),
        ("\u202egnorw", r"\u202egnorw"),
        (b"\xff\xfe", r"\udcff\udcfe"),
    ],
)
def test_a_files_name_comes_first_as_it_was_given_and_in_one_line(folder, name, shown):
    done = garou("judge", name, cwd=folder)
    assert (done.status, done.err) == (2, [f"{shown}: there is no such file"])


@pytest.mark.parametrize("name", ["Zoé.json", "two\nlines", b"\xff\xfe"])
def test_whatever_a_good_files_name_the_verdict_is_json(folder, name):
    (folder / "good.json").rename(folder / os.fsdecode(name))
    done = garou("judge", name, cwd=folder)
    assert [json.loads(line) for line in done.out] == [VERDICT | {"file": os.fsdecode(name)}]


# --- Standard input and output ----------------------------------------------------------------


def test_a_dash_reads_standard_input(folder):
    done = garou("judge", "-", "good.json", stdin=GOOD.encode(), cwd=folder)
    assert [json.loads(line)["file"] for line in done.out] == ["-", "good.json"]
    assert (done.status, done.err) == (0, [])


def test_bad_standard_input_is_named_by_its_dash(folder):
    done = garou("judge", "-", "good.json", stdin=b"{", cwd=folder)
    assert (done.status, len(done.out)) == (2, 1)
    assert done.err == ["-: record: not JSON from line 1, column 2"]


def test_a_byte_order_mark_does_no_harm(folder):
    assert garou("judge", "-", stdin=b"\xef\xbb\xbf" + GOOD.encode()).status == 0


def in_shell(line: str, cwd: Path) -> tuple[int, str, str]:
    done = run("/bin/sh", "-c", line.replace("garou", f"'{GAROU}'", 1), cwd=cwd)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_nothing_to_read_from_is_bad_input(folder):
    assert in_shell("garou judge - <&-", folder) == (2, "", '-: cannot be read: "Bad file descriptor"\n')


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_a_full_disk_is_said_in_one_line(folder):
    said = "garou: the output cannot be written: No space left on device\n"
    assert in_shell("garou judge good.json > /dev/full", folder) == (1, "", said)


def test_nowhere_to_write_is_no_reason_to_fail(folder):
    assert in_shell("garou judge good.json >&-", folder) == (0, "", "")


def test_a_reader_that_has_read_enough_hears_no_complaint(folder):
    _, out, err = in_shell("garou judge " + "good.json " * 400 + "| head -1", folder)  # more than a pipe holds
    assert (json.loads(out), err) == (VERDICT, "")


@pytest.fixture
def interruptible():
    """A suite that runs in the background ignores interrupts, and so would all it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_it_stops_at_once_when_interrupted(folder):
    with subprocess.Popen(
        [GAROU, "judge", "missing.json", "-"], cwd=folder, env=ENGLISH,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as running:  # fmt: skip
        assert "no such file" in running.stderr.readline()  # it is on its way to standard input
        time.sleep(0.2)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err.strip()) == (1, "", "")


# --- Languages and locales --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "environment"),
    [
        ((), {"LC_ALL": "", "LANG": "fr_FR.UTF-8"}),
        ((), {"LC_ALL": "fr_FR.UTF-8"}),
        ((), {"LANGUAGE": "fr:en"}),
        (("--lang", "fr"), {}),
        (("--lang=fr",), {"LC_ALL": "C"}),
    ],
)
def test_french_is_spoken_to_who_speaks_it(folder, words, environment):
    done = garou("judge", *words, "-", stdin=b"[]", cwd=folder, **environment)
    assert done.err == ["-: record: ce n’est pas un objet JSON"]


def test_the_language_may_be_asked_for_before_the_command(folder):
    assert garou("--lang", "fr", "judge", "-", stdin=b"[]").err == ["-: record: ce n’est pas un objet JSON"]


ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}


def test_an_ascii_locale_changes_no_byte(folder):
    text = GOOD.replace("Cleo", "Zoé")
    (folder / "é.json").write_text(text, "utf-8")
    (folder / "bad é.json").write_text(text.replace('"by": "Ada"', '"by": "Añe"', 1), "utf-8")
    for words in (
        ("é.json", "bad é.json", "missing é.json"),
        ("--lang", "fr", "é.json", "bad é.json", "missing é.json"),
    ):
        done = garou("judge", *words, cwd=folder, **ASCII)
        assert done == garou("judge", *words, cwd=folder)
        assert json.loads(done.out[0])["file"] == "é.json"
        assert json.loads(done.out[0])["winners"] == ["Zoé"]


# --- Many, and none ---------------------------------------------------------------------------


def test_a_thousand_records_are_judged_in_one_call(tmp_path):
    names = [f"{number:04}.json" for number in range(1_000)]
    for number, name in enumerate(names):
        (tmp_path / name).write_text(write(game_by_luck(number)), "utf-8")
    done = garou("judge", *names, cwd=tmp_path)
    assert (done.status, done.err) == (0, [])
    assert [json.loads(line)["file"] for line in done.out] == names


def test_a_record_that_is_named_twice_is_judged_twice(folder):
    assert len(garou("judge", "good.json", "good.json", cwd=folder).out) == 2


def test_no_file_at_all_is_a_mistake_too():
    done = garou("judge")
    assert (done.status, done.out, len(done.err)) == (2, [], 1)


def test_an_unknown_option_is_a_mistake_too(folder):
    done = garou("judge", "--quick", "good.json", cwd=folder)
    assert (done.status, done.out, len(done.err)) == (2, [], 1)
