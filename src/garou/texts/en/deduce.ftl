# The panel "What follows": who can be what, by what one knows and believes.

deduce-title = What follows
deduce-private = for you alone
deduce-public = by what everybody hears
# Before it stands the number of worlds. $size: one, some or many ("2.5 million"). $of: how many there are in all.
deduce-left =
    { $size ->
        [one] world still holds, of { $of }.
        [many] worlds still hold, of { $of }.
       *[some] worlds still hold, of { $of }.
    }
deduce-figure = { NUMBER($count) }
deduce-about = about { $number }
deduce-many =
    { $scale ->
        [6] { NUMBER($count) } million
        [9] { NUMBER($count) } billion
        [12] { NUMBER($count) } trillion
        [15] { NUMBER($count) } quadrillion
       *[18] { NUMBER($count) } quintillion
    }
deduce-questions =
    { $count ->
        [0] nothing left to settle
        [one] { $count } yes-or-no to settle
       *[other] { $count } yes-or-noes to settle
    }
deduce-sampled = Estimated by luck, give or take { $error } points: too many nights to count them all.
deduce-rare = Hardly any night was found that goes with all this: it is rare, or impossible. Doubt a claim.
deduce-back-sparse = Where a hill breaks off, hardly any night was found that goes with these claims.
deduce-sure = sure
deduce-percent =
    { $less ->
        [yes] less than 1%
       *[no] { $count }%
    }
deduce-me = you
deduce-none = nothing
# Above two columns
deduce-column-says = says
deduce-column-odds = what the card may be now
deduce-turn =
    { $doubted ->
        [yes] { $name }: “{ $said }” You doubt it. Believe it.
       *[no] { $name }: “{ $said }” You believe it. What if { $name } lies?
    }
deduce-ask = { $name }: { $odds }. Why?
deduce-clash = Not all of this can be true.
    .who = Who lies?
    .why = Why
deduce-if = What if { $name } lies?
deduce-frees = leaves the most worlds
deduce-why = { $name }: why { $role-a }
deduce-why-not = { $name }: why not { $role-a }
deduce-so = { $name }: { $role-a }, for certain. The steps to it cannot be told here.
deduce-so-not = { $name }: not { $role-a }, for certain. The steps to it cannot be told here.
deduce-open = { $name }: nothing settles it yet.
deduce-long = That takes too long to count. Doubt one more claim, and it is quicker.
deduce-uncounted = Worlds cannot be counted here.
deduce-each = Claim by claim
deduce-centre = In the centre
deduce-how = Tap a claim to see what changes if it is false, a bar to learn why. Each bar: what the card can be now.
deduce-for = Who may open “What follows”
deduce-for-nobody = Nobody
deduce-for-dead = The dead and spectators
    .rule = The dead and spectators have “What follows”: the machine counts who can be what.
deduce-for-everybody = Everybody
    .rule = Everybody has “What follows”: the machine counts who can be what.
deduce-back = Whom could one believe?
    .lede = The chance of each seat to be a werewolf, for somebody who had believed these claims, and nothing else, one after the other.
deduce-back-dawn = Dawn
deduce-back-vote = Vote
deduce-back-strip = { $name }: { $first } at first, { $last } at last
deduce-back-first = Here one could know.
deduce-back-never = These claims were not enough: nobody was certain to be a werewolf.
deduce-back-clash = From here on, not all that is believed can be true.
deduce-back-said = Believed, in order
    .about = At first everything that was true. Tap a claim to believe it or not, and see everything move.
deduce-back-true = true
deduce-back-false = false
deduce-back-none = Nobody claimed anything in this game.
deduce-back-film = Back to the film
deduce-back-instead = said otherwise
deduce-back-as-it-was = Back to the game as it was
deduce-back-night = Change the night
deduce-back-other = What if something else had been said?
    .what = Instead of
    .role = another card is named
    .go = Count again
