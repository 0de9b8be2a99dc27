"""Pages offer what their reader may do at a table, and an error says who may."""

import re

from stage import ask, cookie, opened, run

from garou.engine.values import RoleName, Setup
from garou.games.cast import Cast
from garou.rooms import archiving, lobby, seating
from garou.rooms.events.values import Hosts
from garou.rooms.settings import Settings
from garou.texts import words

CARDS = (RoleName("villager"),) * 6
FORM = re.compile(r'action="/t/lune-123/(\w+)"[^>]*><input type="hidden" name="chair" value="(\d)">')


async def company(app, *names):
    """Their tokens by name; the second hosts while the first is away."""
    keeper = app.state.keeper
    room = await lobby.create(keeper, Settings(scenario=None, cards=CARDS, size=3))
    tokens = {name: await seating.join(keeper, room.code, name, "en") for name in names}
    async with keeper.at(room.code, 2) as deed:
        deed.happen(Hosts(2))
    return room, tokens


def offered(page, deed):
    return {int(chair) for what, chair in FORM.findall(page.body.decode()) if what == deed}


def test_an_acting_host_is_offered_to_remove_only_who_came_later():
    async def happening():
        async with opened() as app:
            _, tokens = await company(app, "Zed", "Yan", "Xia", "Wim")
            page = await ask(app, "GET", "/t/lune-123", **cookie(tokens["Yan"]))
            refused = await ask(app, "POST", "/t/lune-123/remove", {"chair": 1}, **cookie(tokens["Yan"]))
            return offered(page, "remove"), offered(page, "arrange"), refused

    removed, arranged, refused = run(happening())
    assert removed == {3, 4}
    assert arranged == {1, 2, 3, 4}
    assert refused.status == 403
    said = words("en")("error-sat-longer", {"name": '"Zed"', "owner": '"Zed"'})
    assert f'id="said">{said.replace(chr(34), "&#34;")}<' in refused.body.decode()


def test_a_bot_is_offered_for_who_is_away_and_for_nobody_else():
    async def happening():
        async with opened() as app:
            room, tokens = await company(app, "Zed", "Yan", "Xia")
            with app.state.keeper.listen(room.code, 3):
                page = await ask(app, "GET", "/t/lune-123", **cookie(tokens["Yan"]))
                hand = {"chair": 3, "bot": "true"}
                return offered(page, "hand"), await ask(app, "POST", "/t/lune-123/hand", hand, **cookie(tokens["Yan"]))

    handed, refused = run(happening())
    assert handed == {1, 2}, "for Zed, who is away; and everybody for themselves"
    assert refused.status == 409
    assert words("en")("error-still-here", {"name": "&#34;Xia&#34;"}) in refused.body.decode()


def test_games_are_offered_for_deletion_to_whose_table_it_is_alone():
    async def happening():
        async with opened(Setup(CARDS[:3], CARDS[3:]), Cast(CARDS)) as app:
            room, tokens = await company(app, "Zed", "Yan", "Xia")
            await lobby.begin(app.state.keeper, room.code, 2)
            await archiving.call_off(app.state.keeper, room.code, 1)
            pages = {name: await ask(app, "GET", "/t/lune-123/history", **cookie(tokens[name])) for name in tokens}
            pages |= {"": await ask(app, "GET", "/t/lune-123/history")}
            refused = [
                await ask(app, "POST", f"/t/lune-123/{deed}", {}, **cookie(tokens["Yan"]))
                for deed in ("delete", "games/1/delete")
            ]
            return {name: page.body.decode() for name, page in pages.items()}, refused

    pages, refused = run(happening())
    owner = words("en")("history-owner", {"name": "Zed"})
    assert {name: "/delete" in page for name, page in pages.items()} == {"Zed": 1, "Yan": 0, "Xia": 0, "": 0}
    assert {name: owner in page for name, page in pages.items()} == {"Zed": 0, "Yan": 1, "Xia": 1, "": 0}
    for answer in refused:
        assert answer.status == 403
        assert words("en")("error-only-the-owner", {"name": "&#34;Zed&#34;"}) in answer.body.decode()


def test_a_table_is_called_after_its_owner_and_the_api_names_both():
    async def happening():
        async with opened() as app:
            await company(app, "Zed", "Yan")
            door, view = await ask(app, "GET", "/t/lune-123"), await ask(app, "GET", "/api/tables/lune-123")
            return door.body.decode(), view.body.decode()

    door, view = run(happening())
    assert f"<h1>{words('en')('web-table-of', {'name': 'Zed'})}</h1>" in door
    assert '"host":"Yan","owner":"Zed"' in view
