# Fertige Partien des klassischen Spiels, von der kleinsten zur größten.

scenario-smallest-village = Das kleinste Dorf
    .blurb = Ein paar Häuser, ein Brunnen, und schon schläft einer nicht. Alles, was man lernen muss, an einem Abend.
scenario-village-evening = Ein Abend im Dorf
    .blurb = Das Feuer brennt herunter, man zählt durch, Blicke treffen sich. Der Abend, wie wir ihn mögen, ohne etwas zu viel.
scenario-first-lovers = Erste Liebe
    .blurb = Amor kommt vor den Wölfen vorbei. Zwei Herzen schlagen jetzt im selben Takt, und das macht alles verwickelt.
scenario-witch-and-hunter = Die Hexe und der Jäger
    .blurb = Zwei Fläschchen im Regal, ein Gewehr hinter der Tür. Sterben ist heute Nacht nicht mehr so einfach.
scenario-little-girl-awake = Das Kleine Mädchen ist wach
    .blurb = Ein Auge geht auf im Dunkeln, während das Rudel wählt. Wird es sehen oder gesehen?
scenario-thieves-night = Nacht eines Diebes
    .blurb = Zwei Karten zu viel, eine Hand zu flink. Keiner weiß mehr so genau, wer im Dorf fehlt.
scenario-whole-village = Das ganze Dorf
    .blurb = Alle Rollen kommen heraus, alle Fenster gehen an. Für einen großen Tisch und eine lange Nacht.
