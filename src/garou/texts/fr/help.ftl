# De l’aide là où il en faut : les pages des rôles, la première partie pas à pas, et que faire quand quelque chose manque.

## Les rôles

help-index = Les rôles
    .title = Les rôles · { $game } · Garou
    .lede = Touche une carte : ce qu’elle fait, et comment bien la jouer.
    .games = Quel jeu
help-role-title = { $role } · { $game } · Garou
help-close = Fermer
help-meet = Jamais joué ? Fais connaissance avec les rôles.
help-all = Tous les rôles
help-does = Ce que tu fais
help-wakes = Quand tu te réveilles
help-wins = Comment tu gagnes
help-plays = Comment bien jouer
    .more = En savoir plus
help-beware = Méfie-toi…
help-office = Charge
help-ease = { $stars ->
        [1] Facile à jouer
        [2] Demande un peu d’habitude
       *[3] Pour qui connaît bien
    }

help-wakes-never = Jamais. Tu dors toute la nuit.
help-wakes-vote = Pas la nuit. Ton heure vient au vote.
help-wakes-dying = Pas la nuit. Ton heure vient quand tu meurs.
help-wakes-office = Pas pour cette charge. On la reçoit au premier matin.
help-wakes-dusk = Au crépuscule, à l’appel : { $calls }.
help-wakes-night = La nuit, à l’appel : { $calls }.
help-wakes-first = La première nuit seulement, à l’appel : { $calls }.
help-wakes-every = Chaque nuit, à l’appel : { $calls }.

help-wins-one-night-village = Avec le village : il faut qu’au moins un Loup-Garou meure. Si personne n’est Loup-Garou, personne ne doit mourir.
help-wins-one-night-werewolf = Avec les Loups-Garous : aucun d’eux ne doit mourir, et aucun Tanneur non plus.
help-wins-one-night-tanner = En solitaire, et seulement si tu meurs.
help-wins-one-night-minion = Avec les Loups-Garous, même si tu meurs. Si personne n’est Loup-Garou : reste en vie, et il faut que quelqu’un d’autre meure.
help-wins-one-night-minion-blocked = Avec les Loups-Garous, même si tu meurs. Si personne n’est Loup-Garou : reste en vie, et il faut que quelqu’un d’autre meure, mais aucun Tanneur.
help-wins-one-night-minion-may-die = Avec les Loups-Garous, même si tu meurs. Si personne n’est Loup-Garou : il faut que quelqu’un d’autre meure, et tu peux mourir aussi.
help-wins-one-night-minion-may-die-blocked = Avec les Loups-Garous, même si tu meurs. Si personne n’est Loup-Garou : il faut que quelqu’un d’autre meure, mais aucun Tanneur ; tu peux mourir aussi.
help-wins-one-night-doppelganger = Avec le camp du rôle que tu as vu.
help-wins-one-night-robber = Avec le camp de la carte que tu as prise. Rien pris ? Avec le village.
help-wins-one-night-drunk = Avec le camp de la carte que tu as prise, et tu ne sais pas lequel.
help-wins-epic-battle-village = Avec le village : il faut qu’au moins un monstre meure, ou un de chaque espèce si loups et vampires sont là. Aucun monstre ? Alors personne ne doit mourir.
help-wins-epic-battle-werewolf = Avec la meute : aucun loup ne doit mourir. À trois camps, il faut aussi qu’un Vampire meure, et la mort d’un Tanneur n’y change rien ; à deux camps, aucun Tanneur ne doit mourir.
help-wins-epic-battle-vampire = Avec le clan : aucun Vampire ne doit mourir. À trois camps, il faut aussi qu’un loup meure, et la mort d’un Tanneur n’y change rien ; à deux camps, aucun Tanneur ne doit mourir.
help-wins-epic-battle-monsters-village = Avec le village : il faut qu’au moins un monstre meure. Aucun monstre ? Alors personne ne doit mourir.
help-wins-epic-battle-monsters-villagers = Avec le village : il faut qu’au moins un monstre meure. Aucun monstre ? Alors personne du village ne doit mourir.
help-wins-epic-battle-monsters-werewolves = Avec la meute : aucun loup ne doit mourir, et aucun Tanneur non plus.
help-wins-epic-battle-monsters-vampires = Avec le clan : aucun Vampire ne doit mourir, et aucun Tanneur non plus.
help-wins-epic-battle-tanner = En solitaire, et seulement si tu meurs.
help-wins-epic-battle-assassin = En solitaire : la personne qui a ta marque doit mourir. D’autres peuvent gagner avec toi.
help-wins-epic-battle-renfield = Avec le clan, même si tu meurs. S’il n’y a aucun Vampire autour de la table : avec le village.
help-wins-epic-battle-copycat = Avec le camp du rôle vu au centre.
help-wins-epic-battle-robber = Avec le camp de la carte que tu as prise. Rien pris ? Avec le village.
help-wins-epic-battle-paranormal-investigator = Avec le village, sauf si tu es tombé sur un monstre ou sur le Tanneur : alors comme eux.
help-wins-classic-village = Avec le village : quand il ne reste plus un seul Loup-Garou.
help-wins-classic-werewolf = Avec la meute : dès qu’il reste au plus une autre personne en vie.
help-wins-classic-camp-werewolves-parity = Avec la meute : dès qu’elle est au moins aussi nombreuse que les autres en vie.
help-wins-classic-camp-werewolves-alone = Avec la meute : quand il ne reste personne d’autre en vie.
help-wins-classic-thief = Avec le camp de la carte que tu as prise. Rien pris ? Avec le village.
help-wins-classic-cupid = Avec le village, sauf si tu aimes toi-même un loup : alors seulement si vous restez les deux derniers.
help-wins-classic-captain = Avec le camp de ta propre carte : la charge n’y change rien.

