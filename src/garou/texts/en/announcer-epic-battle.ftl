# Epic Battle, read aloud: dusk, then the night. What is missing here is said as in one night.

## Before dusk

announce-epic-battle-hint-marks = Put the board of marks within everybody’s reach, with the marks of the roles in the game, face down. Give everybody a mark of Clarity, face down beside their card.
announce-epic-battle-hint-alpha = Lay the Alpha Wolf’s extra wolf card aside, next to the three cards in the centre.
announce-epic-battle-hint-artifacts = Shuffle the artifacts face down. With no Werewolf in the game, take out the Claw; with no Vampire, the Fangs.

announce-epic-battle-dusk-falls = It is dusk. Everybody, close your eyes; not a move, not a word.
    .brief = Dusk. Everybody, close your eyes.
    .tale = The sky reddens behind the castle, the crows come home, and shutters are closed one by one. It is dusk. Everybody, close your eyes; not a move, not a word, until you hear your name.

## Copycat

announce-epic-battle-copycat-picture = Before a black window, somebody tries on faces.
    .gone = The window gives nothing back.
announce-epic-battle-copycat-act = Look at a card in the centre, and leave it where it is: you become that role, team and all. You will wake when it is called.
    .brief = Look at a card in the centre: you become that role.
    .tale = Three faces sleep in the centre, and none has a master. Look at one of these cards, and leave it where it is: you become that role, team and all, and you will wake when it is called.
announce-epic-battle-fourth-card = The wolf card laid aside counts as a card in the centre.

## Vampires

announce-epic-battle-vampire-picture = Up at the castle, lids of stone slide open without a sound.
    .gone = A rustle of capes, and the window is empty.
announce-epic-battle-vampire-act =
    { $count ->
        [one] Choose somebody who is not a Vampire and, without looking at their mark, put the mark of the Vampire in its place.
       *[other] Find each other. Then choose together somebody who is not a Vampire and, without looking at their mark, put the mark of the Vampire in its place.
    }
    .brief =
        { $count ->
            [one] Bite somebody: the mark of the Vampire in place of theirs.
           *[other] Find each other, then bite somebody: the mark of the Vampire in place of theirs.
        }
    .tale =
        { $count ->
            [one] The thirst is what it was three hundred years ago. Choose somebody who is not a Vampire and, without looking at their mark, put the mark of the Vampire in its place.
           *[other] Find each other: the thirst is what it was three hundred years ago. Then choose together somebody who is not a Vampire and, without looking at their mark, put the mark of the Vampire in its place.
        }

announce-epic-battle-count-picture = A tall figure lingers on the steps.
    .gone = The footsteps fade in the courtyard.
announce-epic-battle-count-act = Give the mark of Fear to somebody who is not a Vampire and was not bitten by the clan, in place of theirs.
    .brief = The mark of Fear, to somebody outside the clan and not bitten.
    .tale = One look is enough to freeze the blood. Give the mark of Fear to somebody who is not a Vampire and was not bitten by the clan, in place of theirs.

announce-epic-battle-renfield-picture = In the cellar, somebody whispers to the flies.
    .gone = A beating of wings, then the silence of the cellar.
announce-epic-battle-renfield-act =
    { $count ->
        [one] Vampire, eyes shut, point at the one you have bitten. Renfield, look, then put the mark of the Bat in place of your own.
       *[other] Vampires, eyes shut, point at the one you have bitten. Renfield, look, then put the mark of the Bat in place of your own.
    }
    .brief =
        { $count ->
            [one] Vampire, point at the one you have bitten. Renfield, take the Bat.
           *[other] Vampires, point at the one you have bitten. Renfield, take the Bat.
        }
    .tale =
        { $count ->
            [one] Vampire, eyes shut, point at the one you have bitten. Renfield, there is your master, and there is the feast: put the mark of the Bat in place of your own.
           *[other] Vampires, eyes shut, point at the one you have bitten. Renfield, there are your masters, and there is their feast: put the mark of the Bat in place of your own.
        }
announce-epic-battle-renfield-fingers-down =
    { $count ->
        [one] Vampire, lower your hand.
       *[other] Vampires, lower your hands.
    }
