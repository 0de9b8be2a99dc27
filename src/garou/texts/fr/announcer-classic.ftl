# Le jeu classique, à voix haute. Qui mène ne joue pas ; les lignes montrées à lui seul disent ce que le texte ne peut pas savoir.

## Avant la première nuit

announce-classic-hint-leader = Tu mènes, tu ne joues pas. Note qui a quelle carte, parle d’une voix égale, et appelle chaque rôle du jeu tant que le village ne l’a pas vu mourir.
announce-classic-hint-own-card = Chacun regarde sa carte en secret, puis la pose devant soi, face cachée.
announce-classic-hint-thief = Laisse les deux cartes en trop au milieu, face cachée, pour le Voleur.

announce-classic-night-falls = La nuit tombe sur le village. Tout le monde ferme les yeux.
    .brief = Tout le monde ferme les yeux.
    .tale = Le soleil glisse derrière la colline, les portes se verrouillent, et dans la forêt quelque chose s’étire. La nuit tombe sur le village. Tout le monde ferme les yeux.
announce-classic-night-again = La nuit revient. Tout le monde ferme les yeux.
    .brief = Tout le monde ferme les yeux.
    .tale = Une journée de plus, un sommeil de moins. La nuit revient sur le village, et les verrous paraissent bien minces. Tout le monde ferme les yeux.

## La première nuit

announce-classic-thief-picture = Une ombre tâte les poches de la nuit.
    .gone = L’ombre file, les mains dans les poches.
announce-classic-thief-act = Regarde les deux cartes du milieu. Tu peux en prendre une à la place de la tienne ; si ce sont deux Loups-Garous, tu dois le faire.
    .brief = Tu peux prendre l’une des deux cartes. Deux Loups-Garous : tu dois.
    .tale = Deux destins traînent au milieu de la table, sans personne pour les garder. Regarde ces deux cartes. Tu peux en prendre une à la place de la tienne ; si ce sont deux Loups-Garous, tu dois le faire.
announce-classic-cupid-picture = Un battement d’ailes, et deux flèches dans un carquois.
    .gone = Le carquois est vide.
announce-classic-cupid-act = Montre-moi les deux personnes que tu unis. Tu peux être l’une d’elles.
    .brief = Montre-moi deux Amoureux.
    .tale = L’amour n’a jamais demandé la permission. Montre-moi les deux personnes que tu unis à la vie, à la mort ; tu peux être l’une d’elles.
announce-classic-lovers-picture = Deux cœurs manquent un battement, au même instant.
    .gone = Deux mains se lâchent dans le noir.
announce-classic-lovers-open = Les deux que j’ai touchés, ouvrez les yeux.
    .brief = Amoureux, réveillez-vous.
announce-classic-lovers-close = Amoureux, fermez les yeux.
    .brief = Rendormez-vous.
announce-classic-touch = Passe derrière les chaises, et touche l’épaule des deux Amoureux avant de les appeler.
announce-classic-lovers-act = Vous êtes Amoureux. Reconnaissez-vous, sans montrer vos cartes. Si l’un meurt, l’autre meurt aussitôt de chagrin.
    .brief = Vous êtes Amoureux. Reconnaissez-vous.
    .tale = Une flèche vous a trouvés : vous êtes Amoureux. Reconnaissez-vous, sans montrer vos cartes. Si l’un meurt, l’autre ne verra pas la fin du jour.

## Chaque nuit

announce-classic-seer-picture = Une bougie s’allume derrière un rideau.
    .gone = La bougie fume encore un peu.
announce-classic-seer-act = Tu peux me désigner une autre personne : je te montrerai ce qu’elle est.
    .brief = De qui veux-tu voir la carte ?
    .tale = Les brumes s’écartent pour toi seule. Tu peux me désigner une autre personne, et je te montrerai ce qu’elle est vraiment.
announce-classic-werewolf-picture = Un hurlement, puis un autre, plus près.
    .gone = Des pattes s’éloignent dans les feuilles.
announce-classic-werewolf-act =
    { $count ->
        [one] Désigne ta victime, sans un bruit.
       *[other] Reconnaissez-vous, et mettez-vous d’accord sur une victime, sans un bruit.
    }
    .brief =
        { $count ->
            [one] Désigne ta victime.
           *[other] Désignez votre victime.
        }
    .tale =
        { $count ->
            [one] La lune est haute, et tu as faim. Désigne ta victime, sans un bruit.
           *[other] La lune est haute, et vous avez faim. Reconnaissez-vous, et mettez-vous d’accord sur une victime, sans un bruit.
        }
announce-classic-werewolf-spare =
    { $count ->
        [one] Désigne ta victime, sans un bruit ; jamais un Loup-Garou.
       *[other] Reconnaissez-vous, et mettez-vous d’accord sur une victime, sans un bruit ; jamais un Loup-Garou.
    }
    .brief =
        { $count ->
            [one] Désigne ta victime, hors de la meute.
           *[other] Désignez votre victime, hors de la meute.
        }
    .tale =
        { $count ->
            [one] La lune est haute, et tu as faim. Désigne ta victime, sans un bruit ; un Loup-Garou n’en mange pas un autre.
           *[other] La lune est haute, et vous avez faim. Reconnaissez-vous, et mettez-vous d’accord sur une victime, sans un bruit ; les Loups-Garous ne se mangent pas entre eux.
        }
