# The table on the web: every word of the pages.

web-title = Garou, the werewolf table
web-description = A werewolf table on your phones: open it, scan it, play.

## Home

web-home = A paper village, and the night.
    .lede = Open a table, show the others the code, and everybody plays on their own phone.
web-join = Were you given a code?
    .example = moon 482
    .go = Come in
# The words of codes: read aloud across a room, so nobody has to spell them; small letters without accents.
web-code-words = moon wolf night pine lamp cabin melon lemon olive tomato cocoa robot domino tempo trio comet owl fox rabbit mill garden cherry apple plum candle lantern river pebble cloud storm snow barn drum ribbon button basket copper silver tiger panda koala zebra mango kiwi piano radio opera delta
web-create = Open a table
    .later = You can still change all of it together at the table.
    .go = Lay the table
web-name = Your name at the table
    .example = Robin
web-game = The game
web-game-one-night = One night, one vote, ten minutes. The easiest to begin with.
web-game-epic-battle = Wolves and vampires, marks at dusk. For a table that knows its way.
web-game-classic = Night after night, down to the last one. For a big group.
web-scenario = The cards
web-scenario-about = { $players } players, { $level }

## The door of a table

web-table = A table is waiting
web-table-of = { $name }’s table
web-around = Around the table
web-door = The door
    .title = Table { $code } · Garou
    .go = Take a seat
    .playing = This game has begun. Watch it now, and take a seat for the next one.
web-watch = Watch without playing

## The corner of the page

web-menu = Your seat
web-device = Move to another device
    .how = Open this on the other device within ten minutes. It works once. Keep it to yourself: whoever opens it first can take your seat.
    .link = The link to your seat
web-hand-over = Let a bot play for me
    .about = It plays your card until you take your seat back. Everybody sees that it is a bot.
    .go = Let it play
web-rename = Change my name
    .go = Call me that
web-emblem = A sign for my house
    .about = It stands beside your name, on every screen. Nobody else can take yours.
    .none = No sign
web-emblem-star = Star
web-emblem-heart = Heart
web-emblem-leaf = Leaf
web-emblem-drop = Drop
web-emblem-key = Key
web-emblem-bell = Bell
web-emblem-fish = Fish
web-emblem-kite = Kite
web-emblem-moon = Moon
web-emblem-tree = Tree
web-emblem-bolt = Lightning
web-emblem-clover = Clover
web-leave = Leave the table
    .about = Before the game your seat is freed. During it a bot keeps it warm, and this device can take it back.
    .go = Leave now
web-sit = Take a seat
web-bot-plays = A bot is playing for you.
web-take-back = Take my seat back
web-stood = A bot is playing for { $name }.
    .left = { $name } has left; a bot is playing.
web-back-as = I am { $name }
    .asked = The host has been asked for your seat. You get it between two games: this page looks by itself.
web-asks-back = Somebody at the door says that they are { $name }, on another device.
    .go = Give the seat back
web-not-sent = No connection: what you tapped was not sent. Try again.
web-noscript = JavaScript is switched off: reload this page to see what is new.
    .reload = Reload
web-back = Back to the table
web-seats = You have a seat
web-qr = QR code of this address

## Before the game

web-lobby-how = The others open { $address } and type this code. Or they scan the picture.
web-share = Send the link
    .done = Link copied
web-lobby-count = { $people ->
        [one] one person
       *[other] { $people } people
    }, { $size } houses
web-free = free
web-st-host = host
web-st-bot = bot
web-st-stood = bot sitting in
web-st-away = away
web-st-me = you
web-st-here = seated
web-st-dead = dead
web-st-won = wins
web-st-lost = loses
web-bots = Bots
    .about = Whoever hosts chooses how a bot thinks. Its temper is its own: it changes its words and its pace, and nothing else.
    .one = { $name } ({ $mind }, { $temper })
    .of = How { $name } thinks
    .mind = How it thinks
    .add = Add a bot
