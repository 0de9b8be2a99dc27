# Die Kommandozeile und das Spiel im Terminal.

cli-help = Garou spielt die Werwolf-Spiele: Eine Nacht, Epic Battle und das klassische Spiel über viele Nächte.
cli-lang-help = Die Sprache; sonst die der Umgebung.
cli-version-help = Zeigt die Version und hört auf.
cli-judge-help = Spielt jede Partie nach, prüft alle Regeln und schreibt, wer gestorben ist und wer gewonnen hat, ein JSON-Objekt je Zeile. „-“ liest die Standardeingabe.
cli-view-help = Schreibt, was ein Platz erfahren hat, als JSON-Zeilen in der Reihenfolge. Die Partie darf irgendwo aufhören.
cli-view-seat-help = Mit wessen Augen geschaut wird.
cli-view-public-help = Was ein Zuschauer am Tisch weiß.
cli-view-watching-help = Mit --seat: was diese Person nach ihrem Tod sehen darf, mit den Namen derer, die es erfahren haben.
cli-view-whose = sag, wessen Sicht: --seat NAME oder --public
cli-worlds-help = Zählt jede Verteilung und jede Nacht, die zu dem passt, was ein Platz weiß und was behauptet wird, und schreibt, wie wahrscheinlich jede Karte an jedem Ort ist, ein JSON-Objekt je Zeile. „-“ liest die Standardeingabe.
cli-schema-help = Schreibt das JSON-Schema einer Partie.
cli-scenarios-help = Listet die Szenarien mit Stufe und Größe.
cli-scenarios-game-help = Nur die eines Spiels.
cli-game-one-night = Eine Nacht
cli-game-epic-battle = Epic Battle
cli-game-classic = Das klassische Spiel
cli-scenarios-line = { $name } · { $players } Leute · { $level }
cli-no-such-option = es gibt keine Option { $name }; --help listet sie
cli-no-such-command = es gibt keinen Befehl { $name }; es gibt { $known }
cli-missing = { $name } fehlt; --help sagt, was nötig ist
cli-missing-value = { $name } braucht einen Wert; --help sagt, welchen
cli-bad-value =
    { $given ->
        [yes] { $name } { $found }
       *[no] das passt nicht zu { $name }
    }: nötig ist { $wanted }
cli-bad-usage = zu viele Wörter; --help sagt, was verstanden wird
cli-mcp-help = Gibt einem Sprachmodell einen Platz an einem Tisch eines laufenden Servers, über das Model Context Protocol auf Standardein- und -ausgabe.
cli-mcp-table-help = Der Code des Tisches; ohne ihn nennt das Modell einen oder deckt einen eigenen.
cli-mcp-name-help = Wie das Modell am Tisch heißt, wenn es nichts anderes sagt.
cli-mcp-league-help = Stattdessen in einer Liga spielen, unter dieser Adresse: Die Liga sagt sie dem Programm, das sie startet.
cli-not-installed = dieser Teil kommt extra: pip install garou[{ $extra }]
cli-cannot-write = die Ausgabe lässt sich nicht schreiben: { $detail }
cli-wanted-one-of = eins davon: { $known }
cli-wanted-range = eine ganze Zahl von { $low } bis { $high }
cli-wanted-number = eine ganze Zahl

cli-tell-help = Erzählt die Geschichte einer Partie, Nacht für Nacht, mit allem, was geheim war.
cli-tell-table = Rund um den Tisch
cli-tell-seat = { $player }: { $role }
cli-tell-quiet = Es geschieht nichts.

