# How to play each role of Epic Battle: three short lines, and whom to beware of.

## Dusk

help-epic-battle-copycat = You know one centre card: whoever claims to have been dealt it may be lying.
    .then = If you copied a village role, say so early; if a monster, have a harmless copy ready.
    .last = From now on, play the role you saw.
    .beware = The Seer and the Witch, who may have looked at the same card. And anybody who moves yours: the copied role goes with it.
help-epic-battle-vampire = Bite somebody the table listens to.
    .then = Hear your recruit out before you trust them: the bite may have been wiped away.
    .last = By day, be busy looking for wolves.
    .beware = The Priest, who washes your bite off, and the Aura Seer, who knows that you did not sleep.
help-epic-battle-master = You need one Vampire to point at you: nobody will think that a favour.
    .then = Let your clan guess who you are, and nobody else.
    .last = Look after second place: that is where the blow will fall.
    .beware = Cupid: love gets past your shelter. And Renfield cannot cover you, however much he would like to.
help-epic-battle-count = Frighten the calm voice everybody will believe tomorrow.
    .then = Prepare your other face before night falls.
    .last = If your victim boasts of a vision, let somebody else be the one to doubt it.
    .beware = The Priest, who may chase your Fear away before night falls, and the Aura Seer, who sees that you have been busy.
help-epic-battle-renfield = You may die without harm: draw the votes, looking cross about it.
    .then = With three teams that is not enough: a wolf must die as well.
    .last = Saw no vampire? Then you are probably of the village: speak plainly.
    .beware = The Marksman: your Bat tells who you are. And a village that has understood hunts elsewhere.
help-epic-battle-diseased = Say where the Disease lies, and nobody will dare point there.
    .then = Keep quiet if your neighbour is the monster.
    .last = When you vote, remember it works on you as well.
    .beware = The Gremlin, who may move the Disease after dusk: ask him before you vote.
help-epic-battle-cupid = Binding two strangers is a bet that one of them has fangs.
    .then = Name your couple late, and watch until then who defends whom.
    .last = If you bind yourself, you have two lives to look after.
    .beware = The Gremlin, who may move a Love mark, and your own couple, if a monster is one half of it.
help-epic-battle-instigator = Nothing forces you to act: most people round the table are on your own side.
    .then = Say that there is a traitor, but not who, and watch who stops trusting whom.
    .last = Did you do nothing at all? Let them believe that you did.
    .beware = The traitor you made, if it is one of the village: they need one of you dead.
help-epic-battle-priest = Wash somebody you will need tomorrow.
    .then = Be slow to say whom: the vampires go on counting on their recruit.
    .last = You washed a mark, not a card: stay wary.
    .beware = The vampires, once they know whose bite you took away. Only the Assassin comes after you.
help-epic-battle-assassin = Mark somebody the table enjoys suspecting.
    .then = Let others accuse first, and merely agree.
    .last = Stand with whoever finds that death convenient.
    .beware = Your target, who sees your mark, and the Bodyguard, who may shelter them. A bite makes your contract void.

## The pack

help-epic-battle-werewolf = Choose your lie in the dark and be among the first to tell it.
    .then = A centre card you saw makes a fine mask.
    .last = With three teams, help the village to find a Vampire.
    .beware = The Seer and the Marksman, who may have seen your card. And the Tanner against the village alone: if he dies, you have lost.
help-epic-battle-alpha-wolf = Turn somebody who is believed: they will defend themselves in good faith.
    .then = Keep the votes away from your recruit without seeming to care.
    .last = Tell them only at the very end, if you need them: everybody will hear it.
    .beware = The Seer, who may find your recruit, and the Robber, the Witch and the Gremlin, who may move that card again.
help-epic-battle-mystic-wolf = Call yourself Seer and tell of the card you saw: its owner will confirm it.
    .then = First make sure that nobody else is the Seer.
    .last = With three teams, make the village a present of a Vampire.
    .beware = The real Seer, who has a story of her own.
help-epic-battle-dream-wolf = Say Villager, Hunter or Bodyguard: you slept like them.
    .then = Whoever defends you for no reason is probably family.
    .last = Don’t accuse too hotly before you know who howls with you.
    .beware = Whoever looks at cards. Your own pack may shout at you too loudly, or all be in the centre.

## The village at night

