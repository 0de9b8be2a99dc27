# Les options de la table : un nom court, et ce qui change.

## Une nuit

option-lone-wolf = Loup solitaire
    .about = Un Loup-Garou qui n’en voit aucun autre peut regarder une carte du centre.
option-robber-must-rob = Le Voleur vole toujours
    .about = Le Voleur ne peut plus passer son tour : il doit échanger sa carte.
option-minion-may-die = Sbire prêt à tout
    .about = Sans Loup-Garou autour de la table, le Sbire gagne si quelqu’un d’autre meurt, même s’il meurt aussi.
option-tanner-blocks-minion = Le Tanneur écarte le Sbire
    .about = Sans Loup-Garou autour de la table, le Sbire ne gagne pas si un Tanneur meurt.
option-minion-beside-tanner = Le Sbire à côté du Tanneur
    .about = Sans Loup-Garou autour de la table, la mort d’un Tanneur n’empêche plus le Sbire de gagner.

## Epic Battle

option-master-substitute-one = Une voix suffit à la place du Maître
    .about = Quand un vampire protège le Maître, la personne qui vient après lui meurt même avec une seule voix.
option-shot-through-guard = Le tir traverse la garde
    .about = Une personne protégée échappe au vote, mais plus au tir du Chasseur.
option-second-place-two = Deux voix pour la deuxième place
    .about = Avec trois camps en jeu, la deuxième place ne meurt qu’à partir de deux voix.
option-only-villagers-count = Seuls les villageois comptent
    .about = Sans monstre autour de la table, seule la mort d’un villageois fait perdre le village. Un Tanneur qui meurt gagne toujours seul.
option-alpha-card-in-centre = La carte du Loup alpha au centre
    .about = La carte de loup posée à part compte comme une carte du centre, qu’on peut regarder, copier ou prendre.
option-copy-stays-with-player = La copie suit la personne
    .about = Ce que devient un Copycat ou un Chasseur de fantômes reste avec la personne, et non plus avec sa carte.
option-aura-night-only = Auras de la nuit seulement
    .about = La Diseuse de bonne aventure ne voit plus les gestes du crépuscule, seulement ceux de la nuit.

## Classique

option-captain = Un Capitaine
    .about = Au premier matin, le village élit un Capitaine, dont la voix compte double et tranche les égalités.
option-hunter-any-death = Le Chasseur tire toujours
    .about = Le Chasseur peut tirer quelle que soit la cause de sa mort, poison et chagrin compris.
option-wolves-win-at-parity = Victoire à nombre égal
    .about = Les Loups-Garous gagnent dès qu’ils sont aussi nombreux que les autres vivants.
option-wolves-win-alone = Jusqu’au dernier villageois
    .about = Les Loups-Garous ne gagnent que lorsqu’il ne reste plus aucun villageois en vie.
option-lovers-spare-each-other = Les Amoureux s’épargnent
    .about = Les Amoureux ne peuvent pas voter l’un contre l’autre, et un Capitaine amoureux ne peut pas condamner l’autre pour trancher une égalité.
option-wolves-spare-wolves = Les loups s’épargnent
    .about = La meute ne peut pas choisir l’un des siens comme victime.
option-village-must-lynch = Le village doit trancher
    .about = Personne ne peut retenir sa voix ; si le second vote finit lui aussi à égalité, le sort désigne qui meurt.
option-girl-beyond-help = Prise pour de bon
    .about = Une Petite Fille surprise meurt : on ne la montre pas à la Sorcière, qui ne peut pas la sauver.
