# Ce qu’on demande à chacun, et ce que disent les boutons.

## Une nuit

ask-one-night-doppelganger = Chez qui regardes-tu ? Tu deviens ce que tu vois.
    .choose = Copier sur { $places }
    .decline = —
ask-one-night-werewolf = Tu peux regarder une carte du centre.
    .choose = Regarder { $places }
    .decline = Ne rien regarder
ask-one-night-seer = Que veux-tu voir : une carte chez quelqu’un, ou deux au centre ?
    .choose = Regarder { $places }
    .decline = Fermer les yeux sans regarder
ask-one-night-robber = Chez qui voles-tu ? Ta carte prend la place de l’autre, et tu regardes ton butin.
    .choose = Voler chez { $places }
    .decline = Ne rien voler
ask-one-night-troublemaker = Chez les autres, deux cartes peuvent changer de place sans que tu les voies. Lesquelles ?
    .choose = Échanger les cartes entre { $places }
    .decline = Laisser tout en place
ask-one-night-drunk = Quelle carte du centre prends-tu à la place de la tienne ? Tu ne la regardes pas.
    .choose = Prendre { $places }
    .decline = —
ask-one-night-vote = C’est l’heure du vote. Qui désignes-tu ?
    .choose = Désigner { $places }
    .decline = Ne désigner personne

## Epic Battle

ask-epic-battle-copycat = Quelle carte du centre copies-tu ? Tu deviens ce qu’elle montre.
    .choose = Copier { $places }
    .decline = —
ask-epic-battle-vampire = Qui le clan va-t-il mordre ? Une seule réponse vaut pour vous tous.
    .choose = Mordre { $places }
    .decline = —
ask-epic-battle-count = À qui donnes-tu la Peur ? Elle empêche d’agir cette nuit.
    .choose = Faire peur à { $places }
    .decline = —
ask-epic-battle-diseased = À ta gauche ou à ta droite : qui reçoit la Peste ?
    .choose = Donner la Peste à { $places }
    .decline = —
ask-epic-battle-cupid = Deux cœurs à unir, le tien compris si tu veux. Lesquels ?
    .choose = Unir { $places }
    .decline = Garder mes flèches
ask-epic-battle-instigator = À qui donnes-tu la marque du Traître ?
    .choose =
        { $own ->
            [yes] La prendre pour moi
           *[no] La donner à { $places }
        }
    .decline = Ne tenter personne
ask-epic-battle-priest = Ta marque est lavée, la Clarté est revenue. Veux-tu bénir quelqu’un d’autre ?
    .choose = Bénir { $places }
    .decline = Ne bénir personne d’autre
ask-epic-battle-assassin = Qui reçoit la marque de l’Assassin ? Tu gagnes si la personne qui la porte meurt.
    .choose =
        { $own ->
            [yes] La poser devant moi
           *[no] La poser devant { $places }
        }
    .decline = —
ask-epic-battle-alpha-wolf = À qui glisses-tu la carte de loup posée à part ?
    .choose = La glisser chez { $places }
    .decline = —
ask-epic-battle-mystic-wolf = Chez qui jettes-tu un œil ?
    .choose = Regarder chez { $places }
    .decline = Ne rien regarder
ask-epic-battle-thing = De quel côté touches-tu une épaule ?
    .choose = Toucher { $places } à l’épaule
    .decline = —
ask-epic-battle-paranormal-investigator = Chez qui enquêtes-tu ? Si tu tombes sur un Loup-Garou, un vampire ou un Tanneur, tu le deviens.
    .choose = Enquêter chez { $places }
    .decline = Ne pas enquêter
ask-epic-battle-paranormal-investigator-again = L’enquête continue ? Il te reste une carte à voir, chez quelqu’un d’autre.
    .choose = Enquêter chez { $places }
    .decline = En rester là
ask-epic-battle-marksman = Chez qui regardes-tu la carte ?
    .choose = Regarder la carte chez { $places }
    .decline = Ne regarder aucune carte
ask-epic-battle-marksman-mark = Et devant qui regardes-tu la marque ? Jamais carte et marque chez la même personne.
    .choose =
        { $own ->
            [yes] Regarder ma marque
           *[no] Regarder la marque devant { $places }
        }
    .decline = Ne regarder aucune marque
ask-epic-battle-witch = Quelle carte du centre regardes-tu ? Une fois vue, il faut la donner.
    .choose = Regarder { $places }
    .decline = Ne toucher à rien
ask-epic-battle-witch-give = À qui donnes-tu cette carte ? Tu peux aussi la garder, et laisser la tienne au centre.
    .choose =
        { $own ->
            [yes] La garder pour moi
           *[no] La donner à { $places }
        }
    .decline = —
ask-epic-battle-gremlin = Qu’échanges-tu, et entre qui ? Tu ne regardes rien.
    .choose =
        { $word ->
            [marks] Échanger les marques entre { $places }
           *[cards] Échanger les cartes entre { $places }
        }
    .decline = Laisser tout en place
ask-epic-battle-revealer = Quelle carte retournes-tu ? Un monstre, un Tanneur ou un Assassin se recache aussitôt.
    .choose =
        { $own ->
            [yes] Retourner ma carte
           *[no] Retourner la carte chez { $places }
        }
    .decline = Ne rien retourner
ask-epic-battle-curator = Sur quelle carte poses-tu un artefact ? Tu ne sauras pas lequel.
    .choose =
        { $own ->
            [yes] Le poser sur ma carte
           *[no] Le poser chez { $places }
        }
    .decline = Laisser l’artefact au musée
ask-epic-battle-artifact = Le hasard tire un artefact.
    .choose = Tirer { $words }
    .decline = —

