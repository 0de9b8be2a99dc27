# Les scénarios d’Epic Battle, de notre invention.

scenario-wolves-first-night = Premiers hurlements
    .blurb = La meute contre le village, sans un vampire à l’horizon. Le bon endroit pour découvrir les loups d’Epic Battle.
scenario-vampires-first-night = Premières morsures
    .blurb = Le crépuscule tombe, le clan choisit sa proie, et quelqu’un se découvre des crocs avant la nuit. Une première partie de vampires, toute en douceur.
scenario-gentle-marks = Marques de velours
    .blurb = Chacun a une marque devant soi, et certaines changent au crépuscule sans trop de cruauté. Idéal pour apprendre à les lire.
scenario-love-and-betrayal = Amours et trahisons
    .blurb = Deux cœurs liés, un ami qui n’en est plus un. On ne sait plus très bien pour qui l’on vote, et c’est tout le plaisir.
scenario-cabinet-of-curiosities = Le cabinet de curiosités
    .blurb = Griffe, Dentier, Gourdin : au matin, un objet étrange repose sur une carte, et une seule personne sait lequel. Reste à la croire.
scenario-three-camps-small = Trois camps au coin du feu
    .blurb = Loups, vampires et village autour d’une petite table. Peu de monde, peu d’amis, et pas un mot de trop.
scenario-three-camps-large = Trois camps sous la lune
    .blurb = La grande bataille : la meute, le clan et le village au complet. Une seule victime ne suffira pas.
scenario-epic-anarchy = Anarchie épique
    .blurb = Le sort choisit les cartes, et personne n’a eu son mot à dire. Bonne chance pour y mettre de l’ordre.
scenario-masks-and-mirrors = Masques et miroirs
    .blurb = Copycat, Chasseur de fantômes, Sorcière, Gremlin : personne n’est plus tout à fait qui il était. Même toi, peut-être.
scenario-night-of-the-count = La nuit du Comte
    .blurb = Un frisson avant la nuit, et quelqu’un n’osera pas se lever. Qui a manqué à l’appel, et qui fait semblant ?

scenario-alphas-table = À la table de l’Alpha
    .blurb = Un loup commande, un autre écoute, un troisième rêve, et quelqu’un se réveillera avec la mauvaise carte. Le village a un Garde du corps pour se consoler.
