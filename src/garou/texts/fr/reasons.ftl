# Pourquoi quelque chose découle de ce qu’on sait et de ce qui est dit, pas à pas. $where-kind : player, ou place pour une carte du centre.

reason-dealt =
    { $where-kind ->
        [place] Donc, au départ, { $where } était { $role-a }.
       *[player] Donc { $where } a reçu { $role-a }.
    }
reason-dealt-not =
    { $where-kind ->
        [place] Donc, au départ, { $where } n’était pas { $role-a }.
       *[player] Donc { $where } n’a pas reçu { $role-a }.
    }
reason-morning =
    { $where-kind ->
        [place] Donc, au matin, { $where } est { $role-a }.
       *[player] Donc, au matin, la carte devant { $where } est { $role-a }.
    }
reason-morning-not =
    { $where-kind ->
        [place] Donc, au matin, { $where } ne peut pas être { $role-a }.
       *[player] Donc, au matin, la carte devant { $where } ne peut pas être { $role-a }.
    }
# La carte reçue en $place se trouve maintenant en $where.
reason-moves =
    { $place-kind ->
        [place]
            { $where-kind ->
                [place] Donc ce qui était { $place } au départ est au centre au matin : c’est { $where }.
               *[player] Donc ce qui était { $place } au départ se trouve au matin devant { $where }.
            }
       *[player]
            { $where-kind ->
                [place] Donc la carte reçue par { $place } est au centre au matin : c’est { $where }.
               *[player] Donc la carte reçue par { $place } se trouve au matin devant { $where }.
            }
    }
reason-copies =
    { $number ->
        [one] Le jeu a une seule carte { $role }.
       *[other] Le jeu a seulement { $number } cartes { $role }.
    }
# $roles : deux ou trois
reason-either =
    { $where-kind ->
        [place] Donc, au départ, { $where } était l’une de ces cartes : { $roles }.
       *[player] Donc { $where } a reçu l’une de ces cartes : { $roles }.
    }
reason-suppose =
    { $where-kind ->
        [place] Si, au départ, { $where } était { $role-a } :
       *[player] Si { $where } a reçu { $role-a } :
    }
reason-clash-supposed = Dans ce cas, c’est impossible.
reason-clash-said = Donc ce que dit { $who } ne peut pas être vrai en même temps.
reason-alone = Quoi que les autres aient fait, { $who } n’a pas pu vivre une telle nuit.
reason-no-night = Aucune donne, aucune nuit ne réunit tout cela.

## Les marques : à la fin du crépuscule, chacun regarde la sienne

reason-away = Donc personne n’a reçu { $role-the } : la carte est au centre.
reason-wears = Donc { $where } avait { $mark-the } à la fin du crépuscule.
# $roles : ces cartes du jeu
reason-mark-from =
    { $count ->
        [0] Aucune carte du jeu ne pose { $mark-the }.
        [1] Une seule carte du jeu pose { $mark-the } : { $roles }.
       *[other] Seules ces cartes du jeu posent { $mark-the } : { $roles }.
    }
reason-mark-itself = Quant à { $mark-the }, { $role-the } la pose devant sa propre carte, et nulle part ailleurs.
reason-mark-neighbour = Quant à { $mark-the }, { $role-the } la pose devant une place voisine, à gauche ou à droite.
reason-mark-spared = Personne ne pose { $mark-the } devant { $role-the }.
reason-mark-always = Au crépuscule, { $role-the } doit poser { $mark-the } devant quelqu’un.
reason-mark-keeps = Au crépuscule, { $role-the } pose { $mark-the } devant sa propre carte, et elle y remplace la précédente.
reason-mark-at-most =
    { $number ->
        [1] Une seule personne peut avoir { $mark-the }.
       *[other] Seules { $number } personnes peuvent avoir { $mark-the }.
    }
# $number : deux ou plus
reason-mark-at-once = Au crépuscule, { $mark-the } est posée devant { $number } personnes à la fois, ou devant personne.
reason-mark-asleep = Qui a { $mark-the } dort toute la nuit et ne fait rien.
