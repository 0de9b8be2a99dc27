# Comment jouer chaque rôle d’Epic Battle : trois lignes courtes, et de qui se méfier.

## Le crépuscule

help-epic-battle-copycat = Tu connais une carte du centre : qui prétend l’avoir reçue ment peut-être.
    .then = Un rôle du village copié ? Dis-le tôt. Un monstre ? Prépare une copie bien sage.
    .last = À partir de maintenant, joue le rôle que tu as vu.
    .beware = De la Voyante et de la Sorcière, qui ont pu voir la même carte. Et de qui déplace la tienne : le rôle copié part avec elle.
help-epic-battle-vampire = Mords quelqu’un que la table écoute.
    .then = Écoute ta recrue avant de compter sur elle : la morsure a pu s’effacer.
    .last = Le jour, montre ton zèle à chercher les loups.
    .beware = Du Prêtre, qui lave ta morsure, et de la Diseuse de bonne aventure, qui sait que tu ne dormais pas.
help-epic-battle-master = Il te faut un seul Vampire qui te désigne : personne n’y verra un service.
    .then = Laisse ton clan deviner qui tu es, et lui seul.
    .last = Occupe-toi de la deuxième place : c’est là que tombera le coup.
    .beware = De Cupidon : l’amour passe outre ton abri. Et ne compte pas sur Renfield, son doigt ne te couvre pas.
help-epic-battle-count = Effraie la voix posée que tout le monde croira demain.
    .then = Prépare ton autre visage avant la nuit.
    .last = Si ta victime se vante d’une vision, laisse quelqu’un d’autre en douter.
    .beware = Du Prêtre, qui peut chasser ta Peur avant la nuit, et de la Diseuse de bonne aventure, qui voit que tu as agi.
help-epic-battle-renfield = Tu peux mourir sans dommage : attire les voix, l’air contrarié.
    .then = À trois camps, cela ne suffit pas : il faut aussi un loup mort.
    .last = Tu n’as vu aucun vampire ? Tu es sans doute du village : parle franchement.
    .beware = Du Trappeur : ta Chauve-souris dit qui tu es. Et d’un village qui a compris : il chasse ailleurs.
help-epic-battle-diseased = Dis où se trouve la Peste, et plus personne n’osera désigner par là.
    .then = Tais-toi si ton voisin est le monstre.
    .last = En votant, souviens-toi qu’elle agit aussi sur toi.
    .beware = Du Gremlin, qui peut déplacer la Peste après le crépuscule : questionne-le avant de voter.
help-epic-battle-cupid = Unir deux inconnus, c’est parier que l’un d’eux a des crocs.
    .then = Ne nomme ton couple que tard, et regarde d’ici là qui défend qui.
    .last = Si tu t’unis à quelqu’un, tu as deux vies à garder.
    .beware = Du Gremlin, qui peut déplacer une marque d’Amour, et de ton couple, si l’une des moitiés est un monstre.
help-epic-battle-instigator = Rien ne t’oblige à agir : autour de la table, presque tous sont des tiens.
    .then = Dis qu’il y a un traître, mais pas qui, et regarde qui cesse de faire confiance à qui.
    .last = Tu n’as rien fait ? Laisse-les croire le contraire.
    .beware = Du traître que tu as semé, s’il est du village : il lui faut la mort de l’un de vous.
help-epic-battle-priest = Lave quelqu’un dont tu auras besoin demain.
    .then = Tarde à dire qui : les vampires continuent de compter sur leur recrue.
    .last = Tu as lavé une marque, pas une carte : reste sur tes gardes.
    .beware = Des vampires, quand ils savent quelle morsure tu as effacée. Seul l’Assassin passe après toi.
help-epic-battle-assassin = Marque quelqu’un que la table aime soupçonner.
    .then = Laisse accuser les autres, et contente-toi d’approuver.
    .last = Range-toi du côté de qui cette mort arrange.
    .beware = De ta cible, qui voit ta marque, et du Garde du corps, qui peut l’abriter. Une morsure annule ton contrat.

