# Les rôles du jeu classique. Sauf mention, les règles sans option.

classic-villager-name = Simple Villageois
    .the = le Simple Villageois
    .a = un Simple Villageois
    .of = du Simple Villageois
    .many = Simples Villageois
    .gender = m
classic-villager-summary = La nuit, tu dors. Le jour, tu as ta voix et ton flair.
classic-villager-explain = La nuit, personne ne t’appelle. Le jour, tu discutes avec les vivants, puis tu votes contre quelqu’un d’autre que toi, ou contre personne. La personne qui reçoit le plus de voix meurt ; sans aucune voix, personne. À égalité, le Capitaine tranche ; s’il n’y en a pas, on revote une fois entre les noms à égalité, et si rien ne change, le village se couche sans condamner. Ton camp gagne quand il n’y a plus un seul Loup-Garou, même si tu n’es plus là pour le voir.
classic-villager-play = Note qui vote contre qui : les mots s’oublient, les votes restent. Quand un Loup-Garou tombe, relis qui l’a défendu la veille. Tu n’as rien à cacher, alors parle tôt, et laisse les loups hésiter entre toi et la Voyante.

classic-werewolf-summary = Chaque nuit, la meute choisit qui ne verra pas le matin.
classic-werewolf-explain = Chaque nuit, tu décides d’abord d’ouvrir les yeux ou de les garder fermés. Les loups éveillés se voient et nomment chacun une personne en vie, soi-même ou un autre loup si l’envie leur prend ; le nom le plus cité est la victime, et une égalité ne tue personne. Si tous les loups restent couchés, ils meurent tous de faim au lever du jour. Tant qu’une Petite Fille peut rôder, chaque loup éveillé peut guetter une fois, au début, au milieu ou à la fin : si elle a l’œil ouvert juste là, c’est elle la victime. Un loup endormi ne guette pas, mais ne peut pas être vu. Ta meute gagne dès qu’il reste au plus une personne qui n’est pas Loup-Garou.
classic-werewolf-play = À trois loups, guettez chacun à un moment différent : plus un seul instant n’est sûr pour la Petite Fille. Dormir te cache d’elle, mais la première nuit tu ne connais pas encore la meute : si chacun compte sur l’autre, vous mourez tous. Le jour, vote comme un villageois, quitte à lâcher un loup déjà perdu. Et choisis tes victimes pour les soupçons qu’elles laissent derrière elles.

classic-seer-summary = Chaque nuit, tu peux apprendre ce qu’est une personne en vie.
classic-seer-explain = Chaque nuit, tu peux choisir une autre personne en vie et tu vois ce qu’elle est. Tu peux aussi ne regarder personne. Tu vois le rôle du moment : un Voleur qui a pris une carte apparaît sous son nouveau rôle, un Voleur resté sans rien prendre apparaît en Villageois. L’amour et les potions ne se voient pas. Une fois hors du jeu, tu ne regardes plus.
classic-seer-play = Regarde d’abord ceux qui mènent le débat : loups, ils sont dangereux ; villageois, ce sont tes meilleurs alliés. Ne te dévoile pas pour un simple villageois, mais pour un loup trouvé, cela peut valoir ta vie. Glisse des indices dans tes phrases et dans tes votes, pour que le village comprenne si tu disparais.

classic-hunter-summary = Si les loups ou le village te tuent, tu peux tirer avant de tomber.
classic-hunter-summary-with-hunter-any-death = Quelle que soit ta mort, tu peux tirer avant de tomber.
classic-hunter-explain = Dévoré par les Loups-Garous ou condamné par le village, tu peux abattre aussitôt une personne encore en vie. Tu peux aussi baisser le fusil. Tu choisis après les autres morts du moment, et si tu vises l’un des Amoureux, l’autre meurt de chagrin. Poison, chagrin ou coup de feu d’un autre Chasseur : ton fusil reste muet. La victoire ne se vérifie qu’après ton tir.
classic-hunter-play = Choisis ta cible chaque soir avant de fermer les yeux, car l’heure venue tout ira vite. Si le village se trompe sur toi, dis qui tu es : peu de gens veulent partir avec toi. Sans vrai soupçon, ne pas tirer vaut mieux que tuer la Voyante.

