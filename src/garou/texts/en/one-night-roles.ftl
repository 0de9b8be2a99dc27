# What each role does in One Night: one line, the whole of it, and how to play it well.

## Doppelgänger

one-night-doppelganger-summary = You look at one card and become what you see, team and all.
one-night-doppelganger-explain = You open your eyes before everybody else and must look at somebody else’s card, without taking it: its role and its team are now yours. A role that chooses by itself, such as the Drunk, Robber, Troublemaker or Seer: you act on the spot, and only once. Mason or Werewolf: you wake later along with them. Minion: you are shown the Werewolves straight away. Insomniac: you check your card right after her. Hunter, Tanner or Villager: you go back to sleep, but that way of dying and winning is now yours. What you copied stays on your card: if it travels, whoever it lands in front of has that role, and you are the card you got instead. A Doppelgänger left in the centre copied nothing: picked up later, it counts as a Villager.
one-night-doppelganger-play = You know for certain how one player started: if you copied a village role, say early whom you saw and what it was, and the two of you can back each other up. Told after everyone has spoken, the same story proves nothing. If you copied a Werewolf, shelter them: let them pick their lie, then swear it is exactly what you saw on their card. If you copied the Tanner, it is your own death you need; theirs earns you nothing.

## Werewolf

one-night-werewolf-summary = At night you meet your pack; by day, none of you may die.
one-night-werewolf-explain = In the dark the pack opens its eyes and knows its own; a Doppelgänger who copied one of you is part of it. If you see nobody, you may peek at one centre card: always in the Ravensburger edition, and in the Bezier edition only if the table has chosen that option. A Minion knows you without your knowing the Minion. Your team wins if no Werewolf dies, with one catch: if a Tanner dies, the win slips away from you. What counts is the card in front of you at the vote, and somebody may have carried yours off while you slept.
one-night-werewolf-play = Choose your lie before dawn and tell it early, before someone else takes the same role. A card you saw in the centre makes a fine mask, since nobody was dealt it; just beware of a Seer who looked in the same spot. With a partner, don’t defend each other: simply suspect the same person, each in your own way. If someone says they moved your card, ask for every detail before you react: it may be bait to make you confess, but if it is true, you have changed teams. And remember the circle vote: if nobody dies, you win.

## Minion

one-night-minion-summary = You know the Werewolves, they don’t know you, and you can afford to die for them.
one-night-minion-explain = Right after they have met, the Werewolves raise a thumb with their eyes shut: you learn who they are, they don’t learn who you are. You win with them if no Werewolf dies, even if you do. If nobody is a Werewolf when the vote comes, you play for yourself: you have to survive, and somebody else has to die. A dead Tanner robs the Werewolves of their win, and you with them. If he dies while nobody is a Werewolf and you survive, the Bezier edition lets you both win, the Ravensburger edition gives it to the Tanner alone.
one-night-minion-play = Draw suspicion, but do it with some art: a story that cracks slowly beats a confession, which the table would take for a Tanner’s trick. Or wait until a Werewolf has picked a lie and confirm it: a “Seer” who saw that card makes them safe, and they will guess who you are. Don’t claim to have moved a Werewolf’s card: they might believe you and confess everything. If no thumb went up, do the opposite: keep your hands clean, start a believable accusation and break up the circle vote, remembering that the Drunk may have picked a Werewolf out of the centre.

## Mason

one-night-mason-summary = At night you meet the other Mason: one sure thing, rare around here.
one-night-mason-explain = The two Masons are in the deck together or not at all. At night you open your eyes and know each other; a Doppelgänger who copied one of you wakes too. If you see nobody, the other Mason is in the centre, which gives you no right to go and look. After that meeting your cards may still travel: you know what the other one was, not what they are by morning. You win with the village.
one-night-mason-play = Two people who vouch for each other are worth a lot: all suspicion falls on the rest of the table. Let a few claims go by, in case a liar calls themselves a Mason; then speak up without giving a name, and see whether the right companion answers. If you saw nobody, say so early: no one can confirm it, and later it sounds like an excuse. Before you swear for the other, ask the Robber and the Troublemaker whether they touched them.

## Seer

one-night-seer-summary = You may look at somebody’s card, or at two cards in the centre.
one-night-seer-explain = At night you may look at somebody else’s card, or else at two centre cards: one or the other, never a mix. You may also look at nothing, and you move nothing. You see what lies there at that moment; others come after you, and the card may have travelled since. A card that copies another shows you its own face, not what it copied. You win with the village.
one-night-seer-play = Looking at a player gives you one solid fact about one person; looking at the centre shows you two cards nobody was dealt, and so the liars who claim them. Let a few people commit themselves before you speak, but don’t wait for the last minute, when every truth sounds made up. Say what you saw rather than what you make of it: if you saw a Werewolf, first ask who moved cards, because somebody else may have it in front of them by now. If all the Werewolves were asleep in the centre, make sure nobody picked one up, then propose the circle vote.

## Robber

