# Was die Stimme sagt, die durch die Nacht führt, in allen Spielen. Der normale Text, dann, wo es hilft, ein kurzer und ein erzählter.

announce-book-one-night-bezier = Eine Nacht, Ausgabe Bezier
announce-book-one-night-ravensburger = Eine Nacht, Ausgabe Ravensburger
announce-book-epic-battle-ravensburger = Epic Battle
announce-book-classic = Das klassische Spiel

## Augen auf, Augen zu

announce-open =
    { $count ->
        [one] { $name }, öffne die Augen.
       *[other] { $name }, öffnet die Augen.
    }
    .brief =
        { $count ->
            [one] { $name }, wach auf.
           *[other] { $name }, wacht auf.
        }
announce-close =
    { $count ->
        [one] { $name }, schließ die Augen.
       *[other] { $name }, schließt die Augen.
    }
    .brief =
        { $count ->
            [one] Schlaf wieder ein.
           *[other] Schlaft wieder ein.
        }
announce-you-too = { $name }, du auch.
announce-each-in-turn = Immer nur eine Person, dann die nächste; was jetzt kommt, gilt für jede von euch.
    .brief = Immer nur eine Person, dann die nächste.
    .tale = Ein Schatten nach dem anderen, ganz ohne Eile; was jetzt kommt, gilt für jeden von euch.
announce-next-one = Die nächste Person tut dasselbe.
    .brief = Jetzt die nächste.
    .tale = Ein weiterer Schatten erhebt sich und tut dasselbe.

## Vor der ersten Nacht

announce-hint-newcomers = Jemand spielt zum ersten Mal, oder eine Rolle ist neu: Lass längere Pausen und lies vorher laut vor, was jede Karte tut.

## Der Tag und das Herunterzählen

announce-minute = Noch eine Minute.
    .tale = Der Schatten des Kirchturms hat den Platz fast erreicht: noch eine Minute.
announce-three = Drei.
announce-two = Zwei.
announce-one = Eins.
announce-point = Zeigt.
