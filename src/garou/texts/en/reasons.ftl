# Why something follows from what is known and said, step by step. $where-kind: player, or place for a card of the centre.

reason-dealt =
    { $where-kind ->
        [place] So { $where } was { $role-a } at first.
       *[player] So { $where } was dealt { $role-a }.
    }
reason-dealt-not =
    { $where-kind ->
        [place] So { $where } was not { $role-a } at first.
       *[player] So { $where } was not dealt { $role-a }.
    }
reason-morning =
    { $where-kind ->
        [place] So in the morning { $where } is { $role-a }.
       *[player] So in the morning the card before { $where } is { $role-a }.
    }
reason-morning-not =
    { $where-kind ->
        [place] So in the morning { $where } cannot be { $role-a }.
       *[player] So in the morning the card before { $where } cannot be { $role-a }.
    }
# The card dealt to $place has come to lie at $where.
reason-moves =
    { $place-kind ->
        [place]
            { $where-kind ->
                [place] So what was { $place } at first lies in the centre in the morning, as { $where }.
               *[player] So what was { $place } at first lies before { $where } in the morning.
            }
       *[player]
            { $where-kind ->
                [place] So the card dealt to { $place } lies in the centre in the morning, as { $where }.
               *[player] So the card dealt to { $place } lies before { $where } in the morning.
            }
    }
reason-copies =
    { $number ->
        [one] The game has only one { $role } card.
       *[other] The game has only { $number } { $role } cards.
    }
# $roles: two or three of them
reason-either =
    { $where-kind ->
        [place] So { $where } was one of these at first: { $roles }.
       *[player] So { $where } was dealt one of these: { $roles }.
    }
reason-suppose =
    { $where-kind ->
        [place] If { $where } was { $role-a } at first:
       *[player] If { $where } was dealt { $role-a }:
    }
reason-clash-supposed = That cannot be, then.
reason-clash-said = So what { $who } says cannot be true as well.
reason-alone = Whatever the others did, no night of { $who } goes like that.
reason-no-night = No deal and no night has all of this in it.

## Marks: the end of the dusk, when everybody looks at one’s own

reason-away = So { $role-the } was dealt to nobody: it lies in the centre.
reason-wears = So { $where } had { $mark-the } at the end of the dusk.
# $roles: those cards of this game
reason-mark-from =
    { $count ->
        [0] No card of this game lays { $mark-the }.
        [one] Only one card of this game lays { $mark-the }: { $roles }.
       *[other] Only these cards of this game lay { $mark-the }: { $roles }.
    }
reason-mark-itself = As for { $mark-the }, { $role-the } lays it before their own card and nowhere else.
reason-mark-neighbour = As for { $mark-the }, { $role-the } lays it before a neighbour, to the left or to the right.
reason-mark-spared = Nobody lays { $mark-the } before { $role-the }.
reason-mark-always = At dusk { $role-the } must lay { $mark-the } before somebody.
reason-mark-keeps = At dusk { $role-the } lays { $mark-the } before their own card, and it takes the place of the one before.
reason-mark-at-most =
    { $number ->
        [one] Only one player can have { $mark-the }.
       *[other] Only { $number } players can have { $mark-the }.
    }
# $number: two or more
reason-mark-at-once = At dusk { $mark-the } is laid before { $number } players at once, or before nobody.
reason-mark-asleep = Whoever has { $mark-the } sleeps through the night and does nothing.