cli-serve-help = Öffnet den Tisch im Web: eine Adresse und ein QR-Code für alle Telefone.
cli-serve-host-help = Die Adresse, auf der gelauscht wird.
cli-serve-port-help = Der Port; 0 nimmt einen freien.
cli-serve-data-help = Der Ordner, in dem die Tische liegen; fehlt er, wird er angelegt.
cli-serve-standby-help = Hält schon ein anderer Server diese Tische, wartet dieser, bis er endet, und übernimmt; mit --database.
cli-serve-standby-alone = --standby braucht --database: Eine Datei gehört nur einem Rechner
cli-serve-standing-by = ein anderes Garou bedient diese Tische; dieses steht bereit und übernimmt, wenn es endet
cli-serve-replaced = ein anderes Garou hat diese Tische übernommen; dieses endet
cli-serve-workers-help = Bedient mit so vielen Prozessen, die sich die Tische untereinander und mit denen anderer Rechner teilen; mit --database.
cli-serve-workers-alone = --workers braucht --database und geht nicht mit --standby: Die Prozesse übernehmen voneinander von selbst
cli-serve-bus-help = Die Prozesse sagen sich über dieses Valkey oder Redis Bescheid, nicht über die Datenbank; mit --workers.
cli-serve-bus-alone = --bus braucht --workers: Ein Server allein hat niemandem etwas zu sagen
cli-serve-metrics-help = Bietet auf diesem Port Zahlen für Prometheus an, nur für diesen Rechner.
cli-serve-metrics-host-help = Die Adresse, unter der sie stattdessen angeboten werden: eine, die kein Spieler erreicht.
cli-serve-no-metrics = Zahlen lassen sich nicht anbieten unter { $where }: { $detail }; probier mit --metrics einen anderen Port
cli-serve-allowed-host-help = Noch ein Name, unter dem dieser Server gerufen werden darf, etwa der eines Proxys davor; mehrmals möglich.
cli-serve-quiet-help = Keine Adresse und keinen QR-Code zeigen.
cli-serve-https-help = TLS sprechen, unter einer eigenen Zertifizierungsstelle dieses Hauses, damit Telefone die Seiten installieren und den Bildschirm anlassen können.
cli-serve-https-port-help = Der Port für TLS, mit --https; der andere gibt dann das Zertifikat aus.
cli-serve-https-missing = --https braucht noch ein Paket: pip install garou[https]
cli-serve-https-broken = was in { $place } liegt, lässt sich nicht lesen ({ $detail }): Leg es woandershin, und der nächste Start macht eine neue Zertifizierungsstelle, der jedes Telefon neu vertrauen muss
cli-serve-trust = Einmal auf jedem Telefon, um diesem Tisch zu vertrauen:
    .fingerprint = SHA-256 der Zertifizierungsstelle: { $fingerprint }
cli-serve-open = Der Tisch ist gedeckt. Scann das hier oder tipp es in einen Browser:
cli-serve-stop = Strg-C beendet den Abend; die Tische bleiben.
cli-serve-no-port = Port { $port } lässt sich nicht öffnen: { $detail }; probier mit --port einen anderen
cli-serve-bad-host = { $name } ist kein Rechnername: Gib ihn wie garou.example.org an, ohne etwas davor oder danach

cli-announce-help = Führt mit echten Karten durch eine Nacht: schreibt den Text mit seinen Pausen oder spricht ihn.
cli-announce-scenario-help = Die Karten dieses Szenarios; „garou scenarios“ listet sie.
cli-announce-cards-help = Die Karten auf dem Tisch, etwa „2 Werwolf, Seherin, 3 Dorfbewohner“; die englischen Namen gehen auch.
cli-announce-game-help = Welches Spiel.
cli-announce-edition-help = Welche Ausgabe von Eine Nacht.
cli-announce-option-help = Eine Tischregel, die gilt; mehrmals möglich.
cli-announce-players-help = Wie viele am Tisch sitzen.
cli-announce-wild-help = Ziehen, was kommt, auch wenn weder Werwolf noch Vampir dabei ist.
cli-announce-night-help = Welche Nacht des klassischen Spiels; die erste hat eigene Aufrufe.
cli-announce-length-help = Wie viel gesagt wird.
cli-announce-newcomers-help = Jemand ist neu im Spiel: längere Pausen und ein längerer Tag.
cli-announce-pause-help = Wie viel Zeit jede Rolle bekommt.
cli-announce-day-help = Wie lang der Tag ist.
cli-announce-speed-help = Wie schnell gesprochen wird; 1 ist normal.
cli-announce-no-wait-help = Alles auf einmal schreiben.
cli-announce-say-help = Die Zeilen sprechen, mit einer Stimme dieses Rechners.
cli-announce-clips-help = Stattdessen für jede Zeile eine Tondatei in diesen Ordner schreiben.
cli-announce-before = Vor der Nacht
cli-announce-dusk = Dämmerung
cli-announce-night = Nacht
cli-announce-day = Tag
cli-announce-vote = Abstimmung
cli-announce-hint = · { $hint }
cli-announce-seconds = [{ $count } s]
cli-announce-minutes = [{ $count } min]
cli-announce-clips =
    { $count ->
        [one] Eine Zeile ist aufgenommen in { $folder }.
       *[other] { $count } Zeilen sind aufgenommen in { $folder }.
    }