## La meute

help-epic-battle-werewolf = Choisis ton mensonge dans le noir, et dis-le parmi les premiers.
    .then = Une carte vue au centre fait un bon masque.
    .last = À trois camps, aide le village à trouver un Vampire.
    .beware = De la Voyante et du Trappeur, qui ont pu voir ta carte. Et du Tanneur, face au seul village : s’il meurt, tu as perdu.
help-epic-battle-alpha-wolf = Change en loup quelqu’un que l’on croit : il se défendra de bonne foi.
    .then = Éloigne les voix de ta recrue sans avoir l’air d’y tenir.
    .last = Ne lui dis ce qu’elle est qu’à la toute fin : tout le monde l’entendra.
    .beware = De la Voyante, qui peut trouver ta recrue, et du Voleur, de la Sorcière et du Gremlin, qui peuvent déplacer sa carte.
help-epic-battle-mystic-wolf = Dis-toi Voyante et raconte la carte que tu as vue : on te la confirmera.
    .then = Vérifie d’abord que personne d’autre n’est la Voyante.
    .last = À trois camps, offre un Vampire au village.
    .beware = De la vraie Voyante, qui a sa propre histoire.
help-epic-battle-dream-wolf = Dis-toi Villageois, Chasseur ou Garde du corps : tu as dormi comme eux.
    .then = Qui te défend sans raison est sans doute de ta famille.
    .last = N’accuse pas trop fort avant de savoir qui hurle avec toi.
    .beware = De qui regarde les cartes. Et ne compte pas trop sur ta meute : elle est peut-être tout entière au centre.

## La nuit du village

help-epic-battle-mason = Avancez-vous ensemble : deux noms de moins sur la liste.
    .then = Demande sa marque à ton compagnon, et regarde-le répondre.
    .last = Tu n’as vu personne ? L’autre est au centre, ou au lit, mort de peur.
    .beware = Des vampires : un Franc-maçon mordu te salue encore, mais gagne avec le clan.
help-epic-battle-thing = Tape sur l’épaule que la table croira.
    .then = Laisse ton voisin le raconter d’abord : rien n’aura l’air appris.
    .last = Quelqu’un d’autre se dit la Chose ? Demande-lui quelle épaule.
    .beware = D’un voisin qui a quelque chose à cacher, et qui dit n’avoir rien senti.
help-epic-battle-seer = Laisse parler deux ou trois personnes avant toi.
    .then = Dis « cette carte était… », pas « cette personne est… » : une morsure ne se voit pas.
    .last = Si la Peur t’a gardée au lit, avoue-le.
    .beware = Du Comte, qui peut te priver de ta vision. Le Voleur, la Sorcière et le Gremlin passent après toi.
help-epic-battle-paranormal-investigator = Une carte suffit souvent : la seconde peut te coûter ta peau.
    .then = Deux cartes honnêtes font de toi un témoin en or : donne les noms.
    .last = Te voilà monstre ? Protège celui que tu as vu.
    .beware = De ce que tu cherches : un loup ou un vampire regardé, et te voilà des leurs ; un Tanneur, et te voilà Tanneur.
help-epic-battle-marksman = Cherche une morsure là où personne n’en soupçonne.
    .then = Les marques trahissent qui est à table : la Peur un Comte, la Chauve-souris un Renfield.
    .last = Ne dis pas tout de suite quelle moitié de chacun tu as vue.
    .beware = Du Gremlin, qui peut tout déplacer après toi, et du Comte, qui peut te garder au lit.
help-epic-battle-robber = Une carte du village dans ton sac ? Dis-le vite, et deux noms sont blanchis.
    .then = Un monstre dans ton sac ? Laisse son ancien propriétaire mentir pour toi.
    .last = Le vol ne guérit pas d’une morsure : ta marque reste avec toi.
    .beware = De la Sorcière et du Gremlin, qui passent après toi. Et d’une carte de Copycat : seule la personne qui l’avait sait ce qu’elle est devenue.
