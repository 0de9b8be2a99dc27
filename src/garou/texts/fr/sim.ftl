### Beaucoup de parties entre robots, et ce qu’elles donnent.

sim-help = Joue beaucoup de parties entre robots et compte qui l’emporte. Arrêté par Ctrl-C, montre ce qui est déjà compté.
sim-games-help = Combien de parties ; mille par défaut.
sim-minds-help = Qui pense pour qui : random, honest, sly, sage ou learned pour tout le monde, ou par camp, par carte ou par numéro de place, comme dans « village=sage,seer=sly,1=random ».
sim-jobs-help = Combien de processus se partagent le travail ; autant que de cœurs par défaut. Les chiffres n’en dépendent pas.
sim-json-help = Écrit tout en un seul objet JSON.
sim-playing = En jeu
sim-unlearned = { $name } n’a rien appris sur ces cartes et joue comme le franc
sim-stopped =
    arrêté après { $count ->
        [one] une partie
       *[other] { $count } parties
    } sur { NUMBER($wanted) }

sim-title =
    { $count ->
        [one] Une partie
       *[other] { $count } parties
    } · { $players } joueurs · { $game }
sim-minds = Esprits · { $minds }
sim-mind = { $whom } : { $mind }
sim-all = tout le monde
sim-others = tous les autres
sim-seat = place { $number }
sim-seed = Le hasard de ces parties : --seed { $seed }

## Tableaux

sim-team = Camp
sim-card = Carte
sim-wins = Victoires
sim-interval = À 95 %
sim-votes = Voix
sim-died = Meurt
sim-truths = Vérité
sim-lies = Mensonge
sim-nobody = Personne
sim-note = Victoires de qui a reçu la carte ; voix contre eux ; combien de fois ils meurent. Vérité, mensonge : combien de fois quelqu’un qui les avait entendus nommer leur carte a voté contre un autre, si c’était vrai et si ça ne l’était pas.
sim-percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-claims = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } annonces par partie.
sim-length = { NUMBER($nights, minimumFractionDigits: 1, maximumFractionDigits: 1) } nuits par partie, { $longest } au plus ; { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } annonces par partie.
