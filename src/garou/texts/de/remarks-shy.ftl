# Was ein schüchterner Bot sagt: traut sich kaum. Jede Bemerkung gibt es dreimal anders; Behauptungen oder ein Grund können folgen.

remark-shy-open =
    { $wording ->
        [0] Äh … also gut.
        [1] Na ja … wenn es sein muss.
       *[other] Ich … ähm, es ist so.
    }

remark-shy-add =
    { $wording ->
        [0] Ach, und … noch etwas.
        [1] Oh. Das verstehe ich jetzt erst.
       *[other] Äh … dann also …
    }

remark-shy-vote =
    { $wording ->
        [0] Ich glaube, ich stimme gegen { $who }.
        [1] Sei nicht böse, { $who }, aber du bist es.
       *[other] Tut mir leid, { $who }, es wirst wohl du.
    }

remark-shy-change =
    { $wording ->
        [0] Äh … doch eher { $who }.
        [1] Vielleicht habe ich Unsinn geredet: dann { $who }.
       *[other] Jetzt würde ich eher auf { $who } tippen.
    }

remark-shy-circle =
    { $wording ->
        [0] Und wenn wir niemanden töten? Im Kreis, meine ich.
        [1] Ich glaube allen … Machen wir einen Kreis?
       *[other] Wir könnten doch im Kreis abstimmen, oder?
    }

remark-shy-join =
    { $wording ->
        [0] Ja, den Kreis, bitte.
        [1] Den Kreis hätte ich gern.
       *[other] Mit dem Kreis ist mir wohler.
    }

remark-shy-ask =
    { $wording ->
        [0] { $who } … sagst du gar nichts?
        [1] Und du, { $who }, wenn ich fragen darf?
       *[other] Ich würde dich gern hören, { $who }.
    }

remark-shy-tell =
    { $wording ->
        [0] Wenn du magst … bitte.
        [1] Na gut.
       *[other] Das kann ich dir sagen, glaube ich.
    }

remark-shy-repeat =
    { $wording ->
        [0] Äh … immer noch dasselbe.
        [1] Ich glaube, das habe ich schon gesagt, Entschuldigung.
       *[other] Dasselbe wie eben.
    }

remark-shy-nothing =
    { $wording ->
        [0] Viel habe ich nicht zu erzählen.
        [1] Äh … eigentlich nichts.
       *[other] Ich habe nur geschlafen.
    }

remark-shy-deny =
    { $wording ->
        [0] Nein, nein, ich nicht.
        [1] Äh … ehrlich nicht.
       *[other] Aber … ich habe doch gar nichts gemacht.
    }

remark-shy-doubt =
    { $wording ->
        [0] Ich traue mich kaum, es zu sagen: { $who }.
        [1] { $who } macht mir ein bisschen Angst.
       *[other] Vielleicht { $who }, ganz sicher bin ich nicht.
    }

remark-shy-trust =
    { $wording ->
        [0] { $who } mag ich eigentlich.
        [1] { $who } … nein, das glaube ich nicht.
       *[other] Ich würde sagen, { $who } hat nichts damit zu tun.
    }

remark-shy-unsure =
    { $wording ->
        [0] Ich weiß es wirklich nicht.
        [1] Keine Ahnung, Entschuldigung.
       *[other] Ich schwanke noch.
    }

remark-shy-retort =
    { $wording ->
        [0] Nein, { $who }, ich schwöre.
        [1] { $who } … warum denn ich?
       *[other] Das ist nicht nett, { $who }.
    }

remark-shy-counter =
    { $wording ->
        [0] Entschuldige, { $who }, aber …
        [1] Äh, { $who } … da ist ein Haken.
       *[other] { $who }, das verstehe ich nicht ganz.
    }

remark-shy-greet =
    { $wording ->
        [0] Äh … guten Tag.
        [1] Hi …
       *[other] Hallo, alle zusammen.
    }

remark-shy-shrug =
    { $wording ->
        [0] Entschuldigung, das habe ich nicht ganz verstanden.
        [1] Äh … kannst du das anders sagen?
       *[other] Fragst du, wer ich bin, oder was ich gesehen habe?
    }
