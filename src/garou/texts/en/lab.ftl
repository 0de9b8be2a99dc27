### The lab: how balanced a deck is.

lab-help = Measure decks: how balanced they are, over thousands of games among bots.
lab-balance-help = Play many games with one deck and report who wins, as which card and at which seat, who is voted out, what is known at daybreak, and what to be warned of. Stopped with Ctrl-C, it reports what it has.
lab-games-help = How many games; 2,000 unless you say.
lab-precision-help = Instead of a number of games: play until each team’s share of wins is known so well, as in 1%.
lab-html-help = Write the report as one HTML file, with plots, to look at or to print.
lab-no-precision = --precision takes per cent from 0.1 to 50, as in 1%, and not { $found }
lab-both = either --games or --precision
lab-kept = The report is in { $file }.
lab-not-kept = { $file } cannot be written: { $detail }

lab-eyebrow = The lab · balance
lab-lede =
    { $count ->
        [one] One game
       *[other] { $count } games
    } with { $players } players. Minds: { $minds }.
lab-seed = Seed { $seed }
lab-again = The same seed on the same version gives the same figures.
lab-drawn = The cards are drawn anew for each game.
lab-daybreak = What they learn at night, in bits: { $told }
lab-learnt = { $role } { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-short = In short
lab-fine = Nothing stands out.
lab-muddled = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of the players end as another card than they were dealt.
lab-warn-nothing-known = Nobody will know anything: whoever is not after the village learns next to nothing at night.
lab-warn-cannot-lose = { $team } cannot lose: nearly all games are theirs.
lab-warn-cannot-win = { $team } cannot win: hardly any game is theirs.
lab-who-wins = Who wins
lab-teams = Share of the games, with a 95 % interval. The band is where a match of two sides is fair. A game that several teams win counts for each.
lab-cards = Card by card
lab-cards-note = Wins of whoever was dealt it; how often they die; what they learn at night about who among the others is a monster, in bits, beside what their card tells; and how often they are sure at daybreak whether they are one themselves.
lab-seats = Seat by seat
lab-seats-note = In the order of play.
lab-length = How long it lasts
lab-length-note = Games by their nights.
lab-nights =
    { $count ->
        [one] one night
       *[other] { $count } nights
    }
lab-column-team = team
lab-column-card = card
lab-column-seat = seat
lab-column-wins = wins
lab-column-interval = 95 % interval
lab-column-died = dies
lab-column-bits = bits
lab-column-sure = sure
lab-column-length = length
lab-column-games = games
lab-note = The players are bots: they claim, doubt and lie as those at the table do. Two intervals that overlap say little.
