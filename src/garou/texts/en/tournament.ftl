# Tournaments: chips, double elimination, duplicate.

tournament-help = Play a whole tournament with bots at the seats and print who came out first. FORMAT is chips (a chip for every win), elimination (out after two losses) or duplicate (the same deals at several tables).
tournament-entrants-help = How many take part.
tournament-seats-help = How many sit at a table; in an elimination, tables are drawn as near to that as the numbers allow.
tournament-target-help = How many chips end the race; 5 by default.
tournament-rounds-help = Stop after this many games or rounds; in duplicate, how many deals.
tournament-json-help = Print everything as one JSON object.
tournament-not-for = { $option } has no meaning for { $format }

tournament-chips = Chip race
tournament-elimination = Double elimination
tournament-duplicate = Duplicate
tournament-season = Season
tournament-title = { $format } · { $count } entrants · { $scenario } · { $game }
tournament-seed = Luck of this tournament: --seed { $seed }

## What happened

tournament-games = A chip to
tournament-game = Game { $number }: { $winners }
tournament-round = Round { $number }
tournament-deal = Deal { $number }
tournament-table = Table { $number }: { $players } · won: { $winners }
tournament-fillers =
    { $count ->
        [one] A bot fills the last seat; its result does not count.
       *[other] Bots fill the last { $count } seats; their results do not count.
    }
tournament-byes = Sitting out: { $players }
tournament-uncounted = This round would have removed everybody left, so it does not count: they play on.
tournament-out = Out: { $players }

## Who stands where

tournament-standings = Standings
tournament-place = Place
tournament-name = Name
tournament-chips-held = Chips
tournament-played = Games
tournament-evenings = Evenings
tournament-losses = Losses
tournament-byes-had = Sat out
tournament-out-in = Out in round
tournament-at = Table
tournament-score = Score
tournament-plus = +{ NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-minus = −{ NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-champion = Champion: { $name }
tournament-undecided = No champion yet.
tournament-best = Made the most of the same cards: { $players }
