# Why one wins, why one loses. $players is explained above each reason that uses it.

## One Night

# $players: the werewolves who died
why-werewolf-died =
    { $players-count ->
        [one] The village wins: a werewolf died, { $players }.
       *[other] The village wins: werewolves died, { $players }.
    }
why-no-werewolf-nobody-died = The village wins: there was no werewolf at the table, and nobody died.
# $players: who died
why-no-werewolf-but-deaths = The village loses: there was no werewolf at the table, and yet death took { $players }.
# $players: the werewolves
why-no-werewolf-died =
    { $players-count ->
        [one] The village loses: no werewolf died, and one lives on, { $players }.
       *[other] The village loses: no werewolf died, and they live on, { $players }.
    }
why-werewolves-live = The werewolves win: none of them died.
# $players: the werewolves who died
why-werewolf-dead =
    { $players-count ->
        [one] The werewolves lose: one of them died, { $players }.
       *[other] The werewolves lose: several of them died, { $players }.
    }
why-tanner-blocks = The werewolves lose: a Tanner died, and that steals their victory.
# $players: the Tanners who died
why-tanner-died = A win for { $players }: a Tanner wins by dying.
# $players: the Tanners who live
why-tanner-lives = A loss for { $players }: a Tanner wins only by dying.
# $players: the Minion (five reasons)
why-lone-minion-lives = A win for { $players }: with no werewolf at the table, the Minion wins if he lives and somebody else dies.
why-lone-minion-others-died = A win for { $players }: with no werewolf at the table, the Minion wins if somebody else dies, even if he dies too.
why-lone-minion-died = A loss for { $players }: with no werewolf at the table, the Minion has to stay alive.
why-lone-minion-nobody-died = A loss for { $players }: with no werewolf at the table, the Minion needs somebody else to die, and nobody else did.
why-lone-minion-blocked = A loss for { $players }: a Tanner died, and he does not share his victory with the Minion.

## Epic Battle

why-three-monsters-both-died = The village wins: a werewolf and a vampire both died.
why-three-village-not-both = The village loses: a werewolf and a vampire both had to die, and that did not happen.
# $players: the enemy monsters who died
why-three-enemy-died =
    { $players-count ->
        [one] A win for { $team }: a monster of the other side died, { $players }, and none of their own.
       *[other] A win for { $team }: monsters of the other side died, { $players }, and none of their own.
    }
why-three-own-died = A loss for { $team }: a monster of their own side died.
why-three-no-enemy-died = A loss for { $team }: no monster of the other side died.
# $players: the monsters who died
why-monster-died =
    { $players-count ->
        [one] The village wins: a monster died, { $players }.
       *[other] The village wins: monsters died, { $players }.
    }
# $players: the monsters
why-no-monster-died =
    { $players-count ->
        [one] The village loses: no monster died, and there was one at the table, { $players }.
       *[other] The village loses: no monster died, and there were some at the table, { $players }.
    }
why-monsters-live = A win for { $team }: no monster of their side died.
# $players: the monsters of this side who died
why-monster-dead =
    { $players-count ->
        [one] A loss for { $team }: a monster of their side died, { $players }.
       *[other] A loss for { $team }: monsters of their side died, { $players }.
    }
why-no-monster-nobody-died = The village wins: there was no monster at the table, and nobody died.
# $players: who died
why-no-monster-but-deaths = The village loses: there was no monster at the table, and yet death took { $players }.
why-no-villager-died = The village wins: there was no monster at the table, and no villager died.
why-tanner-alone = A Tanner died and no monster with him: of all the sides, he alone wins.
# $players: who wore the mark of the Assassin
why-assassin-hit = The Assassin wins: the mark lay in front of { $players }, and death came by.
why-assassin-missed = The Assassin loses: nobody died under the mark.
# $players: who wears the mark of the Traitor (two reasons)
why-traitor-avenged = A win for { $players }: the mark of the Traitor wins when somebody else of the same side dies, and that is what happened.
why-traitor-betrayed-nothing = A loss for { $players }: the mark of the Traitor asked for the death of somebody else of the same side, and that did not happen.
# $players: who pointed at the diseased player
why-pointed-at-disease = No win for { $players }: nobody can win who points at whoever wears the Disease.
# $players: who serves a side that nobody belongs to
why-follower-without-master = With nobody at the table to serve, { $players } plays for the village.

## Classic

why-last-wolf-gone = The village wins: not one werewolf is left alive.
why-one-villager-left = The werewolves win: at most one player is left to face them.
why-parity = The werewolves win: they are at least as many as all the others.
why-no-villager-left = The werewolves win: not one villager is left alive.
# $players: the Lovers (two reasons)
why-lovers-last-two = The Lovers win: apart from { $players }, nobody is left alive.
why-lovers-apart = A loss for { $players }: coming from two sides, the Lovers had to be the last two alive.
why-nobody-left = Nobody wins: there is nobody left alive.
# $victory: the rule by which another side won
why-camp-lost =
    { $victory ->
        [last-wolf-gone] A loss for { $team }: not one of them is left alive.
        [one-villager-left] A loss for { $team }: a werewolf lives, and at most one player is left to face the pack.
        [parity] A loss for { $team }: the werewolves are at least as many as all the others.
        [no-villager-left] A loss for { $team }: a werewolf lives, and nobody else is left.
        [lovers-last-two] A loss for { $team }: of all the village, only the Lovers are alive.
       *[other] A loss for { $team }: another side has won.
    }

## Why nobody died, or who else did. $players: whom it speaks of; $by: who did it, as $role

toll-one-each = Nobody has more than one vote: nobody dies of the vote.
toll-none-else = Nobody else has two votes: nobody dies of the vote.
# $votes: how many pointed there
toll-guarded = { $by } ({ $role }) protects { $players }: those { $votes } votes do not count.
toll-shielded = { $players } is protected ({ $role }): those { $votes } votes do not count.
toll-shared = The most votes are shared, { $votes } each: { $players } die together.
toll-second =
    { $players-count ->
        [one] With three sides at the table, second place dies too: { $players }.
       *[other] With three sides at the table, second place dies too, shared by { $players }.
    }
toll-pack-split = The pack does not agree ({ $players }): no victim that night.
toll-pack-own = The pack has chosen one of its own, { $players }, and spares a wolf: no victim that night.
toll-pack-idle = The pack points at nobody: no victim that night.
toll-healed = The night would have taken { $players }: saved by a potion from { $by }.
toll-tied = A tie between { $players }: nobody is condemned.
toll-named-nobody = Not one vote: nobody is condemned.

## Goals of home-made roles

why-own-dying = A win for { $players }: dying was the goal.
why-own-dying-missed = A loss for { $players }: only dying would have won.
why-own-surviving = A win for { $players }: staying alive was the goal.
why-own-surviving-missed = A loss for { $players }: only staying alive would have won.
why-own-neighbour-dying = A win for { $players }: somebody sitting beside had to die, and did.
why-own-neighbour-dying-missed = A loss for { $players }: somebody sitting beside had to die, and nobody there did.
why-own-pointed-dying = A win for { $players }: whoever they pointed at is dead.
why-own-pointed-dying-missed = A loss for { $players }: whoever they pointed at had to die.
why-own-nobody-dying = A win for { $players }: nobody was to die, and nobody did.
why-own-nobody-dying-missed = A loss for { $players }: nobody was to die, and somebody did.
