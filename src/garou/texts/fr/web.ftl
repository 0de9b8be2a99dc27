# La table sur le web : chaque mot des pages.

web-title = Garou, la table du Loup-Garou
web-description = Une table de Loup-Garou sur vos téléphones : on ouvre, on scanne, on joue.

## L’accueil

web-home = Un village de papier, et la nuit.
    .lede = Ouvre une table, montre le code aux autres, et chacun joue sur son téléphone.
web-join = On t’a donné un code ?
    .example = lune 482
    .go = Entrer
# Les mots des codes, lus à voix haute : personne ne doit les épeler ; minuscules, sans accents.
web-code-words = lune loup nuit pin lampe cabane melon citron olive tomate cacao robot domino tempo trio hibou renard lapin moulin jardin cerise pomme prune bougie lanterne nuage orage neige sapin tambour ruban bouton panier galet cuivre tigre panda koala mangue kiwi piano radio opale delta violon salon canot moineau
web-create = Ouvrir une table
    .later = Tout se change encore à table, avec les autres.
    .go = Mettre la table
web-name = Ton nom à table
    .example = Camille
web-game = Le jeu
web-game-one-night = Une nuit, un vote, dix minutes. Le plus simple pour commencer.
web-game-epic-battle = Loups et vampires, des marques au crépuscule. Pour une table qui connaît.
web-game-classic = Nuit après nuit, jusqu’au dernier. Pour une grande tablée.
web-scenario = Les cartes
web-scenario-about = { $players } joueurs, { $level }

## La porte d’une table

web-table = Une table t’attend
web-table-of = Chez { $name }
web-around = Autour de la table
web-door = La porte
    .title = Table { $code } · Garou
    .go = M’asseoir
    .playing = La partie est commencée. Regarde-la, puis prends une place pour la suivante.
web-watch = Regarder sans jouer

## Le coin de la page

web-menu = Réglages de ta place
web-device = Passer sur un autre appareil
    .how = Ouvre ceci sur l’autre appareil dans les dix minutes. Cela ne sert qu’une fois. Garde-le pour toi : qui l’ouvre en premier peut prendre ta place.
    .link = Le lien de ta place
web-hand-over = Un robot joue pour moi
    .about = Il joue ta carte jusqu’à ce que tu reprennes ta place. Tout le monde voit que c’est un robot.
    .go = Le laisser jouer
web-rename = Changer de nom
    .go = M’appeler ainsi
web-emblem = Un signe pour ma maison
    .about = Il accompagne ton nom, sur tous les écrans. Personne d’autre ne peut le prendre.
    .none = Aucun signe
web-emblem-star = Étoile
web-emblem-heart = Cœur
web-emblem-leaf = Feuille
web-emblem-drop = Goutte
web-emblem-key = Clé
web-emblem-bell = Cloche
web-emblem-fish = Poisson
web-emblem-kite = Cerf-volant
web-emblem-moon = Lune
web-emblem-tree = Sapin
web-emblem-bolt = Éclair
web-emblem-clover = Trèfle
web-leave = Quitter la table
    .about = Avant la partie, ta place se libère. Pendant la partie, un robot la garde au chaud, et cet appareil peut la reprendre.
    .go = Quitter
web-sit = Prendre une place
web-bot-plays = Un robot joue à ta place.
web-take-back = Reprendre ma place
web-stood = Un robot joue pour { $name }.
    .left = { $name } a quitté la table : un robot joue.
web-back-as = C’est moi, { $name }
    .asked = Ta place est demandée à l’hôte. On te la rend entre deux parties : cette page regarde toute seule.
web-asks-back = À la porte, quelqu’un se dit { $name }, sur un autre appareil.
    .go = Rendre la place
web-not-sent = Pas de connexion : ton choix n’est pas parti. Essaie encore.
web-noscript = JavaScript est coupé : recharge la page pour voir la suite.
    .reload = Recharger
web-back = Revenir à la table
web-seats = Ta place t’attend
web-qr = Code QR de cette adresse

