# What is wrong, and what would have been right. One line each.

error-file-unreadable = cannot be read: { $detail }
error-file-missing = there is no such file
error-file-a-folder = is a folder, not a file
error-file-forbidden = may not be read by you: permission denied
error-file-not-utf8 = is not UTF-8 text
error-file-too-large = is larger than { $megabytes } MB, which no record is
error-not-json = not JSON from line { $line }, column { $column }
error-too-deep = nested far deeper than any record
error-number-too-long = holds a number too long to read
error-no-such-number = { $name } is not a JSON number
error-field-twice = the field { $field } is written twice
error-not-an-object = not a JSON object
error-other-format = { $found } is not a format this version reads; it reads { $known }
error-unknown-field = unknown field { $field }; there are { $known }
error-missing-field = missing
error-none-of = { $found } is not one of { $known }
error-no-editions = { $game } has no editions; leave this field out
error-not-true-or-false = neither true nor false
error-not-a-list = not a list
error-not-a-word = not a word in quotes
error-not-a-list-of-words = not a list of names, places or words
error-no-such-cards = { $game } has no such cards; leave this field out
error-name-empty = a name cannot be empty
error-name-too-long = { $name } is too long for a name; { $longest } characters at most
error-name-unprintable = { $name } holds characters that cannot be shown
error-name-reserved = nobody can be called { $name }: it is a word of the game
error-name-twice = { $name } sits there already; every name once
error-name-alike = { $name } looks like { $other }, who sits there already; choose a name that nobody can mistake
error-name-unseen = there is nothing to see in that name; choose one that can be read
error-cards-and-players = cards in the deal: { $cards }, players: { $players }; one card each
error-answer-fields = an answer has by, call, choose, and perhaps luck
error-nobody-called = nobody is called { $name }; there are { $known }
error-not-legal = { $choice } is not legal for { $who }, asked for { $call }; legal: { $legal }
error-not-asked = nobody asked { $name } for { $call-tried }; the next call is { $call }, for { $who }: { $legal }
error-game-over = nobody asked { $name } for { $call-tried }: the game is over
error-incomplete = incomplete: { $call } is to be answered by { $who }; legal: { $legal }
error-no-such-seat = nobody is called { $name }; there are { $known }
error-too-many-steps = too long a game to show: { $count } steps; { $longest } at most

## Set-up

error-players-out-of-range = number of players: { $count }; { $low } to { $high } can play
error-centre-cards = cards in the centre: { $count }; it takes { $needed }
error-too-many-cards = too many cards: { $count }; players and centre take { $needed }
error-cards-for-players =
    { $count ->
        [one] one card is
       *[other] { $count } cards are
    } laid out for { $players } players and { $centre } in the centre; it takes { $needed }
error-cards-out-of-range = cards: { $count }; this game takes { $low } to { $high }, { $centre } of them for the centre
error-no-such-role = { $name } is not a role of this game; there are { $known }
error-both-masons-or-none = masons: { $count }; both or none
error-alpha-and-centre-wolf = { $alpha } and one more wolf in the centre go together; neither comes without the other
error-centre-wolf-kind = { $name } cannot be the centre wolf; it is one of { $known }
error-no-werewolf = no werewolf; it takes at least one
error-thief-and-extra = extra cards: { $count }; a thief is dealt to a player and brings two, without a thief there are none
error-at-most-one = more than one { $role }; one at most
error-options-exclude = { $option } and { $rival } exclude each other

## Answers at a table

error-nobody-asked = nobody asked you for { $call } now
error-not-an-option = that is not among the choices for { $call }
error-no-such-wall = nothing is shown here now. On the phone that leads, tap the button for the television and open the address it names
error-no-card-left = no { $role } is left to lie there
error-cannot-be-tied = between these there can be no tie; choose two or more, or enter the votes one by one

## Claims

error-claim-kind = { $found } cannot be claimed here; { $known } can be
error-claim-blanks = parts of the claim: { $count }; it takes { $needed }
error-claim-part = { $found } does not fit into that claim
error-claim-about-oneself = Say that of somebody else, not of yourself.
error-claim-same-place = It takes two different cards.
error-gesture-kind = { $found } is no gesture; these are: { $known }
error-gesture-at = Point at somebody else at the table; the other gestures are made at nobody.

## Counting worlds

