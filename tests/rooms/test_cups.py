"""Tournaments over several tables: real rooms, results taken once, whatever happens to the server in between."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from cupnights import ORGANISER, made, opened, results, to_the_end, until
from garou.record.judge import judged
from garou.record.reading import read
from garou.record.writing import write
from garou.rooms import archiving, lobby, seating
from garou.rooms.codes import CUP
from garou.rooms.cup import drawing, entering, keeping
from garou.rooms.cup.cup import Cup, Key
from garou.rooms.cup.keeping import Cups
from garou.rooms.cup.laying import laid
from garou.rooms.cup.results import correct
from garou.rooms.hall import TurnedAway
from garou.rooms.room import Phase
from garou.rooms.settings import Settings
from garou.tournaments.values import IllegalEntry


def assert_true_to_its_tables(cups: Cups, cup: Cup) -> None:
    """Every result is that of the record of its table, and was entered once."""
    assert sorted(results(cups, cup.code)) == sorted(cup.rooms)
    for number, played in enumerate(cup.elimination.rounds):
        for table, sitting in enumerate(played.sittings):
            [past] = cups.keeper.find(cup.rooms[Key(number, table)]).room.ledger.past
            told = judged(read(write(past.record)))
            winners = {past.names[seat] for seat in told.outcome.winners}
            assert set(sitting.winners) == winners & set(sitting.names)
            assert set(past.names) >= set(sitting.names)


def test_twenty_four_bots_to_the_champion(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, bots=24)
            await drawing.begin(cups, cup.code, ORGANISER)
            await to_the_end(cups, cup)
            assert_true_to_its_tables(cups, cup)
            [first, *others] = cup.elimination.standings()
            assert (first.name, first.place) == (cup.elimination.champion, 1)
            assert first.losses < 2
            assert all(row.losses >= 2 for row in others)

    asyncio.run(evening())


def test_killed_in_the_middle_nothing_is_lost_and_nothing_counted_twice(tmp_path):
    async def first():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, bots=24)
            await drawing.begin(cups, cup.code, ORGANISER)
            await until(lambda: cup.entered)  # some tables have played, others have not
            return cup.code, len(cup.rooms), [*cup.people]

    async def second(code):
        async with opened(tmp_path) as cups:
            cup = cups.find(code).room
            seen = len(cup.rooms), [*cup.people]
            await to_the_end(cups, cup)
            assert_true_to_its_tables(cups, cup)
            return seen

    code, rooms, people = asyncio.run(first())
    assert asyncio.run(second(code)) == (rooms, people)


def test_a_draw_on_disk_whose_tables_were_never_laid_is_laid_after_a_restart(tmp_path, monkeypatch):
    async def killed(*_: object) -> None:
        raise KeyboardInterrupt

    async def first():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, bots=10)
            with monkeypatch.context() as broken, contextlib.suppress(KeyboardInterrupt):
                broken.setattr(drawing, "lay", killed)
                await drawing.begin(cups, cup.code, ORGANISER)
            return cup.code

    async def second(code):
        async with opened(tmp_path) as cups:
            cup = cups.find(code).room
            assert len(cup.rooms) == 2
            await until(lambda: not cup.playing)
            assert_true_to_its_tables(cups, cup)

    asyncio.run(second(asyncio.run(first())))


def test_a_table_laid_again_is_the_same(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, "Ada", bots=4)
            await drawing.begin(cups, cup.code, ORGANISER)
            [(key, code)] = cup.rooms.items()
            room = cups.keeper.find(code).room
            before = (room.names, room.setup)
            await lobby.lay(cups.keeper, code, laid(cup, key))
            assert (room.names, room.setup) == before
            assert room.phase is Phase.DEALT

    asyncio.run(evening())


def test_a_table_stays_awake_while_it_is_being_laid(tmp_path):
    """A table nothing has happened at yet was touched just now, not in 1970."""

    async def evening():
        async with opened(tmp_path) as cups:
            seen = []
            append = cups.keeper.store.append

            async def watched(room, *events):
                if events[0].kind == "created" and not room.startswith(CUP):
                    seen.append(cups.keeper.clock() - cups.keeper.live[room].room.touched)
                await append(room, *events)

            cups.keeper.store.append = watched
            cup, _ = await made(cups, "Ada", bots=4)
            await drawing.begin(cups, cup.code, ORGANISER)
            await lobby.create(cups.keeper, Settings())
            assert len(seen) == 2
            assert max(seen) < 60

    asyncio.run(evening())


def test_whoever_comes_at_once_finds_the_table_laid(tmp_path):
    """The draw is told before its tables are laid."""

    async def evening():
        async with opened(tmp_path) as cups:
            cup, tokens = await made(cups, "Zoe", bots=4)
            begun = asyncio.create_task(drawing.begin(cups, cup.code, ORGANISER))
            await until(lambda: cup.rooms)
            code = await drawing.table(cups, cup.code, 2)
            assert seating.chair(cups.keeper, code, tokens["Zoe"]) is not None
            await begun

    asyncio.run(evening())


def test_people_sit_at_their_table_with_their_own_token(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, tokens = await made(cups, "Zoe", "Yan", bots=3)
            await drawing.begin(cups, cup.code, ORGANISER)
            [code] = cup.rooms.values()
            room = cups.keeper.find(code).room
            for name, token in tokens.items():
                assert room.sitters[seating.chair(cups.keeper, code, token)].name == name
            assert {sitter.name for sitter in room.sitters.values() if sitter.bot} == {"Ada", "Ben", "Cleo"}
            for refused in (
                seating.join(cups.keeper, code, "Stranger", "en"),
                lobby.begin(cups.keeper, code, room.host),
                archiving.forget(cups.keeper, code, room.host),
                seating.remove(cups.keeper, code, room.host, next(chair for chair in room.order if chair != room.host)),
            ):
                with pytest.raises(TurnedAway, match=r"cup-table|table-playing"):
                    await refused

    asyncio.run(evening())


def test_whoever_leaves_is_out_and_a_bot_plays_their_game_to_its_end(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, "Zoe", bots=4)
            await drawing.begin(cups, cup.code, ORGANISER)
            assert cup.table_of("Zoe")
            await entering.leave(cups, cup.code, 2, 2)
            assert "Zoe" not in cup.elimination.field
            await until(lambda: not cup.playing)  # nobody is waited for any more
            assert_true_to_its_tables(cups, cup)

    asyncio.run(evening())


def test_the_organisers_word_stands_until_the_next_draw(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, bots=5)
            await drawing.begin(cups, cup.code, ORGANISER)
            await until(lambda: not cup.playing)
            names = cup.names_at(Key(0, 0))
            await correct(cups, cup.code, ORGANISER, Key(0, 0), [names[0]], called_off=False)
            assert cup.elimination.rounds[0].sittings[0].winners == (names[0],)
            with pytest.raises(IllegalEntry, match="no-such-seat"):
                await correct(cups, cup.code, ORGANISER, Key(0, 0), ["Nobody"], called_off=False)
            await correct(cups, cup.code, ORGANISER, Key(0, 0), list(names), called_off=False)
            await drawing.go_on(cups, cup.code, ORGANISER)
            with pytest.raises(TurnedAway, match="too-late-to-correct"):
                await correct(cups, cup.code, ORGANISER, Key(0, 0), [], called_off=False)

    asyncio.run(evening())


def test_a_result_that_never_came_can_be_entered_and_a_late_one_is_not_counted_on_top(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, tokens = await made(cups, "Zoe", bots=4)
            await drawing.begin(cups, cup.code, ORGANISER)
            await correct(cups, cup.code, ORGANISER, Key(0, 0), ["Zoe"], called_off=False)
            [code] = cup.rooms.values()
            chair = seating.chair(cups.keeper, code, tokens["Zoe"])
            await seating.hand(cups.keeper, code, chair, chair, bot=True)
            await until(lambda: cups.keeper.find(code).room.phase is Phase.OVER)
            await cups.wake()  # whoever looks for results now finds none that was not taken
            assert cup.elimination.rounds[0].sittings[0].winners == ("Zoe",)
            assert results(cups, cup.code) == [Key(0, 0)]

    asyncio.run(evening())


def test_a_table_that_is_called_off_costs_nobody_anything(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, tokens = await made(cups, "Zoe", "Yan", "Xia", bots=2)
            await drawing.begin(cups, cup.code, ORGANISER)
            [code] = cup.rooms.values()
            chairs = [seating.chair(cups.keeper, code, token) for token in tokens.values()]
            host = cups.keeper.find(code).room.host
            await archiving.call_off(cups.keeper, code, host)
            assert cup.playing  # at a table of a tournament no host decides that alone
            await archiving.call_off(cups.keeper, code, next(chair for chair in chairs if chair != host))
            await until(lambda: not cup.playing)
            assert all(row.losses == 0 for row in cup.elimination.standings())

    asyncio.run(evening())


def test_only_the_organiser_organises_and_nobody_enters_late(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, "Zoe", bots=4)
            for refused in (
                drawing.begin(cups, cup.code, 2),
                entering.add_bots(cups, cup.code, 2, 1),
                keeping.forget(cups, cup.code, 2),
            ):
                with pytest.raises(TurnedAway, match="only-the-organiser"):
                    await refused
            with pytest.raises(TurnedAway, match="name-twice"):
                await entering.join(cups, cup.code, "Zoe", "en")
            await drawing.begin(cups, cup.code, ORGANISER)
            with pytest.raises(TurnedAway, match="cup-begun"):
                await entering.join(cups, cup.code, "Yan", "en")
            with pytest.raises(IllegalEntry, match="round-not-over"):
                await drawing.go_on(cups, cup.code, ORGANISER)

    asyncio.run(evening())


def test_a_deleted_tournament_is_found_in_no_file(tmp_path):
    async def evening():
        async with opened(tmp_path) as cups:
            cup, _ = await made(cups, "Wilhelmina", bots=9)
            await drawing.begin(cups, cup.code, ORGANISER)
            await until(lambda: cup.entered)
            await keeping.forget(cups, cup.code, ORGANISER)
            assert cups.keeper.store.rooms() == []
            found = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            assert b"Wilhelmina" not in found
            assert b"dealt" not in found

    asyncio.run(evening())
