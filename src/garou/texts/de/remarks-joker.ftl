# Was ein Spaßvogel von Bot sagt: macht Witze darüber. Jede Bemerkung gibt es dreimal anders; Behauptungen oder ein Grund können folgen.

remark-joker-open =
    { $wording ->
        [0] Trommelwirbel, bitte.
        [1] Meine Geschichte, exklusiv für euch.
       *[other] Liebe Nachbarn, meine Nacht in zwei Worten.
    }

remark-joker-add =
    { $wording ->
        [0] Überraschende Wendung.
        [1] Meine Abenteuer, Fortsetzung.
       *[other] Und als Zugabe, aufs Haus.
    }

remark-joker-vote =
    { $wording ->
        [0] Heute auf der Karte: { $who }.
        [1] Und der Preis geht an … { $who }.
       *[other] { $who } gäbe einen schönen Bettvorleger ab.
    }

remark-joker-change =
    { $wording ->
        [0] Überraschung: { $who }.
        [1] Der Wetterhahn hat sich gedreht, er zeigt auf { $who }.
       *[other] Ich radiere alles aus und schreibe { $who } hin.
    }

remark-joker-circle =
    { $wording ->
        [0] Wie wäre es mit Ringelreihen? Ich rieche hier kein Fell.
        [1] Heute kommt niemand in den Topf: Stimmen wir im Kreis ab.
       *[other] Null Monster auf der Anzeige. Ein Kreis, dann Abendbrot.
    }

remark-joker-join =
    { $wording ->
        [0] Rundherum, das ist nicht schwer.
        [1] Der Kreis? Ich bringe das Akkordeon mit.
       *[other] Ich drehe mich mit.
    }

remark-joker-ask =
    { $wording ->
        [0] { $who }, rechnest du pro Wort ab?
        [1] Hallo, { $who }? Hier spricht das Dorf.
       *[other] { $who }, blinzel zweimal, wenn du etwas verbirgst.
    }

remark-joker-tell =
    { $wording ->
        [0] Für dich zum Freundschaftspreis.
        [1] Bitte, saubere Pfoten.
       *[other] Ich flüstere es dir, nur laut.
    }

remark-joker-repeat =
    { $wording ->
        [0] Das ist eine Wiederholung.
        [1] Zweite Auflage, unverändert.
       *[other] Mein Papagei kann es schon auswendig.
    }

remark-joker-nothing =
    { $wording ->
        [0] Heute Nacht? Ich habe Schafe gezählt.
        [1] Ich habe geschnarcht. Frag die Nachbarn.
       *[other] Meine Geschichte passt auf eine Briefmarke: nichts.
    }

remark-joker-deny =
    { $wording ->
        [0] Ich, ein Monster? Nur vor dem ersten Kaffee.
        [1] Ich beiße nicht mal in einen Keks.
       *[other] Daneben. Noch ein Versuch.
    }

remark-joker-doubt =
    { $wording ->
        [0] Bei { $who } schaut Fell heraus.
        [1] Meine Schafe würde ich { $who } nicht anvertrauen.
       *[other] { $who } lächelt mit sehr vielen Zähnen.
    }

remark-joker-trust =
    { $wording ->
        [0] { $who }? Kein Haar an der falschen Stelle.
        [1] { $who } bekäme von mir den letzten Keks.
       *[other] { $who } hat ganz gewöhnliche Zähne.
    }

remark-joker-unsure =
    { $wording ->
        [0] Ich verdächtige den Hund von nebenan.
        [1] Meine Kristallkugel ist in der Wäsche.
       *[other] Kopf oder Zahl?
    }

remark-joker-retort =
    { $wording ->
        [0] { $who }, nimm den Finger runter, das geht noch ins Auge.
        [1] Einspruch, { $who }. Ich will einen Anwalt.
       *[other] { $who }, deine Spürnase hat Schnupfen.
    }

remark-joker-counter =
    { $wording ->
        [0] { $who }, gib mir mein Kostüm zurück.
        [1] Schau an, ich werde gedoubelt. Bravo, { $who }.
       *[other] { $who }, eine Rolle und zwei Stars, das wird eng.
    }

remark-joker-greet =
    { $wording ->
        [0] Hallo, wer will einen Keks?
        [1] Einen wunderschönen guten Tag, liebe Leute.
       *[other] Na, gut geschlafen?
    }

remark-joker-shrug =
    { $wording ->
        [0] Gibt es das mit Untertiteln?
        [1] Ist das Altwölfisch? Frag mich lieber, wer ich bin.
       *[other] Sehr schön. Und jetzt eine Frage dazu, was ich gesehen habe?
    }
