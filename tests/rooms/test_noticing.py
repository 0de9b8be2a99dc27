"""By night a tap wakes whoever can see it, and nobody else; what was worked out for the others still holds."""

import pytest
from hypothesis import given

from clockwork import VILLAGE, WOLF
from decks import PLAYED, every, luck, random_setup, seeds
from garou.engine.values import CHANCE, PUBLIC, Fact, Question, Slot
from garou.games import rules_of
from garou.rooms import answering
from garou.rooms.noticing import Dark, noticing
from garou.rooms.room import Phase
from garou.rooms.swift import stretch
from garou.rooms.windows import Kind, Part, following
from garou.texts import words
from garou.web.api.views import view_of
from garou.web.live import SHOWS, least
from garou.web.table import coming, painting, scenes
from garou.web.table.houses import Around
from slices import sliced
from tape import Tape

DAY = 40  # windows: through the first day of the longest night, and the second night of a short one
NIGHT = 8  # windows: into the day of a short game, through the night of a long one
SLEEPY = 0.2  # of the taps that could be made are not


class Night(Tape):
    """People who tap in the dark, by luck: each time, who can see it, and what everybody sees before and after."""

    def __init__(self, played, seed):
        game, edition, options = played
        self.luck = luck(played, seed)
        setup = random_setup(rules_of(*played), self.luck, most=7)
        pace, ghosts = self.luck.choice(["still", "still-and-swift"]), self.luck.random() < 0.5
        super().__init__(len(setup.deal), game=game, edition=edition, options=options, pace=pace, ghosts=ghosts)
        self.dealt(setup)
        self.chance()
        self.tell("opened")

    def taps(self):
        """Everybody in any order, window after window; yields whose turn it is."""
        for _ in range(NIGHT):
            if self.room.window is None:
                return
            if self.room.window.kind is Kind.CALL:
                seats = self.luck.sample(range(len(self.room.seated)), len(self.room.seated))
                for seat in [seat for seat in seats if self.luck.random() > SLEEPY]:
                    yield Slot(seat)
            self.close()

    def tap(self, seat):
        question, chair = self.room.question_for(seat), self.room.seated[seat]
        if question is None:
            return self.tell("dreamt", chair=chair)
        choice = self.luck.choice(question.options)
        if self.room.window.part is Part.EARLY:
            return self.tell("foretold", seat=seat, choice=choice)
        return self.chance(self.tell("answered", seat=seat, call=question.call, choice=choice))

    def chance(self, woken=frozenset()):
        """As a deed adds up who can see what it brings."""
        while self.room.game.open and self.room.game.open[0].seats == (CHANCE,):
            more = self.answer(self.room.game.open[0], self.luck.choice(self.room.game.open[0].options))
            woken = None if more is None or woken is None else woken | more
        return woken

    def close(self):
        """The next window, with what nobody has answered left to luck."""
        room = self.room
        calls = stretch(room.game, room.window.step) if room.window.part else ()
        upcoming = following(room.game, room.window, swift=True) if room.window.part else None
        goal = upcoming.step if upcoming and upcoming.part is Part.LATE else None
        while room.game.open and (
            room.game.open[0] in room.put or (room.game.step in calls and room.game.step != goal)
        ):
            self.answer(room.game.open[0], self.luck.choice(room.game.open[0].options))
            self.chance()
        self.tell("opened")

    def seen(self, room=None):
        """By chair, and by a bystander: everything a page and a view are made of, and how long the page is."""
        room, english = room or self.room, words("en")
        readers = (*room.sitters, None)
        return {me: (scenes.scene(room, me, english), view_of(room, me), least(room, english, me)) for me in readers}

    def pages(self, room=None):
        """By reader: what is pushed while a game is played, put together."""
        room, english = room or self.room, words("en")
        readers = (*room.sitters, None) if room.phase is Phase.PLAYING else ()
        return {me: painting.painted(room, me, english, Around()) for me in readers}

    def by_day(self):
        """Everybody says that they are done, or thinks again, in any order; yields after each."""
        room, kind = self.room, self.room.window.kind if self.room.window else None
        for chair in self.luck.sample([*room.sitters], len(room.sitters)) * (kind in (Kind.TALK, Kind.BALLOT)):
            question = room.question_for(room.seat_of(chair))
            if kind is Kind.TALK:
                yield self.tell("ready", chair=chair, on=self.luck.random() < 0.7)
            elif question is not None:
                yield self.tell("pointed", seat=question.seats[0], choice=self.luck.choice(question.options))
            else:
                yield self.tell("dreamt", chair=chair)


def anew(room):
    """The same table, with nothing worked out yet."""
    copy = room.draft()
    copy.forget()
    return copy


@pytest.mark.slow
@every(sliced(PLAYED, 7))
@given(seed=seeds)
def test_what_no_nod_changes_is_as_it_would_be_worked_out_anew(played, seed):
    """To be ready and to point: all is kept but who has done so, and every page is the same to the byte."""
    table = Night(played, seed)
    while table.room.window is not None and table.room.windows < DAY:
        table.seen()
        table.pages()
        for _ in table.by_day():
            assert table.seen() == table.seen(anew(table.room))
            assert table.pages() == table.pages(anew(table.room))
        table.close()


def test_who_has_looked_is_seen_by_all_and_nothing_else_changes():
    tape, english = Tape(3), words("en")
    tape.deal("villager villager seer | werewolf werewolf werewolf")
    for looked in (2, 3, 1):
        before = {me: scenes.scene(tape.room, me, english) for me in (1, 2, 3, None)}
        assert tape.tell("looked", chair=looked) is None
        for me, was in before.items():
            now = scenes.scene(tape.room, me, english)
            assert now == scenes.scene(anew(tape.room), me, english) != was
            assert now.page.me.ready == (me in tape.room.looked)
            assert now.page.window.ready == (len(tape.room.looked), 3)


