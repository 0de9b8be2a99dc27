# The options of a table: a short name, and what changes.

## One Night

option-lone-wolf = Lone wolf
    .about = A werewolf who sees no other may look at one centre card.
option-robber-must-rob = The Robber always robs
    .about = The Robber may no longer pass: he has to exchange his card.
option-minion-may-die = A Minion to the death
    .about = With no werewolf at the table, the Minion wins if somebody else dies, even if he dies too.
option-tanner-blocks-minion = The Tanner shuts out the Minion
    .about = With no werewolf at the table, the Minion does not win if a Tanner dies.
option-minion-beside-tanner = The Minion beside the Tanner
    .about = With no werewolf at the table, a dead Tanner no longer keeps the Minion from winning.

## Epic Battle

option-master-substitute-one = One vote is enough in the Master’s place
    .about = When a vampire protects the Master, whoever comes next dies even with a single vote.
option-shot-through-guard = Shots go through the guard
    .about = A protected player is safe from the vote, but no longer from the Hunter’s shot.
option-second-place-two = Two votes for second place
    .about = With three teams in play, second place dies only with two votes or more.
option-only-villagers-count = Only villagers count
    .about = With no monster at the table, only the death of a villager costs the village its win. A Tanner who dies still wins alone.
option-alpha-card-in-centre = The Alpha Wolf’s card in the centre
    .about = The extra wolf card counts as a centre card, to be looked at, copied or taken.
option-copy-stays-with-player = The copy stays with the player
    .about = What a Copycat or a Paranormal Investigator becomes stays with the player, no longer with the card.
option-aura-night-only = Auras of the night only
    .about = The Aura Seer no longer sees what was done at dusk, only what is done at night.

## Classic

option-captain = A Captain
    .about = On the first morning the village elects a Captain, whose vote counts twice and breaks ties.
option-hunter-any-death = The Hunter always shoots
    .about = The Hunter may shoot whatever killed him, poison and grief included.
option-wolves-win-at-parity = Equal numbers win
    .about = The werewolves win as soon as there are as many of them as of the others.
option-wolves-win-alone = Down to the last villager
    .about = The werewolves win only when no villager is left alive.
option-lovers-spare-each-other = Lovers spare each other
    .about = The Lovers may not vote against each other, nor may a Captain in love condemn the other to break a tie.
option-wolves-spare-wolves = Wolves spare wolves
    .about = The pack may not choose one of its own as the victim.
option-village-must-lynch = The village must choose
    .about = Nobody may withhold their vote; if the second vote is a tie as well, luck decides who dies.
option-girl-beyond-help = Caught for good
    .about = A Little Girl who is caught dies: the Witch is not shown her, and cannot heal her.
