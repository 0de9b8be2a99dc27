# Ce que chacun apprend (fact-…), et le récit de la nuit quand tout est dit (story-…).

fact-dealt = Ta carte : { $role }.
story-dealt = { $who } s’endort { $role }.

fact-saw-card =
    { $where-own ->
        [yes] Tu regardes ta carte : { $role-a }.
       *[no]
            { $where-kind ->
                [place] Tu regardes { $where } : { $role-a }.
               *[player] Tu regardes chez { $where } : { $role-a }.
            }
    }
story-saw-card =
    { $where-own ->
        [yes] { $who } regarde sa propre carte : { $role-a }.
       *[no]
            { $where-kind ->
                [place] { $who } regarde { $where } : { $role-a }.
               *[player]
                    { $step ->
                        [werewolf] { $who } aperçoit { $where } parmi les loups.
                       *[other] { $who } regarde chez { $where } : { $role-a }.
                    }
            }
    }

fact-fellows =
    { $call ->
        [mason]
            { $players-count ->
                [0] Tu cherches l’autre Franc-maçon : personne ne te répond.
                [one] Un Franc-maçon te salue : { $players }.
               *[other] Des Francs-maçons te saluent : { $players }.
            }
        [minion]
            { $players-count ->
                [0] Tu cherches tes maîtres : aucun pouce de Loup-Garou ne se lève.
                [one] Un pouce de Loup-Garou se lève : { $players }.
               *[other] Des pouces de Loups-Garous se lèvent : { $players }.
            }
        [vampire]
            { $players-count ->
                [0] Tu cherches ton clan : aucun autre vampire ne se montre.
                [one] Un vampire te rend ton sourire : { $players }.
               *[other] Des vampires te rendent ton sourire : { $players }.
            }
        [renfield]
            { $players-count ->
                [0] Tu cherches un vampire à servir : personne.
                [one] Voici le vampire que tu sers : { $players }.
               *[other] Voici les vampires que tu sers : { $players }.
            }
        [lovers]
            { $players-count ->
                [0] L’amour te réveille, mais aucun regard ne croise le tien.
               *[other] L’amour te réveille, et tes yeux trouvent { $players }.
            }
       *[werewolf]
            { $players-count ->
                [0] Tu cherches la meute : aucun autre Loup-Garou ne se montre.
                [one] Un Loup-Garou est avec toi : { $players }.
               *[other] Des Loups-Garous sont avec toi : { $players }.
            }
    }
story-fellows =
    { $call ->
        [mason]
            { $players-count ->
                [0] { $who } cherche l’autre Franc-maçon, et personne ne répond.
               *[other] { $who } se lève en Franc-maçon et salue { $players }.
            }
        [minion]
            { $players-count ->
                [0] { $who } cherche les Loups-Garous à servir, et aucun pouce ne se lève.
                [one] { $who } voit se lever un pouce de Loup-Garou : { $players }.
               *[other] { $who } voit se lever des pouces de Loups-Garous : { $players }.
            }
        [vampire]
            { $players-count ->
                [0] { $who } s’éveille en vampire, sans autre vampire en vue.
               *[other] { $who } s’éveille en vampire et retrouve { $players }.
            }
        [renfield]
            { $players-count ->
                [0] { $who } cherche un vampire à servir, et n’en trouve aucun.
                [one] { $who } reconnaît le vampire à servir : { $players }.
               *[other] { $who } reconnaît les vampires à servir : { $players }.
            }
        [lovers]
            { $players-count ->
                [0] L’amour réveille { $who }, mais aucun regard ne répond.
               *[other] L’amour réveille { $who }, dont les yeux trouvent { $players }.
            }
       *[werewolf]
            { $players-count ->
                [0] { $who } s’éveille en Loup-Garou, sans autre loup en vue.
               *[other] { $who } s’éveille en Loup-Garou et retrouve { $players }.
            }
    }

fact-bitten =
    { $player-own ->
        [yes] Les vampires ont choisi où mordre : c’est toi.
       *[no] Les vampires mordent { $player }.
    }
# $who peut compter plusieurs noms : tout le clan l’apprend d’un coup.
story-bitten = Les vampires mordent { $player }. Dans le secret : { $who }.

fact-saw-mark =
    { $where-own ->
        [yes] Devant toi : { $mark-the }.
       *[no] Devant { $where } : { $mark-the }.
    }
story-saw-mark =
    { $where-own ->
        [yes] { $who } porte { $mark-the }.
       *[no] { $who } observe { $where }, qui porte { $mark-the }.
    }

fact-moved =
    { $what ->
        [marks]
            { $places-own ->
                [yes]
                    { $places-count ->
                        [1] Tu changes la marque devant toi.
                       *[other] Tu échanges ta marque avec { $others }.
                    }
               *[no]
                    { $places-count ->
                        [1] Tu poses une autre marque devant { $places }.
                       *[other] Tu échanges deux marques : { $places }.
                    }
            }
       *[cards]
            { $places-own ->
                [yes] Tu échanges ta carte avec { $others }.
               *[no] Tu échanges deux cartes : { $places }.
            }
    }