one-night-robber-summary = You may take somebody’s card, leave them yours, and look at your loot.
one-night-robber-summary-with-robber-must-rob = You have to take somebody’s card, leave them yours, and look at it.
one-night-robber-explain = At night you may trade your card for another player’s, and then you look at what you took. Its role and its team are yours, but you don’t perform its action: if you steal the Insomniac, for instance, you don’t wake in her place. Your victim becomes the Robber, on the side of the village, and doesn’t know it. If you steal nothing, you stay the Robber and win with the village. If you take a card that copies another, you are what it copied, and only the player who started with it can tell you what that is. Others come after you: your loot may yet slip through your fingers.
one-night-robber-play = If you took a village card, quickly say whose and which: your victim will confirm it, and two of you look honest. If you took a Werewolf, keep it quiet: your victim still feels guilty and lies for a team they have left, so let the table vote them down, and you win. For cover, wait until an honest soul announces a card, then claim that is the one you stole: they will confirm it in good faith. If you took the Tanner, it is you who must get accused, and your victim is courting death for nothing. Before you trust your loot too far, listen for anyone else who moved cards.

## Troublemaker

one-night-troublemaker-summary = You may swap two other players’ cards, sight unseen.
one-night-troublemaker-explain = At night you may swap two other players’ cards, sight unseen: never your own, never those in the centre. Each of the two now is whatever card arrived, team included, and has no idea, unless they wake later as the Insomniac. You act after the Robber and before the Drunk: what you move may have just been stolen, and may still end up in the centre. Whether you swap or not, you win with the village.
one-night-troublemaker-play = Your swap is bait. Told early, it tempts a Werewolf who thinks the card is gone: relieved, they confess and point at whoever received it. Kept for later, it is a trap: make the Seer and the Robber talk first, let everyone commit, then say which cards changed places. You can also announce a false swap to see who breathes easier, as long as you take it back once, only once, and well before the vote. When you vote, aim at whoever received the bad card, not whoever started with it.

## Drunk

one-night-drunk-summary = You must trade your card for one in the centre, without looking at it.
one-night-drunk-explain = At night you must trade your card for one of the three in the centre, without looking at what you take. You now have the role and the team of that unknown card, but you don’t perform its action. You act after the Robber and the Troublemaker: if your card changed before you woke, the one in front of you is the one that goes to the centre. Whoever looked at that spot earlier in the night knows what you took; you find out at the end.
one-night-drunk-play = Say early that you are the Drunk, but keep to yourself for a while which of the three cards you took. Whoever saw the centre may speak first, and you will know your team before you choose what to say. Count the roles people claim: if nearly the whole village sits round the table, it was the Werewolves who slept in the centre, and you may have brought one back. Play for the likeliest team, and remember that you make a handy culprit for the real Werewolves.

## Insomniac

one-night-insomniac-summary = At the end of the night you check your card: is it still yours?
one-night-insomniac-explain = You wake when everything has stopped moving, and look at the card that lies in front of you. If it is a different one, its role and its team are now yours, but you don’t perform its action. If you find the Doppelgänger, you are what she copied, and only the player who started with her can tell you what that is. If it is still the Insomniac, you win with the village.
one-night-insomniac-play = In the morning you know who you are, and hardly anyone else can say that. Don’t rush: let the Robber and the Troublemaker come forward, real or false, then confirm their story or tear it down. If you find the Robber, he is most likely the one who took your card: say so, and his tale holds up. If you find a Werewolf, claim you never moved; the danger is the Troublemaker, so cast doubt on her before she says too much.

## Villager

one-night-villager-summary = You sleep all night; by day you have your ears, your voice and your vote.
one-night-villager-explain = You sleep all night and have no power but your word and your vote. You win with the village: at least one Werewolf has to die, even if innocents fall alongside. If nobody round the table is a Werewolf, then on the contrary nobody may die. Your card may have changed while you slept: the one you have in the morning is the one that counts.
one-night-villager-play = You have nothing to hide, so ask precise questions: whom did you look at, which of the three cards, why that one. Liars rarely think of the details. Count the Villagers being claimed: if there are more than in the deck, someone is hiding behind your card. You can also pretend for a moment to be something else and see who flinches, as long as you take it back well before the vote. And if all the stories fit together with no room for a Werewolf, propose the circle vote: everyone points to their left, and nobody dies.

## Tanner

one-night-tanner-summary = You only win if you die. Try to look guilty.
one-night-tanner-explain = You win only by dying, in the vote or by a Hunter’s bullet; at night you sleep, and you belong to no team. If you die and no Werewolf does, neither the village nor the Werewolves win. If a Werewolf falls with you, the village wins as well. If there is no Werewolf round the table, a Minion who survives wins beside you in the Bezier edition; in the Ravensburger edition you win without him. With several Tanners, each needs a death of their own.
one-night-tanner-play = Look like a Werewolf who lies badly, not like a Tanner begging for votes. Claim your role a little late, leave a contradiction lying about, mend it clumsily, then defend yourself just enough to be believed. Taking the role somebody has just claimed works well, above all if you let go of it too fast. A tie for the lead is enough, from two votes up. And if you hear that your card was moved, change your aim at once: you may want to live after all.

## Hunter

one-night-hunter-summary = If you die, the player you point at in the vote dies with you.
one-night-hunter-explain = You sleep all night. If you die, the player you voted for dies too, even without a single other vote; if you voted for nobody, you go without firing. A bullet in a Werewolf wins it for the village, and for you, even from the grave; a bullet in a Tanner makes his day. Another Hunter you shoot fires in turn. The power follows the card: whoever has it in front of them at the vote is the Hunter, knowingly or not. You win with the village.
one-night-hunter-play = Your vote is a bullet: aim at your best suspect, never at random or to please. If the table is wrong and turns on you, don’t struggle too much, and keep your aim on the real culprit. Announcing your role protects you, since no Werewolf cares to die along with you; but it is easy to fake, and you will only be half believed. If you think there is no Werewolf round the table, avoid dying at all costs and join the circle vote.
