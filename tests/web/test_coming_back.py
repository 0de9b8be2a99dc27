"""Coming back to a table: from the device that left, from another one, under another name, and what the others see."""

import asyncio

from phones import Phone, browser, stumbles  # noqa: F401  # a fixture is used by its name
from playwright.sync_api import expect
from stage import ask, cookie, following, opened, run

from garou.rooms import lobby, seating
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.rooms.windows import Kind
from garou.texts import words

EN = words("en")
LEFT = EN("web-stood.left", {"name": "Yan"})


async def seated(app, *names):
    room = await lobby.create(app.state.keeper, Settings())
    return room, {name: await seating.join(app.state.keeper, room.code, name, "en") for name in names}


async def page(app, token=None, path="/t/lune-123"):
    heard = await ask(app, "GET", path, **(cookie(token) if token else {}))
    return heard.body.decode()


async def until(room, wanted):
    while not wanted(room):
        await asyncio.sleep(1)


def over(room):
    return room.phase is Phase.OVER


def told_by_day(room):
    return room.window is not None and room.window.kind is Kind.TALK


def test_the_device_that_left_in_the_middle_of_a_game_can_take_its_seat_back():
    async def happening():
        async with opened() as app:
            room, tokens = await seated(app, "Zed", "Yan")
            await lobby.begin(app.state.keeper, room.code, 1)
            left = await ask(app, "POST", "/t/lune-123/leave", {}, **cookie(tokens["Yan"]))
            offered = await page(app, tokens["Yan"])
            back = {"chair": 2, "bot": "false"}
            done = await ask(app, "POST", "/t/lune-123/hand", back, **cookie(tokens["Yan"]))
            return left, offered, done.status, room.sitters[2]

    left, offered, status, yan = run(happening())
    assert not [value for name, value in left.headers if name == b"set-cookie"], "the seat is still this device's"
    assert EN("web-take-back") in offered
    assert (status, yan.bot, yan.left) == (303, False, False)


def test_everybody_is_told_by_day_that_a_bot_plays_for_whoever_left_and_nobody_by_night():
    async def happening():
        async with opened() as app:
            room, tokens = await seated(app, "Zed", "Yan", "Xia")
            await lobby.begin(app.state.keeper, room.code, 1)
            await until(room, lambda room: room.window is not None and room.window.kind is Kind.CALL)
            async with following(app, "/t/lune-123/board/stream") as heard:
                await asyncio.sleep(0.5)
                before = len([piece for _, piece in heard.pieces if b"data: <" in piece])
                window = room.windows
                await seating.leave(app.state.keeper, room.code, 2)
                await asyncio.sleep(0.5)
                during = len([piece for _, piece in heard.pieces if b"data: <" in piece])
                assert room.windows == window
            night = [await page(app, tokens["Zed"]), await page(app, path="/t/lune-123/board")]
            await until(room, told_by_day)
            day = [await page(app, tokens["Zed"]), await page(app, path="/t/lune-123/board")]
            return before, during, night, day

    before, during, night, day = run(happening())
    assert before == during, "a page that changes at night tells when somebody did something"
    for shown in night:
        assert LEFT not in shown
        assert " data-bot" not in shown
    for shown in day:
        assert LEFT in shown
        assert shown.count(" data-bot") == 1
        assert EN("web-st-stood") in shown


def test_who_left_asks_for_the_seat_from_another_device_and_the_host_gives_it_back_between_games():
    async def happening():
        async with opened() as app:
            room, tokens = await seated(app, "Zed", "Yan")
            await lobby.begin(app.state.keeper, room.code, 1)
            await until(room, told_by_day)
            await seating.leave(app.state.keeper, room.code, 2)
            door = await page(app)
            asked = await ask(app, "POST", "/t/lune-123/back", {"chair": 2})
            [kept] = [value.decode() for name, value in asked.headers if name == b"set-cookie"]
            new = kept.partition("=")[2].partition(";")[0]
            waiting = await page(app, new)
            second = await ask(app, "POST", "/t/lune-123/back", {"chair": 2})
            give = {"chair": 2}
            early = await ask(app, "POST", "/t/lune-123/give-back", give, **cookie(tokens["Zed"]))
            host_by_day = await page(app, tokens["Zed"])
            await until(room, over)
            host = await page(app, tokens["Zed"])
            stranger = await ask(app, "POST", "/t/lune-123/give-back", give, **cookie(new))
            given = await ask(app, "POST", "/t/lune-123/give-back", give, **cookie(tokens["Zed"]))
            return door, waiting, second, early, host_by_day, host, stranger, given, room, await page(app, new)

    door, waiting, second, early, by_day, host, stranger, given, room, back = run(happening())
    assert EN("web-back-as", {"name": "Yan"}) in door
    assert EN("web-back-as.asked") in waiting
    assert (second.status, early.status, stranger.status, given.status) == (409, 409, 401, 303)
    asks = EN("web-asks-back", {"name": "Yan"})
    assert asks not in by_day
    assert asks in host
    assert not room.sitters[2].bot
    assert 'id="over"' in back


