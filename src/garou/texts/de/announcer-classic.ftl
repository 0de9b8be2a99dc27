# Das klassische Spiel, laut vorgelesen. Wer leitet, spielt nicht mit; Zeilen nur für die Leitung sagen, was der Text nicht wissen kann.

## Vor der ersten Nacht

announce-classic-hint-leader = Du leitest und spielst nicht mit. Notiere, wer welche Karte hat, sprich immer im selben Ton, und ruf jede Rolle auf, bis das Dorf sie hat sterben sehen.
announce-classic-hint-own-card = Alle sehen sich heimlich ihre Karte an und legen sie verdeckt vor sich hin.
announce-classic-hint-thief = Lass die beiden übrigen Karten verdeckt in der Mitte, für den Dieb.

announce-classic-night-falls = Die Nacht senkt sich über das Dorf. Alle schließen die Augen.
    .brief = Alle schließen die Augen.
    .tale = Die Sonne rutscht hinter den Hügel, Riegel werden vorgeschoben, und im Wald streckt sich etwas. Die Nacht senkt sich über das Dorf. Alle schließen die Augen.
announce-classic-night-again = Wieder wird es Nacht. Alle schließen die Augen.
    .brief = Alle schließen die Augen.
    .tale = Ein Tag mehr, ein Schlaf weniger. Die Dunkelheit kommt zurück ins Dorf, und die Riegel sehen dünn aus. Alle schließen die Augen.

## Die erste Nacht

announce-classic-thief-picture = Ein Schatten tastet der Nacht die Taschen ab.
    .gone = Der Schatten schlendert davon, die Hände in den Taschen.
announce-classic-thief-act = Sieh dir die beiden Karten in der Mitte an. Du darfst eine davon gegen deine tauschen; sind beide Werwölfe, musst du.
    .brief = Du darfst eine der beiden Karten nehmen. Zwei Werwölfe: Du musst.
    .tale = Zwei Schicksale liegen mitten auf dem Tisch herum, und keiner passt auf. Sieh dir diese beiden Karten an. Du darfst eine davon gegen deine tauschen; sind beide Werwölfe, musst du.
announce-classic-cupid-picture = Ein Flügelschlag, und zwei Pfeile im Köcher.
    .gone = Der Köcher ist leer.
announce-classic-cupid-act = Zeig mir die beiden, die du verbindest. Du selbst darfst dabei sein.
    .brief = Zeig mir zwei Verliebte.
    .tale = Die Liebe hat noch nie um Erlaubnis gefragt. Zeig mir die beiden, die du auf Leben und Tod verbindest; du selbst darfst dabei sein.
announce-classic-lovers-picture = Zwei Herzen setzen aus, im selben Augenblick.
    .gone = Zwei Hände lassen einander los im Dunkeln.
announce-classic-lovers-open = Ihr beiden, die ich berührt habe: Öffnet die Augen.
    .brief = Verliebte, wacht auf.
announce-classic-lovers-close = Verliebte, schließt die Augen.
    .brief = Schlaft wieder ein, ihr beiden.
announce-classic-touch = Geh einmal um den Tisch und tipp den beiden Verliebten auf die Schulter, bevor du sie aufrufst.
announce-classic-lovers-act = Ihr seid die Verliebten. Seht euch an, ohne eure Karten zu zeigen. Stirbt einer von euch, stirbt der andere sofort vor Kummer.
    .brief = Ihr seid die Verliebten. Seht euch an.
    .tale = Ein Pfeil hat euch gefunden: Ihr seid die Verliebten. Seht euch an, ohne eure Karten zu zeigen. Stirbt einer von euch, erlebt der andere das Ende des Tages nicht.

## Jede Nacht

announce-classic-seer-picture = Hinter einem Vorhang wird eine Kerze angezündet.
    .gone = Die Kerze raucht noch ein wenig.
announce-classic-seer-act = Du darfst auf eine andere Person zeigen: Ich zeige dir, was sie ist.
    .brief = Wessen Karte willst du sehen?
    .tale = Nur für dich reißt der Nebel auf. Du darfst auf eine andere Person zeigen, und ich zeige dir, was sie wirklich ist.
