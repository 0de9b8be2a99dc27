# What a deck will feel like: an aspect, and a sentence for little, some and much of it.

feel-title = What this deck feels like
    .degree = { $degree ->
        [low] little
        [middle] some
       *[high] a lot
    }
feel-ease = To learn
    .low = For everybody, children and first games included.
    .middle = After one game everybody knows their way around.
    .high = For a table that knows its cards. Read them together first.
feel-hunted = { $kind ->
        [wolves] Wolves
       *[monsters] Monsters
    }
    .low = { $count ->
        [0] None at all: an odd night without anybody to hunt.
        [one] Only one among { $cards } cards: hard to find.
       *[other] Only { $count } among { $cards } cards: hard to find.
    }
    .middle = { $count ->
        [one] One among { $cards } cards: a fair fight.
       *[other] { $count } among { $cards } cards: a fair fight.
    }
    .high = { $count ->
        [one] One among { $cards } cards: the village will have to hurry.
       *[other] { $count } among { $cards } cards: the village will have to hurry.
    }
feel-news = Clues
    .low = Few people see anything: listen to voices and watch faces.
    .middle = A few people see something: whom do you believe?
    .high = Many people see something: compare what they say.
feel-movement = Muddle
    .low = No card moves: in the morning you are who you were.
    .middle = A card or two may move: ask before you swear to anything.
    .high = Cards travel all night. In the morning hardly anybody is sure who they are.
feel-deceit = Lies
    .low = Most people tell the truth: a liar stands out.
    .middle = Some have good reason to lie.
    .high = Nearly everybody may be hiding something.
feel-nights = Length
    .low = About { $count } nights: soon over, and ready for another.
    .middle = About { $count } nights: a good part of the evening.
    .high = About { $count } nights: a whole evening.
feel-calls = Length
    .low = { $count ->
        [0] No calls
        [one] One call
       *[other] { $count } calls
    }: a short night.
    .middle = { $count } calls: a proper night.
    .high = { $count } calls: a long night, full of footsteps.
feel-three = Three teams
    .about = Wolves, vampires and village: hunting one kind alone is not enough.
feel-turning = Changing sides
    .about = Somebody may wake up on another team. Perhaps you.
feel-chains = One death, two deaths
    .about = Whoever falls may take somebody along.
feel-alone = Somebody plays alone
    .about = Not everybody wants what they seem to want. Think before you vote.
