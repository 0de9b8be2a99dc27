# Was nicht stimmt, und was richtig gewesen wäre. Je eine Zeile.

error-file-unreadable = lässt sich nicht lesen: { $detail }
error-file-missing = diese Datei gibt es nicht
error-file-a-folder = ist ein Ordner, keine Datei
error-file-forbidden = darfst du nicht lesen: kein Zugriff
error-file-not-utf8 = ist kein Text in UTF-8
error-file-too-large = ist größer als { $megabytes } MB, und so groß ist keine Partie
error-not-json = ab Zeile { $line }, Spalte { $column }, kein JSON mehr
error-too-deep = viel tiefer verschachtelt als jede Partie
error-number-too-long = enthält eine Zahl, die zu lang zum Lesen ist
error-no-such-number = { $name } ist in JSON keine Zahl
error-field-twice = das Feld { $field } steht zweimal da
error-not-an-object = kein JSON-Objekt
error-other-format = { $found } ist kein Format, das diese Version liest; sie liest { $known }
error-unknown-field = unbekanntes Feld { $field }; es gibt { $known }
error-missing-field = fehlt
error-none-of = { $found } passt hier nicht; es passt { $known }
error-no-editions = { $game } hat keine Ausgaben; lass dieses Feld weg
error-not-true-or-false = weder true noch false
error-not-a-list = keine Liste
error-not-a-word = kein Wort in Anführungszeichen
error-not-a-list-of-words = keine Liste von Namen, Plätzen oder Wörtern
error-no-such-cards = { $game } hat keine solchen Karten; lass dieses Feld weg
error-name-empty = ein Name darf nicht leer sein
error-name-too-long = { $name } ist zu lang für einen Namen; höchstens { $longest } Zeichen
error-name-unprintable = { $name } enthält Zeichen, die sich nicht anzeigen lassen
error-name-reserved = niemand kann { $name } heißen: Das ist ein Wort des Spiels
error-name-twice = { $name } sitzt schon da; jeder Name nur einmal
error-name-alike = { $name } sieht aus wie { $other }, und dieser Name sitzt schon da; nimm einen, den niemand verwechselt
error-name-unseen = in diesem Namen ist nichts zu sehen; nimm einen, den man lesen kann
error-cards-and-players = ausgeteilte Karten: { $cards }, Spieler: { $players }; für jeden eine
error-answer-fields = eine Antwort hat by, call, choose und vielleicht luck
error-nobody-called = niemand heißt { $name }; es gibt { $known }
error-not-legal = { $choice } ist nicht erlaubt, gefragt ist { $who } beim Aufruf { $call }; erlaubt: { $legal }
error-not-asked = niemand hat { $name } nach { $call-tried } gefragt; der nächste Aufruf ist { $call }, für { $who }: { $legal }
error-game-over = niemand hat { $name } nach { $call-tried } gefragt: Die Partie ist vorbei
error-incomplete = unvollständig: Auf { $call } muss noch { $who } antworten; erlaubt: { $legal }
error-no-such-seat = niemand heißt { $name }; es gibt { $known }
error-too-many-steps = eine zu lange Partie zum Zeigen: { $count } Schritte; höchstens { $longest }

## Aufbau

error-players-out-of-range = Zahl der Spieler: { $count }; man spielt mit { $low } bis { $high }
error-centre-cards = Karten in der Mitte: { $count }; nötig sind { $needed }
error-too-many-cards = zu viele Karten: { $count }; Spieler und Mitte brauchen { $needed }
error-cards-for-players =
    { $count ->
        [one] eine Karte liegt
       *[other] { $count } Karten liegen
    } für { $players } Spieler und { $centre } in der Mitte; nötig sind { $needed }
