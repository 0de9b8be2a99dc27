# Hilfe, wo man sie braucht: die Seiten der Rollen, die erste Partie Schritt für Schritt, und was tun, wenn etwas fehlt.

## Die Rollen

help-index = Die Rollen
    .title = Die Rollen · { $game } · Garou
    .lede = Tipp auf eine Karte: was sie tut, und wie man sie gut spielt.
    .games = Welches Spiel
help-role-title = { $role } · { $game } · Garou
help-close = Schließen
help-meet = Noch nie gespielt? Lern die Rollen kennen.
help-all = Alle Rollen
help-does = Was du tust
help-wakes = Wann du aufwachst
help-wins = Wie du gewinnst
help-plays = Wie man es gut spielt
    .more = Mehr dazu
help-beware = Hüte dich
help-office = Amt
help-ease = { $stars ->
        [1] Leicht zu spielen
        [2] Braucht etwas Übung
       *[3] Für alte Hasen
    }

help-wakes-never = Nie. Du schläfst die ganze Nacht.
help-wakes-vote = Nicht in der Nacht. Deine Stunde schlägt bei der Abstimmung.
help-wakes-dying = Nicht in der Nacht. Deine Stunde schlägt, wenn du stirbst.
help-wakes-office = Nicht wegen dieses Amts. Man bekommt es am ersten Morgen.
help-wakes-dusk = In der Dämmerung, beim Aufruf: { $calls }.
help-wakes-night = In der Nacht, beim Aufruf: { $calls }.
help-wakes-first = Nur in der ersten Nacht, beim Aufruf: { $calls }.
help-wakes-every = Jede Nacht, beim Aufruf: { $calls }.

help-wins-one-night-village = Mit dem Dorf: Mindestens ein Werwolf muss sterben. Ist niemand Werwolf, darf niemand sterben.
help-wins-one-night-werewolf = Mit den Werwölfen: Keiner von ihnen darf sterben, und auch kein Gerber.
help-wins-one-night-tanner = Allein, und nur, wenn du stirbst.
help-wins-one-night-minion = Mit den Werwölfen, auch wenn du stirbst. Ist niemand Werwolf: Bleib am Leben, und jemand anders muss sterben.
help-wins-one-night-minion-blocked = Mit den Werwölfen, auch wenn du stirbst. Ist niemand Werwolf: Bleib am Leben, und jemand anders muss sterben, aber kein Gerber.
help-wins-one-night-minion-may-die = Mit den Werwölfen, auch wenn du stirbst. Ist niemand Werwolf: Jemand anders muss sterben, und du darfst es auch.
help-wins-one-night-minion-may-die-blocked = Mit den Werwölfen, auch wenn du stirbst. Ist niemand Werwolf: Jemand anders muss sterben, aber kein Gerber; du darfst es auch.
help-wins-one-night-doppelganger = Mit dem Team der Rolle, die du gesehen hast.
help-wins-one-night-robber = Mit dem Team der Karte, die du genommen hast. Nichts genommen? Mit dem Dorf.
help-wins-one-night-drunk = Mit dem Team der Karte, die du genommen hast, und du weißt nicht, welches das ist.
help-wins-epic-battle-village = Mit dem Dorf: Mindestens ein Monster muss sterben, oder eins von jeder Sorte, wenn Wölfe und Vampire da sind. Gar kein Monster? Dann darf niemand sterben.
help-wins-epic-battle-werewolf = Mit dem Rudel: Kein Wolf darf sterben. Mit drei Teams muss außerdem ein Vampir sterben, und der Tod eines Gerbers ändert nichts; mit zwei Teams darf kein Gerber sterben.
help-wins-epic-battle-vampire = Mit dem Clan: Kein Vampir darf sterben. Mit drei Teams muss außerdem ein Wolf sterben, und der Tod eines Gerbers ändert nichts; mit zwei Teams darf kein Gerber sterben.
help-wins-epic-battle-monsters-village = Mit dem Dorf: Mindestens ein Monster muss sterben. Gar kein Monster? Dann darf niemand sterben.
help-wins-epic-battle-monsters-villagers = Mit dem Dorf: Mindestens ein Monster muss sterben. Gar kein Monster? Dann darf niemand vom Dorf sterben.
help-wins-epic-battle-monsters-werewolves = Mit dem Rudel: Kein Wolf darf sterben, und auch kein Gerber.
help-wins-epic-battle-monsters-vampires = Mit dem Clan: Kein Vampir darf sterben, und auch kein Gerber.
help-wins-epic-battle-tanner = Allein, und nur, wenn du stirbst.
help-wins-epic-battle-assassin = Allein: Wer dein Zeichen hat, muss sterben. Andere können mit dir gewinnen.
help-wins-epic-battle-renfield = Mit dem Clan, auch wenn du stirbst. Ist kein Vampir am Tisch: mit dem Dorf.
help-wins-epic-battle-copycat = Mit dem Team der Rolle, die du in der Mitte gesehen hast.
help-wins-epic-battle-robber = Mit dem Team der Karte, die du genommen hast. Nichts genommen? Mit dem Dorf.
help-wins-epic-battle-paranormal-investigator = Mit dem Dorf, außer du bist auf ein Monster oder den Gerber gestoßen: dann wie sie.
help-wins-classic-village = Mit dem Dorf: wenn kein einziger Werwolf mehr da ist.
help-wins-classic-werewolf = Mit dem Rudel: sobald höchstens noch eine andere Person lebt.
help-wins-classic-camp-werewolves-parity = Mit dem Rudel: sobald es mindestens so viele sind wie die anderen Lebenden.
help-wins-classic-camp-werewolves-alone = Mit dem Rudel: wenn sonst niemand mehr lebt.
help-wins-classic-thief = Mit dem Team der Karte, die du genommen hast. Nichts genommen? Mit dem Dorf.
help-wins-classic-cupid = Mit dem Dorf, außer du liebst selbst einen Wolf: dann nur als die letzten beiden.
help-wins-classic-captain = Mit dem Team deiner eigenen Karte: Das Amt ändert daran nichts.

