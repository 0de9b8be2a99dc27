# The command line and the game in the terminal.

cli-help = Garou plays the werewolf games: One Night, Epic Battle and the classic game over many nights.
cli-lang-help = The language to speak; the environment’s by default.
cli-version-help = Show the version and stop.
cli-judge-help = Replay each record with every rule checked and print who died and who won, one JSON object a line. “-” reads standard input.
cli-view-help = Print the facts one seat was told, as JSON lines in the order they became known. The record may stop anywhere.
cli-view-seat-help = The player whose eyes to look through.
cli-view-public-help = What a bystander at the table knows.
cli-view-watching-help = With --seat: what this player may watch once dead, with the names of those who learned it.
cli-view-whose = say whose view: --seat NAME or --public
cli-worlds-help = Count every deal and night that fits what a seat knows and what is claimed, and print how likely each card is at each place, one JSON object a line. “-” reads standard input.
cli-schema-help = Print the JSON Schema of the record.
cli-scenarios-help = List the scenarios, with their levels and sizes.
cli-scenarios-game-help = Only those of one game.
cli-game-one-night = One Night
cli-game-epic-battle = Epic Battle
cli-game-classic = The classic game
cli-scenarios-line = { $name } · { $players } players · { $level }
cli-no-such-option = there is no option { $name }; --help lists them
cli-no-such-command = there is no command { $name }; there are { $known }
cli-missing = { $name } is missing; --help says what is needed
cli-missing-value = { $name } needs a value; --help says which
cli-bad-value =
    { $given ->
        [yes] { $name } { $found }
       *[no] that does not fit { $name }
    }: it takes { $wanted }
cli-bad-usage = too many words; --help says what is understood
cli-mcp-help = Give a language model a seat at a table of a server that runs, over the Model Context Protocol on standard input and output.
cli-mcp-table-help = The code of the table; without it, the model names one or lays its own.
cli-mcp-name-help = What the model is called at the table, unless it says otherwise.
cli-mcp-league-help = Play in a league instead, at this address: the league says it to the client it starts.
cli-not-installed = this part is an extra: pip install garou[{ $extra }]
cli-cannot-write = the output cannot be written: { $detail }
cli-wanted-one-of = one of { $known }
cli-wanted-range = a whole number from { $low } to { $high }
cli-wanted-number = a whole number

cli-tell-help = Tell the story of a record, night by night, with everything that was secret.
cli-tell-table = Round the table
cli-tell-seat = { $player }: { $role }
cli-tell-quiet = Nothing happens.

cli-serve-help = Open the table on the web: an address and a QR code for everybody’s phone.
cli-serve-host-help = The address to listen on.
cli-serve-port-help = The port; 0 takes any that is free.
cli-serve-data-help = The directory the tables are kept in; made if missing.
cli-serve-standby-help = Where another server keeps these tables, wait until it ends, and take over; with --database.
cli-serve-standby-alone = --standby needs --database: a file is kept by one machine
cli-serve-standing-by = another Garou serves these tables; this one stands by and takes over when it ends
cli-serve-replaced = another Garou has taken over these tables; this one ends
cli-serve-workers-help = Serve with this many processes, which share the tables with each other and with workers on other machines; with --database.
cli-serve-workers-alone = --workers needs --database, and does not go with --standby: workers take over from each other by themselves
cli-serve-bus-help = Workers tell each other what happened through this Valkey or Redis, not through the database; with --workers.
cli-serve-bus-alone = --bus needs --workers: one server alone has nobody to tell
cli-serve-metrics-help = Offer figures for Prometheus on this port, to this machine only.
cli-serve-metrics-host-help = The address at which to offer them instead: one that no player reaches.
cli-serve-no-metrics = figures cannot be offered at { $where }: { $detail }; try another port with --metrics
cli-serve-allowed-host-help = Another name this server may be called by, such as that of a proxy in front of it; may be repeated.
cli-serve-quiet-help = Print no address and no QR code.
cli-serve-https-help = Speak TLS under an authority of this house’s own, so that phones can install the pages and keep the screen on.
cli-serve-https-port-help = The port for TLS, with --https; the other one then hands the certificate out.
cli-serve-https-missing = --https needs one more package: pip install garou[https]
cli-serve-https-broken = what is kept in { $place } cannot be read ({ $detail }): move it away, and the next start makes a new authority, which every phone has to trust anew
cli-serve-trust = Once on each phone, to trust this table:
    .fingerprint = SHA-256 of the authority: { $fingerprint }