web-temper-calm = calm
web-temper-hot = hot-headed
web-temper-joker = joker
web-temper-shy = shy
web-seating = Who sits where
    .about = Put the names in the order you really sit, clockwise: neighbours matter.
web-move-left = Move { $name } up one seat
web-move-right = Move { $name } down one seat
web-to-bot = Bot
    .for = Hand { $name }’s seat to a bot
web-remove = Remove
    .for = Remove { $name } from the table
web-cards = { $count ->
        [one] One card in the deck
       *[other] { $count } cards in the deck
    }
web-drawn = { $count } cards, drawn by luck when they are dealt.
web-wild = A wild draw
    .about = The cards may leave nobody to look for: no werewolf and no vampire. With this off, such a draw is drawn again.
web-newcomers = This game is new to us
    .about = Then the book’s advice for first games is shown, and later how many roles are new to you.
web-beside = { $name } brings a card that lies beside the centre
web-own-deck = A deck of our own
    .blurb = Put together at this table, card by card.
web-choose = Another game, scenario or size
web-compose = Change the deck
    .about = As many houses as the deck is for: add a card and a house is added. As soon as the deck can be played, the whole table sees it.
web-not-yet = cannot be played yet
web-less = One { $name } less
web-more = One { $name } more
web-size = How many houses
web-pace = The pace of the night
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-quick = Quick
web-talking-time = Time to talk
    .usual = as long as suits this table: { $count } min
    .minutes = { $count } min
web-pace-about = Roles are called one after the other: { $call } s for each question. { $talk } min to talk, { $ballot } s to vote.
web-options = House rules
web-edition = The edition
web-edition-bezier = Bezier
web-edition-ravensburger = Ravensburger
web-set = Change
web-begin = Deal the cards
    .wait = { $name } deals once everybody is here.
    .alone = Nobody else yet? Send the link, or deal: bots take the free houses.
    .bots = Bots take the houses that stay free.
    .many = You are { $people }, and these cards are for { $size }. With one of these decks, everybody plays:
web-cast-help = What the cards do

## The card

web-your-card = Your card is waiting.
    .seen = This is who you are.
    .back = A card, face down
    .turn = Turn the screen to yourself, and to nobody else.
    .now = This is who you are, for now.
web-hold = Keep your finger down to look
    .release = Let go to hide it
web-seen = I have seen my card
    .wait = Seen. The others are still looking at theirs.
web-looking = Everybody is looking at their card.
web-looked = { $of ->
        [1] The bots have seen theirs.
       *[other] { $count ->
            [one] { $count } of { $of } has seen their card
           *[other] { $count } of { $of } have seen their card
        }
    }
web-promise = The deal is sealed
    .about = This is the fingerprint of the deal, mixed with a secret word. At the end the secret is told: anybody can check that nothing was moved behind your backs.
web-clock = Time left
web-when-card = Before the night
web-when-dusk = Dusk
web-when-night = { $count ->
        [0] Night
       *[other] Night { $count }
    }
web-when-day = { $count ->
        [0] Day
       *[other] Day { $count }
    }

## Night and day

web-known = What I know
    .nothing = Nothing yet. What you learn is kept here.
web-known-all = What everybody knows
web-dealt-as = Your card at first: { $role }
web-cast = Cards in play
    .drawn = The cards have not been drawn yet.
web-choose-first = Tap your choice
web-noted = Noted
web-must = You have to choose
web-chip-sleep = keep my eyes shut
web-hint-asked = Tap, then confirm.
web-hint-dream = Tap anything: it changes nothing.
web-asleep = You are asleep: nothing to decide.
    .noted = That is noted. The game goes on by itself.
    .past = Your turn has passed: nothing more to decide.
web-asleep-early-night = Nothing to decide just yet: some roles, like the wolves, play a little later.
web-asleep-early-dusk = Nothing to decide just yet: some roles, like the vampires, play a little later.
web-asleep-sight-night = The night has shown you nothing.
web-asleep-sight-dusk = Dusk has shown you nothing.
web-away = The server is away. What you entered is kept on this device, and sent as soon as it is back.
web-absent = The server is away
    .about = This page needs it: tables, tournaments, books and films are kept there. It comes by itself as soon as the server is back.
    .still = What works meanwhile
