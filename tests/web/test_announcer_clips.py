"""A phone without a voice: the server's speaks, made when it is first asked for, and the night is heard offline too."""

import json
import os
import stat
import urllib.error
import urllib.request
from dataclasses import replace

import pytest
from announcer_nights import SMALL
from announcer_phone import TablePhone
from phones import browser  # noqa: F401  # a fixture is used by its name
from serving import Server

from garou.announcer import Tempo, sound
from garou.announcer.clips import clip_name, spoken
from garou.texts import LANGUAGES, words
from slices import sliced

TONE = 0.3  # seconds that the voice of this machine hums
LASTS = TONE + 2 * sound.EDGE
RATE = 16_000
NIGHT = replace(SMALL, kind="one-night/ravensburger", pace=Tempo(role=3, day=60))

# What is heard: every clip with the line that is shown meanwhile.
LISTENING = f"""
window.heard = [];
const begin = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {{
  if (Math.abs(this.buffer.duration - {LASTS}) < 0.02) {{
    const entry = {{ text: document.getElementById("caption").textContent, ended: false }};
    window.heard.push(entry);
    this.addEventListener("ended", () => (entry.ended = true));
  }}
  begin.apply(this, when);
}};
"""


@pytest.fixture
def humming(tmp_path):
    """A server on a machine that has a voice."""
    hum = [12_000 if n % 72 < 36 else -12_000 for n in range(round(TONE * RATE))]
    sound.write(sound.Sound(sound.array("h", [0] * RATE + hum + [0] * RATE), RATE), tmp_path / "hum.wav")
    voice = tmp_path / "espeak-ng"
    script = f'while [ "$1" != "-w" ]; do shift; done; cp {tmp_path}/hum.wav "$2"; echo "$3" >> {tmp_path}/said'
    voice.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    voice.chmod(voice.stat().st_mode | stat.S_IXUSR)
    running = Server(tmp_path / "data", path=f"{tmp_path}{os.pathsep}{os.defpath}").start()
    yield running
    if running.process.poll() is None:
        running.kill()


def said(server):
    file = server.data.with_name("said")
    return file.read_text("utf-8").splitlines() if file.exists() else []


def get(address):
    with urllib.request.urlopen(address) as answer:
        return answer.headers, answer.read()


def clips_at(server, lang):
    return f"{server.address}{json.loads(get(f'{server.address}/announcer/voices.json?lang={lang}')[1])['at']}"


def press(page, selector):
    """With a finger: a browser lets a page make noise only after that."""
    box = page.locator(selector).bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def hears(phone, cues):
    """The night, line by line: the page's clock goes on only when a line was heard to its end."""
    phone.tap("#begin")
    press(phone.page, "#start")
    for number in range(len(cues)):
        for _ in range(400):
            if phone.page.evaluate("window.heard.length") > number:
                break
            phone.wait(0.5)
        phone.page.wait_for_function("(number) => window.heard[number]?.ended", arg=number)
    shown = [line["text"] for line in phone.page.evaluate("window.heard")]
    counted = iter("321")  # shown in figures, for the far side of the table
    assert shown == [next(counted) if cue.pause == 1 else cue.words for cue in cues]


def is_here(phone):
    """All of the voice."""
    told = words(phone.lang)("announcer-page-clips")
    phone.page.wait_for_function("(text) => document.getElementById('clips').textContent === text", arg=told)
    kept = words(phone.lang)("announcer-page-offline")
    phone.page.wait_for_function("(text) => document.getElementById('kept').textContent === text", arg=kept)


def test_a_phone_without_a_voice_speaks_with_the_servers_and_offline_too(browser, humming):  # noqa: F811  # the fixture
    cues = NIGHT.told("fr")
    how = {"settings": NIGHT.settings, "voices": (), "before": LISTENING, "workers": "allow"}
    phone = TablePhone(browser, humming.address, "fr", **how).open()
    is_here(phone)
    assert phone.page.locator("#voice").input_value() == "clips"
    assert not phone.shows("#no-voice")
    asked = {line for line in said(humming) if line}
    assert {cue.words for cue in cues} <= asked <= set(spoken("fr").values())
    hears(phone, cues)
    phone.wait(60)  # until nothing is left of the night that a reload could go on with
    humming.kill()
    phone.page.reload()
    phone.laid()
    is_here(phone)
    hears(phone, cues)
    assert phone.page.evaluate("window.spoken") == [], "the browser itself has said nothing"
    phone.context.close()


def test_a_line_is_made_once_and_may_be_kept_for_good(humming):
    at = clips_at(humming, "en")
    name = clip_name("Night falls on the village.")
    headers, body = get(f"{at}{name}.wav")
    assert get(f"{at}{name}.wav")[1] == body
    assert said(humming) == ["Night falls on the village."]
    assert (headers["content-type"], body[:4]) == ("audio/wav", b"RIFF")
    assert "immutable" in headers["cache-control"]


@pytest.mark.parametrize(
    "wrong", ["{at}" + clip_name("Anna is a thief.") + ".wav", "{at}x.wav", "{at}..%2f..%2fgarou.wav"]
)
def test_nothing_else_is_ever_spoken(wrong, humming):
    at = clips_at(humming, "en")
    night = clip_name("Night falls on the village.")
    for address in (
        wrong.format(at=at),
        f"{at}{night}.wav".replace("espeak-ng", "say"),
        f"{at}{night}.wav".replace("/en/", "/de/"),
    ):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            get(address)
    assert said(humming) == []


@pytest.mark.parametrize("lang", sliced(LANGUAGES, first=1))
def test_where_nobody_has_a_voice_the_page_says_what_to_install(lang, browser, server):  # noqa: F811  # the fixture
    phone = TablePhone(browser, server.address, lang, settings=NIGHT.settings, voices=()).open()
    phone.page.wait_for_selector("#no-voice:not([hidden])")
    assert "espeak-ng" in phone.text("#no-voice")
    assert not phone.shows("#clips")
    assert phone.page.locator("#voice").input_value() == "none"
    assert phone.troubles == []
    phone.context.close()
