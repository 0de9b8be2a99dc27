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
lab-learnt = { $role } { $bits }
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

## On several machines

lab-scheduler-help = Share the work out over the machines of a Dask scheduler, as in tcp://192.0.2.7:8786, instead of the cores of this one. The figures are the same.

## Every scenario

lab-all-help = Every scenario with every number of players it is for; --game, --edition, --scenario and --players choose among them.
lab-up-to-help = With --all: only tables of at most so many players.
lab-up-to-alone = --up-to chooses among the tables of --all
lab-all-no-html = --html is the report on one table; with --all, take --json
lab-all-only = { $name } does not go with --all
lab-all-none = no scenario fits what is asked for
lab-column-scenario = scenario
lab-column-players = players
lab-column-shares = wins
lab-column-muddled = muddled

## Two tables side by side

lab-compare-help = Play two decks, or two rules, game by game with the same luck, and report how far apart they are. Whatever is not said of the second is as at the first. Stopped with Ctrl-C, it reports what it has.
lab-against-cards-help = The cards of the second table.
lab-against-scenario-help = The scenario of the second table.
lab-against-edition-help = The edition by which the second table plays.
lab-against-option-help = A house rule that only the second table plays by.
lab-against-without-help = A house rule that the second table does not play by.
lab-against-minds-help = Who thinks for whom at the second table.
lab-pairs-help = How many pairs of games; 2,000 unless you say.
lab-difference-help = Instead of a number of pairs: play until each difference is known so well, as in 1%.
lab-nothing-against = both tables are the same; say what the second is to have, as in --against-cards or --against-option
lab-eyebrow-compare = The lab · comparison
lab-versus = { $first } against { $second }
lab-first = First
lab-second = Second
lab-side = { $players } players. Minds: { $minds }.
lab-players = { $count } players
lab-pairs =
    { $count ->
        [one] One pair of games
       *[other] { $count } pairs of games
    }, each with the same luck at both tables
lab-differences = Share of the games, and how many points more the second table gives each team, with a 95 % interval from the pairs. The line in the middle is no difference.
lab-cards-fates = Wins of whoever was dealt it, and how often they die.
lab-cards-compared = Wins of whoever was dealt it, at the first and the second table; and what they learn at night, in bits.
lab-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-worth = One pair tells as much as { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } games at each table without pairs.
lab-column-first = first
lab-column-second = second
lab-column-difference = points

## The fairest of many decks

lab-sweep-help = Find the fairest deck: draw many that fit, let all of them play, and drop those that are surely not the fairest, round by round. Stopped with Ctrl-C, it reports what it has.
lab-with-help = Cards that every deck has, as in “2 werewolf, hunter”: at least so many of each.
lab-without-help = Cards that no deck has, as in “tanner, minion”.
lab-decks-help = How many decks take part; 100 unless you say, or all there are.
lab-all-games-help = How many games all decks play together at most; 100,000 unless you say.
lab-gap-help = When it is over: how well the gap between the sides is known of those that are left; 2% unless you say.
lab-sweep-title = The fairest decks · { $players } players · { $game }
lab-sweep-decks = { $decks } of { NUMBER($possible) } decks took part and played { NUMBER($games) } games; { $left } { $left ->
        [one] was
       *[other] were
    } left.
lab-sweep-note = Gap: how many points more one side wins than another, at most. Sides are the village and the teams of monsters; who plays alone is none. The books’ advice was followed.
lab-sweep-gap = gap { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) after { NUMBER($games) } games

## The page of it in the lobby

lab-web-title = How balanced?
lab-web-playing =
    Bots are playing with these cards: { $count ->
        [0] the first games
        [one] one game
       *[other] { $count } games
    } so far.
lab-web-progress = How far it has come
lab-web-played =
    { $count ->
        [one] One game
       *[other] { $count } games
    } among bots with these cards.
lab-web-too-long = Games with these cards take too long to be played here.
lab-web-nothing = Nobody at this table has looked yet.
lab-web-luck = Were all to choose at random
    .about = { NUMBER($count) } games in which nobody thinks: what lies in the cards alone.
lab-web-daybreak = What one knows at daybreak
lab-web-bits = What a night teaches about who of the others is a monster, in bits: one bit is one that was as likely as not, and is certain.

## By luck alone

lab-lane-help = Play among bots that choose at random, in the array lane: a quarter of a million games in a second or two, of the classic game an eighth of that, unless you say how many. An extra.
lab-lane-alone = --lane plays at random and on one core: it takes neither --minds nor --all, --jobs or --scheduler
lab-no-lane = --lane plays the same cards in every game, none of them home-made, and in the classic game no little girl and one hunter at most

## Learning

lab-learn-help = Learn what to tell and whom to vote for at a table of One Night: games by the million in the array lane, where everybody tells a night and votes. What has been learned is kept as a table that a mind can play by: “learned@FILE” in --minds. On one core; an extra. Stopped with Ctrl-C, it keeps what it has.
lab-learn-games-help = In how many games, in thousands; 2,500 unless you say.
lab-learn-name-help = What the table is called; its cards unless you say.
lab-learn-table-help = Where to keep the table.
lab-no-learning = nights of these cards cannot be learned: One Night alone, the same cards in every game, and no card that copies another
lab-learned = Learned in { NUMBER($games) } games and { NUMBER($seconds, maximumFractionDigits: 0) } seconds of the processor’s time; { NUMBER($kilobytes, maximumFractionDigits: 0) } kB in { $file }.
lab-learned-row = won by the village
lab-learned-against = against { $name }
lab-learned-how = In the lane, games that were not learned from; every night at random.
lab-learned-play = Play by it: garou sim --minds honest,village=learned@{ $file }