cli-announce-clips-failed = die Zeilen ließen sich nicht aufnehmen: { $detail }
cli-announce-no-voice = dieser Rechner hat keine Stimme, die ohne Netz geht: Installiere garou[voice] oder das Programm espeak-ng
cli-announce-voice-failed = die Stimme hat versagt: { $detail }

cli-voices-help = Macht die Zeilen des Erzählers einmal zu Tondateien, für Telefone ohne Stimme. Braucht eine Stimme auf diesem Rechner.
cli-voices-made = { $lang }, { $speaker }: { $count } Zeilen, davon { $new } neu; { $minutes } min Sprache, { $size } MB, in { $took } s.

cli-verify-help = Prüft, dass die Verteilung einer Partie die ist, deren Fingerabdruck alle vor der ersten Frage gesehen haben.
cli-verify-kept = { $file }: Die Verteilung ist die, die versprochen war.
cli-verify-broken = { $file }: Das ist nicht die Verteilung, die versprochen war.

## Spielen

cli-play-help = Spielt eine ganze Partie im Terminal, allein gegen Bots, die zufällig antworten.
cli-play-game-help = Welches Spiel.
cli-play-edition-help = Welche Ausgabe von Eine Nacht.
cli-play-scenario-help = Welches Szenario; „garou scenarios“ listet sie.
cli-play-cards-help = Die Karten, mit denen gespielt wird, etwa „2 Werwolf, Seherin, 3 Dorfbewohner“; die englischen Namen gehen auch.
cli-play-players-help = Wie viele am Tisch sitzen, du mitgezählt.
cli-play-newcomers-help = Dieses Spiel ist neu für dich: Zeigt den Rat für eine erste Partie.
cli-play-wild-help = Ziehen, was kommt, auch wenn weder Werwolf noch Vampir dabei ist.
cli-play-name-help = Dein Name am Tisch.
cli-play-seed-help = Noch einmal dasselbe Glück.
cli-play-option-help = Eine Tischregel einschalten; mehrmals möglich.
cli-play-minds-help = Bots, die denken und reden: random, honest, sly oder sage für alle, oder nach Team, Karte oder Platznummer, wie bei „garou sim“.
cli-play-talk = Alle reden. Tipp, was du zu sagen hast; eine leere Zeile, und es wird abgestimmt.
cli-play-says = { $who }: { $words }
cli-play-you-say = Du
cli-play-you-claim = Verstanden als: { $claim }
cli-play-record-help = Schreibt die Partie in diese Datei.
cli-play-title = Eine Nacht mit Garou
cli-play-table = Rund um den Tisch: { $players }.
cli-play-cards = Karten im Spiel: { $cards }
cli-play-copies = { $count } × { $role }
cli-play-seed = Das Glück dieser Partie: --seed { $seed }
cli-play-your-card = Deine Karte
cli-play-night = Nacht
    .tale = Die Nacht bricht an. Alle schlafen, und die Rollen wachen eine nach der anderen auf.
cli-play-dusk = Dämmerung
    .tale = Bevor jemand schläft, gehen Zeichen um.
cli-play-night-number = Nacht { $number }
cli-play-day-number = Tag { $number }
cli-play-day = Tag
    .tale = Die Sonne geht auf. Rede, sieh ihnen in die Augen und entscheide dich.
