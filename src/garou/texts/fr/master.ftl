# La page de qui mène : de vraies cartes, une personne qui conduit la partie, et un écran qui connaît la suite.

master-page = Mener la partie
    .lede = Tu tiens cet écran, les autres ont les cartes. Il te dit quoi lire, tu touches ce qui se passe, et il calcule qui meurt et qui gagne.
    .title = Mener la partie · Garou
    .link = Mener le jeu classique
    .about = Tu touches qui s’éveille et ce qui se passe : l’écran te dit quoi lire ensuite.
master-kept = Une partie est en cours sur cet appareil.
    .go = La reprendre
master-players = Sans te compter : qui mène ne joue pas.
master-length = Que veux-tu lire à voix haute ?
master-own-cards = Des cartes au choix
master-go-deal = Passer aux cartes
master-deal = Qui a quelle carte ?
    .about = Dis quelles cartes sont en jeu et distribue-les. Tu touches qui est qui au fil des réveils. Cette page n’est que pour toi.
    .shuffle = Mélanger pour moi
    .shuffled = Entre les cartes comme elles tombent, ou laisse faire le hasard : distribue-les alors comme ici.
    .rest = Tous les autres : Villageois
    .begin = Que la nuit tombe
    .before = Entrer des cartes maintenant
    .before-about = Seulement si tu les connais déjà. Ce que tu laisses de côté est demandé au réveil.
master-deck = En jeu
    .count = Combien de cartes : { $role }
    .rest = Toutes les autres : { $role }.
    .flaw = Ces cartes ne sont pas celles du jeu choisi : il n’en reste pas une pour chaque place vide.
master-spare = Carte { $number } de côté
    .about = Donne une carte à chacun et pose celles qui restent au milieu, face cachée. Si { $the } est parmi elles, personne ne joue cette carte : dis-le au moment de son appel.
    .flaw = Avec { $the } de côté, touche aussi l’autre carte qui s’y trouve.
master-table = La table
    .spare = Cartes de côté

## Quoi dire

master-say = À lire à voix haute
master-more = La suite à lire ↓
master-tell = À dire à tous
master-show = En silence
master-mind = À ne pas oublier
master-part-talk = Pour ouvrir le débat
master-part-minute = À une minute de la fin
master-nobody-dawn = Personne n’est mort cette nuit.
master-nobody-lynch = Personne ne meurt aujourd’hui.
master-then = Ensuite : { $what }

## L’horloge du jour, et un écran pour tout le monde

master-clock = { $minutes } min de parole
    .more = +1 min
    .stop = Arrêter
master-wall = Une télévision pour tout le monde
    .about = Qui vit, l’horloge et les votes que tu entres : rien de secret. Les morts de la nuit apparaissent quand tu lances l’horloge ou que tu entres quelque chose de jour.
    .on = Montrer sur une télévision
    .off = Ne plus montrer
    .waits = La télévision ne dit pas encore la fin : lis-la d’abord.
    .read = Montrer la fin
    .told = La télévision montre la fin.
    .stale = Pas de nouvelles : le serveur ou cet écran est hors ligne.
master-wall-alive =
    { $count ->
        [one] Une personne en vie
       *[other] { $count } personnes en vie
    }

## Quoi entrer

master-all = Touche une fois : cela vaut pour tout le groupe.
master-pack = Un loup dort, ou la meute hésite
master-spying = La Petite Fille est surprise
master-each = Qui a désigné qui
    .about = Pour garder les votes et les montrer. Une touche ci-dessus dit seulement qui est condamné : aucun vote n’est alors écrit.
    .go = Entrer ces réponses
master-tie = Une égalité
    .about = Touche toutes les personnes à égalité.
    .go = Égalité entre elles
master-pair = Touche deux personnes, puis confirme.
    .go = Ces deux-là
    .flaw =
        { $count ->
            [0] Personne n’est touché encore. Il en faut deux.
            [one] Une seule personne. Touches-en une deuxième ; la première reste.
           *[other] Cela fait { $count }. Il en faut deux : touche à nouveau qui est de trop.
        }
master-both = Que fait { $name } ?
    .go = C’est tout
