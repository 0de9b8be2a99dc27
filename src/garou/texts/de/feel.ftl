# Wie sich ein Deck anfühlen wird: ein Zug, und ein Satz für wenig, etwas und viel davon.

feel-title = So fühlt sich dieses Deck an
    .degree = { $degree ->
        [low] wenig
        [middle] etwas
       *[high] viel
    }
feel-ease = Zu lernen
    .low = Für alle, auch für Kinder und erste Partien.
    .middle = Nach einer Partie kennen sich alle aus.
    .high = Für einen Tisch, der seine Karten kennt. Lest sie vorher zusammen.
feel-hunted = { $kind ->
        [wolves] Wölfe
       *[monsters] Monster
    }
    .low = { $count ->
        [0] Gar keine: eine seltsame Nacht, in der niemand zu jagen ist.
        [one] Nur eins unter { $cards } Karten: schwer zu finden.
       *[other] Nur { $count } unter { $cards } Karten: schwer zu finden.
    }
    .middle = { $count ->
        [one] Eins unter { $cards } Karten: ein fairer Kampf.
       *[other] { $count } unter { $cards } Karten: ein fairer Kampf.
    }
    .high = { $count ->
        [one] Eins unter { $cards } Karten: Das Dorf muss sich beeilen.
       *[other] { $count } unter { $cards } Karten: Das Dorf muss sich beeilen.
    }
feel-news = Hinweise
    .low = Kaum jemand sieht etwas: Hört auf Stimmen und schaut in Gesichter.
    .middle = Einige sehen etwas: Wem glaubt ihr?
    .high = Viele sehen etwas: Vergleicht, was sie sagen.
feel-movement = Durcheinander
    .low = Keine Karte wandert: Am Morgen bist du, wer du warst.
    .middle = Ein, zwei Karten können wandern: Frag, bevor du etwas schwörst.
    .high = Die ganze Nacht wandern Karten. Am Morgen ist kaum jemand sicher, wer er ist.
feel-deceit = Lügen
    .low = Die meisten sagen die Wahrheit: Wer lügt, fällt auf.
    .middle = Manche haben gute Gründe zu lügen.
    .high = Fast alle können etwas zu verbergen haben.
feel-nights = Länge
    .low = Etwa { $count } Nächte: schnell vorbei, und Lust auf mehr.
    .middle = Etwa { $count } Nächte: ein guter Teil des Abends.
    .high = Etwa { $count } Nächte: ein ganzer Abend.
feel-calls = Länge
    .low = { $count ->
        [0] Keine Aufrufe
        [one] Ein Aufruf
       *[other] { $count } Aufrufe
    }: eine kurze Nacht.
    .middle = { $count } Aufrufe: eine ordentliche Nacht.
    .high = { $count } Aufrufe: eine lange Nacht voller Schritte.
feel-three = Drei Teams
    .about = Wölfe, Vampire und Dorf: Nur eine Sorte zu jagen, reicht nicht.
feel-turning = Seitenwechsel
    .about = Jemand kann in einem anderen Team aufwachen. Vielleicht du.
feel-chains = Ein Tod, zwei Tode
    .about = Wer fällt, nimmt vielleicht jemanden mit.
feel-alone = Jemand spielt allein
    .about = Nicht alle wollen, was sie zu wollen scheinen. Denkt nach, bevor ihr abstimmt.
