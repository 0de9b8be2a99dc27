# A league of entrants

league-help = Let the entrants of a file in TOML play each other over the same deals, and rate them. Stopped with Ctrl-C, it rates them by what was played so far.
league-book-help = Keep what was played in this file; a league that was stopped goes on where it was.
league-page-help = Write the table into this page, between its two marks.
league-entrant = Entrant
league-rating = Rating
league-village = As the village
league-others = Against it
league-games = Games
league-against = against { $name }
league-village-wins = village wins, %
league-fault =
    { $why ->
        [silent] silent
        [crashed] crashed
        [absent] could not be reached
       *[nonsense] no answer to the question
    } ({ $count })
league-faulty =
    { $name } failed to answer: { $faults }.{ $cut ->
        [0] {""}
        [one] {" "}One stretch of its games ended there.
       *[other] {" "}{ $cut } stretches of its games ended there.
    }
league-unrated = { $name } has played no game and is not rated.
league-no-file = { $file } cannot be read: { $detail }
league-no-page = { $file } is no page with the marks { $begin } and { $end }, once each
