# Why somebody is suspected: a sentence after “I will point at Ben.” The second time it is put in another way.

ground-confessed =
    { $again ->
        [0] { $who } says it openly: that card is { $role-a }.
       *[other] { $who } said it and said it again: { $role-a }.
    }

ground-seen =
    { $teller-kind ->
        [own]
            { $again ->
                [0] I saw { $role-a } at { $who }’s place.
               *[other] I am not making up what I saw at { $who }’s place: { $role-a }.
            }
       *[other]
            { $again ->
                [0] { $teller } saw { $role-a } at { $who }’s place.
               *[other] { $teller } said it: at { $who }’s place, { $role-a }.
            }
    }

ground-clash =
    { $teller-kind ->
        [own]
            { $again ->
                [0] I saw { $role-a } at { $who }’s place, and { $who } claims { $card }.
               *[other] That does not fit what I saw at { $who }’s place.
            }
       *[other]
            { $again ->
                [0] { $teller } saw { $role-a } at { $who }’s place, and { $who } claims { $card }.
               *[other] { $who } and { $teller } do not tell the same night.
            }
    }

ground-both =
    { $teller-kind ->
        [own]
            { $again ->
                [0] I am { $role-the } here.
               *[other] My card is { $role-the }, and I am sticking to it.
            }
       *[other]
            { $again ->
                [0] { $who } and { $teller } both claim to be { $role-the }.
               *[other] { $who } claims { $role }, so does { $teller }: somebody is lying.
            }
    }

ground-changed =
    { $again ->
        [0] { $who } has changed that story.
       *[other] With { $who }, the story is another one every time.
    }

ground-blamed =
    { $again ->
        [0]
            { $count ->
                [1] { $tellers } says so too.
               *[other] { $tellers } say so too.
            }
       *[other] I am not the only one against { $who }.
    }

ground-silent =
    { $again ->
        [0] { $who } has not said a word yet.
       *[other] Still not a word, { $who }?
    }

ground-misled =
    { $again ->
        [0] { $who } voted against { $teller }, who was innocent.
       *[other] And who wanted { $teller } dead? { $who } did.
    }

ground-hunch =
    { $again ->
        [0] Nothing definite, just a feeling.
       *[other] Still that feeling, and nothing better.
    }
