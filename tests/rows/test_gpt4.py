"""The converter of published games, on games made up here in the form of those files: none of theirs is kept here."""

from __future__ import annotations

import json

import pytest

from garou.rows.gpt4 import converted
from garou.rows.lines import BadData

PLAYERS = ("player1", "player2", "player3", "player4", "player5")
DEALT = ("Troublemaker", "Werewolf", "Seer", "Robber", "Villager")
POOL = ("Insomniac", "Werewolf", "Villager")


def message(by, text, seen="all"):
    return {
        "agent_name": by, "belief": "", "strategy": "", "content": text, "thought": "", "turn": 0,
        "timestamp": "0", "visible_to": seen, "msg_type": "text",
    }  # fmt: skip


def moderator(text, seen="all"):
    return message("Moderator", text, seen)


def night(*deeds):
    return [moderator("Welcome."), *deeds, moderator("Night phase ends. Everyone, wake up!")]


LOOK = [
    message("player3", "I would like to check two roles in role pool.", "player3"),
    moderator("The two roles you checked in role pool are: Villager, Insomniac.", "player3"),
]
TAKE = [
    message("player4", "I want to switch my role with player2.", "player4"),
    moderator("You switched your role with player2, and your new role is Werewolf.", "player4"),
]
UNSEEN = [LOOK[0], moderator("The two roles you checked in role pool are: Seer, Seer.", "player3")]
SWAP = [message("player1", "I decide to swap roles between player2 and player3.", "player1"), moderator("Done")]
DAY = [
    message("player3", "I am the seer."),
    message("player4", "I was the villager. I would like to check player9."),
    moderator("Day phase ends. Now vote."),
]


def votes(*targets):
    texts = [f"I am voting for {target}." if target else "I give up my vote." for target in targets]
    return [message(by, text, by) for by, text in zip(PLAYERS, texts, strict=True)]


def game(*messages, winner="Team Village", dealt=DEALT, pool=POOL):
    told = {
        "roles_assigned": dict(zip(PLAYERS, dealt, strict=True)),
        "roles_ground_truth": {},
        "role_pool": list(pool),
        "player_backends": dict.fromkeys(PLAYERS, "chatgpt-4"),
        "voting_result": {},
        "winner": winner,
    }
    return json.dumps({"messages": [*messages, moderator("Game over.")], "evaluation": told})


def test_night_talk_votes_and_end_are_all_there():
    text = game(*night(*LOOK, *TAKE, *SWAP), *DAY, *votes("player4", "player4", "player4", "player1", None))
    row, same = converted(text, "one.json", 3)
    assert same
    assert row["record"]["answers"][:3] == [
        {"by": "player3", "call": "seer", "choose": ["centre-1", "centre-3"]},
        {"by": "player4", "call": "robber", "choose": ["player2"]},
        {"by": "player1", "call": "troublemaker", "choose": ["player2", "player3"]},
    ]
    assert [answer["choose"] for answer in row["record"]["answers"][3:]] == [["player4"]] * 3 + [["player1"], []]
    assert row["result"]["final"] == dict(
        zip(PLAYERS, ("troublemaker", "seer", "robber", "werewolf", "villager"), strict=True)
    )
    assert row["result"]["dead"] == ["player4"]
    assert (row["source"], row["number"], row["minds"]) == ("converted", 3, ["chatgpt-4"] * 5)
    assert [said["text"] for said in row["lines"]] == [said["content"] for said in DAY[:2]]
    assert {"by": "player3", "day": 1, "kind": "am", "parts": ["seer"]} in row["claims"]


def test_who_declines_or_does_nothing_has_declined():
    declined = [message("player4", "I decide not to switch with others.", "player4"), moderator("So you remain.")]
    row, _ = converted(game(*night(*declined), *DAY, *votes(*["player2"] * 1, *["player1"] * 4)), "two.json", 0)
    assert [answer for answer in row["record"]["answers"] if answer["call"] != "vote"] == [
        {"by": "player4", "call": "robber", "choose": []}
    ]
    assert row["result"]["final"]["player4"] == "robber"


def test_where_their_rules_named_other_winners_that_is_said():
    """Everybody one vote: nobody dies. There that was a draw; by our rules the werewolves have won."""
    row, same = converted(game(*night(), *DAY, *votes(*PLAYERS[1:], "player1"), winner="Draw"), "three.json", 0)
    assert not same
    assert row["result"]["teams"] == ["werewolf"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "data-no-gpt4"),
        ("[]", "data-no-gpt4"),
        ("{}", "data-no-gpt4"),
        ('{"messages": 1, "evaluation": {}}', "data-no-gpt4"),
        ('{"messages": [1], "evaluation": {"roles_assigned": 3}}', "data-no-gpt4"),
        (game(*night(), dealt=("Dragon", *DEALT[1:])), "data-no-gpt4"),
        (game(*night(*UNSEEN), *DAY), "data-no-gpt4"),
        (game(*night(), *DAY), "data-gpt4-game"),
        (game(*night(), *DAY, *votes(*PLAYERS)), "data-gpt4-game"),
    ],
)
def test_what_is_no_such_game_is_refused_with_its_reason(text, reason):
    with pytest.raises(BadData) as refused:
        converted(text, "four.json", 0)
    assert refused.value.reason == reason
