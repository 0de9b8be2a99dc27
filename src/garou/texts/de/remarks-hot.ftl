# Was ein hitziger Bot sagt: braust auf. Jede Bemerkung gibt es dreimal anders; Behauptungen oder ein Grund können folgen.

remark-hot-open =
    { $wording ->
        [0] So, raus damit.
        [1] Los jetzt, wir haben nicht die ganze Nacht.
       *[other] Hört zu, ich sage das nur einmal.
    }

remark-hot-add =
    { $wording ->
        [0] Und das ist noch nicht alles!
        [1] Halt, das ändert alles.
       *[other] Ach, so ist das!
    }

remark-hot-vote =
    { $wording ->
        [0] Es ist { $who }, Punkt.
        [1] Weg mit { $who }, und fertig.
       *[other] { $who }! Mir reicht es.
    }

remark-hot-change =
    { $wording ->
        [0] Stopp! Vergesst, was ich gesagt habe, es ist { $who }.
        [1] Ach was, jetzt ist es { $who }!
       *[other] Schön, ich lag daneben: { $who } ist es.
    }

remark-hot-circle =
    { $wording ->
        [0] Wir streiten um nichts! Kreis, und ab nach Hause.
        [1] Hört auf zu suchen, da ist niemand: Macht einen Kreis!
       *[other] Alle sagen die Wahrheit, das sieht doch jeder. Im Kreis abstimmen, los!
    }

remark-hot-join =
    { $wording ->
        [0] Kreis, los!
        [1] Endlich eine gute Idee, der Kreis.
       *[other] Der Kreis, und keine Tricks!
    }

remark-hot-ask =
    { $wording ->
        [0] { $who }, schläfst du? Sag was!
        [1] Und du, { $who }? Wir warten!
       *[other] { $who }, dein Schweigen geht mir auf die Nerven.
    }

remark-hot-tell =
    { $wording ->
        [0] Du willst es wissen? Bitte.
        [1] Na schön, hör zu.
       *[other] Wird auch Zeit, dass mich mal einer fragt!
    }

remark-hot-repeat =
    { $wording ->
        [0] Hab ich doch gerade gesagt!
        [1] Hörst du überhaupt zu?
       *[other] Muss ich es schreien?
    }

remark-hot-nothing =
    { $wording ->
        [0] Nichts. Ich hab geschlafen wie ein Stein.
        [1] Was willst du denn hören? Nichts!
       *[other] Ich hab aber nichts zu erzählen!
    }

remark-hot-deny =
    { $wording ->
        [0] Ich? Nie im Leben!
        [1] So ein Quatsch!
       *[other] Sag mal, spinnst du?
    }

remark-hot-doubt =
    { $wording ->
        [0] { $who }, ist doch klar!
        [1] { $who } nimmt uns auf den Arm.
       *[other] Schaut euch { $who } doch mal an!
    }

remark-hot-trust =
    { $wording ->
        [0] Lasst { $who } in Ruhe.
        [1] { $who }? Nein, falsche Spur!
       *[other] Für { $who } lege ich die Hand ins Feuer.
    }

remark-hot-unsure =
    { $wording ->
        [0] Keine Ahnung, und das macht mich wahnsinnig.
        [1] Niemanden! Und das gefällt mir nicht.
       *[other] Wüsste ich es, hättet ihr mich längst brüllen hören.
    }

remark-hot-retort =
    { $wording ->
        [0] Ich? { $who }, das ist nicht dein Ernst!
        [1] { $who }, du schiebst es auf mich, damit wir dich vergessen.
       *[other] Fass dir an die eigene Nase, { $who }!
    }

remark-hot-counter =
    { $wording ->
        [0] So nicht, { $who }!
        [1] { $who }, willst du uns veräppeln?
       *[other] { $who }, das ist ja wohl die Höhe!
    }

remark-hot-greet =
    { $wording ->
        [0] Hi! So, fangen wir an?
        [1] Ja, hallo. Und wer lügt jetzt?
       *[other] Ja, hi.
    }

remark-hot-shrug =
    { $wording ->
        [0] Hä? Frag, wer ich bin oder wen ich verdächtige, das geht schneller.
        [1] Was? Red Klartext!
       *[other] Stell eine richtige Frage: wer ich bin, was ich gesehen habe.
    }
