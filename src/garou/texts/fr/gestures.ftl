# Ce qu’on montre sans un mot : dit après le nom de qui le fait, et sur le bouton.

gesture-nod = fait oui de la tête
    .label = Faire oui
gesture-shake = fait non de la tête
    .label = Faire non
gesture-shrug = hausse les épaules
    .label = Hausser les épaules
gesture-point = montre { $whom } du doigt
    .label = Montrer du doigt…