help-epic-battle-witch = Ne regarde que si tu veux agir : ensuite, on ne recule plus.
    .then = Une carte du village offerte à quelqu’un de louche peut désarmer un monstre.
    .last = Dis ce que tu as donné avant de dire à qui, et regarde les visages.
    .beware = Du Gremlin, qui peut déplacer la carte donnée, et du Comte, qui peut t’éloigner de ton chaudron.
help-epic-battle-aura-seer = Attends que chacun ait dit son rôle, puis compare.
    .then = Un Villageois qui a agi cache quelque chose.
    .last = Tous les vampires qui ont mordu sont sur ta liste.
    .beware = Du Comte, qui peut te fermer les yeux. Et de tes conclusions : un Copycat agit toujours, même innocent.
help-epic-battle-gremlin = Une vilaine marque devant toi ? Offre-la à quelqu’un d’autre.
    .then = Laisse un monstre se croire en sûreté, puis dis que sa carte est ailleurs.
    .last = Dis si c’étaient des cartes ou des marques : la table en a besoin pour compter.
    .beware = De ton propre hasard : tu ne regardes rien, et tu passes peut-être un monstre à un ami.
help-epic-battle-insomniac = Toujours la même carte ? Tu peux le jurer.
    .then = Une autre carte ? Cherche qui est passé par là avant d’en dire plus.
    .last = Ta marque, tu ne l’as pas revue : le Gremlin l’a peut-être déplacée.
    .beware = De qui a posé devant toi la carte d’un monstre : il peut te trahir. Et du Conservateur, qui passe après toi.
help-epic-battle-revealer = Retourne quelqu’un dont la parole changera le débat.
    .then = Si rien n’est visible au matin, choisis ton moment pour dire ce que tu as vu.
    .last = Rappelle à la table qu’une figure visible est sûre, un camp non.
    .beware = De la personne que tu as vue : si rien n’est visible, elle devinera pourquoi, et parlera avant toi.
help-epic-battle-curator = Pose-le chez quelqu’un de louche, pas chez un ami.
    .then = Questionne le porteur tôt, avant que son histoire soit prête.
    .last = Ne rien poser du tout est aussi un bon choix.
    .beware = De ton propre cadeau : il peut faire un monstre d’une personne honnête.

## Le vote

help-epic-battle-bodyguard = Ne désigne jamais qui tu veux voir tomber : ton doigt le sauverait.
    .then = Si le village se trompe, désigne sa victime.
    .last = Garde ton rôle pour toi jusqu’aux dernières minutes.
    .beware = Des monstres qui s’abritent derrière ton doigt. Et de la Peste : désigne-la, et tu ne peux plus gagner.
help-epic-battle-hunter = Vote toujours comme si tu allais mourir.
    .then = Si la table se trompe sur toi, ne te débats pas : vise bien.
    .last = À trois camps, vise celui que les voix oublient.
    .beware = Du Garde du corps, qui peut abriter ta cible, et du Tanneur, qui te dirait merci.
help-epic-battle-tanner = Sois un coupable plausible, pas un coupable pressé.
    .then = Regarde ta marque : si c’est une morsure, tu tiens soudain à la vie.
    .last = À trois camps, la deuxième place suffit pour mourir.
    .beware = Du Garde du corps : son doigt te sauverait la vie. Et des artefacts, qui peuvent faire de toi quelqu’un de bien.
help-epic-battle-villager = Écoute qui parle beaucoup sans rien dire.
    .then = Une marque parlante ? Dis-le : elle prouve qui est à table.
    .last = À trois camps, visez deux personnes, une de chaque espèce.
    .beware = Des vampires : une morsure, et te voilà des leurs. Et des loups qui se disent Villageois.
