# Ce que fait chaque rôle en une nuit : une ligne, le tout, et comment bien le jouer.

## Doppelgänger

one-night-doppelganger-summary = Tu regardes une carte et tu deviens ce que tu y vois, camp compris.
one-night-doppelganger-explain = Tu ouvres les yeux avant tout le monde et tu dois regarder la carte d’une autre personne, sans l’échanger : tu prends son rôle et son camp. Un rôle qui choisit de son côté, comme le Soûlard, le Voleur, la Noiseuse ou la Voyante : tu agis sur-le-champ, et une seule fois. Franc-maçon ou Loup-Garou : tu te réveilles plus tard avec les siens. Sbire : on te montre aussitôt les Loups-Garous. Insomniaque : tu regardes ta carte juste après elle. Chasseur, Tanneur ou Villageois : tu te rendors, mais sa façon de mourir et de gagner devient la tienne. Le rôle copié reste sur ta carte : si elle part devant quelqu’un d’autre, c’est cette personne qui le porte, et toi, tu es la carte que tu as reçue. Une Doppelgänger restée au centre n’a rien copié : prise plus tard, elle vaut un Villageois.
one-night-doppelganger-play = Tu sais d’où part au moins une personne : si tu as copié un rôle du village, dis vite qui tu as vu et quoi, et vous serez deux à vous soutenir. Annoncé après que tout le monde a parlé, le même récit ne prouve plus rien. Si tu as copié un Loup-Garou, protège-le : laisse-lui choisir son mensonge, puis jure que c’est exactement ce que tu as vu sur sa carte. Si tu as copié le Tanneur, c’est ta propre mort qu’il te faut ; la sienne ne te rapporte rien.

## Loup-Garou

one-night-werewolf-summary = Tu reconnais ta meute la nuit ; le jour, aucun de vous ne doit mourir.
one-night-werewolf-explain = Dans le noir, la meute ouvre les yeux et se reconnaît ; une Doppelgänger qui a copié l’un de vous en fait partie. Si tu ne vois personne, tu peux regarder une carte du centre : c’est toujours permis dans l’édition Ravensburger, et seulement si la table a pris cette option dans l’édition Bezier. Un Sbire te connaît sans que tu le connaisses. Ton camp gagne si aucun Loup-Garou ne meurt, à une réserve près : si un Tanneur meurt, la victoire vous échappe. C’est la carte posée devant toi au vote qui décide, et quelqu’un a pu emporter la tienne pendant ton sommeil.
one-night-werewolf-play = Choisis ton mensonge avant l’aube et dis-le tôt, avant que quelqu’un d’autre prenne le même rôle. Une carte vue au centre fait un bon masque, puisque personne ne l’a reçue ; gare seulement à la Voyante, qui a pu regarder au même endroit. À deux, ne vous défendez pas : il suffit de soupçonner la même personne, chacun à sa façon. Si l’on prétend avoir déplacé ta carte, réclame tous les détails avant de réagir : c’est peut-être un piège pour te faire avouer, mais si c’est vrai, tu as changé de camp. Et n’oublie pas le vote en cercle : si personne ne meurt, tu gagnes.

## Sbire

one-night-minion-summary = Tu connais les Loups-Garous, ils ne te connaissent pas, et tu peux mourir pour eux.
one-night-minion-explain = Juste après leur réveil, les Loups-Garous lèvent le pouce, les yeux fermés : tu sais qui ils sont, ils ignorent qui tu es. Tu gagnes avec eux si aucun Loup-Garou ne meurt, même si toi, tu meurs. Si personne n’est Loup-Garou au moment du vote, tu joues pour toi : il faut que tu survives et que quelqu’un d’autre meure. La mort d’un Tanneur prive les Loups-Garous de la victoire, et toi avec eux. S’il meurt alors que personne n’est Loup-Garou et que tu survis, l’édition Bezier vous fait gagner tous les deux, l’édition Ravensburger donne la victoire au Tanneur seul.
one-night-minion-play = Attire les soupçons, mais avec art : une histoire qui se fissure lentement vaut mieux qu’un aveu, que la table prendrait pour la ruse d’un Tanneur. Ou attends qu’un Loup-Garou ait choisi son mensonge et confirme-le : une « Voyante » qui a vu sa carte le met à l’abri, et il comprendra qui tu es. Ne prétends pas avoir déplacé la carte d’un Loup-Garou : il pourrait te croire et tout avouer. Si aucun pouce ne s’est levé, fais l’inverse : garde les mains propres, lance une accusation crédible et casse le vote en cercle, en te rappelant que le Soûlard a pu ramasser un Loup-Garou au centre.

