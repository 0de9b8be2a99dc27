# Help where it is needed: the pages of the roles, the first game step by step, and what to do when something is missing.

## The roles

help-index = The roles
    .title = The roles · { $game } · Garou
    .lede = Tap a card: what it does, and how to play it well.
    .games = Which game
help-role-title = { $role } · { $game } · Garou
help-close = Close
help-meet = Never played? Meet the roles.
help-all = All the roles
help-does = What it does
help-wakes = When you wake
help-wins = How you win
help-plays = How to play it well
    .more = Tell me more
help-beware = Beware
help-office = Office
help-ease = { $stars ->
        [1] Easy to play
        [2] Takes a little practice
       *[3] For old hands
    }

help-wakes-never = Never. You sleep all night.
help-wakes-vote = Not at night. Your hour comes at the vote.
help-wakes-dying = Not at night. Your hour comes when you die.
help-wakes-office = Not because of this office. It is given on the first morning.
help-wakes-dusk = At dusk, when called: { $calls }.
help-wakes-night = At night, when called: { $calls }.
help-wakes-first = On the first night only, when called: { $calls }.
help-wakes-every = Every night, when called: { $calls }.

help-wins-one-night-village = With the village: at least one Werewolf has to die. If nobody is a Werewolf, nobody may die.
help-wins-one-night-werewolf = With the werewolves: none of them may die, and no Tanner either.
help-wins-one-night-tanner = Alone, and only by dying.
help-wins-one-night-minion = With the werewolves, even if you die. If nobody is a Werewolf: stay alive, and somebody else has to die.
help-wins-one-night-minion-blocked = With the werewolves, even if you die. If nobody is a Werewolf: stay alive, and somebody else has to die, but no Tanner.
help-wins-one-night-minion-may-die = With the werewolves, even if you die. If nobody is a Werewolf: somebody else has to die, and you may die too.
help-wins-one-night-minion-may-die-blocked = With the werewolves, even if you die. If nobody is a Werewolf: somebody else has to die, but no Tanner; you may die too.
help-wins-one-night-doppelganger = With the team of the role you saw.
help-wins-one-night-robber = With the team of the card you took. Took nothing? With the village.
help-wins-one-night-drunk = With the team of the card you took, and you don’t know which.
help-wins-epic-battle-village = With the village: at least one monster has to die, or one of each kind if wolves and vampires are both here. No monster at all? Then nobody may die.
help-wins-epic-battle-werewolf = With the pack: no wolf may die. With three teams, a Vampire has to die as well, and a Tanner’s death changes nothing; with two teams, no Tanner may die.
help-wins-epic-battle-vampire = With the clan: no Vampire may die. With three teams, a wolf has to die as well, and a Tanner’s death changes nothing; with two teams, no Tanner may die.
help-wins-epic-battle-monsters-village = With the village: at least one monster has to die. No monster at all? Then nobody may die.
help-wins-epic-battle-monsters-villagers = With the village: at least one monster has to die. No monster at all? Then nobody of the village may die.
help-wins-epic-battle-monsters-werewolves = With the pack: no wolf may die, and no Tanner either.
help-wins-epic-battle-monsters-vampires = With the clan: no Vampire may die, and no Tanner either.
help-wins-epic-battle-tanner = Alone, and only by dying.
help-wins-epic-battle-assassin = Alone: the player with your mark has to die. Others may win beside you.
help-wins-epic-battle-renfield = With the clan, even if you die. If there is no Vampire round the table: with the village.
help-wins-epic-battle-copycat = With the team of the role you saw in the centre.
help-wins-epic-battle-robber = With the team of the card you took. Took nothing? With the village.
help-wins-epic-battle-paranormal-investigator = With the village, unless you came upon a monster or the Tanner: then as they do.
help-wins-classic-village = With the village: when not one werewolf is left.
help-wins-classic-werewolf = With the pack: as soon as at most one other player is left alive.
help-wins-classic-camp-werewolves-parity = With the pack: as soon as it is at least as many as the others left alive.
help-wins-classic-camp-werewolves-alone = With the pack: when nobody else is left alive.
help-wins-classic-thief = With the side of the card you took. Took nothing? With the village.
help-wins-classic-cupid = With the village, unless you are in love with a wolf yourself: then only as the last two.
help-wins-classic-captain = With the side of your own card: the office changes nothing about that.

## The order of the calls

help-order = The order of the night
    .about = Whether anybody wakes or not, every call is held.
help-order-dusk = At dusk
help-order-night = At night
help-order-first = On the first night only
help-order-every = Every night

## The first game, step by step

help-coach = First game
    .done = I see
    .off = No more tips
    .again = Explain the game to me again
    .ready = Done. The tips come with your next game.
help-coach-lobby = You are in.
    .about = When everybody is here, the host deals the cards. Meanwhile, have a look at what they do.
help-coach-card = Your card is a secret.
    .about = Keep your finger on the button to see it. Remember who you are, and how you win.
help-coach-dusk = Dusk comes first.
    .about = Some lay marks now. Always tap something, then nobody can tell who was meant.
help-coach-night = At night you play in secret.
    .about = A question or a dream: always tap something. Then nobody can tell who is awake.
help-coach-talk = By day you talk.
    .about = Ask: who are you, what did you see, what did you do? You may say anything, even a lie.
help-coach-claims = Hang out a sign.
    .about = Tap what you say you are, true or not. It stays on your house, and it is all that bots go by.
help-coach-ballot = Now everybody votes.
    .about = Tap a house, then confirm. Nobody sees your vote until everybody has voted.
help-coach-words = Just a moment.
    .about = Perhaps somebody may still decide something. The game goes on by itself.
help-coach-dead = You are among the dead.
    .about = You only look on now, and may whisper to the other dead. You still win or lose with your side.
help-coach-over = That was the whole story.
    .about = Here is who won, and why. Further down is everything that happened in the night.

## When something is missing

help-error-no-such-table = There is no such table.
    .try = Try another code
help-error-no-such-page = Wrong address.
help-error-no-such-verb = Wrong address.
help-error-no-such-cup = There is no such tournament or book.
help-error-no-season = That is no evening book.
help-error-not-the-keeper = This book is kept elsewhere.
help-error-entered-already = This game is in the book.
help-error-table-playing = They have begun already.
help-error-table-full = This table is full.
help-error-too-many-tables = No room for another table.
help-error-too-fast = Not so fast.
help-error-too-many-watching = No place left to watch.
help-error-busy = One moment.
help-error-link-void = This link has had its day.
help-error-no-seat = You have no seat here yet.
help-error-not-your-seat = That is not yours to do.
help-error-only-the-host = That is for the host to do.
help-error-only-the-owner = That is not yours to do.
help-error-nobodys-table = That is nobody’s to do.
help-error-sat-longer = That is not yours to do.
help-error-still-here = That is not yours to do.
help-error-chips-named = Not yet.
help-error-asked-already = One moment.
help-error-no-game-yet = Not yet.
help-error-game-going-on = Not yet.
help-error-not-kept = Not written down.
help-error-set-aside = This one has been set aside.
help-error-newer-version = One moment.
help-error-broken = Something broke.
help-way-again = Try again
help-way-door = Go to this table
help-way-watch = Watch the game
help-way-start = Back to the start
help-way-cup = Back to its page
help-way-table = Back to the table
help-lost = No connection. Your seat is kept; this page keeps trying by itself…
    .again = Reload