announce-epic-battle-renfield-no-clan = No Vampire is in the game: nobody will point. Put the mark of the Bat in place of your own.
    .brief = No Vampire in the game. Take the Bat.
    .tale = You wait for a master who will not come: no Vampire is in the game. Put the mark of the Bat in place of your own all the same.

## The other marks

announce-epic-battle-diseased-picture = A dry cough echoes in the empty street.
    .gone = The cough moves on.
announce-epic-battle-diseased-act = Give the mark of Disease to the person on your left or on your right, in place of theirs.
    .brief = The mark of Disease, left or right.
    .tale = You never meant your neighbours any harm. Give the mark of Disease all the same to the person on your left or on your right, in place of theirs.

announce-epic-battle-cupid-picture = A bowstring hums above the roofs.
    .gone = A white feather falls on the cobbles.
announce-epic-battle-cupid-act = You may give the two marks of Love to two people of your choice, in place of theirs. You may be one of them.
    .brief = You may give the two marks of Love.
    .tale = Two arrows, two hearts, and neither of them asked. You may give the two marks of Love to two people of your choice, in place of theirs; you may be one of them.

announce-epic-battle-instigator-picture = A note is slipped under a door.
    .gone = The note burns in the hearth.
announce-epic-battle-instigator-act = You may give the mark of the Traitor to somebody of your choice, in place of theirs. It may be you.
    .brief = You may give the mark of the Traitor.
    .tale = It takes one word to turn a friendship. You may give the mark of the Traitor to somebody of your choice, in place of theirs; it may be you.

announce-epic-battle-priest-picture = A small bell, a little incense, a step in the aisle.
    .gone = The incense drifts away.
announce-epic-battle-priest-act = Put a mark of Clarity in place of your own. Then you may do the same for one other player.
    .brief = Clarity for you, then, if you like, for one other player.
    .tale = Holy water washes everything, your own hands first. Put a mark of Clarity in place of your own; then you may do the same for one other player.

announce-epic-battle-assassin-picture = Under an archway, something thin is being sharpened.
    .gone = There is nobody under the archway.
announce-epic-battle-assassin-act = Give the mark of the Assassin to somebody of your choice, in place of theirs. It may be you.
    .brief = Give the mark of the Assassin.
    .tale = A contract is a contract. Give the mark of the Assassin to somebody of your choice, in place of theirs; it may be you.

## The end of dusk

announce-epic-battle-own-mark = Everybody, open your eyes. Look at your own mark, without showing it, once, then put it back.
    .brief = Everybody, open your eyes and look at your own mark.
    .tale = A last light passes under the doors. Everybody, open your eyes. Look at your own mark, without showing it, once, then put it back: the night will not show it to you again.
announce-epic-battle-afraid = If it is the mark of Fear, keep your eyes closed all night, even if you are called.
    .brief = With the mark of Fear, do not wake.
    .tale = If it is the mark of Fear, pull the blanket over your head: all night long, keep your eyes closed, even if you are called.
announce-epic-battle-night-after-dusk = Night falls. Everybody, close your eyes.
    .brief = Night. Everybody, close your eyes.
    .tale = The light goes out, and night falls all at once. Everybody, close your eyes.

## Lovers

announce-epic-battle-lovers-picture = Under two windows far apart, the same tune on a violin.
    .gone = The violin falls silent.
announce-epic-battle-lovers-open = Lovers, open your eyes.
    .brief = Lovers, wake up.
announce-epic-battle-lovers-close = Lovers, close your eyes.
    .brief = Back to sleep, both of you.
announce-epic-battle-lovers-act = If you saw the mark of Love, find the other who wears it. If one of you dies, the other will die too.
    .brief = Find each other.
    .tale = If you saw the mark of Love, look for those other eyes, and remember them. Your two lives are one now: if one goes out, so will the other.

## The wolves

announce-epic-battle-werewolf-dreamer = Dream Wolf, eyes shut, stick out your thumb.
    .brief = Dream Wolf, thumb up.
    .tale = Dream Wolf, you are running already in your sleep: eyes shut, stick out your thumb.
