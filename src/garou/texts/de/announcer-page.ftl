# Das Telefon in der Mitte des Tisches: jedes Wort auf der Seite des Erzählers.

announcer-page-title = Der Erzähler · Garou
announcer-page-link = Eure Karten, meine Stimme
    .about = Ihr habt die Schachtel? Leg diesen Bildschirm in die Mitte: Er führt durch die Nacht.
announcer-page-language = Sprache
announcer-page-noscript = Der Erzähler spricht mit Hilfe von JavaScript. Ohne bleibt er stumm.
announcer-page-intro = Eure Karten, meine Stimme.
    .lede = Leg diesen Bildschirm in die Mitte des Tisches. Er ruft die Rollen auf, übertönt die Hände und hält die Zeit.
announcer-page-unreachable = Das Heft zu diesem Spiel ist nicht auf diesem Gerät, und das Netz ist weg. Nimm ein anderes Spiel oder komm mit Netz wieder.

## Die Karten

announcer-page-game-one-night = Eine Nacht, eine Abstimmung, und die Karten werden umgedreht.
announcer-page-game-epic-battle = Dämmerung, Zeichen und dann die Nacht.
announcer-page-game-classic = Nacht für Nacht, mit jemandem, der leitet.
announcer-page-cards = Die Karten auf dem Tisch
announcer-page-way = Wie ihr sie aussucht
    .scenario = Szenario
    .tokens = Von Hand
    .bag = Per Los
announcer-page-players = Wie viele spielen mit
announcer-page-tap = Tipp auf ein Plättchen, um seine Karte hinzulegen, noch einmal für eine mehr.
announcer-page-bag = Die hellen Plättchen sind im Beutel. Tipp, um welche hineinzulegen oder herauszunehmen, dann zieh.
announcer-page-box = Die Karten der Schachtel
announcer-page-copies = { $name }, liegende Karten: { $count }
    .less = Eine Karte weniger: { $name }
announcer-page-draw = Aus dem Beutel ziehen
announcer-page-counted = Liegende Karten: { $cards }, für { $players } Leute
    .none = Noch keine Karten
announcer-page-away = Rat zu diesen Karten gibt es wieder, sobald das Netz da ist.

## Die Stimme und der Rest

announcer-page-voice = Die Stimme
    .none = Keine Stimme: Text und ein Gong
    .far = { $name } (über das Internet)
    .missing = Dieses Gerät hat keine deutsche Stimme, und der Server auch nicht. Der Text wird gezeigt, und ein Gong ruft. In den Einstellungen lässt sich eine Stimme nachladen; auf dem Server hilft garou[voice] oder das Programm espeak-ng.
    .server = Eine Stimme vom Server
announcer-page-clips = Die Stimme für diese Karten ist auf diesem Gerät.
    .wait = Die Stimme für diese Karten ist unterwegs …
    .no = Einige Zeilen kamen nicht an. Sie werden gezeigt, und ein Gong ruft.
announcer-page-try = Ton ausprobieren
    .says = Die Nacht senkt sich über das Dorf.
announcer-page-length = Wie viel gesagt wird
announcer-page-length-brief = Knapp
announcer-page-length-normal = Normal
announcer-page-length-tale = Erzählt
announcer-page-newcomers = Erste Partie oder neue Rollen
    .about = Längere Pausen und ein Tag von zehn Minuten.
announcer-page-pause = Pause für jede Rolle
announcer-page-longer = Pause je Rolle
    .about = Eine schwierige Rolle, eine zögernde Hand: Gib ihr mehr Zeit.
    .less = Weniger Zeit: { $name }
    .more = Mehr Zeit: { $name }
announcer-page-speed = Tempo der Stimme
announcer-page-second = { $number } s
    .minute = { $number } min
    .times = × { $number }
announcer-page-rhythm = Der Takt von Nacht und Tag
announcer-page-sounds = Töne
announcer-page-background = Hintergrund
announcer-page-background-none = Keiner
announcer-page-background-rain = Regen
announcer-page-background-wind = Wind
announcer-page-background-fire = Feuer
announcer-page-background-drums = Trommeln
announcer-page-background-village = Ein Dorf
announcer-page-volume = Lautstärke der Stimme
    .background = Lautstärke im Hintergrund
    .gong = Lautstärke von Gong und Glocke
announcer-page-day = Länge des Tages
announcer-page-count = Vor der Abstimmung drei, zwei, eins zählen
announcer-page-vibrate = In den großen Momenten vibrieren
announcer-page-offline = Bereit für einen Tisch ohne Netz: Alles liegt auf diesem Gerät, und nichts verlässt es.
    .wait = Dieses Gerät legt die Seite für einen Tisch ohne Netz zurück …
    .no = Hier kann der Browser die Seite nicht behalten: Er will eine Adresse mit https. Bleibt beim Spielen am Netz.

## Die Nacht

announcer-page-begin = Diese Karten austeilen
announcer-page-practise = Probe
    .note = Eine Probe: schnell und mit Erklärungen.
    .rest = Heute Abend folgen hier { $seconds } s Stille.
    .waits = Heute Abend wartet die Stimme hier auf die Leitung.
announcer-page-practise-open = Eine Rolle wird aufgerufen: Sonst öffnet niemand die Augen.
announcer-page-practise-act = Sie tut, was auf ihrer Karte steht, ohne einen Laut.
announcer-page-practise-close = Ihre Augen sind wieder zu, und sie war dran.
announcer-page-practise-hint = Ein Wort an alle.
announcer-page-practise-day = Der Tag hat eine Uhr: Man kann sie anhalten und um eine Minute verlängern.
announcer-page-practise-vote = Es wird gezählt, dann zeigen alle auf jemanden.
announcer-page-practise-part = Die Nacht beginnt und endet für alle zugleich.
announcer-page-ready = Teilt aus. Haben alle ihre Karte gesehen, leg diesen Bildschirm in die Mitte und tipp unten.
    .sound = Der Tipp schaltet auch den Ton ein: Dreh die Lautstärke auf.
announcer-page-start = Die Nacht beginnen
announcer-page-resume = Die Partie geht weiter, wo sie aufgehört hat. Tipp unten, dann wird die letzte Zeile wiederholt.
announcer-page-call = Aufruf { $number } von { $of }
    .night = Nacht { $number }
announcer-page-play = Weiter
    .pause = Pause
announcer-page-wait = Du bist dran. Tipp auf ▶, wenn du fertig bist.
announcer-page-back = Noch einmal
announcer-page-skip = Überspringen
announcer-page-dim = Abdunkeln
    .wake = Bildschirm wieder hell
announcer-page-leave = Aufhören
announcer-page-ask = Die Partie abbrechen?
    .about = Sie ist noch nicht vorbei.
    .stay = Nein, weiter
announcer-page-more = + 1 min
announcer-page-vote = Abstimmen
announcer-page-next = Die nächste Nacht
announcer-page-again = Noch eine Nacht
announcer-page-settle = Wer hat gewonnen?
announcer-page-other = Karten ändern
announcer-page-out = Wer ist raus?
    .about = Tipp auf eine Karte, die der ganze Tisch aufgedeckt gesehen hat: Sie wird nicht mehr aufgerufen.
    .gone = Raus. Vertippt? Tipp die Karte noch einmal an, und sie ist wieder da.
