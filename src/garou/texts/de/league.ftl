# Eine Liga von Teilnehmern

league-help = Lässt die Teilnehmer einer TOML-Datei über dieselben Verteilungen gegeneinander spielen und bewertet sie. Mit Strg-C angehalten, bewertet es nach dem, was bisher gespielt ist.
league-book-help = Was gespielt wurde, in dieser Datei behalten; eine angehaltene Liga geht dort weiter, wo sie war.
league-page-help = Die Tabelle in diese Seite schreiben, zwischen ihre beiden Marken.
league-entrant = Teilnehmer
league-rating = Wertung
league-village = Als Dorf
league-others = Gegen das Dorf
league-games = Partien
league-against = gegen { $name }
league-village-wins = Dorf gewinnt, %
league-fault =
    { $why ->
        [silent] still
        [crashed] abgestürzt
        [absent] nicht zu erreichen
       *[nonsense] keine Antwort auf die Frage
    } ({ $count })
league-faulty =
    { $name } blieb Antworten schuldig: { $faults }.{ $cut ->
        [0] {""}
        [one] {" "}Eine Strecke der Partien endete dort.
       *[other] {" "}{ $cut } Strecken der Partien endeten dort.
    }
league-unrated = { $name } hat keine Partie gespielt und wird nicht bewertet.
league-no-file = { $file } lässt sich nicht lesen: { $detail }
league-no-page = { $file } ist keine Seite mit den Marken { $begin } und { $end }, je einmal
