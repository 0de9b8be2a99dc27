"""Going back and reloading: no page of ours is the answer to a post, and no form's address is an error page."""

import json
from random import Random

import pytest
from phones import PHONE, browser  # noqa: F401  # a fixture is used by its name
from stage import ask, opened, run

from garou.texts import words
from garou.web.app import ROUTES
from garou.web.carrying import packed_as, unpacked
from pages import ROOT
from records import CLASSIC

EXAMPLE = (ROOT / "docs/example.json").read_text("utf-8")
LED = json.dumps(CLASSIC)
# The first is asked for by a script, which draws what comes. The second is a claim half made: no address may tell what
# somebody thought of saying, and to send it again changes nothing.
SCRIPTED = {"/t/{code}/device", "/t/{code}/claim/so-far"}
FORMS = {
    "/lang": {"lang": "fr"},
    "/tables": {"name": "Yan"},
    "/join": {"code": "lune-123"},
    "/t/{code}/join": {"name": "Yan"},
    "/t/{code}/lang": {"lang": "fr"},
    "/t/{code}/settings": {"size": "4"},
    "/t/{code}/begin": {},
    "/settle": {"rules": "one-night/bezier", "players": "3", "to": "told"},
    "/master": {"players": "5", "to": "begin"},
    "/master/game": {"record": LED, "by-1": "9"},
    "/master/record": {"record": LED},
    "/replay": {"record": EXAMPLE},
    "/replay/picture.svg": {"record": EXAMPLE},
    "/cup": {"title": "Cup", "name": "Zed", "real": "true"},
    "/cup/{code}/names": {"names": "Ada\nBen\nCleo"},
    "/cup/{code}/device": {},
    "/book": {"code": "lune-123"},
}
ENDING = ("/t/{code}/leave", "/t/{code}/delete", "/t/{code}/games/{number}/delete", "/cup/{code}/delete")
REDIRECTED = FORMS.keys() - {"/t/{code}/begin"}  # alone at the table one cannot


def posted() -> list[str]:
    """Every address that takes a post, found in the application itself."""
    paths = {route.path for route in ROUTES if "POST" in route.methods}
    return sorted(path for path in paths if not path.startswith("/api"))


POSTED = posted()


def test_the_walk_finds_them_all():
    assert len(POSTED) > 45
    assert {*FORMS, *SCRIPTED, "/t/{code}/answer", "/cup/{code}/played"} <= {*POSTED}


def at_a_table(happening):
    """With a table, a tournament, and somebody who has laid both."""

    async def whole():
        async with opened() as app:
            cookies = []
            for path in ("/tables", "/cup"):
                answer = await ask(app, "POST", path, FORMS[path] | {"name": "Zed"})
                cookies += [value.decode().partition(";")[0] for name, value in answer.headers if name == b"set-cookie"]
            place = answer.header("location")
            return await happening(app, place, {"cookie": "; ".join(cookies)})

    return run(whole())


def filled(path, place):
    cup = place.rpartition("/")[2]
    return path.replace("{code}", cup if path.startswith("/cup") else "lune-123").replace("{number}", "1")


def test_whoever_comes_back_to_the_address_of_a_form_finds_a_page():
    async def happening(app, place, who):
        found = {}
        for path in POSTED:
            answer = await ask(app, "GET", filled(path, place), **who)
            if answer.status == 303:
                answer = await ask(app, "GET", answer.header("location"), **who)
            found[path] = answer.status, answer.header("content-type")
        return found

    found = at_a_table(happening)
    assert found.pop("/t/{code}/claim")[0] == 409, "a page of its own, which says that nobody claims before the day"
    assert found.pop("/t/{code}/deduce")[0] == 403, "a page of its own, which says that the table allows it to nobody"
    assert found.pop("/t/{code}/chances")[0] == 409, "of a game that is over"
    assert found.pop("/t/{code}/games/{number}/chances")[0] == 404, "nothing was played here"
    assert {path: answer for path, answer in found.items() if answer[0] != 200} == {}
    assert {kind.partition(";")[0] for _, kind in found.values()} == {"text/html"}


