# La règle d’un rôle maison en une phrase, composée de ce que fait le rôle. Les morceaux commencent par une minuscule :
# qui les assemble met la majuscule.

## Quand il se réveille

homemade-first = la nuit, avant tout le monde,
homemade-first-dusk = au crépuscule, avant tout le monde,
homemade-after = la nuit, juste après { $call },
homemade-after-dusk = au crépuscule, juste après { $call },
homemade-after-nightly = chaque nuit, avant tout le monde,
homemade-after-every = chaque nuit, juste après { $call },
homemade-after-once = la première nuit, juste après { $call },
homemade-call = l’appel « { $name } »
homemade-with = la nuit, tu te réveilles dans { $call }
homemade-together = vous vous réveillez tous ensemble et
homemade-sleeps = tu dors toute la nuit

## Ce qu’il choisit. $number : combien ; $may : s’il peut y renoncer

homemade-ask =
    { $may ->
        [yes] tu peux choisir { $what }
       *[no] tu dois choisir { $what }
    }
homemade-ask-then =
    { $may ->
        [yes] puis tu peux choisir { $what }
       *[no] puis tu dois choisir { $what }
    }
homemade-ask-word =
    { $may ->
        [yes] tu peux choisir un de ces mots : { $words }
       *[no] tu dois choisir un de ces mots : { $words }
    }
homemade-ask-word-then =
    { $may ->
        [yes] puis tu peux choisir un de ces mots : { $words }
       *[no] puis tu dois choisir un de ces mots : { $words }
    }
homemade-from-others =
    { $number ->
        [one] une autre personne
        [2] deux autres personnes
       *[other] trois autres personnes
    }
homemade-from-players =
    { $number ->
        [one] une personne, toi peut-être
        [2] deux personnes, dont toi peut-être
       *[other] trois personnes, dont toi peut-être
    }
homemade-from-neighbours =
    { $number ->
        [one] l’une des deux personnes à côté de toi
       *[other] les deux personnes à côté de toi
    }
homemade-from-centre =
    { $number ->
        [one] une carte du centre
        [2] deux cartes du centre
       *[other] les trois cartes du centre
    }
homemade-from-spare =
    { $number ->
        [one] une carte mise de côté
       *[other] les deux cartes mises de côté
    }
homemade-or = { $first }, ou { $last }
homemade-either = { $first } ou { $last }
homemade-with-words = { $what } et un de ces mots : { $words }
homemade-except = { $what }, sauf ce que tu as déjà choisi
homemade-except-fellows = { $what }, sauf qui tu as reconnu au réveil

## Ce qui a été choisi. $nth : lequel, quand il y en a plusieurs

homemade-card =
    { $kind ->
        [me] ta propre carte
        [mixed] ce que tu as choisi
        [cards] ces cartes
        [players] leurs cartes
        [card]
            { $nth ->
                [first] la première carte
                [second] la deuxième carte
                [third] la troisième carte
               *[one] cette carte
            }
        [spare] la carte mise de côté
       *[player]
            { $nth ->
                [first] la carte de la première personne
                [second] la carte de la deuxième personne
                [third] la carte de la troisième personne
               *[one] sa carte
            }
    }
homemade-player =
    { $kind ->
        [me] toi-même
        [players] ces deux personnes
       *[player]
            { $nth ->
                [first] la première personne
                [second] la deuxième personne
                [third] la troisième personne
               *[one] cette personne
            }
    }

## Ce qu’il fait

homemade-look = tu regardes { $card }
homemade-look-mark = tu regardes la marque qui est devant { $player }
homemade-look-player = tu apprends ce qu’est à présent { $player }
homemade-swap-own = tu échanges ta carte avec { $card }
homemade-swap-both = tu échanges ces deux cartes, sans les voir
homemade-swap-two = tu échanges { $card } et { $other }
homemade-swap-marks = tu échanges leurs marques
homemade-take = tu prends { $card }, tu laisses la tienne à la place et tu regardes ce que tu as pris
homemade-mark = tu poses { $mark } devant { $player }
homemade-turn = tu deviens ce que tu as vu
homemade-turn-wake = tu deviens ce que tu as vu, et tu te réveilles quand on l’appelle
homemade-turn-act = tu deviens ce que tu as vu, et tu fais sur-le-champ ce qu’il fait seul
homemade-recognise = tu reconnais les { $roles }
homemade-recognise-fellows = tu vois qui se réveille avec toi
homemade-learn-number = tu apprends combien de cartes jouent pour { $teams }, { $places }
homemade-among-neighbours = à côté de toi
homemade-among-others = chez tous les autres
homemade-among-centre = au centre
homemade-among-chosen = parmi celles que tu as choisies
homemade-learn-team = tu apprends pour quel camp joue { $card }, et rien de plus
homemade-learn-same = tu apprends si ces cartes sont du même camp
homemade-learn-acted = tu vois qui a déjà déplacé ou regardé quelque chose
homemade-learn-bitten = tu apprends qui les vampires ont mordu
homemade-learn-victim = tu apprends qui les Loups-Garous ont choisi
homemade-tap = tu touches { $player }, qui sent de quel côté
homemade-reveal = au lever du jour, { $card } est montrée à tout le monde
homemade-tell = tu fais savoir à { $player } qui a fait ce choix
homemade-tell-everybody = au lever du jour, tout le monde apprend qui tu as choisi
homemade-heal = tu sauves cette victime, une fois par partie
homemade-poison = tu empoisonnes { $player }, une fois par partie
homemade-protect = tu mets { $player } à l’abri des Loups-Garous pour cette nuit
homemade-join = tu unis deux cœurs : si l’un meurt, l’autre aussi