cli-serve-open = The table is laid. Scan this, or type it into a browser:
cli-serve-stop = Ctrl-C ends the evening; tables are kept.
cli-serve-no-port = port { $port } cannot be opened: { $detail }; try another one with --port
cli-serve-bad-host = { $name } is not a host name: give it like garou.example.org, with nothing before or after it

cli-announce-help = Lead a night over real cards: print the script with its pauses, or speak it.
cli-announce-scenario-help = The cards of this scenario; “garou scenarios” lists them.
cli-announce-cards-help = The cards on the table, as in “2 werewolf, seer, 3 villager”; names in your language work too.
cli-announce-game-help = Which game.
cli-announce-edition-help = Which edition of One Night.
cli-announce-option-help = A table option that is on; may be repeated.
cli-announce-players-help = How many sit at the table.
cli-announce-wild-help = Draw whatever comes, even if no werewolf or vampire is among the cards.
cli-announce-night-help = Which night of the classic game; the first one has calls of its own.
cli-announce-length-help = How much is said.
cli-announce-newcomers-help = Somebody is new to the game: longer pauses and a longer day.
cli-announce-pause-help = How long each role is given.
cli-announce-day-help = How long the day is.
cli-announce-speed-help = How fast it speaks; 1 is normal.
cli-announce-no-wait-help = Print everything at once.
cli-announce-say-help = Speak the lines, with a voice of this machine.
cli-announce-clips-help = Write one sound file for each line into this folder instead.
cli-announce-before = Before the night
cli-announce-dusk = Dusk
cli-announce-night = Night
cli-announce-day = Day
cli-announce-vote = Vote
cli-announce-hint = · { $hint }
cli-announce-seconds = [{ $count } s]
cli-announce-minutes = [{ $count } min]
cli-announce-clips =
    { $count ->
        [one] One line is recorded in { $folder }.
       *[other] { $count } lines are recorded in { $folder }.
    }
cli-announce-clips-failed = the lines could not be recorded: { $detail }
cli-announce-no-voice = this machine has no voice that works without a network: install garou[voice], or the program espeak-ng
cli-announce-voice-failed = the voice has failed: { $detail }

cli-voices-help = Make the announcer’s lines as sound files, once, for phones that have no voice. Needs a voice of this machine.
cli-voices-made = { $lang }, { $speaker }: { $count } lines, { $new } of them new; { $minutes } min of speech, { $size } MB, in { $took } s.

cli-verify-help = Check that the deal of a record is the one whose hash everybody was shown before the first question.
cli-verify-kept = { $file }: the deal is the one that was promised.
cli-verify-broken = { $file }: this is not the deal that was promised.

## Playing

cli-play-help = Play a whole game in the terminal, alone against bots that answer at random.
cli-play-game-help = Which game.
cli-play-edition-help = Which edition of One Night. A home-made one by its file or its link’s code.
cli-play-scenario-help = Which scenario; “garou scenarios” lists them.
cli-play-cards-help = The cards to play with, as in “2 werewolf, seer, 3 villager”; names in your language work too.
cli-play-players-help = How many sit at the table, you included.
cli-play-newcomers-help = This game is new to you: show the advice for a first game.
cli-play-wild-help = Draw whatever comes, even if no werewolf or vampire is among the cards.
cli-play-name-help = Your name at the table.
cli-play-seed-help = Play the same luck again.
cli-play-option-help = A table option to switch on; may be repeated.
cli-play-minds-help = Bots that think and talk: one of random, honest, sly and sage for all, or by team, card or number of the seat, as for “garou sim”.
cli-play-talk = Everybody talks. Type what you have to say; an empty line, and it comes to the vote.
cli-play-says = { $who }: { $words }
cli-play-you-say = You
cli-play-you-claim = Taken as: { $claim }
cli-play-record-help = Write the record of the game to this file.
cli-play-title = A night with Garou
cli-play-table = Round the table: { $players }.
cli-play-cards = Cards in the game: { $cards }
cli-play-copies = { $count } × { $role }
cli-play-seed = Luck of this game: --seed { $seed }
cli-play-your-card = Your card
cli-play-night = Night
    .tale = Night falls. Everybody sleeps, and the roles wake one after the other.
