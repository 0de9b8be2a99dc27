# Les tournois sur le web : jetons à une table, et coupes à plusieurs tables.

## Jetons à une table

cup-chips = Tableau des jetons
    .to = Un jeton par victoire. Qui mène le premier avec { $target } gagne la course.
    .tied = Le but est atteint, mais personne ne mène seul : tout le monde joue encore.
    .held = Jetons :
    .again = Nouvelle course
cup-chips-champion = gagne la course aux { $target } jetons !
cup-chips-play = Jouer pour des jetons
    .about = Qui gagne une partie prend un jeton ; les piles restent de partie en partie.
    .target = Jetons pour gagner
    .off = Aucun

## Ouvrir une coupe

cup-new = Ouvrir un tournoi
    .about = Pour les grands groupes : plusieurs tables à la fois, sur les téléphones ou avec de vraies cartes.
    .go = L’ouvrir
cup-places = Sur cet appareil
cup-title = Comment s’appelle-t-il ?
    .example = La coupe de la pleine lune
cup-organiser = Ton nom
cup-plays = Je joue aussi
cup-format = Comment on gagne
cup-format-elimination = Deux défaites et l’on sort. La dernière personne en jeu gagne.
cup-format-duplicate = Les mêmes donnes à chaque table : qui en tire le meilleur parti gagne.
cup-deals = Nombre de donnes
cup-size = Personnes par table
    .about = Autant que les cartes et le nombre le permettent.

## Avant le début

cup-of = Organisé par { $name }
cup-how = Scanne ceci, ou entre le code sur la première page.
cup-rules-elimination = Chacun joue jusqu’à sa deuxième défaite. Des tables de { $sizes }, près de { $size } si possible ; s’il le faut, quelques-uns se reposent à tour de rôle.
cup-rules-duplicate = Des groupes de { $size }, { $deals } donnes, les mêmes pour tous. Des robots complètent le dernier groupe. Ton score est ton résultat moins la moyenne de cette place.
cup-entrants = Prennent part : { $count }
cup-nobody = Personne encore.
cup-bots = Robots à ajouter
    .go = Ajouter
cup-enter = Prendre part
cup-begin = Commencer
cup-wait = { $name } commence quand tout le monde est là.
cup-leave = Quitter le tournoi
    .about = Tu sors aussitôt. À ta table, un robot joue ta partie jusqu’au bout.
    .go = Je m’en vais

## Pendant le tournoi

cup-rounds = Tour par tour
cup-table = Table { $number }
cup-group = Groupe { $number }
cup-playing = en jeu
cup-played = jouée
cup-to-play = à venir
cup-called-off = arrêtée, personne ne perd
cup-look-back = Revoir
cup-out-in = fin au tour { $number }
cup-left = a quitté le tournoi
cup-losses =
    { $count ->
        [one] { $count } défaite
       *[other] { $count } défaites
    }
cup-deals-counted = Donnes comptées
cup-next = Tirer le tour suivant
cup-next-deal = Distribuer à chaque groupe qui attend
cup-deal-group = Distribuer à ce groupe
cup-to-table = À ta table
cup-playing-now = Les tables jouent. Cette page suit d’elle-même.
cup-wait-next = { $name } tire le tour suivant.
cup-you-left = Tu as quitté ce tournoi.
cup-correct = Entrer ou corriger le résultat
    .who = Qui a gagné ?
    .go = Entrer
    .off = Arrêtée
cup-nobody-won = Personne n’est coché. Personne n’a gagné ?
    .yes = Personne n’a gagné
cup-back = Retour au tournoi

## Avec de vraies cartes

cup-where = Où l’on joue
    .phones = Sur les téléphones
    .phones-about = Des tables sur ce serveur ; il distribue, et les résultats viennent d’eux-mêmes.
    .cards = Avec de vraies cartes
    .cards-about = De vraies tables : écris les noms, imprime le tirage, entre qui a gagné.