## Avant la partie

web-lobby-how = Les autres vont sur { $address } et tapent ce code. Ou ils scannent l’image.
web-share = Envoyer le lien
    .done = Lien copié
web-lobby-count = { $people ->
        [one] une personne
       *[other] { $people } personnes
    }, { $size } maisons
web-free = libre
web-st-host = hôte
web-st-bot = robot
web-st-stood = robot à sa place
web-st-away = ailleurs
web-st-me = toi
web-st-here = à table
web-st-dead = mort
web-st-won = gagne
web-st-lost = perd
web-bots = Robots
    .about = Qui mène la table choisit comment un robot pense. Son caractère est à lui : il change ses mots et son rythme, et rien d’autre.
    .one = { $name } ({ $mind }, { $temper })
    .of = Comment pense { $name }
    .mind = Comment il pense
    .add = Ajouter un robot
web-temper-calm = calme
web-temper-hot = sanguin
web-temper-joker = farceur
web-temper-shy = timide
web-seating = Qui s’assoit où
    .about = Range les noms comme vous êtes assis, dans le sens des aiguilles d’une montre : les voisins comptent.
web-move-left = Remonter { $name } d’une place
web-move-right = Descendre { $name } d’une place
web-to-bot = Robot
    .for = Confier à un robot la place où joue { $name }
web-remove = Retirer
    .for = Retirer { $name } de la table
web-cards = { $count ->
        [one] Une carte dans le paquet
       *[other] { $count } cartes dans le paquet
    }
web-drawn = { $count } cartes, tirées au sort au moment de distribuer.
web-wild = Tirage sans filet
    .about = Les cartes peuvent ne laisser personne à démasquer : ni Loup-Garou, ni vampire. Sans cela, le tirage recommence.
web-newcomers = Ce jeu est nouveau pour nous
    .about = Les conseils du livre pour une première partie s’affichent alors, puis combien de rôles sont nouveaux pour vous.
web-beside = { $name } : la carte posée à côté du centre
web-own-deck = Notre propre paquet
    .blurb = Composé à cette table, carte par carte.
web-choose = Changer de jeu, de scénario ou de taille
web-compose = Composer le paquet
    .about = Autant de maisons que le paquet en demande : ajoute une carte, une maison s’ajoute. Dès que le paquet se joue, toute la table le voit.
web-not-yet = ne se joue pas encore
web-less = Une carte { $name } de moins
web-more = Une carte { $name } de plus
web-size = Combien de maisons
web-pace = Le rythme de la nuit
web-pace-calm = Tranquille
web-pace-normal = Normal
web-pace-quick = Vif
web-talking-time = Temps de débat
    .usual = selon le nombre de joueurs : { $count } min
    .minutes = { $count } min
web-pace-about = Les rôles sont appelés l’un après l’autre : { $call } s par question. { $talk } min pour parler, { $ballot } s pour voter.
web-options = Règles de la maison
web-edition = L’édition
web-edition-bezier = Bezier
web-edition-ravensburger = Ravensburger
web-set = Changer
web-begin = Distribuer les cartes
    .wait = { $name } distribue quand tout le monde est là.
    .alone = Personne d’autre ? Envoie le lien, ou distribue : des robots prennent les maisons libres.
    .bots = Des robots prennent les maisons qui restent libres.
    .many = Vous êtes { $people }, et ces cartes sont pour { $size }. Avec l’un de ces paquets, tout le monde joue :
web-cast-help = Ce que font les cartes

## La carte

web-your-card = Ta carte t’attend.
    .seen = Voilà qui tu es.
    .back = Une carte, face cachée
    .turn = Tourne l’écran vers toi, et vers toi seulement.
    .now = Voilà qui tu es, pour l’instant.
web-hold = Garde le doigt posé pour voir
    .release = Relâche pour la cacher
web-seen = J’ai vu ma carte
    .wait = C’est vu. Les autres regardent encore la leur.