error-worlds-too-long = That takes too long to find out: ask with fewer claims.
error-worlds-game = cannot be counted yet; { $known } can
error-worlds-copiers = more than one card that copies another, { $known }: that cannot be counted exactly yet
error-worlds-role = what is done at the call { $call } cannot be followed exactly, so nothing is counted
error-worlds-too-many = there are too many nights to try them one by one
error-worlds-fact = { $found } is no fact of the night; those until the vote are { $known }
error-worlds-dealt-first = the first fact is the card the seat was dealt, and there is one of the kind
error-worlds-night-not-over = the night of this seat is not over; give all its facts until the vote, or say that it is not (over: false)
error-worlds-claim-fields = a claim has by, kind and parts
error-worlds-ask-fields = what is asked for has a place and a role

## Choosing what to play

error-no-scenario = there is no scenario { $name }; there are { $known }
error-scenario-players = { $scenario } is for { $known } players, not { $count }
error-cards-are-drawn = the cards of this scenario are drawn anew for each game; a tree needs cards that are always the same
error-too-many-deals = these cards can be dealt in { $count } ways; a small table has { $most } at most
error-no-deck-for = { $where } { $count }: { $game } is for { $low } to { $high } players
error-no-mind = nobody plays by the name of { $name }; the minds are { $known }
error-learned-unreadable = the table { $name } cannot be read: { $detail }
error-learned-no-json = that table is not JSON
error-learned-none = that is no table that “garou lab learn” has written
error-learned-other = that table is of format { $found }; this version reads { $known }
error-learned-field = the field { $name } of that table is missing, or holds what it cannot hold
error-no-such-side = { $name } is no team and no card of this game, nor a seat from 1 to { $count }; there are { $known }

## Games as data

error-data-suffix = the name of a file says what it is, { $known }, and { $name } does not
error-data-no-file = there is no file { $name }
error-data-not-text = { $name } is no text in UTF-8
error-data-no-row = game { $number } of the file is no JSON object
error-data-other-format = game { $number } of the file is not written as { $known } says
error-data-field = game { $number } of the file: { $field } is missing, or is not what it should be
error-data-no-parquet = { $name } is no Parquet file, or it is cut short
error-data-no-columns = { $name } is a Parquet file, but its columns are not those of games
error-data-no-gpt4 = { $name } is no game of that data set: it takes messages and an evaluation
error-data-gpt4-game = the game in { $name } cannot be played by our rules: { $place }

## The lab

error-balance-in-lobby = how balanced the cards are is worked out before the game, in the lobby
error-no-scheduler = no Dask scheduler answers at { $address }; an address looks like { $example }
error-no-workers = the scheduler at { $address } has no workers
error-scheduler-lost = the scheduler at { $address } has gone
error-workers-end = the workers of { $address } end as soon as they begin
error-other-version = a worker of { $address } has Garou { $found }, and this is { $here }: the figures would differ
error-no-garou-there = the scheduler at { $address } or one of its workers has no Garou that could do this; install { $here } there
error-no-such-deck = there is no such deck for { $players } players: too many cards are asked for, too few are left, or the book advises against all of them

## Tournaments

error-too-few-entrants = entrants: { $count }; it takes at least { $needed }
error-named-twice = { $name } is named twice
error-target-too-low = target: { $count }; it takes at least { $needed }
error-tournament-over = the tournament is over: { $name } has won it
error-round-not-over = round { $count } is not over; a result is missing
error-no-such-game = there is no number { $count } to enter; there are { $known }
error-group-gone = table { $count } has given up; it plays no more deals
error-entrants-and-seats = { $count } entrants do not fill tables of { $needed }

## Settling a game of real cards

error-cannot-count-as = seat { $seat }: the card { $face } cannot count as { $counts }
error-artifact-twice = the artifact { $artifact } lies on two cards; there is only one

## At a table on the web

