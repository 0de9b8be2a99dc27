# Les tournois : jetons, double élimination, duplicate.

tournament-help = Joue un tournoi entier avec des robots à table et écrit qui l’emporte. FORMAT est chips (un jeton par victoire), elimination (deux défaites et l’on sort) ou duplicate (les mêmes donnes à plusieurs tables).
tournament-entrants-help = Combien de participants.
tournament-seats-help = Combien de places par table ; en élimination, les tables s’en approchent autant que le nombre le permet.
tournament-target-help = Combien de jetons mettent fin à la course ; 5 par défaut.
tournament-rounds-help = S’arrête après tant de parties ou de tours ; en duplicate, le nombre de donnes.
tournament-json-help = Écrit tout en un seul objet JSON.
tournament-not-for = { $option } n’a pas de sens pour { $format }

tournament-chips = Course aux jetons
tournament-elimination = Double élimination
tournament-duplicate = Duplicate
tournament-season = Saison
tournament-title = { $format } · { $count } participants · { $scenario } · { $game }
tournament-seed = Le hasard de ce tournoi : --seed { $seed }

## Ce qui s’est passé

tournament-games = Un jeton à
tournament-game = Partie { $number } : { $winners }
tournament-round = Tour { $number }
tournament-deal = Donne { $number }
tournament-table = Table { $number } : { $players } · victoire : { $winners }
tournament-fillers =
    { $count ->
        [one] Un robot prend la dernière place ; son résultat ne compte pas.
       *[other] Des robots prennent les { $count } dernières places ; leurs résultats ne comptent pas.
    }
tournament-byes = Au repos : { $players }
tournament-uncounted = Ce tour aurait éliminé tous ceux qui restaient : il ne compte pas, et ils jouent encore.
tournament-out = Hors jeu : { $players }

## Le classement

tournament-standings = Classement
tournament-place = Rang
tournament-name = Nom
tournament-chips-held = Jetons
tournament-played = Parties
tournament-evenings = Soirées
tournament-losses = Défaites
tournament-byes-had = Repos
tournament-out-in = Fin au tour
tournament-at = Table
tournament-score = Score
tournament-plus = +{ NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-minus = −{ NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-champion = Victoire finale : { $name }
tournament-undecided = Le titre n’est pas encore décidé.
tournament-best = Le meilleur parti des mêmes cartes : { $players }
