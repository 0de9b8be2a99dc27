# Le panneau « Je déduis » : qui peut être quoi, d’après ce qu’on sait et ce qu’on croit.

deduce-title = Je déduis
deduce-private = rien que pour toi
deduce-public = d’après ce que tous entendent
# Devant : le nombre de mondes. $size : one, some ou many (« 2,5 millions »). $of : combien il y en a en tout.
deduce-left =
    { $size ->
        [one] monde tient encore, sur { $of }.
        [many] de mondes tiennent encore, sur { $of }.
       *[some] mondes tiennent encore, sur { $of }.
    }
deduce-figure = { NUMBER($count) }
deduce-about = environ { $number }
deduce-many =
    { $scale ->
        [6] { NUMBER($count) } millions
        [9] { NUMBER($count) } milliards
        [12] { NUMBER($count) } billions
        [15] { NUMBER($count) } billiards
       *[18] { NUMBER($count) } trillions
    }
deduce-questions =
    { $count ->
        [0] plus rien à trancher
        [one] { $count } oui-ou-non à trancher
       *[other] { $count } oui-ou-non à trancher
    }
deduce-sampled = Estimé au hasard, à { $error } points près : trop de nuits pour les compter toutes.
deduce-rare = Presque aucune nuit trouvée qui aille avec tout cela : c’est rare, ou impossible. Doute d’une annonce.
deduce-back-sparse = Là où une colline s’interrompt, presque aucune nuit trouvée n’allait avec ces annonces.
deduce-sure = sûr
deduce-percent =
    { $less ->
        [yes] moins de 1 %
       *[no] { $count } %
    }
deduce-me = toi
deduce-none = rien
# Above two columns
deduce-column-says = dit
deduce-column-odds = ce que sa carte peut être
deduce-turn =
    { $doubted ->
        [yes] { $name } : « { $said } » Tu en doutes. Y croire.
       *[no] { $name } : « { $said } » Tu y crois. Et si { $name } ment ?
    }
deduce-ask = { $name } : { $odds }. Pourquoi ?
deduce-clash = Tout ne peut pas être vrai.
    .who = Qui ment ?
    .why = Pourquoi
deduce-if = Et si { $name } ment ?
deduce-frees = laisse le plus de mondes
deduce-why = { $name } : pourquoi { $role-a }
deduce-why-not = { $name } : pourquoi pas { $role-a }
deduce-so = { $name } : { $role-a }, à coup sûr. Ici, le pas à pas ne se raconte pas.
deduce-so-not = { $name } : pas { $role-a }, à coup sûr. Ici, le pas à pas ne se raconte pas.
deduce-open = { $name } : rien ne tranche encore.
deduce-long = C’est trop long à compter. Doute d’une annonce de plus, et tout va plus vite.
deduce-uncounted = Ici, les mondes ne se comptent pas.
deduce-each = Chaque annonce
deduce-centre = Au centre
deduce-how = Touche une annonce pour voir ce qui change si elle est fausse, une barre pour savoir pourquoi. Chaque barre : ce que la carte peut être maintenant.
deduce-for = Qui peut ouvrir « Je déduis »
deduce-for-nobody = Personne
deduce-for-dead = Les morts et les spectateurs
    .rule = Les morts et les spectateurs ont « Je déduis » : la machine compte qui peut être quoi.
deduce-for-everybody = Tout le monde
    .rule = Tout le monde a « Je déduis » : la machine compte qui peut être quoi.
deduce-back = Qui pouvait-on croire ?
    .lede = La chance que chaque place soit loup, pour qui aurait cru ces annonces, et rien d’autre, l’une après l’autre.
deduce-back-dawn = Aube
deduce-back-vote = Vote
deduce-back-strip = { $name } : { $first } au départ, { $last } à la fin
deduce-back-first = Ici, on pouvait savoir.
deduce-back-never = Ces annonces ne suffisaient pas : personne n’était loup à coup sûr.
deduce-back-clash = À partir d’ici, tout ce qui est cru ne peut pas être vrai.
deduce-back-said = Crues, dans l’ordre
    .about = Au départ, tout ce qui était vrai. Touche une annonce pour y croire ou non, et vois tout bouger.
deduce-back-true = vrai
deduce-back-false = faux
deduce-back-none = Personne n’a rien annoncé dans cette partie.
deduce-back-film = Retour au film
deduce-back-instead = dit autrement
deduce-back-as-it-was = Revenir à la vraie partie
deduce-back-night = Changer la nuit
deduce-back-other = Et si l’annonce avait été autre ?
    .what = Au lieu de
    .role = une autre carte est nommée
    .go = Recompter
