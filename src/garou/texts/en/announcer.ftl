# What the voice that leads the night says, in all games. The normal text, then, where it helps, a brief one and a tale.

announce-book-one-night-bezier = One Night, Bezier edition
announce-book-one-night-ravensburger = One Night, Ravensburger edition
announce-book-epic-battle-ravensburger = Epic Battle
announce-book-classic = The classic game

## Eyes that open and close

announce-open =
    { $count ->
        [one] { $name }, open your eyes.
       *[other] All { $name }, open your eyes.
    }
    .brief =
        { $count ->
            [one] { $name }, wake up.
           *[other] All { $name }, wake up.
        }
announce-close =
    { $count ->
        [one] { $name }, close your eyes.
       *[other] All { $name }, close your eyes.
    }
    .brief =
        { $count ->
            [one] Back to sleep.
           *[other] All back to sleep.
        }
announce-you-too = { $name }, you too.
announce-each-in-turn = One person after the other; what follows goes for each of you.
    .brief = One person after the other.
    .tale = One shadow after the other, and no hurry; what follows goes for each of you.
announce-next-one = The next person does the same.
    .brief = Now the next.
    .tale = Another shadow rises and does the same.

## Before the first night

announce-hint-newcomers = Somebody is playing for the first time, or a role is new: leave longer pauses, and first read aloud what each card does.

## The day and the countdown

announce-minute = One minute left.
    .tale = The shadow of the steeple has almost reached the square: one minute left.
announce-three = Three.
announce-two = Two.
announce-one = One.
announce-point = Point!