def test_a_post_of_a_browser_ends_in_a_redirect_and_one_of_a_script_in_what_it_asked_for():
    async def happening(app, place, who):
        found, scripts = {}, {}
        for path in POSTED:
            form = FORMS.get(path, {})
            if path in ("/tables", "/cup", *ENDING):
                continue  # sent when the table was laid; or they end it
            found[path] = (await ask(app, "POST", filled(path, place), form, **who)).status
            scripts[path] = (await ask(app, "POST", filled(path, place), form, hx_request="true", **who)).status
        found["/t/{code}/leave"] = (await ask(app, "POST", "/t/lune-123/leave", {}, **who)).status
        return found, scripts

    found, scripts = at_a_table(happening)
    pages = {path for path, status in found.items() if status < 300}
    assert pages <= SCRIPTED, "a page that answers a post cannot be reloaded"
    assert {path: found[path] for path in REDIRECTED & found.keys() if found[path] not in (303, 307)} == {}
    assert all(status in (200, 204, 303, 307) or status >= 400 for status in scripts.values())


# --- What an address carries -----------------------------------------------------------------------------


def test_an_address_carries_what_was_entered_and_nothing_it_cannot_hold():
    entered = [("name", "Zoé"), ("name", ""), ("card-0", "werewolf"), ("text", "\ud800 half")]
    assert unpacked(packed_as(entered)).multi_items() == entered


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("nonsense", ["x", "%00", "A" * 500, packed_as([("record", "0" * 10_000_000)])])
def test_an_address_that_makes_no_sense_is_told_so(nonsense, lang):
    async def once(path):
        async with opened() as app:
            return await ask(app, "GET", f"{path}?as={nonsense}", accept_language=lang)

    for path in ("/settle", "/master", "/master/game", "/replay"):
        answer = run(once(path))
        assert answer.status == 422
        assert words(lang)("error-malformed", {"where": "as"}) in answer.body.decode()


def test_what_is_too_long_for_an_address_is_answered_all_the_same():
    luck = Random(1)

    async def once():
        async with opened() as app:
            names = ["".join(chr(luck.randrange(0x4E00, 0x9000)) for _ in range(500)) for _ in range(10)]
            many = {"rules": "one-night/bezier", "players": "10", "name": names}
            return await ask(app, "POST", "/settle", many | {"to": "cards"})

    answer = run(once())
    assert answer.status == 200


# --- On a phone ------------------------------------------------------------------------------------------


def test_back_and_reload_find_what_was_entered(browser, server):  # noqa: F811  # the fixtures
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en")
    page = context.new_page()
    page.goto(f"{server.address}/settle")
    page.locator("label:has([name=players][value='3'])").click()
    page.locator(".bar button").last.click()
    for seat, card in enumerate(("werewolf", "seer", "robber")):
        page.locator(f"[name=card-{seat}][value={card}]").check(force=True)
    page.locator(".bar .btn-main").click()
    page.wait_for_selector("[name=vote-0]", state="attached")
    votes = page.url
    page.reload()
    assert words("en")("settle-votes") in page.locator("h1").text_content()
    page.go_back()
    page.wait_for_selector("[name=card-0]", state="attached")
    page.go_forward()
    assert page.url == votes
    page.locator(".bar button").first.click()  # back, by the page's own button: what was entered is there
    page.wait_for_selector("[name=card-0]:checked", state="attached")
    assert page.locator("[name=card-0]:checked").get_attribute("value") == "werewolf"

    page.goto(f"{server.address}/master?players=10&scenario=whole-village")
    page.locator("button[value=deal]").click()
    page.locator("button[value=begin]").click()
    page.wait_for_selector(".led")
    heading = page.locator("h1").text_content()
    page.reload()
    assert page.locator("h1").text_content() == heading
    page.go_back()
    page.wait_for_selector("button[value=begin]")
    page.goto(f"{server.address}/master/game")  # the bare address of the form
    assert page.url == f"{server.address}/master"
    context.close()
