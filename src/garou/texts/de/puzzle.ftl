# Rätsel: ein Tisch voller Behauptungen, eine Regel des Lügens, eine Frage; und warum es nur eine Lösung gibt.

## Wonach gefragt wird

# $role-the, $role-many: die Karte, die jemanden lügen lässt
puzzle-asks-cards =
    { $number ->
        [one] Wer ist { $role-the }?
        [2] Wer sind die beiden { $role-many }?
       *[other] Wer sind die { $number } { $role-many }?
    }
puzzle-asks-liars =
    { $number ->
        [one] Wer lügt?
        [2] Welche zwei lügen?
       *[other] Welche { $number } lügen?
    }
puzzle-asks-sentences =
    { $number ->
        [one] Welcher Satz ist falsch?
       *[other] Welche { $number } Sätze sind falsch?
    }
puzzle-asks-where = Wo ist { $role-the } am Morgen?
puzzle-asks-card =
    { $where-kind ->
        [place] Was ist { $where } am Morgen?
       *[player] Welche Karte liegt am Morgen vor { $where }?
    }

## Wer lügt, in einem Satz

puzzle-rule-cards =
    { $number ->
        [one] Hier sitzt { $role-a }, und sonst lügt niemand. Alle anderen sagen die Wahrheit.
        [2] Hier sitzen zwei { $role-many }, und sonst lügt niemand. Alle anderen sagen die Wahrheit.
       *[other] Hier sitzen { $number } { $role-many }, und sonst lügt niemand. Alle anderen sagen die Wahrheit.
    }
# $roles: Werwolf oder Günstling
puzzle-rule-several =
    { $number ->
        [one] Einer von ihnen hat eine dieser Karten, und sonst lügt niemand: { $roles }.
       *[other] { $number } von ihnen haben je eine dieser Karten, und sonst lügt niemand: { $roles }.
    }
puzzle-rule-players =
    { $number ->
        [one] Einer von ihnen lügt. Alle anderen sagen die Wahrheit.
        [2] Zwei von ihnen lügen. Alle anderen sagen die Wahrheit.
       *[other] { $number } von ihnen lügen. Alle anderen sagen die Wahrheit.
    }
puzzle-rule-sentences =
    { $number ->
        [one] Ein Satz ist falsch. Alle anderen sind wahr.
       *[other] { $number } Sätze sind falsch. Alle anderen sind wahr.
    }
puzzle-rule-nobody = Alle sagen die Wahrheit.
puzzle-cards = { $count } Karten: eine für jeden am Tisch, und drei in der Mitte.
# $about: ein Satz
puzzle-card-does = { $role }: { $about }
puzzle-marks = Epic Battle: Am Ende der Dämmerung sehen alle ihr eigenes Zeichen.
puzzle-says-nothing = { $who } sagt nichts.

## Die Schritte eines Beweises

# Was herauskam: Wer lügt, hat diese Karte.
puzzle-found = Also hat { $where } { $role-a-acc } bekommen.
# $who: deren Worte verglichen wurden
puzzle-so-one = Also lügt { $who }.
puzzle-so-among = Also lügt jemand von diesen: { $who }.
puzzle-so-false =
    { $count ->
        [one] Also ist dieser Satz falsch.
       *[other] Also ist einer dieser Sätze falsch.
    }
puzzle-so-not =
    { $count ->
        [one] Also ist es nicht { $who }.
       *[other] Also sind es nicht { $who } zusammen.
    }
puzzle-or = { $first } oder { $last }
puzzle-compare =
    { $count ->
        [one] Lies noch einmal, was { $who } sagt.
       *[other] Vergleich, was diese sagen: { $who }.
    }
puzzle-try =
    { $others-count ->
        [one] Und wenn es { $who } wäre? Lies noch einmal, was { $others } sagt.
       *[other] Und wenn es { $who } wäre? Vergleich, was diese sagen: { $others }.
    }
puzzle-try-alone = Und wenn es { $who } wäre?
puzzle-follow = Folg jetzt den Karten durch die Nacht.

## Ein Tipp

puzzle-accuse = { $who } beschuldigen
puzzle-sentence = Dieser Satz ist falsch
puzzle-say-place = Es ist { $where }
puzzle-say-player = Sie liegt vor { $where }
puzzle-say-card = Es ist { $role-the }
puzzle-choose =
    { $number ->
        [one] Tipp ein Haus an
        [2] Tipp zwei Häuser an
       *[other] Tipp { $number } Häuser an
    }
puzzle-choose-sentence = Tipp einen Satz an
puzzle-choose-place = Tipp ein Haus oder eine Karte an
puzzle-choose-card = Tipp eine Karte an

