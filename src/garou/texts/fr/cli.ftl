# La ligne de commande et la partie dans le terminal.

cli-help = Garou joue aux jeux du Loup-Garou : Une Nuit, Epic Battle et le jeu classique sur plusieurs nuits.
cli-lang-help = La langue à parler ; par défaut celle de l’environnement.
cli-version-help = Affiche la version et s’arrête.
cli-judge-help = Rejoue chaque partie en vérifiant toutes les règles et écrit qui est mort et qui a gagné, un objet JSON par ligne. « - » lit l’entrée standard.
cli-view-help = Écrit ce qu’une place a appris, en lignes JSON, dans l’ordre. La partie peut s’arrêter n’importe où.
cli-view-seat-help = Le joueur dont on prend les yeux.
cli-view-public-help = Ce que sait un simple spectateur.
cli-view-watching-help = Avec --seat : ce que ce joueur peut regarder une fois mort, avec le nom de qui l’a appris.
cli-view-whose = dis par quels yeux regarder : --seat NOM ou --public
cli-worlds-help = Compte toutes les donnes et toutes les nuits compatibles avec ce que sait une place et ce qui est affirmé, et écrit la probabilité de chaque carte à chaque endroit, un objet JSON par ligne. « - » lit l’entrée standard.
cli-schema-help = Écrit le schéma JSON d’une partie.
cli-scenarios-help = Liste les scénarios, avec leur niveau et le nombre de joueurs.
cli-scenarios-game-help = Seulement ceux d’un jeu.
cli-game-one-night = Une Nuit
cli-game-epic-battle = Epic Battle
cli-game-classic = Le jeu classique
cli-scenarios-line = { $name } · { $players } joueurs · { $level }
cli-no-such-option = il n’y a pas d’option { $name } ; --help les donne
cli-no-such-command = il n’y a pas de commande { $name } ; il y a { $known }
cli-missing = il manque { $name } ; --help dit ce qu’il faut
cli-missing-value = { $name } attend une valeur ; --help dit laquelle
cli-bad-value =
    { $given ->
        [yes] { $name } { $found }
       *[no] cela ne convient pas à { $name }
    } : il faut { $wanted }
cli-bad-usage = trop de mots ; --help dit ce qui est compris
cli-mcp-help = Donner à un modèle de langage une place à une table d’un serveur qui tourne, par le Model Context Protocol, sur l’entrée et la sortie standard.
cli-mcp-table-help = Le code de la table. Sans lui, le modèle en nomme une ou dresse la sienne.
cli-mcp-name-help = Comment le modèle s’appelle à la table, sauf s’il dit autre chose.
cli-mcp-league-help = Jouer plutôt dans une ligue, à cette adresse : la ligue la dit au client qu’elle lance.
cli-not-installed = cette partie est à installer en plus : pip install garou[{ $extra }]
cli-cannot-write = impossible d’écrire la sortie : { $detail }
cli-wanted-one-of = l’un de ces mots : { $known }
cli-wanted-range = un nombre entier de { $low } à { $high }
cli-wanted-number = un nombre entier

cli-tell-help = Raconte une partie, nuit après nuit, avec tout ce qui était secret.
cli-tell-table = Autour de la table
cli-tell-seat = { $player } : { $role }
cli-tell-quiet = Il ne se passe rien.

cli-serve-help = Ouvre la table sur le web : une adresse et un code QR pour le téléphone de chacun.
cli-serve-host-help = L’adresse où écouter.
cli-serve-port-help = Le port ; 0 en prend un libre.
cli-serve-data-help = Le dossier où garder les tables ; créé s’il manque.
cli-serve-standby-help = Si un autre serveur garde ces tables, attend qu’il s’arrête et prend la relève ; avec --database.
cli-serve-standby-alone = --standby demande --database : un fichier est gardé par une seule machine
cli-serve-standing-by = un autre Garou sert ces tables ; celui-ci attend et prendra la relève quand il s’arrêtera
cli-serve-replaced = un autre Garou a pris la relève pour ces tables ; celui-ci s’arrête
cli-serve-workers-help = Sert avec ce nombre de processus, qui partagent les tables entre eux et avec ceux d’autres machines ; avec --database.
cli-serve-workers-alone = --workers demande --database, et ne va pas avec --standby : les processus prennent la relève les uns des autres
cli-serve-bus-help = Les processus se préviennent par ce Valkey ou ce Redis plutôt que par la base ; avec --workers.
cli-serve-bus-alone = --bus demande --workers : un serveur seul n’a personne à prévenir
cli-serve-metrics-help = Offre des mesures à Prometheus sur ce port, pour cette machine seulement.
cli-serve-metrics-host-help = L’adresse où les offrir à la place : une que les joueurs n’atteignent pas.
cli-serve-no-metrics = impossible d’offrir les mesures à { $where } : { $detail } ; essaie un autre port avec --metrics
cli-serve-allowed-host-help = Un autre nom par lequel appeler ce serveur, comme celui d’un proxy ; peut être donné plusieurs fois.
cli-serve-quiet-help = N’affiche ni adresse ni code QR.
cli-serve-https-help = Parler TLS sous une autorité propre à cette maison, pour que les téléphones puissent installer les pages et garder l’écran allumé.
cli-serve-https-port-help = Le port pour TLS, avec --https ; l’autre distribue alors le certificat.
cli-serve-https-missing = --https a besoin d’un paquet de plus : pip install garou[https]
cli-serve-https-broken = ce qui est gardé dans { $place } ne peut pas être lu ({ $detail }) : mets-le ailleurs, et le prochain démarrage fera une nouvelle autorité, à laquelle chaque téléphone devra refaire confiance
cli-serve-trust = Une fois par téléphone, pour faire confiance à cette table :
    .fingerprint = SHA-256 de l’autorité : { $fingerprint }