announce-epic-battle-werewolf-dreamer-end = Dream Wolf, put your thumb away.
announce-epic-battle-alpha-wolf-picture = A growl lower than the others, and the pack steps aside.
    .gone = The growl is lost between the trunks.
announce-epic-battle-alpha-wolf-act = Exchange the wolf card laid aside with somebody else’s card, without looking at it. You have to, but never with a Werewolf.
    .brief = Exchange the wolf card with the card of somebody outside the pack.
    .tale = The pack needs new blood. Exchange the wolf card laid aside with somebody else’s card, without looking at it; you have to, but never with a Werewolf.
announce-epic-battle-mystic-wolf-picture = Bones and feathers chime at the tip of a branch.
    .gone = The feathers settle.
announce-epic-battle-mystic-wolf-act = You may look at somebody else’s card.
    .tale = The smoke speaks to you in an old tongue. You may look at somebody else’s card.

## The village’s night

announce-epic-battle-thing-picture = Something crosses the kitchen, and the floor does not creak.
    .gone = The thing, whatever it was, has left.
announce-epic-battle-thing-act = Gently tap the shoulder of the person on your left or on your right, on the side where you are.
    .brief = Tap the shoulder of the person on your left or right.
    .tale = You have no face, but you have a hand. Gently tap the shoulder of the person on your left or on your right, on the side where you are.

announce-epic-battle-paranormal-investigator-picture = A dark lantern, a notebook, a smell of brimstone.
    .gone = The lantern goes out by itself.
announce-epic-battle-paranormal-investigator-act = You may look at somebody else’s card, then at a second one’s. As soon as you see a Werewolf, a Vampire or a Tanner, stop: you become it.
    .brief = Up to two other players’ cards. Werewolf, Vampire or Tanner: stop, you become it.
    .tale = Look for monsters long enough, and you grow to be like them. You may look at somebody else’s card, then at a second one’s. As soon as you see a Werewolf, a Vampire or a Tanner, stop: you become it.

announce-epic-battle-marksman-picture = A wet finger is raised to feel the wind.
    .gone = The crossbow is eased without a sound.
announce-epic-battle-marksman-act = You may look at somebody else’s card.
    .tale = A trail begins with a face. You may look at somebody else’s card.
announce-epic-battle-marksman-mark = Then you may look at somebody else’s mark: never the card and the mark of the same person.
    .brief = Then somebody else’s mark, if you like.
    .tale = A second track leads elsewhere: you may look at a mark, but never at the card and the mark of the same person.

announce-epic-battle-witch-picture = A cauldron mutters deep in the wood.
    .gone = The fire dies under the cauldron.
announce-epic-battle-witch-act = You may look at a card in the centre. If you do, you have to exchange it with the card of somebody of your choice, or with your own.
    .brief = You may look at a card in the centre; then exchange it with anybody’s card.
    .tale = What goes into the cauldron must come out again. You may look at a card in the centre; if you do, you have to exchange it with the card of somebody of your choice, or with your own.

announce-epic-battle-aura-seer-picture = A hand reads invisible lines in the air.
    .gone = The hand closes over what it knows.
announce-epic-battle-aura-seer-act = Whoever has moved or looked at a card since night fell, eyes shut, stick out your thumb.
    .brief = Whoever moved or looked at a card, thumb up.
    .tale = Whoever has touched the night keeps a glow of it. Whoever has moved or looked at a card since night fell, eyes shut, stick out your thumb.
announce-epic-battle-aura-seer-dusk-too = Whoever has moved or looked at a card or a mark, at dusk or since, eyes shut, stick out your thumb. Looking at your own mark does not count.
    .brief = Whoever moved or looked at a card or a mark, at dusk or since, thumb up.
    .tale = Whoever has touched the shadows keeps a glow of them. Whoever has moved or looked at a card or a mark, at dusk or since, eyes shut, stick out your thumb; looking at your own mark does not count.
announce-epic-battle-aura-seer-night-only = Whoever has moved or looked at a card or a mark since night fell, eyes shut, stick out your thumb. Dusk does not count.
    .brief = Whoever moved or looked at a card or a mark tonight, thumb up. Dusk does not count.
    .tale = Dusk has faded already, the night still glows. Whoever has moved or looked at a card or a mark since night fell, eyes shut, stick out your thumb.