error-cards-out-of-range = Karten: { $count }; dieses Spiel braucht { $low } bis { $high }, davon { $centre } für die Mitte
error-no-such-role = { $name } ist keine Rolle dieses Spiels; es gibt { $known }
error-both-masons-or-none = Freimaurer: { $count }; beide oder keiner
error-alpha-and-centre-wolf = { $alpha } und ein Wolf mehr in der Mitte gehören zusammen; keins geht ohne das andere
error-centre-wolf-kind = { $name } kann nicht der Wolf der Mitte sein; es geht { $known }
error-no-werewolf = kein Werwolf; mindestens einer muss sein
error-thief-and-extra = Karten an der Seite: { $count }; ein Dieb wird jemandem ausgeteilt und bringt zwei mit, ohne Dieb gibt es keine
error-at-most-one = mehr als eine Karte { $role }; höchstens eine
error-options-exclude = { $option } und { $rival } schließen einander aus

## Antworten am Tisch

error-nobody-asked = niemand fragt dich gerade nach { $call }
error-not-an-option = das steht bei { $call } nicht zur Wahl
error-no-such-wall = hier wird gerade nichts gezeigt. Tipp auf dem Telefon, das leitet, auf den Knopf für den Fernseher und öffne die Adresse, die dort steht
error-no-card-left = für diesen Platz ist keine Karte { $role } mehr übrig
error-cannot-be-tied = zwischen diesen kann es keinen Gleichstand geben; wähl zwei oder mehr, oder gib die Stimmen einzeln ein

## Behauptungen

error-claim-kind = { $found } lässt sich hier nicht behaupten; behaupten lässt sich { $known }
error-claim-blanks = Teile der Behauptung: { $count }; nötig sind { $needed }
error-claim-part = { $found } passt nicht in diese Behauptung
error-claim-about-oneself = Sag das von jemand anderem, nicht von dir selbst.
error-claim-same-place = Es müssen zwei verschiedene Karten sein.
error-gesture-kind = { $found } ist keine Geste; es gibt: { $known }
error-gesture-at = Zeig auf jemand anderen am Tisch; die übrigen Gesten gelten niemandem.

## Welten zählen

error-worlds-too-long = Das herauszufinden, dauert zu lange: Frag mit weniger Behauptungen.
error-worlds-game = lässt sich noch nicht zählen; zählen lässt sich { $known }
error-worlds-copiers = mehr als eine Karte, die eine andere kopiert, { $known }: Das lässt sich noch nicht genau zählen
error-worlds-role = was beim Aufruf { $call } geschieht, lässt sich nicht genau verfolgen; also wird nichts gezählt
error-worlds-too-many = es gibt zu viele Nächte, um sie einzeln durchzugehen
error-worlds-fact = { $found } ist kein Fakt der Nacht; bis zur Abstimmung gibt es { $known }
error-worlds-dealt-first = der erste Fakt ist die ausgeteilte Karte, und davon gibt es nur einen
error-worlds-night-not-over = die Nacht dieses Platzes ist nicht vorbei; gib alle seine Fakten bis zur Abstimmung an, oder sag, dass sie es nicht ist (over: false)
error-worlds-claim-fields = eine Behauptung hat by, kind und parts
error-worlds-ask-fields = wonach gefragt wird, hat place und role

## Aussuchen, was gespielt wird

error-no-scenario = ein Szenario { $name } gibt es nicht; es gibt { $known }
error-scenario-players = { $scenario } spielt man zu { $known }, nicht zu { $count }
error-cards-are-drawn = die Karten dieses Szenarios werden für jede Partie neu gezogen; ein Baum braucht immer dieselben
error-too-many-deals = diese Karten lassen sich auf { $count } Arten austeilen; ein kleiner Tisch hat höchstens { $most }
error-no-deck-for = { $where } { $count }: { $game } spielt man mit { $low } bis { $high }
error-no-mind = niemand spielt unter dem Namen { $name }; es gibt die Köpfe { $known }
error-learned-unreadable = die Tabelle { $name } lässt sich nicht lesen: { $detail }
error-learned-no-json = diese Tabelle ist kein JSON
error-learned-none = das ist keine Tabelle, die „garou lab learn“ geschrieben hat
error-learned-other = diese Tabelle hat das Format { $found }; diese Version liest { $known }
error-learned-field = das Feld { $name } dieser Tabelle fehlt oder enthält, was es nicht enthalten kann
error-no-such-side = { $name } ist weder ein Team noch eine Karte dieses Spiels, auch kein Platz von 1 bis { $count }; es gibt { $known }

