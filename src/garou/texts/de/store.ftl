# Tische auf der Platte: was damit nicht stimmen kann, Sicherungen, und das Flicken.

store-data-help = Der Ordner, in dem die Tische liegen.
store-database-help = Die Tische in dieser PostgreSQL-Datenbank halten statt in einer Datei. Auch GAROU_DATABASE nennt sie, wo niemand, der Prozesse auflistet, ein Passwort lesen soll.
store-force-help = Eine Datei überschreiben, die schon da ist.

## Was nicht stimmen kann

store-in-use = ein anderes Garou hält seine Tische schon in { $place }; halte es erst an, oder nenn einen anderen Ort
store-too-new = die Tische in { $place } stammen von einem neueren Garou; dieses kann sie nicht lesen
store-broken = { $place } ist beschädigt, abgeschnitten oder keine Datei von Garou; „garou restore“ setzt eine Sicherung an ihre Stelle
store-full = auf der Platte ist kein Platz mehr für { $place }: Schaff welchen und versuch es noch einmal; was vorher da war, ist noch da
store-read-only = { $place } lässt sich von diesem Benutzer nicht öffnen oder schreiben: Ändere Besitzer oder Rechte, oder nenn einen anderen Ort
store-missing = in { $place } gibt es keine Tische; --data oder --database sagt, wo sie liegen
store-no-backup = { $place } ist beschädigt, abgeschnitten oder keine Sicherung von Garou; nichts wurde geändert
store-no-file = eine Datei { $place } gibt es nicht
store-no-folder = es gibt keinen Ordner für { $place }; leg ihn erst an, oder nenn einen anderen Ort
store-taken = { $place } ist schon da; nenn eine andere Datei, oder überschreib sie mit --force
store-unfit = { $place } ist ein Ordner oder gehört zu den Tischen selbst; nenn eine andere Datei
store-bad-address = { $place } ist keine Adresse einer PostgreSQL-Datenbank: Schreib sie wie { $example }
store-away = unter { $place } antwortet kein PostgreSQL ({ $detail }): Starte es, oder sieh dir die Adresse an
store-no-entry = { $place } lässt diesen Benutzer nicht herein ({ $detail }): Sieh dir Name und Passwort an
store-no-database = eine Datenbank { $place } gibt es nicht: Leg sie mit createdb an, oder nenn eine andere
store-no-rights = dieser Benutzer darf in { $place } nicht schreiben ({ $detail }): Mach ihn zum Besitzer der Datenbank, oder nenn eine andere
store-strange = was in { $place } unter dem Namen „garou“ liegt, ist nicht von Garou, oder jemand hat es verändert ({ $detail }); nenn eine andere Datenbank
store-not-unicode = { $place } kann nicht jeden Buchstaben halten: Leg eine Datenbank mit der Kodierung UTF8 an
store-no-driver = eine PostgreSQL-Datenbank braucht noch ein Paket: pip install garou[postgres]
store-no-bus-driver = --bus braucht noch ein Paket: pip install garou[valkey]
store-bad-bus = was --bus nennt, ist keine Adresse eines Servers mit Valkey oder Redis: Schreib sie wie { $detail }
store-not-empty = in { $place } liegen schon Tische: Nenn einen leeren Ort; nichts wurde geändert
store-unmovable = { $place }: Ein Ereignis dieses Tisches ist keins, das eine Datenbank nimmt; „garou check --mend“ schneidet es ab und hebt es auf; nichts wurde geändert
store-unlike = was nach { $place } geschrieben wurde, ist nicht, was gelesen wurde; nichts wurde geändert
store-failing = in { $place } lassen sich keine Tische halten: { $detail }; nenn einen anderen Ort

## Zahlen

store-tables =
    { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }
store-cups =
    { $cups ->
        [one] ein Turnier
       *[other] { $cups } Turniere
    }
store-events =
    { $events ->
        [one] ein Ereignis
       *[other] { $events } Ereignisse
    }

