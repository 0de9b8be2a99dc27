# Les énigmes : une table qui parle, une règle du mensonge, une question ; et pourquoi il n’y a qu’une réponse.

## Ce qu’on demande

# $role-the, $role-many : la carte qui fait mentir
puzzle-asks-cards =
    { $number ->
        [1] Qui est { $role-the } ?
        [2] Qui sont les deux { $role-many } ?
       *[other] Qui sont les { $number } { $role-many } ?
    }
puzzle-asks-liars =
    { $number ->
        [1] Qui ment ?
        [2] Qui sont les deux qui mentent ?
       *[other] Qui sont les { $number } qui mentent ?
    }
puzzle-asks-sentences =
    { $number ->
        [1] Quelle phrase est fausse ?
       *[other] Quelles sont les { $number } phrases fausses ?
    }
puzzle-asks-where = Au matin, où est { $role-the } ?
puzzle-asks-card =
    { $where-kind ->
        [place] Au matin, qu’est devenue { $where } ?
       *[player] Au matin, quelle carte est devant { $where } ?
    }

## Qui ment, en une phrase

puzzle-rule-cards =
    { $number ->
        [1] Un seul { $role } à table, et lui seul ment. Les autres disent vrai.
        [2] Deux { $role-many } à table, et eux seuls mentent. Les autres disent vrai.
       *[other] { $number } { $role-many } à table, et eux seuls mentent. Les autres disent vrai.
    }
# $roles : Loup-Garou ou Sbire
puzzle-rule-several =
    { $number ->
        [1] Une seule personne a l’une de ces cartes : { $roles }. Elle seule ment.
       *[other] { $number } personnes ont chacune l’une de ces cartes : { $roles }. Elles seules mentent.
    }
puzzle-rule-players =
    { $number ->
        [1] Une seule personne ment. Les autres disent vrai.
        [2] Deux personnes mentent. Les autres disent vrai.
       *[other] { $number } personnes mentent. Les autres disent vrai.
    }
puzzle-rule-sentences =
    { $number ->
        [1] Une seule phrase est fausse. Les autres sont vraies.
       *[other] { $number } phrases sont fausses. Les autres sont vraies.
    }
puzzle-rule-nobody = Tout le monde dit vrai.
puzzle-cards = { $count } cartes : une par personne, et trois au centre.
# $about: one sentence
puzzle-card-does = { $role } : { $about }
puzzle-marks = Epic Battle : chacun voit sa marque au bout du crépuscule.
puzzle-says-nothing = { $who } ne dit rien.

## Les pas d’une preuve

# Ce qu’on a trouvé : qui ment tient cette carte.
puzzle-found = { $where } a donc reçu { $role-a }.
# $who : ceux dont on a comparé les mots
puzzle-so-one = Donc { $who } ment.
puzzle-so-among = Donc quelqu’un ment : { $who }.
puzzle-so-false =
    { $count ->
        [1] Donc cette phrase est fausse.
       *[other] Donc l’une de ces phrases est fausse.
    }
puzzle-so-not =
    { $count ->
        [1] Ce n’est donc pas { $who }.
       *[other] Ce n’est donc pas la paire { $who }.
    }
puzzle-or = { $first } ou { $last }
puzzle-compare =
    { $count ->
        [1] Relis ce que dit { $who }.
       *[other] Compare ce que disent { $who }.
    }
puzzle-try =
    { $others-count ->
        [1] Et si c’était { $who } ? Relis ce que dit { $others }.
       *[other] Et si c’était { $who } ? Relis ce que disent { $others }.
    }
puzzle-try-alone = Et si c’était { $who } ?
puzzle-follow = Suis maintenant les cartes à travers la nuit.

## Une réponse

puzzle-accuse = Accuser { $who }
puzzle-sentence = Cette phrase est fausse
puzzle-say-place = C’est { $where }
puzzle-say-player = Elle est devant { $where }
puzzle-say-card = C’est { $role-the }
puzzle-choose =
    { $number ->
        [1] Touche une maison
        [2] Touche deux maisons
       *[other] Touche { $number } maisons
    }
puzzle-choose-sentence = Touche une phrase
puzzle-choose-place = Touche une maison ou une carte
puzzle-choose-card = Touche une carte

