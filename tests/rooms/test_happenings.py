"""What each event does to a room, and what it must not leave behind."""

import pytest

from garou.engine.values import RoleName, Seat, Slot
from garou.rooms.events.taking import take
from garou.rooms.events.values import EVENTS
from garou.rooms.ledger import Ledger
from garou.rooms.room import LAST_SECONDS, Phase
from garou.rooms.windows import Kind
from garou.store.values import Event
from garou.talk.claims import am
from tape import START, Tape

VILLAGERS = "villager villager villager | villager villager villager"
CLASSIC = {"game": "classic", "edition": ""}


def seat(number: int) -> Seat:
    return Seat(Slot(number))


# --- The table and its people -----------------------------------------------------------------------


@pytest.mark.parametrize("seq", [0, 4, 6])
def test_events_come_one_after_the_other_or_not_at_all(seq):
    tape = Tape(3)
    assert tape.room.seq == 4
    with pytest.raises(ValueError, match=f"event {seq} after 4"):
        take(tape.room, EVENTS.read(Event(seq, START, "hosts", {"chair": 2})))
    assert (tape.room.host, tape.room.seq) == (1, 4)


def test_a_chair_is_never_made_twice():
    tape = Tape(3)
    tape.tell("left", chair=2)
    for chair in (4, 5):
        assert tape.room.chairs_made + 1 == chair
        tape.tell("joined", chair=chair, name=f"P{chair}", token="h", lang="en")
    assert tape.room.order == [1, 3, 4, 5]


def test_the_next_person_hosts_and_never_a_bot():
    tape = Tape(3, bots=1)
    tape.tell("arranged", order=[4, 3, 2, 1])
    assert tape.room.people == {1, 2, 3}  # worked out before, and asked for again as the host leaves
    tape.tell("left", chair=1)
    assert tape.room.host == 2
    tape.tell("left", chair=2)
    tape.tell("left", chair=3)
    assert tape.room.host is None


def test_whoever_leaves_takes_the_games_they_won_along():
    tape = Tape(3)
    tape.deal(VILLAGERS)
    tape.open(Kind.BALLOT)
    tape.ballot(1, 2, 0)
    assert set(tape.room.wins) == {1, 2, 3}
    tape.tell("again")
    tape.tell("left", chair=2)
    assert set(tape.room.wins) == {1, 3}


def test_a_lower_target_can_make_a_champion_of_the_race_that_goes_on():
    tape = Tape(3, chips=5)
    tape.deal("werewolf villager villager | villager villager villager")
    tape.open(Kind.BALLOT)
    tape.ballot(1, 2, 1)
    tape.tell("again")
    assert (tape.room.ledger.past[0].won, tape.room.ledger.champion) == ((0,), None)
    tape.tell("chosen", settings=tape.settings.with_(chips=1).to_json())
    assert tape.room.ledger.champion == "P1"


def test_what_is_kept_of_a_table_says_how_often_who_has_won():
    """A finished game and one that was called off; of those who won, P2 has left."""
    tape = Tape(3, chips=1)
    tape.deal("werewolf villager villager | villager villager villager")
    tape.open(Kind.BALLOT)
    tape.ballot(1, 0, 0)
    assert tape.room.ledger.past[0].won == (1, 2)
    tape.tell("again")
    tape.deal(VILLAGERS)
    tape.tell("called-off")
    sitters = [(chair, f"P{chair}", "h", "en", False) for chair in (1, 3)]
    kept = {"born": START, "settings": tape.settings.to_json(), "sitters": sitters, "host": 3, "chairs_made": 3}
    ledger = Ledger(tape.room.ledger.past, tape.room.ledger.dealt, tape.room.ledger.race).to_json()
    again = Tape(0).room
    again.seq = 0
    take(again, EVENTS.read(Event(1, START, "kept", kept | {"ledger": ledger})))
    assert (again.played, again.wins, again.host, again.chairs_made) == (1, {3: 1}, 3, 3)
    assert again.ledger.champion == "P3", "P2 has left, and P3 leads alone"


# --- The deal ---------------------------------------------------------------------------------------