web-dims = The screen may go dark: this browser does not let the page keep it on. In the device’s settings, under display, let it wait longer before it sleeps.
web-awake = Remember it. Then tap something, like those who sleep.
web-hint-noted = More comes by itself.
web-hint-ballot = Tap a house, then confirm.
web-hint-counted = The votes are counted.
web-hint-chosen = You may change your mind until the end.
web-captain = Captain
web-votes = { $count ->
        [one] one vote
       *[other] { $count } votes
    }
web-watching = You are only watching. You see what everybody may see.
web-dead = You are out of the game: you watch, and tell nobody what you know.

# $turn: one dream after the other, the same for all who sleep
web-dream =
    { $turn ->
        [0] A path opens in your dream. Whose house does it lead to?
        [1] A cat walks through your dream. Whose house is it off to?
        [2] In your dream somebody plays the fiddle. Who is it?
        [3] The moon leans a ladder against a roof. Which one?
        [4] You dream of a feast. Who opens the door to you?
       *[5] A lantern drifts down the street. Where does it stop?
    }
    .choose = Dream of { $places }
    .drift = Dream on
    .decline = Sleep without dreaming

web-call = Night
    .wait = The village sleeps. The night goes its way.
    .others = The village sleeps.
web-talk = Day has come.
    .wait = Talk, doubt, lie. The vote comes next.
    .others = The table is talking.
web-ready = Let us vote
    .off = A moment more
    .count = { $of ->
        [1] Only bots besides you: vote when you like.
       *[other] { $count ->
            [0] Nobody wants to vote yet
            [one] { $count } of { $of } wants to vote
           *[other] { $count } of { $of } want to vote
        }
    }
web-ballot = The vote
    .wait = The vote is open.
    .others = The table is voting.
web-ballot-vote = All at once, point.
web-ballot-lynch = The village votes.
web-words = A last word?
    .wait = Somebody may still have something to decide. It goes on by itself.
    .others = Waiting for a last word.

## The calls, written for the ear

web-call-copycat = Copycat, choose whom to copy.
web-call-vampire = Vampires, rise without a sound.
web-call-count = Count, spread your fear.
web-call-renfield = Renfield, look for your masters.
web-call-diseased = Diseased, reach out your hand.
web-call-cupid = Cupid, draw your bow.
web-call-instigator = Instigator, tempt somebody.
web-call-priest = Priest, give your blessing.
web-call-assassin = Assassin, lay down your mark.
web-call-end-of-dusk = Everybody, look at your mark.
web-call-lovers = Lovers, find each other’s eyes.
web-call-doppelganger = Doppelgänger, choose a face.
web-call-thief = Thief, two cards are waiting.
web-call-werewolf = Werewolves, show yourselves.
web-call-werewolf-waking = Werewolves, wake up.
web-call-werewolf-hunting = Werewolves, choose your prey.
web-call-werewolf-looking = Werewolves, one last look.
web-call-alpha-wolf = Alpha Wolf, make the pack grow.
web-call-mystic-wolf = Mystic Wolf, sniff at a card.
web-call-minion = Minion, watch for the wolves.
web-call-mason = Masons, greet each other.
web-call-thing = Thing, tap a shoulder.
web-call-seer = Seer, wake and look.
web-call-paranormal-investigator = Paranormal Investigator, look into it.
web-call-marksman = Marksman, take aim.
web-call-robber = Robber, pick a pocket.
web-call-witch = Witch, to your cauldron.
web-call-troublemaker = Troublemaker, stir things up.
web-call-aura-seer = Aura Seer, read the auras.
web-call-gremlin = Gremlin, muddle them up.
web-call-drunk = Drunk, help yourself from the centre.
web-call-insomniac = Insomniac, look at your card.
web-call-revealer = Revealer, turn a card over.
web-call-curator = Curator, open your museum.

## The end

