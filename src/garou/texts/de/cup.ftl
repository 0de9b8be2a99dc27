# Turniere im Web: Chips an einem Tisch und Turniere über mehrere Tische.

## Chips an einem Tisch

cup-chips = Chiptafel
    .to = Ein Chip für jeden Sieg. Wer zuerst mit { $target } allein vorn liegt, gewinnt das Rennen.
    .tied = Das Ziel ist erreicht, aber vorn liegt niemand allein: Ihr spielt alle weiter.
    .held = Chips:
    .again = Neues Rennen
cup-chips-champion = gewinnt das Rennen um { $target } Chips!
cup-chips-play = Um Chips spielen
    .about = Wer eine Partie gewinnt, nimmt einen Chip; die Stapel bleiben von Partie zu Partie.
    .target = Chips bis zum Sieg
    .off = Keine

## Ein Turnier eröffnen

cup-new = Turnier eröffnen
    .about = Für größere Runden: mehrere Tische zugleich, auf den Telefonen oder mit echten Karten.
    .go = Eröffnen
cup-places = Auf diesem Gerät
cup-title = Wie heißt es?
    .example = Der Vollmondpokal
cup-organiser = Dein Name
cup-plays = Ich spiele mit
cup-format = Wie man gewinnt
cup-format-elimination = Nach zwei Niederlagen ist man raus. Wer übrig bleibt, gewinnt.
cup-format-duplicate = Dieselben Verteilungen an jedem Tisch: Wer am meisten daraus macht, gewinnt.
cup-deals = Wie viele Verteilungen
cup-size = Leute pro Tisch
    .about = So nah daran, wie Karten und Anzahl es erlauben.

## Bevor es losgeht

cup-of = Veranstaltet von { $name }
cup-how = Scann das hier, oder gib den Code auf der ersten Seite ein.
cup-rules-elimination = Alle spielen, bis sie zweimal verloren haben. Tische zu { $sizes }, wo es geht nahe { $size }; bei ungerader Zahl setzen einige reihum aus.
cup-rules-duplicate = Gruppen zu { $size }, { $deals } Verteilungen, für alle dieselben. Bots füllen die letzte Gruppe. Deine Punkte sind dein Ergebnis minus das, was dieser Platz im Schnitt schafft.
cup-entrants = Es spielen mit: { $count }
cup-nobody = Noch niemand.
cup-bots = Bots dazu
    .go = Dazu
cup-enter = Mitspielen
cup-begin = Anfangen
cup-wait = { $name } fängt an, wenn alle da sind.
cup-leave = Das Turnier verlassen
    .about = Du bist sofort raus. An deinem Tisch spielt ein Bot deine Partie zu Ende.
    .go = Ich gehe

## Während es läuft

cup-rounds = Runde für Runde
cup-table = Tisch { $number }
cup-group = Gruppe { $number }
cup-playing = läuft
cup-played = gespielt
cup-to-play = kommt noch
cup-called-off = abgebrochen, niemand verliert
cup-look-back = Zurückschauen
cup-out-in = raus in Runde { $number }
cup-left = gegangen
cup-losses =
    { $count ->
        [one] { $count } Niederlage
       *[other] { $count } Niederlagen
    }
cup-deals-counted = Gezählte Verteilungen
cup-next = Nächste Runde auslosen
cup-next-deal = An alle wartenden Gruppen austeilen
cup-deal-group = An diese Gruppe austeilen
cup-to-table = Zu deinem Tisch
cup-playing-now = Die Tische spielen. Diese Seite kommt von selbst nach.
cup-wait-next = { $name } lost die nächste Runde aus.
cup-you-left = Du hast dieses Turnier verlassen.
cup-correct = Ergebnis eintragen oder ändern
    .who = Wer hat gewonnen?
    .go = Eintragen
    .off = Abgebrochen
cup-nobody-won = Niemand ist angekreuzt. Hat niemand gewonnen?
    .yes = Niemand hat gewonnen
cup-back = Zurück zum Turnier

## Mit echten Karten

cup-where = Wo gespielt wird
    .phones = Auf Telefonen
    .phones-about = Tische auf diesem Server; er teilt aus, und die Ergebnisse kommen von selbst.
    .cards = Mit echten Karten
    .cards-about = Tische aus Holz: Namen eintippen, Auslosung drucken, Sieger eintragen.