master-holds =
    { $count ->
        [one] Qui est { $the } ?
       *[other] Qui sont les { $many } ?
    }
    .hint = Touche les { $count }, puis confirme.
    .go = Ce sont bien ces gens-là
    .flaw =
        { $tapped ->
            [0] Personne n’est touché encore, et il y a { $count } { $many } à la table.
            [one] Une seule personne, et il y a { $count } { $many } à la table.
           *[other] Cela fait { $tapped }, et il y a { $count } { $many } à la table.
        }
master-aside = Personne : { $the } est de côté
    .about = Regarde l’autre carte de côté et touche-la. Personne ne s’éveille : lis la suite comme si de rien n’était.
master-card = Quelle carte a { $name } ?
    .spare = Quelle est cette carte : { $name } ?
master-caught = Touche le loup dont le regard a croisé le sien.
    .cannot = Personne ne peut être surpris cette nuit. Lis la phrase quand même, et attends un peu.
master-lot = Tirer pour moi
master-undo = Annuler
    .cards = Changer les cartes
master-trace = Tout ce que tu as entré
    .undone = annulé
    .none = Rien encore.
master-entry = { $who } → { $what }
    .of = { $call } : { $lines }
master-everybody = le groupe
master-luck = le hasard
master-lines = Des phrases plus longues ou plus courtes

master-ask-thief = Que prend { $name } ?
    .none = N’en prend aucune
master-ask-cupid = Quel couple forme { $name } ?
master-ask-seer = Chez qui regarde { $name } ?
    .none = Ne regarde chez personne
master-ask-sleep = Les loups ouvrent-ils les yeux ?
    .yes = Yeux fermés
    .none = Yeux ouverts
    .nobody = Tous ouvrent les yeux
    .all = Tous gardent les yeux fermés
master-ask-werewolf = Qui désigne la meute ?
    .none = personne
    .nobody = Elle ne désigne personne
master-ask-glance = Surprennent-ils la Petite Fille ?
    .none = ne guette pas
    .nobody = Personne n’est surpris
master-ask-little-girl = Quand { $name } ouvre-t-elle un œil ?
    .none = garde les yeux fermés
master-ask-spied = Quel loup aperçoit la Petite Fille ?
master-ask-witch-heal = { $name } sauve la victime ?
    .yes = { $who } vit
    .none = Garde la potion
master-ask-witch-poison = { $name } tient la potion d’empoisonnement : pour qui ?
    .none = N’empoisonne personne
master-ask-hunter = Sur qui tire { $name } en tombant ?
    .none = Ne tire sur personne
master-ask-successor = { $name } avait la charge de Capitaine : à qui passe-t-elle ?
master-ask-captain = Qui le village élit-il ?
    .none = personne
    .nobody = Personne ne vote
master-ask-captain-again = Égalité : de ces noms, qui devient Capitaine ?
    .none = personne
    .nobody = Personne ne vote
master-ask-lot-captain = Encore une égalité : qui le sort fait-il Capitaine ?
master-ask-lynch = Qui le village désigne-t-il ?
    .none = personne
    .nobody = Personne ne désigne personne
master-ask-lynch-again = Égalité : de ces noms, qui le village condamne-t-il ?
    .none = personne
    .nobody = Personne ne désigne personne
master-ask-lot-lynch = Toujours à égalité : qui le sort condamne-t-il ?
master-ask-tie-break = Égalité, et { $name } tranche : qui meurt ?

## Les places comme on est assis

master-seats = Fais glisser chacun à sa place. Touche quelqu’un pour le déplacer d’une place, et pour des rappels et une note.
    .keys = Les flèches du clavier déplacent aussi.
    .back = Une place en arrière
    .on = Une place en avant
master-note = Note
    .kept = Rappels et notes restent sur cet appareil, et s’effacent à la partie suivante.
master-token-accused = visé
master-token-claims = annonce un rôle
master-token-lied = a menti
master-token-trusted = de confiance
master-token-watch = à surveiller

## Devant une place

master-sign-captain = Capitaine
master-sign-lover = amoureux
master-sign-healed = potion de guérison bue
master-sign-poisoned = potion d’empoisonnement versée

## La fin

master-over = Pourquoi, et ensuite
    .replay = Revoir la partie
    .record = Garder la partie
    .again = Une autre partie