## À quelle condition

homemade-if-is = si elle joue pour { $teams }, { $does }
homemade-if-not = sauf si elle joue pour { $teams }, { $does }
homemade-if-role = si c’est { $roles }, { $does }
homemade-if-chosen = s’il y a quelqu’un, { $does }
homemade-if-said = avec « { $word } », { $does }
homemade-if-alone = si tu ne vois personne d’autre, { $does }
homemade-if-marks = s’il y a des marques, { $does }
homemade-if-unspent = si tu ne l’as pas encore fait, { $does }

## Le jour

homemade-dies-voted = si tu meurs, la personne contre qui tu as voté meurt avec toi
homemade-dies-chosen = quand tu meurs, tu peux emmener quelqu’un avec toi
homemade-dies-chosen-some = dévoré ou condamné par le vote, tu peux emmener quelqu’un avec toi
homemade-dies-neighbours = si tu meurs, les deux personnes à côté de toi meurent aussi
homemade-guards-voted = la personne contre qui tu votes ne peut pas mourir du vote
homemade-guards-self = tu ne peux pas mourir du vote
homemade-guards-neighbours = les deux personnes à côté de toi ne peuvent pas mourir du vote
homemade-guards-pointed = tant que quelqu’un qui joue pour { $team } vote contre toi, tu ne peux pas mourir du vote
homemade-votes =
    { $number ->
        [0] ton vote ne compte pas
       *[other] ton vote compte pour { $number }
    }

## Comment il gagne

homemade-wins-team = tu gagnes avec { $team }
homemade-wins-follower = tu gagnes avec { $team }, sans être des leurs
homemade-wins-dying = tu gagnes seul, et seulement si tu meurs
homemade-wins-surviving = tu gagnes seul, et seulement si tu restes en vie
homemade-wins-neighbour-dying = tu gagnes seul, et seulement si quelqu’un meurt à côté de toi
homemade-wins-pointed-dying = tu gagnes seul, et seulement si la personne contre qui tu votes meurt
homemade-wins-nobody-dying = tu gagnes seul, et seulement si personne ne meurt

## Between two pieces

homemade-colon = {" : "}
homemade-comma = {", "}
homemade-and = {" et "}

## Quand l’auteur d’un rôle n’a pas trouvé de mots

homemade-called = { $name }, c’est à toi.
homemade-edition = Édition maison
homemade-scenario = Un jeu de cartes tiré d’une édition maison : { $name }.
homemade-play = Personne n’a encore beaucoup joué cette carte. Dis tôt ou tard ce que tu as fait, écoute qui d’autre a déplacé ou vu quelque chose, et regarde si les histoires vont ensemble.
homemade-choose = Choisir { $places }
homemade-choose-words = { $words } : { $places }
homemade-decline = Ne rien choisir
homemade-nothing-to-do = Il n’y a rien à faire.
homemade-picture = Une lanterne s’allume dans une maison que personne ne connaît encore.
homemade-picture-gone = La lanterne s’éteint.
homemade-vote = Pour cette carte, { $name }, voici la règle : { $rule }
homemade-tells = Qui a reçu cette carte, { $name }, dit maintenant ce qu’elle a copié.
homemade-tip = Décide avant l’aube : dire tout de suite ce que tu as fait, ou attendre les autres.
    .then = Garde une histoire courte, pour qu’elle soit la même si on te la redemande.
    .last = Demande qui d’autre a agi cette nuit : deux histoires qui vont ensemble valent mieux qu’une.
    .beware = De qui raconte ton histoire avant toi.
homemade-met =
    { $players-count ->
        [0] Tu regardes autour de toi : personne.
        [one] Tu vois quelqu’un : { $players }.
       *[other] Tu vois quelques-uns des autres : { $players }.
    }
homemade-met-story =
    { $players-count ->
        [0] { $who } regarde autour de soi : personne.
       *[other] { $who } regarde autour de soi et voit { $players }.
    }
homemade-ask-dying = Tu meurs. Qui emmènes-tu avec toi ?
homemade-call-dying = Derniers mots : { $name }
homemade-again = { $name }, si tu as copié { $roles }, ouvre les yeux.