## Franc-maçon

one-night-mason-summary = La nuit, tu reconnais l’autre Franc-maçon : une certitude, c’est rare ici.
one-night-mason-explain = Les deux Francs-maçons sont dans le jeu ensemble ou pas du tout. La nuit, vous ouvrez les yeux et vous vous reconnaissez ; une Doppelgänger qui a copié l’un de vous se réveille aussi. Si tu ne vois personne, l’autre Franc-maçon est au centre, et tu n’as pas pour autant le droit d’y jeter un œil. Après cette rencontre, vos cartes peuvent encore voyager : tu sais ce que l’autre était, pas ce qu’il est au matin. Tu gagnes avec le village.
one-night-mason-play = Deux personnes qui répondent l’une de l’autre, c’est énorme : les soupçons se concentrent sur le reste de la table. Laisse passer quelques annonces, le temps qu’un menteur se dise Franc-maçon ; puis parle sans donner de nom, et vois si le bon compagnon te répond. Si tu n’as vu personne, dis-le tôt : personne ne pourra le confirmer, et plus tard cela sonnera comme une excuse. Avant de jurer pour l’autre, demande au Voleur et à la Noiseuse s’ils l’ont touché.

## Voyante

one-night-seer-summary = Tu peux regarder la carte de quelqu’un, ou deux cartes du centre.
one-night-seer-explain = La nuit, tu peux regarder la carte d’une autre personne, ou bien deux cartes du centre : l’un ou l’autre, jamais un mélange. Tu peux aussi ne rien regarder, et tu ne déplaces rien. Tu vois ce qui se trouve là à cet instant ; d’autres passent après toi, et la carte a pu voyager depuis. Une carte qui en copie une autre te montre son propre dessin, pas ce qu’elle a copié. Tu gagnes avec le village.
one-night-seer-play = Regarder quelqu’un donne un fait solide sur une seule personne ; regarder le centre révèle deux cartes que personne n’a reçues, et donc les menteurs qui s’en réclament. Laisse quelques personnes s’avancer avant de parler, mais n’attends pas la dernière minute, où toute vérité a l’air inventée. Dis ce que tu as vu plutôt que ce que tu en conclus : si tu as vu un Loup-Garou, demande d’abord qui a déplacé des cartes, car c’est peut-être quelqu’un d’autre qui l’a devant soi à présent. Si tous les Loups-Garous dormaient au centre, assure-toi que personne n’en a ramassé un, puis propose le vote en cercle.

## Voleur

one-night-robber-summary = Tu peux prendre la carte de quelqu’un en lui laissant la tienne, et la regarder.
one-night-robber-summary-with-robber-must-rob = Tu dois prendre la carte de quelqu’un en lui laissant la tienne, et tu la regardes.
one-night-robber-explain = La nuit, tu peux prendre la carte d’une autre personne et lui laisser la tienne ; puis tu regardes ce que tu as pris. Tu en prends le rôle et le camp, mais tu n’en fais pas l’action : si tu voles l’Insomniaque, par exemple, tu ne te réveilles pas à sa place. Ta victime devient Voleur, du côté du village, et ne le sait pas. Si tu ne voles rien, tu restes Voleur et tu gagnes avec le village. Si tu prends une carte qui en copie une autre, tu es ce qu’elle a copié, et seule la personne qui l’avait au départ peut te dire quoi. D’autres passent après toi : ta prise peut encore te filer entre les doigts.
one-night-robber-play = Si tu as pris une carte du village, dis vite à qui et laquelle : ta victime confirmera, et vous serez deux à avoir l’air honnêtes. Si tu as pris un Loup-Garou, tais-le : ta victime se croit encore coupable et ment pour un camp qui n’est plus le sien, alors laisse la table voter contre elle, et tu gagnes. Pour te couvrir, attends qu’une personne franche annonce sa carte, puis prétends que c’est celle que tu as volée : elle confirmera de bonne foi. Si tu as pris le Tanneur, c’est à toi de te faire accuser, et ta victime cherche la mort pour rien. Avant de trop croire à ta prise, écoute qui d’autre a déplacé des cartes.