## Classique

ask-classic-thief = Deux cartes attendent de côté. En prends-tu une ? Devant deux Loups-Garous, il le faut.
    .choose = Prendre { $places }
    .decline = N’en prendre aucune et vivre en villageois
ask-classic-cupid = Qui va s’aimer ? Deux noms, le tien compris si tu veux.
    .choose = Unir { $places }
    .decline = —
ask-classic-seer = De qui veux-tu percer le secret cette nuit ?
    .choose = Regarder chez { $places }
    .decline = Fermer les yeux sans regarder
ask-classic-sleep = La meute s’éveille. Ouvre les yeux pour chasser avec elle, ou garde-les fermés : les autres loups choisiront sans toi. Si tous les loups dorment, tous meurent.
    .choose = Garder les yeux fermés
    .decline = Ouvrir les yeux et chasser
ask-classic-werewolf = Qui la meute va-t-elle dévorer ? Le nom le plus cité l’emporte ; à égalité, personne.
    .choose =
        { $own ->
            [yes] Me désigner, moi
           *[no] Désigner { $places }
        }
    .decline = Ne désigner personne
ask-classic-glance = La Petite Fille vous épie peut-être. À quel moment regardes-tu autour de toi ? Si elle ouvre un œil à ce moment-là, la meute la dévore à la place.
    .choose = Regarder { $words }
    .decline = Ne pas regarder
ask-classic-little-girl = À quels moments ouvres-tu un œil ? Chaque fois, tu vois un loup. Mais si un loup regarde à ce moment-là, la meute te dévore.
    .choose = Ouvrir un œil { $words }
    .decline = Garder les yeux fermés
ask-classic-witch-heal = Sauves-tu la victime de cette nuit ? Tu n’as qu’une potion de guérison.
    .choose = Verser la potion de guérison
    .decline = La garder pour plus tard
ask-classic-witch-poison = Ta potion d’empoisonnement est prête, il n’y en a qu’une. Pour qui ?
    .choose = Empoisonner { $places }
    .decline = La garder pour plus tard
ask-classic-captain = Qui sera Capitaine ? Tu peux voter pour toi.
    .choose =
        { $own ->
            [yes] Voter pour moi
           *[no] Voter pour { $places }
        }
    .decline = Ne voter pour personne
ask-classic-captain-again = Égalité. De ces noms, lequel sera Capitaine ?
    .choose =
        { $own ->
            [yes] Voter pour moi
           *[no] Voter pour { $places }
        }
    .decline = Ne voter pour personne
ask-classic-hunter = Tu tombes, mais ton fusil est chargé. Sur qui tires-tu ?
    .choose = Tirer sur { $places }
    .decline = Baisser le fusil
ask-classic-successor = Avant de partir, à qui laisses-tu la charge de Capitaine ?
    .choose = La laisser à { $places }
    .decline = —
ask-classic-lynch = Contre qui votes-tu aujourd’hui ?
    .choose = Voter contre { $places }
    .decline = Ne voter contre personne
ask-classic-lynch-again = Égalité. De ces noms, lequel condamnes-tu ?
    .choose = Voter contre { $places }
    .decline = Ne voter contre personne
ask-classic-tie-break = Égalité, et c’est à toi de trancher. Qui meurt ?
    .choose = Condamner { $places }
    .decline = —
ask-classic-spied = Le hasard montre un loup à la Petite Fille.
    .choose = Montrer { $places }
    .decline = —

## Lieux, mots et listes

place-centre-1 = la carte 1 du centre
    .near = centre 1
place-centre-2 = la carte 2 du centre
    .near = centre 2
place-centre-3 = la carte 3 du centre
    .near = centre 3
place-centre-wolf = la carte de loup posée à part
place-extra-1 = la carte 1 mise de côté
place-extra-2 = la carte 2 mise de côté

word-cards = les cartes
word-marks = les marques
word-sleep = les yeux fermés
word-heal = la potion de guérison
word-early = au début
word-middle = au milieu
word-late = à la fin

list-and = { $first } et { $last }
list-comma = { $first }, { $last }
list-none = personne

## Les appels

call-deal = Distribution
call-copycat = Copycat
call-vampire = Vampires
call-count = Comte
call-renfield = Renfield
call-diseased = Pestiférée
call-cupid = Cupidon
call-instigator = Comploteuse
call-priest = Prêtre
call-assassin = Assassin
call-end-of-dusk = Fin du crépuscule
call-lovers = Amoureux
call-doppelganger = Doppelgänger
call-thief = Voleur
call-werewolf = Loups-Garous
call-sleep = Réveil de la meute
call-glance = Coup d’œil des loups
call-little-girl = Petite Fille
call-alpha-wolf = Loup alpha
call-mystic-wolf = Loup shaman
call-minion = Sbire
call-mason = Francs-maçons
call-thing = La Chose
call-seer = Voyante
call-paranormal-investigator = Chasseur de fantômes
call-marksman = Trappeur
call-robber = Voleur
call-witch = Sorcière
call-witch-heal = Potion de guérison
call-witch-poison = Poison
call-troublemaker = Noiseuse
call-aura-seer = Diseuse de bonne aventure
call-gremlin = Gremlin
call-drunk = Soûlard
call-insomniac = Insomniaque
call-revealer = Divinateur
call-curator = Conservateur
call-dawn = Aube
call-daybreak = Lever du jour
call-heralds = Ce que tout le monde apprend
call-captain = Élection du Capitaine
call-hunter = Tir du Chasseur
call-successor = Succession du Capitaine
call-vote = Vote
call-lynch = Vote du village
call-tie-break = Voix du Capitaine
