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
lab-learnt = { $role } { $bits }
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

## Sur plusieurs machines

lab-scheduler-help = Répartir le travail sur les machines d’un ordonnanceur Dask, dont on donne l’adresse, plutôt que sur les cœurs de celle-ci. Les chiffres sont les mêmes.

## Tous les scénarios

lab-all-help = Tous les scénarios avec tous les nombres de joueurs prévus ; --game, --edition, --scenario et --players choisissent parmi eux.
lab-up-to-help = Avec --all : seulement les tables d’au plus ce nombre de joueurs.
lab-up-to-alone = --up-to choisit parmi les tables de --all
lab-all-no-html = --html est le rapport d’une seule table ; avec --all, prenez --json
lab-all-only = { $name } ne va pas avec --all
lab-all-none = aucun scénario ne correspond
lab-column-scenario = scénario
lab-column-players = joueurs
lab-column-shares = victoires
lab-column-muddled = brouillé

## Deux tables côte à côte

lab-compare-help = Jouer deux paquets, ou deux règles, partie par partie avec la même chance, et dire ce qui les sépare. Ce qui n’est pas dit de la seconde est comme à la première. Interrompu par Ctrl-C, il rend compte de ce qu’il a.
lab-against-cards-help = Les cartes de la seconde table.
lab-against-scenario-help = Le scénario de la seconde table.
lab-against-edition-help = L’édition que suit la seconde table.
lab-against-option-help = Une règle maison que seule suit la seconde table.
lab-against-without-help = Une règle maison que la seconde table ne suit pas.
lab-against-minds-help = Qui pense pour qui à la seconde table.
lab-pairs-help = Combien de paires de parties ; deux mille sauf avis contraire.
lab-difference-help = Au lieu d’un nombre de paires : jouer jusqu’à connaître si bien chaque différence, par exemple 1 %.
lab-nothing-against = les deux tables sont les mêmes ; dites ce qu’aura la seconde, par exemple avec --against-cards ou --against-option
lab-eyebrow-compare = Le laboratoire · comparaison
lab-versus = { $first } contre { $second }
lab-first = Première
lab-second = Seconde
lab-side = { $players } joueurs. Esprits : { $minds }.
lab-players = { $count } joueurs
lab-pairs =
    { $count ->
        [one] Une paire de parties
       *[other] { $count } paires de parties
    }, chacune avec la même chance aux deux tables
lab-differences = Part des parties, et points de plus que la seconde table donne à chaque camp, avec un intervalle à 95 % tiré des paires. Au milieu, aucune différence.
lab-cards-fates = Victoires de qui l’a reçue ; combien de fois on en meurt.
lab-cards-compared = Victoires de qui l’a reçue, à la première et à la seconde table ; et ce que l’on apprend la nuit, en bits.
lab-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-worth = Une paire vaut { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties à chaque table sans paires.
lab-column-first = première
lab-column-second = seconde
lab-column-difference = points

## Le plus juste de nombreux paquets

lab-sweep-help = Trouver le paquet le plus juste : en tirer beaucoup qui conviennent, les faire jouer tous, et écarter tour après tour ceux qui ne le sont sûrement pas. Interrompu par Ctrl-C, il rend compte de ce qu’il a.
lab-with-help = Cartes que tout paquet contient, par exemple « 2 Loups-Garous, chasseur » : au moins autant de chacune.
lab-without-help = Cartes qu’aucun paquet ne contient, par exemple « tanneur, sbire ».
lab-decks-help = Combien de paquets concourent ; cent sauf avis contraire, ou tous ceux qu’il y a.
lab-all-games-help = Combien de parties jouent au plus tous les paquets ensemble ; cent mille sauf avis contraire.
lab-gap-help = Quand c’est fini : à quel point l’écart entre les camps est connu pour ceux qui restent ; 2 % sauf avis contraire.
lab-sweep-title = Les paquets les plus justes · { $players } joueurs · { $game }
lab-sweep-decks = { $decks } paquets sur { NUMBER($possible) } ont concouru et joué { NUMBER($games) } parties ; il en reste { $left }.
lab-sweep-note = Écart : de combien de points un camp gagne au plus davantage qu’un autre. Les camps sont le village et ceux des monstres ; qui joue seul n’en est pas un. Les conseils des livrets ont été suivis.
lab-sweep-gap = écart : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (entre { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } et { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) pour { NUMBER($games) } parties

## La page dans le salon

lab-web-title = Est-ce équilibré ?
lab-web-playing =
    Des bots jouent avec ces cartes : { $count ->
        [0] les premières parties
        [one] une partie
       *[other] { $count } parties
    } pour l’instant.
lab-web-progress = Avancement
lab-web-played =
    { $count ->
        [one] Une partie
       *[other] { $count } parties
    } entre bots avec ces cartes.
lab-web-too-long = Les parties avec ces cartes durent trop longtemps pour être jouées ici.
lab-web-nothing = Personne à cette table n’a encore regardé.
lab-web-luck = Si tout le monde choisissait au hasard
    .about = { NUMBER($count) } parties où personne ne réfléchit : ce qui tient aux cartes seules.
lab-web-daybreak = Ce que l’on sait à l’aube
lab-web-bits = Ce qu’une nuit apprend sur les monstres parmi les autres, en bits : un bit, c’est une personne dont on doutait à moitié et dont on est sûr.

## Au hasard seul

lab-lane-help = Jouer entre bots qui choisissent au hasard, par la voie des tableaux : un quart de million de parties en une seconde ou deux, un huitième de cela au jeu classique, sauf avis contraire. À installer en plus.
lab-lane-alone = --lane joue au hasard et sur un seul cœur, et ne prend ni --minds, ni --all, ni --jobs, ni --scheduler
lab-no-lane = --lane joue les mêmes cartes à chaque partie, sans carte maison et, au jeu classique, sans Petite Fille et avec un Chasseur au plus

## Apprendre

lab-learn-help = Apprendre que raconter et contre qui voter à une table d’Une Nuit : des millions de parties par la voie des tableaux, où chacun raconte une nuit et vote. Ce qui a été appris est gardé dans une table d’après laquelle un esprit peut jouer : « learned@FICHIER » dans --minds. Sur un seul cœur ; partie à installer en plus. Interrompu par Ctrl-C, il garde ce qu’il a.
lab-learn-games-help = En combien de parties, par milliers ; deux mille cinq cents sauf avis contraire.
lab-learn-name-help = Le nom de la table ; ses cartes sauf avis contraire.
lab-learn-table-help = Où garder la table.
lab-no-learning = les nuits de ces cartes ne s’apprennent pas : seulement Une Nuit, avec les mêmes cartes à chaque partie et sans carte qui en copie une autre
lab-learned = Appris en { NUMBER($games) } parties et { NUMBER($seconds, maximumFractionDigits: 0) } secondes de calcul ; { NUMBER($kilobytes, maximumFractionDigits: 0) } ko dans { $file }.
lab-learned-row = part gagnée par le village
lab-learned-against = contre { $name }
lab-learned-how = Par la voie des tableaux, sur des parties dont rien n’a été appris ; les nuits sont au hasard.
lab-learned-play = Pour jouer d’après elle : garou sim --minds honest,village=learned@{ $file }