announce-classic-werewolf-picture = Ein Heulen, dann noch eins, näher.
    .gone = Pfoten verlieren sich im Laub.
announce-classic-werewolf-act =
    { $count ->
        [one] Zeig auf dein Opfer, ohne einen Laut.
       *[other] Seht euch an und einigt euch auf ein Opfer, ohne einen Laut.
    }
    .brief =
        { $count ->
            [one] Zeig auf dein Opfer.
           *[other] Zeigt gemeinsam auf euer Opfer.
        }
    .tale =
        { $count ->
            [one] Der Mond steht hoch, und du hast Hunger. Zeig auf dein Opfer, ohne einen Laut.
           *[other] Der Mond steht hoch, und ihr habt Hunger. Seht euch an und einigt euch auf ein Opfer, ohne einen Laut.
        }
announce-classic-werewolf-spare =
    { $count ->
        [one] Zeig auf dein Opfer, ohne einen Laut; nie auf einen Werwolf.
       *[other] Seht euch an und einigt euch auf ein Opfer, ohne einen Laut; nie auf einen Werwolf.
    }
    .brief =
        { $count ->
            [one] Zeig auf dein Opfer, nur nicht aus dem Rudel.
           *[other] Zeigt gemeinsam auf euer Opfer, nur nicht aus dem Rudel.
        }
    .tale =
        { $count ->
            [one] Der Mond steht hoch, und du hast Hunger. Zeig auf dein Opfer, ohne einen Laut; ein Werwolf frisst keinen anderen.
           *[other] Der Mond steht hoch, und ihr habt Hunger. Seht euch an und einigt euch auf ein Opfer, ohne einen Laut; Werwölfe fressen einander nicht.
        }
announce-classic-werewolf-girl = Kleines Mädchen, wenn du dich traust, öffne ein Auge. Erwischen sie dich, holen sie dich.
    .brief = Kleines Mädchen, öffne ein Auge, wenn du dich traust.
    .tale = Irgendwo bewegt sich ein Vorhang. Kleines Mädchen, wenn du dich traust, öffne ein Auge; erwischen sie dich, holen sie dich.
announce-classic-girl-lost = Wurde das Kleine Mädchen erwischt, erfährt die Hexe nichts davon: Zeig in dieser Nacht kein Opfer und frag nicht nach dem Heiltrank.
announce-classic-witch-picture = Zwei Fläschchen klirren in einem Weidenkorb.
    .gone = Der Korb klappt zu.
announce-classic-witch-act = Ich zeige dir das Opfer dieser Nacht.
    .brief = Hier ist das Opfer.
    .tale = Der Geruch von Blut hat dich aus dem Bett geholt. Ich zeige dir das Opfer dieser Nacht.
announce-classic-witch-heal = Willst du es retten? Dann zeig darauf, Daumen hoch. Der Heiltrank wirkt nur einmal.
    .brief = Zum Retten: Daumen hoch.
    .tale = Im ersten Fläschchen steckt der Morgen. Willst du das Opfer retten? Dann zeig darauf, Daumen hoch; dieser Trank wirkt nur einmal.
announce-classic-witch-poison = Willst du jemanden vergiften? Dann zeig mir, wen, Daumen runter. Auch das Gift wirkt nur einmal.
    .brief = Zum Vergiften: Zeig mir, wen, Daumen runter.
    .tale = Im zweiten eine Nacht ohne Ende. Willst du jemanden vergiften? Dann zeig mir, wen, Daumen runter; auch das Gift wirkt nur einmal.

## Der Tag

announce-classic-dawn = Es wird Tag. Alle öffnen die Augen.
    .brief = Alle öffnen die Augen.
    .tale = Der Nebel hebt sich, Fensterläden schlagen, und still wird durchgezählt. Es ist Tag. Alle öffnen die Augen.
