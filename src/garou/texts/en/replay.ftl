# A finished game once more: the stages of the end, the film, what if, the picture.

## The end, one stage after the other

replay-stages = The cards are turned over
replay-skip = Show everything
replay-see = See the game again
replay-deaths = Who died
    .none = Nobody died.
replay-teams = The sides
replay-team-all = victory
replay-team-none = defeat
replay-team-some = victory for { $names } only
replay-yours = what decided for you

## Opening a record

replay-open = Watch a finished game again
    .lede = Bring the record of any game. It is read, shown and forgotten: nothing is kept here.
    .file = The file of the record
    .paste = Or the record itself, as text
    .go = Show the game
    .flaw = This record cannot be shown.

## The film

replay-title = { $game }, the film
replay-film = The game, step by step
replay-dealt = Everybody looks at their own card, once.
replay-talk = Talk
    .grave = In the graveyard
    .dead = among the dead
replay-count = { $at } of { $of }
replay-back = Back
replay-next = Next
replay-scrub = Where in the game
replay-keys = The arrow keys step too.
replay-from = came from { $place }
replay-place-centre-1 = centre 1
replay-place-centre-2 = centre 2
replay-place-centre-3 = centre 3
replay-place-centre-wolf = wolf card
replay-place-extra-1 = spare 1
replay-place-extra-2 = spare 2
replay-token-captain = Captain
replay-token-lover = in love
replay-token-victim = the wolves’ victim
replay-token-poison = poisoned
replay-token-hunger = starving
replay-token-asleep = sleeps in fear
replay-token-face-up = face up

## Together

replay-lead = Lead the others through it
    .alone = You lead. Nobody follows yet.
    .with = You lead.
    .hand = Hand it on to …
    .free = Stop
replay-led = { $name } leads through the film.
replay-following = You follow { $name }.
replay-follow = Follow
    .leave = Look by myself

## What could be known

replay-eyes = What could be known by now
    .whose = Through whose eyes
    .all = Choose a seat
    .none = Nothing yet.
    .hint = Choose a seat: you see what it had been told up to this step, and nothing else.

## What if

replay-if = What if the vote had gone differently?
    .poll = Which vote
    .voter = If this player
    .target = had pointed at
    .nobody = nobody
    .go = Count again
replay-poll =
    { $round ->
        [1] { $day }
       *[other] { $day }, second ballot
    }
replay-if-title =
    { $for-kind ->
        [nobody] If { $voter } had pointed at nobody instead of { $was }
       *[player]
            { $was-kind ->
                [nobody] If { $voter } had pointed at { $for } instead of nobody
               *[player] If { $voter } had pointed at { $for } instead of { $was }
            }
    }
replay-if-same = The same sides and the same people win.
replay-if-later = What was said and done on later days is left out: it came from people who had seen something else.
replay-if-again = It would have been a tie, and a second ballot: nobody can know how that one ends.
replay-if-waiting = Here { $who } would have had to decide ({ $call }): nobody can know how.
replay-if-what = Choose somebody who votes, and whom they point at.
replay-if-cannot = That vote could not have been cast: not by this player, or not for that one.
replay-if-as-it-was = That is how they voted: choose somebody else.

# What somebody did at night, changed.
replay-night = What if the night had gone differently?
    .about = Tap what somebody did, then what they could have done instead. Everything moves.
replay-night-ask = { $who } · { $call }: what instead?
replay-night-was = (so it was)
replay-night-title = { $who }: “{ $for }” instead of “{ $was }”
replay-night-kept = Everybody else does and votes as they did, as they were asked the very same.
replay-night-ballot = Others sit at that vote than in the real game: nobody can know how it ends.
replay-night-luck = Here luck would have decided something else: nobody can know what.
replay-night-cannot = Nobody could have done that in this game.
replay-night-chances = And whom could one believe then?

## Afterwards

replay-end = How it ended
replay-share = A picture to share
    .about = Who played, who was what and who won, on one sheet.
    .go = Make the picture
    .save = Save the picture
    .send = Send the picture
    .failed = This browser cannot paint it. Tap once more for the drawing itself.
replay-other = Open another record
replay-flaw-empty = There is nothing here yet. Paste a record below, or choose the file it was saved in.
replay-flaw-unreadable = This is not a record of a game: it may have been cut off or changed on the way. Choose the file as it was saved.
replay-flaw-half = This game is not over: its record stops where somebody still had to decide.
replay-flaw-illegal = This is a record, but something in it cannot have happened in that game.
    .detail = The place, and what is wrong there:
