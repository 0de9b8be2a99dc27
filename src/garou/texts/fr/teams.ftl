# Les camps : le nom, le sujet d’une phrase, le complément.

team-village = Village
    .the = le village
    .of = du village

team-werewolf = Loups-Garous
    .the = les Loups-Garous
    .of = des Loups-Garous

team-vampire = Vampires
    .the = les vampires
    .of = des vampires

team-tanner = Tanneur
    .the = le Tanneur
    .of = du Tanneur

team-assassin = Assassin
    .the = l’Assassin
    .of = de l’Assassin

team-lovers = Amoureux
    .the = les amoureux
    .of = des amoureux

team-changing = Change de camp
