# Was ein ruhiger Bot sagt: wägt jedes Wort. Jede Bemerkung gibt es dreimal anders; Behauptungen oder ein Grund können folgen.

remark-calm-open =
    { $wording ->
        [0] Das kann ich euch sagen.
        [1] Also, Karten auf den Tisch.
       *[other] Ich sage es lieber gleich.
    }

remark-calm-add =
    { $wording ->
        [0] Eins noch.
        [1] Bei mir gibt es Neues.
       *[other] Da muss ich etwas ergänzen.
    }

remark-calm-vote =
    { $wording ->
        [0] Meine Stimme geht an { $who }.
        [1] Für mich ist es { $who }.
       *[other] Ich zeige auf { $who }.
    }

remark-calm-change =
    { $wording ->
        [0] Wenn ich es bedenke, doch eher { $who }.
        [1] Nach allem, was wir gerade gehört haben, gehe ich auf { $who }.
       *[other] Ich habe es mir anders überlegt: { $who }.
    }

remark-calm-circle =
    { $wording ->
        [0] Ich sehe niemanden, der sterben müsste. Stimmen wir im Kreis ab.
        [1] Und wenn niemand stirbt? Ich schlage den Kreis vor.
       *[other] Alle Geschichten passen. Also im Kreis: Jeder zeigt auf den Nächsten.
    }

remark-calm-join =
    { $wording ->
        [0] Der Kreis ist mir recht.
        [1] Beim Kreis bin ich dabei.
       *[other] Ich komme auf dasselbe: der Kreis.
    }

remark-calm-ask =
    { $wording ->
        [0] { $who }, von dir kam noch nichts. Was war deine Karte?
        [1] Und du, { $who }? Deine Geschichte fehlt noch.
       *[other] { $who }, dich brauchen wir auch. Wer bist du?
    }

remark-calm-tell =
    { $wording ->
        [0] Wenn du fragst.
        [1] Gut, ich sage es dir.
       *[other] Ich habe nichts zu verbergen.
    }

remark-calm-repeat =
    { $wording ->
        [0] Wie gesagt.
        [1] Das habe ich dir schon gesagt.
       *[other] Ich kann es nur noch einmal sagen.
    }

remark-calm-nothing =
    { $wording ->
        [0] Ich habe nichts zu erzählen.
        [1] Da gibt es nichts, was ich dir sagen könnte.
       *[other] Ich weiß auch nicht mehr als du.
    }

remark-calm-deny =
    { $wording ->
        [0] Ich nicht.
        [1] Da liegst du falsch.
       *[other] Das stimmt nicht.
    }

remark-calm-doubt =
    { $wording ->
        [0] { $who } behalte ich im Auge.
        [1] { $who } kommt mir komisch vor.
       *[other] Müsste ich jetzt zeigen, dann auf { $who }.
    }

remark-calm-trust =
    { $wording ->
        [0] Gegen { $who } habe ich nichts.
        [1] Bisher spricht nichts gegen { $who }.
       *[other] Auf { $who } würde ich heute nicht zeigen.
    }

remark-calm-unsure =
    { $wording ->
        [0] Noch verdächtige ich niemanden.
        [1] Das kann ich noch nicht sagen.
       *[other] Bisher fällt mir niemand auf.
    }

remark-calm-retort =
    { $wording ->
        [0] { $who }, da bist du auf der falschen Fährte.
        [1] Geh die Behauptungen einzeln durch, { $who }: Ich kann es nicht sein.
       *[other] Ich verstehe, dass du zweifelst, { $who }, aber ich bin es nicht.
    }

remark-calm-counter =
    { $wording ->
        [0] Moment, { $who }. Da stimmt etwas nicht.
        [1] Das kann ich so nicht stehen lassen, { $who }.
       *[other] { $who }, wir können nicht beide recht haben.
    }

remark-calm-greet =
    { $wording ->
        [0] Schön, euch zu sehen.
        [1] Hallo.
       *[other] Hallo zusammen, schön, dass ihr da seid.
    }

remark-calm-shrug =
    { $wording ->
        [0] Das habe ich nicht verstanden. Frag mich, wer ich bin, was ich gesehen habe oder wen ich verdächtige.
        [1] Frag mich, wer ich bin, was ich gesehen habe oder wen ich verdächtige.
       *[other] Ich verstehe nur einfache Fragen: wer ich bin, was ich gesehen habe, wen ich verdächtige.
    }
