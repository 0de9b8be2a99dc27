# The board: a page for a screen in the middle that everybody sees.

board-title = The board
    .about = For a television or a tablet in the middle. It shows what everybody knows, and nothing else.
board-join = { $address }, then
board-came-joined = { $name } has sat down
board-came-left = { $name } has left
board-came-gone = { $name } has left; a bot plays on
board-came-stood = A bot plays for { $name }
board-came-back = { $name } is back
board-full = Full screen
board-sound = Sound and voice
board-nth = Call { $at } of { $of }
board-voted = { $count ->
        [0] Nobody has voted yet
        [one] { $count } of { $of } has voted
       *[other] { $count } of { $of } have voted
    }
board-standing = { $standing } standing, { $gone ->
        [one] one gone
       *[other] { $gone } gone
    }
board-played = { $count ->
        [one] One game played at this table
       *[other] { $count } games played at this table
    }
board-again = Another one? It begins when everybody says so on their phone.
