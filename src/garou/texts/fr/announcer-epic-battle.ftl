# Epic Battle, à voix haute : le crépuscule, puis la nuit. Ce qui manque ici se dit comme en une nuit.

## Avant le crépuscule

announce-epic-battle-hint-marks = Pose le plateau des marques à portée de tous, avec les marques des rôles en jeu, face cachée. Donne à chacun une marque de Clarté, face cachée à côté de sa carte.
announce-epic-battle-hint-alpha = Pose à part, à côté des trois cartes du centre, la carte de loup du Loup alpha.
announce-epic-battle-hint-artifacts = Mélange les artefacts, face cachée. Sans Loup-Garou en jeu, retire la Griffe ; sans Vampire, retire le Dentier.

announce-epic-battle-dusk-falls = C’est le crépuscule. Tout le monde ferme les yeux ; plus un geste, plus un mot.
    .brief = Crépuscule. Tout le monde ferme les yeux.
    .tale = Le ciel rougit derrière le château, les corbeaux rentrent, et l’on tire les volets un par un. C’est le crépuscule. Que tout le monde ferme les yeux ; plus un geste, plus un mot, jusqu’à entendre son nom.

## Copycat

announce-epic-battle-copycat-picture = Devant une vitre noire, quelqu’un essaie des visages.
    .gone = La vitre ne renvoie plus rien.
announce-epic-battle-copycat-act = Regarde une carte du centre, et laisse-la où elle est : tu deviens ce rôle, camp compris. Tu te réveilleras quand on l’appellera.
    .brief = Regarde une carte du centre : tu deviens ce rôle.
    .tale = Trois visages dorment au centre, et aucun n’a de maître. Regarde l’une de ces cartes, et laisse-la où elle est : tu deviens ce rôle, camp compris, et tu te réveilleras quand on l’appellera.
announce-epic-battle-fourth-card = La carte de loup posée à part compte comme une carte du centre.

## Vampires

announce-epic-battle-vampire-picture = Au château, des couvercles de pierre glissent sans bruit.
    .gone = Un froissement de capes, et la fenêtre est vide.
announce-epic-battle-vampire-act =
    { $count ->
        [one] Choisis une personne qui n’est pas Vampire et, sans regarder sa marque, remplace-la par la marque du Vampire.
       *[other] Reconnaissez-vous. Puis choisissez ensemble une personne qui n’est pas Vampire et, sans regarder sa marque, remplacez-la par la marque du Vampire.
    }
    .brief =
        { $count ->
            [one] Mords quelqu’un : la marque du Vampire à la place de la sienne.
           *[other] Reconnaissez-vous, puis mordez quelqu’un : la marque du Vampire à la place de la sienne.
        }
    .tale =
        { $count ->
            [one] La soif est la même qu’il y a trois cents ans. Choisis une personne qui n’est pas Vampire et, sans regarder sa marque, remplace-la par la marque du Vampire.
           *[other] Reconnaissez-vous : la soif est la même qu’il y a trois cents ans. Puis choisissez ensemble une personne qui n’est pas Vampire et, sans regarder sa marque, remplacez-la par la marque du Vampire.
        }

announce-epic-battle-count-picture = Une haute silhouette s’attarde sur le perron.
    .gone = Ses pas s’effacent dans la cour.
announce-epic-battle-count-act = Choisis une personne qui n’est pas Vampire et que le clan n’a pas mordue, et remplace sa marque par la marque de Peur.
    .brief = La marque de Peur à quelqu’un hors du clan, et pas à la personne mordue.
    .tale = Un regard suffit à glacer le sang. Choisis une personne qui n’est pas Vampire et que le clan n’a pas mordue, et remplace sa marque par la marque de Peur.

announce-epic-battle-renfield-picture = Dans la cave, quelqu’un parle tout bas aux mouches.
    .gone = Un battement d’ailes, puis le silence de la cave.
