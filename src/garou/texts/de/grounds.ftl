# Warum jemand verdächtig ist: ein Satz nach „Ich zeige auf Ben.“ Beim zweiten Mal anders gesagt.

ground-confessed =
    { $again ->
        [0] { $who } sagt es ganz offen: { $role-a }.
       *[other] { $who } hat es gesagt und noch einmal gesagt: { $role-a }.
    }

ground-seen =
    { $teller-kind ->
        [own]
            { $again ->
                [0] Ich habe bei { $who } { $role-a-acc } gesehen.
               *[other] Was ich bei { $who } gesehen habe, denke ich mir nicht aus: { $role-a-acc }.
            }
       *[other]
            { $again ->
                [0] { $teller } hat bei { $who } { $role-a-acc } gesehen.
               *[other] { $teller } hat es gesagt: bei { $who } { $role-a-acc }.
            }
    }

ground-clash =
    { $teller-kind ->
        [own]
            { $again ->
                [0] Ich habe bei { $who } { $role-a-acc } gesehen, und { $who } will { $card } sein.
               *[other] Das passt nicht zu dem, was ich bei { $who } gesehen habe.
            }
       *[other]
            { $again ->
                [0] { $teller } hat bei { $who } { $role-a-acc } gesehen, und { $who } will { $card } sein.
               *[other] { $who } und { $teller } erzählen nicht dieselbe Nacht.
            }
    }

ground-both =
    { $teller-kind ->
        [own]
            { $again ->
                [0] Hier bin ich { $role-the }.
               *[other] Meine Karte ist { $role-the }, und dabei bleibe ich.
            }
       *[other]
            { $again ->
                [0] { $who } und { $teller } wollen beide { $role-the } sein.
               *[other] { $who } will { $role } sein, { $teller } auch: Irgendwer lügt.
            }
    }

ground-changed =
    { $again ->
        [0] { $who } erzählt jetzt etwas anderes als vorhin.
       *[other] Bei { $who } geht die Geschichte jedes Mal anders.
    }

ground-blamed =
    { $again ->
        [0]
            { $count ->
                [1] { $tellers } sagt es auch.
               *[other] { $tellers } sagen es auch.
            }
       *[other] Mit { $who } habe nicht nur ich ein Problem.
    }

ground-silent =
    { $again ->
        [0] { $who } hat noch kein Wort gesagt.
       *[other] Immer noch kein Wort, { $who }?
    }

ground-misled =
    { $again ->
        [0] { $who } hat gegen { $teller } gestimmt, und das traf jemand Unschuldigen.
       *[other] Und wer wollte { $teller } tot sehen? { $who }.
    }

ground-hunch =
    { $again ->
        [0] Nichts Bestimmtes, nur so ein Gefühl.
       *[other] Immer noch das Gefühl, und nichts Besseres.
    }
