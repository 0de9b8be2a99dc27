# Frühere Partien: an einem Tisch, und auf einem Gerät.

history-page = Frühere Partien
    .lede =
        { $count ->
            [0] An diesem Tisch ist noch nichts gespielt.
            [one] An diesem Tisch ist eine Partie gespielt.
           *[other] An diesem Tisch sind { $count } Partien gespielt.
        }
history-games = Partie für Partie
history-game = Partie { $number }
history-none = Die erste Partie, die zu Ende geht, erscheint hier.
history-called-off = Abgebrochen
history-halted = Die letzte Partie wurde abgebrochen. Sie zählt für niemanden.
history-dealt = Wer was bekommen hat
history-people = Nach Namen
    .about = Gewonnene von beendeten Partien unter diesem Namen an diesem Tisch. Tipp auf einen Namen für seine Karten.
history-roles = Nach Karten
    .about = Wie oft gewonnen hat, wer die Karte bekommen hat, was auch später aus ihr wurde.
history-won-of = { $won } von { $of }
history-delete = Löschen
    .about = Ihre Karten, ihre Antworten, was darin gesagt wurde und ihr Ergebnis verschwinden, auch aus Statistik und Chiptafel, und mit ihnen das Gespräch am Tisch. Was in anderen Partien gesagt wurde, bleibt in deren Filmen. Niemand kann sie zurückholen.
    .go = Diese Partie löschen
history-delete-table = Diesen Tisch löschen
    .about = Alle Plätze, jede frühere Partie und alles, was gesagt wurde, verschwinden sofort vom Server. Niemand kann das zurückholen.
    .go = Alles löschen
history-owner = Partien löschen kann hier nur { $name }, denn dorthin gehört der Tisch.

## Eine Partie vorzeitig beenden

history-end = Diese Partie beenden
    .about = Wem der Tisch gehört, der beendet sie sofort; die anderen, wenn es mehr als die Hälfte von euch will. Niemand gewinnt, und die Karten werden gezeigt.
    .go = Lasst uns hier aufhören
history-enough =
    { $count ->
        [one] { $count } von { $of } will diese Partie beenden.
       *[other] { $count } von { $of } wollen diese Partie beenden.
    }
    .too = Ich auch
    .back = Doch weiterspielen

## Was ein Gerät behält

history-mine = Meine Partien
    .lede = Beendete Partien, die du auf diesem Gerät gespielt hast. Die Liste bleibt hier: Der Server weiß nichts davon.
    .script = Diese Liste führt ein Skript, und Skripte sind aus.
    .none = Noch keine Partie. Jede, die du auf diesem Gerät beendest, kommt hierher.
    .export = Als Datei sichern
    .import = Aus einer Datei holen
    .read = Gelesene Partien: { $count }
    .bad = In dieser Datei ist keine Liste von Partien.
    .all = Die ganze Liste löschen
    .all-go = Alles von diesem Gerät löschen
history-when = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }, { $time } UTC
