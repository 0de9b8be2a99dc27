"""A deal that others have yet to play: its own people see what their seat learned in play, and no more, until all have.

Two worlds at a sealed table, dealt differently, whose course looked the same to one seat: every byte that seat is sent
after the end is the same. The cheat it is against is one person at two tables of a tournament.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, replace

import pytest
from stage import ask, bearer, cookie, following, opened, run
from test_cups import of_a_table

from garou.engine.values import RoleName, Setup
from garou.games.cast import Cast
from garou.rooms import answering, archiving, lobby
from garou.rooms.hall import TurnedAway
from garou.rooms.lobby import Laid
from garou.rooms.room import Phase, Sitter
from garou.rooms.settings import Settings
from garou.rooms.tokens import hashed
from garou.rooms.windows import Kind
from garou.texts import words

CODE, NAMES = "lune-123", ("Zed", "Yan", "Xia", "Wim", "Val", "Ugo")
SEALED = words("en")("cup-sealed-here")


@dataclass(frozen=True)
class World:
    """A deal, and what everybody chooses by the words they are asked in; who is not named here declines."""

    settings: Settings
    setup: Setup
    plan: dict[str, list[int]]  # by topic: the places chosen, one after the other

    @property
    def laid(self) -> Laid:
        names = NAMES[: len(self.setup.deal)]
        sitters = tuple(Sitter(name, hashed(name), "en") for name in names)
        return Laid("cup-1", self.settings, sitters, (Cast(tuple(sorted(self.setup.cards))), self.setup))


def world(game: str, edition: str, deal: str, *, ghosts: bool = False, **plan: list[int]) -> World:
    setup = Setup(*(tuple(map(RoleName, part.split())) for part in deal.split("|")))
    cards = tuple(sorted(setup.cards))
    settings = Settings(game, edition, None, cards, pace="quick", size=len(setup.deal), ghosts=ghosts)
    return World(settings, setup, plan)


def dealt(of: World, deal: str) -> World:
    return replace(of, setup=Setup(*(tuple(map(RoleName, part.split())) for part in deal.split("|"))))


async def play(app, of: World) -> None:
    """To the end. Everybody taps at once, asked or asleep, so that nothing is heard of when."""
    keeper = app.state.keeper
    await lobby.lay(keeper, CODE, of.laid)
    room, plan = keeper.find(CODE).room, {topic: list(places) for topic, places in of.plan.items()}
    for chair in room.seated:
        await answering.look(keeper, CODE, chair)
    while room.phase is not Phase.OVER:
        before = room.windows
        if room.window and room.window.kind is Kind.TALK:
            for chair in room.speakers:
                await answering.ready(keeper, CODE, chair, on=True)
        for question in room.put:
            place = plan.get(question.topic, [None])[0]
            await choose(keeper, room, question, place)
        for topic in {question.topic for question in room.put} & plan.keys():
            plan[topic] = plan[topic][1:] or plan[topic]
        while room.windows == before and room.phase is not Phase.OVER:
            await asyncio.sleep(1)


async def choose(keeper, room, question, place) -> None:
    for seat in question.seats:
        choice = () if place is None else (place,)
        others = [option for option in question.options if option and option != (seat,)]
        wanted = choice if question.admits(choice) else () if question.admits(()) else others[0]
        if room.question_for(seat):
            await answering.answer(keeper, CODE, room.seated[seat], room.windows, wanted)


async def everything(app, name: str, paths: list[str]) -> dict[str, bytes]:
    """All that this seat can fetch, and what its streams tell it: head and body."""
    found = {}
    for path in paths:
        who = bearer(name) if path.startswith("/api") else cookie(name)
        for more in ("", "?watch=1"):
            if path.endswith("stream"):
                async with following(app, path + more, **who) as heard:
                    await asyncio.sleep(5)
                    found[path + more] = b"".join(piece for _, piece in heard.pieces if b"event: clock" not in piece)
            else:
                heard = await ask(app, "GET", path + more, **who)
                found[path + more] = b"".join(piece for _, piece in heard.pieces)
    return found


def seen_by(of: World, name: str, paths: list[str], *, unsealed: bool = False) -> dict[str, bytes]:
    async def happening():
        async with opened() as app:
            await play(app, of)
            if unsealed:
                await archiving.unseal(app.state.keeper, CODE)
            return await everything(app, name, paths)

    return run(happening())


# The village hangs an innocent; the hunter's last shot; a dead player who might watch; a game that ends at night.
NIGHT = world("one-night", "bezier", "villager werewolf seer | robber tanner drunk", vote=[0])
SHOT = world("one-night", "bezier", "villager hunter werewolf | seer seer drunk", vote=[1])
GRAVE = world(
    "classic", "", "villager werewolf seer villager villager villager", ghosts=True, werewolf=[0, 4], lynch=[3, 5]
)
DUSK = world("classic", "", "villager werewolf seer villager villager", werewolf=[3, 4], lynch=[0])
PAIRS = {
    "one-night": (NIGHT, dealt(NIGHT, "villager tanner drunk | seer werewolf robber"), "Zed"),
    "one-night-shot": (SHOT, dealt(SHOT, "villager werewolf hunter | drunk seer seer"), "Zed"),
    "classic-dead": (GRAVE, dealt(GRAVE, "villager seer werewolf villager villager villager"), "Zed"),
    "classic-night": (DUSK, dealt(DUSK, "villager seer werewolf villager villager"), "Zed"),
}


@pytest.fixture(scope="module")
def paths():
    return sorted(path.replace("{code}", CODE) for path in of_a_table())


@pytest.mark.slow
@pytest.mark.parametrize("which", PAIRS)
def test_after_the_end_of_a_sealed_game_two_deals_that_looked_alike_are_the_same_bytes(which, paths):
    one, other, name = PAIRS[which]
    first, second = seen_by(one, name, paths), seen_by(other, name, paths)
    assert SEALED.encode() in first[f"/t/{CODE}"]
    assert first.keys() == second.keys()
    for path, told in first.items():
        assert told == second[path], path


@pytest.mark.slow
@pytest.mark.parametrize("which", PAIRS)
def test_the_same_two_deals_differ_as_soon_as_everybody_has_played_them(which):
    """Else the test above would hold for pages that tell nothing ever."""
    one, other, name = PAIRS[which]
    paths = [f"/t/{CODE}", f"/t/{CODE}/stream", f"/api/tables/{CODE}", f"/t/{CODE}/known", f"/t/{CODE}/record"]
    first, second = seen_by(one, name, paths, unsealed=True), seen_by(other, name, paths, unsealed=True)
    for path in paths:
        assert first[path] != second[path], path
        assert SEALED.encode() not in first[path]


def test_the_page_of_a_sealed_game_opens_by_itself_when_everybody_has_played():
    async def happening():
        async with opened() as app:
            await play(app, NIGHT)
            streams = (
                following(app, f"/t/{CODE}/stream", **cookie("Zed")),
                following(app, f"/api/tables/{CODE}/stream", **bearer("Zed")),
            )
            async with streams[0] as page, streams[1] as view:
                await asyncio.sleep(1)
                before = page.pieces[-1][1].decode(), view.pieces[-1][1].decode()
                await archiving.unseal(app.state.keeper, CODE)
                await asyncio.sleep(1)
                return before, (page.pieces[-1][1].decode(), view.pieces[-1][1].decode())

    (sealed, waiting), (page, view) = run(happening())
    assert 'id="sealed"' in sealed
    assert 'href="/cup/cup-1"' in sealed
    assert 'id="over"' in page
    before, after = (json.loads(one.partition("data: ")[2]) for one in (waiting, view))
    assert (before["phase"], before["sealed"], before["winners"], before["teams"]) == ("over", True, None, None)
    assert (after["phase"], after["sealed"]) == ("over", False)
    assert after["winners"]
    assert {fact["fact"] for fact in before["facts"]} == {"dealt"}
    assert {"won", "shown"} < {fact["fact"] for fact in after["facts"]}


def test_what_a_seat_learned_in_play_it_still_knows_when_the_game_is_sealed():
    """A seer looked at Yan's card; the dead of the day before lie where they lay."""
    looked = world("one-night", "bezier", "seer werewolf villager | robber tanner drunk", seer=[1], vote=[2])

    async def happening(of, name):
        async with opened() as app:
            await play(app, of)
            view = json.loads((await ask(app, "GET", f"/api/tables/{CODE}", **bearer(name))).body)
            return [(fact["fact"], *[v for k, v in fact.items() if k != "fact"]) for fact in view["facts"]]

    assert run(happening(looked, "Zed")) == [("dealt", "seer"), ("saw-card", "Yan", "werewolf")]
    told = [fact[0] for fact in run(happening(GRAVE, "Wim"))]
    assert told.count("died") == 3, "in two nights and a day; whom the last vote took is sealed"
    assert "won" not in told


