# Die Szenarien von Eine Nacht und ihre Stufen.

level-initiation = Erste Schritte
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer

scenario-first-night = Die erste Nacht
    .blurb = Ein sanfter Einstieg: zwei Werwölfe, drei Rollen, die man in einer Minute lernt, und ein paar Dorfbewohner, die an allen zweifeln.

scenario-full-moon = Vollmond
    .blurb = Karten wechseln die Hände, während die Schlaflose wach liegt. Alle anderen stehen auf und hoffen, noch dieselben zu sein.

scenario-lonely-night = Einsame Nacht
    .blurb = Ein einziger Werwolf im ganzen Deck, und der schläft vielleicht in der Mitte. Viel Verdacht um nichts, oder auch nicht.

scenario-confusion = Durcheinander
    .blurb = Zu viele Hände sind im Dunkeln unterwegs. Häng am Morgen nicht zu sehr an der Karte von gestern.

scenario-profit = Gewinn
    .blurb = Der Jäger geht nie allein. Ein Tod an der richtigen Stelle kann sich für das Dorf lohnen.

scenario-strange-companions = Seltsame Gefährten
    .blurb = Freimaurer, die einander kennen, ein Günstling, der aus dem Schatten dient. Alle haben Freunde; fragt sich nur, welche.

scenario-uncertainty = Ungewissheit
    .blurb = Der Gerber will sterben, der Betrunkene weiß nicht mehr, wer er ist. Bevor du jemanden beschuldigst, frag dich, wen deine Stimme freut.

scenario-alliance-in-the-dark = Bündnis im Dunkeln
    .blurb = Die Werwölfe haben ihren Günstling, die Freimaurer ihren Bruder, und dazwischen wandern die Karten. Zwei Bündnisse, ein Morgen.

scenario-revenants = Wiedergänger
    .blurb = Die Doppelgängerin tritt auf, und manche Rolle läuft vielleicht zweimal herum. Für einen großen Tisch, der seine Karten kennt.

scenario-anarchy = Anarchie
    .blurb = Zwei Werwölfe und ein Dorfbewohner: Mehr ist euch nicht versprochen. Den Rest sucht der Zufall aus, und der hat einen bösen Humor.

scenario-basic = Das Grundspiel
    .blurb = Hier fängt die Ausgabe Bezier an, mit drei bis fünf Leuten am Tisch: Werwölfe, Seherin, Räuber, Unruhestifterin, Dorfbewohner. Eine Nacht, und man kann es.

scenario-bag = Aus dem Beutel
    .blurb = Alle Karten kommen in einen Beutel, und eine Hand greift blind hinein. Heraus kommt ein Rudel, ein friedliches Dorf oder ein schönes Chaos.
