# Das Buch einer Saison: Abende mit echten Karten.

season-new = Abendbuch
    .about = Eine Saison mit echten Karten: wer gespielt und wer gewonnen hat, Abend für Abend.
    .go = Buch aufmachen
season-title = Wie heißt die Saison?
    .example = Winter 2026
season-of = Geführt von { $name }
season-kept = { $name } führt dieses Buch: Eingetragen wird auf dem Gerät dort.
season-elsewhere = Um es auf diesem zu führen: Öffne das Buch drüben, tipp auf „{ $move }“ und scann von hier, was es zeigt.
    .then = Dann trag unten die Partie ein; sie wartet.
season-back = Zurück zum Buch
season-see = Buch ansehen
season-again = Es war noch eine andere Partie: auch eintragen
season-games =
    { $count ->
        [0] noch keine Partie
        [one] eine Partie
       *[other] { $count } Partien
    }
season-evenings = Abend für Abend
season-evening = { DATETIME($day, dateStyle: "long") }
    .short = { DATETIME($day, dateStyle: "medium") }
season-none = Noch ist keine Partie eingetragen.
season-table = Die Saison
    .about = Jeder Sieg ist ein Chip. Wer mehr hat, steht vorn; bei gleich vielen, wer weniger Partien gebraucht hat.
season-by-card = Die Karte, die jemand bekommen hat oder am Ende vor sich hatte, wo die Karten ausgewertet wurden. Von Hand eingetragene Partien haben keine.
    .of = { $card } ({ $game })
season-cards = Echte Karten
    .about = Am Ende tragen beide Seiten die Partie hier ein: Gib Namen an, dann den Code { $code }.
season-how-hand = von Hand eingetragen
season-how-settled = Karten ausgewertet
season-how-led = mit Spielleitung
season-hand = Eine Partie von Hand eintragen
    .evening = Welcher Abend
    .away = nicht da
    .lost = verloren
    .won = gewonnen
    .go = Diese Partie eintragen
season-strike = Streichen
    .about = Ihre Chips verschwinden, und sie fällt aus Verlauf und Statistik.
    .go = Diese Partie streichen
season-enter = Diese Partie in ein Abendbuch eintragen
    .about = Sie zählt in den Chips, im Verlauf und in der Saisontabelle, wenn das Buch auf diesem Gerät geführt wird.
    .code = Code des Buchs
    .go = Eintragen
    .names = Ein Buch zählt nach Namen: Gib erst allen am Tisch einen.
season-paper = Die Saison auf Papier: ihre Tabelle und die Chips jedes Abends.
season-device = Das Buch zieht mit dir auf ein anderes Telefon um.
season-pass-on = Ab dann führt jemand anders das Buch; deinen Platz darin behältst du.
season-handed = { $name } hat dir dieses Buch übergeben: Ab jetzt wird auf diesem Gerät eingetragen.
    .on = Du hast es übergeben: Ab jetzt führt { $name } das Buch.
season-delete = Dieses Buch löschen
    .about = Die Saison mit allen Abenden verschwindet sofort vom Server. Niemand kann sie zurückholen.
    .done = Das Buch ist gelöscht.
