# Pourquoi on gagne, pourquoi on perd. $players est dit au-dessus de chaque raison qui s’en sert.

## Une nuit

# $players : les Loups-Garous morts
why-werewolf-died =
    { $players-count ->
        [one] Le village gagne : un Loup-Garou est mort, { $players }.
       *[other] Le village gagne : des Loups-Garous sont morts, { $players }.
    }
why-no-werewolf-nobody-died = Le village gagne : il n’y avait aucun Loup-Garou autour de la table, et personne n’est mort.
# $players : les morts
why-no-werewolf-but-deaths = Le village perd : il n’y avait aucun Loup-Garou autour de la table, et pourtant la mort a frappé { $players }.
# $players : les Loups-Garous
why-no-werewolf-died =
    { $players-count ->
        [one] Le village perd : aucun Loup-Garou n’est mort, et il en reste un en vie, { $players }.
       *[other] Le village perd : aucun Loup-Garou n’est mort, et il en reste en vie, { $players }.
    }
why-werewolves-live = Les Loups-Garous gagnent : aucun d’eux n’est mort.
# $players : les Loups-Garous morts
why-werewolf-dead =
    { $players-count ->
        [one] Les Loups-Garous perdent : l’un d’eux est mort, { $players }.
       *[other] Les Loups-Garous perdent : plusieurs d’entre eux sont morts, { $players }.
    }
why-tanner-blocks = Les Loups-Garous perdent : un Tanneur est mort, et il leur vole la victoire.
# $players : les Tanneurs morts
why-tanner-died = Victoire pour { $players } : un Tanneur gagne quand il meurt.
# $players : les Tanneurs en vie
why-tanner-lives = Défaite pour { $players } : un Tanneur ne gagne que s’il meurt.
# $players : le Sbire (cinq raisons)
why-lone-minion-lives = Victoire pour { $players } : sans Loup-Garou autour de la table, le Sbire gagne s’il vit et que quelqu’un d’autre meurt.
why-lone-minion-others-died = Victoire pour { $players } : sans Loup-Garou autour de la table, le Sbire gagne si quelqu’un d’autre meurt, même s’il meurt aussi.
why-lone-minion-died = Défaite pour { $players } : sans Loup-Garou autour de la table, le Sbire doit rester en vie.
why-lone-minion-nobody-died = Défaite pour { $players } : sans Loup-Garou autour de la table, le Sbire a besoin d’un autre mort, et il n’y en a pas.
why-lone-minion-blocked = Défaite pour { $players } : un Tanneur est mort, et il ne partage pas sa victoire avec le Sbire.

## Epic Battle

why-three-monsters-both-died = Le village gagne : un Loup-Garou et un vampire sont morts tous les deux.
why-three-village-not-both = Le village perd : il fallait la mort d’un Loup-Garou et celle d’un vampire, et ce n’est pas arrivé.
# $players : les monstres ennemis morts
why-three-enemy-died =
    { $players-count ->
        [one] Victoire pour { $team } : un monstre du camp d’en face est mort, { $players }, et aucun de leur camp.
       *[other] Victoire pour { $team } : des monstres du camp d’en face sont morts, { $players }, et aucun de leur camp.
    }
why-three-own-died = Défaite pour { $team } : un monstre de leur propre camp est mort.
why-three-no-enemy-died = Défaite pour { $team } : aucun monstre du camp d’en face n’est mort.
# $players : les monstres morts
why-monster-died =
    { $players-count ->
        [one] Le village gagne : un monstre est mort, { $players }.
       *[other] Le village gagne : des monstres sont morts, { $players }.
    }
# $players : les monstres
why-no-monster-died =
    { $players-count ->
        [one] Le village perd : aucun monstre n’est mort, et il y en avait un autour de la table, { $players }.
       *[other] Le village perd : aucun monstre n’est mort, et il y en avait autour de la table, { $players }.
    }
why-monsters-live = Victoire pour { $team } : aucun monstre de leur camp n’est mort.
# $players : les monstres morts de ce camp
why-monster-dead =
    { $players-count ->
        [one] Défaite pour { $team } : un monstre de leur camp est mort, { $players }.
       *[other] Défaite pour { $team } : des monstres de leur camp sont morts, { $players }.
    }
