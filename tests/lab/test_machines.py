"""Several machines: the same figures whoever does the work, and a sentence where nobody does it."""

from __future__ import annotations

import json
import socket
import sys
from collections import deque
from unittest import mock

import pytest

import garou as this
from command import garou_after
from garou.cli import lab, main
from garou.cli.lab import balance as command
from garou.games.cast import Cast, cards
from garou.lab import machines as dask
from garou.lab.balance import Balance, balances
from garou.lab.comparing import comparisons
from garou.lab.decks import DeckWish
from garou.lab.machines import NoMachines, machines
from garou.lab.sweeping import entered, raced
from garou.lab.writing import compared, swept, written
from garou.simulating.company import Company
from garou.simulating.counts import Counts
from garou.simulating.crew import over
from garou.simulating.matches import Match
from garou.texts import words

# Waits for processes with a loop that is not ours: what it leaves open in the runner is none of our business.
pytestmark = [
    pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]

ONE = Match("one-night", "bezier", 5, Cast(cards("2 werewolf, seer, robber, 4 villager")), company=Company("random"))
TWO = Match("one-night", "bezier", 5, Cast(cards("2 werewolf, seer, drunk, 4 villager")), company=Company("random"))
WISH = DeckWish("one-night", "bezier", 5, cards("hunter"), frozenset(("doppelganger",)))  # soon counted


def balance(share):
    return balances(ONE, 400, None, share), lambda found: written(ONE, found)


def comparison(share):
    return comparisons(ONE, TWO, 300, None, share), lambda found: compared(ONE, TWO, found)


def sweep(share):
    return raced(entered(WISH, Company("random"), 1, 3), 600, 0.02, share), swept


def told(states, written, meanwhile=lambda: None):
    """All of it, while something befalls whoever works."""
    for number, state in enumerate(states):
        last = state
        if number == 1:
            meanwhile()
    return json.dumps(written(last))


@pytest.mark.slow
@pytest.mark.usefixtures("patient")
def test_a_worker_that_is_killed_changes_nothing(cluster):
    """One process, two processes, and two workers of which one is killed while it works: the same report."""
    works = (balance, comparison, sweep)
    alone = [told(*work(over(1))) for work in works]
    assert [told(*work(over(2))) for work in works] == alone
    with machines(cluster.address) as share:
        killing = (lambda: None, cluster.workers[0].kill, lambda: None)
        assert [told(*work(share), meanwhile) for work, meanwhile in zip(works, killing, strict=True)] == alone
    assert cluster.workers[0].wait() != 0
    assert cluster.workers[1].poll() is None


@pytest.mark.slow
@pytest.mark.usefixtures("patient")
def test_a_scheduler_that_goes_away_is_told(cluster):
    with machines(cluster.address) as share:
        states = balances(ONE, 100_000, None, share)
        assert next(states).games == 100
        cluster.scheduler.kill()
        with pytest.raises(NoMachines) as lost:
            deque(states, maxlen=0)
    assert lost.value.reason == "scheduler-lost"


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


@pytest.mark.parametrize(
    "address", ["nonsense", "http://127.0.0.1:80", "tcp://[::", "tcp://here", "tcp://here:x", "tcp://:1"]
)
def test_what_can_be_no_scheduler_is_told_in_a_sentence(address):
    no_client = mock.patch.object(dask, "Client", side_effect=AssertionError)
    with no_client, pytest.raises(NoMachines) as refused, machines(address):
        pass
    assert refused.value.reason == "no-scheduler"
    assert refused.value.details["address"] == address


ASKED = ("lab", "balance", "--cards", "2 werewolf, seer, 5 villager", "--minds", "random", "--games", "10")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "no Dask scheduler answers at"), ("fr", "aucun ordonnanceur Dask ne répond")]
)
def test_the_command_says_so_in_both_languages(lang, said, monkeypatch, capsys):
    """It would look again and again: that nobody answers is known at the first look."""
    there = f"tcp://127.0.0.1:{free_port()}"
    monkeypatch.setattr(dask, "PATIENCE", 0.1)
    monkeypatch.setattr(sys, "argv", ["garou", *ASKED, "--scheduler", there, "--lang", lang])
    with pytest.raises(SystemExit) as end:
        main()
    out, err = capsys.readouterr()
    assert (end.value.code, out) == (2, "")
    [line] = err.splitlines()
    assert said in line
    assert there in line


def test_what_was_played_when_the_scheduler_went_away_is_kept(capsys):
    def lost(*_):
        yield Balance(Counts(300))
        raise NoMachines("scheduler-lost", address="tcp://there")

    with mock.patch.object(command, "balances", lost):
        status = lab.command(words("en")).main([*ASKED[1:], "--seed", "1", "--json"], standalone_mode=False)
    out, err = capsys.readouterr()
    assert status == 1
    assert json.loads(out)["games"] == 300
    assert '"tcp://there" has gone' in err


def test_without_the_extra_it_says_what_to_install():
    done = garou_after("import sys; sys.modules['distributed'] = None", *ASKED, "--scheduler", "tcp://127.0.0.1:1")
    assert done.status == 2
    assert len(done.err) == 1
    assert "garou[scheduler]" in done.err[0]


def test_a_worker_of_another_version_is_told():
    with pytest.raises(dask.OtherVersion, match=this.__version__):
        dask.done("0.0.0", str, 1)
    assert dask.done(this.__version__, str, 1) == "1"
