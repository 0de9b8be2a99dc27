# Ce qui s’imprime : la feuille d’un paquet, et des cartes pour qui n’en a pas.

leaflet-real-cards = Avec de vraies cartes
leaflet-title = Feuille de jeu · Garou
leaflet-page = Feuille pour la nuit
    .about = Une feuille pour qui mène la nuit : les appels dans l’ordre, qui gagne, et ce que fait chaque carte.
leaflet-cards = Cartes à imprimer
    .about = Nos propres dessins sur A4, avec des traits à couper. Imprime à taille réelle, sans mise à l’échelle.
    .title = Cartes à imprimer · Garou
    .sheets = { $count ->
        [one] Une feuille A4
       *[other] { $count } feuilles A4
    }
    .number = { $count ->
        [one] Une carte
       *[other] { $count } cartes
    }
leaflet-choose = D’autres cartes
leaflet-players = Joueurs
leaflet-paper = Papier
leaflet-language = Langue
leaflet-show = Afficher
leaflet-print = Imprimer
leaflet-whole-box = Toute la boîte
leaflet-backs = Avec les dos, pour imprimer recto verso
leaflet-kind-cards = Cartes
leaflet-kind-tokens = Jetons
leaflet-kind-marks = Marques
leaflet-kind-artifacts = Artefacts
leaflet-for = { $players } joueurs, { $cards } cartes
leaflet-stretch-dusk = Crépuscule
leaflet-stretch-night = Nuit
leaflet-stretch-day = Jour
leaflet-stretch-vote = Vote
leaflet-once = première nuit
leaflet-own = Vos propres cartes
leaflet-wins = Qui gagne
leaflet-roles = Les cartes

## Le tableau des victoires : quand chaque camp gagne

leaflet-chart-vote = Le vote
    .says = Le plus de voix, deux au moins, meurt ; à égalité, toute la tête meurt. Personne n’en a deux : personne ne meurt.
leaflet-chart-hunter = Chasseur
    .says = S’il meurt, la personne qu’il désigne meurt aussi.
leaflet-chart-hunter-guarded = Chasseur
    .says = S’il meurt, la personne qu’il désigne meurt aussi, sauf si elle est protégée.
leaflet-chart-hunter-ruthless = Chasseur
    .says = S’il meurt, la personne qu’il désigne meurt aussi, même protégée.
leaflet-chart-village = Village
    .says = Un Loup-Garou meurt. Personne n’est Loup-Garou : personne ne doit mourir.
leaflet-chart-werewolves = Loups-Garous
    .says = Il y a un Loup-Garou à table, et aucun ne meurt.
leaflet-chart-werewolves-tanner = Loups-Garous
    .says = Il y a un Loup-Garou à table, aucun ne meurt, et aucun Tanneur non plus.
leaflet-chart-minion = Sbire
    .says = Gagne avec les Loups-Garous, mort ou vif. Personne n’est Loup-Garou : il vit et quelqu’un d’autre meurt.
leaflet-chart-minion-blocked = Sbire
    .says = Gagne avec les Loups-Garous, mort ou vif. Personne n’est Loup-Garou : il vit, quelqu’un d’autre meurt, mais aucun Tanneur.
leaflet-chart-minion-may-die = Sbire
    .says = Gagne avec les Loups-Garous, mort ou vif. Personne n’est Loup-Garou : quelqu’un d’autre meurt, et lui peut mourir aussi.
leaflet-chart-minion-may-die-blocked = Sbire
    .says = Gagne avec les Loups-Garous, mort ou vif. Personne n’est Loup-Garou : quelqu’un d’autre meurt, et lui peut mourir aussi, mais aucun Tanneur.
leaflet-chart-tanner = Tanneur
    .says = Il meurt.
leaflet-chart-identity = Qui est quoi
    .says = L’artefact avant la marque, la marque avant la carte, comme tout est à la fin.
leaflet-chart-identity-kept = Qui est quoi
    .says = L’artefact avant la marque, la marque avant la carte, comme tout est à la fin. Mais ce que quelqu’un a copié ou trouvé reste avec sa personne.
leaflet-chart-protected = Protégés
    .says = Qui est désigné par un Garde du corps ; un Maître désigné par un autre Vampire. Leurs voix sont ôtées, la suite meurt avec deux voix au moins.
leaflet-chart-protected-one = Protégés
    .says = Qui est désigné par un Garde du corps ; un Maître désigné par un autre Vampire. Leurs voix sont ôtées, la suite meurt avec deux voix au moins ; à la place d’un Maître, une seule suffit.
leaflet-chart-second = Trois camps
    .says = Loup-Garou, Vampire et village autour de la table : une tête seule emporte la deuxième place, même avec une voix.
leaflet-chart-second-two = Trois camps
    .says = Loup-Garou, Vampire et village autour de la table : une tête seule emporte la deuxième place, à partir de deux voix.
leaflet-chart-monsters-village = Village
    .says = Un monstre meurt. Personne n’est monstre : personne ne doit mourir.
leaflet-chart-monsters-village-three = Village
    .says = Un monstre meurt ; à trois camps, un Loup-Garou et un Vampire. Personne n’est monstre : personne ne doit mourir.
leaflet-chart-monsters-werewolves = Loups-Garous
    .says = Aucun des leurs ne meurt.
leaflet-chart-monsters-vampires = Vampires
    .says = Aucun des leurs ne meurt.
leaflet-chart-monsters-three = Les deux monstres
    .says = Aucun des leurs ne meurt ; à trois camps, il faut en plus qu’un monstre ennemi meure.
leaflet-chart-monsters-tanner = Tanneur
    .says = Il meurt. Si aucun monstre ne meurt avec lui, les monstres ne gagnent pas.
leaflet-chart-renfield = Renfield
    .says = Avec les Vampires ; avec le village si personne n’en est un.
leaflet-chart-assassin = Assassin
    .says = La personne qui porte sa marque meurt.
leaflet-chart-love = Amour
    .says = Si l’un des amoureux meurt, l’autre meurt aussi.
leaflet-chart-traitor = Traître
    .says = Gagne exactement si meurt quelqu’un d’autre de son camp.
leaflet-chart-disease = Peste
    .says = Qui désigne la personne marquée ne peut pas gagner.
leaflet-chart-camp-village = Village
    .says = Plus aucun Loup-Garou en vie.
leaflet-chart-camp-werewolves = Loups-Garous
    .says = Il reste au plus une seule autre personne en vie.
leaflet-chart-camp-werewolves-parity = Loups-Garous
    .says = Ils sont au moins aussi nombreux que les autres en vie.
leaflet-chart-camp-werewolves-alone = Loups-Garous
    .says = Il ne reste personne d’autre en vie.
leaflet-chart-camp-lovers = Amoureux
    .says = Si l’un meurt, l’autre aussi. Un Loup-Garou et un villageois amoureux ne gagnent qu’à deux, en derniers.
leaflet-chart-camp-hunter = Chasseur
    .says = Dévoré ou condamné, il peut tirer sur quelqu’un.
leaflet-chart-camp-hunter-any-death = Chasseur
    .says = Quelle que soit sa mort, il peut tirer sur quelqu’un.
leaflet-chart-camp-lynch = Le vote
    .says = Le plus de voix meurt. À égalité, on revote entre les ex æquo ; encore égalité : personne.
leaflet-chart-camp-lynch-captain = Le vote
    .says = Le plus de voix meurt ; celle du Capitaine compte double. À égalité, son vote décide ; s’il n’a désigné aucun des ex æquo, il choisit.
