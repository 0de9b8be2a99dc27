# What each seat is asked, and what the buttons say.

## One Night

ask-one-night-doppelganger = Whose card do you look at? You become what you see.
    .choose = Copy { $places }
    .decline = —
ask-one-night-werewolf = You may look at one centre card.
    .choose = Look at { $places }
    .decline = Look at nothing
ask-one-night-seer = What do you want to see: one player’s card, or two in the centre?
    .choose = Look at { $places }
    .decline = Close my eyes without looking
ask-one-night-robber = Whom do you rob? Your card takes the place of theirs, and you look at your loot.
    .choose = Rob { $places }
    .decline = Rob nobody
ask-one-night-troublemaker = Two of the others’ cards may change places, unseen even by you. Which ones?
    .choose = Swap the cards of { $places }
    .decline = Leave everything in place
ask-one-night-drunk = Which centre card do you take in exchange for yours? You don’t get to look.
    .choose = Take { $places }
    .decline = —
ask-one-night-vote = Time to vote. Whom do you point at?
    .choose = Point at { $places }
    .decline = Point at nobody

## Epic Battle

ask-epic-battle-copycat = Which centre card do you copy? You become what it shows.
    .choose = Copy { $places }
    .decline = —
ask-epic-battle-vampire = Whom does the clan bite? One answer stands for all of you.
    .choose = Bite { $places }
    .decline = —
ask-epic-battle-count = To whom do you give Fear? It keeps them from acting tonight.
    .choose = Frighten { $places }
    .decline = —
ask-epic-battle-diseased = On your left or on your right: who gets the Disease?
    .choose = Give the Disease to { $places }
    .decline = —
ask-epic-battle-cupid = Two hearts to join, yours included if you like. Which ones?
    .choose = Join { $places }
    .decline = Keep my arrows
ask-epic-battle-instigator = To whom do you give the mark of the Traitor?
    .choose =
        { $own ->
            [yes] Take it myself
           *[no] Give it to { $places }
        }
    .decline = Tempt nobody
ask-epic-battle-priest = Your own mark is washed back to Clarity. Will you bless somebody else?
    .choose = Bless { $places }
    .decline = Bless nobody else
ask-epic-battle-assassin = Who gets the mark of the Assassin? You win if whoever wears it dies.
    .choose =
        { $own ->
            [yes] Put it in front of me
           *[no] Put it in front of { $places }
        }
    .decline = —
ask-epic-battle-alpha-wolf = To whom do you slip the extra wolf card?
    .choose = Slip it to { $places }
    .decline = —
ask-epic-battle-mystic-wolf = Whose card do you peek at?
    .choose = Look at { $places }
    .decline = Look at nothing
ask-epic-battle-thing = Left or right: whose shoulder do you tap?
    .choose = Tap { $places } on the shoulder
    .decline = —
ask-epic-battle-paranormal-investigator = Whom do you investigate? If you come upon a werewolf, a vampire or a Tanner, you become one.
    .choose = Investigate { $places }
    .decline = Investigate nobody
ask-epic-battle-paranormal-investigator-again = Does the inquiry go on? You have one more card to see, somebody else’s.
    .choose = Investigate { $places }
    .decline = Stop here
ask-epic-battle-marksman = Whose card do you look at?
    .choose = Look at the card of { $places }
    .decline = Look at no card
ask-epic-battle-marksman-mark = And whose mark do you look at? Never card and mark of the same player.
    .choose =
        { $own ->
            [yes] Look at my own mark
           *[no] Look at the mark of { $places }
        }
    .decline = Look at no mark
ask-epic-battle-witch = Which centre card do you look at? Once you have seen it, you must give it away.
    .choose = Look at { $places }
    .decline = Touch nothing
ask-epic-battle-witch-give = To whom do you give this card? You may also keep it, and leave yours in the centre.
    .choose =
        { $own ->
            [yes] Keep it for myself
           *[no] Give it to { $places }
        }
    .decline = —
ask-epic-battle-gremlin = What do you swap, and between whom? You look at nothing.
    .choose =
        { $word ->
            [marks] Swap the marks of { $places }
           *[cards] Swap the cards of { $places }
        }
    .decline = Leave everything in place
ask-epic-battle-revealer = Which card do you turn up? A monster, a Tanner or an Assassin hides again at once.
    .choose =
        { $own ->
            [yes] Turn up my own card
           *[no] Turn up the card of { $places }
        }
    .decline = Turn up nothing
ask-epic-battle-curator = On which card do you put an artifact? You won’t know which artifact it is.
    .choose =
        { $own ->
            [yes] Put it on my own card
           *[no] Put it on the card of { $places }
        }
    .decline = Leave it in the museum
ask-epic-battle-artifact = Luck draws an artifact.
    .choose = Draw { $words }
    .decline = —

## Classic

