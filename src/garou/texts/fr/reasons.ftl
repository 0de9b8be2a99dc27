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