puzzle-wrong-liars = Nicht { $who }. Dann wäre all das wahr, und das geht nicht:
puzzle-wrong-supposed = Nicht { $who }. Mit { $role-a-dat } dort kann das nicht wahr sein:
puzzle-wrong-sentence = Nicht dieser. Dann wäre all das wahr, und das geht nicht:
puzzle-wrong-place = Nicht dort. Das spricht dagegen:
puzzle-wrong-card = Nicht diese Karte. Das spricht dagegen:
puzzle-wrong-silent = Nicht { $who }: Wer nichts sagt, kann nicht lügen.
puzzle-wrong-plain = Nein. So viele von diesen Karten gibt es nicht.

puzzle-right-liars =
    { $count ->
        [one] Es war { $who }.
       *[other] Es waren { $who }.
    }
puzzle-right-sentence = { $who } hat etwas Falsches gesagt.
puzzle-right-place = Richtig, { $where }.
puzzle-right-player = Sie liegt vor { $where }.
puzzle-right-card = Es ist { $role-the }.

## Die Seiten

puzzle-page = Rätsel
    .lede = Ein Dorf redet, jemand lügt, und es gibt genau eine Lösung. Für jedes gelöste geht ein Fenster an.
    .about = Jeden Tag eins, und zweihundert im Regal: Wer lügt?
puzzle-page-one = Rätsel { $number }
puzzle-page-shelf = Das Regal
puzzle-page-today = Das Rätsel von heute
puzzle-page-level-1 = Eine kurze Nacht
puzzle-page-level-2 = Erste Zweifel
puzzle-page-level-3 = Verknäuelte Geschichten
puzzle-page-level-4 = Was ist gewandert?
puzzle-page-level-5 = Die lange Nacht
puzzle-page-dusk = In der Dämmerung
    .about = Epic Battle, mit Zeichen: Alle sehen ihr eigenes, wenn die Dämmerung vorbei ist.
puzzle-page-lit = { $count } von { $of }
puzzle-page-how = Montage sind leicht, Sonntage nicht. Wer die Wahrheit sagt, muss nicht alles sagen.
puzzle-page-silent = kein Wort
puzzle-page-centre = in der Mitte
puzzle-page-first = Tipp auf ein Schild oder eine Karte, um mehr zu hören. Kommst du nicht weiter? Hol dir einen Hinweis.
puzzle-page-last = Das war alles: Daraus folgt die Lösung.
puzzle-page-hint = Ein Hinweis
puzzle-page-plain = Ganz ohne Hinweis.
puzzle-page-hinted = Gebrauchte Hinweise: #
puzzle-page-share = Teilen
puzzle-page-copied = Adresse kopiert
puzzle-page-next = Noch eins

## Selbst eins machen

puzzle-new = Dein eigenes Rätsel
    .about = Tipp ein Dorf zusammen; du erfährst sofort, ob es genau eine Lösung gibt.
puzzle-new-open = sagt noch nichts
puzzle-new-house = + ein Haus
puzzle-new-first = Tipp auf ein Haus: Was sagt dort jemand? Auch Frage, Regel und Karten lassen sich antippen.
puzzle-new-check = Wie viele Lösungen gibt es?
puzzle-new-busy = Die Laterne geht herum …
puzzle-new-lost = Der Server hat nicht geantwortet. Tipp, um noch einmal zu fragen.
puzzle-new-long = Das herauszufinden, dauert zu lange: Lass weniger Leute weniger sagen.
# $answer: ein Satz
puzzle-new-one = Eine Lösung, und keine andere. { $answer }
puzzle-new-rack = Im Regal stünde es bei „{ $rack }“.
puzzle-new-unshown = Eine Lösung, und keine andere. Aber warum, ließe sich niemandem zeigen: Versuch eine andere Behauptung.
# $answer: wie man sie antippt
puzzle-new-unproven = Eine Lösung, und keine andere: { $answer }. Zu zeigen, warum, dauert zu lange: Lass weniger Leute weniger sagen, dann kannst du es weitergeben.
puzzle-new-spare = Nicht nötig: { $text }
puzzle-new-several = { $count } Lösungen. Lass jemanden mehr sagen.
puzzle-new-others = Und noch { $count }.
puzzle-new-none = Keine Lösung: So kann es nicht sein.
puzzle-new-share = Weitergeben
puzzle-new-try = Ausprobieren
puzzle-new-back = Zurück auf die Straße
puzzle-new-dealt = Welche Karte will dieses Haus bekommen haben?
puzzle-new-said = Und es sagt (ein Tipp nimmt es zurück):
puzzle-new-unsay = Zurücknehmen: { $text }
puzzle-new-more = Dazu
puzzle-new-less = Dieses Haus wegnehmen
puzzle-new-name = Name
    .go = Umbenennen
puzzle-new-cards = Die Karten
    .tap = Tipp auf eine Karte, um eine andere an ihre Stelle zu legen.
puzzle-new-game = Das Spiel
puzzle-new-instead = Anstelle von: { $role }
puzzle-new-liars = Wer lügt?
puzzle-new-ask = Was ist zu finden?
puzzle-made = Ein Rätsel für dich
    .change = Ändern
