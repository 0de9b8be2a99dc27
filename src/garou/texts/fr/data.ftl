### Les parties comme données : la commande, et ce que disent ses graphiques.

data-help = Les parties comme lignes de données : regarder un fichier, en faire un de parties jouées ou publiées ailleurs, tracer des graphiques.
data-file-help = Écrire aussi chaque partie dans ce fichier : ses réponses, les affirmations, les vues et le résultat. Son nom finit par jsonl ou par parquet, et dit ce que c’est.
data-kept =
    { $count ->
        [one] Une partie est dans { $file }.
       *[other] { $count } parties sont dans { $file }.
    }
data-not-kept = impossible d’écrire { $file } : { $detail }
data-not-read = impossible de lire { $file } : { $detail }

data-show-help = Dire ce que contient un fichier de parties ; ou en écrire une table en CSV.
data-table-help = Quelle table : games, seats, claims, lines, answers ou facts.
data-rows-help = Tant de lignes au plus ; toutes sauf avis contraire.
data-held =
    { $count ->
        [one] Une partie
       *[other] { $count } parties
    } : { $source }, Garou { $version }
data-of-edition = { $edition }, { $players } joueurs : { $count }
data-of-seed = Graine { $seed }

data-collect-help = Faire un fichier de parties jouées : à partir de leurs fichiers, ou des tables d’un serveur.
data-anonymous-help = N’appeler les joueurs que par le numéro de leur place.

data-convert-help = Faire un fichier des parties publiques de One Night jouées par GPT-4 (NeurIPS 2024) : d’un dossier de leurs fichiers, ou de quelques-uns.
data-agreed = Selon nos règles, { $agreed } sur { $count } finissent avec les gagnants qui y sont nommés.

data-plot-help = Répondre à trois questions sur un fichier de parties, avec pour chacune un graphique SVG dans ce dossier.
data-plot-games =
    { $count ->
        [one] Une partie ; en rouge : intervalles à 95 %
       *[other] { $count } parties ; en rouge : intervalles à 95 %
    }
data-won = Qui gagne, selon la carte reçue
data-honest = Qui nomme la carte qu’il a reçue
data-fell = Qui meurt, selon ce qu’il a dit de sa carte
data-team-said = { $team } : { $said }
data-said-true = vrai
data-said-untrue = faux
data-said-nothing = rien
