# Une nuit, à voix haute. Pour chaque appel : ce qu’il y a à faire, et deux images pour la version contée (le réveil, puis le retour au sommeil).

## Avant la nuit

announce-one-night-hint-tokens = Pose au milieu un jeton pour chaque carte : ces rôles seront tous appelés, même ceux dont la carte dort au centre.
announce-one-night-hint-own-card = Chacun regarde sa carte une seule fois, puis la pose devant soi, face cachée.
announce-one-night-hint-close = À sept ou plus, serrez-vous autour d’une petite table, assis ou debout, pour que chaque bras atteigne toutes les cartes. À une table longue, installez-vous sur les longs côtés, jamais aux bouts.
announce-one-night-hint-reader = Toi qui lis, tu joues aussi. Quand vient ton propre rôle, agis sans dire un mot, pour que ta voix ne trahisse pas où tu te penches. Pour chaque rôle, compte en silence les secondes indiquées.
announce-one-night-hint-reader-eyes = Ferme les yeux, toi aussi, et range les jetons près de toi dans l’ordre de leurs numéros : entre deux rôles, tu peux ouvrir les yeux un instant pour vérifier qui vient.
announce-one-night-hint-reader-tap = Pendant qu’un rôle agit, tapote sur la table, pour qu’on n’entende pas glisser les cartes.
announce-one-night-hint-day-length = Pour le débat, compte dix minutes la première fois, cinq ensuite, et davantage à une grande table.

announce-one-night-night-falls = La nuit tombe, le village s’endort. Tout le monde ferme les yeux.
    .brief = Tout le monde ferme les yeux.
    .tale = La dernière fenêtre s’éteint, la brume monte de la rivière, et un chien qui aboyait se tait d’un coup. Le village s’endort. Que tout le monde ferme les yeux, et les garde fermés jusqu’à entendre son nom.
announce-one-night-sleepers = Qui dort ne bouge pas, ne montre rien et ne dit rien.
    .brief = Plus un geste, plus un bruit.
    .tale = Qui dort ne bouge pas, ne fait aucun signe et ne souffle mot : la nuit a l’oreille fine.

## Doppelgänger

announce-one-night-doppelganger-picture = Dans un miroir voilé, un visage cherche à qui ressembler.
    .gone = Le miroir se voile à nouveau.
announce-one-night-doppelganger-act = Regarde la carte d’une autre personne, sans la déplacer : tu deviens ce que tu vois, camp compris.
    .brief = Regarde la carte d’une autre personne : tu deviens ce rôle.
    .tale = Penche-toi sur la carte d’une autre personne, et laisse-la où elle est. Ce visage est désormais le tien, et son camp aussi.
announce-one-night-doppelganger-at-once = Quelques rôles se jouent sur-le-champ : { $roles }. Si c’est ce que tu as vu, agis maintenant ; tu ne le feras pas plus tard.
    .brief = Si c’est ce que tu as vu, agis maintenant : { $roles }.
    .tale = Il y a des masques qui n’attendent pas : { $roles }. Si c’est ce que tu as vu, sers-t’en maintenant, car cette nuit ne te le redemandera pas.
announce-one-night-doppelganger-minion = Si tu as vu le Sbire, garde les yeux ouverts. Sinon, ferme les yeux maintenant.
    .brief = Doppelgänger devenue Sbire, regarde. Sinon, ferme les yeux.
    .tale = Si c’est le Sbire que tu as vu, garde les yeux ouverts, tes maîtres vont se montrer. Sinon, ferme les yeux maintenant : la suite n’est pas pour toi.
announce-one-night-doppelganger-minion-thumbs = Loups-Garous, sans ouvrir les yeux, levez le pouce.
    .brief = Loups-Garous, levez le pouce.
announce-one-night-doppelganger-minion-end = Loups-Garous, baissez le pouce.
announce-one-night-doppelganger-later = Si tu as vu un autre rôle, patience : s’il s’éveille cette nuit, ton tour viendra avec lui, ou juste après.
    .brief = Pour tout autre rôle, attends son appel.
    .tale = Si tu portes un autre visage, patience : s’il s’éveille cette nuit, ton heure viendra avec la sienne, ou juste après.

## Loup-Garou

announce-one-night-werewolf-picture = Un nuage s’écarte de la lune, et un long hurlement descend de la forêt.
    .gone = Les branches se referment, et la forêt retient son souffle.
announce-one-night-werewolf-act =
    { $count ->
        [one] Regarde autour de toi : voilà toute ta meute.
       *[other] Cherchez du regard le reste de la meute, et retenez ces visages.
    }
    .brief =
        { $count ->
            [one] Regarde autour de toi.
           *[other] Reconnaissez-vous.
        }
    .tale =
        { $count ->
            [one] Fouille l’ombre du regard : ce que tu y vois est toute ta meute.
           *[other] Fouillez l’ombre du regard, et retenez chaque visage qui vous répond : c’est votre meute, demain il faudra la sauver.
        }