web-looking = Chacun regarde sa carte.
web-looked = { $of ->
        [1] Les robots ont déjà vu la leur.
       *[other] { $count ->
            [one] { $count } sur { $of } a vu sa carte
           *[other] { $count } sur { $of } ont vu leur carte
        }
    }
web-promise = La donne est scellée
    .about = Voici l’empreinte de la donne, mêlée à un mot secret. À la fin, le secret est dit : chacun peut vérifier que rien n’a bougé en cachette.
web-clock = Temps qui reste
web-when-card = Avant la nuit
web-when-dusk = Crépuscule
web-when-night = { $count ->
        [0] Nuit
       *[other] Nuit { $count }
    }
web-when-day = { $count ->
        [0] Jour
       *[other] Jour { $count }
    }

## La nuit, le jour

web-known = Ce que je sais
    .nothing = Rien encore. Ce que tu apprends se garde ici.
web-known-all = Ce que tous savent
web-dealt-as = Ta carte au départ : { $role }
web-cast = Cartes en jeu
    .drawn = Les cartes ne sont pas encore tirées.
web-choose-first = Touche ton choix
web-noted = C’est noté
web-must = Il faut choisir
web-chip-sleep = garder les yeux fermés
web-hint-asked = Touche, puis confirme.
web-hint-dream = Touche où tu veux : ça ne change rien.
web-asleep = Tu dors : rien à décider.
    .noted = C’est noté. La suite vient toute seule.
    .past = Ton tour est passé : plus rien à décider.
web-asleep-early-night = Rien à décider pour l’instant : certains rôles, comme les loups, jouent un peu plus tard.
web-asleep-early-dusk = Rien à décider pour l’instant : certains rôles, comme les vampires, jouent un peu plus tard.
web-asleep-sight-night = La nuit ne t’a rien montré.
web-asleep-sight-dusk = Le crépuscule ne t’a rien montré.
web-away = Le serveur est absent. Ce que tu as saisi reste sur cet appareil et partira dès son retour.
web-absent = Le serveur est absent
    .about = Cette page a besoin de lui : il garde les tables, les tournois, les carnets et les films. Elle vient d’elle-même dès son retour.
    .still = Ce qui marche en attendant
web-dims = L’écran risque de s’éteindre : ce navigateur ne laisse pas la page le garder allumé. Dans les réglages de l’appareil, à la rubrique affichage, allonge le délai de mise en veille.
web-awake = Retiens-le. Puis touche quelque chose, comme ceux qui dorment.
web-hint-noted = La suite vient d’elle-même.
web-hint-ballot = Touche une maison, puis confirme.
web-hint-counted = Les voix sont comptées.
web-hint-chosen = Tu peux changer d’avis jusqu’à la fin.
web-captain = Capitaine
web-votes = { $count ->
        [one] une voix
       *[other] { $count } voix
    }
web-watching = Tu regardes sans jouer. Tu vois ce que tout le monde peut voir.
web-dead = La partie continue sans toi : regarde, et ne dis rien de ce que tu sais.

# $turn : un rêve après l’autre, le même pour tous ceux qui dorment
web-dream =
    { $turn ->
        [0] Un chemin s’ouvre dans ton rêve. Chez qui mène-t-il ?
        [1] Un chat traverse ton rêve. Chez qui va-t-il ?
        [2] Dans ton rêve, quelqu’un joue du violon. Qui donc ?
        [3] La lune pose une échelle contre un toit. Lequel ?
        [4] Tu rêves d’une fête. Qui t’ouvre la porte ?
       *[5] Une lanterne flotte dans la rue. Où s’arrête-t-elle ?
    }
    .choose = Retrouver { $places } en rêve
    .drift = Rêver encore
    .decline = Dormir sans rêver

web-call = La nuit
    .wait = Le village dort. La nuit suit son cours.
    .others = Le village dort.
web-talk = Il fait jour.
    .wait = Parlez, doutez, mentez. Le vote vient ensuite.
    .others = La table parle.
