"""What the books print. A test that repeats a book speaks of these, and knows nothing of a role somebody has added."""

from __future__ import annotations

from collections.abc import Iterable

from garou.engine.rules import RuleSet

ONE_NIGHT = {
    "doppelganger", "werewolf", "minion", "mason", "seer", "robber", "troublemaker", "drunk", "insomniac", "hunter",
    "tanner", "villager",
}  # fmt: skip
EPIC_BATTLE = {
    "copycat", "vampire", "master", "count", "renfield", "diseased", "cupid", "instigator", "priest", "assassin",
    "werewolf", "alpha-wolf", "mystic-wolf", "dream-wolf", "mason", "thing", "seer", "paranormal-investigator",
    "marksman", "robber", "witch", "aura-seer", "gremlin", "insomniac", "revealer", "curator", "bodyguard", "hunter",
    "tanner", "villager",
}  # fmt: skip
CLASSIC = {"thief", "cupid", "seer", "werewolf", "little-girl", "witch", "hunter", "villager"}
ROLES = {"one-night": ONE_NIGHT, "epic-battle": EPIC_BATTLE, "classic": CLASSIC}
MARKS = {"clarity", "love", "assassin", "bat", "vampire", "fear", "disease", "traitor"}
ARTIFACTS = {"claw", "fangs", "brand", "cudgel", "mask", "shroud"}
FACTS = {
    "artifact", "bitten", "captain", "caught", "dealt", "died", "fellows", "healed", "holds-artifact", "joined",
    "moved", "named", "poisoned", "revealed", "saw-card", "saw-mark", "shown", "tapped", "thumbs", "turned", "victim",
    "voted", "won",
}  # fmt: skip


def game_of(rules: RuleSet) -> str:
    return rules.id.partition("/")[0].partition("+")[0]


def added(rules: RuleSet) -> set[str]:
    """The roles that no book prints."""
    return set(rules.roles) - ROLES[game_of(rules)]


def calls(rules: RuleSet, names: Iterable[str] | None = None) -> list[str]:
    """The steps of a rule set, or some of them, without those of roles that no book prints."""
    every = (step.name for step in rules.steps) if names is None else names
    strange = added(rules)
    return [name for name in every if not any(name == role or name.endswith(f"-{role}") for role in strange)]