error-no-such-table = No table is called { $code }. Ask for the code again: a word and a number.
error-table-playing = Too late for that: the game has begun.
error-table-full = Every house is taken. You may watch.
error-no-such-seat-here = That seat is not at this table.
error-not-your-seat = That seat is somebody else’s.
error-only-the-host = Only { $name }, who hosts, can do that.
error-nobody-hosts = Nobody hosts this table just now. Wait a moment, then try again.
error-only-the-owner = Only { $name }, whose table this is, can do that.
error-nobodys-table = Those whose table this was have left for good. You can play here, but delete nothing, and remove nobody who came before you.
error-sat-longer = { $name } has been at this table longer than you: only { $owner }, whose table it is, can ask them to leave.
error-still-here = { $name } is here, or was a moment ago: nobody else can hand that seat to a bot.
error-emblem-taken = { $name } has that sign already: choose another one.
error-chips-named = { $name } plays for chips: the name stays until they are won.
error-asked-already = Somebody is asking for { $name }’s seat already. Speak to the host.
error-fewer-seats-than-people = There would be fewer houses than people. Add cards, or free a seat.
error-too-late = Too late: the game has already moved on.
error-nothing-chosen = Choose first, then confirm.
error-no-game-yet = There is no game at this table yet.
error-game-going-on = The game is not over yet. You can see all of it at the end.
error-film-over = The next game has begun: this film is one of the past, and everybody looks for themselves.
error-somebody-leads = { $name } leads through the film already.
error-not-leading = You do not lead through this film.
error-does-not-look-along = Only somebody who has the film open can take it over.
error-link-void = This link is no longer good: only the newest one works, once, for ten minutes. Make a new one on the device that holds the seat.
error-no-deducing = At this table “What follows” is not for you: that is the rule chosen before the game.
error-deduce-by-day = “What follows” opens by day, while a game goes on.
error-no-seat = You have no seat at this table. Come in first.
error-too-many-tables = There is no room for another table just now. Try again a little later.
error-too-fast = Slow down. Wait a few seconds, then try again.
error-too-many-watching = Too many people are watching just now. Try again in a little while.
error-busy = Many games are being replayed just now. Try again in a few seconds.
error-too-large = That is too much to send at once.
error-head-too-large = Your browser sent too much at once. Clear the cookies of this site, then try again.
error-no-such-host = This server cannot be reached under that address.
error-cross-site = That came from another site’s page. Open the table here, then try again.
error-no-such-page = There is nothing at this address. Check it, or go back to the start.
error-malformed = Something is missing or cannot be read: { $where }.
error-not-kept = That could not be written down just now, so it has not happened. Nothing else is lost; try again in a moment.
error-set-aside = What happened at { $code } can no longer be read, so it cannot go on for now. Nothing was deleted; whoever runs this server can mend it.
error-newer-version = { $code } goes on with a newer version of this server, which is just taking over. Nothing is lost; try again in a moment.
error-broken = Something broke on our side. Nothing that was noted is lost; reload the page.

error-line-length = That is empty or too long: write at most { $longest } characters.
error-hush-at-night = Hush: it is night. You can talk again by day.
error-masked = You wear the mask: you may not speak today. A gesture is allowed.
error-no-gestures = Nobody has to be silent in this game: say it in words.
error-one-at-a-time = One after the other: give the last one a moment.
error-not-in-this-game = You are not in this game: you can talk when it is over.
error-the-dead-are-silent = You are out of this game: you can no longer claim anything.
error-enough-claims = You have claimed { $most } things in this game: that is enough.
error-answered-already = You have chosen already: that stands.
error-table-paused = The clock is stopped: somebody must let it go on first.

## Past games and tournaments

error-no-such-past-game = This table has no past game number { $count }.
error-cup-table = This table belongs to a tournament: what is played here, and by whom, is decided there.
error-name-typed = { $name } is on the list already. If that is you, ask the organiser for your link: their phone can make one.
error-no-such-cup = No tournament or evening book is called { $code }. Check the code with whoever opened it.
error-cup-begun = Too late for that: the tournament has begun.
error-cup-not-begun = The tournament has not begun.
error-cup-full = At most { $most } can take part.
error-no-real-duplicate = The same deals at several tables need a server that deals them: over real cards, play double elimination.
error-no-bots-here = No bot can hold real cards: type the names of those who play.
error-only-real-cards = Names are written down for tournaments over real cards; here everybody enters on their own phone.
error-nothing-drawn = No round has been drawn yet.
error-no-device-there = Only somebody who takes part with a phone of their own can organise it.
error-no-season = Only an evening book takes single games; a tournament takes the results of its tables.
error-no-rounds-here = A season has no rounds: its games are entered one by one.
error-book-full = A book holds at most { $most } games: open another.
error-no-such-day = { $found } is no day.
error-only-the-organiser = Only whoever organises the tournament can do that.
error-not-the-keeper = { $name } keeps this book: games are entered on their device. What you settled is still here.
error-entered-already = It is there already, as number { $count }. It counts once.
error-not-in-this-cup = You are not taking part in this tournament.
error-too-late-to-correct = That result can no longer be changed.
error-too-late-to-return = { $name } cannot come back: a round has been drawn since.
error-nobody-ticked = Nobody is ticked. Tick who won, or say that nobody did.
error-sealed = Others have yet to play the cards of this table. It opens when everybody has played them.