def test_before_the_night_everybody_knows_their_own_card_and_no_more():
    """The engine has told the pack already who is who."""
    tape = Tape(4)
    tape.deal("werewolf werewolf villager villager | villager villager villager")
    assert len(tape.room.game.facts) > len(tape.room.facts)
    for number in range(4):
        assert {fact.name for fact in tape.room.known_to(seat(number))} == {"dealt"}


def test_a_bot_has_looked_at_its_card_from_the_start():
    tape = Tape(2, bots=1)
    tape.deal(VILLAGERS)
    assert tape.room.looked == {3}
    assert tape.room.deadline == START + 600
    for chair in (1, 2):
        tape.tell("looked", chair=chair)
    assert tape.room.deadline == START


def test_who_wanted_the_last_game_to_end_does_not_want_it_of_the_next():
    tape = Tape(3)
    tape.deal(VILLAGERS)
    tape.tell("wants-end", chair=2, on=True)
    tape.open(Kind.BALLOT)
    tape.ballot(1, 2, 0)
    tape.tell("again")
    tape.deal(VILLAGERS)
    assert tape.room.wanting == set()


# --- Windows ----------------------------------------------------------------------------------------


def test_nobody_knows_of_a_call_that_has_not_come():
    """The robber's answer runs the engine on to the insomniac, who looks when she is called."""
    tape = Tape(3)
    tape.deal("robber insomniac villager | villager villager villager")
    tape.open(Kind.CALL)
    [question] = tape.room.put
    tape.answer(question, (seat(1),))
    assert "saw-card" in {fact.name for fact in tape.room.game.facts if seat(1) in fact.audience}
    assert {fact.name for fact in tape.room.known_to(seat(1))} == {"dealt"}
    tape.open(Kind.CALL)
    assert "saw-card" in {fact.name for fact in tape.room.known_to(seat(1))}


def test_who_has_won_is_not_known_before_the_night_is_over():
    """The wolves eat the last villager but one. The witch has let it happen: the engine knows, the table sleeps."""
    tape = Tape(5, **CLASSIC)
    tape.deal("werewolf werewolf werewolf witch villager")
    tape.open(Kind.CALL)
    while tape.room.game.outcome is None:
        for question in tape.room.put:
            food = (seat(4),)
            tape.answer(question, food if food in question.options and question.call == "werewolf" else ())
        if tape.room.game.outcome is None:
            tape.tell("opened")
    assert (tape.room.phase, tape.room.window.kind, tape.room.outcome) == (Phase.PLAYING, Kind.CALL, None)
    assert tape.room.dead == set()
    tape.tell("opened")
    assert (tape.room.phase, tape.room.outcome) == (Phase.OVER, tape.room.game.outcome)


def test_a_hunter_is_asked_after_the_verdict_and_not_during_it():
    tape = Tape(5, **CLASSIC)
    tape.deal("villager werewolf hunter villager villager")
    tape.open(Kind.BALLOT)
    tape.ballot(2, 2, 1, 2, 2)
    assert (tape.room.window.kind, tape.room.put, tape.room.question_for(seat(2))) == (Kind.VERDICT, (), None)
    tape.tell("opened")
    assert (tape.room.window.kind, tape.room.asked) == (Kind.WORDS, {2})


def test_each_window_begins_anew():
    tape = Tape(3)
    tape.deal(VILLAGERS)
    tape.open(Kind.TALK)
    tape.tell("ready", chair=1, on=True)
    tape.tell("dreamt", chair=1)
    tape.tell("lengthened", seconds=60)
    tape.tell("opened")
    assert (tape.room.ready, tape.room.dreamt, tape.room.longer) == (set(), set(), 0)


def test_a_game_called_off_leaves_neither_a_stopped_clock_nor_anything_else():
    tape = Tape(3)
    tape.deal(VILLAGERS)
    tape.tell("joined", chair=4, name="Late", token="h", lang="en")
    tape.open(Kind.TALK)
    tape.tell("ready", chair=1, on=True)
    tape.tell("paused", chair=1)
    assert tape.room.names == ("P1", "P2", "P3")
    tape.tell("called-off")
    assert (tape.room.phase, tape.room.paused, tape.room.paused_by, tape.room.ready) == (Phase.LOBBY, None, None, set())
    assert tape.room.names == ("P1", "P2", "P3", "Late"), "whoever waited is at the table again"
    tape.deal("villager villager villager villager | villager villager villager")
    assert tape.room.deadline == START + 600