web-ready = On peut voter
    .off = Encore un moment
    .count = { $of ->
        [1] Avec toi, que des robots : vote quand tu veux.
       *[other] { $count ->
            [0] Personne ne veut encore voter
            [one] { $count } sur { $of } veut voter
           *[other] { $count } sur { $of } veulent voter
        }
    }
web-ballot = Le vote
    .wait = Le vote est ouvert.
    .others = La table vote.
web-ballot-vote = On désigne.
web-ballot-lynch = Le village vote.
web-words = Un dernier mot ?
    .wait = Quelqu’un a peut-être encore quelque chose à décider. La suite vient toute seule.
    .others = On attend un dernier mot.

## Les appels, écrits pour l’oreille

web-call-copycat = Copycat, choisis ton modèle.
web-call-vampire = Vampires, sortez sans bruit.
web-call-count = Comte, sème la peur.
web-call-renfield = Renfield, cherche tes maîtres.
web-call-diseased = Pestiférée, tends la main.
web-call-cupid = Cupidon, bande ton arc.
web-call-instigator = Comploteuse, tente quelqu’un.
web-call-priest = Prêtre, donne ta bénédiction.
web-call-assassin = Assassin, pose ta marque.
web-call-end-of-dusk = Chacun regarde sa marque.
web-call-lovers = Amoureux, croisez vos regards.
web-call-doppelganger = Doppelgänger, choisis un visage.
web-call-thief = Voleur, deux cartes t’attendent.
web-call-werewolf = Loups-Garous, montrez-vous.
web-call-werewolf-waking = Loups-Garous, réveillez-vous.
web-call-werewolf-hunting = Loups-Garous, choisissez votre proie.
web-call-werewolf-looking = Loups-Garous, un dernier regard.
web-call-alpha-wolf = Loup alpha, agrandis la meute.
web-call-mystic-wolf = Loup shaman, flaire une carte.
web-call-minion = Sbire, guette les loups.
web-call-mason = Francs-maçons, saluez-vous.
web-call-thing = La Chose, touche une épaule.
web-call-seer = Voyante, ouvre l’œil.
web-call-paranormal-investigator = Chasseur de fantômes, enquête.
web-call-marksman = Trappeur, vise juste.
web-call-robber = Voleur, fais les poches.
web-call-witch = Sorcière, à ton chaudron.
web-call-troublemaker = Noiseuse, sème la pagaille.
web-call-aura-seer = Diseuse de bonne aventure, lis les auras.
web-call-gremlin = Gremlin, embrouille-les.
web-call-drunk = Soûlard, sers-toi au centre.
web-call-insomniac = Insomniaque, regarde ta carte.
web-call-revealer = Divinateur, retourne une carte.
web-call-curator = Conservateur, ouvre ton musée.

## La fin

web-won-village = Le village gagne.
web-won-werewolf = Les loups gagnent.
web-won-vampire = Les vampires gagnent.
web-won-tanner = Le Tanneur gagne.
web-won-assassin = L’Assassin gagne.
web-won-lovers = Les amoureux gagnent.
web-won-several = Victoire partagée : { $teams }.
web-won-nobody = Personne ne gagne.
web-winners = La victoire va à { $names }.
web-end-cards = Les cartes à la fin
web-end-centre = Et au centre
web-was = au départ : { $role }
web-sign-was = au départ :
web-marked = marque : { $mark }
web-counts = compte comme { $role }
web-why = Pourquoi
web-ballot-told = Qui a désigné qui
web-tale = Le récit
web-promise-kept = La donne était promise
    .about = L’empreinte fut montrée à tous avant la première question. Télécharge la partie et vérifie :
    .hash = Empreinte
    .nonce = Mot secret
web-record = Télécharger
web-again = Encore une
web-again-now = On commence
web-again-anyway = Commencer sans attendre
    .about = Certains lisent encore. Ils gardent cette page jusqu’à ce qu’ils touchent l’écran, et la nuit ne les attendra pas.