## Noiseuse

one-night-troublemaker-summary = Tu peux intervertir les cartes de deux autres personnes, sans rien en voir.
one-night-troublemaker-explain = La nuit, tu peux intervertir, sans rien en voir, les cartes de deux autres personnes : jamais la tienne, jamais celles du centre. Chacune des deux prend le rôle et le camp de la carte arrivée devant elle, et n’en sait rien, à moins de se réveiller ensuite comme Insomniaque. Tu passes après le Voleur et avant le Soûlard : ce que tu déplaces a pu être volé juste avant, et peut encore finir au centre. Que tu échanges ou non, tu gagnes avec le village.
one-night-troublemaker-play = Ton échange est un appât. Annoncé tôt, il tente le Loup-Garou qui croit avoir perdu sa carte : soulagé, il avoue et montre du doigt qui l’a reçue. Gardé pour plus tard, il tend un piège : fais d’abord parler la Voyante et le Voleur, laisse chacun s’engager, puis dis quelles cartes ont changé de place. Tu peux aussi annoncer un faux échange pour voir qui respire mieux, à condition de te reprendre une fois, une seule, et bien avant le vote. Au moment de voter, vise qui a reçu la mauvaise carte, pas qui l’avait au départ.

## Soûlard

one-night-drunk-summary = Tu dois échanger ta carte contre une carte du centre, sans la regarder.
one-night-drunk-explain = La nuit, tu dois échanger ta carte contre l’une des trois du centre, sans regarder ce que tu prends. Tu as désormais le rôle et le camp de cette carte inconnue, mais tu n’en fais pas l’action. Tu passes après le Voleur et la Noiseuse : si ta carte a changé avant ton réveil, c’est celle qui se trouve devant toi qui part au centre. Qui avait regardé cette place plus tôt dans la nuit sait ce que tu as pris ; toi, tu le découvres à la fin.
one-night-drunk-play = Dis tôt que tu es le Soûlard, mais garde un moment pour toi laquelle des trois cartes tu as prise. Qui a vu le centre parlera peut-être avant toi, et tu connaîtras ton camp avant de choisir quoi raconter. Compte les rôles annoncés : si presque tout le village est autour de la table, ce sont les Loups-Garous qui dormaient au centre, et tu en as peut-être ramené un. Joue pour le camp le plus probable, et souviens-toi que tu fais un coupable tout trouvé pour les vrais Loups-Garous.

## Insomniaque

one-night-insomniac-summary = En fin de nuit, tu regardes ta carte : est-elle restée la tienne ?
one-night-insomniac-explain = Tu te réveilles quand tout a fini de bouger, et tu regardes la carte qui se trouve devant toi. Si elle a changé, tu as désormais ce rôle et ce camp, mais tu n’en fais pas l’action. Si tu découvres la Doppelgänger, tu es ce qu’elle a copié, et seule la personne qui l’avait au départ peut te dire quoi. Si c’est toujours l’Insomniaque, tu gagnes avec le village.
one-night-insomniac-play = Tu sais au matin qui tu es, et presque personne ne peut en dire autant. Ne te presse pas : laisse venir le Voleur et la Noiseuse, vrais ou faux, puis confirme ou démolis leur histoire. Si tu trouves le Voleur, c’est sans doute lui qui a pris ta carte : dis-le, et son récit tient debout. Si tu trouves un Loup-Garou, prétends n’avoir pas bougé ; le danger viendra de la Noiseuse, alors sème le doute sur elle avant qu’elle parle trop.

