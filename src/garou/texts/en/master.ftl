# The game master's page: real cards, a person who leads, and a screen that knows what comes next.

master-page = Lead the game
    .lede = You hold this screen, the others hold the cards. It says what to read, you tap what happened, and it works out who dies and who wins.
    .title = Lead the game · Garou
    .link = Lead the classic game
    .about = You tap who wakes and what happens: this screen says what to read next.
master-kept = A game is under way on this device.
    .go = Go on with it
master-players = Without you: whoever leads plays no card.
master-length = How much do you read aloud?
master-own-cards = Any cards
master-go-deal = On to the cards
master-deal = Who has which card?
    .about = Say which cards are in the game and deal them out. You tap who is who as they wake. Only you see this page.
    .shuffle = Shuffle for me
    .shuffled = Deal the cards as they stand here, or let chance do it: then hand them out accordingly.
    .rest = All others are villagers
    .begin = Let night fall
    .before = Enter cards now
    .before-about = Only if you know them already. Whatever you leave out is asked for when it wakes.
master-deck = In the game
    .count = How many { $role }
    .rest = All others are { $role }.
    .flaw = These cards are not those of the deck: there is not one left for each empty place.
master-spare = Spare card { $number }
    .about = Deal one card each and lay what is left face down in the middle. If { $the } lies there, nobody plays that card: say so when it is called.
    .flaw = With { $the } aside, tap the other card that lies there as well.
master-table = The table
    .spare = Spare cards

## What to say

master-say = Read aloud
master-more = More to read ↓
master-tell = Tell everybody
master-show = In silence
master-mind = Mind this
master-part-talk = To open the talk
master-part-minute = When a minute is left
master-nobody-dawn = Nobody died last night.
master-nobody-lynch = Nobody dies today.
master-then = Then: { $what }

## The day's clock, and a screen for everybody

master-clock = { $minutes } min to talk
    .more = +1 min
    .stop = Stop
master-wall = A television for everybody
    .about = Who is alive, the clock and the votes you enter: nothing that is secret. The night’s dead appear when you start the clock or enter something by day.
    .on = Show it on a television
    .off = Take it down
    .waits = The television does not tell the end yet: read it first.
    .read = Show the end
    .told = The television shows the end.
    .stale = No news for a while: the server or this screen is offline.
master-wall-alive =
    { $count ->
        [one] One alive
       *[other] { $count } alive
    }

## What to enter

master-all = One tap, and it goes for all of them.
master-pack = A wolf sleeps, or they disagree
master-spying = The Little Girl is caught
master-each = Who pointed at whom
    .about = For the record and the television. One tap above says only who is condemned: then nobody’s vote is written down.
    .go = Enter these
master-tie = A tie
    .about = Tap all who are tied.
    .go = These are tied
master-pair = Tap two, then confirm.
    .go = These two
    .flaw =
        { $count ->
            [0] Nobody is tapped yet. It takes two.
            [one] That is one. Tap a second one; the first stays.
           *[other] Those are { $count }. It takes two: tap whoever is too many again.
        }
master-both = What does { $name } do?
    .go = That is all
master-holds =
    { $count ->
        [one] Who is { $the }?
       *[other] Who are the { $many }?
    }
    .hint = Tap all { $count } of them, then confirm.
    .go = These are they
    .flaw =
        { $tapped ->
            [one] That is one, and there are { $count } { $many } at the table.
           *[other] Those are { $tapped }, and there are { $count } { $many } at the table.
        }
master-aside = Nobody: { $the } lies aside
    .about = Look at the other card that lies there and tap it. Nobody wakes: read on as if somebody had.
master-card = Which card does { $name } have?
    .spare = Which card lies here: { $name }?
master-caught = Tap the wolf whose glance met her eye.
    .cannot = Nobody here can be caught tonight. Read the line all the same, and wait a little.
master-lot = Draw for me
master-undo = Take back
    .cards = Change the cards
master-trace = Everything you entered
    .undone = taken back
    .none = Nothing yet.
master-entry = { $who } → { $what }
    .of = { $call }: { $lines }
master-everybody = all of them
master-luck = chance
master-lines = Longer or shorter lines

master-ask-thief = What does { $name } take?
    .none = Takes neither
master-ask-cupid = Whom does { $name } join in love?
master-ask-seer = Whose card does { $name } want to see?
    .none = Looks at nobody
master-ask-sleep = Do the wolves open their eyes?
    .yes = Eyes shut
    .none = Eyes open
    .nobody = All open their eyes
    .all = All keep their eyes shut
master-ask-werewolf = Whom does the pack point at?
    .none = nobody
    .nobody = They name nobody
master-ask-glance = Do they catch the Little Girl?
    .none = does not glance round
    .nobody = Nobody is caught
master-ask-little-girl = When does { $name } open an eye?
    .none = keeps both eyes shut
master-ask-spied = Which wolf does the Little Girl see?
master-ask-witch-heal = Does { $name } save the victim?
    .yes = { $who } lives
    .none = Keeps the potion
master-ask-witch-poison = Whom does { $name } poison?
    .none = Poisons nobody
master-ask-hunter = Whom does { $name } shoot while falling?
    .none = Shoots nobody
master-ask-successor = { $name } was Captain: who comes next?
master-ask-captain = Whom does the village elect?
    .none = nobody
    .nobody = Nobody votes
master-ask-captain-again = A tie: which of these becomes Captain?
    .none = nobody
    .nobody = Nobody votes
master-ask-lot-captain = Still a tie: who is drawn as Captain?
master-ask-lynch = Whom does the village point at?
    .none = nobody
    .nobody = Nobody points at anybody
master-ask-lynch-again = A tie: which of these does the village condemn?
    .none = nobody
    .nobody = Nobody points at anybody
master-ask-lot-lynch = Still a tie: whom does luck condemn?
master-ask-tie-break = A tie, and { $name } breaks it: who dies?

## The seats as people sit

master-seats = Drag people to where they sit. Tap one to move them by a seat, and for reminders and a note.
    .keys = The arrow keys move them too.
    .back = One seat back
    .on = One seat on
master-note = Note
    .kept = Reminders and notes stay on this device, and go when another game begins.
master-token-accused = accused
master-token-claims = claims a role
master-token-lied = lied
master-token-trusted = trusted
master-token-watch = keep an eye on

## Before a seat

master-sign-captain = Captain
master-sign-lover = in love
master-sign-healed = healing potion used
master-sign-poisoned = poison used

## The end

master-over = Why, and what now
    .replay = See it again
    .record = Save the record
    .again = Another game