## Partien als Daten

error-data-suffix = der Name einer Datei sagt, was sie ist, { $known }, und { $name } sagt es nicht
error-data-no-file = eine Datei { $name } gibt es nicht
error-data-not-text = { $name } ist kein Text in UTF-8
error-data-no-row = Partie { $number } der Datei ist kein JSON-Objekt
error-data-other-format = Partie { $number } der Datei ist nicht so geschrieben, wie { $known } es will
error-data-field = Partie { $number } der Datei: { $field } fehlt oder ist nicht, was es sein soll
error-data-no-parquet = { $name } ist keine Parquet-Datei oder abgeschnitten
error-data-no-columns = { $name } ist eine Parquet-Datei, aber ihre Spalten sind nicht die von Partien
error-data-no-gpt4 = { $name } ist keine Partie dieses Datensatzes: Es braucht messages und evaluation
error-data-gpt4-game = die Partie in { $name } lässt sich nach unseren Regeln nicht spielen: { $place }

## Das Labor

error-balance-in-lobby = wie ausgewogen die Karten sind, wird vor der Partie ausgerechnet, in der Lobby
error-no-scheduler = unter { $address } antwortet kein Dask-Scheduler; eine Adresse sieht so aus: { $example }
error-no-workers = für den Scheduler unter { $address } arbeitet niemand
error-scheduler-lost = der Scheduler unter { $address } ist weg
error-workers-end = die Prozesse von { $address } enden, sobald sie anfangen
error-other-version = ein Prozess von { $address } hat Garou { $found }, und dies ist { $here }: Die Zahlen würden abweichen
error-no-garou-there = der Scheduler unter { $address } oder einer seiner Prozesse hat kein Garou, das dies kann; installiere dort { $here }
error-no-such-deck = so ein Deck gibt es nicht für { $players } Spieler: zu viele Karten verlangt, zu wenige übrig, oder das Heft rät von allen ab

## Turniere

error-too-few-entrants = angemeldet: { $count }; mindestens nötig: { $needed }
error-named-twice = { $name } ist zweimal genannt
error-target-too-low = Ziel: { $count }; mindestens nötig: { $needed }
error-tournament-over = das Turnier ist vorbei: Gewonnen hat { $name }
error-round-not-over = Runde { $count } ist nicht vorbei; ein Ergebnis fehlt
error-no-such-game = unter der Nummer { $count } gibt es nichts einzutragen; es gibt { $known }
error-group-gone = Tisch { $count } hat aufgegeben; er spielt keine Verteilung mehr
error-entrants-and-seats = { $count } Leute füllen keine Tische zu { $needed }

## Eine Partie mit echten Karten auswerten

error-cannot-count-as = Platz { $seat }: Die Karte { $face } kann nicht als { $counts } zählen
error-artifact-twice = das Artefakt { $artifact } liegt auf zwei Karten; es gibt nur eins

## An einem Tisch im Web