announce-one-night-werewolf-lone = Si tu ne vois aucun autre Loup-Garou, tu peux regarder une carte du centre.
    .brief = Sans meute, tu peux regarder une carte du centre.
    .tale = Si aucun autre regard ne luit dans le noir, tu peux soulever une carte du centre, puis la laisser dormir à sa place.

## Sbire

announce-one-night-minion-picture = Au bout de la ruelle, quelqu’un attend ses maîtres à genoux.
    .gone = Un pas qui traîne, une porte, plus rien.
announce-one-night-minion-act =
    { $count ->
        [one] Loup-Garou, sans ouvrir les yeux, lève le pouce. Sbire, voilà qui tu sers.
       *[other] Loups-Garous, sans ouvrir les yeux, levez le pouce. Sbire, voilà qui tu sers.
    }
    .brief =
        { $count ->
            [one] Loup-Garou, lève le pouce.
           *[other] Loups-Garous, levez le pouce.
        }
    .tale =
        { $count ->
            [one] Loup-Garou, sans ouvrir les yeux, lève le pouce dans le noir. Sbire, regarde bien : c’est pour cette main-là que tu mentiras demain.
           *[other] Loups-Garous, sans ouvrir les yeux, levez le pouce dans le noir. Sbire, regarde bien : c’est pour ces mains-là que tu mentiras demain.
        }
announce-one-night-minion-thumbs-down =
    { $count ->
        [one] Loup-Garou, baisse le pouce.
       *[other] Loups-Garous, baissez le pouce.
    }
announce-one-night-minion-no-wolf = Il n’y a pas de Loup-Garou parmi les cartes : aucun pouce ne se lèvera.
    .brief = Aucun pouce ne se lèvera.
    .tale = Tu guettes en vain : il n’y a pas de Loup-Garou parmi les cartes, et aucun pouce ne se lèvera.

## Franc-maçon

announce-one-night-mason-picture = Trois coups discrets contre une porte de chêne.
    .gone = La porte de chêne se referme, le secret reste dedans.
announce-one-night-mason-open = Francs-maçons, ouvrez les yeux.
    .brief = Francs-maçons, réveillez-vous.
announce-one-night-mason-close = Francs-maçons, fermez les yeux.
    .brief = Rendormez-vous.
announce-one-night-mason-act = Cherchez-vous du regard. Si personne ne répond, laissez le centre tranquille : ce n’est pas à vous d’y regarder.
    .brief = Reconnaissez-vous.
    .tale = Un signe de la main, et vous saurez. Cherchez-vous du regard ; si personne ne répond, laissez le centre tranquille, ses cartes ne sont pas pour vous.

## Voyante

announce-one-night-seer-picture = Une bougie s’allume derrière un rideau, et la boule de verre se trouble.
    .gone = On souffle la bougie.
announce-one-night-seer-act = Tu peux regarder la carte d’une autre personne, ou bien deux cartes du centre. Tout reste à sa place.
    .brief = La carte d’une autre personne, ou deux du centre.
    .tale = Le voile est mince cette nuit. Tu peux regarder la carte d’une autre personne, ou bien deux cartes du centre ; rien ne doit changer de place.

## Voleur

announce-one-night-robber-picture = Une lame glisse sous un loquet, et le loquet cède.
    .gone = Des pas légers s’éloignent sur les toits.
announce-one-night-robber-act = Tu peux échanger ta carte avec celle d’une autre personne, puis regarder ta prise. Tu deviens ce rôle, sans en faire l’action.
    .brief = Tu peux échanger ta carte avec celle d’une autre personne, puis la regarder.
    .tale = Tout le monde dort, et rien n’est bien gardé. Tu peux prendre la carte d’une autre personne, lui laisser la tienne, puis regarder ta prise. Tu deviens ce rôle, sans en faire l’action.
announce-one-night-robber-must = Échange ta carte avec celle d’une autre personne, puis regarde ta prise. Tu n’as pas le choix ; tu deviens ce rôle, sans en faire l’action.
    .brief = Échange ta carte avec celle d’une autre personne, puis regarde-la.
    .tale = La faim ne te laisse pas le choix. Prends la carte d’une autre personne, laisse-lui la tienne, puis regarde ta prise. Tu deviens ce rôle, sans en faire l’action.

## Noiseuse

announce-one-night-troublemaker-picture = Un rire étouffé court le long des murs.
    .gone = Le rire s’éloigne ; demain, on s’expliquera.
announce-one-night-troublemaker-act = Tu peux intervertir les cartes de deux autres personnes, sans les regarder.
    .brief = Tu peux intervertir les cartes de deux autres personnes, sans les voir.
    .tale = Deux dormeurs, deux cartes, et personne pour te voir. Tu peux intervertir les cartes de deux autres personnes, sans regarder ni l’une ni l’autre.

