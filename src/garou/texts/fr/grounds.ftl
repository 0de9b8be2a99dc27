# Pourquoi on soupçonne quelqu’un : une phrase qui suit « Je voterai contre Ben. ». La deuxième fois, elle est tournée autrement.

ground-confessed =
    { $again ->
        [0] { $who } le dit sans détour : sa carte, c’est { $role-a }.
       *[other] { $who } l’a dit et redit : { $role-a }.
    }

ground-seen =
    { $teller-kind ->
        [own]
            { $again ->
                [0] J’ai vu { $role-a } chez { $who }.
               *[other] Ce que j’ai vu chez { $who }, je ne l’invente pas : { $role-a }.
            }
       *[other]
            { $again ->
                [0] { $teller } a vu { $role-a } chez { $who }.
               *[other] { $teller } l’a dit : chez { $who }, { $role-a }.
            }
    }

ground-clash =
    { $teller-kind ->
        [own]
            { $again ->
                [0] J’ai vu { $role-a } chez { $who }, qui se dit { $card }.
               *[other] Ça ne colle pas avec ce que j’ai vu chez { $who }.
            }
       *[other]
            { $again ->
                [0] { $teller } a vu { $role-a } chez { $who }, qui se dit { $card }.
               *[other] { $who } et { $teller } ne racontent pas la même nuit.
            }
    }

ground-both =
    { $teller-kind ->
        [own]
            { $again ->
                [0] Ici, { $role-the }, c’est moi.
               *[other] Ma carte, c’est { $role }, et je n’en démords pas.
            }
       *[other]
            { $again ->
                [0] { $who } et { $teller } se disent tous deux { $role }.
               *[other] { $who } se dit { $role }, { $teller } aussi : quelqu’un ment.
            }
    }

ground-changed =
    { $again ->
        [0] { $who } a changé de version.
       *[other] Chez { $who }, l’histoire change d’une fois sur l’autre.
    }

ground-blamed =
    { $again ->
        [0]
            { $count ->
                [1] { $tellers } l’accuse aussi.
               *[other] { $tellers } l’accusent aussi.
            }
       *[other] Je ne suis pas la seule voix contre { $who }.
    }

ground-silent =
    { $again ->
        [0] { $who } n’a encore rien dit.
       *[other] Toujours pas un mot, { $who } ?
    }

ground-misled =
    { $again ->
        [0] { $who } a voté contre { $teller }, qui n’y était pour rien.
       *[other] Et qui voulait voir { $teller } mourir ? { $who }.
    }

ground-hunch =
    { $again ->
        [0] Rien de précis, une impression.
       *[other] Toujours cette impression, je n’ai pas mieux.
    }