web-another = Je suis là pour la suivante
    .wait = Attendez-moi
    .count = { $count ->
        [0] Personne n’attend encore la suivante.
        [one] { $count } sur { $of } attend la suivante.
       *[other] { $count } sur { $of } attendent la suivante.
    }
web-gone-on = Les autres sont passés à la suite.
    .go = Les rejoindre

## Quand quelque chose manque

web-error = Cela n’a pas marché.
    .home = Revenir à l’accueil
web-move = Ta place te suit.
    .ask = Jouer ici sous le nom « { $name } » ?
    .once = L’appareil qui tient cette place y renonce. Le lien ne sert qu’une fois.
    .already = Ce navigateur a déjà une place ici : { $name }. Si tu continues, il y renonce, et aucun appareil ne la tient plus : passe-la d’abord à un autre.
    .same = { $name } joue déjà sur cet appareil.
    .empty = Ce lien n’est pas entier. Refais-en un sur l’appareil qui tient ta place.
    .script = Cet appareil ne prend ta place que si JavaScript est permis.
    .on = Continuer
    .go = Oui, jouer ici
    .no = Non, ne rien changer
web-moved = Ta place a changé d’appareil.
    .about = { $name } joue maintenant sur un autre appareil. Pour reprendre la place ici, fais un lien là-bas.
    .stolen = Ce n’était pas toi ? Dis-le aux autres : qui a ouvert ton lien a ta place.
    .door = La place que tu avais ici est passée sur un autre appareil. Fais un lien là-bas pour la reprendre, ou prends une autre place.
web-gone = Tu n’as plus de place ici.
    .about = L’hôte a libéré ta place. S’il reste de la place, tu peux revenir.
    .again = Revenir à cette table

# Le jour : paroles, annonces, jetons, notes, temps
web-swift-early-night = La nuit tombe : premières questions.
web-swift-early-dusk = Crépuscule : premières questions.
web-swift-sight-night = Ce que la nuit a montré
web-swift-sight-dusk = Ce que le crépuscule a montré
web-pace-swift = Éclair
web-pace-swift-about = Tous les rôles jouent en même temps : { $early } s, puis { $call } s par question. { $talk } min pour parler, { $ballot } s pour voter.
web-verdict = Le village a parlé
    .wait = Personne ne quitte le village aujourd’hui.
    .others = La partie reprend dans un instant.
web-chat = On parle
web-chat-all = Tout ce qui s’est dit
web-chat-none = Personne n’a encore rien dit.
web-claims = Qui dit quoi
web-said-before = Disait avant : { $role }
web-said-anew = dit autre chose depuis
web-said-back = retiré
web-say = Dis quelque chose
    .send = Dire
web-say-grave = Chuchote aux autres morts
web-masked = Tu portes le masque : pas un mot aujourd’hui. Les gestes sont permis.
web-gestures = Sans un mot
web-shrouded = Sous le linceul, tu entends les autres sans les voir. Tu votes par direction.
web-direction = Le n° { $place } à ta gauche
web-claim = J’annonce…
web-claim-begin = Que dis-tu au village ?
web-claim-anew = Recommencer
web-claim-say = Le dire
web-claim-back = Retirer ma dernière annonce
web-notebook = Mes jetons et mes notes
    .about = Pour toi seulement : qui sont-ils, à ton avis ?
web-token-none = aucune idée
web-token-here = Pour toi, c’est : { $role }
web-note = Notes
web-pause = Arrêter l’horloge
web-paused = { $name } a arrêté l’horloge.
    .on = Reprendre
web-longer = Une minute de plus
web-again-change = Rejouer en changeant
web-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
web-ghosts = Les morts regardent
    .about = Qui est éliminé voit tout ce qui se passe la nuit. Très bien dans une même pièce ; à distance, un mot aux vivants échappe vite.
web-late-waiting = { $names } jouera la prochaine partie.
web-late-me = Cette partie a commencé sans toi. Tu joueras la prochaine ; en attendant, tu peux regarder.
web-sound = Le son
web-quiet-night = Cette nuit, personne n’est mort.