announce-epic-battle-renfield-act =
    { $count ->
        [one] Vampire, sans ouvrir les yeux, montre du doigt la personne mordue. Renfield, regarde, puis remplace ta propre marque par celle de la Chauve-souris.
       *[other] Vampires, sans ouvrir les yeux, montrez du doigt la personne mordue. Renfield, regarde, puis remplace ta propre marque par celle de la Chauve-souris.
    }
    .brief =
        { $count ->
            [one] Vampire, montre la personne mordue. Renfield, prends la Chauve-souris.
           *[other] Vampires, montrez la personne mordue. Renfield, prends la Chauve-souris.
        }
    .tale =
        { $count ->
            [one] Vampire, sans ouvrir les yeux, montre du doigt la personne mordue. Renfield, voilà ton maître, et voilà son festin : remplace ta propre marque par celle de la Chauve-souris.
           *[other] Vampires, sans ouvrir les yeux, montrez du doigt la personne mordue. Renfield, voilà tes maîtres, et voilà leur festin : remplace ta propre marque par celle de la Chauve-souris.
        }
announce-epic-battle-renfield-fingers-down =
    { $count ->
        [one] Vampire, baisse la main.
       *[other] Vampires, baissez la main.
    }
announce-epic-battle-renfield-no-clan = Aucun Vampire n’est en jeu : personne ne montrera rien. Remplace ta propre marque par celle de la Chauve-souris.
    .brief = Aucun Vampire en jeu. Prends la Chauve-souris.
    .tale = Tu attends un maître qui ne viendra pas : aucun Vampire n’est en jeu. Remplace pourtant ta propre marque par celle de la Chauve-souris.

## Les autres marques

announce-epic-battle-diseased-picture = Une toux sèche résonne dans la rue vide.
    .gone = La toux s’éloigne.
announce-epic-battle-diseased-act = Donne la marque de Peste à la personne assise à ta gauche ou à ta droite, à la place de la sienne.
    .brief = La marque de Peste, à gauche ou à droite.
    .tale = Tu n’as jamais voulu de mal à tes voisins. Donne pourtant la marque de Peste à la personne assise à ta gauche ou à ta droite, à la place de la sienne.

announce-epic-battle-cupid-picture = Une corde d’arc vibre au-dessus des toits.
    .gone = Une plume blanche tombe sur le pavé.
announce-epic-battle-cupid-act = Tu peux donner les deux marques d’Amour à deux personnes de ton choix, à la place des leurs. Tu peux être l’une d’elles.
    .brief = Tu peux donner les deux marques d’Amour.
    .tale = Deux flèches, deux cœurs, et aucun ne t’a rien demandé. Tu peux donner les deux marques d’Amour à deux personnes de ton choix, à la place des leurs ; tu peux être l’une d’elles.

announce-epic-battle-instigator-picture = Un billet passe sous une porte.
    .gone = Le billet brûle dans l’âtre.
announce-epic-battle-instigator-act = Tu peux donner la marque du Traître à la personne de ton choix, à la place de la sienne. Ce peut être toi.
    .brief = Tu peux donner la marque du Traître.
    .tale = Il suffit d’un mot, et une amitié se retourne. Tu peux donner la marque du Traître à la personne de ton choix, à la place de la sienne ; ce peut être toi.

announce-epic-battle-priest-picture = Une petite cloche, un peu d’encens, un pas dans l’allée.
    .gone = L’encens se dissipe.
announce-epic-battle-priest-act = Remplace ta propre marque par une marque de Clarté. Ensuite, tu peux faire de même pour une autre personne.
    .brief = Clarté pour toi, puis, si tu veux, pour une autre personne.
    .tale = L’eau bénite lave tout, à commencer par tes mains. Remplace ta propre marque par une marque de Clarté ; ensuite, tu peux faire de même pour une autre personne.

announce-epic-battle-assassin-picture = Sous un porche, on aiguise quelque chose de fin.
    .gone = Il n’y a plus personne sous le porche.
announce-epic-battle-assassin-act = Donne la marque de l’Assassin à la personne de ton choix, à la place de la sienne. Ce peut être toi.
    .brief = Donne la marque de l’Assassin.
    .tale = Un contrat est un contrat. Donne la marque de l’Assassin à la personne de ton choix, à la place de la sienne ; ce peut être toi.

## Le bout du crépuscule

announce-epic-battle-own-mark = Tout le monde ouvre les yeux. Regarde ta propre marque, sans la montrer, une seule fois, puis repose-la.
    .brief = Tout le monde ouvre les yeux et regarde sa propre marque.
    .tale = Une dernière lueur passe sous les portes. Tout le monde ouvre les yeux. Regarde ta propre marque, sans la montrer, une seule fois, puis repose-la : la nuit ne te la remontrera pas.
