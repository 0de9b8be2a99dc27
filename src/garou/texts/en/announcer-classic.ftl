# The classic game, read aloud. Whoever leads does not play; lines shown to them alone say what the script cannot know.

## Before the first night

announce-classic-hint-leader = You lead, you do not play. Note who has which card, speak in an even voice, and call every role in the game until the village has seen it die.
announce-classic-hint-own-card = Everybody looks at their own card in secret, then lays it face down in front of them.
announce-classic-hint-thief = Leave the two spare cards in the middle, face down, for the Thief.

announce-classic-night-falls = Night falls on the village. Everybody, close your eyes.
    .brief = Everybody, close your eyes.
    .tale = The sun slips behind the hill, doors are bolted, and something stretches in the forest. Night falls on the village. Everybody, close your eyes.
announce-classic-night-again = Night comes back. Everybody, close your eyes.
    .brief = Everybody, close your eyes.
    .tale = One more day, one less night of sleep. Darkness comes back to the village, and the bolts look thin. Everybody, close your eyes.

## The first night

announce-classic-thief-picture = A shadow feels the pockets of the night.
    .gone = The shadow strolls off, hands in its pockets.
announce-classic-thief-act = Look at the two cards in the middle. You may take one in place of your own; if both are Werewolves, you have to.
    .brief = You may take one of the two cards. Two Werewolves: you have to.
    .tale = Two fates lie about in the middle of the table, and nobody guards them. Look at these two cards. You may take one in place of your own; if both are Werewolves, you have to.
announce-classic-cupid-picture = A beat of wings, and two arrows in a quiver.
    .gone = The quiver is empty.
announce-classic-cupid-act = Show me the two people you join. You may be one of them.
    .brief = Show me two Lovers.
    .tale = Love has never asked for permission. Show me the two people you join in life and in death; you may be one of them.
announce-classic-lovers-picture = Two hearts miss a beat, at the same moment.
    .gone = Two hands let go in the dark.
announce-classic-lovers-open = The two of you I have touched, open your eyes.
    .brief = Lovers, wake up.
announce-classic-lovers-close = Lovers, close your eyes.
    .brief = Back to sleep, both of you.
announce-classic-touch = Walk round the table, and touch the two Lovers on the shoulder before you call them.
announce-classic-lovers-act = You are the Lovers. Find each other, without showing your cards. If one of you dies, the other dies of grief at once.
    .brief = You are the Lovers. Find each other.
    .tale = An arrow has found you: you are the Lovers. Find each other, without showing your cards. If one of you dies, the other will not see the end of the day.

## Every night

announce-classic-seer-picture = A candle is lit behind a curtain.
    .gone = The candle smokes a little longer.
announce-classic-seer-act = You may point at another player: I will show you what they are.
    .brief = Whose card would you see?
    .tale = The mists part for you alone. You may point at another player, and I will show you what they truly are.
announce-classic-werewolf-picture = A howl, then another, closer.
    .gone = Paws fade away among the leaves.
announce-classic-werewolf-act =
    { $count ->
        [one] Point at your victim, without a sound.
       *[other] Find each other, and agree on a victim, without a sound.
    }
    .brief =
        { $count ->
            [one] Point at your victim.
           *[other] Point at your victim, all of you.
        }
    .tale =
        { $count ->
            [one] The moon is high, and you are hungry. Point at your victim, without a sound.
           *[other] The moon is high, and all of you are hungry. Find each other, and agree on a victim, without a sound.
        }
announce-classic-werewolf-spare =
    { $count ->
        [one] Point at your victim, without a sound; never a Werewolf.
       *[other] Find each other, and agree on a victim, without a sound; never a Werewolf.
    }
    .brief =
        { $count ->
            [one] Point at your victim, outside the pack.
           *[other] Point at your victim, all of you, outside the pack.
        }
    .tale =
        { $count ->
            [one] The moon is high, and you are hungry. Point at your victim, without a sound; a Werewolf does not eat another.
           *[other] The moon is high, and all of you are hungry. Find each other, and agree on a victim, without a sound; Werewolves do not eat each other.
        }
