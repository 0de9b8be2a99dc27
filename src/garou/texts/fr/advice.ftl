# Conseils au moment de choisir les cartes. Jamais un refus.

advice-masons-from-seven = Les Francs-maçons répondent l’un de l’autre, et à petite table c’est beaucoup. Ils sont à leur place à partir de sept joueurs.

advice-insomniac-without-mover = L’Insomniaque n’est drôle que si sa carte peut bouger. Un seul de ces rôles suffit à troubler son sommeil : { $movers }.

advice-more-than-the-box = { $box ->
        [one] { $count } { $role-many } ; d’ordinaire il n’y en a qu’un. Cela se joue, mais la nuit sera moins variée.
       *[other] { $count } { $role-many } ; d’ordinaire il y en a { $box } au plus. Cela se joue, mais la nuit sera moins variée.
    }

advice-hard-role-for-first-game = { $role } : un rôle à garder pour plus tard. Une première partie est plus douce sans { $role-the }.

advice-many-new-roles = { $count ->
        [one] Un nouveau rôle, cela se retient sans peine. Évite simplement d’en ajouter beaucoup d’un coup.
       *[other] { $count } nouveaux rôles d’un coup, c’est beaucoup à retenir. Un ou deux à la fois, et tout le monde suit.
    }

advice-no-werewolf = Aucun Loup-Garou parmi ces cartes : tout le monde chercherait quelqu’un qui n’existe pas. Un seul suffit à troubler la nuit.

advice-bodyguard-from-five = Le Garde du corps a besoin de monde autour de lui. Il vaut mieux l’inviter à partir de cinq joueurs.

advice-few-for-first-game = Une première partie est plus facile de trois à { $high } joueurs. Les autres peuvent regarder, et jouer la suivante.

advice-one-camp-for-first-game = Loups-Garous et Vampires à la fois, c’est pour qui connaît le jeu. Commencez par l’un des deux camps.

advice-follower-alone = { $role } : personne à servir ici. Il faut quelqu’un du même camp parmi les cartes.

advice-no-seer = Pas de Voyante parmi ces cartes : le village chercherait à tâtons. Même le plus petit village en a une.

advice-few-players = La table est petite, le village tombera vite. La partie prend toute sa saveur entre { $low } et { $high } joueurs.

advice-many-players = La table est grande, les journées seront longues. La partie prend toute sa saveur entre { $low } et { $high } joueurs.

advice-wolves = Pour cette table, { $wolves ->
        [one] un Loup-Garou ferait
       *[other] { $wolves } Loups-Garous feraient
    } un bon équilibre. Pour l’instant, il y en a { $count ->
        [one] un seul
       *[other] { $count }
    }.