## Puzzles

error-puzzle-no-liar = nobody lies, so nobody can be asked to find the lie
error-puzzle-several-cards = only a card of which there is one can be asked for: not { $role }
error-puzzle-no-card-said = whoever says anything must also say which card they were dealt
error-puzzle-too-long = too long: nobody could solve it
error-puzzle-not-one = has { $count } answers, not one
error-puzzle-number = how many lie is a number from 1 to { $high }
error-puzzle-liars-cards = cards are named, each once, where cards make somebody lie, and nowhere else
error-puzzle-format = { $found } is another kind of puzzle; this version reads { $known }
error-no-puzzle-there = this address holds no puzzle: ask for the link once more
error-house-name-long = a name on a house is { $longest } letters long at most

## A league

error-league-no-toml = this is no TOML: { $detail }
error-league-none = there is no { $what }
error-league-twice = two are called { $name }
error-league-value = { $where }: { $name } does not fit
error-league-name = { $where }: a name is text of { $count } letters at most, on one line and without |
error-league-kind = { $where }: it takes exactly one of { $known }
error-league-key = { $where }: { $name } is not known; known are { $known }

## Home-made roles and editions

error-homemade-slug = { $name } is no name for records: small letters, digits and hyphens, { $longest } at most
error-homemade-text-long = too long by far: { $count } characters; { $longest } at most
error-homemade-text-unprintable = { $name } holds characters that nobody can read, or that belong to a markup: plain words only
error-homemade-number = a whole number from { $low } to { $high } belongs here
error-homemade-too-many = there are { $count } of them; { $most } at most
error-homemade-nothing = an empty list; leave the field out
error-homemade-key = { $name } does not belong here: a language is written as en or fr, a number of players as 5
error-homemade-one-verb = each step does one thing, and says which by exactly one of { $known }
error-homemade-twice = { $name } is there already; every role once
error-homemade-needed = { $name } cannot be left out: other cards become it, or fill up a deck with it
error-homemade-taken = { $name } means something else in this game; choose another name
error-homemade-nameless = it has no name in any language
error-homemade-goal = whoever plays alone needs a goal; there are { $known }
error-homemade-nothing-to-do = it is called and then does nothing: add a step, or let it sleep
error-homemade-never-called = it does something at night but is never called: say after which call; there are { $known }
error-homemade-with-and-together = it wakes with others or has a call of its own for several, not both
error-homemade-not-here = { $game } knows nothing of the kind: it would never do anything
error-homemade-not-chosen = nothing was chosen as { $name } before this step; there are { $known }
error-homemade-not-a-player = { $name } may be a card in the centre: only a player can be meant here
error-homemade-not-together = those who wake together can choose, look, mark, recognise, learn and reveal; anything else each does alone
error-homemade-words = a choice of words needs words, each once; and words alone are no places
error-homemade-options = at the largest table that would be { $count } buttons; { $most } at most
error-homemade-counts = there are { $count } numbers for { $needed } places to choose from: one number, or one for each
error-homemade-call = { $name } could be taken for somebody else’s question; it begins with the role’s own name: { $known }
error-homemade-one-place = several may be meant by { $name }, where only one can be
error-homemade-two-places = it takes exactly two places
error-homemade-not-seen = nobody has looked at { $name } before this step: what was not seen decides nothing
error-homemade-no-fellows = it meets nobody: that takes a call in which several wake
error-homemade-seen-what = say one thing about what was seen: is, not, or role
error-homemade-too-long = { $count } characters are more than any edition has; { $longest } at most
error-homemade-other-version = this edition was made with a newer Garou; ask for it as a file of an older version, or update this server
error-homemade-broken-code = this is no whole edition: the link was cut off or changed on its way. Ask for it once more
error-homemade-and-printed = the edition is told twice: a home-made one is told whole, and has no name beside