## Sicherungen

store-backup-help = Kopiert alle Tische nach FILE, auch während der Server läuft. Die Kopie enthält jede Verteilung, also darf nur du sie lesen; sie wird geprüft, bevor sie ihren Namen bekommt.
store-backup-done = In { $file } liegen jetzt: { store-tables }, { store-cups } und { store-events }; alles ist zurückgelesen und geprüft.
store-restore-help = Ersetzt die vorhandenen Tische durch die aus FILE, einer Sicherung. Der Server darf nicht laufen.
store-restore-done = In { $data } liegen jetzt: { store-tables }, { store-cups } und { store-events }.
store-restore-before = Was vorher da war, liegt in { $file }: Lösch es, wenn du es nicht mehr brauchst.
store-restore-schema = Was vorher da war, liegt im Schema { $file }: Lösch es, wenn du es nicht mehr brauchst.
store-flawed =
    { $count ->
        [one] ein Tisch darin lässt sich nicht nachspielen; „garou check“ nennt ihn
       *[other] { $count } Tische darin lassen sich nicht nachspielen; „garou check“ nennt sie
    }

## Prüfen und flicken

store-check-help = Spielt jeden Tisch nach und nennt die, bei denen es nicht geht, mit dem ersten falschen Ereignis und was daran falsch ist.
store-mend-help = Diese Tische nach ihrem letzten guten Ereignis abschneiden. Was abgeschnitten wird, bleibt im Ordner „set-aside“. Der Server darf nicht laufen.
store-check-done =
    In Ordnung: { store-tables } und { store-cups }. { $flawed ->
        [0] Es fehlt an nichts.
        [one] Einer lässt sich nicht nachspielen.
       *[other] { $flawed } lassen sich nicht nachspielen.
    }
store-check-advice = Der Server bedient die anderen. Um diese zu flicken, halte ihn an und starte „garou check --mend“: Jeder wird nach seinem letzten guten Ereignis abgeschnitten, und das Abgeschnittene bleibt erhalten.
store-mend-aside =
    { $count ->
        [one] Ein Ereignis liegt jetzt in { $file }.
       *[other] { $count } Ereignisse liegen jetzt in { $file }.
    }
store-mend-done =
    { $mended ->
        [0] Es gibt nichts zu flicken.
        [one] Einer ist geflickt.
       *[other] { $mended } sind geflickt.
    } In Ordnung und unberührt: { store-tables } und { store-cups }.

store-flaw-broken-json = { $code }: Ereignis { $number } ist nicht lesbar (kaputtes JSON). Gute davor: { $good }.
store-flaw-unknown-kind = { $code }: Ereignis { $number } ist von einer Art, die niemand kennt („{ $kind }“). Gute davor: { $good }.
store-flaw-missing-number = { $code }: Ereignis { $number } fehlt. Gute davor: { $good }.
store-flaw-cannot-happen = { $code }: Ereignis { $number } („{ $kind }“) kann nach denen davor nicht geschehen. Gute davor: { $good }.
store-flaw-remains = { $code }: übrig von einem gelöschten Tisch.

## Umziehen

store-move-help = Kopiert alle Tische und Turniere von FROM nach TO: eins davon ein Ordner, das andere die Adresse einer PostgreSQL-Datenbank. Über keinem darf ein Server laufen; TO muss leer sein, und FROM bleibt, wie es ist.
store-move-kinds = einer der beiden Orte muss ein Ordner sein, der andere eine Adresse wie { $example }
store-move-flawed =
    { $count ->
        [one] ein Tisch lässt sich nicht nachspielen
       *[other] { $count } Tische lassen sich nicht nachspielen
    }: „garou check --mend“ schneidet sie nach ihrem letzten guten Ereignis ab; nichts wurde umgezogen
store-move-done = In { $to } liegen jetzt: { store-tables }, { store-cups } und { store-events }, jedes mit dem verglichen, was in { $from } liegt; das bleibt, wie es ist.