classic-cupid-summary = La première nuit, tu unis deux personnes à la vie, à la mort.
classic-cupid-explain = La première nuit, tu dois unir deux personnes, toi compris si tu veux. Elles ouvrent les yeux et se reconnaissent, sans apprendre leurs rôles. Quand l’une meurt, l’autre la suit aussitôt, de chagrin. Si l’une est Loup-Garou et l’autre non, elles forment un camp à elles deux : elles gagnent seulement si elles restent les deux dernières en vie, et tant que toutes deux vivent, aucun autre camp ne gagne. Sinon, chacune gagne avec son camp. Toi, tu restes du village, sauf si ton propre cœur est pris dans un tel couple.
classic-cupid-play = T’unir à quelqu’un te donne un allié, et te fait deux fois plus fragile. Unir deux grandes voix du village est risqué : une seule morsure les emporte ensemble. Observe ton couple le jour : s’il se défend contre tous, il est peut-être de deux camps, et tu es le premier à pouvoir t’en douter.

classic-witch-summary = Potion de guérison, potion d’empoisonnement : chacune ne sert qu’une fois.
classic-witch-explain = Chaque nuit, tant qu’il te reste une potion, on te montre la victime. La potion de guérison la sauve, même si c’est toi ; la potion d’empoisonnement tue une autre personne en vie, la victime comprise si tu y tiens. Chaque potion sert une seule fois dans la partie, les deux la même nuit si tu veux, ou jamais. Une Petite Fille surprise est une victime comme une autre : tu peux la sauver. Des loups morts de faim, non. Au matin, personne ne sait distinguer ton poison d’une morsure, et un Chasseur que toi seule as tué ne tire pas.
classic-witch-play = La victime que tu vois est presque toujours innocente, à moins qu’un loup rusé ne se soit désigné lui-même. Garder la potion de guérison pour toi ou pour une Voyante connue rapporte souvent plus que la verser la première nuit. Le poison vaut un vote sans débat : attends un vrai soupçon, mais ne meurs pas la fiole pleine.

classic-thief-summary = La première nuit, tu peux prendre l’une des deux cartes mises de côté.
classic-thief-explain = Deux cartes de plus restent de côté. La première nuit, avant tous les autres, tu les regardes et tu peux en prendre une à la place de la tienne. Si ce sont deux Loups-Garous, tu dois en prendre une. Tu joues ton nouveau rôle dès cette nuit, quand on l’appelle. Si tu ne prends rien, tu es un simple villageois jusqu’au bout.
classic-thief-play = Retiens les deux cartes : celle que tu laisses n’est chez personne. Si tu as laissé la seule Sorcière du jeu, quiconque se dit Sorcière te ment. Prendre un loup surprend tout le monde, même la meute ; prendre la Voyante aide tout de suite. Et rester simple villageois avec deux secrets en poche n’est pas si mal.

classic-little-girl-summary = Pendant que les loups choisissent, tu peux ouvrir un œil. À tes risques.
classic-little-girl-summary-with-girl-beyond-help = Pendant que les loups choisissent, tu peux ouvrir un œil. Surprise, rien ne te sauve.
classic-little-girl-explain = Pendant que les Loups-Garous choisissent leur proie, la nuit a trois moments : le début, le milieu et la fin. Tu peux ouvrir un œil à autant de ces moments que tu veux, ou à aucun. De son côté, chaque loup éveillé peut guetter à l’un d’eux. Si un loup guette quand ton œil est ouvert, tu n’apprends rien et tu deviens la victime de la nuit, à la place de leur choix ; la Sorcière peut encore te sauver. Sinon, à chacun de tes moments, tu vois un des loups éveillés, au hasard, parfois deux fois le même. Les loups qui dorment ne se voient pas.
classic-little-girl-play = Un seul moment par nuit suffit souvent, et change-le d’une nuit à l’autre. Plus la meute est nombreuse, plus il y a d’yeux pour te surprendre : le bon moment pour oser vient quand elle maigrit. Si tu connais un loup, parle comme si tu l’avais deviné, ou la nuit suivante sera pour toi.

classic-captain-summary = Ta voix compte double, et tu tranches les égalités.
classic-captain-explain = Tu gardes ton rôle, et cette charge s’y ajoute. L’élection a lieu au premier matin, après les morts de la nuit et avant le premier débat ; voter pour soi est permis, et nul ne refuse. À égalité, on revote une fois entre les noms à égalité, puis le hasard choisit. Quand le village condamne, ta voix compte double ; si plusieurs restent à égalité, ton vote décide, et si tu n’as voté pour aucun d’eux, on te demande de choisir. Si tu meurs et que la partie continue, tu nommes qui te succède parmi les vivants, une fois toutes les morts passées.
classic-captain-play = Demande à chacun un avis avant de donner le tien : ta voix pèse, et les loups aiment s’y cacher. Prévois à qui tu laisseras la charge, car tout le monde lira ce nom comme un dernier message. Et pour qui élire, méfie-toi de ceux qui la veulent trop fort.
