# Die Optionen eines Tisches: ein kurzer Name, und was sich ändert.

## Eine Nacht

option-lone-wolf = Einsamer Wolf
    .about = Ein Werwolf, der keinen anderen sieht, darf sich eine Karte der Mitte ansehen.
option-robber-must-rob = Der Räuber raubt immer
    .about = Der Räuber darf nicht mehr verzichten: Er muss seine Karte tauschen.
option-minion-may-die = Günstling bis in den Tod
    .about = Ohne Werwolf am Tisch gewinnt der Günstling, wenn jemand anders stirbt, auch wenn es ihn selbst mit erwischt.
option-tanner-blocks-minion = Der Gerber sticht den Günstling aus
    .about = Ohne Werwolf am Tisch gewinnt der Günstling nicht, wenn ein Gerber stirbt.
option-minion-beside-tanner = Der Günstling neben dem Gerber
    .about = Ohne Werwolf am Tisch nimmt ein toter Gerber dem Günstling den Sieg nicht mehr.

## Epic Battle

option-master-substitute-one = An Stelle des Meisters reicht eine Stimme
    .about = Schützt ein Vampir den Meister, stirbt der Nächste in der Reihe auch mit nur einer Stimme.
option-shot-through-guard = Schüsse gehen durch den Schutz
    .about = Wer geschützt ist, ist vor der Abstimmung sicher, aber nicht mehr vor dem Schuss des Jägers.
option-second-place-two = Zwei Stimmen für den zweiten Platz
    .about = Mit drei Teams im Spiel stirbt der zweite Platz erst ab zwei Stimmen.
option-only-villagers-count = Nur Dorfbewohner zählen
    .about = Ohne Monster am Tisch kostet nur der Tod eines Dorfbewohners das Dorf den Sieg. Stirbt ein Gerber, gewinnt er weiter allein.
option-alpha-card-in-centre = Die Karte des Alphawolfs in der Mitte
    .about = Die zusätzliche Wolfskarte gilt als Karte der Mitte: Man darf sie ansehen, kopieren oder nehmen.
option-copy-stays-with-player = Die Kopie bleibt bei der Person
    .about = Was ein Nachahmer oder ein Geisterjäger wird, bleibt bei der Person und nicht mehr bei der Karte.
option-aura-night-only = Auren nur der Nacht
    .about = Die Auraseherin sieht nicht mehr, was in der Dämmerung geschah, nur was nachts geschieht.

## Klassisch

option-captain = Ein Hauptmann
    .about = Am ersten Morgen wählt das Dorf einen Hauptmann, dessen Stimme doppelt zählt und bei Gleichstand entscheidet.
option-hunter-any-death = Der Jäger schießt immer
    .about = Der Jäger darf schießen, woran er auch stirbt, Gift und Kummer eingeschlossen.
option-wolves-win-at-parity = Gleich viele reichen
    .about = Die Werwölfe gewinnen, sobald sie so viele sind wie alle anderen.
option-wolves-win-alone = Bis zum letzten Dorfbewohner
    .about = Die Werwölfe gewinnen erst, wenn kein Dorfbewohner mehr lebt.
option-lovers-spare-each-other = Verliebte verschonen einander
    .about = Verliebte dürfen nicht gegeneinander stimmen, und ein verliebter Hauptmann darf den anderen bei Gleichstand nicht verurteilen.
option-wolves-spare-wolves = Wölfe verschonen Wölfe
    .about = Das Rudel darf niemanden aus den eigenen Reihen zum Opfer wählen.
option-village-must-lynch = Das Dorf muss sich entscheiden
    .about = Niemand darf sich enthalten; endet auch die zweite Abstimmung unentschieden, bestimmt das Los, wer stirbt.
option-girl-beyond-help = Erwischt ist erwischt
    .about = Ein ertapptes Kleines Mädchen stirbt: Die Hexe bekommt es nicht gezeigt und kann es nicht retten.
