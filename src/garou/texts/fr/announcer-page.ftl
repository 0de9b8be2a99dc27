# Le téléphone au milieu de la table : chaque mot de la page de l’annonceur.

announcer-page-title = L’annonceur · Garou
announcer-page-link = Vos cartes, ma voix
    .about = Vous avez la boîte ? Pose cet écran au milieu de la table : il mène la nuit.
announcer-page-language = Langue
announcer-page-noscript = L’annonceur parle grâce à JavaScript. Sans lui, il reste muet.
announcer-page-intro = Vos cartes, ma voix.
    .lede = Pose cet écran au milieu de la table. Il appelle les rôles, couvre les bruits de mains et tient l’heure.
announcer-page-unreachable = Le livret de ce jeu n’est pas sur cet appareil, et le réseau manque. Choisis un autre jeu, ou reviens avec le réseau.

## Les cartes

announcer-page-game-one-night = Une nuit, un vote, et on retourne les cartes.
announcer-page-game-epic-battle = Le crépuscule, les marques, puis la nuit.
announcer-page-game-classic = Nuit après nuit, avec quelqu’un qui mène.
announcer-page-cards = Les cartes sur la table
announcer-page-way = Comment les choisir
    .scenario = Scénario
    .tokens = À la main
    .bag = Au sort
announcer-page-players = Combien de joueurs
announcer-page-tap = Touche un jeton pour poser sa carte, encore pour une de plus.
announcer-page-bag = Dans le sac, les jetons allumés. Touche-les pour en mettre ou en ôter, puis tire.
announcer-page-box = Les cartes de la boîte
announcer-page-copies = { $name }, cartes posées : { $count }
    .less = Une carte { $name } de moins
announcer-page-draw = Tirer du sac
announcer-page-counted = Cartes posées : { $cards }, pour { $players } joueurs
    .none = Pas encore de carte
announcer-page-away = Les conseils sur ce paquet reviennent avec le réseau.

## La voix et le reste

announcer-page-voice = La voix
    .none = Sans voix : du texte et un gong
    .far = { $name } (passe par internet)
    .missing = Cet appareil n’a pas de voix française, et le serveur non plus. Le texte s’affiche et un gong appelle. On ajoute une voix dans ses réglages ; sur le serveur, installe garou[voice] ou le programme espeak-ng.
    .server = Une voix du serveur
announcer-page-clips = La voix pour ces cartes est dans cet appareil.
    .wait = La voix pour ces cartes arrive…
    .no = Des répliques n’ont pas pu venir. Elles s’afficheront, et un gong appellera.
announcer-page-try = Essayer le son
    .says = La nuit tombe sur le village.
announcer-page-length = Longueur des textes
announcer-page-length-brief = Bref
announcer-page-length-normal = Normal
announcer-page-length-tale = Conte
announcer-page-newcomers = Première partie, ou rôles nouveaux
    .about = Des pauses plus longues et un jour de dix minutes.
announcer-page-pause = Pause par rôle
announcer-page-longer = Pause de chaque rôle
    .about = Un rôle difficile, une main hésitante : donne-lui plus de temps.
    .less = Moins de temps : { $name }
    .more = Plus de temps : { $name }
announcer-page-speed = Vitesse de la voix
announcer-page-second = { $number } s
    .minute = { $number } min
    .times = × { $number }
announcer-page-rhythm = Le rythme de la nuit et du jour
announcer-page-sounds = Les sons
announcer-page-background = Bruits de fond
announcer-page-background-none = Aucun
announcer-page-background-rain = Pluie
announcer-page-background-wind = Vent
announcer-page-background-fire = Feu
announcer-page-background-drums = Tambours
announcer-page-background-village = Village
announcer-page-volume = Volume de la voix
    .background = Volume des bruits de fond
    .gong = Volume du gong et de la cloche
announcer-page-day = Longueur du jour
announcer-page-count = Compter trois, deux, un avant le vote
announcer-page-vibrate = Vibrer aux grands moments
announcer-page-offline = Prêt pour une table sans réseau : tout est gardé sur cet appareil, et rien n’en sort.
    .wait = Cet appareil garde la page pour une table sans réseau…
    .no = Ici le navigateur ne peut pas garder la page : il lui faut une adresse en https. Reste sur le réseau pendant la partie.

## La nuit

announcer-page-begin = Distribuer ces cartes
announcer-page-practise = Répéter
    .note = Une répétition : vite, et avec des explications.
    .rest = Ce soir, un silence de { $seconds } s suivra.
    .waits = Ce soir, la voix attendra ici que la personne qui mène ait fini.
announcer-page-practise-open = On appelle un rôle : lui seul ouvre les yeux.
announcer-page-practise-act = Il fait ce que dit sa carte, sans un bruit.
announcer-page-practise-close = Il referme les yeux, et son tour est passé.
announcer-page-practise-hint = Un mot pour tout le monde.
announcer-page-practise-day = Le jour a son horloge : elle s’arrête, et se rallonge d’une minute.
announcer-page-practise-vote = On compte, puis chacun désigne quelqu’un.
announcer-page-practise-part = La nuit commence et finit pour tous à la fois.
announcer-page-ready = Distribue. Quand tout le monde a vu sa carte, pose l’écran au milieu et appuie en bas.
    .sound = L’appui allume aussi le son : monte le volume.
announcer-page-start = Commencer la nuit
announcer-page-resume = La partie reprend où elle s’est arrêtée. Touche ci-dessous : la dernière phrase est redite.
announcer-page-call = Appel { $number } sur { $of }
    .night = Nuit { $number }
announcer-page-play = Reprendre
    .pause = Pause
announcer-page-wait = À toi. Touche ▶ quand c’est fait.
announcer-page-back = Redire
announcer-page-skip = Passer
announcer-page-dim = Assombrir
    .wake = Rallumer l’écran
announcer-page-leave = Arrêter
announcer-page-ask = Arrêter la partie ?
    .about = Elle n’est pas finie.
    .stay = Non, on continue
announcer-page-more = + 1 min
announcer-page-vote = Voter
announcer-page-next = La nuit suivante
announcer-page-again = Encore une nuit
announcer-page-settle = Qui a gagné ?
announcer-page-other = Changer les cartes
announcer-page-out = Qui est parti ?
    .about = Touche une carte que toute la table a vue retournée : on ne l’appelle plus.
    .gone = Partis. Une erreur ? Touche la carte, et elle revient.