def test_only_a_seat_that_was_left_can_be_asked_for():
    async def happening():
        async with opened() as app:
            room, _ = await seated(app, "Zed", "Yan")
            await lobby.begin(app.state.keeper, room.code, 1)
            return [(await ask(app, "POST", "/t/lune-123/back", {"chair": chair})).status for chair in (1, 2, 3, 99)]

    assert run(happening()) == [409] * 4


def test_a_name_changes_before_a_game_and_is_nobody_elses():
    async def happening():
        async with opened() as app:
            room, tokens = await seated(app, "Zed", "Yan")
            renamed = await ask(app, "POST", "/t/lune-123/rename", {"name": " Léa "}, **cookie(tokens["Yan"]))
            taken = await ask(app, "POST", "/t/lune-123/rename", {"name": "zed"}, **cookie(tokens["Yan"]))
            offered = await page(app, tokens["Yan"])
            await lobby.begin(app.state.keeper, room.code, 1)
            late = await ask(app, "POST", "/t/lune-123/rename", {"name": "Ana"}, **cookie(tokens["Yan"]))
            return renamed.status, taken.status, late.status, room.names[:2], offered

    renamed, taken, late, names, offered = run(happening())
    assert (renamed, taken, late) == (303, 409, 409)
    assert names == ("Zed", "Léa")
    assert 'value="Léa"' in offered
    assert EN("web-rename") in offered


def test_chips_lie_under_a_name_which_stays_as_long_as_they_are_played_for():
    async def happening():
        async with opened() as app:
            room, tokens = await seated(app, "Zed", "Yan")
            await lobby.choose(app.state.keeper, room.code, 1, room.settings.with_(chips=5))
            await lobby.begin(app.state.keeper, room.code, 1)
            await until(room, over)
            await lobby.again(app.state.keeper, room.code, 1)
            return await ask(app, "POST", "/t/lune-123/rename", {"name": "Ana"}, **cookie(tokens["Yan"]))

    refused = run(happening())
    assert refused.status == 409
    assert EN("error-chips-named", {"name": "&#34;Yan&#34;"}) in refused.body.decode()


def test_to_remove_somebody_and_to_hand_a_seat_to_a_bot_ask_first():
    async def happening():
        async with opened() as app:
            _, tokens = await seated(app, "Zed", "Yan")
            return await page(app, tokens["Zed"])

    shown = run(happening())
    for deed in ("remove", "hand"):
        for form in shown.split("<form")[1:]:
            if f'action="/t/lune-123/{deed}"' in form:
                before = shown[: shown.index(form)]
                assert before.rindex("<details") > before.rindex("</details>"), deed


def test_the_first_page_leads_back_to_the_table_this_device_sits_at_and_no_other_device(server, browser):  # noqa: F811  # the fixture
    mine, other = Phone(browser, "fr"), Phone(browser, "en")
    page = mine.page
    page.goto(server.address)
    expect(page.locator("[data-seats]")).to_be_hidden()
    page.fill(".create [name=name]", "Léa")
    page.click(".create .bar button")
    page.wait_for_selector("#lobby")
    page.wait_for_load_state()  # the script that keeps it has run
    table = page.url
    code = table.rpartition("/")[2]
    page.goto(server.address)
    expect(page.locator("[data-seats] a")).to_contain_text(code.replace("-", " ").upper())
    assert stumbles(page) == []
    other.page.goto(server.address)
    expect(other.page.locator("[data-seats]")).to_be_hidden()
    other.context.close()
    page.click("[data-seats] a")
    page.wait_for_selector("#lobby")
    rename_and_leave(page)
    expect(page.locator("[data-seats]")).to_be_hidden()
    page.goto(table)  # the door: nobody sits there any more
    expect(page.locator("[data-unseated]")).to_be_visible()
    mine.context.close()


def rename_and_leave(page):
    """In the corner of the page: each is one tap to open, and one more to be sure."""
    page.click(".menu > summary")
    page.click(".menu .only-lobby > summary")
    page.fill(".menu [name=name]", "Léonie")
    page.click(".menu form[action$='/rename'] button")
    expect(page.locator(".seat[data-me] .nm")).to_have_text("Léonie")
    assert stumbles(page) == []
    page.click(".menu > summary")  # shut by what was done
    page.click(".menu details:has(form[action$='/leave']) > summary")
    page.click(".menu form[action$='/leave'] button")
    page.wait_for_url("**/")
