# The rule of a home-made role as a sentence, put together from what the role does. Pieces begin small: who puts them
# together writes the capital.

## When it wakes

homemade-first = first of all at night,
homemade-first-dusk = first of all at dusk,
homemade-after = at night, right after { $call },
homemade-after-dusk = at dusk, right after { $call },
homemade-after-nightly = every night, before all others,
homemade-after-every = every night, right after { $call },
homemade-after-once = in the first night, right after { $call },
homemade-call = the call “{ $name }”
homemade-with = at night, you wake in { $call }
homemade-together = all of you wake at once and
homemade-sleeps = you sleep all night

## What it chooses. $number: how many; $may: whether it may be declined

homemade-ask =
    { $may ->
        [yes] you may choose { $what }
       *[no] you must choose { $what }
    }
homemade-ask-then =
    { $may ->
        [yes] then you may choose { $what }
       *[no] then you must choose { $what }
    }
homemade-ask-word =
    { $may ->
        [yes] you may choose one of these words: { $words }
       *[no] you must choose one of these words: { $words }
    }
homemade-ask-word-then =
    { $may ->
        [yes] then you may choose one of these words: { $words }
       *[no] then you must choose one of these words: { $words }
    }
homemade-from-others =
    { $number ->
        [one] another player
        [2] two other players
       *[other] three other players
    }
homemade-from-players =
    { $number ->
        [one] a player, who may be you
        [2] two players, you may be one of them
       *[other] three players, you may be one of them
    }
homemade-from-neighbours =
    { $number ->
        [one] one of your two neighbours
       *[other] your two neighbours
    }
homemade-from-centre =
    { $number ->
        [one] a card in the centre
        [2] two cards in the centre
       *[other] all three cards in the centre
    }
homemade-from-spare =
    { $number ->
        [one] a card laid aside
       *[other] both cards laid aside
    }
homemade-or = { $first }, or { $last }
homemade-either = { $first } or { $last }
homemade-with-words = { $what } and one of these words: { $words }
homemade-except = { $what }, not the one chosen before
homemade-except-fellows = { $what }, nobody you know from waking

## What was chosen. $nth: which one, where there are several names

homemade-card =
    { $kind ->
        [me] your own card
        [mixed] what you chose
        [cards] these cards
        [players] their cards
        [card]
            { $nth ->
                [first] the first card
                [second] the second card
                [third] the third card
               *[one] that card
            }
        [spare] the card laid aside
       *[player]
            { $nth ->
                [first] the first player’s card
                [second] the second player’s card
                [third] the third player’s card
               *[one] that player’s card
            }
    }
homemade-player =
    { $kind ->
        [me] yourself
        [players] both of them
       *[player]
            { $nth ->
                [first] the first player
                [second] the second player
                [third] the third player
               *[one] that player
            }
    }

## What it does

homemade-look = you look at { $card }
homemade-look-mark = you look at the mark of { $player }
homemade-look-player = you are told what { $player } is now
homemade-swap-own = you exchange your card with { $card }
homemade-swap-both = you exchange these two cards, unseen
homemade-swap-two = you exchange { $card } and { $other }
homemade-swap-marks = you exchange their marks
homemade-take = you take { $card }, leave yours there and look at what you took
homemade-mark = you put { $mark } in front of { $player }
homemade-turn = you become what you saw
homemade-turn-wake = you become what you saw, and wake when it is called
homemade-turn-act = you become what you saw, and do there and then what it does alone
homemade-recognise = you recognise the { $roles }
homemade-recognise-fellows = you see who wakes with you
homemade-learn-number = you are told how many cards play for { $teams }, { $places }
homemade-among-neighbours = among your two neighbours
homemade-among-others = among all the others
homemade-among-centre = in the centre
homemade-among-chosen = among those you chose
homemade-learn-team = you are told which side { $card } is on, and no more
homemade-learn-same = you are told whether these cards are on the same side
homemade-learn-acted = you see who has moved or looked at something so far
homemade-learn-bitten = you are told whom the vampires bit
homemade-learn-victim = you are told whom the werewolves chose
homemade-tap = you tap { $player }, who feels on which side
homemade-reveal = at daybreak { $card } is turned up for everybody
homemade-tell = you let { $player } know who chose them
homemade-tell-everybody = at daybreak everybody is told whom you chose
homemade-heal = you save that victim, once a game
homemade-poison = you poison { $player }, once a game
homemade-protect = you keep { $player } safe from the werewolves tonight
homemade-join = you join two hearts: if one of them dies, so does the other

## On what condition

homemade-if-is = if it plays for { $teams }, { $does }
homemade-if-not = unless it plays for { $teams }, { $does }
homemade-if-role = if it is { $roles }, { $does }
homemade-if-chosen = if there is one, { $does }
homemade-if-said = with “{ $word }”, { $does }
homemade-if-alone = if you see nobody else, { $does }
homemade-if-marks = where there are marks, { $does }
homemade-if-unspent = if you have not used it up, { $does }

## By day

homemade-dies-voted = if you die, whoever you voted for dies with you
homemade-dies-chosen = when you die, you may take somebody along
homemade-dies-chosen-some = when you are devoured or voted dead, you may take somebody along
homemade-dies-neighbours = if you die, the two beside you die with you
homemade-guards-voted = whoever you vote for cannot be voted dead
homemade-guards-self = you cannot be voted dead
homemade-guards-neighbours = the two beside you cannot be voted dead
homemade-guards-pointed = as long as somebody who plays for { $team } votes for you, you cannot be voted dead
homemade-votes =
    { $number ->
        [0] your vote counts for nothing
       *[other] your vote counts for { $number }
    }

## How it wins

homemade-wins-team = you win with { $team }
homemade-wins-follower = you win with { $team }, without being one of them
homemade-wins-dying = you win alone, and only by dying
homemade-wins-surviving = you win alone, and only by staying alive
homemade-wins-neighbour-dying = you win alone, and only if somebody beside you dies
homemade-wins-pointed-dying = you win alone, and only if whoever you vote for dies
homemade-wins-nobody-dying = you win alone, and only if nobody dies

## Between two pieces

homemade-colon = {": "}
homemade-comma = {", "}
homemade-and = {", and "}

## Where the author of a role has not told any words

homemade-called = { $name }, it is your turn.
homemade-edition = Home-made edition
homemade-scenario = A deck of { $name }.
homemade-play = Nobody has played this card often yet. Say early or late what you did, listen for who else moved or saw something, and see whether the stories fit together.
homemade-choose = Choose { $places }
homemade-choose-words = { $words }: { $places }
homemade-decline = Choose nothing
homemade-nothing-to-do = There is nothing to do.
homemade-picture = A lantern is lit in a house nobody knows yet.
homemade-picture-gone = The lantern goes out.
homemade-vote = For { $name } this holds: { $rule }
homemade-tells = Whoever was dealt { $name } now tells what that card copied.
homemade-tip = Make up your mind before dawn: tell what you did at once, or wait for others.
    .then = Keep your story short, so that it is the same when somebody asks again.
    .last = Ask who else acted tonight: two stories that fit are worth more than one.
    .beware = Whoever tells your own story before you do.
homemade-met =
    { $players-count ->
        [0] You look round, and nobody shows up.
        [one] You see somebody: { $players }.
       *[other] You see some of the others: { $players }.
    }
homemade-met-story =
    { $players-count ->
        [0] { $who } looks round, and nobody shows up.
       *[other] { $who } looks round and sees { $players }.
    }
homemade-ask-dying = You are dying. Whom do you take along?
homemade-call-dying = Last words: { $name }
homemade-again = { $name }, if you copied { $roles }, open your eyes.