story-moved =
    { $what ->
        [marks]
            { $places-own ->
                [yes]
                    { $places-count ->
                        [1] { $who } change sa propre marque.
                       *[other] { $who } échange sa marque avec { $others }.
                    }
               *[no]
                    { $places-count ->
                        [1] { $who } pose une autre marque devant { $places }.
                       *[other] { $who } échange deux marques : { $places }.
                    }
            }
       *[cards]
            { $step ->
                [thief] { $who } y laisse sa carte et en prend une autre.
               *[other]
                    { $places-own ->
                        [yes] { $who } échange sa carte avec { $others }.
                       *[no] { $who } échange deux cartes : { $places }.
                    }
            }
    }

fact-tapped =
    { $by-side ->
        [left] Dans le noir, une main te touche l’épaule gauche.
       *[right] Dans le noir, une main te touche l’épaule droite.
    }
story-tapped =
    { $by-side ->
        [left] { $who } sent une main sur son épaule gauche.
       *[right] { $who } sent une main sur son épaule droite.
    }

fact-thumbs =
    { $players-count ->
        [0] Aucun pouce ne se lève.
        [one] Un pouce se lève : { $players }.
       *[other] Des pouces se lèvent : { $players }.
    }
story-thumbs =
    { $players-count ->
        [0] { $who } scrute la table, et aucun pouce ne se lève.
        [one] { $who } voit un pouce se lever : { $players }.
       *[other] { $who } voit des pouces se lever : { $players }.
    }

fact-turned = Désormais, tu es { $role-a }.
story-turned = { $who } devient { $role-a }.

fact-revealed = Une carte est face visible chez { $where } : { $role-a }.
story-revealed = Une carte est face visible chez { $where } : { $role-a }.

fact-holds-artifact = Un artefact est posé sur une carte, chez { $player }.
story-holds-artifact = Un artefact est posé sur une carte, chez { $player }.

fact-artifact = Sur ta carte, tu découvres { $artifact-the }.
story-artifact = { $who } découvre sur sa carte { $artifact-the }.

fact-voted =
    { $for-kind ->
        [nobody] { $player } ne désigne personne.
       *[player] { $player } désigne { $for }.
    }
story-voted =
    { $for-kind ->
        [nobody] { $player } ne désigne personne.
       *[player] { $player } désigne { $for }.
    }

fact-died =
    { $cause ->
        [vote] Le vote a parlé : { $player } meurt.
        [shot] Un coup de feu part : { $player } meurt.
        [love] L’amour ne survit pas seul : { $player } meurt aussi.
        [night] Au matin, { $player } ne se réveille pas.
        [lynch] Le village a tranché : { $player } meurt.
        [grief] Un cœur se brise : { $player } meurt de chagrin.
        [hunger] Personne n’a chassé cette nuit : { $player } meurt de faim.
       *[other] { $player } meurt.
    }
story-died =
    { $cause ->
        [vote] Le vote emporte { $player }.
        [shot] Un coup de feu emporte { $player }.
        [love] L’amour emporte aussi { $player }.
        [night] La nuit emporte { $player }.
        [lynch] Le village condamne { $player }.
        [grief] Le chagrin emporte { $player }.
        [hunger] La faim emporte { $player }.
       *[other] { $player } meurt.
    }

fact-won =
    { $players-count ->
        [0] Personne ne gagne.
       *[other]
            { $teams-count ->
                [0] La victoire revient à { $players }.
                [one] La victoire revient à { $players }. Camp gagnant : { $teams }.
               *[other] La victoire revient à { $players }. Camps gagnants : { $teams }.
            }
    }
story-won =
    { $players-count ->
        [0] Et personne ne gagne.
       *[other]
            { $teams-count ->
                [0] Et la victoire revient à { $players }.
                [one] Et la victoire revient à { $players }. Camp gagnant : { $teams }.
               *[other] Et la victoire revient à { $players }. Camps gagnants : { $teams }.
            }
    }

fact-captain = { $player } prend la charge de Capitaine.
story-captain = { $player } prend la charge de Capitaine.

fact-victim =
    { $player-kind ->
        [nobody] Cette nuit, pas de victime.
       *[player]
            { $player-own ->
                [yes] La victime de cette nuit, c’est toi.
               *[no] La victime de cette nuit : { $player }.
            }
    }
story-victim =
    { $player-kind ->
        [nobody] { $who } guette une victime, et n’en voit aucune.
       *[player] { $who } voit la victime de la nuit : { $player }.
    }

fact-shown =
    { $where-kind ->
        [place]
            { $same ->
                [no] On retourne { $where } : { $role-a }, qui compte comme { $counts-a }.
               *[yes] On retourne { $where } : { $role-a }.
            }
       *[player]
            { $same ->
                [no] Chez { $where } : { $role-a }, qui compte comme { $counts-a }.
               *[yes] Chez { $where } : { $role-a }.
            }
    }
