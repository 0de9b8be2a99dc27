# La règle d’un rôle, dite en phrases : ce que lit l’atelier à chaque instant, et l’aide d’un rôle fait maison.
# Chaque morceau est remplacé tel quel par un autre : aucun ne s’accorde avec ses voisins.

## La phrase

rule-night = { $when }, { $name } { $steps }.
rule-night-if = { $when }, { $name }, { $steps }.
rule-wakes = { $when }, { $name } se réveille.
rule-sleeps = La nuit, { $name } dort.
rule-then = { $first }, puis { $last }
rule-then-if = { $first } ; { $last }
rule-and = { $first } et { $last }
rule-or = { $first } ou { $last }
rule-when = si { $if }, { $does }

rule-wakes-first = Avant tous les autres appels
rule-wakes-after = Juste après l’appel « { $call } »
rule-wakes-with = Avec l’appel « { $call } »
rule-together = se réveille avec ses semblables et { $steps }

rule-the-f = la { $name }
rule-the-m = le { $name }
rule-the-vowel-f = l’{ $name }
rule-the-vowel-m = l’{ $name }
rule-quoted = « { $word } »

## Choisir

rule-choose-no = désigne { $what }
rule-choose-yes = peut désigner { $what }
rule-say-no = dit { $words }
rule-say-yes = peut dire { $words }
rule-except = { $what }, sauf { $who }
rule-says = { $what } en disant { $words }
rule-pool-others-1 = un autre joueur
rule-pool-others-2 = deux autres joueurs
rule-pool-others-3 = trois autres joueurs
rule-pool-players-1 = n’importe quel joueur
rule-pool-players-2 = deux joueurs, quels qu’ils soient
rule-pool-players-3 = trois joueurs, quels qu’ils soient
rule-pool-neighbours-1 = un de ses voisins
rule-pool-neighbours-2 = ses deux voisins
rule-pool-neighbours-3 = ses voisins
rule-pool-centre-1 = une carte du centre
rule-pool-centre-2 = deux cartes du centre
rule-pool-centre-3 = trois cartes du centre
rule-pool-spare-1 = une carte mise à part
rule-pool-spare-2 = deux cartes mises à part
rule-pool-spare-3 = trois cartes mises à part

## De qui, de quoi on parle

rule-card-me = sa propre carte
rule-card-player = la carte de ce joueur
rule-card-player-1 = la carte du premier joueur
rule-card-player-2 = la carte du second joueur
rule-card-players = leurs cartes
rule-card-place = cette carte du centre
rule-card-places = ces cartes du centre
rule-card-any = la carte choisie
rule-card-spare = la carte mise à part
rule-mark-me = sa propre marque
rule-mark-player = la marque de ce joueur
rule-mark-player-1 = la marque du premier joueur
rule-mark-player-2 = la marque du second joueur
rule-mark-players = leurs marques
rule-who-me = soi
rule-who-player = ce joueur
rule-who-player-1 = le premier joueur
rule-who-player-2 = le second joueur
rule-who-found = cette victime
rule-who-players = ces joueurs
rule-who-place = cette carte
rule-who-places = ces cartes
rule-who-any = ce choix
rule-who-fellows = ses semblables
rule-who-neighbours = ses voisins
rule-who-others = tous les autres
rule-who-centre = les cartes du centre
rule-who-word = ce mot

## Agir

rule-look-card = regarde { $of }
rule-look-mark = regarde { $of }
rule-look-player = apprend qui est { $of }
rule-swap-cards = échange { $of }
rule-swap-marks = échange { $of }
rule-take = prend { $of }, laisse la sienne à la place et regarde ce qu’il y a gagné
rule-mark = pose la marque « { $mark } » devant { $who }
rule-turn-rest = devient ce que montre { $of }
rule-turn-wake = devient ce que montre { $of } et se réveille à son appel
rule-turn-act = devient ce que montre { $of } et agit aussitôt
rule-recognise = voit qui est { $who }
rule-recognise-fellows = voit qui ils sont
rule-learn-number = apprend combien de cartes { $teams } se trouvent chez { $among }
rule-learn-team = apprend le camp : { $of }
rule-learn-same = apprend si c’est le même camp : { $of }
rule-learn-acted = apprend qui a regardé ou déplacé une carte
rule-learn-bitten = apprend qui les vampires ont mordu
rule-learn-victim = apprend qui les loups ont choisi
rule-tap = touche { $who }
rule-reveal = retourne { $of } pour tout le monde à l’aube
rule-tell-everybody = fait savoir à l’aube à tout le village qui c’était : { $who }
rule-tell = avertit { $who }
rule-heal = sauve { $who }
rule-poison = empoisonne { $who }
rule-protect = protège { $who } des loups
rule-join = unit { $who } par l’amour

## Si…

rule-if-is = c’est une carte { $teams }
rule-if-not = ce n’est pas une carte { $teams }
rule-if-is-there = { $of } : c’est une carte { $teams }
rule-if-not-there = { $of } : ce n’est pas une carte { $teams }
rule-if-role = c’est { $roles }
rule-if-role-there = { $of } : c’est { $roles }
rule-if-chosen = un choix est fait
rule-if-said = le mot est { $words }
rule-if-alone = personne d’autre ne s’est réveillé
rule-if-marks = des marques sont en jeu
rule-if-unspent = { $words } n’a pas encore servi
rule-heal-left = la potion qui sauve
rule-poison-left = le poison

## Le jour et la fin

rule-dies-voted = Sa mort entraîne celle du joueur que son doigt désigne.
rule-dies-chosen = En mourant, { $name } emporte qui lui plaît.
rule-dies-neighbours = Sa mort entraîne celle de ses deux voisins.
rule-guards-voted = Le joueur que son doigt désigne ne peut pas mourir du vote.
rule-guards-self = Le vote ne peut pas tuer { $name }.
rule-guards-neighbours = Le vote ne peut pas tuer ses voisins.
rule-guards-by = Cela ne vaut que si quelqu’un { $team } y pointe le doigt.
rule-votes-0 = Son doigt ne compte pas.
rule-votes-2 = Son doigt compte double.
rule-votes-3 = Son doigt compte triple.
rule-wins-team = Gagne avec { $team }.
rule-wins-follower = Gagne avec { $team }, sans en être.
rule-wins-alone = Joue pour soi.
rule-wins-dying = Gagne en mourant, et pas autrement.
rule-wins-surviving = Gagne en restant en vie, et pas autrement.
rule-wins-neighbour-dying = Gagne si un de ses voisins meurt.
rule-wins-pointed-dying = Gagne si meurt le joueur que son doigt désigne.
rule-wins-nobody-dying = Gagne si personne ne meurt.