error-no-such-table = Kein Tisch heißt { $code }. Frag noch einmal nach dem Code: ein Wort und eine Zahl.
error-table-playing = Dafür ist es zu spät: Die Partie hat angefangen.
error-table-full = Alle Häuser sind besetzt. Du darfst zuschauen.
error-no-such-seat-here = Diesen Platz gibt es an diesem Tisch nicht.
error-not-your-seat = Dieser Platz gehört jemand anderem.
error-only-the-host = Das kann nur { $name }, denn dort liegt die Leitung des Tisches.
error-nobody-hosts = Gerade leitet niemand diesen Tisch. Warte einen Moment und versuch es noch einmal.
error-only-the-owner = Das kann nur { $name }, denn der Tisch gehört dorthin.
error-nobodys-table = Wem dieser Tisch gehörte, ist für immer gegangen. Spielen kannst du hier, aber nichts löschen, und niemanden wegschicken, der vor dir da war.
error-sat-longer = { $name } sitzt hier schon länger als du: Wegschicken darf nur { $owner }, denn dorthin gehört der Tisch.
error-still-here = { $name } ist da oder war es eben noch: Niemand sonst darf diesen Platz einem Bot geben.
error-emblem-taken = { $name } hat dieses Schild schon: Nimm ein anderes.
error-chips-named = { $name } spielt um Chips: Der Name bleibt, bis sie gewonnen sind.
error-asked-already = Nach dem Platz von { $name } fragt schon jemand. Sprich mit der Leitung des Tisches.
error-fewer-seats-than-people = Es gäbe weniger Häuser als Leute. Leg Karten dazu, oder mach einen Platz frei.
error-too-late = Zu spät: Die Partie ist schon weiter.
error-nothing-chosen = Erst wählen, dann bestätigen.
error-no-game-yet = An diesem Tisch gibt es noch keine Partie.
error-game-going-on = Die Partie ist noch nicht vorbei. Am Ende kannst du alles sehen.
error-film-over = Die nächste Partie hat angefangen: Dieser Film ist von gestern, und alle sehen ihn für sich an.
error-somebody-leads = { $name } führt schon durch den Film.
error-not-leading = Du führst nicht durch diesen Film.
error-does-not-look-along = Übernehmen kann ihn nur, wer den Film offen hat.
error-link-void = Dieser Link gilt nicht mehr: Nur der neueste wirkt, einmal, zehn Minuten lang. Mach einen neuen auf dem Gerät, das den Platz hat.
error-no-deducing = An diesem Tisch ist „Was daraus folgt“ nicht für dich: So habt ihr es vor der Partie ausgemacht.
error-deduce-by-day = „Was daraus folgt“ geht am Tag auf, solange eine Partie läuft.
error-no-seat = Du hast keinen Platz an diesem Tisch. Komm erst herein.
error-too-many-tables = Gerade ist kein Platz für noch einen Tisch. Versuch es etwas später.
error-too-fast = Immer langsam. Warte ein paar Sekunden und versuch es noch einmal.
error-too-many-watching = Gerade schauen zu viele zu. Versuch es in einer Weile noch einmal.
error-busy = Gerade werden viele Partien angesehen. Versuch es in ein paar Sekunden noch einmal.
error-too-large = Das ist zu viel auf einmal.
error-head-too-large = Dein Browser hat zu viel auf einmal geschickt. Lösch die Cookies dieser Seite und versuch es noch einmal.
error-no-such-host = Unter dieser Adresse ist der Server nicht zu erreichen.
error-cross-site = Das kam von der Seite eines anderen. Öffne den Tisch hier und versuch es noch einmal.
error-no-such-page = Unter dieser Adresse ist nichts. Sieh sie dir noch einmal an, oder geh zurück zum Anfang.
error-malformed = Etwas fehlt oder ist nicht lesbar: { $where }.
error-not-kept = Das ließ sich gerade nicht aufschreiben, also ist es nicht geschehen. Sonst ist nichts verloren; versuch es gleich noch einmal.
error-set-aside = Was bei { $code } geschehen ist, lässt sich nicht mehr lesen, also geht es dort vorerst nicht weiter. Gelöscht ist nichts; wer diesen Server betreibt, kann das richten.
error-newer-version = { $code } geht mit einer neueren Version dieses Servers weiter, die gerade übernimmt. Nichts ist verloren; versuch es gleich noch einmal.
error-broken = Bei uns ist etwas kaputtgegangen. Was notiert war, ist nicht verloren; lade die Seite neu.

error-line-length = Das ist leer oder zu lang: Schreib höchstens { $longest } Zeichen.
error-hush-at-night = Pst, es ist Nacht. Am Tag darfst du wieder reden.
error-masked = Du trägst die Maske: Heute darfst du nicht reden. Eine Geste ist erlaubt.
error-no-gestures = In dieser Partie muss niemand schweigen: Sag es mit Worten.
error-one-at-a-time = Eins nach dem anderen: Lass dem letzten einen Moment.
error-not-in-this-game = Du spielst in dieser Partie nicht mit: Reden kannst du, wenn sie vorbei ist.
error-the-dead-are-silent = Du bist raus aus dieser Partie: Behaupten kannst du nichts mehr.
error-enough-claims = Du hast in dieser Partie { $most } Dinge behauptet: Das reicht.
error-answered-already = Du hast schon gewählt: Dabei bleibt es.
error-table-paused = Die Uhr steht: Jemand muss sie erst weiterlaufen lassen.

