# Die Regel einer Rolle, in Sätzen: was die Werkstatt jederzeit vorliest, und die Hilfe einer hausgemachten Rolle.
# Jedes Stück wird eingesetzt, wie es dasteht: Keins richtet sich nach dem daneben.

## Der Satz

rule-night = { $when }: { $name } { $steps }.
rule-night-if = { $when }, { $name }: { $steps }.
rule-wakes = { $when }: { $name } wacht auf.
rule-sleeps = Nachts: { $name } schläft.
rule-then = { $first }, danach: { $last }
rule-then-if = { $first }; { $last }
rule-and = { $first } und { $last }
rule-or = { $first } oder { $last }
rule-when = falls { $if }: { $does }

rule-wakes-first = Vor allen anderen Aufrufen
rule-wakes-after = Gleich nach dem Aufruf „{ $call }“
rule-wakes-with = Beim Aufruf „{ $call }“
rule-together = wacht mit allen der eigenen Art auf und { $steps }

rule-the-f = die { $name }
rule-the-m = der { $name }
rule-the-vowel-f = die { $name }
rule-the-vowel-m = der { $name }
rule-quoted = „{ $word }“

## Aussuchen

rule-choose-no = wählt { $what }
rule-choose-yes = wählt, freiwillig, { $what }
rule-say-no = sagt { $words }
rule-say-yes = sagt, freiwillig, { $words }
rule-except = { $what }, nicht aber { $who }
rule-says = { $what } und sagt { $words }
rule-pool-others-1 = eine andere Person
rule-pool-others-2 = zwei andere Personen
rule-pool-others-3 = drei andere Personen
rule-pool-players-1 = irgendeine Person
rule-pool-players-2 = irgendwelche zwei Personen
rule-pool-players-3 = irgendwelche drei Personen
rule-pool-neighbours-1 = eine der beiden Personen daneben
rule-pool-neighbours-2 = die beiden Personen daneben
rule-pool-neighbours-3 = die Personen daneben
rule-pool-centre-1 = eine Karte der Mitte
rule-pool-centre-2 = zwei Karten der Mitte
rule-pool-centre-3 = drei Karten der Mitte
rule-pool-spare-1 = eine Karte an der Seite
rule-pool-spare-2 = zwei Karten an der Seite
rule-pool-spare-3 = drei Karten an der Seite

## Von wem, von was

rule-card-me = die eigene Karte
rule-card-player = die Karte dieser Person
rule-card-player-1 = die Karte der ersten Person
rule-card-player-2 = die Karte der zweiten Person
rule-card-players = deren Karten
rule-card-place = diese Karte der Mitte
rule-card-places = diese Karten der Mitte
rule-card-any = die gewählte Karte
rule-card-spare = die Karte an der Seite
rule-mark-me = das eigene Zeichen
rule-mark-player = das Zeichen dieser Person
rule-mark-player-1 = das Zeichen der ersten Person
rule-mark-player-2 = das Zeichen der zweiten Person
rule-mark-players = deren Zeichen
rule-who-me = sich selbst
rule-who-player = diese Person
rule-who-player-1 = die erste Person
rule-who-player-2 = die zweite Person
rule-who-found = dieses Opfer
rule-who-players = diese Personen
rule-who-place = diese Karte
rule-who-places = diese Karten
rule-who-any = diese Wahl
rule-who-fellows = die der eigenen Art
rule-who-neighbours = die beiden Personen daneben
rule-who-others = alle anderen
rule-who-centre = die Karten der Mitte
rule-who-word = dieses Wort

## Handeln

rule-look-card = sieht sich { $of } an
rule-look-mark = sieht sich { $of } an
rule-look-player = erfährt, wer { $of } ist
rule-swap-cards = vertauscht { $of }
rule-swap-marks = vertauscht { $of }
rule-take = nimmt { $of }, lässt die eigene da und sieht sich die Beute an
rule-mark = legt das Zeichen „{ $mark }“ vor { $who }
rule-turn-rest = wird, was { $of } zeigt
rule-turn-wake = wird, was { $of } zeigt, und wacht auf, wenn das aufgerufen wird
rule-turn-act = wird, was { $of } zeigt, und handelt sofort
rule-recognise = sieht, wer es ist: { $who }
rule-recognise-fellows = sieht, wer sie sind
rule-learn-number = erfährt, wie viele Karten { $teams } hier sind: { $among }
rule-learn-team = erfährt das Team: { $of }
rule-learn-same = erfährt, ob diese im selben Team sind: { $of }
rule-learn-acted = erfährt, wer eine Karte angesehen oder bewegt hat
rule-learn-bitten = erfährt, wen die Vampire gebissen haben
rule-learn-victim = erfährt, wen die Werwölfe gewählt haben
rule-tap = tippt { $who } an
rule-reveal = deckt bei Tagesanbruch für alle { $of } auf
rule-tell-everybody = lässt bei Tagesanbruch das ganze Dorf wissen, wer es war: { $who }
rule-tell = lässt { $who } davon wissen
rule-heal = rettet { $who }
rule-poison = vergiftet { $who }
rule-protect = schützt { $who } vor den Wölfen
rule-join = verbindet { $who } in Liebe

## Falls …

rule-if-is = es eine Karte { $teams } ist
rule-if-not = es keine Karte { $teams } ist
rule-if-is-there = { $of } eine Karte { $teams } ist
rule-if-not-there = { $of } keine Karte { $teams } ist
rule-if-role = es { $roles } ist
rule-if-role-there = { $of } { $roles } ist
rule-if-chosen = etwas gewählt ist
rule-if-said = das Wort { $words } ist
rule-if-alone = sonst niemand aufgewacht ist
rule-if-marks = Zeichen im Spiel sind
rule-if-unspent = { $words } noch nicht verbraucht ist
rule-heal-left = der Heiltrank
rule-poison-left = das Gift

## Am Tag, und am Ende

rule-dies-voted = Stirbt diese Rolle, stirbt auch die Person, auf die ihr Finger zeigt.
rule-dies-chosen = Im Sterben darf diese Rolle mitnehmen, wen sie will: { $name }.
rule-dies-neighbours = Stirbt diese Rolle, sterben auch die beiden Personen daneben.
rule-guards-voted = Auf wen ihr Finger zeigt, der kann nicht durch die Abstimmung sterben.
rule-guards-self = Nicht durch die Abstimmung sterben kann { $name }.
rule-guards-neighbours = Die Abstimmung kann den Personen daneben nichts anhaben.
rule-guards-by = Das gilt nur, wenn ein Mitglied { $team } dorthin zeigt.
rule-votes-0 = Ihr Finger zählt nicht.
rule-votes-2 = Ihr Finger zählt doppelt.
rule-votes-3 = Ihr Finger zählt dreifach.
rule-wins-team = Gewinnt mit { $team-the-dat }.
rule-wins-follower = Gewinnt mit { $team-the-dat }, ohne dazuzugehören.
rule-wins-alone = Spielt für sich allein.
rule-wins-dying = Gewinnt, indem sie stirbt, und nicht anders.
rule-wins-surviving = Gewinnt, indem sie am Leben bleibt, und nicht anders.
rule-wins-neighbour-dying = Gewinnt, wenn eine der Personen daneben stirbt.
rule-wins-pointed-dying = Gewinnt, wenn stirbt, auf wen ihr Finger zeigt.
rule-wins-nobody-dying = Gewinnt, wenn niemand stirbt.