@pytest.mark.slow
@every(sliced(PLAYED, 7))
@given(seed=seeds)
def test_a_page_that_is_pushed_is_the_page_that_is_fetched(played, seed):
    """One is put together for who follows, the other drawn of a scene; both show what is shown in passing."""
    table, english = Night(played, seed), words("en")
    for _ in range(NIGHT):
        room, beat = table.room, table.luck.randrange(99)
        if room.phase is not Phase.PLAYING:
            return
        chairs = [*room.sitters]
        shown = tuple((chair, "laugh") for chair in chairs if table.luck.random() < 0.2)
        around = Around(frozenset(chairs[1:]), {Slot(0): (Slot(1),)}, beat, reacting=shown)
        for me in (*chairs, None):
            seen, (pushed, long) = scenes.scene(room, me, english, around), painting.painted(room, me, english, around)
            assert pushed.decode() == coming.draw(None, room, seen, english)
            assert long == least(room, english, me) + SHOWS * len(shown)
        table.close()


@pytest.mark.slow
@every(sliced(PLAYED, 7))
@given(seed=seeds)
def test_whoever_is_not_woken_by_a_tap_in_the_dark_would_have_seen_the_same_page(played, seed):
    """And what is kept of everybody's page after it is what would be worked out anew."""
    night = Night(played, seed)
    before, opened = {}, 0
    for seat in night.taps():
        if opened != night.room.windows:
            before, opened = night.seen(anew(night.room)), night.room.windows
        woken, after = night.tap(seat), night.seen(anew(night.room))
        changed = {me for me in before if before[me] != after[me]}
        assert woken is None or changed <= woken
        assert night.seen() == after
        before = after


def test_a_tap_is_seen_by_the_same_people_whether_one_was_asked_or_asleep():
    """A seer looks at a card, and a villager dreams of one: each of them for themselves."""
    tape = Tape(3)
    tape.deal("seer villager villager | werewolf werewolf werewolf")
    tape.open(Kind.CALL)
    while not tape.room.put:
        tape.pass_on()
    assert tape.tell("answered", seat=0, call="seer", choice=(1,)) == {1}
    assert tape.tell("dreamt", chair=2) == {2}


def test_by_day_everybody_is_woken_by_everything():
    tape = Tape(3)
    tape.deal("villager villager villager | werewolf werewolf werewolf")
    tape.open(Kind.TALK)
    assert tape.tell("ready", chair=1, on=True) is None
    tape.open(Kind.BALLOT)
    assert tape.tell("pointed", seat=0, choice=(1,)) is None


def test_a_tap_by_night_wakes_the_ears_of_whoever_tapped_and_moves_no_clock(evening):
    async def happening(table):
        await table.deal()
        await table.to(Kind.CALL)
        live = table.keeper.find(table.code)
        with table.keeper.listen(table.code, table.chairs[0]) as own, table.keeper.listen(table.code, None) as other:
            for ear in (own, other):
                await ear.wait()
            live.changed.clear()
            await answering.answer(table.keeper, table.code, table.chairs[0], table.room.windows, ())
            assert (own.told, other.told, live.changed.is_set()) == (True, False, False)

    evening(happening)


def test_those_who_hunt_together_hear_at_once_what_one_of_them_has_done(evening):
    """Classic wolves: whoever goes back to sleep is seen to by the others, and by nobody else."""

    async def happening(table):
        await table.deal()
        while not (table.room.together and table.room.put):
            await table.move_on()
        [question, *_] = [one for one in table.room.put if WOLF in one.seats]
        others = {seat for one in table.room.put for seat in one.seats}
        before = {me: scenes.scene(table.room, me, words("en")) for me in table.chairs}
        await answering.answer(table.keeper, table.code, table.chairs[WOLF], table.room.windows, question.options[0])
        changed = {me for me in table.chairs if scenes.scene(table.room, me, words("en")) != before[me]}
        assert table.chairs[WOLF] in changed
        assert changed <= {table.room.seated[seat] for seat in others}

    evening(happening, VILLAGE, game="classic", edition="")


def test_a_page_drawn_in_the_frame_of_another_is_the_page_drawn_by_itself():
    """The frame is kept with a gap for the beat at which fingers are shown."""
    tape = Tape(6, game="classic", edition="")
    tape.deal("werewolf werewolf villager villager villager villager")
    tape.open(Kind.CALL)
    while not tape.room.together:
        tape.pass_on()
    english = words("en")
    for beat in (3, 12):
        for me in (1, 3, None):
            seen = scenes.scene(tape.room, me, english, Around(leant=beat))
            drawn = coming.draw(None, tape.room, seen, english)
            assert f'data-leant="{beat}"' in drawn
            assert coming.draw(None, anew(tape.room), seen, english) == drawn


def test_a_tap_is_seen_by_those_it_tells_something_or_spares_a_question_and_by_all_if_all_are_told():
    tape = Tape(3)
    tape.deal("villager villager villager | villager villager villager")
    asked = Question((Slot(0), Slot(1)), "vampire", "vampire", ((Slot(2),),))
    before = Dark((), {Slot(0): asked, Slot(1): asked})
    spared = Dark((), {Slot(0): None, Slot(1): None})
    assert noticing(before, spared, tape.room, 1) == {1, 2}
    told = Dark((Fact(frozenset({Slot(2)}), "tapped", ()),), before.asked)
    assert noticing(before, told, tape.room, 1) == {1, 3}
    assert noticing(before, before, tape.room, None) == set()
    heard = Dark((Fact(frozenset({PUBLIC}), "died", ()),), before.asked)
    assert noticing(before, heard, tape.room, 1) is None