story-shown =
    { $where-kind ->
        [place]
            { $same ->
                [no] On retourne { $where } : { $role-a }, qui compte comme { $counts-a }.
               *[yes] On retourne { $where } : { $role-a }.
            }
       *[player]
            { $same ->
                [no] Sur la carte : { $role-a }, qui a vécu comme { $counts-a }.
               *[yes] Sur la carte : { $role-a }.
            }
    }

## Classique : ce qu’on fait soi-même, et ce qu’une meute voit des siens

fact-joined = Tu as uni { $players }.
story-joined = { $who } unit { $players } par l’amour.

fact-named =
    { $for-kind ->
        [nobody]
            { $player-own ->
                [yes] Tu ne désignes personne.
               *[no] { $player } ne désigne personne.
            }
       *[player]
            { $player-own ->
                [yes] Tu désignes { $for }.
               *[no] { $player } désigne { $for }.
            }
    }
story-named =
    { $for-kind ->
        [nobody] Dans la meute, { $player } ne désigne personne.
       *[player] Dans la meute, { $player } désigne { $for }.
    }

fact-caught = Ton regard croise deux yeux ouverts : { $player }.
story-caught = { $who } surprend { $player }, les yeux ouverts.

fact-healed =
    { $player-own ->
        [yes] Tu bois toi-même la potion de guérison.
       *[no] Tu verses la potion de guérison à { $player }.
    }
    .spent = La potion de guérison est vide.
story-healed =
    { $player-own ->
        [yes] { $who } boit la potion de guérison.
       *[no] { $who } verse la potion de guérison à { $player }.
    }

fact-poisoned = Tu verses la potion d’empoisonnement à { $player }.
    .spent = Le poison a servi.
story-poisoned = { $who } verse la potion d’empoisonnement à { $player }.

## Ce qu’aucun fait ne dit : des réponses (story-said-…, refusées, ou données par le hasard), et des faits dits d’un trait

# $again : est-ce le second tour ?
story-ballot =
    { $step ->
        [captain]
            { $again ->
                [yes] Rien n’est tranché : on revote.
               *[no] Le village élit un Capitaine.
            }
        [werewolf] La meute choisit.
       *[other]
            { $again ->
                [yes] Égalité : on revote.
               *[no] Le village vote.
            }
    }
story-pointing =
    { $for-kind ->
        [nobody]
            { $players-count ->
                [one] { $players } ne désigne personne.
               *[other] { $players } ne désignent personne.
            }
       *[player]
            { $players-count ->
                [one] { $players } désigne { $for }.
               *[other] { $players } désignent { $for }.
            }
    }
story-votes-twice = { $player } (deux voix)
story-own-vote = Égalité : la voix du Capitaine, { $player }, décide.
# $who : toutes celles et tous ceux qui se voient
story-met =
    { $call ->
        [mason] { $who } se lèvent en Francs-maçons et se saluent.
        [vampire] { $who } s’éveillent en vampires et se retrouvent.
        [lovers] { $who } s’éveillent l’amour au cœur, et leurs regards se croisent.
       *[werewolf] { $who } s’éveillent en Loups-Garous et se retrouvent.
    }
story-declined-thief = { $who } n’en prend aucune.
story-said-sleep = { $who } garde les yeux fermés.
story-said-glance = { $who } jette un regard à la ronde, { $words }.
story-said-little-girl = { $who } ouvre un œil, { $words }.
story-declined-witch-heal = { $who } garde la potion de guérison.
story-said-hunter = En tombant, { $who } épaule son fusil.
story-declined-hunter = En tombant, { $who } baisse son fusil.
story-said-tie-break = Égalité : le dernier mot est à { $who }.
story-said-successor = Dans un dernier souffle, { $who } transmet sa charge.
story-luck-captain = Toujours rien de tranché : le hasard décide.
story-luck-lynch = Toujours à égalité : le sort décide.

# Faits des rôles maison. $number : combien de cartes de ces équipes il y a à ces places.

fact-counted = Tu comptes ces cartes : { $places }. Pour { $teams } : { $number }.
story-counted = { $who } compte ces cartes : { $places }. Pour { $teams } : { $number }.
fact-saw-team =
    { $where-kind ->
        [place] Tu apprends le camp d’une carte, { $where } : { $teams }.
       *[player] Tu apprends le camp d’une carte, chez { $where } : { $teams }.
    }
story-saw-team = { $who } apprend le camp d’une carte, chez { $where } : { $teams }.
fact-compared =
    { $alike ->
        [yes] Ces cartes sont du même camp : { $places }.
       *[no] Ces cartes ne sont pas toutes du même camp : { $places }.
    }
story-compared =
    { $alike ->
        [yes] { $who } compare, et ces cartes sont du même camp : { $places }.
       *[no] { $who } compare, et ces cartes ne sont pas toutes du même camp : { $places }.
    }
fact-chosen-by = On t’a choisi cette nuit : { $role-the }.
story-chosen-by = { $who } est choisi cette nuit par { $role-the }.
fact-pointed-out = Tout le monde l’apprend, { $role-the } a choisi cette nuit : { $players }.
story-pointed-out = Tout le monde l’apprend, { $role-the } a choisi cette nuit : { $players }.