## Soûlard

announce-one-night-drunk-picture = Quelqu’un sort de l’auberge en chantant faux, et se trompe de porte.
    .gone = On ronfle déjà sous la table.
announce-one-night-drunk-act = Échange ta carte avec une carte du centre, sans la regarder. Tu dois le faire.
    .brief = Échange ta carte avec une du centre, sans la voir.
    .tale = La tête te tourne, et ta main part toute seule. Échange ta carte avec une carte du centre, sans la regarder ; tu dois le faire, et demain tu ne te rappelleras rien.

## Insomniaque

announce-one-night-insomniac-picture = Une horloge sonne une heure que personne n’entend, sauf dans une chambre.
    .gone = L’oreiller est enfin frais.
announce-one-night-insomniac-act = Regarde la carte posée devant toi : est-ce encore la tienne ?
    .brief = Regarde ta carte.
    .tale = Tu n’as pas rêvé, on a marché dans la maison. Regarde la carte posée devant toi : est-ce encore la tienne ?
announce-one-night-doppelganger-again-picture = Dans une autre chambre, le miroir ne dort pas non plus.
    .gone = Le miroir s’obscurcit pour de bon.
announce-one-night-doppelganger-again-open =
    { $count ->
        [one] { $name }, si tu as vu { $roles }, ouvre les yeux.
       *[other] { $name }, si vous avez vu { $roles }, ouvrez les yeux.
    }
    .brief =
        { $count ->
            [one] { $name } qui as vu { $roles }, réveille-toi.
           *[other] { $name } qui avez vu { $roles }, réveillez-vous.
        }

## La fin de la nuit

announce-one-night-nudge = Gardez tous les yeux fermés. Du bout des doigts, poussez un peu votre carte, pour que rien ne montre laquelle a bougé.
    .brief = Yeux fermés, poussez un peu votre carte.
    .tale = La nuit efface ses traces. Gardez tous les yeux fermés et, du bout des doigts, poussez un peu votre carte, pour que rien ne montre laquelle a voyagé.
announce-one-night-hint-nudge-centre = Pousse aussi un peu les cartes du centre, sans ouvrir les yeux.
announce-one-night-dawn = Le jour se lève. Tout le monde ouvre les yeux.
    .brief = Tout le monde ouvre les yeux.
    .tale = Un coq s’éclaircit la gorge, la brume se déchire, et le village découvre qu’il n’est plus tout à fait le même. Tout le monde ouvre les yeux.

## Le jour et le vote

announce-one-night-day-open = À vous la parole. Qui a fait quoi, qui ment, qui n’est plus qui ? À la fin, chacun désignera quelqu’un.
    .brief = Le débat est ouvert.
    .tale = La place se remplit, et chacun jure avoir bien dormi. Parlez, accusez, mentez s’il le faut : avant que le soleil tourne, chacun désignera quelqu’un.
announce-one-night-hands-off = On ne montre aucune carte, et on n’en regarde plus aucune, pas même la sienne.
    .brief = On ne touche plus aux cartes.
announce-one-night-hint-circle = Vous croyez qu’il n’y a rien à chasser autour de la table ? Le vote en cercle est permis : chacun désigne la personne à sa gauche, et personne ne meurt.
announce-one-night-vote-ready = Le temps est écoulé, plus un mot. Levez la main : à la fin du décompte, chacun désigne une autre personne.
    .brief = Fin du débat. Main levée, choisissez.
    .tale = L’ombre du clocher a fait le tour de la place, et il n’y a plus rien à dire. Levez la main, choisissez en silence : à la fin du décompte, chacun désigne une autre personne.
announce-one-night-vote-count = Ne bougez plus le doigt. La personne la plus désignée meurt ; à égalité, toutes celles qui sont en tête. Si personne n’est désigné plus d’une fois, personne ne meurt.
    .brief = Ne bougez plus, et comptez.
    .tale = Ne bougez plus le doigt, et suivez chaque bras jusqu’au bout. La personne la plus désignée meurt ; à égalité, toutes celles qui sont en tête. Si personne n’est désigné plus d’une fois, le village épargne tout le monde.
announce-one-night-reveal = Retournez les cartes.
    .tale = Que les masques tombent : retournez les cartes.
announce-one-night-vote-hunter = Si le Chasseur meurt, la personne qu’il désigne meurt aussi.
    .brief = Le Chasseur emporte la personne qu’il désigne.
    .tale = Si le Chasseur tombe, son dernier coup part tout droit : la personne qu’il désigne meurt aussi.
announce-one-night-tell-doppelganger = Qui a reçu la Doppelgänger dit maintenant ce que cette carte a copié.
    .brief = Doppelgänger, qu’avais-tu vu ?
    .tale = Reste un dernier visage à nommer : qui a reçu la Doppelgänger dit maintenant ce que cette carte a copié.