cup-how-real = Scann das hier, um auf deinem Telefon zu folgen oder dich damit anzumelden.
cup-names = Namen, einer je Zeile
    .example = Ada
    .about = Kein Telefon nötig. Bis zum Anfang kannst du noch welche dazuschreiben.
    .go = Aufschreiben
cup-fillers-real =
    { $count ->
        [one] Ein Platz geht an jemanden, der schon raus ist; dieses Ergebnis zählt nicht.
       *[other] { $count } Plätze gehen an Leute, die schon raus sind; ihre Ergebnisse zählen nicht.
    }
cup-your-table = Du spielst an Tisch { $number }.
cup-playing-real = Die Tische spielen. Ergebnisse erscheinen hier, sobald sie eingetragen sind.
cup-leave-real = Du bist sofort raus. Die anderen an deinem Tisch spielen weiter.
cup-draw = Auslosung drucken
    .about = Für die Wand und für jeden Tisch: wer wo sitzt, mit einem Kästchen für den Sieg. Gebt den Zettel ab, und die Leitung trägt ihn ein.
    .filler = jemand, der schon raus ist
    .tick = Kreuzt alle an, die gewonnen haben.

## Ein Platz, egal auf welchem Gerät

cup-device = { $name } macht drüben weiter
    .about = Dein Platz, auch der am Tisch, zieht auf ein anderes Telefon um.
    .go = Einen Link für mich machen
    .others = Oder für jemand anderen: ein getippter Name oder ein totes Telefon
    .link = Link machen
cup-moved = Dein Platz in diesem Turnier ist auf ein anderes Gerät umgezogen.
cup-missing = Jemand ist nicht da
    .about = Wer nicht gekommen oder schon heimgegangen ist, ist sofort raus; die anderen spielen weiter. Bis zur nächsten Auslosung kannst du ihn zurückholen.
    .who = Wer?
    .go = Herausnehmen
    .ask = { $name } ist nicht da?
    .no = Doch, lass es
    .out = { $name } ist raus.
    .back = Zurückholen
cup-pass-on = Die Leitung abgeben
    .about = Ab dann lost jemand anders aus, trägt ein und löscht; deinen Platz behältst du.
    .to = An wen? Es stehen nur die da, die ein Telefon haben.
    .go = Abgeben
cup-handed = { $name } hat dir dieses Turnier übergeben: Ab jetzt lost du aus, trägst ein und löschst.
    .on = Du hast es übergeben: Ab jetzt leitet { $name }.

## Auf Papier und an der Wand

cup-paper = Tabelle drucken
    .about = Auf einer Seite: wer wo steht, und wer an welchem Tisch gesessen hat.
    .bold = Unterstrichen: wer diese Partie gewonnen hat.
cup-csv = Als Tabelle fürs Rechnen
    .separator = {";"}
cup-hall = Bildschirm für den Saal
    .playing = Diese Tische spielen.
    .fill-ins =
        { $count ->
            [one] und jemand, der schon raus ist
           *[other] und { $count }, die schon raus sind
        }
    .bots =
        { $count ->
            [one] und ein Bot
           *[other] und { $count } Bots
        }

## Versiegelte Verteilungen

cup-sealed = Was in einer Verteilung steckt und wie es damit ausging, erfährt man, wenn alle Gruppen sie gespielt haben. Bis dahin sieht niemand mehr davon, als sein Platz gezeigt hat.
cup-sealed-deal = versiegelt
cup-sealed-here = Gespielt und versiegelt.
    .about = Andere Gruppen müssen dieselben Karten noch spielen. Wer starb, wer gewann und wer was hatte, steht von selbst auf dieser Seite, sobald alle fertig sind.
    .hush = Behalt bis dahin für dich, was du über diese Karten weißt.
    .who = Wer muss noch spielen?

## Das Ende

cup-champion = ist als Letztes übrig: Turniersieg!
cup-best = hat aus denselben Karten am meisten gemacht!
cup-another = Noch ein Turnier eröffnen
cup-delete = Dieses Turnier löschen
    .about = Das Turnier, alle seine Tische, ihre Partien und alle Plätze verschwinden sofort vom Server. Niemand kann sie zurückholen.
    .go = Alles löschen
    .done = Das Turnier ist gelöscht.