announce-classic-werewolf-girl = Little Girl, if you dare, open one eye. If they catch you, you are the one they take.
    .brief = Little Girl, open one eye, if you dare.
    .tale = Somewhere, a curtain moves. Little Girl, if you dare, open one eye; if they catch you, you are the one they take.
announce-classic-girl-lost = If the Little Girl was caught, the Witch is not told: show no victim tonight, and do not ask about healing.
announce-classic-witch-picture = Two phials clink in a wicker basket.
    .gone = The basket closes.
announce-classic-witch-act = I show you tonight’s victim.
    .brief = Here is the victim.
    .tale = The smell of blood got you out of bed. I show you tonight’s victim.
announce-classic-witch-heal = Will you save them? Then point at them with your thumb up. The healing potion works only once.
    .brief = To save them: thumb up.
    .tale = In the first phial, the dawn. Will you save the victim? Then point at them with your thumb up; this potion works only once.
announce-classic-witch-poison = Will you poison somebody? Then show me whom, with your thumb down. The poison, too, works only once.
    .brief = To poison: show me whom, thumb down.
    .tale = In the second, a night without end. Will you poison somebody? Then show me whom, with your thumb down; the poison, too, works only once.

## The day

announce-classic-dawn = Day breaks. Everybody, open your eyes.
    .brief = Everybody, open your eyes.
    .tale = The mist lifts, shutters bang, and people count each other in silence. The day is here. Everybody, open your eyes.
announce-classic-deaths = Say who died in the night, if anybody did, and turn their cards up; do not say of what. If no Werewolf opened their eyes, all of them starve.
announce-classic-last-shot = If the Hunter died by the wolves or by the village, ask whom the Hunter takes along: nobody, if he likes.
announce-classic-any-last-shot = If the Hunter died, of whatever cause, ask whom the Hunter takes along: nobody, if he likes.
announce-classic-grief = If one of the Lovers died, the other dies of grief as well.
announce-classic-captain = The village elects its Captain. The Captain’s vote will count twice, and nobody can refuse. Who stands?
    .brief = Elect a Captain.
    .tale = A village without a head does not last the night. Elect a Captain, whose vote will count twice; nobody can refuse. Who stands?
announce-classic-captain-point = At my signal, everybody points at their choice; in a tie, vote once more between those tied, then luck decides.
    .brief = Everybody points at their choice.
announce-classic-captain-now = Now: point!
announce-classic-captain-heir = If the Captain died, ask who comes next, once all the deaths are told.
announce-classic-day-open = Now talk: who among you howls at the moon? At the end, the village will vote.
    .brief = The floor is open.
    .tale = The village huddles on the square, and everybody watches their neighbour’s hands. Now talk: who among you howls at the moon? At the end, the village will vote.

## The vote

announce-classic-lovers-spared = Lovers do not vote against each other.
announce-classic-vote-ready = The talk is over. Raise your hand: at the end of the count, everybody points at another player, or keeps a closed fist.
    .brief = End of the talk. Hands up, and choose.
    .tale = The bell tolls, and there is nothing left to say. Raise your hand: at the end of the count, everybody points at another player, or keeps a closed fist.
announce-classic-vote-ready-must = The talk is over. Raise your hand: at the end of the count, everybody must point at another player.
    .brief = End of the talk. Hands up: everybody must choose.
    .tale = The bell tolls, and there is nothing left to say. Raise your hand: at the end of the count, everybody must point at another player.
announce-classic-vote-count = Hold your finger still. Whoever is pointed at most leaves the village.
    .brief = Hold still, and count.
    .tale = Hold your finger still, and follow every arm to its end. Whoever is pointed at most leaves the village, and their card goes with them.
announce-classic-tie = In a tie, vote once more between those tied; if it is still a tie, nobody dies.
announce-classic-tie-must = In a tie, vote once more between those tied; if it is still a tie, draw lots between them.
announce-classic-captain-tie = The Captain’s vote counts twice. In a tie, it decides; if it was for none of those tied, the Captain chooses among them.
announce-classic-lynched = Turn up the card of whoever was condemned; with no votes at all, nobody dies.
announce-classic-lynched-must = Turn up the card of whoever was condemned.
announce-classic-check-end = Has a camp won? If not, night comes back.