announce-epic-battle-afraid = Si c’est la marque de Peur, garde les yeux fermés toute la nuit, même si l’on t’appelle.
    .brief = Avec la marque de Peur, ne te réveille pas.
    .tale = Si c’est la marque de Peur, tire la couverture sur ta tête : toute la nuit, garde les yeux fermés, même si l’on t’appelle.
announce-epic-battle-night-after-dusk = La nuit tombe. Tout le monde ferme les yeux.
    .brief = Nuit. Tout le monde ferme les yeux.
    .tale = La lueur s’éteint, et la nuit tombe d’un seul bloc. Tout le monde ferme les yeux.

## Amoureux

announce-epic-battle-lovers-picture = Sous deux fenêtres éloignées, le même air de violon.
    .gone = Le violon se tait.
announce-epic-battle-lovers-open = Amoureux, ouvrez les yeux.
    .brief = Amoureux, réveillez-vous.
announce-epic-battle-lovers-close = Amoureux, fermez les yeux.
    .brief = Rendormez-vous.
announce-epic-battle-lovers-act = Si tu as vu la marque d’Amour, trouve l’autre personne qui la porte. Si l’une meurt, l’autre mourra aussi.
    .brief = Reconnaissez-vous.
    .tale = Si tu as vu la marque d’Amour, cherche l’autre regard, et retiens-le. Vos vies ne font plus qu’une : si l’une s’éteint, l’autre s’éteindra aussi.

## Les loups

announce-epic-battle-werewolf-dreamer = Loup rêveur, sans ouvrir les yeux, lève le pouce.
    .brief = Loup rêveur, lève le pouce.
    .tale = Loup rêveur, tu cours déjà en songe : sans ouvrir les yeux, lève le pouce.
announce-epic-battle-werewolf-dreamer-end = Loup rêveur, baisse le pouce.
announce-epic-battle-alpha-wolf-picture = Un grognement plus grave que les autres, et la meute s’écarte.
    .gone = Le grognement se perd entre les troncs.
announce-epic-battle-alpha-wolf-act = Échange la carte de loup posée à part avec celle d’une autre personne, sans la regarder. Tu dois le faire, et jamais sur un Loup-Garou.
    .brief = Échange la carte de loup avec celle d’une personne hors de la meute.
    .tale = La meute a besoin de sang neuf. Échange la carte de loup posée à part avec celle d’une autre personne, sans la regarder ; tu dois le faire, et jamais sur un Loup-Garou.
announce-epic-battle-mystic-wolf-picture = Des os et des plumes tintent au bout d’une branche.
    .gone = Les plumes retombent.
announce-epic-battle-mystic-wolf-act = Tu peux regarder la carte d’une autre personne.
    .tale = La fumée te parle dans une langue ancienne. Tu peux regarder la carte d’une autre personne.

## La nuit du village

announce-epic-battle-thing-picture = Quelque chose traverse la cuisine, et le plancher ne craque pas.
    .gone = La chose, quelle qu’elle soit, est repartie.
announce-epic-battle-thing-act = Touche doucement l’épaule de la personne assise à ta gauche ou à ta droite, du côté où tu te trouves.
    .brief = Touche l’épaule de la personne à ta gauche ou à ta droite.
    .tale = Tu n’as pas de visage, mais tu as une main. Touche doucement l’épaule de la personne assise à ta gauche ou à ta droite, du côté où tu te trouves.

announce-epic-battle-paranormal-investigator-picture = Une lanterne sourde, un carnet, une odeur de soufre.
    .gone = La lanterne s’éteint toute seule.
announce-epic-battle-paranormal-investigator-act = Tu peux regarder la carte d’une autre personne, puis d’une seconde. Dès que tu vois un Loup-Garou, un Vampire ou un Tanneur, arrête-toi : tu le deviens.
    .brief = Jusqu’à deux cartes d’autres personnes. Loup-Garou, Vampire ou Tanneur : arrête-toi, tu le deviens.
    .tale = À force de chercher les monstres, on finit par leur ressembler. Tu peux regarder la carte d’une autre personne, puis d’une seconde. Dès que tu vois un Loup-Garou, un Vampire ou un Tanneur, arrête-toi : tu le deviens.

