### Das Labor: wie ausgewogen ein Deck ist.

lab-help = Misst Decks: wie ausgewogen sie sind, über Tausende von Partien unter Bots.
lab-balance-help = Spielt viele Partien mit einem Deck und berichtet, wer gewinnt, mit welcher Karte und auf welchem Platz, wen die Abstimmung trifft, was man am Morgen weiß und wovor zu warnen ist. Mit Strg-C angehalten, berichtet es, was es hat.
lab-games-help = Wie viele Partien; 2000, wenn nichts gesagt ist.
lab-precision-help = Statt einer Zahl von Partien: spielen, bis der Anteil jedes Teams so genau bekannt ist, etwa 1%.
lab-html-help = Den Bericht als eine HTML-Datei schreiben, mit Zeichnungen, zum Ansehen oder Drucken.
lab-no-precision = --precision nimmt Prozent von 0.1 bis 50, etwa 1%, und nicht { $found }
lab-both = entweder --games oder --precision
lab-kept = Der Bericht liegt in { $file }.
lab-not-kept = { $file } lässt sich nicht schreiben: { $detail }

lab-eyebrow = Das Labor · Ausgewogenheit
lab-lede =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    } mit { $players } Spielern. Köpfe: { $minds }.
lab-seed = Startwert { $seed }
lab-again = Derselbe Startwert mit derselben Version ergibt dieselben Zahlen.
lab-drawn = Die Karten werden für jede Partie neu gezogen.
lab-daybreak = Was sie nachts erfahren, in Bit: { $told }
lab-learnt = { $role } { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-short = Kurz gesagt
lab-fine = Nichts fällt auf.
lab-muddled = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % der Spieler enden als eine andere Karte, als sie bekommen haben.
lab-warn-nothing-known = Niemand wird etwas wissen: Wer nicht hinter dem Dorf her ist, erfährt nachts so gut wie nichts.
lab-warn-cannot-lose = Fast alle Partien gehen an { $team-the-acc }: Verlieren ist hier kaum möglich.
lab-warn-cannot-win = Kaum eine Partie geht an { $team-the-acc }: Gewinnen ist hier kaum möglich.
lab-who-wins = Wer gewinnt
lab-teams = Anteil an den Partien, mit einem Intervall zu 95 %. Das Band ist, wo ein Spiel zweier Seiten fair ist. Gewinnen mehrere Teams, zählt die Partie für jedes.
lab-cards = Karte für Karte
lab-cards-note = Siege dessen, der sie bekam; wie oft er stirbt; was er nachts darüber erfährt, wer von den anderen ein Monster ist, in Bit, über das hinaus, was die Karte sagt; und wie oft er am Morgen sicher weiß, ob er selbst eins ist.
lab-seats = Platz für Platz
lab-seats-note = In der Reihenfolge des Spiels.
lab-length = Wie lange es dauert
lab-length-note = Partien nach ihren Nächten.
lab-nights =
    { $count ->
        [one] eine Nacht
       *[other] { $count } Nächte
    }
lab-column-team = Team
lab-column-card = Karte
lab-column-seat = Platz
lab-column-wins = Siege
lab-column-interval = Intervall zu 95 %
lab-column-died = stirbt
lab-column-bits = Bit
lab-column-sure = sicher
lab-column-length = Länge
lab-column-games = Partien
lab-note = Die Spieler sind Bots: Sie behaupten, zweifeln und lügen wie die am Tisch. Zwei Intervalle, die sich überschneiden, sagen wenig.

## Auf mehreren Rechnern

lab-scheduler-help = Die Arbeit auf die Rechner eines Dask-Schedulers verteilen, etwa tcp://192.0.2.7:8786, statt auf die Kerne von diesem. Die Zahlen sind dieselben.

## Alle Szenarien

lab-all-help = Jedes Szenario mit jeder Spielerzahl, für die es da ist; --game, --edition, --scenario und --players wählen aus.
lab-up-to-help = Mit --all: nur Tische mit höchstens so vielen Spielern.
lab-up-to-alone = --up-to wählt unter den Tischen von --all
lab-all-no-html = --html ist der Bericht über einen Tisch; nimm mit --all lieber --json
lab-all-only = { $name } geht nicht zusammen mit --all
lab-all-none = kein Szenario passt zu dem, was verlangt ist
lab-column-scenario = Szenario
lab-column-players = Spieler
lab-column-shares = Siege
lab-column-muddled = vertauscht

## Zwei Tische nebeneinander

lab-compare-help = Spielt zwei Decks oder zwei Regeln Partie für Partie mit demselben Glück und berichtet, wie weit sie auseinanderliegen. Was vom zweiten Tisch nicht gesagt ist, ist wie am ersten. Mit Strg-C angehalten, berichtet es, was es hat.
lab-against-cards-help = Die Karten des zweiten Tisches.
lab-against-scenario-help = Das Szenario des zweiten Tisches.
lab-against-edition-help = Die Ausgabe, nach der der zweite Tisch spielt.
lab-against-option-help = Eine Hausregel, nach der nur der zweite Tisch spielt.
lab-against-without-help = Eine Hausregel, nach der der zweite Tisch nicht spielt.
lab-against-minds-help = Wer am zweiten Tisch für wen denkt.
lab-pairs-help = Wie viele Paare von Partien; 2000, wenn nichts gesagt ist.
lab-difference-help = Statt einer Zahl von Paaren: spielen, bis jeder Unterschied so genau bekannt ist, etwa 1%.
lab-nothing-against = beide Tische sind gleich; sag, was der zweite haben soll, etwa mit --against-cards oder --against-option
lab-eyebrow-compare = Das Labor · Vergleich
lab-versus = { $first } gegen { $second }
lab-first = Erster
lab-second = Zweiter
lab-side = { $players } Spieler. Köpfe: { $minds }.
lab-players = { $count } Spieler
lab-pairs =
    { $count ->
        [one] Ein Paar von Partien
       *[other] { $count } Paare von Partien
    }, jedes mit demselben Glück an beiden Tischen
lab-differences = Anteil an den Partien, und wie viele Punkte der zweite Tisch jedem Team mehr gibt, mit einem Intervall zu 95 % aus den Paaren. Die Linie in der Mitte ist kein Unterschied.
lab-cards-fates = Siege dessen, der sie bekam, und wie oft er stirbt.
lab-cards-compared = Siege dessen, der sie bekam, am ersten und am zweiten Tisch; und was er nachts erfährt, in Bit.
lab-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-worth = Ein Paar sagt so viel wie { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } Partien an jedem Tisch ohne Paare.
lab-column-first = erster
lab-column-second = zweiter
lab-column-difference = Punkte

## Das fairste von vielen Decks

lab-sweep-help = Findet das fairste Deck: zieht viele passende, lässt sie alle spielen und nimmt Runde für Runde die heraus, die es sicher nicht sind. Mit Strg-C angehalten, berichtet es, was es hat.
lab-with-help = Karten, die jedes Deck hat, etwa „2 werewolf, hunter“: mindestens so viele von jeder.
lab-without-help = Karten, die kein Deck hat, etwa „tanner, minion“.
lab-decks-help = Wie viele Decks mitmachen; 100, wenn nichts gesagt ist, oder alle, die es gibt.
lab-all-games-help = Wie viele Partien alle Decks zusammen höchstens spielen; 100 000, wenn nichts gesagt ist.
lab-gap-help = Wann Schluss ist: wie genau der Abstand der Seiten bei denen bekannt ist, die übrig sind; 2%, wenn nichts gesagt ist.
lab-sweep-title = Die fairsten Decks · { $players } Spieler · { $game }
lab-sweep-decks = { $decks } von { NUMBER($possible) } Decks haben mitgemacht und { NUMBER($games) } Partien gespielt; { $left } { $left ->
        [one] ist
       *[other] sind
    } übrig.
lab-sweep-note = Abstand: wie viele Punkte eine Seite öfter gewinnt als eine andere, höchstens. Seiten sind das Dorf und die Teams der Monster; wer allein spielt, ist keine. Dem Rat der Hefte wurde gefolgt.
lab-sweep-gap = Abstand { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) nach { NUMBER($games) } Partien

## Die Seite davon in der Lobby

lab-web-title = Wie ausgewogen?
lab-web-playing =
    Bots spielen mit diesen Karten: { $count ->
        [0] bisher die ersten Partien
        [one] bisher eine Partie
       *[other] bisher { $count } Partien
    }.
lab-web-progress = Wie weit es ist
lab-web-played =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    } unter Bots mit diesen Karten.
lab-web-too-long = Partien mit diesen Karten dauern zu lange, um sie hier zu spielen.
lab-web-nothing = An diesem Tisch hat noch niemand nachgesehen.
lab-web-luck = Wenn alle nach Zufall wählten
    .about = { NUMBER($count) } Partien, in denen niemand denkt: was allein in den Karten liegt.
