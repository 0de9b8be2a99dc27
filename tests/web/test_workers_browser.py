"""Workers renewed under an open page: whoever plays on it notices nothing, and what they do meanwhile is done."""

import json
import signal

from chaos import begun
from phones import Phone, browser
from playwright.sync_api import expect
from serving import Server, post
from test_workers import until, workers_of

from postgres import ask

__all__ = ["browser"]  # a fixture

SAID = "SELECT data FROM garou.event WHERE room = '{code}' AND kind = 'spoke' ORDER BY seq"
# Whatever is not the game itself: no game where it should be, or a line that something did not arrive.
WATCH = """() => {
  window.amiss = [];
  const look = () => {
    const notice = document.getElementById("notice").textContent.trim();
    if (!document.querySelector("#table .view.k-talk")) window.amiss.push("no view");
    if (notice) window.amiss.push(notice);
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def sat_down(browser, server, code, tokens):
    """The first of them on a phone, the others anywhere; the night is over, and there is time to talk."""
    phone = Phone(browser, "en")
    phone.context.add_cookies([{"name": f"garou-seat-{code}", "value": tokens[0], "url": server.address}])
    phone.page.goto(f"{server.address}/t/{code}")
    for token in tokens:
        post(f"{server.address}/api/tables/{code}/look", {}, token)
    phone.page.wait_for_selector(".view.k-talk")
    phone.page.evaluate(WATCH)
    return phone, phone.page


def say(page, text):
    """Until the page knows that it was taken."""
    page.fill(".say input", text)
    page.press(".say input", "Enter")
    expect(page.locator(".say input")).to_have_value("", timeout=20_000)


def lines(database, code, who):
    said = [json.loads(data)["text"] for (data,) in ask(database, SAID.format(code=code))]
    return [text for text in said if text.startswith(who)]


def test_a_phone_plays_on_while_both_workers_are_renewed_one_after_the_other(browser, database, tmp_path):
    server = Server(tmp_path / "data", "--database", database, "--workers", "2").start()
    try:
        until(lambda: len(workers_of(server)) == 2)
        code, tokens = begun(server, "one-night", "gala")
        phone, page = sat_down(browser, server, code, tokens)
        before, turns = workers_of(server), 0
        server.process.send_signal(signal.SIGHUP)
        while {*before} & {*workers_of(server)} or len(workers_of(server)) > 2:
            say(page, f"Zed {turns}")
            post(f"{server.address}/api/tables/{code}/lines", {"text": f"Yan {turns}"}, tokens[1])
            expect(page.locator(".talk")).to_contain_text(f"Yan {turns}", timeout=20_000)  # it goes on by itself
            turns += 1
        assert turns
        for who in ("Zed", "Yan"):
            assert lines(database, code, who) == [f"{who} {turn}" for turn in range(turns)], "each line once"
        assert page.evaluate("window.amiss") == [], "and it is the same document as before: no page was loaded anew"
        expect(page.locator("#lost")).to_be_hidden()
        for token in tokens:
            post(f"{server.address}/api/tables/{code}/ready", {"on": True}, token)
        page.wait_for_selector(".view.k-ballot, .view[data-phase=over]")
        assert phone.broken == []
        phone.context.close()
    finally:
        assert server.stop() < 20
    assert server.mishaps() == []