announce-epic-battle-marksman-picture = Un doigt mouillé se lève pour sentir le vent.
    .gone = L’arbalète se détend sans un bruit.
announce-epic-battle-marksman-act = Tu peux regarder la carte d’une autre personne.
    .tale = Une piste, c’est d’abord un visage. Tu peux regarder la carte d’une autre personne.
announce-epic-battle-marksman-mark = Ensuite, tu peux regarder la marque de quelqu’un d’autre : jamais la carte et la marque de la même personne.
    .brief = Puis la marque de quelqu’un d’autre, si tu veux.
    .tale = Une seconde trace mène ailleurs : tu peux regarder une marque, mais jamais la carte et la marque de la même personne.

announce-epic-battle-witch-picture = Un chaudron murmure au fond du bois.
    .gone = Le feu s’éteint sous le chaudron.
announce-epic-battle-witch-act = Tu peux regarder une carte du centre. Si tu le fais, tu dois l’échanger avec la carte d’une personne de ton choix, ou avec la tienne.
    .brief = Tu peux regarder une carte du centre ; alors, échange-la avec celle de qui tu veux.
    .tale = Ce qui entre au chaudron doit en ressortir. Tu peux regarder une carte du centre ; si tu le fais, tu dois l’échanger avec la carte d’une personne de ton choix, ou avec la tienne.

announce-epic-battle-aura-seer-picture = Une main lit des lignes invisibles dans l’air.
    .gone = La main se referme sur ce qu’elle sait.
announce-epic-battle-aura-seer-act = Vous autres, sans ouvrir les yeux : si vous avez déplacé ou regardé une carte depuis que la nuit est tombée, levez le pouce.
    .brief = Qui a déplacé ou regardé une carte lève le pouce.
    .tale = Qui a touché à la nuit en garde une lueur. Vous autres, sans ouvrir les yeux : si vous avez déplacé ou regardé une carte depuis que la nuit est tombée, levez le pouce.
announce-epic-battle-aura-seer-dusk-too = Vous autres, sans ouvrir les yeux : si vous avez déplacé ou regardé une carte ou une marque, au crépuscule ou depuis, levez le pouce. Le coup d’œil à votre propre marque ne compte pas.
    .brief = Qui a déplacé ou regardé une carte ou une marque lève le pouce, crépuscule compris.
    .tale = Qui a touché à l’ombre en garde une lueur. Vous autres, sans ouvrir les yeux : si vous avez déplacé ou regardé une carte ou une marque, au crépuscule ou depuis, levez le pouce ; le coup d’œil à votre propre marque ne compte pas.
announce-epic-battle-aura-seer-night-only = Vous autres, sans ouvrir les yeux : si vous avez déplacé ou regardé une carte ou une marque depuis que la nuit est tombée, levez le pouce. Le crépuscule ne compte pas.
    .brief = Qui a déplacé ou regardé une carte ou une marque cette nuit lève le pouce. Le crépuscule ne compte pas.
    .tale = Le crépuscule a déjà pâli, la nuit brille encore. Vous autres, sans ouvrir les yeux : si vous avez déplacé ou regardé une carte ou une marque depuis que la nuit est tombée, levez le pouce.
announce-epic-battle-aura-seer-thumbs-down = Baissez tous le pouce.

announce-epic-battle-gremlin-picture = Ça gratte dans le grenier, puis ça ricane.
    .gone = Une griffe referme la trappe.
announce-epic-battle-gremlin-act = Tu peux intervertir les cartes de deux personnes de ton choix, sans les regarder. Tu peux être l’une d’elles.
    .brief = Tu peux échanger deux cartes, sans les voir.
    .tale = Rien n’est aussi drôle que ce qui n’est plus à sa place. Tu peux intervertir les cartes de deux personnes de ton choix, sans les regarder ; tu peux être l’une d’elles.
