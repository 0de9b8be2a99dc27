# Das Fach „Was daraus folgt“: wer was sein kann, nach dem, was man weiß und glaubt.

deduce-title = Was daraus folgt
deduce-private = nur für dich
deduce-public = nach dem, was alle hören
# Davor steht die Zahl der Welten. $size: one, some oder many („2,5 Millionen“). $of: wie viele es insgesamt gibt.
deduce-left =
    { $size ->
        [one] Welt hält noch stand, von { $of }.
        [many] Welten halten noch stand, von { $of }.
       *[some] Welten halten noch stand, von { $of }.
    }
deduce-figure = { NUMBER($count) }
deduce-about = etwa { $number }
deduce-many =
    { $scale ->
        [6] { NUMBER($count) } Millionen
        [9] { NUMBER($count) } Milliarden
        [12] { NUMBER($count) } Billionen
        [15] { NUMBER($count) } Billiarden
       *[18] { NUMBER($count) } Trillionen
    }
deduce-questions =
    { $count ->
        [0] nichts mehr zu klären
        [one] { $count } Ja oder Nein zu klären
       *[other] { $count } Ja oder Nein zu klären
    }
deduce-sampled = Per Zufall geschätzt, auf { $error } Punkte genau: Es sind zu viele Nächte, um alle zu zählen.
deduce-rare = Es fand sich kaum eine Nacht, die zu alldem passt: Sie ist selten oder unmöglich. Zweifle etwas an.
deduce-back-sparse = Wo ein Hügel abbricht, fand sich kaum eine Nacht, die zu diesen Behauptungen passt.
deduce-sure = sicher
deduce-percent =
    { $less ->
        [yes] unter 1 %
       *[no] { $count } %
    }
deduce-me = du
deduce-none = nichts
# Über zwei Spalten
deduce-column-says = sagt
deduce-column-odds = was die Karte jetzt sein kann
deduce-turn =
    { $doubted ->
        [yes] { $name }: „{ $said }“ Du zweifelst daran. Doch glauben.
       *[no] { $name }: „{ $said }“ Du glaubst das. Und wenn { $name } lügt?
    }
deduce-ask = { $name }: { $odds }. Warum?
deduce-clash = Das kann nicht alles wahr sein.
    .who = Wer lügt?
    .why = Warum
deduce-if = Und wenn { $name } lügt?
deduce-frees = lässt die meisten Welten
deduce-why = { $name }: warum { $role-a }
deduce-why-not = { $name }: warum nicht { $role-a }
deduce-so = { $name }: { $role-a }, ganz sicher. Die Schritte dahin lassen sich hier nicht erzählen.
deduce-so-not = { $name }: nicht { $role-a }, ganz sicher. Die Schritte dahin lassen sich hier nicht erzählen.
deduce-open = { $name }: Noch ist nichts entschieden.
deduce-long = Das zu zählen, dauert zu lange. Zweifle noch etwas an, dann geht es schneller.
deduce-uncounted = Hier lassen sich Welten nicht zählen.
deduce-each = Behauptung für Behauptung
deduce-centre = In der Mitte
deduce-how = Tipp auf eine Behauptung, um zu sehen, was sich ändert, wenn sie falsch ist, auf einen Balken für das Warum. Jeder Balken: was die Karte jetzt sein kann.
deduce-for = Wer „Was daraus folgt“ öffnen darf
deduce-for-nobody = Niemand
deduce-for-dead = Tote und Zuschauer
    .rule = Tote und Zuschauer haben „Was daraus folgt“: Die Maschine zählt, wer was sein kann.
deduce-for-everybody = Alle
    .rule = Alle haben „Was daraus folgt“: Die Maschine zählt, wer was sein kann.
deduce-back = Wem konnte man glauben?
    .lede = Wie wahrscheinlich jeder Platz ein Werwolf war, für jemanden, der diese Behauptungen und sonst nichts geglaubt hätte, eine nach der anderen.
deduce-back-dawn = Morgen
deduce-back-vote = Abstimmung
deduce-back-strip = { $name }: zuerst { $first }, zuletzt { $last }
deduce-back-first = Hier konnte man es wissen.
deduce-back-never = Diese Behauptungen reichten nicht: Bei niemandem war der Werwolf sicher.
deduce-back-clash = Ab hier kann nicht alles wahr sein, was geglaubt wird.
deduce-back-said = Geglaubt, der Reihe nach
    .about = Zuerst alles, was wahr war. Tipp auf eine Behauptung, um sie zu glauben oder nicht, und sieh, wie sich alles bewegt.
deduce-back-true = wahr
deduce-back-false = falsch
deduce-back-none = In dieser Partie hat niemand etwas behauptet.
deduce-back-film = Zurück zum Film
deduce-back-instead = anders gesagt
deduce-back-as-it-was = Zurück zur Partie, wie sie war
deduce-back-night = Die Nacht ändern
deduce-back-other = Und wenn etwas anderes gesagt worden wäre?
    .what = Anstelle von
    .role = eine andere Karte wird genannt
    .go = Neu zählen
