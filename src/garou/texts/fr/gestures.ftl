# Ce qu’on montre sans un mot : dit après le nom de qui le fait, et sur le bouton.

gesture-nod = fait oui de la tête
    .label = Faire oui
gesture-shake = fait non de la tête
    .label = Faire non
gesture-shrug = hausse les épaules
    .label = Hausser les épaules
gesture-point = montre { $whom } du doigt
    .label = Montrer du doigt…

# En passant, à côté d’une maison : après le nom de qui y habite, et sur le bouton.
gesture-agree = approuve
    .label = D’accord
gesture-doubt = en doute
    .label = J’en doute
gesture-laugh = rit
    .label = Rire
gesture-hush = fait chut
    .label = Chut