## Frühere Partien und Turniere

error-no-such-past-game = Eine frühere Partie Nummer { $count } hat dieser Tisch nicht.
error-cup-table = Dieser Tisch gehört zu einem Turnier: Was hier gespielt wird, und von wem, entscheidet sich dort.
error-name-typed = { $name } steht schon auf der Liste. Bist du das, lass dir von der Leitung deinen Link geben: Ihr Telefon kann einen machen.
error-no-such-cup = Kein Turnier und kein Abendbuch heißt { $code }. Vergleich den Code mit dem, der es eröffnet hat.
error-cup-begun = Dafür ist es zu spät: Das Turnier hat angefangen.
error-cup-not-begun = Das Turnier hat noch nicht angefangen.
error-cup-full = Höchstens { $most } können mitspielen.
error-no-real-duplicate = Dieselben Verteilungen an mehreren Tischen braucht einen Server, der austeilt: Mit echten Karten spielt, bis man zweimal verloren hat.
error-no-bots-here = Kein Bot kann echte Karten halten: Tipp die Namen derer ein, die spielen.
error-only-real-cards = Namen schreibt man bei Turnieren mit echten Karten auf; hier melden sich alle mit dem eigenen Telefon an.
error-nothing-drawn = Noch ist keine Runde ausgelost.
error-no-device-there = Leiten kann nur, wer mit eigenem Telefon mitspielt.
error-no-season = Nur ein Abendbuch nimmt einzelne Partien; ein Turnier nimmt die Ergebnisse seiner Tische.
error-no-rounds-here = Eine Saison hat keine Runden: Ihre Partien werden einzeln eingetragen.
error-book-full = Ein Buch fasst höchstens { $most } Partien: Mach ein neues auf.
error-no-such-day = { $found } ist kein Tag.
error-only-the-organiser = Das kann nur, wer das Turnier leitet.
error-not-the-keeper = { $name } führt dieses Buch: Eingetragen wird auf dem Gerät dort. Was du ausgewertet hast, ist noch hier.
error-entered-already = Sie steht schon da, als Nummer { $count }. Sie zählt nur einmal.
error-not-in-this-cup = Du spielst in diesem Turnier nicht mit.
error-too-late-to-correct = Dieses Ergebnis lässt sich nicht mehr ändern.
error-too-late-to-return = { $name } kann nicht zurückkommen: Seitdem ist eine Runde ausgelost.
error-nobody-ticked = Niemand ist angekreuzt. Kreuz an, wer gewonnen hat, oder sag, dass es niemand war.
error-sealed = Andere müssen die Karten dieses Tisches noch spielen. Er geht auf, wenn alle sie gespielt haben.

## Rätsel

error-puzzle-no-liar = niemand lügt, also gibt es keine Lüge zu finden
error-puzzle-several-cards = fragen kann man nur nach einer Karte, die es einmal gibt: nicht { $role }
error-puzzle-no-card-said = wer etwas sagt, muss auch sagen, welche Karte es am Anfang war
error-puzzle-too-long = zu lang: Das würde niemand lösen
error-puzzle-not-one = hat { $count } Lösungen, nicht eine
error-puzzle-number = wie viele lügen, ist eine Zahl von 1 bis { $high }
error-puzzle-liars-cards = Karten werden genannt, jede einmal, wo Karten jemanden lügen lassen, und sonst nirgends
error-puzzle-format = { $found } ist eine andere Art Rätsel; diese Version liest { $known }
error-no-puzzle-there = unter dieser Adresse steckt kein Rätsel: Lass dir den Link noch einmal geben
error-house-name-long = ein Name an einem Haus hat höchstens { $longest } Buchstaben

## Eine Liga

error-league-no-toml = das ist kein TOML: { $detail }
error-league-none = { $what } fehlt
error-league-twice = zwei heißen { $name }
error-league-value = { $where }: { $name } passt nicht
error-league-name = { $where }: Ein Name ist Text mit höchstens { $count } Buchstaben, in einer Zeile und ohne |
error-league-kind = { $where }: Es muss genau eins sein von { $known }
error-league-key = { $where }: { $name } ist unbekannt; bekannt sind { $known }