## Die Reihenfolge der Aufrufe

help-order = Der Ablauf der Nacht
    .about = Ob jemand aufwacht oder nicht, jeder Aufruf wird gehalten.
help-order-dusk = In der Dämmerung
help-order-night = In der Nacht
help-order-first = Nur in der ersten Nacht
help-order-every = Jede Nacht

## Die erste Partie, Schritt für Schritt

help-coach = Erste Partie
    .done = Alles klar
    .off = Keine Tipps mehr
    .again = Erklär mir das Spiel noch einmal
    .ready = Gern. Die Tipps kommen mit deiner nächsten Partie.
help-coach-lobby = Du bist dabei.
    .about = Wenn alle da sind, werden die Karten ausgeteilt. Sieh dir solange an, was sie tun.
help-coach-card = Deine Karte ist geheim.
    .about = Halt den Knopf gedrückt, um sie zu sehen. Merk dir, wer du bist, und wie du gewinnst.
help-coach-dusk = Zuerst kommt die Dämmerung.
    .about = Manche legen jetzt Zeichen. Tipp immer etwas an, dann merkt niemand, wer gemeint war.
help-coach-night = Nachts spielst du heimlich.
    .about = Eine Frage oder ein Traum: Tipp immer etwas an. Dann merkt niemand, wer wach ist.
help-coach-talk = Am Tag wird geredet.
    .about = Frag: Wer bist du, was hast du gesehen, was hast du getan? Du darfst alles sagen, auch Gelogenes.
help-coach-claims = Häng ein Schild heraus.
    .about = Tipp an, was du sein willst, wahr oder nicht. Es bleibt an deinem Haus, und nur danach richten sich Bots.
help-coach-ballot = Jetzt stimmen alle ab.
    .about = Tipp ein Haus an, dann bestätige. Niemand sieht deine Stimme, bevor alle abgestimmt haben.
help-coach-words = Einen Moment noch.
    .about = Vielleicht darf noch jemand etwas entscheiden. Es geht von selbst weiter.
help-coach-dead = Du gehörst jetzt zu den Toten.
    .about = Du schaust nur noch zu und darfst mit den anderen Toten flüstern. Gewinnen oder verlieren wirst du weiter mit deinem Team.
help-coach-over = Das war die ganze Geschichte.
    .about = Hier steht, wer gewonnen hat, und warum. Weiter unten alles, was in der Nacht geschehen ist.

## Wenn etwas fehlt

help-error-no-such-table = Diesen Tisch gibt es nicht.
    .try = Einen anderen Code versuchen
help-error-no-such-page = Falsche Adresse.
help-error-no-such-verb = Falsche Adresse.
help-error-no-such-cup = Dieses Turnier oder Buch gibt es nicht.
help-error-no-season = Das ist kein Abendbuch.
help-error-not-the-keeper = Dieses Buch wird woanders geführt.
help-error-entered-already = Diese Partie steht im Buch.
help-error-table-playing = Sie haben schon angefangen.
help-error-table-full = Dieser Tisch ist voll.
help-error-too-many-tables = Kein Platz für noch einen Tisch.
help-error-too-fast = Nicht so schnell.
help-error-too-many-watching = Kein Platz mehr zum Zuschauen.
help-error-busy = Einen Moment.
help-error-link-void = Dieser Link hat ausgedient.
help-error-no-seat = Du hast hier noch keinen Platz.
help-error-not-your-seat = Das ist nicht dein Platz.
help-error-only-the-host = Das macht, wer den Tisch leitet.
help-error-only-the-owner = Das steht dir nicht zu.
help-error-nobodys-table = Das steht niemandem zu.
help-error-sat-longer = Das steht dir nicht zu.
help-error-still-here = Das steht dir nicht zu.
help-error-chips-named = Noch nicht.
help-error-asked-already = Einen Moment.
help-error-no-game-yet = Noch nicht.
help-error-game-going-on = Noch nicht.
help-error-not-kept = Nicht aufgeschrieben.
help-error-set-aside = Das hier liegt auf Eis.
help-error-newer-version = Einen Moment.
help-error-broken = Etwas ist kaputtgegangen.
help-way-again = Noch einmal versuchen
help-way-door = Zu diesem Tisch
help-way-watch = Der Partie zusehen
help-way-start = Zurück zum Anfang
help-way-cup = Zurück zu seiner Seite
help-way-table = Zurück zum Tisch
help-lost = Keine Verbindung. Dein Platz bleibt dir; diese Seite versucht es von selbst weiter …
    .again = Neu laden