announce-classic-werewolf-girl = Petite Fille, si tu l’oses, ouvre un œil. S’ils te surprennent, c’est toi qu’ils emportent.
    .brief = Petite Fille, ouvre un œil, si tu l’oses.
    .tale = Quelque part, un rideau bouge. Petite Fille, si tu l’oses, ouvre un œil ; s’ils te surprennent, c’est toi qu’ils emportent.
announce-classic-girl-lost = Si la Petite Fille a été surprise, la Sorcière n’en sait rien : ne montre pas de victime cette nuit, et ne parle pas de guérison.
announce-classic-witch-picture = Deux fioles tintent dans un panier d’osier.
    .gone = Le panier se referme.
announce-classic-witch-act = Je te montre la victime de cette nuit.
    .brief = Voici la victime.
    .tale = L’odeur du sang t’a tirée du lit. Je te montre la victime de cette nuit.
announce-classic-witch-heal = Veux-tu la sauver ? Alors, montre-la, le pouce vers le haut. La potion de guérison ne sert qu’une fois.
    .brief = Pour la sauver : le pouce vers le haut.
    .tale = Dans la première fiole, l’aube. Veux-tu sauver la victime ? Alors, montre-la, le pouce vers le haut ; cette potion ne sert qu’une fois.
announce-classic-witch-poison = Veux-tu empoisonner quelqu’un ? Alors, montre-moi qui, le pouce vers le bas. La potion d’empoisonnement non plus ne sert qu’une fois.
    .brief = Pour empoisonner : montre qui, le pouce vers le bas.
    .tale = Dans la seconde, la nuit sans fin. Veux-tu empoisonner quelqu’un ? Alors, montre-moi qui, le pouce vers le bas ; cette potion non plus ne sert qu’une fois.

## Le jour

announce-classic-dawn = Le jour se lève. Tout le monde ouvre les yeux.
    .brief = Tout le monde ouvre les yeux.
    .tale = La brume se lève, les volets claquent, et l’on se compte en silence. Le jour est là. Tout le monde ouvre les yeux.
announce-classic-deaths = Dis qui est mort cette nuit, s’il y a des morts, et retourne leurs cartes ; ne dis pas de quoi. Si aucun Loup-Garou ne s’est réveillé, la faim les emporte tous.
announce-classic-last-shot = Si le Chasseur est mort de la main des loups ou du village, demande-lui qui il emporte : personne, s’il le veut.
announce-classic-any-last-shot = Si le Chasseur est mort, de quoi que ce soit, demande-lui qui il emporte : personne, s’il le veut.
announce-classic-grief = Si l’un des Amoureux est mort, l’autre meurt aussi, de chagrin.
announce-classic-captain = Le village élit son Capitaine. Sa voix comptera double, et nul ne peut refuser. Qui se présente ?
    .brief = Élisez un Capitaine.
    .tale = Un village sans tête ne tient pas la nuit. Élisez un Capitaine, dont la voix comptera double ; nul ne peut refuser. Qui se présente ?
announce-classic-captain-point = À mon signal, chacun désigne qui il veut élire ; à égalité, on revote une fois entre ces personnes, puis le sort décide.
    .brief = Chacun désigne son choix.
announce-classic-captain-now = Maintenant, désignez !
announce-classic-captain-heir = Si le Capitaine est mort, demande-lui qui lui succède, une fois toutes les morts annoncées.
announce-classic-day-open = À vous la parole : qui, parmi vous, hurle à la lune ? À la fin, le village votera.
    .brief = Le débat est ouvert.
    .tale = Le village se serre sur la place, et chacun observe les mains de son voisin. À vous la parole : qui, parmi vous, hurle à la lune ? À la fin, le village votera.

## Le vote

announce-classic-lovers-spared = Les Amoureux ne votent pas l’un contre l’autre.
announce-classic-vote-ready = Le débat est clos. Levez la main : à la fin du décompte, chacun désigne une autre personne, ou garde le poing fermé.
    .brief = Fin du débat. Main levée, choisissez.
    .tale = La cloche sonne, et il n’y a plus rien à dire. Levez la main : à la fin du décompte, chacun désigne une autre personne, ou garde le poing fermé.
announce-classic-vote-ready-must = Le débat est clos. Levez la main : à la fin du décompte, chacun doit désigner une autre personne.
    .brief = Fin du débat. Main levée : chacun doit choisir.
    .tale = La cloche sonne, et il n’y a plus rien à dire. Levez la main : à la fin du décompte, chacun doit désigner une autre personne.
announce-classic-vote-count = Ne bougez plus le doigt. La personne la plus désignée quitte le village.
    .brief = Ne bougez plus, et comptez.
    .tale = Ne bougez plus le doigt, et suivez chaque bras jusqu’au bout. La personne la plus désignée quitte le village, et sa carte avec elle.
announce-classic-tie = À égalité, votez une fois encore entre ces personnes ; toujours à égalité, personne ne meurt.
announce-classic-tie-must = À égalité, votez une fois encore entre ces personnes ; toujours à égalité, tirez au sort entre elles.
announce-classic-captain-tie = La voix du Capitaine compte double. À égalité, son vote décide ; s’il n’a désigné aucune de ces personnes, il choisit.
announce-classic-lynched = Retourne la carte de la personne condamnée ; sans aucune voix, personne ne meurt.
announce-classic-lynched-must = Retourne la carte de la personne condamnée.
announce-classic-check-end = Un camp a-t-il gagné ? Sinon, la nuit revient.
