# The book of a season: evenings over real cards.

season-new = Evening book
    .about = A season over real cards: who played, who won, evening by evening.
    .go = Open a book
season-title = What is the season called?
    .example = Winter 2026
season-of = Kept by { $name }
season-kept = { $name } keeps this book: games are entered on their device.
season-elsewhere = To keep it on this one: open the book over there, tap “{ $move }”, and scan what it shows from here.
    .then = Then enter the game below; it waits.
season-back = Back to the book
season-see = See the book
season-again = It was another game: enter it too
season-games =
    { $count ->
        [0] no game yet
        [one] one game
       *[other] { $count } games
    }
season-evenings = Evening by evening
season-evening = { DATETIME($day, dateStyle: "long") }
    .short = { DATETIME($day, dateStyle: "medium") }
season-none = No game has been entered yet.
season-table = The season
    .about = Each win is a chip. Most chips come first; of two with as many, whoever needed fewer games.
season-by-card = The card somebody was dealt, or had before them at the end where the cards were settled. Games entered by hand have none.
    .of = { $card } ({ $game })
season-cards = Real cards
    .about = At their end both pages enter the game here: give names, then the code { $code }.
season-how-hand = entered by hand
season-how-settled = cards settled
season-how-led = led by a game master
season-hand = Enter a game by hand
    .evening = Which evening
    .away = not there
    .lost = lost
    .won = won
    .go = Enter this game
season-strike = Strike out
    .about = Its chips go, and it leaves the history and the statistics.
    .go = Strike out this game
season-enter = Enter this game in an evening book
    .about = It counts in the chips, the history and the season’s table of whoever keeps that book on this device.
    .code = Code of the book
    .go = Enter it
    .names = A book counts by name: give everybody at the table one first.
season-paper = The season on paper: its table, and the chips of each evening.
season-device = The book goes to another phone with you.
season-pass-on = Somebody else keeps the book from now on; you keep your own place in it.
season-handed = { $name } has handed this book over to you: from now on games are entered on this device.
    .on = You have handed it over: { $name } keeps the book from now on.
season-delete = Delete this book
    .about = The season with all its evenings is gone from the server at once. Nobody can bring it back.
    .done = The book is deleted.