## Hausgemachte Rollen und Ausgaben

error-homemade-slug = { $name } ist kein Name für Aufzeichnungen: kleine Buchstaben, Ziffern und Bindestriche, höchstens { $longest }
error-homemade-text-long = viel zu lang: { $count } Zeichen; höchstens { $longest }
error-homemade-text-unprintable = { $name } enthält Zeichen, die niemand lesen kann oder die zu einer Auszeichnung gehören: nur einfache Wörter
error-homemade-number = hierher gehört eine ganze Zahl von { $low } bis { $high }
error-homemade-too-many = es sind { $count }; höchstens { $most }
error-homemade-nothing = eine leere Liste; lass das Feld weg
error-homemade-key = { $name } gehört nicht hierher: Eine Sprache schreibt man wie en oder fr, eine Spielerzahl wie 5
error-homemade-one-verb = jeder Schritt tut eine Sache und sagt mit genau einem davon, welche: { $known }
error-homemade-twice = { $name } ist schon da; jede Rolle nur einmal
error-homemade-needed = { $name } darf nicht fehlen: Andere Karten werden es, oder füllen damit ein Deck auf
error-homemade-taken = { $name } bedeutet in diesem Spiel etwas anderes; nimm einen anderen Namen
error-homemade-nameless = sie hat in keiner Sprache einen Namen
error-homemade-goal = wer allein spielt, braucht ein Ziel; es gibt { $known }
error-homemade-nothing-to-do = sie wird aufgerufen und tut dann nichts: Gib ihr einen Schritt, oder lass sie schlafen
error-homemade-never-called = sie tut nachts etwas, wird aber nie aufgerufen: Sag, nach welchem Aufruf; es gibt { $known }
error-homemade-with-and-together = sie wacht mit anderen auf oder hat einen eigenen Aufruf für mehrere, nicht beides
error-homemade-not-here = { $game } kennt nichts dergleichen: Es würde nie etwas tun
error-homemade-not-chosen = vor diesem Schritt wurde nichts als { $name } gewählt; es gibt { $known }
error-homemade-not-a-player = { $name } kann eine Karte der Mitte sein: Hier kann nur eine Person gemeint sein
error-homemade-not-together = wer zusammen aufwacht, kann wählen, ansehen, zeichnen, erkennen, erfahren und aufdecken; alles andere tut jeder allein
error-homemade-words = eine Wahl von Wörtern braucht Wörter, jedes einmal; und Wörter allein sind keine Orte
error-homemade-options = am größten Tisch wären das { $count } Knöpfe; höchstens { $most }
error-homemade-counts = es gibt { $count } Zahlen für { $needed } Arten von Orten zur Wahl: eine Zahl, oder eine für jede
error-homemade-call = { $name } könnte für die Frage von jemand anderem gelten; am Anfang steht der eigene Name der Rolle: { $known }
error-homemade-one-place = mit { $name } können mehrere gemeint sein, wo es nur eins sein kann
error-homemade-two-places = es müssen genau zwei Orte sein
error-homemade-not-seen = niemand hat { $name } vor diesem Schritt angesehen: Was nicht gesehen wurde, entscheidet nichts
error-homemade-no-fellows = sie trifft niemanden: Dazu braucht es einen Aufruf, bei dem mehrere aufwachen
error-homemade-seen-what = sag eine Sache über das Gesehene: is, not oder role
error-homemade-too-long = { $count } Zeichen sind mehr, als je eine Ausgabe hat; höchstens { $longest }
error-homemade-other-version = diese Ausgabe stammt von einem neueren Garou; lass sie dir als Datei einer älteren Version geben, oder bring diesen Server auf den neuen Stand
error-homemade-broken-code = das ist keine ganze Ausgabe: Der Link wurde unterwegs abgeschnitten oder verändert. Lass ihn dir noch einmal geben
error-homemade-and-printed = die Ausgabe steht zweimal da: Eine hausgemachte steht ganz da und hat keinen Namen daneben