# --- The ballot's last seconds ------------------------------------------------------------------------


def ballot(people: int = 3, bots: int = 0) -> Tape:
    tape = Tape(people, bots)
    tape.deal(VILLAGERS)
    tape.open(Kind.BALLOT)
    assert tape.room.deadline == START + 600
    return tape


def point(tape: Tape, after: float, *seats: int) -> None:
    tape.at = START + after
    for one in seats:
        tape.tell("pointed", seat=one, choice=((one + 1) % 3,))


def test_the_last_seconds_run_from_the_last_vote():
    tape = ballot()
    point(tape, 10, 0, 1)
    assert tape.room.deadline == START + 600
    point(tape, 50, 2)
    assert tape.room.deadline == START + 50 + LAST_SECONDS


def test_whoever_changes_their_mind_in_the_last_seconds_gains_no_time_and_shows_nothing():
    tape = ballot()
    point(tape, 10, 0, 1, 2)
    point(tape, 12, 1)
    assert tape.room.deadline == START + 10 + LAST_SECONDS


def test_a_ballot_closes_when_its_time_is_up_however_late_the_last_vote():
    tape = ballot()
    point(tape, 599, 0, 1, 2)
    assert tape.room.deadline == START + 600


def test_a_seat_handed_to_a_bot_closes_the_ballot_no_sooner_than_a_vote_would():
    tape = ballot()
    point(tape, 10, 0, 1)
    tape.at = START + 100
    tape.tell("handed", chair=3, bot=True)
    assert tape.room.deadline == START + 100 + LAST_SECONDS


def test_a_server_that_was_away_takes_nothing_from_the_last_seconds():
    tape = ballot()
    point(tape, 10, 0, 1, 2)
    tape.tell("resumed", away=100.0)
    assert tape.room.deadline == START + 110 + LAST_SECONDS


def test_a_table_left_to_bots_keeps_its_pace_for_whoever_comes_back():
    tape = ballot(people=1, bots=2)
    tape.tell("handed", chair=1, bot=True)
    assert not tape.room.people
    assert tape.room.deadline > START


# --- A swift night -----------------------------------------------------------------------------------


def test_an_early_answer_is_given_once():
    tape = Tape(3)
    tape.tell("chosen", settings=tape.settings.with_(pace="dash").to_json())
    tape.deal("seer villager villager | villager villager villager")
    tape.open(Kind.CALL)
    assert tape.room.question_for(seat(0)) is not None
    tape.tell("foretold", seat=0, choice=(1,))
    assert tape.room.question_for(seat(0)) is None


def test_what_was_answered_at_dusk_does_not_answer_the_night():
    tape = Tape(5, game="epic-battle", edition="ravensburger")
    tape.tell("chosen", settings=tape.settings.with_(pace="dash").to_json())
    tape.deal("cupid seer werewolf villager villager | villager villager villager")
    tape.open(Kind.CALL)
    dusk = tape.room.window
    [asked] = tape.room.put
    tape.tell("foretold", seat=0, choice=(1, 2))
    tape.answer(asked, (1, 2))
    tape.open(Kind.CALL)
    while tape.room.window.part.value != "early":
        tape.open(Kind.CALL)
    assert tape.room.window.step > dusk.step
    assert tape.room.foretold == {}


def test_a_tape_played_again_is_the_same_room():
    tape = ballot()
    point(tape, 10, 0, 1, 2)
    assert tape.again == tape.room


def test_claims_that_older_versions_wrote_are_read_unchanged():
    claim = {"kind": "am", "places": [], "roles": ["seer"], "mark": ""}
    read = EVENTS.read(Event(9, START, "claimed", {"seat": 1, "claim": claim}))
    assert read.what.claim == am(RoleName("seer"))
    assert EVENTS.written(read).data["v"] == 2, "of a circle they would know nothing"