announce-classic-deaths = Sag, wer in der Nacht gestorben ist, falls jemand, und dreh die Karten um; sag nicht, woran. Hat kein Werwolf die Augen geöffnet, verhungern sie alle.
announce-classic-last-shot = Ist der Jäger durch die Wölfe oder das Dorf gestorben, frag ihn, wen er mitnimmt: niemanden, wenn er nicht will.
announce-classic-any-last-shot = Ist der Jäger gestorben, woran auch immer, frag ihn, wen er mitnimmt: niemanden, wenn er nicht will.
announce-classic-grief = Ist jemand von den Verliebten gestorben, stirbt der andere Teil auch, vor Kummer.
announce-classic-captain = Das Dorf wählt seinen Hauptmann. Dessen Stimme zählt doppelt, und ablehnen darf niemand. Wer stellt sich?
    .brief = Wählt einen Hauptmann.
    .tale = Ein Dorf ohne Kopf übersteht keine Nacht. Wählt einen Hauptmann, dessen Stimme doppelt zählt; ablehnen darf niemand. Wer stellt sich?
announce-classic-captain-point = Auf mein Zeichen zeigen alle auf ihre Wahl; bei Gleichstand noch einmal unter denen, die vorn liegen, dann entscheidet das Los.
    .brief = Alle zeigen auf ihre Wahl.
announce-classic-captain-now = Jetzt: Zeigt.
announce-classic-captain-heir = Ist der Hauptmann gestorben, frag ihn, wer ihm nachfolgt, sobald alle Toten genannt sind.
announce-classic-day-open = Jetzt redet: Wer von euch heult den Mond an? Am Ende stimmt das Dorf ab.
    .brief = Ihr habt das Wort.
    .tale = Das Dorf drängt sich auf dem Platz, und jeder sieht dem Nachbarn auf die Hände. Jetzt redet: Wer von euch heult den Mond an? Am Ende stimmt das Dorf ab.

## Die Abstimmung

announce-classic-lovers-spared = Verliebte stimmen nicht gegeneinander.
announce-classic-vote-ready = Genug geredet. Hebt die Hand: Nach dem Zählen zeigen alle auf eine andere Person oder behalten die Faust geschlossen.
    .brief = Schluss mit Reden. Hand hoch, entscheidet euch.
    .tale = Die Glocke schlägt, und es ist alles gesagt. Hebt die Hand: Nach dem Zählen zeigen alle auf eine andere Person oder behalten die Faust geschlossen.
announce-classic-vote-ready-must = Genug geredet. Hebt die Hand: Nach dem Zählen müssen alle auf eine andere Person zeigen.
    .brief = Schluss mit Reden. Hand hoch: Alle müssen sich entscheiden.
    .tale = Die Glocke schlägt, und es ist alles gesagt. Hebt die Hand: Nach dem Zählen müssen alle auf eine andere Person zeigen.
announce-classic-vote-count = Haltet den Finger still. Auf wen die meisten zeigen, der verlässt das Dorf.
    .brief = Stillhalten und zählen.
    .tale = Haltet den Finger still und folgt jedem Arm bis ans Ende. Auf wen die meisten zeigen, der verlässt das Dorf, und die Karte gleich mit.
announce-classic-tie = Bei Gleichstand stimmt ihr noch einmal ab, nur unter denen, die vorn liegen; bleibt es dabei, stirbt niemand.
announce-classic-tie-must = Bei Gleichstand stimmt ihr noch einmal ab, nur unter denen, die vorn liegen; bleibt es dabei, entscheidet das Los.
announce-classic-captain-tie = Die Stimme des Hauptmanns zählt doppelt. Bei Gleichstand entscheidet sie; ging sie an niemanden, der vorn liegt, wählt der Hauptmann unter ihnen.
announce-classic-lynched = Dreh die Karte der verurteilten Person um; ohne eine einzige Stimme stirbt niemand.
announce-classic-lynched-must = Dreh die Karte der verurteilten Person um.
announce-classic-check-end = Hat ein Team gewonnen? Wenn nicht, wird es wieder Nacht.
