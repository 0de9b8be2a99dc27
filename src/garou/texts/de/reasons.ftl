# Warum etwas aus dem folgt, was man weiß und was gesagt ist, Schritt für Schritt. $where-kind: player, oder place für eine Karte der Mitte.

reason-dealt =
    { $where-kind ->
        [place] Also war { $where } am Anfang { $role-a }.
       *[player] Also hat { $where } { $role-a-acc } bekommen.
    }
reason-dealt-not =
    { $where-kind ->
        [place] Also war { $where } am Anfang nicht { $role-a }.
       *[player] Also hat { $where } nicht { $role-a-acc } bekommen.
    }
reason-morning =
    { $where-kind ->
        [place] Also ist { $where } am Morgen { $role-a }.
       *[player] Also ist die Karte vor { $where } am Morgen { $role-a }.
    }
reason-morning-not =
    { $where-kind ->
        [place] Also kann { $where } am Morgen nicht { $role-a } sein.
       *[player] Also kann die Karte vor { $where } am Morgen nicht { $role-a } sein.
    }
# Die Karte, die $place bekommen hat, liegt jetzt bei $where.
reason-moves =
    { $place-kind ->
        [place]
            { $where-kind ->
                [place] Also liegt, was am Anfang { $place } war, am Morgen in der Mitte, als { $where }.
               *[player] Also liegt, was am Anfang { $place } war, am Morgen vor { $where }.
            }
       *[player]
            { $where-kind ->
                [place] Also liegt die erste Karte von { $place } am Morgen in der Mitte, als { $where }.
               *[player] Also liegt die erste Karte von { $place } am Morgen vor { $where }.
            }
    }
reason-copies =
    { $number ->
        [one] Im Spiel gibt es die Karte { $role } nur einmal.
       *[other] Im Spiel gibt es die Karte { $role } nur { $number } Mal.
    }
# $roles: zwei oder drei davon
reason-either =
    { $where-kind ->
        [place] Also war { $where } am Anfang eine von diesen: { $roles }.
       *[player] Also hat { $where } eine von diesen bekommen: { $roles }.
    }
reason-suppose =
    { $where-kind ->
        [place] Wenn { $where } am Anfang { $role-a } war:
       *[player] Wenn { $where } { $role-a-acc } bekommen hat:
    }
reason-clash-supposed = Dann geht es nicht auf.
reason-clash-said = Also kann nicht auch noch wahr sein, was { $who } sagt.
reason-alone = Was die anderen auch getan haben, so verläuft für { $who } keine Nacht.
reason-no-night = Keine Verteilung und keine Nacht bringt das alles zusammen.

## Zeichen: das Ende der Dämmerung, wenn alle das eigene ansehen

reason-away = Also hat niemand { $role-the-acc } bekommen: Die Karte liegt in der Mitte.
reason-wears = Also hatte { $where } am Ende der Dämmerung { $mark-the }.
# $roles: diese Karten des Spiels
reason-mark-from =
    { $count ->
        [0] Keine Karte dieses Spiels legt { $mark-the } hin.
        [one] Nur eine Karte dieses Spiels legt { $mark-the } hin: { $roles }.
       *[other] Nur diese Karten des Spiels legen { $mark-the } hin: { $roles }.
    }
reason-mark-itself = Was { $mark-the } angeht: { $role-the } legt es vor die eigene Karte und sonst nirgendwohin.
reason-mark-neighbour = Was { $mark-the } angeht: { $role-the } legt es vor einen Platz daneben, links oder rechts.
reason-mark-spared = Niemand legt { $mark-the } vor { $role-the-acc }.
reason-mark-always = In der Dämmerung muss { $role-the } jemandem { $mark-the } hinlegen.
reason-mark-keeps = In der Dämmerung legt { $role-the } { $mark-the } vor die eigene Karte, an die Stelle des alten.
reason-mark-at-most =
    { $number ->
        [one] Nur eine Person kann { $mark-the } haben.
       *[other] Nur { $number } Personen können { $mark-the } haben.
    }
# $number: zwei oder mehr
reason-mark-at-once = In der Dämmerung wird { $mark-the } vor { $number } Personen zugleich gelegt, oder vor niemanden.
reason-mark-asleep = Wer { $mark-the } hat, schläft die ganze Nacht und tut nichts.