why-no-monster-nobody-died = Le village gagne : il n’y avait aucun monstre autour de la table, et personne n’est mort.
# $players : les morts
why-no-monster-but-deaths = Le village perd : il n’y avait aucun monstre autour de la table, et pourtant la mort a frappé { $players }.
why-no-villager-died = Le village gagne : il n’y avait aucun monstre autour de la table, et aucun villageois n’est mort.
why-tanner-alone = Un Tanneur est mort et aucun monstre avec lui : de tous les camps, lui seul gagne.
# $players : qui portait la marque de l’Assassin
why-assassin-hit = L’Assassin gagne : sa marque était devant { $players }, et la mort est passée par là.
why-assassin-missed = L’Assassin perd : personne n’est mort sous sa marque.
# $players : qui porte la marque du Traître (deux raisons)
why-traitor-avenged = Victoire pour { $players } : la marque du Traître fait gagner quand meurt une autre personne de son camp, et c’est arrivé.
why-traitor-betrayed-nothing = Défaite pour { $players } : la marque du Traître demandait la mort d’une autre personne de son camp, et cela n’est pas arrivé.
# $players : qui a désigné la personne malade
why-pointed-at-disease = Pas de victoire pour { $players } : désigner la personne qui porte la Peste empêche de gagner.
# $players : qui sert un camp dont personne ne fait partie
why-follower-without-master = Sans personne à servir autour de la table, { $players } joue pour le village.

## Classique

why-last-wolf-gone = Le village gagne : il n’y a plus un seul Loup-Garou en vie.
why-one-villager-left = Les Loups-Garous gagnent : en face d’eux, il reste une personne au plus.
why-parity = Les Loups-Garous gagnent : ils sont au moins aussi nombreux que tous les autres.
why-no-villager-left = Les Loups-Garous gagnent : il n’y a plus un seul villageois en vie.
# $players : les Amoureux (deux raisons)
why-lovers-last-two = Les Amoureux gagnent : à part { $players }, il n’y a plus personne en vie.
why-lovers-apart = Défaite pour { $players } : venus de deux camps, les Amoureux devaient rester les deux derniers en vie.
why-nobody-left = Personne ne gagne : il n’y a plus personne en vie.
# $victory : la règle qui a fait gagner un autre camp
why-camp-lost =
    { $victory ->
        [last-wolf-gone] Défaite pour { $team } : plus personne de leur camp n’est en vie.
        [one-villager-left] Défaite pour { $team } : un Loup-Garou est en vie, et il reste une personne au plus en face.
        [parity] Défaite pour { $team } : les Loups-Garous sont au moins aussi nombreux que tous les autres.
        [no-villager-left] Défaite pour { $team } : un Loup-Garou est en vie, et il ne reste personne en face.
        [lovers-last-two] Défaite pour { $team } : de tout le village, seuls les Amoureux sont en vie.
       *[other] Défaite pour { $team } : un autre camp a gagné.
    }

## Pourquoi personne n’est mort, ou qui d’autre l’est. $players : de qui l’on parle ; $by : par qui, en tant que $role

toll-one-each = Personne n’a plus d’une voix : le vote ne tue personne.
toll-none-else = Personne d’autre n’a deux voix : le vote ne tue personne.
# $votes : le nombre de voix contre cette personne
toll-guarded = { $by } ({ $role }) protège { $players } : ces { $votes } voix ne comptent pas.
toll-shielded = { $players } est à l’abri ({ $role }) : ces { $votes } voix ne comptent pas.
toll-shared = Égalité en tête à { $votes } voix : { $players } meurent ensemble.
toll-second =
    { $players-count ->
        [one] Avec trois camps autour de la table, la deuxième place meurt aussi : { $players }.
       *[other] Avec trois camps autour de la table, la deuxième place meurt aussi, partagée par { $players }.
    }
toll-pack-split = La meute ne s’accorde pas ({ $players }) : pas de victime cette nuit-là.
toll-pack-own = La meute a choisi l’un des siens, { $players }, et l’épargne : pas de victime cette nuit-là.
toll-pack-idle = La meute ne désigne personne : pas de victime cette nuit-là.
toll-healed = La nuit aurait emporté { $players } : { $by } lui sauve la vie par une potion.
toll-tied = Égalité entre { $players } : personne n’est condamné.
toll-named-nobody = Pas une seule voix : personne n’est condamné.

## Buts des rôles maison

why-own-dying = Victoire pour { $players } : mourir, c’était le but.
why-own-dying-missed = Défaite pour { $players } : il fallait mourir.
why-own-surviving = Victoire pour { $players } : rester en vie, c’était le but.
why-own-surviving-missed = Défaite pour { $players } : il fallait rester en vie.
why-own-neighbour-dying = Victoire pour { $players } : quelqu’un, juste à côté, devait mourir, et c’est arrivé.
why-own-neighbour-dying-missed = Défaite pour { $players } : quelqu’un, juste à côté, devait mourir, et personne là n’est mort.
why-own-pointed-dying = Victoire pour { $players } : la personne désignée au vote est morte.
why-own-pointed-dying-missed = Défaite pour { $players } : la personne désignée au vote devait mourir.
why-own-nobody-dying = Victoire pour { $players } : personne ne devait mourir, et personne n’est mort.
why-own-nobody-dying-missed = Défaite pour { $players } : personne ne devait mourir, et quelqu’un est mort.