lab-web-daybreak = Was man am Morgen weiß
lab-web-bits = Was eine Nacht darüber lehrt, wer von den anderen ein Monster ist, in Bit: Ein Bit ist jemand, bei dem es vorher eins zu eins stand und der jetzt sicher ist.

## Nur nach Zufall

lab-lane-help = Spielt unter Bots, die zufällig wählen, auf der Array-Bahn: eine Viertelmillion Partien in einer Sekunde, wenn nichts gesagt ist. Eine Nacht und Epic Battle; ein Zusatz.
lab-lane-alone = --lane spielt nach Zufall und auf einem Kern: Es verträgt weder --minds noch --all, --jobs oder --scheduler
lab-no-lane = --lane spielt Eine Nacht und Epic Battle, und in jeder Partie mit denselben Karten

## Lernen

lab-learn-help = Lernt, was man an einem Tisch von Eine Nacht erzählt und gegen wen man stimmt: Millionen Partien auf der Array-Bahn, in denen alle eine Nacht erzählen und abstimmen. Das Gelernte wird eine Tabelle, nach der ein Kopf spielen kann: „learned@FILE“ bei --minds. Auf einem Kern; ein Zusatz. Mit Strg-C angehalten, behält es, was es hat.
lab-learn-games-help = In wie vielen Partien, in Tausend; 2500, wenn nichts gesagt ist.
lab-learn-name-help = Wie die Tabelle heißt; nach ihren Karten, wenn nichts gesagt ist.
lab-learn-table-help = Wo die Tabelle hinkommt.
lab-no-learning = Nächte mit diesen Karten lassen sich nicht lernen: nur Eine Nacht, in jeder Partie dieselben Karten, und keine Karte, die eine andere kopiert
lab-learned = Gelernt in { NUMBER($games) } Partien und { NUMBER($seconds, maximumFractionDigits: 0) } Sekunden Rechenzeit; { NUMBER($kilobytes, maximumFractionDigits: 0) } kB in { $file }.
lab-learned-row = vom Dorf gewonnen
lab-learned-against = gegen { $name }
lab-learned-how = Auf der Bahn, in Partien, aus denen nicht gelernt wurde; jede Nacht nach Zufall.
lab-learned-play = So spielt man danach: garou sim --minds honest,village=learned@{ $file }