announce-epic-battle-aura-seer-thumbs-down = All of you, put your thumbs away.

announce-epic-battle-gremlin-picture = Something scratches in the attic, then sniggers.
    .gone = A claw pulls the hatch shut.
announce-epic-battle-gremlin-act = You may exchange the cards of two people of your choice, without looking at them. You may be one of them.
    .brief = You may exchange two cards, unseen.
    .tale = Nothing is as funny as what is no longer in its place. You may exchange the cards of two people of your choice, without looking at them; you may be one of them.
announce-epic-battle-gremlin-cards-or-marks = You may exchange the cards of two people of your choice, or else their marks, without looking at anything. You may be one of them; never both kinds at once.
    .brief = You may exchange two people’s cards or marks, unseen.
    .tale = Nothing is as funny as what is no longer in its place. You may exchange the cards of two people of your choice, or else their marks, without looking at anything; you may be one of them, but never both kinds at once.

announce-epic-battle-revealer-picture = A silent flash whitens the window.
    .gone = The dark comes back, thicker than before.
announce-epic-battle-revealer-act = You may turn somebody’s card face up, and it stays so. But a Werewolf, a Vampire, a Tanner or an Assassin you turn back at once.
    .brief = You may turn a card up. Werewolf, Vampire, Tanner, Assassin: turn it back.
    .tale = Light does not choose what it shows. You may turn somebody’s card face up, and it stays so. But a Werewolf, a Vampire, a Tanner or an Assassin you turn back at once.

announce-epic-battle-curator-picture = A key turns in the glass case of a museum.
    .gone = The case closes, one object lighter.
announce-epic-battle-curator-act = You may take an artifact at random and, without looking at it, put it on the card of somebody of your choice, or on your own.
    .brief = You may put an artifact on a card, unseen.
    .tale = Some objects would rather not be studied. You may take an artifact at random and, without looking at it, put it on the card of somebody of your choice, or on your own.

## The morning and the vote

announce-epic-battle-turned-up = A card that lies face up stays so until the vote.
    .tale = If the day finds a card face up, let it stay so until the vote.
announce-epic-battle-artifact = If an artifact lies in front of you, look at it without showing it, and do as it asks.
    .brief = If you have an artifact, look at it without showing it.
    .tale = Now and then the night leaves a gift. If an artifact lies in front of you, look at it without showing it, and do as it asks.
announce-epic-battle-hands-off-marks = No card and no mark is shown, and none is looked at again, not even your own.
    .brief = Hands off the cards and the marks.
announce-epic-battle-vote-shroud = Whoever bears the Shroud votes with their back to the table, pointing behind them: the others agree on who is meant.
    .brief = Under the Shroud you vote with your back turned; the others say who is meant.
announce-epic-battle-vote-three-camps = If the village, the Werewolves and the Vampires are all at the table, second place dies too, unless there is a tie for first.
    .brief = If three teams are at the table, second place dies too.
    .tale = Where three teams face each other, one death is not enough: if the village, the Werewolves and the Vampires are all at the table, second place dies too, unless there is a tie for first.
announce-epic-battle-vote-bodyguard = Whoever the Bodyguard points at does not die; the next one dies instead, with at least two votes.
    .brief = The Bodyguard saves whoever he points at.
announce-epic-battle-vote-master = If another Vampire points at the Master, the Master does not die; the next one may die instead.
    .brief = Another Vampire who points at the Master saves him.
announce-epic-battle-vote-cupid = If somebody who wears the mark of Love dies, the other one dies too.
    .brief = Lovers die together.
    .tale = And if one of the Lovers dies, the other heart stops as well.
announce-epic-battle-tell-copycat = Whoever was dealt the Copycat now tells which card it copied.
    .brief = Copycat, what did you copy?
announce-epic-battle-tell-paranormal-investigator = Whoever was dealt the Paranormal Investigator now tells whether they became something else.
    .brief = Paranormal Investigator, what have you become?
