# The rule of a role, told in sentences: what the workshop reads at every moment, and the help of a home-made role.
# Each piece is put in as it stands: none agrees with those beside it.

## The sentence

rule-night = { $when }, { $name } { $steps }.
rule-night-if = { $when }, { $name }, { $steps }.
rule-wakes = { $when }, { $name } wakes.
rule-sleeps = At night, { $name } sleeps.
rule-then = { $first }, then { $last }
rule-then-if = { $first }; { $last }
rule-and = { $first } and { $last }
rule-or = { $first } or { $last }
rule-when = if { $if }, { $does }

rule-wakes-first = Before all other calls
rule-wakes-after = Right after the call “{ $call }”
rule-wakes-with = With the call “{ $call }”
rule-together = wakes with all of its kind and { $steps }

rule-the-f = the { $name }
rule-the-m = the { $name }
rule-the-vowel-f = the { $name }
rule-the-vowel-m = the { $name }
rule-quoted = “{ $word }”

## Choosing

rule-choose-no = chooses { $what }
rule-choose-yes = may choose { $what }
rule-say-no = says { $words }
rule-say-yes = may say { $words }
rule-except = { $what }, but not { $who }
rule-says = { $what } and says { $words }
rule-pool-others-1 = another player
rule-pool-others-2 = two other players
rule-pool-others-3 = three other players
rule-pool-players-1 = any player
rule-pool-players-2 = any two players
rule-pool-players-3 = any three players
rule-pool-neighbours-1 = one of the two neighbours
rule-pool-neighbours-2 = both neighbours
rule-pool-neighbours-3 = the neighbours
rule-pool-centre-1 = a card of the centre
rule-pool-centre-2 = two cards of the centre
rule-pool-centre-3 = three cards of the centre
rule-pool-spare-1 = a card laid aside
rule-pool-spare-2 = two cards laid aside
rule-pool-spare-3 = three cards laid aside

## Of whom, of what

rule-card-me = its own card
rule-card-player = that player’s card
rule-card-player-1 = the first player’s card
rule-card-player-2 = the second player’s card
rule-card-players = their cards
rule-card-place = that card of the centre
rule-card-places = those cards of the centre
rule-card-any = the card chosen
rule-card-spare = the card laid aside
rule-mark-me = its own mark
rule-mark-player = that player’s mark
rule-mark-player-1 = the first player’s mark
rule-mark-player-2 = the second player’s mark
rule-mark-players = their marks
rule-who-me = itself
rule-who-player = that player
rule-who-player-1 = the first player
rule-who-player-2 = the second player
rule-who-found = that victim
rule-who-players = those players
rule-who-place = that card
rule-who-places = those cards
rule-who-any = that choice
rule-who-fellows = those of its kind
rule-who-neighbours = the neighbours
rule-who-others = all the others
rule-who-centre = the cards of the centre
rule-who-word = that word

## Acting

rule-look-card = looks at { $of }
rule-look-mark = looks at { $of }
rule-look-player = learns who { $of } is
rule-swap-cards = exchanges { $of }
rule-swap-marks = exchanges { $of }
rule-take = takes { $of }, leaves its own there and looks at what it has gained
rule-mark = lays the mark “{ $mark }” before { $who }
rule-turn-rest = becomes what { $of } shows
rule-turn-wake = becomes what { $of } shows and wakes when that is called
rule-turn-act = becomes what { $of } shows and acts at once
rule-recognise = sees who is { $who }
rule-recognise-fellows = sees who they are
rule-learn-number = learns how many cards { $teams } there are among { $among }
rule-learn-team = learns the team of { $of }
rule-learn-same = learns whether these are of one team: { $of }
rule-learn-acted = learns who has looked at a card or moved one
rule-learn-bitten = learns whom the vampires have bitten
rule-learn-victim = learns whom the werewolves have chosen
rule-tap = taps { $who }
rule-reveal = turns up { $of } for everybody at daybreak
rule-tell-everybody = lets the whole village know at daybreak who it was: { $who }
rule-tell = lets { $who } know
rule-heal = saves { $who }
rule-poison = poisons { $who }
rule-protect = shields { $who } from the wolves
rule-join = joins { $who } in love

## If…

rule-if-is = it is a card { $teams }
rule-if-not = it is no card { $teams }
rule-if-is-there = { $of }: it is a card { $teams }
rule-if-not-there = { $of }: it is no card { $teams }
rule-if-role = it is { $roles }
rule-if-role-there = { $of }: it is { $roles }
rule-if-chosen = a choice was made
rule-if-said = the word is { $words }
rule-if-alone = nobody else woke
rule-if-marks = there are marks in the game
rule-if-unspent = { $words } has not been used yet
rule-heal-left = the potion that saves
rule-poison-left = the poison

## By day, and at the end

rule-dies-voted = Its death takes along the player its finger points at.
rule-dies-chosen = Dying, { $name } takes along whomever it likes.
rule-dies-neighbours = Its death takes both neighbours along.
rule-guards-voted = The player its finger points at cannot die by the vote.
rule-guards-self = The vote cannot kill { $name }.
rule-guards-neighbours = The vote cannot kill its neighbours.
rule-guards-by = That holds only if somebody { $team } points there.
rule-votes-0 = Its finger does not count.
rule-votes-2 = Its finger counts double.
rule-votes-3 = Its finger counts three times.
rule-wins-team = Wins with { $team }.
rule-wins-follower = Wins with { $team } without being one of them.
rule-wins-alone = Plays for nobody else.
rule-wins-dying = Wins by dying, and in no other way.
rule-wins-surviving = Wins by staying alive, and in no other way.
rule-wins-neighbour-dying = Wins if one of its neighbours dies.
rule-wins-pointed-dying = Wins if the player its finger points at dies.
rule-wins-nobody-dying = Wins if nobody dies.
