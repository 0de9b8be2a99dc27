# One night, read aloud. For each call: what there is to do, and two pictures for the tale (waking, then back to sleep).

## Before the night

announce-one-night-hint-tokens = Lay a token in the middle for each card: all these roles will be called, even those whose card sleeps in the centre.
announce-one-night-hint-own-card = Everybody looks at their own card once, then lays it face down in front of them.
announce-one-night-hint-close = With seven or more, sit or stand close together round a small table, so that every arm reaches every card. At a long table, sit along the long sides, never at the ends.
announce-one-night-hint-reader = You who read aloud also play. When your own role comes, act without a word, so that your voice does not tell where you lean. For each role, count in silence as many seconds as its line says.
announce-one-night-hint-reader-eyes = Close your own eyes too, and lay the tokens beside you in the order of their numbers: between two roles you may open your eyes for a moment, to see who comes next.
announce-one-night-hint-reader-tap = While a role acts, tap on the table, so that nobody hears the cards slide.
announce-one-night-hint-day-length = For the talk, allow ten minutes the first time, five after that, and more at a large table.

announce-one-night-night-falls = Night falls, and the village goes to sleep. Everybody, close your eyes.
    .brief = Everybody, close your eyes.
    .tale = The last window goes dark, mist climbs up from the river, and a dog that was barking stops short. The village goes to sleep. Everybody, close your eyes, and keep them closed until you hear your name.
announce-one-night-sleepers = Whoever sleeps does not move, does not point and does not speak.
    .brief = Not a move, not a sound.
    .tale = Whoever sleeps does not move, gives no sign and breathes no word: the night has sharp ears.

## Doppelgänger

announce-one-night-doppelganger-picture = In a veiled mirror, a face looks for somebody to resemble.
    .gone = The veil falls over the mirror again.
announce-one-night-doppelganger-act = Look at somebody else’s card and leave it where it is: you become what you see, team and all.
    .brief = Look at somebody else’s card: you become that role.
    .tale = Lean over somebody else’s card, and leave it where it is. That face is yours now, and so is its team.
announce-one-night-doppelganger-at-once = A few roles are played on the spot: { $roles }. If that is what you saw, act now; you will not do so later.
    .brief = If that is what you saw, act now: { $roles }.
    .tale = Some masks will not wait: { $roles }. If that is what you saw, use it now, for tonight will not ask you twice.
announce-one-night-doppelganger-minion = If you saw the Minion, keep your eyes open. Otherwise, close your eyes now.
    .brief = If you are a Minion now, watch. Otherwise, close your eyes.
    .tale = If it was the Minion you saw, keep your eyes open: your masters are about to show. Otherwise, close your eyes now, for what comes next is not for you.
announce-one-night-doppelganger-minion-thumbs = Werewolves, eyes shut, stick out your thumbs.
    .brief = Werewolves, thumbs up.
announce-one-night-doppelganger-minion-end = Werewolves, put your thumbs away.
announce-one-night-doppelganger-later = If you saw any other role, be patient: if it wakes tonight, your turn comes with it, or right after.
    .brief = With any other role, wait for its call.
    .tale = If you wear any other face, be patient: if it wakes tonight, your hour comes with its own, or right after.

## Werewolf

announce-one-night-werewolf-picture = A cloud slides off the moon, and a long howl comes down from the forest.
    .gone = The branches close, and the forest holds its breath.
announce-one-night-werewolf-act =
    { $count ->
        [one] Look around you: this is your whole pack.
       *[other] Look around for the rest of the pack, and remember these faces.
    }
    .brief =
        { $count ->
            [one] Look around you.
           *[other] Find each other.
        }
    .tale =
        { $count ->
            [one] Search the shadows: what you see there is your whole pack.
           *[other] Search the shadows, and remember every face that looks back: this is your pack, and tomorrow it will need saving.
        }
announce-one-night-werewolf-lone = If you see no other Werewolf, you may look at one card in the centre.
    .brief = Without a pack, you may look at one card in the centre.
    .tale = If no other eyes shine in the dark, you may lift one card in the centre, then let it sleep where it was.

## Minion

announce-one-night-minion-picture = At the end of the alley, somebody waits for a master, kneeling.
    .gone = A dragging step, a door, and nothing more.
announce-one-night-minion-act =
    { $count ->
        [one] Werewolf, eyes shut, stick out your thumb. Minion, this is whom you serve.
       *[other] Werewolves, eyes shut, stick out your thumbs. Minion, these are the ones you serve.
    }
    .brief =
        { $count ->
            [one] Werewolf, thumb up.
           *[other] Werewolves, thumbs up.
        }
    .tale =
        { $count ->
            [one] Werewolf, eyes shut, stick out your thumb in the dark. Minion, look well: this is the hand you will lie for tomorrow.
           *[other] Werewolves, eyes shut, stick out your thumbs in the dark. Minion, look well: these are the hands you will lie for tomorrow.
        }
announce-one-night-minion-thumbs-down =
    { $count ->
        [one] Werewolf, put your thumb away.
       *[other] Werewolves, put your thumbs away.
    }
announce-one-night-minion-no-wolf = There is no Werewolf among the cards: no thumb will show.
    .brief = No thumb will show.
    .tale = You watch in vain: there is no Werewolf among the cards, and no thumb will show.

## Mason

announce-one-night-mason-picture = Three soft knocks on an oak door.
    .gone = The oak door closes, and the secret stays inside.
announce-one-night-mason-open = Masons, open your eyes.
    .brief = Masons, wake up.
announce-one-night-mason-close = Masons, close your eyes.
    .brief = Back to sleep, both of you.
