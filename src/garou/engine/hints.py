"""What a role says to those who play it by their own wits alone: bots, until they can think for themselves."""

from __future__ import annotations

from enum import StrEnum


class Aim(StrEnum):
    """What whoever is asked something would like to do."""

    ACT = "act"  # something rather than nothing, and nothing against the own side
    LEARN = "learn"  # what somebody is of whom nothing is known yet
    HUNT = "hunt"  # the same prey as the rest of the pack
    REST = "rest"  # nothing, if nothing may be done
    DARE = "dare"  # now and then
    SAVE = "save"  # whoever is in danger, mostly
    STRIKE = "strike"  # only whom one is sure of
    AVENGE = "avenge"  # whoever is suspected most, if anybody is
    CONDEMN = "condemn"  # whoever is suspected most
    TRUST = "trust"  # whoever is suspected least


class Alibi(StrEnum):
    """What a role's night sounds like when it is told afterwards: what a liar has to make up."""

    SAW_SOMEBODY = "saw-somebody"
    SAW_SOMEBODY_OR_CENTRE = "saw-somebody-or-centre"  # one player's card, or two of the centre
    SAW_ITSELF = "saw-itself"  # the own card, late
    TOOK_FROM_SOMEBODY = "took-from-somebody"  # and looked at it
    TOOK_FROM_CENTRE = "took-from-centre"  # unseen
    GAVE_FROM_CENTRE = "gave-from-centre"  # having looked at it
    EXCHANGED_TWO = "exchanged-two"  # cards of others
