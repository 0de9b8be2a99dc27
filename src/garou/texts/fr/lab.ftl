### Le laboratoire : l’équilibre d’un paquet.

lab-help = Mesurer des paquets : leur équilibre, sur des milliers de parties entre bots.
lab-balance-help = Jouer de nombreuses parties avec un paquet et dire qui gagne, avec quelle carte et à quelle place, qui est éliminé au vote, ce que l’on sait à l’aube, et de quoi se méfier. Interrompu par Ctrl-C, il rend compte de ce qu’il a.
lab-games-help = Combien de parties ; deux mille sauf avis contraire.
lab-precision-help = Au lieu d’un nombre de parties : jouer jusqu’à connaître si bien la part de victoires de chaque camp, par exemple 1 %.
lab-html-help = Écrire le rapport en un seul fichier HTML, avec des graphiques, à regarder ou à imprimer.
lab-no-precision = --precision prend un pourcentage de 0,1 à 50, par exemple 1 %, et non { $found }
lab-both = soit --games, soit --precision
lab-kept = Le rapport est dans { $file }.
lab-not-kept = impossible d’écrire { $file } : { $detail }

lab-eyebrow = Le laboratoire · équilibre
lab-lede =
    { $count ->
        [one] Une partie
       *[other] { $count } parties
    } à { $players } joueurs. Esprits : { $minds }.
lab-seed = Graine { $seed }
lab-again = La même graine et la même version donnent les mêmes chiffres.
lab-drawn = Les cartes sont tirées à nouveau pour chaque partie.
lab-daybreak = Ce que l’on apprend la nuit, en bits : { $told }
lab-learnt = { $role } { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-short = En bref
lab-fine = Rien ne sort du lot.
lab-muddled = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des joueurs finissent avec une autre carte que celle qu’ils ont reçue.
lab-warn-nothing-known = Personne ne saura rien : qui n’en veut pas au village n’apprend presque rien la nuit.
lab-warn-cannot-lose = Impossible à perdre pour ce camp : { $team }. Presque toutes les parties sont pour lui.
lab-warn-cannot-win = Impossible à gagner pour ce camp : { $team }. Presque aucune partie n’est pour lui.
lab-who-wins = Qui gagne
lab-teams = Part des parties, avec un intervalle à 95 %. La bande est la zone juste entre deux camps. Une partie que plusieurs camps gagnent compte pour chacun.
lab-cards = Carte par carte
lab-cards-note = Victoires de qui l’a reçue ; combien de fois on en meurt ; ce que l’on apprend la nuit sur les monstres parmi les autres, en bits, en plus de ce que dit la carte ; et combien de fois on est sûr à l’aube d’en être un ou non.
lab-seats = Place par place
lab-seats-note = Dans l’ordre du tour.
lab-length = Combien de temps
lab-length-note = Les parties selon leurs nuits.
lab-nights =
    { $count ->
        [one] une nuit
       *[other] { $count } nuits
    }
lab-column-team = camp
lab-column-card = carte
lab-column-seat = place
lab-column-wins = gagne
lab-column-interval = intervalle à 95 %
lab-column-died = meurt
lab-column-bits = bits
lab-column-sure = sûr
lab-column-length = durée
lab-column-games = parties
lab-note = Les joueurs sont des bots : ils annoncent, doutent et mentent comme ceux de la table. Deux intervalles qui se touchent ne disent pas grand-chose.
