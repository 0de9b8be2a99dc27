### Games as data: the command, and what its plots say.

data-help = Games as rows of data: look at a file of them, make one of games that were played or published elsewhere, draw plots.
data-file-help = Write every game into this file as well: its record, claims, views and result. Its name ends in jsonl or in parquet, and says which it is.
data-kept =
    { $count ->
        [one] One game is in { $file }.
       *[other] { $count } games are in { $file }.
    }
data-not-kept = { $file } cannot be written: { $detail }
data-not-read = { $file } cannot be read: { $detail }

data-show-help = Say what a file of games holds; or write one of its tables as CSV.
data-table-help = Which table: games, seats, claims, lines, answers or facts.
data-rows-help = So many rows of it at most; all unless you say.
data-held =
    { $count ->
        [one] One game
       *[other] { $count } games
    }: { $source }, Garou { $version }
data-of-edition = { $edition }, { $players } players: { $count }
data-of-seed = Seed { $seed }

data-collect-help = Make a file of games that were played: of record files, or of a server’s tables.
data-anonymous-help = Call the players by the numbers of their seats, whatever their names.

data-convert-help = Make a file of the public GPT-4 games of One Night (NeurIPS 2024): of a folder of their files, or of some of them.
data-agreed = By our rules { $agreed } of { $count } end with the winners that are named there.

data-plot-help = Answer three questions about a file of games, each with a plot as an SVG in this folder.
data-plot-games =
    { $count ->
        [one] One game; red: 95 % intervals
       *[other] { $count } games; red: 95 % intervals
    }
data-won = Who wins, by the card dealt
data-honest = Who names the card they were dealt
data-fell = Who dies, by what they said of their card
data-team-said = { $team }: { $said }
data-said-true = true
data-said-untrue = untrue
data-said-nothing = nothing
