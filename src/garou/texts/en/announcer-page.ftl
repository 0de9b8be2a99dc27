# The phone in the middle of the table: every word of the announcer’s page.

announcer-page-title = The announcer · Garou
announcer-page-link = Your cards, my voice
    .about = You have the box? Put this screen in the middle of the table: it leads the night.
announcer-page-language = Language
announcer-page-noscript = The announcer speaks with the help of JavaScript. Without it, it is mute.
announcer-page-intro = Your cards, my voice.
    .lede = Put this screen in the middle of the table. It calls the roles, covers the sound of hands and keeps the time.
announcer-page-unreachable = The booklet of this game is not on this device, and the network is off. Choose another game, or come back with the network.

## The cards

announcer-page-game-one-night = One night, one vote, and the cards are turned.
announcer-page-game-epic-battle = Dusk, marks, and then the night.
announcer-page-game-classic = Night after night, with somebody to lead.
announcer-page-cards = The cards on the table
announcer-page-way = How to choose them
    .scenario = Scenario
    .tokens = By hand
    .bag = By luck
announcer-page-players = How many are playing
announcer-page-tap = Tap a token to lay its card, again for one more.
announcer-page-bag = The lit tokens are in the bag. Tap to put some in or take them out, then draw.
announcer-page-box = The cards of the box
announcer-page-copies = { $name }, cards laid out: { $count }
    .less = One { $name } less
announcer-page-draw = Draw from the bag
announcer-page-counted = Cards laid out: { $cards }, for { $players } players
    .none = No cards yet
announcer-page-away = Advice on this deck comes back with the network.

## The voice and the rest

announcer-page-voice = The voice
    .none = No voice: text and a gong
    .far = { $name } (over the internet)
    .missing = This device has no English voice, and neither has the server. The text is shown and a gong calls. A voice can be added in its settings; on the server, install garou[voice] or the program espeak-ng.
    .server = A voice from the server
announcer-page-clips = The voice for these cards is on this device.
    .wait = The voice for these cards is on its way…
    .no = Some lines could not be fetched. They will be shown, and a gong calls.
announcer-page-try = Try the sound
    .says = Night falls on the village.
announcer-page-length = How much is said
announcer-page-length-brief = Brief
announcer-page-length-normal = Normal
announcer-page-length-tale = Tale
announcer-page-newcomers = First game, or new roles
    .about = Longer pauses and a day of ten minutes.
announcer-page-pause = Pause for each role
announcer-page-longer = Each role’s pause
    .about = A difficult role, a hesitant hand: give it more time.
    .less = Less time: { $name }
    .more = More time: { $name }
announcer-page-speed = Speed of the voice
announcer-page-second = { $number } s
    .minute = { $number } min
    .times = × { $number }
announcer-page-rhythm = The rhythm of night and day
announcer-page-sounds = Sounds
announcer-page-background = Background sounds
announcer-page-background-none = None
announcer-page-background-rain = Rain
announcer-page-background-wind = Wind
announcer-page-background-fire = Fire
announcer-page-background-drums = Drums
announcer-page-background-village = A village
announcer-page-volume = Volume of the voice
    .background = Volume of the background
    .gong = Volume of gong and bell
announcer-page-day = Length of the day
announcer-page-count = Count three, two, one before the vote
announcer-page-vibrate = Vibrate at the big moments
announcer-page-offline = Ready for a table without a network: everything is kept on this device, and nothing leaves it.
    .wait = This device is keeping the page for a table without a network…
    .no = The browser cannot keep the page here: it wants an address with https. Stay on the network while you play.

## The night

announcer-page-begin = Deal these cards
announcer-page-practise = Rehearse
    .note = A rehearsal: quick, and with explanations.
    .rest = Tonight, { $seconds } s of silence will follow.
    .waits = Tonight, the voice will wait here for whoever leads.
announcer-page-practise-open = A role is called: nobody else opens their eyes.
announcer-page-practise-act = It does what its card says, without a sound.
announcer-page-practise-close = Its eyes are shut again, and its turn is over.
announcer-page-practise-hint = A word to everybody.
announcer-page-practise-day = The day has a clock: it can be stopped, and given a minute more.
announcer-page-practise-vote = A count, and then everybody points at somebody.
announcer-page-practise-part = The night begins and ends for everybody at once.
announcer-page-ready = Deal. When everybody has looked at their card, put this screen in the middle and tap below.
    .sound = The tap turns the sound on too: turn up the volume.
announcer-page-start = Start the night
announcer-page-resume = The game goes on where it stopped. Tap below, and the last line is said again.
announcer-page-call = Call { $number } of { $of }
    .night = Night { $number }
announcer-page-play = Go on
    .pause = Pause
announcer-page-wait = Your turn. Tap ▶ when you have done it.
announcer-page-back = Say it again
announcer-page-skip = Skip
announcer-page-dim = Dim
    .wake = Light the screen again
announcer-page-leave = Stop
announcer-page-ask = Stop the game?
    .about = It is not over yet.
    .stay = No, go on
announcer-page-more = + 1 min
announcer-page-vote = Vote
announcer-page-next = The next night
announcer-page-again = Another night
announcer-page-settle = Who has won?
announcer-page-other = Change the cards
announcer-page-out = Who is gone?
    .about = Tap a card that the whole table has seen turned up: it is no longer called.
    .gone = Gone. A wrong tap? Tap the card again, and it is back.