cli-serve-open = La table est mise. Scanne ceci, ou écris-le dans un navigateur :
cli-serve-stop = Ctrl-C termine la soirée ; les tables sont gardées.
cli-serve-no-port = le port { $port } ne s’ouvre pas : { $detail } ; essaie un autre avec --port
cli-serve-bad-host = { $name } n’est pas un nom d’hôte : donne-le comme garou.example.org, sans rien avant ni après

cli-announce-help = Mène une nuit avec de vraies cartes : écrit le texte à lire avec ses pauses, ou le dit.
cli-announce-scenario-help = Les cartes de ce scénario ; « garou scenarios » les liste.
cli-announce-cards-help = Les cartes sur la table, comme dans « 2 Loup-Garou, Voyante, 3 Villageois » ; les identifiants marchent aussi.
cli-announce-game-help = Quel jeu.
cli-announce-edition-help = Quelle édition d’Une Nuit.
cli-announce-option-help = Une option de table active ; peut être répétée.
cli-announce-players-help = Combien de joueurs à table.
cli-announce-wild-help = Tirer ce qui vient, même sans Loup-Garou ni vampire parmi les cartes.
cli-announce-night-help = Quelle nuit du jeu classique ; la première a des appels à elle.
cli-announce-length-help = À quel point la voix est bavarde.
cli-announce-newcomers-help = Quelqu’un découvre le jeu : des pauses et un jour plus longs.
cli-announce-pause-help = Le temps laissé à chaque rôle.
cli-announce-day-help = La durée du jour.
cli-announce-speed-help = La vitesse de la parole : 1 est la normale.
cli-announce-no-wait-help = Écrit tout d’un coup.
cli-announce-say-help = Dit les lignes, avec une voix de cette machine.
cli-announce-clips-help = Écrit plutôt un fichier son par ligne dans ce dossier.
cli-announce-before = Avant la nuit
cli-announce-dusk = Crépuscule
cli-announce-night = Nuit
cli-announce-day = Jour
cli-announce-vote = Vote
cli-announce-hint = · { $hint }
cli-announce-seconds = [{ $count } s]
cli-announce-minutes = [{ $count } min]
cli-announce-clips =
    { $count ->
        [one] Une ligne est enregistrée dans { $folder }.
       *[other] { $count } lignes sont enregistrées dans { $folder }.
    }
cli-announce-clips-failed = impossible d’enregistrer les lignes : { $detail }
cli-announce-no-voice = cette machine n’a pas de voix qui marche sans réseau : installe garou[voice], ou le programme espeak-ng
cli-announce-voice-failed = la voix a échoué : { $detail }

cli-voices-help = Enregistre une fois pour toutes les répliques de l’annonceur, pour les téléphones sans voix. Demande une voix sur cette machine.
cli-voices-made = { $lang }, { $speaker } : { $count } répliques, dont { $new } nouvelles ; { $minutes } min de parole, { $size } Mo, en { $took } s.

cli-verify-help = Vérifie que la donne d’une partie est bien celle dont l’empreinte fut montrée à tous avant la première question.
cli-verify-kept = { $file } : la donne est bien celle qui était promise.
cli-verify-broken = { $file } : ce n’est pas la donne qui était promise.

## Jouer