puzzle-wrong-liars = Pas { $who }. Alors tout ceci serait vrai, et c’est impossible :
puzzle-wrong-supposed = Pas { $who }. Avec { $role-a } à cet endroit, ceci ne peut pas être vrai :
puzzle-wrong-sentence = Pas celle-là. Alors tout ceci serait vrai, et c’est impossible :
puzzle-wrong-place = Pas là. Ceci parle contre :
puzzle-wrong-card = Pas cette carte. Ceci parle contre :
puzzle-wrong-silent = Pas { $who } : qui ne dit rien ne ment pas.
puzzle-wrong-plain = Non. Il n’y a pas autant de ces cartes.

puzzle-right-liars =
    { $count ->
        [1] C’était bien { $who }.
       *[other] C’étaient bien { $who }.
    }
puzzle-right-sentence = { $who } a dit une phrase fausse.
puzzle-right-place = C’est bien { $where }.
puzzle-right-player = Elle est bien devant { $where }.
puzzle-right-card = C’est bien { $role-the }.

## Les pages

puzzle-page = Énigmes
    .lede = Un village parle, quelqu’un ment, et il n’y a qu’une réponse. Une fenêtre s’allume pour chaque énigme résolue.
    .about = Une par jour, et deux cents sur les rayons : qui ment ?
puzzle-page-one = Énigme { $number }
puzzle-page-shelf = Les rayons
puzzle-page-today = L’énigme du jour
puzzle-page-level-1 = Une nuit courte
puzzle-page-level-2 = Premiers doutes
puzzle-page-level-3 = Récits croisés
puzzle-page-level-4 = Qui a bougé ?
puzzle-page-level-5 = La longue nuit
puzzle-page-dusk = Au crépuscule
    .about = Epic Battle, avec des marques : chacun voit la sienne à la fin du crépuscule.
puzzle-page-lit = { $count } sur { $of }
puzzle-page-how = Le lundi est facile, le dimanche moins. Qui dit vrai ne dit pas forcément tout.
puzzle-page-silent = pas un mot
puzzle-page-centre = au centre
puzzle-page-first = Touche une enseigne ou une carte pour en savoir plus. Tu cales ? Demande un indice.
puzzle-page-last = Tout est dit : la réponse en découle.
puzzle-page-hint = Indice
puzzle-page-plain = Sans le moindre indice.
puzzle-page-hinted = Indices : #
puzzle-page-share = Montrer
puzzle-page-copied = Adresse copiée
puzzle-page-next = Une autre

## En composer une

puzzle-new = Ton énigme
    .about = Compose un village du bout du doigt : tu sais aussitôt s’il n’y a qu’une réponse.
puzzle-new-open = ne dit rien encore
puzzle-new-house = + une maison
puzzle-new-first = Touche une maison : que dit-on là ? La question, la règle et les cartes se touchent aussi.
puzzle-new-check = Combien de réponses ?
puzzle-new-busy = La lanterne fait le tour…
puzzle-new-lost = Le serveur n’a pas répondu. Touche pour redemander.
puzzle-new-long = C’est trop long à vérifier : fais parler moins de monde, ou moins longtemps.
# $answer : une phrase
puzzle-new-one = Une réponse, une seule. { $answer }
puzzle-new-rack = Elle irait au rayon « { $rack } ».
puzzle-new-unshown = Une réponse, une seule. Mais rien ne permet de le montrer pas à pas : essaie une autre phrase.
# $answer: as it is tapped
puzzle-new-unproven = Une seule réponse : { $answer }. Montrer pourquoi prend trop de temps : fais parler moins, et elle pourra se transmettre.
puzzle-new-spare = Inutile : { $text }
puzzle-new-several = { $count } réponses. Fais parler quelqu’un davantage.
puzzle-new-others = Et { $count } de plus.
puzzle-new-none = Aucune réponse : c’est impossible.
puzzle-new-share = La partager
puzzle-new-try = L’essayer
puzzle-new-back = Revenir à la rue
puzzle-new-dealt = Quelle carte cette maison dit-elle avoir reçue ?
puzzle-new-said = Et elle dit (touche pour retirer) :
puzzle-new-unsay = Retirer : { $text }
puzzle-new-more = Ajouter
puzzle-new-less = Retirer cette maison
puzzle-new-name = Nom
    .go = Renommer
puzzle-new-cards = Les cartes
    .tap = Touche une carte pour en mettre une autre à la place.
puzzle-new-game = Le jeu
puzzle-new-instead = À la place de : { $role }
puzzle-new-liars = Qui ment ?
puzzle-new-ask = Que faut-il trouver ?
puzzle-made = Une énigme pour toi
    .change = La modifier