cup-how-real = Scanne ceci pour suivre sur ton téléphone, ou pour t’inscrire avec lui.
cup-names = Les noms, un par ligne
    .example = Ada
    .about = Pas besoin de téléphone. Tu peux en ajouter jusqu’au début.
    .go = Les inscrire
cup-fillers-real =
    { $count ->
        [one] Une place revient à quelqu’un qui est déjà sorti ; ce résultat ne compte pas.
       *[other] { $count } places reviennent à des personnes déjà sorties ; leurs résultats ne comptent pas.
    }
cup-your-table = Tu joues à la table { $number }.
cup-playing-real = Les tables jouent. Les résultats paraissent ici dès qu’ils sont entrés.
cup-leave-real = Tu sors aussitôt. Les autres continuent à ta table.
cup-draw = Imprimer le tirage
    .about = Pour le mur et pour chaque table : qui joue où, avec une case pour qui gagne. On rend le papier, et qui organise l’entre ici.
    .filler = quelqu’un déjà sorti
    .tick = Coche toutes les personnes qui ont gagné.

## Une seule place, quel que soit l’appareil

cup-device = { $name } continue là-bas
    .about = Ta place, et ton siège à une table, passent sur un autre téléphone.
    .go = Faire un lien pour moi
    .others = Ou pour quelqu’un d’autre : un nom inscrit, ou un téléphone à plat
    .link = Faire le lien
cup-moved = Ta place dans ce tournoi est passée sur un autre appareil.
cup-missing = Quelqu’un n’est pas là
    .about = Qui n’est pas venu, ou est rentré, sort aussitôt ; les autres continuent. Jusqu’au prochain tirage, tu peux annuler.
    .who = Qui ?
    .go = Faire sortir
    .ask = { $name } n’est pas là ?
    .no = Si, ne change rien
    .out = { $name } ne joue plus.
    .back = Faire revenir
cup-pass-on = Confier l’organisation
    .about = Quelqu’un d’autre tire, entre les résultats et efface désormais ; tu gardes ta place.
    .to = À qui ? Seules les personnes avec un téléphone sont proposées.
    .go = Confier
cup-handed = { $name } t’a confié ce tournoi : c’est toi qui tires, entres les résultats et effaces désormais.
    .on = C’est fait : { $name } organise désormais.

## Sur papier et au mur

cup-paper = Imprimer le classement
    .about = Sur une page : le rang de chacun, et qui a joué à quelle table.
    .bold = Souligné : qui a gagné cette partie.
cup-csv = Pour un tableur
    .separator = {";"}
cup-hall = Écran pour la salle
    .playing = Ces tables jouent.
    .fill-ins =
        { $count ->
            [one] et une personne déjà sortie
           *[other] et { $count } personnes déjà sorties
        }
    .bots =
        { $count ->
            [one] et un robot
           *[other] et { $count } robots
        }

## Donnes scellées

cup-sealed = Ce que contenait une donne et ce que chacun en a fait se dit quand tous les groupes l’ont jouée. D’ici là, personne n’en voit plus que ce que sa place lui a montré.
cup-sealed-deal = scellée
cup-sealed-here = Partie jouée, et scellée.
    .about = D’autres groupes doivent encore jouer les mêmes cartes. Cette page dira d’elle-même qui meurt, qui gagne et qui avait quoi, dès que tous les auront jouées.
    .hush = D’ici là, garde pour toi ce que tu sais de ces cartes.
    .who = Qui doit encore jouer ?

## La fin

cup-champion = reste en jeu après tous les autres : le titre est gagné !
cup-best = a tiré le meilleur parti des mêmes cartes !
cup-another = Ouvrir un autre tournoi
cup-delete = Effacer ce tournoi
    .about = Le tournoi, toutes ses tables, leurs parties et les places de tous quittent le serveur aussitôt. Personne ne pourra les retrouver.
    .go = Tout effacer
    .done = Le tournoi est effacé.
