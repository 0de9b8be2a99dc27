# What people claim by day: as said (claim-…), as a badge on a seat, and the taps that put it together.

claim-says = { $who } says: “{ $text }”

# Which form of a role’s name stands after “I am”: name, a or the.
claim-form = a

claim-am = I am { $role-being }.
    .badge = { $role }?
    .label = I am…
    .first = Which role are you?
claim-was = I was { $role-being } at first.
    .badge = was { $role }
    .label = I was…
    .first = Which role were you dealt?
claim-saw =
    { $where-kind ->
        [own] I looked at my own card: { $role-a }.
        [place] I looked at { $where }: { $role-a }.
       *[player] I looked at { $where }’s card: { $role-a }.
    }
    .badge =
        { $where-kind ->
            [own] saw own card: { $role }
           *[other] saw { $where }: { $role }
        }
    .label = I saw…
    .first = Which card did you look at?
    .second = What was it?
claim-swapped = I swapped two cards: { $places }.
    .badge = swapped { $places }
    .label = I swapped…
    .first = Which card?
    .second = And which other one?
claim-took =
    { $seen ->
        [yes]
            { $where-kind ->
                [place] I took { $where }: { $role-a }.
               *[player] I took { $where }’s card: { $role-a }.
            }
       *[no]
            { $where-kind ->
                [place] I took { $where } without looking.
               *[player] I took { $where }’s card without looking.
            }
    }
    .badge =
        { $seen ->
            [yes]
                { $where-kind ->
                    [place] took { $where }: { $role }
                   *[player] took { $where }’s card: { $role }
                }
           *[no]
                { $where-kind ->
                    [place] took { $where }
                   *[player] took { $where }’s card
                }
        }
    .label = I took…
    .first = Which card did you take?
    .second = What was it?
claim-think = I think { $where } is { $role-a }.
    .badge = takes { $where } for { $role-a }
    .label = I think…
    .first = Of whom?
    .second = Which role is it?
claim-vote = I will vote for { $where }.
    .badge = will vote for { $where }
    .label = I will vote for…
    .first = For whom?
# Both of these in one: what I take somebody for, and that I will vote for them.
claim-suspect = I think { $where } is { $role-a }, and I will vote for them.
    .badge = takes { $where } for { $role-a } and will vote for them
# $next: who sits next to the speaker, so that everybody knows which way round.
claim-circle = I think there is no monster at this table. Let us vote in a circle, each for the next one: I point at { $next }.
    .badge = wants a circle: nobody dies
    .label = Let us vote in a circle…
claim-mark =
    { $where-kind ->
        [own] I wear { $mark-the }.
       *[other] { $where } wears { $mark-the }.
    }
    .badge =
        { $where-kind ->
            [own] wears { $mark-the }
           *[other] { $where } wears { $mark-the }
        }
    .label = A mark…
    .first = Before whom?
    .second = Which mark?

# The speaker’s own card: as the speaker says it, as a badge says it, as a button.
claim-own = me
    .badge = own card
    .button = My own card
claim-unseen = I did not look

# What is heard in a line somebody has typed, to be offered as a claim: key words, between commas.
claim-hears-am = I am, I m, im
claim-hears-was = I was, I began as, I started as
claim-hears-saw = I saw, saw, I looked at, looked at, I have seen, I ve seen, I checked, checked, I peeked at
claim-hears-took = I took, took, I stole, stole, I robbed, robbed
claim-hears-swapped = I swapped, swapped, I switched, switched, I exchanged, exchanged
claim-hears-think = I think, I believe, I bet, I suspect, I accuse, I say that
claim-hears-vote = I vote, I ll vote, I will vote, I m voting, I am voting, my vote
claim-hears-circle = circle, in a circle, circle vote, vote in a circle, vote around, vote round the table, in a ring, to the left, to our left, vote left
claim-hears-why = why, what, how
claim-hears-not = not, never, no, t, isn, wasn, hardly
claim-hears-and = and, so, but, then
# What may stand between “I am” and the role.
claim-hears-fillers = the, a, an, your, real, really, just, only, simply, at, first, one, of, plain, this, game

# Beside what was typed, for whoever typed it.
claim-offer = Hang it on your house?
    .all = Hang all of it
    .no = No, it was just talk