ask-classic-thief = Two cards were set aside. Do you take one? If both are werewolves, you must.
    .choose = Take { $places }
    .decline = Take neither and live as a villager
ask-classic-cupid = Who shall fall in love? Two names, yours included if you like.
    .choose = Join { $places }
    .decline = —
ask-classic-seer = Whose secret do you want to see tonight?
    .choose = Look at { $places }
    .decline = Close my eyes without looking
ask-classic-sleep = The pack is waking. Open your eyes to hunt with it, or keep them shut: then the other wolves choose without you. If every wolf sleeps, every wolf dies.
    .choose = Keep my eyes shut
    .decline = Open my eyes and hunt
ask-classic-werewolf = Whom shall the pack devour? The name called most often wins; a tie spares everybody.
    .choose =
        { $own ->
            [yes] Name myself
           *[no] Name { $places }
        }
    .decline = Name nobody
ask-classic-glance = The Little Girl may be spying on you. At what moment do you look round? If she peeps just then, the pack eats her instead.
    .choose = Look round { $words }
    .decline = Don’t look round
ask-classic-little-girl = At what moments do you open an eye? Each time, you see a wolf. But if a wolf looks round just then, the pack eats you.
    .choose = Open an eye { $words }
    .decline = Keep my eyes shut
ask-classic-witch-heal = Do you save tonight’s victim? You have only one healing potion.
    .choose = Pour the healing potion
    .decline = Keep it for later
ask-classic-witch-poison = Your poison is ready, and there is just one vial. Who is it for?
    .choose = Poison { $places }
    .decline = Keep it for later
ask-classic-captain = Who shall be Captain? You may vote for yourself.
    .choose =
        { $own ->
            [yes] Vote for myself
           *[no] Vote for { $places }
        }
    .decline = Vote for nobody
ask-classic-captain-again = A tie. Which of these shall be Captain?
    .choose =
        { $own ->
            [yes] Vote for myself
           *[no] Vote for { $places }
        }
    .decline = Vote for nobody
ask-classic-hunter = You fall, but your gun is loaded. Whom do you shoot?
    .choose = Shoot { $places }
    .decline = Lower the gun
ask-classic-successor = Before you go, to whom do you leave the office of Captain?
    .choose = Leave it to { $places }
    .decline = —
ask-classic-lynch = Whom do you vote against today?
    .choose = Vote against { $places }
    .decline = Vote against nobody
ask-classic-lynch-again = A tie. Which of these do you condemn?
    .choose = Vote against { $places }
    .decline = Vote against nobody
ask-classic-tie-break = A tie, and it is yours to break. Who dies?
    .choose = Condemn { $places }
    .decline = —
ask-classic-spied = Luck shows the Little Girl a wolf.
    .choose = Show { $places }
    .decline = —

## Places, words and lists

place-centre-1 = centre card 1
    .near = center 1, centre 1, center card 1
place-centre-2 = centre card 2
    .near = center 2, centre 2, center card 2
place-centre-3 = centre card 3
    .near = center 3, centre 3, center card 3
place-centre-wolf = the extra wolf card
place-extra-1 = spare card 1
place-extra-2 = spare card 2

word-cards = the cards
word-marks = the marks
word-sleep = eyes shut
word-heal = the healing potion
word-early = at the start
word-middle = in the middle
word-late = at the end

list-and = { $first } and { $last }
list-comma = { $first }, { $last }
list-none = nobody

## The calls

call-deal = Deal
call-copycat = Copycat
call-vampire = Vampires
call-count = Count
call-renfield = Renfield
call-diseased = Diseased
call-cupid = Cupid
call-instigator = Instigator
call-priest = Priest
call-assassin = Assassin
call-end-of-dusk = End of dusk
call-lovers = Lovers
call-doppelganger = Doppelgänger
call-thief = Thief
call-werewolf = Werewolves
call-sleep = The pack wakes
call-glance = The wolves’ glance
call-little-girl = Little Girl
call-alpha-wolf = Alpha Wolf
call-mystic-wolf = Mystic Wolf
call-minion = Minion
call-mason = Masons
call-thing = Thing
call-seer = Seer
call-paranormal-investigator = Paranormal Investigator
call-marksman = Marksman
call-robber = Robber
call-witch = Witch
call-witch-heal = Healing potion
call-witch-poison = Poison
call-troublemaker = Troublemaker
call-aura-seer = Aura Seer
call-gremlin = Gremlin
call-drunk = Drunk
call-insomniac = Insomniac
call-revealer = Revealer
call-curator = Curator
call-dawn = Dawn
call-daybreak = Daybreak
call-heralds = What everybody is told
call-captain = Captain’s election
call-hunter = Hunter’s shot
call-successor = Captain’s successor
call-vote = Vote
call-lynch = Village vote
call-tie-break = Captain’s casting vote
