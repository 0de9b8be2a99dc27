"""The aura seer of Epic Battle: who raises a thumb, and who does not (C76)."""

from __future__ import annotations

import pytest

from epic import dawn, learnt

# --- Aura Seer (C76) --------------------------------------------------------------------------------------

# Ada is the aura seer, and Ben does something that she sees.
MOVED_OR_LOOKED = {
    "copycat looks": ("copycat villager villager | villager robber thing", ["Ben copycat centre-1"]),
    "vampire bites": ("vampire villager villager | seer robber thing", ["Ben vampire Cleo"]),
    "master bites": ("master villager villager | seer robber thing", ["Ben vampire Cleo"]),
    "count bites": ("count villager villager | seer robber thing", ["Ben vampire Cleo", "Ben count Dan"]),
    "renfield takes the bat": ("renfield villager villager | seer robber thing", []),
    "diseased infects": ("diseased villager villager | seer robber thing", ["Ben diseased Cleo"]),
    "cupid unites": ("cupid villager villager | seer robber thing", ["Ben cupid Cleo Dan"]),
    "instigator incites": ("instigator villager villager | seer robber thing", ["Ben instigator Cleo"]),
    "priest cleanses himself": ("priest villager villager | seer robber thing", []),
    "assassin marks": ("assassin villager villager | seer robber thing", ["Ben assassin Cleo"]),
    "assassin marks himself": ("assassin villager villager | seer robber thing", ["Ben assassin Ben"]),
    "lone werewolf looks": ("werewolf villager villager | seer robber thing", ["Ben werewolf centre-1"]),
    "alpha exchanges": ("alpha-wolf villager villager | seer robber thing | werewolf", ["Ben alpha-wolf Cleo"]),
    "mystic wolf looks": ("mystic-wolf villager villager | seer robber thing", ["Ben mystic-wolf Cleo"]),
    "seer looks": ("seer villager villager | witch robber thing", ["Ben seer Cleo"]),
    "seer looks into the centre": ("seer villager villager | witch robber thing", ["Ben seer centre-1 centre-3"]),
    "investigator looks": (
        "paranormal-investigator villager villager | seer robber thing", ["Ben paranormal-investigator Cleo"],
    ),
    "marksman sees a card": ("marksman villager villager | seer robber priest", ["Ben marksman Cleo"]),
    "marksman sees a mark": ("marksman villager villager | seer robber priest", ["Ben marksman", "Ben marksman Cleo"]),
    "marksman sees his own mark": (
        "marksman villager villager | seer robber priest", ["Ben marksman", "Ben marksman Ben"],
    ),
    "robber robs": ("robber villager villager | seer witch thing", ["Ben robber Cleo"]),
    "witch looks and gives": ("witch villager villager | seer robber thing", ["Ben witch centre-1", "Ben witch Cleo"]),
}  # fmt: skip

# And here he does nothing that counts.
DID_NOTHING = {
    "one's own mark at the end of dusk": ("villager villager villager | seer robber priest", []),
    "cupid declines": ("cupid villager villager | seer robber thing", []),
    "instigator declines": ("instigator villager villager | seer robber thing", []),
    "lone werewolf declines": ("werewolf villager villager | seer robber thing", []),
    "the pack only wakes": ("werewolf werewolf villager | seer robber thing", []),
    "dream wolf shows a thumb": ("dream-wolf villager villager | seer robber thing", []),
    "mystic wolf declines": ("mystic-wolf villager villager | seer robber thing", []),
    "masons only wake": ("mason mason villager | seer robber thing", []),
    "thing taps": ("thing villager villager | seer robber witch", ["Ben thing Cleo"]),
    "seer declines": ("seer villager villager | witch robber thing", []),
    "investigator declines": ("paranormal-investigator villager villager | seer robber thing", []),
    "marksman declines": ("marksman villager villager | seer robber priest", []),
    "robber declines": ("robber villager villager | seer witch thing", []),
    "witch declines": ("witch villager villager | seer robber thing", []),
    "gremlin comes later": ("gremlin villager villager | seer robber thing", ["Ben gremlin cards Cleo Dan"]),
    "insomniac comes later": ("insomniac villager villager | seer robber thing", []),
    "revealer comes later": ("revealer villager villager | seer robber thing", ["Ben revealer Cleo"]),
    "curator comes later": ("curator villager villager | seer robber thing", ["Ben curator Cleo", "luck curator mask"]),
    "hunter sleeps": ("hunter villager villager | seer robber thing", []),
    "bodyguard sleeps": ("bodyguard villager villager | seer robber thing", []),
    "tanner sleeps": ("tanner villager villager | seer robber thing", []),
}


@pytest.mark.parametrize("what", MOVED_OR_LOOKED)
def test_the_aura_seer_sees_who_moved_or_looked_at_a_card_or_mark(what):
    deal, lines = MOVED_OR_LOOKED[what]
    assert learnt(dawn(f"aura-seer {deal}", *lines), "Ada", "thumbs") == ["thumbs Ben"]


@pytest.mark.parametrize("what", DID_NOTHING)
def test_the_aura_seer_does_not_see_who_declined_or_only_woke_or_comes_later(what):
    deal, lines = DID_NOTHING[what]
    assert learnt(dawn(f"aura-seer {deal}", *lines), "Ada", "thumbs") == ["thumbs"]


def test_all_vampires_of_a_bite_raise_their_thumbs_and_the_bitten_and_the_lovers_do_not():
    game = dawn("aura-seer vampire master villager cupid | seer robber thing", "Cleo vampire Dan", "Eva cupid Ada Dan")
    assert learnt(game, "Ada", "thumbs") == ["thumbs Ben Cleo Eva"]


def test_who_was_kept_asleep_by_fear_raises_no_thumb():
    game = dawn("aura-seer count seer villager | robber thing witch", "Ben vampire Dan", "Ben count Cleo")
    assert learnt(game, "Ada", "thumbs") == ["thumbs Ben"]


def test_a_copied_aura_seer_does_not_see_the_own_thumb_but_the_real_one_does():
    game = dawn("copycat aura-seer seer | aura-seer thing witch", "Ada copycat centre-1", "Cleo seer Ada")
    assert learnt(game, "Ada", "thumbs") == ["thumbs Cleo"]
    assert learnt(game, "Ben", "thumbs") == ["thumbs Ada Cleo"]


DUSK = list(MOVED_OR_LOOKED)[: list(MOVED_OR_LOOKED).index("lone werewolf looks")]


@pytest.mark.parametrize("what", MOVED_OR_LOOKED)
def test_with_aura_night_only_what_was_done_at_dusk_does_not_count(what):
    deal, lines = MOVED_OR_LOOKED[what]
    game = dawn(f"aura-seer {deal}", *lines, options=("aura-night-only",))
    assert learnt(game, "Ada", "thumbs") == ["thumbs" if what in DUSK else "thumbs Ben"]


def test_with_aura_night_only_a_copycat_who_acts_at_night_is_seen_for_that():
    deal, copy = "aura-seer copycat villager | seer robber thing", "Ben copycat centre-1"
    acted = dawn(deal, copy, "Ben seer Cleo", options=("aura-night-only",))
    assert learnt(acted, "Ada", "thumbs") == ["thumbs Ben"]
    declined = dawn(deal, copy, options=("aura-night-only",))
    assert learnt(declined, "Ada", "thumbs") == ["thumbs"]