cli-play-help = Joue une partie entière dans le terminal, seul contre des robots qui répondent au hasard.
cli-play-game-help = Quel jeu.
cli-play-edition-help = Quelle édition d’Une Nuit. Une édition maison, par son fichier ou le code de son lien.
cli-play-scenario-help = Quel scénario ; « garou scenarios » les liste.
cli-play-cards-help = Les cartes du jeu, comme dans « 2 Loup-Garou, Voyante, 3 Villageois » ; les identifiants marchent aussi.
cli-play-players-help = Combien de joueurs à table, toi compris.
cli-play-newcomers-help = Ce jeu est nouveau pour toi : montrer les conseils pour une première partie.
cli-play-wild-help = Tirer ce qui vient, même sans Loup-Garou ni vampire parmi les cartes.
cli-play-name-help = Ton nom à table.
cli-play-seed-help = Rejoue le même hasard.
cli-play-option-help = Une option de table à activer ; peut être répétée.
cli-play-minds-help = Des robots qui pensent et qui parlent : random, honest, sly ou sage pour tous, ou par camp, par carte ou par numéro de place, comme pour « garou sim ».
cli-play-talk = Tout le monde discute. Écris ce que tu as à dire ; une ligne vide, et l’on passe au vote.
cli-play-says = { $who } : { $words }
cli-play-you-say = Toi
cli-play-you-claim = Compris : { $claim }
cli-play-record-help = Écrit la partie dans ce fichier.
cli-play-title = Une nuit avec Garou
cli-play-table = Autour de la table : { $players }.
cli-play-cards = Les cartes en jeu : { $cards }
cli-play-copies = { $count } × { $role }
cli-play-seed = Le hasard de cette partie : --seed { $seed }
cli-play-your-card = Ta carte
cli-play-night = Nuit
    .tale = La nuit tombe. Tout le monde dort, et les rôles s’éveillent l’un après l’autre.
cli-play-dusk = Crépuscule
    .tale = Les marques circulent avant que chacun s’endorme.
cli-play-night-number = Nuit { $number }
cli-play-day-number = Jour { $number }
cli-play-day = Jour
    .tale = Le soleil se lève. Parle, regarde-les dans les yeux, et fais ton choix.
cli-play-choose = Ton choix
cli-play-again = Un nombre de 1 à { $count }, s’il te plaît.
cli-play-help-line = « ? » explique ton rôle, « q » quitte la table.
cli-play-result = Comment ça finit
cli-play-won = Tu as gagné.
cli-play-lost = Tu as perdu.
cli-play-cards-end = Les cartes à la fin
cli-play-dealt = Au départ
cli-play-ended = À la fin
cli-play-beside = À côté
cli-play-player = Joueur
cli-play-way = Le chemin des cartes
cli-play-stayed = Rien n’a bougé : chaque carte est là où elle a été donnée.
cli-play-way-line = { $card } (reçue au départ par { $from }) : { $way }
cli-play-tale = Le récit de la nuit
cli-play-counts = { $role }, devenue { $counts-a }
cli-play-left = Tu quittes la table ; cette partie n’est pas finie.
cli-play-record-written = La partie est écrite dans { $file }.
cli-play-record-failed = la partie n’a pas pu être écrite dans { $file } : { $detail }
cli-play-advice = Un conseil : { $advice }
cli-play-call = { $call } …
cli-play-deck = { $scenario } · { $level } · { $game }
    .own = Tes propres cartes · { $game }
cli-play-team = Camp : { $team }
cli-play-nobody-won = Personne ne gagne.
cli-play-arrow = { $place } (par { $who })
cli-play-your-name = Comment t’appelles-tu ? [{ $name }]{" "}

## garou puzzle

cli-puzzle-help = Tire une énigme d’une nuit de One Night, une table qui parle et une seule réponse, à résoudre ici ; ou vérifie celle que tu as faite.
cli-puzzle-seed-help = Refait la même énigme.
cli-puzzle-level-help = La difficulté, d’après la longueur de la preuve la plus courte : de 1 à 5.
cli-puzzle-game-help = Quel jeu.
cli-puzzle-edition-help = Quelle édition de One Night.
cli-puzzle-players-help = Combien de personnes à table.
cli-puzzle-kind-help = Quelle sorte : qui est le loup, la meute, une personne qui ment, deux qui mentent, la phrase fausse, quelle carte, quel endroit, une carte qui a bougé.
cli-puzzle-json-help = L’écrit en JSON, avec sa réponse et sa preuve ; avec --check, ce qui a été trouvé.
cli-puzzle-check-help = Dit combien de réponses a l’énigme de ce fichier ; « - » lit l’entrée standard.
cli-puzzle-shelf-help = Écrit autant d’énigmes de chaque niveau, un objet JSON par ligne : c’est ainsi qu’on remplit le rayon des pages.
cli-puzzle-none = aucune énigme de ce genre ; demande moins, ou une autre graine
cli-puzzle-title = Énigme { $seed }, niveau { $level }
cli-puzzle-how =
    { $number ->
        [1] Tape le numéro de ta réponse, + pour un indice, = pour la preuve.
       *[other] Tape { $number } numéros, + pour un indice, = pour la preuve.
    }
cli-puzzle-no-more-hints = Tout est dit : tape = pour la preuve entière.
cli-puzzle-one = Une seule réponse, niveau { $level } : { $answer }
cli-puzzle-one-unshown = Une seule réponse, mais aucune preuve qui se raconte pas à pas : { $answer }
cli-puzzle-answers =
    { $count ->
        [0] Aucune réponse : rien ne réunit tout cela.
       *[other] { $count } réponses :
    }
cli-puzzle-spare = On s’en passerait : { $text }
cli-schema-puzzle-help = Celui d’une énigme.
cli-schema-role-help = Celui d’un rôle maison.
cli-schema-edition-help = Celui d’une édition maison.
