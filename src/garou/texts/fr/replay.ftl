# Une partie finie, encore une fois : la fin en étapes, le film, et si, l’image.

## La fin, une étape après l’autre

replay-stages = On retourne les cartes
replay-skip = Tout montrer
replay-see = Revoir la partie
replay-deaths = Les morts
    .none = Personne n’est mort.
replay-teams = Les camps
replay-team-all = victoire
replay-team-none = défaite
replay-team-some = victoire pour { $names } seulement
replay-yours = ce qui a décidé pour toi

## Ouvrir une partie écrite

replay-open = Revoir une partie finie
    .lede = Apporte le fichier de n’importe quelle partie. On le lit, on le montre, on l’oublie : rien n’est gardé ici.
    .file = Le fichier de la partie
    .paste = Ou la partie elle-même, en texte
    .go = Montrer la partie
    .flaw = Cette partie ne peut pas être montrée.

## Le film

replay-title = { $game }, le film
replay-film = La partie, pas à pas
replay-dealt = Chacun regarde sa carte, une seule fois.
replay-talk = Discussion
    .grave = Au cimetière
    .dead = entre les morts
replay-count = { $at } sur { $of }
replay-back = Reculer
replay-next = Avancer
replay-scrub = Où en est la partie
replay-keys = Les flèches du clavier avancent aussi.
replay-from = place d’avant : { $place }
replay-place-centre-1 = centre 1
replay-place-centre-2 = centre 2
replay-place-centre-3 = centre 3
replay-place-centre-wolf = carte de loup
replay-place-extra-1 = à part 1
replay-place-extra-2 = à part 2
replay-token-captain = Capitaine
replay-token-lover = couple d’amoureux
replay-token-victim = victime des loups
replay-token-poison = empoisonné
replay-token-hunger = affamé
replay-token-asleep = dort de peur
replay-token-face-up = face visible

## Ensemble

replay-lead = Mener la projection
    .alone = Tu mènes. Personne ne suit encore.
    .with = Tu mènes.
    .hand = Passer la main à…
    .free = Arrêter
replay-led = { $name } mène la projection.
replay-following = Tu suis { $name }.
replay-follow = Suivre
    .leave = Regarder à part

## Ce qu’on pouvait savoir

replay-eyes = Ce qu’on pouvait savoir ici
    .whose = Par les yeux de qui
    .all = Choisis une place
    .none = Rien encore.
    .hint = Choisis une place : tu vois ce qu’on lui avait dit jusqu’à ce pas, et rien d’autre.

## Et si

replay-if = Et si le vote avait tourné autrement ?
    .poll = Quel vote
    .voter = Si cette personne
    .target = avait désigné
    .nobody = personne
    .go = Recompter
replay-poll =
    { $round ->
        [1] { $day }
       *[other] { $day }, second tour
    }
replay-if-title =
    { $for-kind ->
        [nobody] Si { $voter } n’avait désigné personne au lieu de désigner { $was }
       *[player]
            { $was-kind ->
                [nobody] Si { $voter } avait désigné { $for } au lieu de personne
               *[player] Si { $voter } avait désigné { $for } et non { $was }
            }
    }
replay-if-same = Les mêmes camps et les mêmes personnes gagnent.
replay-if-later = Ce qui s’est dit et fait les jours suivants est laissé de côté : cela venait de gens qui avaient vu autre chose.
replay-if-again = Il y aurait eu égalité, puis un second tour : nul ne sait comment il finit.
replay-if-waiting = Ici, la décision aurait été à { $who } ({ $call }) : nul ne sait laquelle.
replay-if-what = Choisis qui vote, et qui cette personne désigne.
replay-if-cannot = Ce vote était impossible : pas par cette personne, ou pas pour celle-là.
replay-if-as-it-was = C’est ainsi que le vote s’est passé : choisis quelqu’un d’autre.

# Ce qu’une personne a fait la nuit, changé.
replay-night = Et si la nuit avait tourné autrement ?
    .about = Touche ce qu’une personne a fait, puis ce qu’elle aurait pu faire. Tout bouge.
replay-night-ask = { $who } · { $call } : quoi d’autre ?
replay-night-was = (c’était cela)
replay-night-title = { $who } : « { $for } » au lieu de « { $was } »
replay-night-kept = Les autres agissent et votent comme dans la vraie partie, puisqu’on leur demande exactement la même chose.
replay-night-ballot = À ce vote, le village n’est plus le même que dans la vraie partie : nul ne sait comment il finit.
replay-night-luck = Ici, le hasard aurait décidé autre chose : nul ne sait quoi.
replay-night-cannot = Dans cette partie, cela ne pouvait pas se faire.
replay-night-chances = Et qui pouvait-on croire, alors ?

## Après

replay-end = Comment cela a fini
replay-share = Une image à partager
    .about = Qui jouait, qui était quoi et qui gagne, sur une feuille.
    .go = Faire l’image
    .save = Garder l’image
    .send = Envoyer l’image
    .failed = Ce navigateur ne sait pas la peindre. Touche encore une fois pour le dessin lui-même.
replay-other = Ouvrir une autre partie
replay-flaw-empty = Il n’y a encore rien ici. Colle une partie ci-dessous, ou choisis le fichier où elle est gardée.
replay-flaw-unreadable = Ce n’est pas une partie gardée par Garou : elle a pu être coupée ou changée en route. Choisis le fichier tel qu’il a été gardé.
replay-flaw-half = Cette partie n’est pas finie : elle s’arrête là où quelqu’un devait encore choisir.
replay-flaw-illegal = C’est bien une partie, mais quelque chose n’a pas pu s’y passer ainsi.
    .detail = L’endroit, et ce qui ne va pas :