announce-epic-battle-gremlin-cards-or-marks = Tu peux intervertir les cartes de deux personnes de ton choix, ou bien leurs marques, sans rien regarder. Tu peux être l’une d’elles ; jamais les deux sortes à la fois.
    .brief = Tu peux intervertir les cartes ou les marques de deux personnes, sans les voir.
    .tale = Rien n’est aussi drôle que ce qui n’est plus à sa place. Tu peux intervertir les cartes de deux personnes de ton choix, ou bien leurs marques, sans rien regarder ; tu peux être l’une d’elles, mais jamais les deux sortes à la fois.

announce-epic-battle-revealer-picture = Un éclair muet blanchit la fenêtre.
    .gone = Le noir revient, plus épais qu’avant.
announce-epic-battle-revealer-act = Tu peux retourner la carte d’une personne, et elle reste visible. Mais un Loup-Garou, un Vampire, un Tanneur ou un Assassin, tu le recaches aussitôt.
    .brief = Tu peux retourner une carte. Loup-Garou, Vampire, Tanneur, Assassin : recache-la.
    .tale = La lumière ne choisit pas ce qu’elle montre. Tu peux retourner la carte d’une personne, et elle reste visible. Mais un Loup-Garou, un Vampire, un Tanneur ou un Assassin, tu le recaches aussitôt.

announce-epic-battle-curator-picture = Une clé tourne dans la vitrine d’un musée.
    .gone = La vitrine se referme, plus légère d’un objet.
announce-epic-battle-curator-act = Tu peux prendre un artefact au hasard et, sans le regarder, le poser sur la carte d’une personne de ton choix, ou sur la tienne.
    .brief = Tu peux poser un artefact sur une carte, sans le regarder.
    .tale = Certains objets préfèrent qu’on ne les étudie pas. Tu peux prendre un artefact au hasard et, sans le regarder, le poser sur la carte d’une personne de ton choix, ou sur la tienne.

## Le matin et le vote

announce-epic-battle-turned-up = Une carte retournée reste visible jusqu’au vote.
    .tale = Si le jour trouve une carte retournée, qu’elle reste ainsi jusqu’au vote.
announce-epic-battle-artifact = Si un artefact est posé devant toi, regarde-le sans le montrer, et fais ce qu’il demande.
    .brief = Devant un artefact : regarde-le sans le montrer.
    .tale = La nuit laisse parfois un présent. Si un artefact est posé devant toi, regarde-le sans le montrer, et fais ce qu’il demande.
announce-epic-battle-hands-off-marks = On ne montre ni carte ni marque, et on n’en regarde plus aucune, pas même les siennes.
    .brief = On ne touche plus aux cartes ni aux marques.
announce-epic-battle-vote-shroud = Qui porte le Linceul vote de dos, en pointant un doigt derrière soi : les autres s’accordent sur la personne visée.
    .brief = Sous le Linceul, on vote de dos ; les autres disent qui est visé.
announce-epic-battle-vote-three-camps = Si le village, les Loups-Garous et les Vampires sont tous autour de la table, la deuxième place meurt aussi, sauf égalité en tête.
    .brief = Si trois camps sont autour de la table, la deuxième place meurt aussi.
    .tale = Là où trois camps se font face, une mort ne suffit pas : si le village, les Loups-Garous et les Vampires sont tous autour de la table, la deuxième place meurt aussi, sauf égalité en tête.
announce-epic-battle-vote-bodyguard = La personne que désigne le Garde du corps ne meurt pas ; la suivante meurt à sa place, avec deux voix au moins.
    .brief = Le Garde du corps sauve la personne qu’il désigne.
announce-epic-battle-vote-master = Si un autre Vampire désigne le Maître, le Maître ne meurt pas ; la personne suivante peut mourir à sa place.
    .brief = Un autre Vampire qui le désigne sauve le Maître.
announce-epic-battle-vote-cupid = Si une personne qui porte la marque d’Amour meurt, l’autre meurt aussi.
    .brief = Les Amoureux meurent ensemble.
    .tale = Et si l’un des Amoureux meurt, le cœur de l’autre s’arrête aussi.
announce-epic-battle-tell-copycat = Qui a reçu le Copycat dit maintenant quelle carte il a copiée.
    .brief = Copycat, qu’avais-tu copié ?
announce-epic-battle-tell-paranormal-investigator = Qui a reçu le Chasseur de fantômes dit maintenant s’il est devenu autre chose.
    .brief = Chasseur de fantômes, qu’es-tu devenu ?
