### Many games among bots, and what they come to.

sim-help = Play many games among bots and count who wins. Stopped with Ctrl-C, it shows what it has counted so far.
sim-games-help = How many games; 1,000 unless you say.
sim-minds-help = Who thinks for whom: one of random, honest, sly, sage and learned for all, or by team, card or number of the seat, as in “village=sage,werewolf=sly,1=random”.
sim-jobs-help = How many processes share the work, as many as there are cores unless you say. The figures are the same with any number.
sim-json-help = Write everything as one JSON object.
sim-playing = Playing
sim-unlearned = { $name } has learned nothing of these cards, and plays as the honest one does
sim-stopped =
    stopped after { $count ->
        [one] one game
       *[other] { $count } games
    } of { NUMBER($wanted) }

sim-title =
    { $count ->
        [one] One game
       *[other] { $count } games
    } · { $players } players · { $game }
sim-minds = Minds · { $minds }
sim-mind = { $whom }: { $mind }
sim-all = everybody
sim-others = all others
sim-seat = seat { $number }
sim-seed = The luck of these games: --seed { $seed }

## Tables

sim-team = Team
sim-card = Card
sim-wins = Wins
sim-interval = 95 % interval
sim-votes = Votes
sim-died = Dies
sim-truths = Truth
sim-lies = Lie
sim-nobody = Nobody
sim-note = Wins of whoever was dealt the card; votes against them; how often they die. Truth, lie: how often somebody who had heard them name their card voted against another, if it was so and if it was not.
sim-percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-claims = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } claims a game.
sim-length = { NUMBER($nights, minimumFractionDigits: 1, maximumFractionDigits: 1) } nights a game, { $longest } at most; { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } claims a game.
