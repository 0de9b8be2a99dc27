# Puzzles: a table of claims, a rule of lying, a question; and why there is one answer.

## What is asked

# $role-the, $role-many: the card that makes somebody lie
puzzle-asks-cards =
    { $number ->
        [one] Who is { $role-the }?
        [2] Who are the two { $role-many }?
       *[other] Who are the { $number } { $role-many }?
    }
puzzle-asks-liars =
    { $number ->
        [one] Who is lying?
        [2] Which two are lying?
       *[other] Which { $number } are lying?
    }
puzzle-asks-sentences =
    { $number ->
        [one] Which sentence is false?
       *[other] Which { $number } sentences are false?
    }
puzzle-asks-where = Where is { $role-the } in the morning?
puzzle-asks-card =
    { $where-kind ->
        [place] What is { $where } in the morning?
       *[player] Which card lies before { $where } in the morning?
    }

## Who lies, in one sentence

puzzle-rule-cards =
    { $number ->
        [one] One { $role } sits here, the only one who lies. All the others tell the truth.
        [2] Two { $role-many } sit here, the only ones who lie. All the others tell the truth.
       *[other] { $number } { $role-many } sit here, the only ones who lie. All the others tell the truth.
    }
# $roles: Werewolf or Minion
puzzle-rule-several =
    { $number ->
        [one] One of them holds one of these cards, and nobody else lies: { $roles }.
       *[other] { $number } of them hold one of these cards each, and nobody else lies: { $roles }.
    }
puzzle-rule-players =
    { $number ->
        [one] One of them lies. All the others tell the truth.
        [2] Two of them lie. All the others tell the truth.
       *[other] { $number } of them lie. All the others tell the truth.
    }
puzzle-rule-sentences =
    { $number ->
        [one] One sentence is false. All the others are true.
       *[other] { $number } sentences are false. All the others are true.
    }
puzzle-rule-nobody = Everybody tells the truth.
puzzle-cards = { $count } cards: one for each player, and three in the centre.
# $about: one sentence
puzzle-card-does = { $role }: { $about }
puzzle-marks = Epic Battle: at the end of dusk everybody sees their own mark.
puzzle-says-nothing = { $who } says nothing.

## The steps of a proof

# What was found out: whoever lies holds this card.
puzzle-found = So { $where } was dealt { $role-a }.
# $who: those whose words were compared
puzzle-so-one = So { $who } is lying.
puzzle-so-among = So one of them is lying: { $who }.
puzzle-so-false =
    { $count ->
        [one] So this sentence is false.
       *[other] So one of these sentences is false.
    }
puzzle-so-not =
    { $count ->
        [one] So it is not { $who }.
       *[other] So it is not { $who } together.
    }
puzzle-or = { $first } or { $last }
puzzle-compare =
    { $count ->
        [one] Read again what { $who } says.
       *[other] Compare what these say: { $who }.
    }
puzzle-try =
    { $others-count ->
        [one] What if it were { $who }? Read again what { $others } says.
       *[other] What if it were { $who }? Compare what these say: { $others }.
    }
puzzle-try-alone = What if it were { $who }?
puzzle-follow = Now follow the cards through the night.

## A tap

puzzle-accuse = Accuse { $who }
puzzle-sentence = This sentence is false
puzzle-say-place = It is { $where }
puzzle-say-player = It is before { $where }
puzzle-say-card = It is { $role-the }
puzzle-choose =
    { $number ->
        [one] Tap a house
        [2] Tap two houses
       *[other] Tap { $number } houses
    }
puzzle-choose-sentence = Tap a sentence
puzzle-choose-place = Tap a house or a card
puzzle-choose-card = Tap a card

puzzle-wrong-liars = Not { $who }. All this would be true then, and it cannot be:
puzzle-wrong-supposed = Not { $who }. With { $role-a } there, this cannot be true:
puzzle-wrong-sentence = Not that one. All this would be true then, and it cannot be:
puzzle-wrong-place = Not there. This speaks against it:
puzzle-wrong-card = Not that card. This speaks against it:
puzzle-wrong-silent = Not { $who }: who says nothing cannot lie.
puzzle-wrong-plain = No. There are not that many of these cards.

puzzle-right-liars =
    { $count ->
        [one] It was { $who }.
       *[other] It was { $who }.
    }
puzzle-right-sentence = { $who } said something false.
puzzle-right-place = { $where } it is.
puzzle-right-player = It lies before { $where }.
puzzle-right-card = It is { $role-the }.

## The pages

puzzle-page = Puzzles
    .lede = A village talks, somebody lies, and there is exactly one answer. A window lights up for each one you solve.
    .about = One a day, and two hundred on the shelf: who is lying?
puzzle-page-one = Puzzle { $number }
puzzle-page-shelf = The shelf
puzzle-page-today = Today’s puzzle
puzzle-page-level-1 = A short night
puzzle-page-level-2 = First doubts
puzzle-page-level-3 = Crossed stories
puzzle-page-level-4 = What has moved?
puzzle-page-level-5 = The long night
puzzle-page-dusk = In the dusk
    .about = Epic Battle, with marks: each sees their own when the dusk is over.
puzzle-page-lit = { $count } of { $of }
puzzle-page-how = Mondays are easy, Sundays are not. Whoever tells the truth need not tell all of it.
puzzle-page-silent = not a word
puzzle-page-centre = in the centre
puzzle-page-first = Tap a sign or a card to hear more. Stuck? Ask for a hint.
puzzle-page-last = That was all: the answer follows from it.
puzzle-page-hint = A hint
puzzle-page-plain = Without a single hint.
puzzle-page-hinted = Hints used: #
puzzle-page-share = Share
puzzle-page-copied = Address copied
puzzle-page-next = Another one

## Making one

puzzle-new = Your own puzzle
    .about = Tap a village together; you are told at once whether there is exactly one answer.
puzzle-new-open = says nothing yet
puzzle-new-house = + a house
puzzle-new-first = Tap a house: what does somebody say? The question, the rule and the cards can be tapped, too.
puzzle-new-check = How many answers are there?
puzzle-new-busy = The lantern goes round …
puzzle-new-lost = The server did not answer. Tap to ask again.
puzzle-new-long = This takes too long to find out: let fewer people say less.
# $answer: a sentence
puzzle-new-one = One answer, and no other. { $answer }
puzzle-new-rack = On the shelf it would be with “{ $rack }”.
puzzle-new-unshown = One answer, and no other. But nobody could be shown why: try another claim.
# $answer: as it is tapped
puzzle-new-unproven = One answer, and no other: { $answer }. To show why takes too long: let fewer people say less, and it can be passed on.
puzzle-new-spare = Not needed: { $text }
puzzle-new-several = { $count } answers. Let somebody say more.
puzzle-new-others = And { $count } more.
puzzle-new-none = No answer: it cannot be.
puzzle-new-share = Pass it on
puzzle-new-try = Try it
puzzle-new-back = Back to the street
puzzle-new-dealt = Which card does this house say it was dealt?
puzzle-new-said = And it says (a tap takes it back):
puzzle-new-unsay = Take back: { $text }
puzzle-new-more = Add
puzzle-new-less = Take this house away
puzzle-new-name = Name
    .go = Rename
puzzle-new-cards = The cards
    .tap = Tap a card to put another in its place.
puzzle-new-game = The game
puzzle-new-instead = Instead of: { $role }
puzzle-new-liars = Who lies?
puzzle-new-ask = What is to be found?
puzzle-made = A puzzle for you
    .change = Change it
