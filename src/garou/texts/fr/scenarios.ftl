# Les scénarios d’une nuit et leurs niveaux.

level-initiation = Initiation
level-easy = Facile
level-medium = Moyen
level-hard = Difficile

scenario-first-night = La Première Nuit
    .blurb = Pour ouvrir le bal : deux Loups-Garous, trois rôles vite appris et quelques Villageois pour douter de tout le monde.

scenario-full-moon = Pleine Lune
    .blurb = Les cartes changent de mains et l’Insomniaque veille. Les autres se réveillent en espérant être encore qui ils étaient.

scenario-lonely-night = Nuit solitaire
    .blurb = Un seul Loup-Garou dans tout le jeu, et il dort peut-être au centre. De quoi se soupçonner pour rien, ou pas.

scenario-confusion = Confusion
    .blurb = Trop de mains se promènent dans le noir. Au matin, mieux vaut ne pas trop s’attacher à la carte de la veille.

scenario-profit = Bénéfice
    .blurb = Le Chasseur ne part jamais seul. Bien placée, une mort peut rapporter gros au village.

scenario-strange-companions = Mystérieux compagnons
    .blurb = Des Francs-maçons qui se reconnaissent, un Sbire qui sert dans l’ombre. Chacun a des amis, reste à savoir lesquels.

scenario-uncertainty = Incertitudes
    .blurb = Le Tanneur veut mourir, le Soûlard ne sait plus qui il est. Avant d’accuser, demande-toi à qui ta voix rend service.

scenario-alliance-in-the-dark = Alliance dans la pénombre
    .blurb = Les Loups-Garous ont leur Sbire, les Francs-maçons ont leur frère, et entre eux les cartes circulent. Deux pactes, une seule aube.

scenario-revenants = Revenants
    .blurb = La Doppelgänger entre en scène, et un rôle pourrait bien se promener en double. Pour une grande table qui connaît ses cartes.

scenario-anarchy = Anarchie
    .blurb = Deux Loups-Garous et un Villageois : voilà tout ce qui est promis. Le hasard choisit le reste, et il a mauvais esprit.

scenario-basic = Le jeu de base
    .blurb = Le point de départ de l’édition Bezier, de trois à cinq autour de la table : des Loups-Garous, la Voyante, le Voleur, la Noiseuse, des Villageois. On apprend en une nuit.

scenario-bag = Au fond du sac
    .blurb = Toutes les cartes dans un sac, et la main choisit sans regarder. Il en sortira une meute, un village paisible ou un beau désordre.
