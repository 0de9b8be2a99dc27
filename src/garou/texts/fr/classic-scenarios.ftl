# Les parties toutes prêtes du jeu classique, de la plus petite à la plus grande.

scenario-smallest-village = Le Plus Petit Village
    .blurb = Quelques maisons, un puits, et déjà quelqu’un qui ne dort pas. De quoi tout apprendre en une veillée.
scenario-village-evening = Veillée au village
    .blurb = Le feu baisse, on se compte, on se regarde. La soirée comme on l’aime, sans rien de trop.
scenario-first-lovers = Premières Amours
    .blurb = Cupidon passe avant les loups. Deux cœurs battent désormais du même pas, et cela complique tout.
scenario-witch-and-hunter = La Sorcière et le Chasseur
    .blurb = Deux fioles sur l’étagère, un fusil derrière la porte. Ce soir, mourir n’est plus si simple.
scenario-little-girl-awake = La Petite Fille ne dort pas
    .blurb = Un œil s’ouvre dans le noir pendant que la meute choisit. Verra-t-il, ou sera-t-il vu ?
scenario-thieves-night = Nuit de voleur
    .blurb = Deux cartes de trop, une main trop leste. Personne ne sait plus tout à fait qui manque au village.
scenario-whole-village = Tout le village
    .blurb = Tous les rôles sortent, toutes les fenêtres s’allument. Pour une grande tablée et une longue nuit.
