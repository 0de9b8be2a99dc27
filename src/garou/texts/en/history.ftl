# Past games: at a table, and on a device.

history-page = Past games
    .lede =
        { $count ->
            [0] Nothing has been played at this table yet.
            [one] One game has been played at this table.
           *[other] { $count } games have been played at this table.
        }
history-games = Game by game
history-game = Game { $number }
history-none = The first game to end will appear here.
history-called-off = Called off
history-halted = The last game was called off. It counts for nobody.
history-dealt = Who was dealt what
history-people = By name
    .about = Games won out of games finished under that name at this table. Tap a name for its cards.
history-roles = By card
    .about = How often whoever was dealt the card has won, whatever became of the card later.
history-won-of = { $won } of { $of }
history-delete = Delete
    .about = Its cards, its answers, what was said in it and its result go, from the statistics and the chip board too, and so does the chat of the table. What was said in other games stays in their films. Nobody can bring it back.
    .go = Delete this game
history-delete-table = Delete this table
    .about = Everybody’s seat, every past game and everything that was said are gone from the server at once. Nobody can bring it back.
    .go = Delete everything
history-owner = Only { $name }, whose table this is, can delete games here.

## Ending a game early

history-end = End this game
    .about = Whoever’s table this is ends it at once; the others when more than half of you want it. Nobody wins, and the cards are told.
    .go = Let us stop here
history-enough = { $count } of { $of } want to end this game.
    .too = So do I
    .back = Play on after all

## What a device keeps

history-mine = My games
    .lede = Finished games that you played on this device. The list stays here: the server knows nothing of it.
    .script = This list is kept by a script, and scripts are switched off.
    .none = No game yet. Each game you finish on this device is put here.
    .export = Save as a file
    .import = Bring in a file
    .read = Games read: { $count }
    .bad = That file holds no list of games.
    .all = Delete the whole list
    .all-go = Delete all from this device
history-when = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }, { $time } UTC
