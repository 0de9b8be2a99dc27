# Ce que dit la voix qui mène la nuit, dans tous les jeux. Le texte normal, puis, là où c’est utile, un bref et un conté.

announce-book-one-night-bezier = Une Nuit, édition Bezier
announce-book-one-night-ravensburger = Une Nuit, édition Ravensburger
announce-book-epic-battle-ravensburger = Epic Battle
announce-book-classic = Le jeu classique

## Les yeux qui s’ouvrent et se ferment

announce-open =
    { $count ->
        [one] { $name }, ouvre les yeux.
       *[other] { $name }, ouvrez les yeux.
    }
    .brief =
        { $count ->
            [one] { $name }, réveille-toi.
           *[other] { $name }, réveillez-vous.
        }
announce-close =
    { $count ->
        [one] { $name }, ferme les yeux.
       *[other] { $name }, fermez les yeux.
    }
    .brief =
        { $count ->
            [one] Rendors-toi.
           *[other] Rendormez-vous.
        }
announce-you-too = { $name }, toi aussi.
announce-each-in-turn = Une personne après l’autre ; ce qui suit vaut pour chacune.
    .brief = Une personne après l’autre.
    .tale = Une ombre après l’autre, sans se presser ; ce qui suit vaut pour chacune.
announce-next-one = La personne suivante fait de même.
    .brief = À la suivante.
    .tale = Une autre ombre se lève et fait de même.

## Avant la première nuit

announce-hint-newcomers = Quelqu’un joue pour la première fois, ou un rôle est nouveau : laisse des pauses plus longues, et relis d’abord à haute voix ce que fait chaque carte.

## Le jour et le compte à rebours

announce-minute = Plus qu’une minute.
    .tale = L’ombre du clocher touche presque la place : plus qu’une minute.
announce-three = Trois.
announce-two = Deux.
announce-one = Un.
announce-point = Désignez !
