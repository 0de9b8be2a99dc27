# Ce que donnera un paquet : un aspect, et une phrase selon qu’il y en a peu, un peu ou beaucoup.

feel-title = Ce que donnera ce paquet
    .degree = { $degree ->
        [low] peu
        [middle] un peu
       *[high] beaucoup
    }
feel-ease = À apprendre
    .low = Pour tout le monde, enfants et premières parties compris.
    .middle = Après une partie, chacun s’y retrouve.
    .high = Pour une table qui connaît ses cartes. Lisez-les d’abord ensemble.
feel-hunted = { $kind ->
        [wolves] Loups
       *[monsters] Monstres
    }
    .low = { $count ->
        [0] Aucun : une drôle de nuit, sans personne à chasser.
        [one] Un seul parmi { $cards } cartes : difficile à trouver.
       *[other] Seulement { $count } parmi { $cards } cartes : difficiles à trouver.
    }
    .middle = { $count ->
        [one] Un parmi { $cards } cartes : à armes égales.
       *[other] { $count } parmi { $cards } cartes : à armes égales.
    }
    .high = { $count ->
        [one] Un parmi { $cards } cartes : le village devra se presser.
       *[other] { $count } parmi { $cards } cartes : le village devra se presser.
    }
feel-news = Indices
    .low = Presque personne ne voit rien : écoute les voix, regarde les visages.
    .middle = Quelques personnes voient quelque chose : qui croire ?
    .high = Beaucoup voient quelque chose : comparez vos récits.
feel-movement = Pagaille
    .low = Aucune carte ne bouge : au matin, tu es qui tu étais.
    .middle = Une carte ou deux peuvent bouger : demande avant de jurer.
    .high = Les cartes voyagent toute la nuit. Au matin, presque personne n’est sûr de soi.
feel-deceit = Mensonges
    .low = La plupart disent vrai : un menteur se remarque.
    .middle = Quelques-uns ont de bonnes raisons de mentir.
    .high = Presque tout le monde a peut-être quelque chose à cacher.
feel-nights = Durée
    .low = Environ { $count } nuits : vite finie, on en refait une.
    .middle = Environ { $count } nuits : une bonne partie de la soirée.
    .high = Environ { $count } nuits : une soirée à elle seule.
feel-calls = Durée
    .low = { $count ->
        [0] Aucun appel
        [one] Un appel
       *[other] { $count } appels
    } : une nuit brève.
    .middle = { $count } appels : une vraie nuit.
    .high = { $count } appels : une longue nuit, pleine de pas.
feel-three = Trois camps
    .about = Loups, vampires et village : chasser une seule espèce ne suffit pas.
feel-turning = On change de camp
    .about = Quelqu’un se réveillera peut-être dans un autre camp. Toi, qui sait.
feel-chains = Un mort, deux morts
    .about = Qui tombe peut entraîner quelqu’un.
feel-alone = Quelqu’un joue en solitaire
    .about = Certains ne veulent pas ce qu’ils ont l’air de vouloir. Réfléchis avant de voter.