## L’ordre des appels

help-order = L’ordre de la nuit
    .about = Que quelqu’un se réveille ou non, chaque appel a lieu.
help-order-dusk = Au crépuscule
help-order-night = La nuit
help-order-first = La première nuit seulement
help-order-every = Chaque nuit

## La première partie, pas à pas

help-coach = Première partie
    .done = Compris
    .off = Ne plus montrer de conseils
    .again = Explique-moi encore le jeu
    .ready = C’est fait. Les conseils reviennent à ta prochaine partie.
help-coach-lobby = Te voilà à table.
    .about = Quand tout le monde est là, l’hôte distribue. En attendant, va voir ce que font les cartes.
help-coach-card = Ta carte est un secret.
    .about = Garde le doigt sur le bouton pour la voir. Retiens qui tu es, et comment tu gagnes.
help-coach-dusk = D’abord, le crépuscule.
    .about = Certains posent des marques. Touche toujours quelque chose : personne ne devine qui est appelé.
help-coach-night = La nuit, on joue en secret.
    .about = Question ou rêve, touche toujours quelque chose. Ainsi, personne ne devine qui est éveillé.
help-coach-talk = Le jour, on parle.
    .about = Demande : qui es-tu, qu’as-tu vu, qu’as-tu fait ? Chacun dit ce qu’il veut, même un mensonge.
help-coach-claims = Accroche une enseigne.
    .about = Touche ce que tu dis être, vrai ou non : cela reste sur ta maison, et cela seul compte pour les robots.
help-coach-ballot = Maintenant, tout le monde vote.
    .about = Touche une maison, puis confirme. Personne ne voit ton vote avant que tous aient voté.
help-coach-words = Un instant.
    .about = Quelqu’un peut encore décider quelque chose. La partie continue toute seule.
help-coach-dead = Te voilà parmi les morts.
    .about = Tu regardes, et tu chuchotes avec les autres morts. Tu gagnes ou perds encore avec ton camp.
help-coach-over = Voilà toute l’histoire.
    .about = Ici, qui gagne et pourquoi. Plus bas, tout ce qui s’est passé dans la nuit.

## Quand quelque chose manque

help-error-no-such-table = Cette table n’existe pas.
    .try = Essayer un autre code
help-error-no-such-page = Mauvaise adresse.
help-error-no-such-verb = Mauvaise adresse.
help-error-no-such-cup = Ni tournoi ni carnet de ce nom.
help-error-no-season = Ce n’est pas un carnet de soirées.
help-error-not-the-keeper = Ce carnet se tient ailleurs.
help-error-entered-already = Cette partie est dans le carnet.
help-error-table-playing = La partie est déjà lancée.
help-error-table-full = Cette table est complète.
help-error-too-many-tables = Plus de place pour une table.
help-error-too-fast = Pas si vite.
help-error-too-many-watching = Plus de place pour regarder.
help-error-busy = Un instant.
help-error-link-void = Ce lien a fait son temps.
help-error-no-seat = Tu n’as pas encore de place ici.
help-error-not-your-seat = Ce n’est pas à toi de le faire.
help-error-only-the-host = C’est à l’hôte de le faire.
help-error-only-the-owner = Ce n’est pas à toi de le faire.
help-error-nobodys-table = Ce n’est à personne de le faire.
help-error-sat-longer = Ce n’est pas à toi de le faire.
help-error-still-here = Ce n’est pas à toi de le faire.
help-error-chips-named = Pas encore.
help-error-asked-already = Un instant.
help-error-no-game-yet = Pas encore.
help-error-game-going-on = Pas encore.
help-error-not-kept = Pas noté.
help-error-set-aside = Mis de côté.
help-error-newer-version = Un instant.
help-error-broken = Quelque chose s’est cassé.
help-way-again = Essayer encore
help-way-door = Aller à cette table
help-way-watch = Regarder la partie
help-way-start = Revenir à l’accueil
help-way-cup = Revenir à sa page
help-way-table = Revenir à la table
help-lost = Pas de connexion. Ta place est gardée ; la page réessaie toute seule…
    .again = Recharger