def test_the_talk_of_the_dead_stays_among_them_while_the_game_is_sealed():
    async def happening():
        async with opened() as app:
            keeper = app.state.keeper
            await play(app, GRAVE)
            room = keeper.find(CODE).room
            room.talk.write(1, "Zed", "it was Yan", grave=True, seat=None)
            found = []
            for unsealed in (False, True):
                if unsealed:
                    await archiving.unseal(keeper, CODE)
                for name in ("Zed", "Yan"):
                    heard = await ask(app, "GET", f"/t/{CODE}/talk", **cookie(name))
                    found.append(b"it was Yan" in heard.body)
            return found

    assert run(happening()) == [True, False, True, True]


def test_neither_the_keeper_nor_the_room_hands_out_what_is_sealed():
    async def happening():
        async with opened() as app:
            await play(app, NIGHT)
            keeper = app.state.keeper
            room = keeper.find(CODE).room
            for asked in (lambda: room.record, lambda: archiving.past(keeper, CODE, 1)):
                with pytest.raises(TurnedAway):
                    asked()
            assert (room.outcome, room.told, room.played) == (None, False, 1)
            await archiving.unseal(keeper, CODE)
            assert room.outcome is not None
            assert room.record.setup == archiving.past(keeper, CODE, 1).setup == NIGHT.setup

    run(happening())


@pytest.mark.parametrize("what", ["worlds", "games/1/worlds"])
def test_nobody_is_told_what_follows_from_anothers_night_while_it_is_sealed(what):
    """Whoever sits there may post at their table: a seat's own facts would be the deal."""

    async def happening():
        async with opened() as app:
            await play(app, NIGHT)
            told = []
            for unsealed in (False, True):
                if unsealed:
                    await archiving.unseal(app.state.keeper, CODE)
                for name in ("Zed", "Yan"):
                    heard = await ask(app, "POST", f"/api/tables/{CODE}/{what}", {"seat": "Yan"}, **bearer(name))
                    told.append((heard.status == 200, b"werewolf" in heard.body))
            return told

    assert run(happening()) == [(False, False)] * 2 + [(True, True)] * 2