cli-play-dusk = Dusk
    .tale = Marks go round before anybody sleeps.
cli-play-night-number = Night { $number }
cli-play-day-number = Day { $number }
cli-play-day = Day
    .tale = The sun rises. Talk, look them in the eye, and make up your mind.
cli-play-choose = Your choice
cli-play-again = A number from 1 to { $count }, please.
cli-play-help-line = “?” explains your role, “q” leaves the table.
cli-play-result = How it ended
cli-play-won = You won.
cli-play-lost = You lost.
cli-play-cards-end = The cards at the end
cli-play-dealt = Dealt
cli-play-ended = At the end
cli-play-beside = Beside it
cli-play-player = Player
cli-play-way = Where the cards went
cli-play-stayed = Nothing moved: every card still lies where it was dealt.
cli-play-way-line = { $card } (dealt to { $from }): { $way }
cli-play-tale = The tale of the night
cli-play-counts = { $role }, as { $counts-a }
cli-play-left = You left the table; this game is not finished.
cli-play-record-written = The record of this game is in { $file }.
cli-play-record-failed = the record could not be written to { $file }: { $detail }
cli-play-advice = A word of advice: { $advice }
cli-play-call = { $call } …
cli-play-deck = { $scenario } · { $level } · { $game }
    .own = Your own cards · { $game }
cli-play-team = Side: { $team }
cli-play-nobody-won = Nobody wins.
cli-play-arrow = { $place } (by { $who })
cli-play-your-name = What is your name? [{ $name }]{" "}

## garou puzzle

cli-puzzle-help = Make a puzzle out of a night of One Night, a table of claims with exactly one answer, and solve it here; or check one that you have made.
cli-puzzle-seed-help = Make the same puzzle again.
cli-puzzle-level-help = How hard, by the length of the shortest proof: 1 to 5.
cli-puzzle-game-help = Which game.
cli-puzzle-edition-help = Which edition of One Night.
cli-puzzle-players-help = How many sit at the table.
cli-puzzle-kind-help = Which sort: who is the werewolf, the pack, one liar, a pair of liars, the false sentence, which card, which place, a card that has moved.
cli-puzzle-json-help = Print it as JSON, with its answer and its proof; with --check, what was found.
cli-puzzle-check-help = Say how many answers the puzzle in this file has; “-” reads standard input.
cli-puzzle-shelf-help = Print so many puzzles of each level, one JSON object a line: how the shelf of the pages is made.
cli-puzzle-none = no such puzzle was found; ask for less, or with another seed
cli-puzzle-title = Puzzle { $seed }, level { $level }
cli-puzzle-how =
    { $number ->
        [one] Type the number of your answer, + for a hint, = for the proof.
       *[other] Type { $number } numbers, + for a hint, = for the proof.
    }
cli-puzzle-no-more-hints = There is no more to say: type = for the whole proof.
cli-puzzle-one = One answer, level { $level }: { $answer }
cli-puzzle-one-unshown = One answer, but no proof that could be told in steps: { $answer }
cli-puzzle-answers =
    { $count ->
        [0] No answer: nothing fits all of this.
       *[other] { $count } answers:
    }
cli-puzzle-spare = Could be left unsaid: { $text }
cli-schema-puzzle-help = That of a puzzle.
cli-schema-role-help = That of a role of one’s own.
cli-schema-edition-help = That of an edition of one’s own.
