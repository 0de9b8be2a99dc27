# Une ligue de participants

league-help = Fait jouer les uns contre les autres, sur les mêmes donnes, les participants d’un fichier TOML, et les classe. Interrompue par Ctrl-C, elle les classe d’après ce qui a été joué.
league-book-help = Garder dans ce fichier ce qui a été joué ; une ligue interrompue reprend où elle en était.
league-page-help = Écrire le tableau dans cette page, entre ses deux marques.
league-entrant = Participant
league-rating = Classement
league-village = Au village
league-others = Contre lui
league-games = Parties
league-against = contre { $name }
league-village-wins = victoires du village en %
league-fault =
    { $why ->
        [silent] muet
        [crashed] planté
        [absent] injoignable
       *[nonsense] réponse hors sujet
    } ({ $count })
league-faulty =
    { $name } n’a pas su répondre : { $faults }.{ $cut ->
        [0] {""}
        [one] {" "}Une série de ses parties s’est arrêtée là.
       *[other] {" "}{ $cut } séries de ses parties se sont arrêtées là.
    }
league-unrated = { $name } n’a joué aucune partie et n’est pas classé.
league-no-file = impossible de lire { $file } : { $detail }
league-no-page = { $file } n’est pas une page qui a une fois chacune les marques { $begin } et { $end }