cli-play-choose = Deine Wahl
cli-play-again = Eine Zahl von 1 bis { $count }, bitte.
cli-play-help-line = „?“ erklärt deine Rolle, „q“ verlässt den Tisch.
cli-play-result = Wie es ausging
cli-play-won = Du hast gewonnen.
cli-play-lost = Du hast verloren.
cli-play-cards-end = Die Karten am Ende
cli-play-dealt = Am Anfang
cli-play-ended = Am Ende
cli-play-beside = Daneben
cli-play-player = Wer
cli-play-way = Der Weg der Karten
cli-play-stayed = Nichts hat sich bewegt: Jede Karte liegt, wo sie ausgeteilt wurde.
cli-play-way-line = { $card } (am Anfang bei { $from }): { $way }
cli-play-tale = Die Geschichte der Nacht
cli-play-counts = { $role }, als { $counts }
cli-play-left = Du hast den Tisch verlassen; diese Partie ist nicht zu Ende.
cli-play-record-written = Die Partie steht in { $file }.
cli-play-record-failed = die Partie ließ sich nicht schreiben in { $file }: { $detail }
cli-play-advice = Ein guter Rat: { $advice }
cli-play-call = { $call } …
cli-play-deck = { $scenario } · { $level } · { $game }
    .own = Deine eigenen Karten · { $game }
cli-play-team = Team: { $team }
cli-play-nobody-won = Niemand gewinnt.
cli-play-arrow = { $place } (durch { $who })
cli-play-your-name = Wie heißt du? [{ $name }]{" "}

## garou puzzle

cli-puzzle-help = Macht aus einer Nacht von Eine Nacht ein Rätsel, einen Tisch voller Behauptungen mit genau einer Antwort, zum Lösen gleich hier; oder prüft eins, das du gemacht hast.
cli-puzzle-seed-help = Noch einmal dasselbe Rätsel.
cli-puzzle-level-help = Wie schwer, nach der Länge des kürzesten Beweises: 1 bis 5.
cli-puzzle-game-help = Welches Spiel.
cli-puzzle-edition-help = Welche Ausgabe von Eine Nacht.
cli-puzzle-players-help = Wie viele am Tisch sitzen.
cli-puzzle-kind-help = Welche Art: wer der Werwolf ist, das Rudel, wer lügt, zwei, die lügen, der falsche Satz, welche Karte, welcher Ort, eine Karte, die gewandert ist.
cli-puzzle-json-help = Als JSON schreiben, mit Antwort und Beweis; mit --check, was gefunden wurde.
cli-puzzle-check-help = Sagt, wie viele Antworten das Rätsel in dieser Datei hat; „-“ liest die Standardeingabe.
cli-puzzle-shelf-help = Schreibt so viele Rätsel jeder Stufe, ein JSON-Objekt je Zeile: So entsteht das Regal der Seiten.
cli-puzzle-none = so ein Rätsel hat sich nicht gefunden; verlang weniger oder nimm einen anderen Startwert
cli-puzzle-title = Rätsel { $seed }, Stufe { $level }
cli-puzzle-how =
    { $number ->
        [one] Tipp die Nummer deiner Antwort, + für einen Hinweis, = für den Beweis.
       *[other] Tipp { $number } Nummern, + für einen Hinweis, = für den Beweis.
    }
cli-puzzle-no-more-hints = Mehr ist nicht zu sagen: Tipp = für den ganzen Beweis.
cli-puzzle-one = Eine Antwort, Stufe { $level }: { $answer }
cli-puzzle-one-unshown = Eine Antwort, aber kein Beweis, der sich in Schritten erzählen lässt: { $answer }
cli-puzzle-answers =
    { $count ->
        [0] Keine Antwort: Nichts passt zu alldem.
       *[other] { $count } Antworten:
    }
cli-puzzle-spare = Könnte ungesagt bleiben: { $text }
cli-schema-puzzle-help = Das eines Rätsels.
cli-schema-role-help = Das einer eigenen Rolle.
cli-schema-edition-help = Das einer eigenen Ausgabe.
