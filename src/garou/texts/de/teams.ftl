# Die Teams: der Name, als Subjekt, als Objekt (-acc: wen, -dat: wem), im Genitiv.

team-village = Dorf
    .the = das Dorf
    .the-acc = das Dorf
    .the-dat = dem Dorf
    .of = des Dorfes

team-werewolf = Werwölfe
    .the = die Werwölfe
    .the-acc = die Werwölfe
    .the-dat = den Werwölfen
    .of = der Werwölfe

team-vampire = Vampire
    .the = die Vampire
    .the-acc = die Vampire
    .the-dat = den Vampiren
    .of = der Vampire

team-tanner = Gerber
    .the = der Gerber
    .the-acc = den Gerber
    .the-dat = dem Gerber
    .of = des Gerbers

team-assassin = Attentäter
    .the = der Attentäter
    .the-acc = den Attentäter
    .the-dat = dem Attentäter
    .of = des Attentäters

team-lovers = Verliebte
    .the = die Verliebten
    .the-acc = die Verliebten
    .the-dat = den Verliebten
    .of = der Verliebten

team-changing = Wechselt das Team
