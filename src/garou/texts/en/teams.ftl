# The teams: the name, the subject of a sentence, the possessor.

team-village = Village
    .the = the village
    .of = of the village

team-werewolf = Werewolves
    .the = the werewolves
    .of = of the werewolves

team-vampire = Vampires
    .the = the vampires
    .of = of the vampires

team-tanner = Tanner
    .the = the Tanner
    .of = of the Tanner

team-assassin = Assassin
    .the = the Assassin
    .of = of the Assassin

team-lovers = Lovers
    .the = the lovers
    .of = of the lovers

team-changing = Changes team