announce-one-night-mason-act = Look for each other. If nobody answers, leave the centre alone: it is not yours to look at.
    .brief = Find each other.
    .tale = One sign of the hand, and you will know. Look for each other; if nobody answers, leave the centre alone, its cards are not for you.

## Seer

announce-one-night-seer-picture = A candle is lit behind a curtain, and the crystal clouds over.
    .gone = Somebody blows out the candle.
announce-one-night-seer-act = You may look at somebody else’s card, or at two cards in the centre. Everything stays in its place.
    .brief = Another player’s card, or two in the centre.
    .tale = The veil is thin tonight. You may look at somebody else’s card, or at two cards in the centre; nothing must change its place.

## Robber

announce-one-night-robber-picture = A blade slips under a latch, and the latch gives.
    .gone = Light steps fade away over the roofs.
announce-one-night-robber-act = You may swap your card with somebody else’s, then look at what you took. You become that role, but do not act as it.
    .brief = You may swap your card with somebody else’s, then look at it.
    .tale = Everybody sleeps, and nothing is well guarded. You may take somebody else’s card, leave yours in its place, then look at what you took. You become that role, but do not act as it.
announce-one-night-robber-must = Swap your card with somebody else’s, then look at what you took. You have no choice; you become that role, but do not act as it.
    .brief = Swap your card with somebody else’s, then look at it.
    .tale = Hunger leaves you no choice. Take somebody else’s card, leave yours in its place, then look at what you took. You become that role, but do not act as it.

## Troublemaker

announce-one-night-troublemaker-picture = A stifled laugh runs along the walls.
    .gone = The laugh dies away; tomorrow there will be words.
announce-one-night-troublemaker-act = You may swap two other players’ cards, and look at neither.
    .brief = You may exchange two other players’ cards, unseen.
    .tale = Two sleepers, two cards, and nobody to see you. You may swap two other players’ cards, and look at neither.

## Drunk

announce-one-night-drunk-picture = Somebody leaves the inn singing off key, and tries the wrong door.
    .gone = There is snoring under the table already.
announce-one-night-drunk-act = Exchange your card with a card in the centre, without looking at it. You have to.
    .brief = Exchange your card with one in the centre, unseen.
    .tale = Your head spins, and your hand wanders off by itself. Exchange your card with a card in the centre, without looking at it; you have to, and tomorrow you will remember nothing.

## Insomniac

announce-one-night-insomniac-picture = A clock strikes an hour that nobody hears, except in one room.
    .gone = The pillow is cool at last.
announce-one-night-insomniac-act = Look at the card in front of you: is it still yours?
    .brief = Look at your card.
    .tale = You did not dream it, somebody walked through the house. Look at the card in front of you: is it still yours?
announce-one-night-doppelganger-again-picture = In another room, the mirror does not sleep either.
    .gone = The mirror darkens for good.
announce-one-night-doppelganger-again-open =
    { $count ->
        [one] { $name }, if you saw { $roles }, open your eyes.
       *[other] { $name }, those of you who saw { $roles }, open your eyes.
    }
    .brief =
        { $count ->
            [one] { $name } who saw { $roles }, wake up.
           *[other] Every { $name } who saw { $roles }, wake up.
        }

## The end of the night

announce-one-night-nudge = Keep your eyes closed, everybody. With a fingertip, push your card a little, so that nothing shows which one was moved.
    .brief = Eyes closed, push your card a little.
    .tale = The night covers its tracks. Keep your eyes closed, everybody, and with a fingertip push your card a little, so that nothing shows which one has travelled.
announce-one-night-hint-nudge-centre = Push the cards in the centre a little too, without opening your eyes.
announce-one-night-dawn = Day breaks. Everybody, open your eyes.
    .brief = Everybody, open your eyes.
    .tale = A cock clears its throat, the mist tears, and the village finds that it is not quite what it was. Everybody, open your eyes.

## The day and the vote

announce-one-night-day-open = Now talk. Who did what, who is lying, who is no longer who they were? At the end, everybody will point at somebody.
    .brief = The floor is open.
    .tale = The square fills, and everybody swears to have slept well. Talk, accuse, lie if you must: before the sun has turned, everybody will point at somebody.
announce-one-night-hands-off = No card is shown, and none is looked at again, not even your own.
    .brief = Hands off the cards.
announce-one-night-hint-circle = You think there is nothing to hunt at this table? A vote in a circle is allowed: everybody points at the person on their left, and nobody dies.
announce-one-night-vote-ready = Time is up, not another word. Raise your hand: at the end of the count, everybody points at another player.
    .brief = End of the talk. Hands up, and choose.
    .tale = The shadow of the steeple has gone round the square, and there is nothing left to say. Raise your hand, choose in silence: at the end of the count, everybody points at another player.
announce-one-night-vote-count = Hold your finger still. Whoever is pointed at most dies; in a tie, all those in the lead. If nobody is pointed at more than once, nobody dies.
    .brief = Hold still, and count.
    .tale = Hold your finger still, and follow every arm to its end. Whoever is pointed at most dies; in a tie, all those in the lead. If nobody is pointed at more than once, the village spares everybody.
announce-one-night-reveal = Turn the cards over.
    .tale = Let the masks fall: turn the cards over.
announce-one-night-vote-hunter = If the Hunter dies, whoever the Hunter points at dies too.
    .brief = The Hunter takes along whoever he points at.
    .tale = If the Hunter falls, the last shot flies straight: whoever the Hunter points at dies too.
announce-one-night-tell-doppelganger = Whoever was dealt the Doppelgänger now tells what that card copied.
    .brief = Doppelgänger, what did you see?
    .tale = One last face is left to be named: whoever was dealt the Doppelgänger now tells what that card copied.
