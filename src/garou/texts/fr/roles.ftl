# Les rôles de tous les jeux : le nom, puis ses formes dans une phrase.

## Une nuit

role-doppelganger = Doppelgänger
    .the = la Doppelgänger
    .a = une Doppelgänger
    .of = de la Doppelgänger
    .many = Doppelgängers
    .gender = f

role-werewolf = Loup-Garou
    .the = le Loup-Garou
    .a = un Loup-Garou
    .of = du Loup-Garou
    .many = Loups-Garous
    .gender = m
    .near = loup, louve, garou, loupgarou, lg

role-minion = Sbire
    .the = le Sbire
    .a = un Sbire
    .of = du Sbire
    .many = Sbires
    .gender = m

role-mason = Franc-maçon
    .the = le Franc-maçon
    .a = un Franc-maçon
    .of = du Franc-maçon
    .many = Francs-maçons
    .gender = m

role-seer = Voyante
    .the = la Voyante
    .a = une Voyante
    .of = de la Voyante
    .many = Voyantes
    .gender = f

role-robber = Voleur
    .the = le Voleur
    .a = un Voleur
    .of = du Voleur
    .many = Voleurs
    .gender = m

role-troublemaker = Noiseuse
    .the = la Noiseuse
    .a = une Noiseuse
    .of = de la Noiseuse
    .many = Noiseuses
    .gender = f

role-drunk = Soûlard
    .the = le Soûlard
    .a = un Soûlard
    .of = du Soûlard
    .many = Soûlards
    .gender = m

role-insomniac = Insomniaque
    .the = l’Insomniaque
    .a = une Insomniaque
    .of = de l’Insomniaque
    .many = Insomniaques
    .gender = f

role-villager = Villageois
    .the = le Villageois
    .a = un Villageois
    .of = du Villageois
    .many = Villageois
    .gender = m
    .near = simple villageois, villageoise, sv

role-tanner = Tanneur
    .the = le Tanneur
    .a = un Tanneur
    .of = du Tanneur
    .many = Tanneurs
    .gender = m

role-hunter = Chasseur
    .the = le Chasseur
    .a = un Chasseur
    .of = du Chasseur
    .many = Chasseurs
    .gender = m

## Epic Battle, en plus

role-copycat = Copycat
    .the = le Copycat
    .a = un Copycat
    .of = du Copycat
    .many = Copycats
    .gender = m

role-vampire = Vampire
    .the = le Vampire
    .a = un Vampire
    .of = du Vampire
    .many = Vampires
    .gender = m

role-master = Maître
    .the = le Maître
    .a = un Maître
    .of = du Maître
    .many = Maîtres
    .gender = m

role-count = Comte
    .the = le Comte
    .a = un Comte
    .of = du Comte
    .many = Comtes
    .gender = m

role-renfield = Renfield
    .the = Renfield
    .a = Renfield
    .of = de Renfield
    .many = Renfields
    .gender = m

role-diseased = Pestiférée
    .the = la Pestiférée
    .a = une Pestiférée
    .of = de la Pestiférée
    .many = Pestiférées
    .gender = f

role-cupid = Cupidon
    .the = Cupidon
    .a = Cupidon
    .of = de Cupidon
    .many = Cupidons
    .gender = m

role-instigator = Comploteuse
    .the = la Comploteuse
    .a = une Comploteuse
    .of = de la Comploteuse
    .many = Comploteuses
    .gender = f

role-priest = Prêtre
    .the = le Prêtre
    .a = un Prêtre
    .of = du Prêtre
    .many = Prêtres
    .gender = m

role-assassin = Assassin
    .the = l’Assassin
    .a = un Assassin
    .of = de l’Assassin
    .many = Assassins
    .gender = m

role-alpha-wolf = Loup alpha
    .the = le Loup alpha
    .a = un Loup alpha
    .of = du Loup alpha
    .many = Loups alpha
    .gender = m

role-mystic-wolf = Loup shaman
    .the = le Loup shaman
    .a = un Loup shaman
    .of = du Loup shaman
    .many = Loups shamans
    .gender = m

role-dream-wolf = Loup rêveur
    .the = le Loup rêveur
    .a = un Loup rêveur
    .of = du Loup rêveur
    .many = Loups rêveurs
    .gender = m

role-thing = La Chose
    .the = la Chose
    .a = une Chose
    .of = de la Chose
    .many = Choses
    .gender = f

role-paranormal-investigator = Chasseur de fantômes
    .the = le Chasseur de fantômes
    .a = un Chasseur de fantômes
    .of = du Chasseur de fantômes
    .many = Chasseurs de fantômes
    .gender = m

role-marksman = Trappeur
    .the = le Trappeur
    .a = un Trappeur
    .of = du Trappeur
    .many = Trappeurs
    .gender = m

role-witch = Sorcière
    .the = la Sorcière
    .a = une Sorcière
    .of = de la Sorcière
    .many = Sorcières
    .gender = f

role-aura-seer = Diseuse de bonne aventure
    .the = la Diseuse de bonne aventure
    .a = une Diseuse de bonne aventure
    .of = de la Diseuse de bonne aventure
    .many = Diseuses de bonne aventure
    .gender = f

role-gremlin = Gremlin
    .the = le Gremlin
    .a = un Gremlin
    .of = du Gremlin
    .many = Gremlins
    .gender = m

role-revealer = Divinateur
    .the = le Divinateur
    .a = un Divinateur
    .of = du Divinateur
    .many = Divinateurs
    .gender = m

role-curator = Conservateur
    .the = le Conservateur
    .a = un Conservateur
    .of = du Conservateur
    .many = Conservateurs
    .gender = m

role-bodyguard = Garde du corps
    .the = le Garde du corps
    .a = un Garde du corps
    .of = du Garde du corps
    .many = Gardes du corps
    .gender = m

## Classique, en plus (le Capitaine est une charge, pas une carte distribuée)

role-thief = Voleur
    .the = le Voleur
    .a = un Voleur
    .of = du Voleur
    .many = Voleurs
    .gender = m

role-little-girl = Petite Fille
    .the = la Petite Fille
    .a = une Petite Fille
    .of = de la Petite Fille
    .many = Petites Filles
    .gender = f

role-captain = Capitaine
    .the = le Capitaine
    .a = un Capitaine
    .of = du Capitaine
    .many = Capitaines
    .gender = m

## Entre programmes, en plus

role-medium = Médium
    .the = la Médium
    .a = une Médium
    .of = de la Médium
    .many = Médiums
    .gender = f

role-possessed = Possédé
    .the = le Possédé
    .a = un Possédé
    .of = du Possédé
    .many = Possédés
    .gender = m