## Villageois

one-night-villager-summary = Tu dors toute la nuit ; le jour, tu as tes oreilles, ta voix et ton vote.
one-night-villager-explain = Tu dors toute la nuit et tu n’as aucun pouvoir, sinon ta parole et ton vote. Tu gagnes avec le village : il faut qu’au moins un Loup-Garou meure, même si des innocents tombent avec lui. Si personne autour de la table n’est Loup-Garou, il faut au contraire que personne ne meure. Ta carte a pu changer pendant ton sommeil : c’est celle du matin qui compte.
one-night-villager-play = Tu n’as rien à cacher, alors pose des questions précises : qui as-tu regardé, laquelle des trois cartes, pourquoi elle. Un menteur a rarement pensé aux détails. Compte les Villageois annoncés : s’il y en a plus que dans le jeu, quelqu’un s’abrite derrière ta carte. Tu peux aussi te prétendre un instant autre chose pour voir qui sursaute, à condition de te reprendre bien avant le vote. Et si tous les récits s’emboîtent sans laisser de place à un Loup-Garou, propose le vote en cercle : chaque personne désigne sa gauche, et personne ne meurt.

## Tanneur

one-night-tanner-summary = Tu ne gagnes que si tu meurs. À toi d’avoir l’air coupable.
one-night-tanner-explain = Tu ne gagnes que si tu meurs, au vote ou d’une balle de Chasseur ; la nuit, tu dors, et tu n’es d’aucun camp. Si tu meurs et que les Loups-Garous s’en sortent tous, ni eux ni le village ne gagnent. Si un Loup-Garou tombe avec toi, le village gagne aussi. Quand personne n’est Loup-Garou, un Sbire survivant gagne à tes côtés dans l’édition Bezier ; dans l’édition Ravensburger, tu gagnes sans lui. Avec plusieurs Tanneurs, chacun a besoin de sa propre mort.
one-night-tanner-play = Ressemble à un Loup-Garou qui ment mal, pas à un Tanneur qui mendie des voix. Annonce ton rôle un peu tard, laisse traîner une contradiction, corrige-la de travers, puis défends-toi juste assez pour qu’on y croie. Prendre le rôle que quelqu’un vient d’annoncer marche bien, surtout si tu lâches prise trop vite. Une égalité en tête te suffit, dès deux voix. Et si l’on t’apprend que ta carte a bougé, change de but à l’instant : tu tiens peut-être à la vie.

## Chasseur

one-night-hunter-summary = Si tu meurs, la personne que tu désignes au vote meurt avec toi.
one-night-hunter-explain = Tu dors toute la nuit. Si tu meurs, la personne contre qui tu as voté meurt aussi, même sans aucune autre voix contre elle ; si tu n’as voté contre personne, tu pars sans tirer. Une balle dans un Loup-Garou fait gagner le village, et toi avec, même dans la tombe ; une balle dans un Tanneur lui fait plaisir. Un autre Chasseur que tu abats tire à son tour. Ce pouvoir suit la carte : qui l’a devant soi au vote est le Chasseur, même sans le savoir. Tu gagnes avec le village.
one-night-hunter-play = Ton vote est une balle : vise ton meilleur soupçon, jamais au hasard ni pour faire plaisir. Si la table se trompe et s’en prend à toi, ne te débats pas trop, et braque le vrai coupable. Annoncer ton rôle te protège, car un Loup-Garou n’a pas envie de mourir avec toi ; mais c’est un rôle facile à feindre, et l’on ne te croira qu’à moitié. Si tu penses qu’il n’y a pas de Loup-Garou autour de la table, évite à tout prix de mourir et rejoins le vote en cercle.