help-epic-battle-mason = Come forward together: two names off the list.
    .then = Ask your fellow about their mark, and watch them answer.
    .last = Saw nobody? The other is in the centre, or frightened in bed.
    .beware = The vampires: a bitten Mason still greets you, but wins with the clan.
help-epic-battle-thing = Tap the neighbour whom the table will believe.
    .then = Let them tell it first: nobody will think you rehearsed it.
    .last = Is somebody else the Thing? Ask them which shoulder.
    .beware = A neighbour with something to hide, who says they felt nothing.
help-epic-battle-seer = Let two or three people speak before you do.
    .then = Say “that card was…”, not “that player is…”: a bite does not show.
    .last = If Fear kept you in bed, admit it.
    .beware = The Count, who may frighten you out of your vision. The Robber, the Witch and the Gremlin come after you.
help-epic-battle-paranormal-investigator = One card is often enough: the second may cost you your skin.
    .then = Two honest cards make you a star witness: give the names.
    .last = If you have become a monster, shelter the one you saw.
    .beware = What you look for: any wolf or vampire you look at makes you one of theirs, and the Tanner makes you a Tanner.
help-epic-battle-marksman = Look for a bite where nobody suspects one.
    .then = Marks betray who is at the table: Fear a Count, the Bat a Renfield.
    .last = Don’t say at once which half of whom you saw.
    .beware = The Gremlin, who may move cards or marks after you, and the Count, who may keep you in bed.
help-epic-battle-robber = A village card in your bag? Say so soon, and clear two people at once.
    .then = A monster in your bag? Let its old owner go on lying for you.
    .last = Theft cures no bite: your mark stays with you.
    .beware = The Witch and the Gremlin, who come after you. And a Copycat’s card: only its old owner knows what it has become.
help-epic-battle-witch = Look only if you mean to act: then there is no way back.
    .then = A village card given to somebody shady may disarm a monster.
    .last = Say what you gave before you say to whom, and watch the faces.
    .beware = The Gremlin, who may move the card you gave away, and the Count, who may keep you from your cauldron.
help-epic-battle-aura-seer = Wait until everybody has named a role, then compare.
    .then = A Villager who was busy is hiding something.
    .last = Every vampire who bit is on your list.
    .beware = The Count, who may shut your eyes. And a Copycat, always busy, may be quite innocent.
help-epic-battle-gremlin = A bad mark in front of you? Give it to somebody else.
    .then = Let a monster feel safe, then say that its card is elsewhere.
    .last = Say whether it was cards or marks: the table needs it for its sums.
    .beware = Your own luck: you look at nothing, and you may hand a monster to a friend.
help-epic-battle-insomniac = Still the same card? You can swear to it.
    .then = Another card? Find out who came by before you say more.
    .last = You have not seen your mark again: the Gremlin may have moved it.
    .beware = Whoever put a monster’s card before you can give you away. And the Curator comes after you.
help-epic-battle-revealer = Turn over somebody whose word will change the debate.
    .then = If nothing lies face up in the morning, choose your moment to say what you saw.
    .last = Remind the table: a face that shows is certain, a team is not.
    .beware = The one you saw: when nothing lies face up, they will guess why, and speak before you do.
help-epic-battle-curator = Lay it on somebody shady, not on a friend.
    .then = Question the bearer early, before a story is ready.
    .last = Laying nothing at all is a good choice, too.
    .beware = Your own present: it may make a monster of an honest player.

## The vote

help-epic-battle-bodyguard = Never point at the one you want to see fall: you would save them.
    .then = If the village is wrong, point at its victim.
    .last = Keep your role to yourself until the last minutes.
    .beware = Monsters who hide behind your finger. And the Disease: point at it and you cannot win.
help-epic-battle-hunter = Always vote as if you were about to die.
    .then = If the table is wrong about you, don’t struggle: aim well.
    .last = With three teams, aim at the one the votes forget.
    .beware = The Bodyguard, who may shelter your target, and the Tanner, who would thank you.
help-epic-battle-tanner = Be a likely culprit, not a hasty one.
    .then = Look at your mark: if it is a bite, you want to live after all.
    .last = With three teams, second place is enough to die.
    .beware = The Bodyguard: his finger would save your life. And artifacts, which may make an honest soul of you.
help-epic-battle-villager = Listen for those who talk a lot and say nothing.
    .then = A telling mark? Say so: it proves who is at the table.
    .last = With three teams, aim at two people, one of each kind.
    .beware = The vampires: with one bite you are one of theirs. And wolves who call themselves Villager.
