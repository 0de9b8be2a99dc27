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