web-won-village = The village wins.
web-won-werewolf = The wolves win.
web-won-vampire = The vampires win.
web-won-tanner = The Tanner wins.
web-won-assassin = The Assassin wins.
web-won-lovers = The lovers win.
web-won-several = A shared victory: { $teams }.
web-won-nobody = Nobody wins.
web-winners = Victory goes to { $names }.
web-end-cards = The cards at the end
web-end-centre = And in the centre
web-was = at first: { $role }
web-sign-was = was
web-marked = mark: { $mark }
web-counts = counts as { $role }
web-why = Why
web-ballot-told = Who pointed at whom
web-tale = The tale
web-promise-kept = The deal was promised
    .about = The fingerprint was shown to everybody before the first question. Download the game and check:
    .hash = Fingerprint
    .nonce = Secret word
web-record = Download
web-again = Another one
web-again-now = Begin now
web-again-anyway = Begin without waiting
    .about = Some still read. They keep this page until they tap, and the night will not wait for them.
web-another = Ready for another
    .wait = Wait for me
    .count = { $count ->
        [0] Nobody is ready for another game yet.
       *[other] { $count } of { $of } ready for another game.
    }
web-gone-on = The others have gone on.
    .go = Join them

## When something is missing

web-error = That did not work.
    .home = Back to the start
web-move = Your seat comes with you.
    .ask = Play as { $name } on this device?
    .once = The device that holds this seat now gives it up. The link works once.
    .already = This browser already sits here as { $name }. If you go on, it gives that seat up, and no device holds it any more: move it to another one first.
    .same = This device already plays as { $name }.
    .empty = Part of this link is missing. Make a new one on the device that holds your seat.
    .script = This device only takes your seat with JavaScript switched on.
    .on = Go on
    .go = Yes, play here
    .no = No, leave it as it is
web-moved = Your seat has moved.
    .about = { $name } plays on another device now. To bring the seat back, make a link there.
    .stolen = That was not you? Tell the others: whoever opened your link has your seat.
    .door = The seat you had here has moved to another device. Make a link there to bring it back, or take another seat.
web-gone = You have no seat here any more.
    .about = The host has given your seat away. If there is room, you can come back in.
    .again = Come back to this table

# The day: talk, claims, tokens, notes, time
web-swift-early-night = Night falls: the first questions.
web-swift-early-dusk = Dusk: the first questions.
web-swift-sight-night = What the night has shown
web-swift-sight-dusk = What dusk has shown
web-pace-swift = Swift
web-pace-swift-about = All roles play at once: { $early } s, then { $call } s a question. { $talk } min to talk, { $ballot } s to vote.
web-verdict = The village has spoken
    .wait = Nobody leaves the village today.
    .others = The game goes on in a moment.
web-chat = Talk
web-chat-all = All that was said
web-chat-none = Nobody has said anything yet.
web-claims = Who says what
web-said-before = Said before: { $role }
web-said-anew = told differently since
web-said-back = taken back
web-say = Say something
    .send = Say
web-say-grave = Whisper to the other dead
web-masked = You wear the mask: not a word today. Gestures are allowed.
web-gestures = Without a word
web-shrouded = Under the shroud you hear the others and see none of them. You vote by direction.
web-direction = No. { $place } on your left
web-claim = I claim…
web-claim-begin = What do you tell the village?
web-claim-anew = Start again
web-claim-say = Say it
web-claim-back = Take back my last claim
web-notebook = My tokens and notes
    .about = For your eyes only: who do you think they are?
web-token-none = no idea
web-token-here = Your guess: { $role }
web-note = Notes
web-pause = Stop the clock
web-paused = { $name } has stopped the clock.
    .on = Go on
web-longer = One more minute
web-again-change = Again, with a change
web-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
web-ghosts = The dead watch
    .about = Whoever is out sees everything that goes on at night. Good in one room; far apart, a word to the living is soon said.
web-late-waiting = { $names } will join the next game.
web-late-me = This game began without you. You are in for the next one; until then you can watch.
web-sound = Sound
web-quiet-night = Nobody died last night.
