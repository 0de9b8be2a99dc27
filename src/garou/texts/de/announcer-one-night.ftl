# Eine Nacht, laut vorgelesen. Zu jedem Aufruf: was zu tun ist, und zwei Bilder für die erzählte Fassung (Aufwachen, dann Einschlafen).

## Vor der Nacht

announce-one-night-hint-tokens = Leg für jede Karte ein Plättchen in die Mitte: Alle diese Rollen werden aufgerufen, auch die, deren Karte in der Mitte schläft.
announce-one-night-hint-own-card = Alle sehen sich ihre Karte einmal an und legen sie verdeckt vor sich hin.
announce-one-night-hint-close = Ab sieben Leuten rückt ihr eng um einen kleinen Tisch zusammen, sitzend oder stehend, damit jeder Arm an jede Karte kommt. An einem langen Tisch sitzt ihr an den langen Seiten, nie an den Enden.
announce-one-night-hint-reader = Wer vorliest, spielt auch mit. Kommt deine eigene Rolle, handle ohne ein Wort, damit deine Stimme nicht verrät, wohin du dich beugst. Zähl bei jeder Rolle still so viele Sekunden, wie dasteht.
announce-one-night-hint-reader-eyes = Schließ auch deine Augen, und leg die Plättchen nach ihren Nummern neben dich: Zwischen zwei Rollen darfst du kurz nachsehen, wer als Nächstes dran ist.
announce-one-night-hint-reader-tap = Während eine Rolle handelt, trommle leise auf den Tisch, damit niemand die Karten rutschen hört.
announce-one-night-hint-day-length = Gebt dem Reden beim ersten Mal zehn Minuten, danach fünf, an einem großen Tisch mehr.

announce-one-night-night-falls = Die Nacht bricht an, das Dorf schläft ein. Alle schließen die Augen.
    .brief = Alle schließen die Augen.
    .tale = Das letzte Fenster wird dunkel, vom Fluss steigt Nebel auf, und ein Hund, der eben noch gebellt hat, ist auf einmal still. Das Dorf schläft ein. Alle schließen die Augen und lassen sie zu, bis sie ihren Namen hören.
announce-one-night-sleepers = Wer schläft, rührt sich nicht, zeigt nicht und sagt nichts.
    .brief = Keine Bewegung, kein Laut.
    .tale = Wer schläft, rührt sich nicht, gibt kein Zeichen und sagt keinen Ton: Die Nacht hat feine Ohren.

## Doppelgängerin

announce-one-night-doppelganger-picture = In einem verhängten Spiegel sucht ein Gesicht jemanden, dem es gleichen kann.
    .gone = Der Schleier fällt wieder über den Spiegel.
announce-one-night-doppelganger-act = Sieh dir die Karte einer anderen Person an und lass sie liegen: Du wirst, was du siehst, samt Team.
    .brief = Sieh dir die Karte einer anderen Person an: Du wirst diese Rolle.
    .tale = Beug dich über die Karte einer anderen Person und lass sie liegen. Dieses Gesicht ist jetzt deins, und sein Team auch.
announce-one-night-doppelganger-at-once = Ein paar Rollen werden sofort gespielt: { $roles }. Hast du das gesehen, handle jetzt; später nicht mehr.
    .brief = Hast du das gesehen, handle jetzt: { $roles }.
    .tale = Manche Masken warten nicht: { $roles }. Hast du das gesehen, nutze es jetzt, denn ein zweites Mal fragt dich diese Nacht nicht.
announce-one-night-doppelganger-minion = Hast du den Günstling gesehen, lass die Augen offen. Wenn nicht, schließ sie jetzt.
    .brief = Bist du jetzt Günstling, schau hin. Wenn nicht, schließ die Augen.
    .tale = War es der Günstling, den du gesehen hast, lass die Augen offen: Gleich zeigen sich deine Herren. Wenn nicht, schließ sie jetzt, denn was kommt, ist nicht für dich.
announce-one-night-doppelganger-minion-thumbs = Werwölfe, Augen zu, Daumen raus.
    .brief = Werwölfe, Daumen raus.
announce-one-night-doppelganger-minion-end = Werwölfe, Daumen wieder weg.
announce-one-night-doppelganger-later = Hast du eine andere Rolle gesehen, hab Geduld: Wacht sie heute Nacht auf, bist du mit ihr dran oder gleich danach.
    .brief = Bei jeder anderen Rolle warte, bis sie aufgerufen wird.
    .tale = Trägst du ein anderes Gesicht, hab Geduld: Wacht es heute Nacht auf, schlägt deine Stunde mit seiner oder gleich danach.

## Werwolf

announce-one-night-werewolf-picture = Eine Wolke gibt den Mond frei, und vom Wald kommt ein langes Heulen herunter.
    .gone = Die Zweige schließen sich, und der Wald hält den Atem an.
announce-one-night-werewolf-act =
    { $count ->
        [one] Sieh dich um: Das ist dein ganzes Rudel.
       *[other] Sucht mit den Augen den Rest des Rudels und merkt euch diese Gesichter.
    }
    .brief =
        { $count ->
            [one] Sieh dich um.
           *[other] Seht euch an.
        }
    .tale =
        { $count ->
            [one] Sieh dich um im Schatten: Was du dort siehst, ist dein ganzes Rudel.
           *[other] Seht euch um im Schatten und merkt euch jedes Gesicht, das zurückschaut: Das ist euer Rudel, und morgen müsst ihr es retten.
        }
announce-one-night-werewolf-lone = Siehst du keinen anderen Werwolf, darfst du dir eine Karte der Mitte ansehen.
    .brief = Ohne Rudel darfst du dir eine Karte der Mitte ansehen.
    .tale = Leuchten keine anderen Augen im Dunkeln, darfst du eine Karte der Mitte anheben und dann weiterschlafen lassen, wo sie lag.

## Günstling

announce-one-night-minion-picture = Am Ende der Gasse wartet jemand auf den Knien auf seine Herren.
    .gone = Ein schleppender Schritt, eine Tür, dann nichts mehr.
announce-one-night-minion-act =
    { $count ->
        [one] Werwolf, Augen zu, Daumen raus. Günstling, das ist, wem du dienst.
       *[other] Werwölfe, Augen zu, Daumen raus. Günstling, das sind die, denen du dienst.
    }
    .brief =
        { $count ->
            [one] Werwolf, Daumen raus.
           *[other] Werwölfe, Daumen raus.
        }
    .tale =
        { $count ->
            [one] Werwolf, Augen zu, Daumen raus im Dunkeln. Günstling, sieh gut hin: Für diese Hand wirst du morgen lügen.
           *[other] Werwölfe, Augen zu, Daumen raus im Dunkeln. Günstling, sieh gut hin: Für diese Hände wirst du morgen lügen.
        }
announce-one-night-minion-thumbs-down =
    { $count ->
        [one] Werwolf, Daumen wieder weg.
       *[other] Werwölfe, Daumen wieder weg.
    }
announce-one-night-minion-no-wolf = Unter den Karten ist kein Werwolf: Kein Daumen wird sich zeigen.
    .brief = Kein Daumen wird sich zeigen.
    .tale = Du wartest vergebens: Unter den Karten ist kein Werwolf, und kein Daumen wird sich zeigen.

## Freimaurer

announce-one-night-mason-picture = Drei leise Schläge an eine Eichentür.
    .gone = Die Eichentür fällt zu, und das Geheimnis bleibt drinnen.
announce-one-night-mason-open = Freimaurer, öffnet die Augen.
    .brief = Freimaurer, wacht auf.
announce-one-night-mason-close = Freimaurer, schließt die Augen.
    .brief = Schlaft wieder ein, ihr beiden.
announce-one-night-mason-act = Sucht einander mit den Augen. Antwortet niemand, lasst die Mitte in Ruhe: Die geht euch nichts an.
    .brief = Seht euch an.
    .tale = Ein Zeichen mit der Hand, und ihr wisst Bescheid. Sucht einander mit den Augen; antwortet niemand, lasst die Mitte in Ruhe, ihre Karten sind nicht für euch.

## Seherin

announce-one-night-seer-picture = Hinter einem Vorhang wird eine Kerze angezündet, und die Kugel trübt sich.
    .gone = Jemand bläst die Kerze aus.
announce-one-night-seer-act = Du darfst dir die Karte einer anderen Person ansehen oder zwei Karten der Mitte. Alles bleibt an seinem Platz.
    .brief = Die Karte einer anderen Person, oder zwei aus der Mitte.
    .tale = Der Schleier ist dünn heute Nacht. Du darfst dir die Karte einer anderen Person ansehen oder zwei Karten der Mitte; nichts darf den Platz wechseln.

## Räuber

announce-one-night-robber-picture = Eine Klinge schiebt sich unter einen Riegel, und der Riegel gibt nach.
    .gone = Leichte Schritte verlieren sich über den Dächern.
announce-one-night-robber-act = Du darfst deine Karte gegen die einer anderen Person tauschen und dir dann ansehen, was du hast. Du wirst diese Rolle, tust aber nicht, was sie tut.
    .brief = Du darfst deine Karte gegen die einer anderen Person tauschen und sie dir ansehen.
    .tale = Alle schlafen, und nichts ist gut bewacht. Du darfst die Karte einer anderen Person nehmen, ihr deine dalassen und dir ansehen, was du hast. Du wirst diese Rolle, tust aber nicht, was sie tut.
announce-one-night-robber-must = Tausch deine Karte gegen die einer anderen Person und sieh dir an, was du hast. Du hast keine Wahl; du wirst diese Rolle, tust aber nicht, was sie tut.
    .brief = Tausch deine Karte gegen die einer anderen Person und sieh sie dir an.
    .tale = Der Hunger lässt dir keine Wahl. Nimm die Karte einer anderen Person, lass ihr deine da und sieh dir an, was du hast. Du wirst diese Rolle, tust aber nicht, was sie tut.

## Unruhestifterin

announce-one-night-troublemaker-picture = Ein ersticktes Lachen läuft an den Mauern entlang.
    .gone = Das Lachen verklingt; morgen wird es Krach geben.
announce-one-night-troublemaker-act = Du darfst die Karten von zwei anderen Personen vertauschen, ohne sie anzusehen.
    .brief = Du darfst zwei fremde Karten vertauschen, ungesehen.
    .tale = Zwei, die schlafen, zwei Karten, und niemand, der dich sieht. Du darfst die Karten von zwei anderen Personen vertauschen, ohne eine davon anzusehen.

## Betrunkener

announce-one-night-drunk-picture = Jemand verlässt singend das Wirtshaus und probiert es an der falschen Tür.
    .gone = Unter dem Tisch wird schon geschnarcht.
announce-one-night-drunk-act = Tausch deine Karte gegen eine aus der Mitte, ohne sie anzusehen. Du musst.
    .brief = Tausch deine Karte gegen eine aus der Mitte, ungesehen.
    .tale = Dir dreht sich der Kopf, und deine Hand macht sich selbständig. Tausch deine Karte gegen eine aus der Mitte, ohne sie anzusehen; du musst, und morgen weißt du von nichts.

## Schlaflose

announce-one-night-insomniac-picture = Eine Uhr schlägt eine Stunde, die niemand hört, außer in einem Zimmer.
    .gone = Endlich ist das Kissen kühl.
announce-one-night-insomniac-act = Sieh dir die Karte an, die vor dir liegt: Ist es noch deine?
    .brief = Sieh dir deine Karte an.
    .tale = Du hast das nicht geträumt, jemand ist durchs Haus gegangen. Sieh dir die Karte an, die vor dir liegt: Ist es noch deine?
announce-one-night-doppelganger-again-picture = In einem anderen Zimmer schläft auch der Spiegel nicht.
    .gone = Der Spiegel wird endgültig dunkel.
announce-one-night-doppelganger-again-open =
    { $count ->
        [one] { $name }, hast du { $roles-the-acc } gesehen, öffne die Augen.
       *[other] { $name }, wer von euch { $roles-the-acc } gesehen hat: Öffnet die Augen.
    }
    .brief =
        { $count ->
            [one] { $name }, hast du { $roles-the-acc } gesehen, wach auf.
           *[other] { $name }, wer { $roles-the-acc } gesehen hat: Wacht auf.
        }

## Das Ende der Nacht

announce-one-night-nudge = Lasst alle die Augen zu. Schiebt mit der Fingerspitze eure Karte ein wenig, damit niemand sieht, welche bewegt wurde.
    .brief = Augen zu, und schiebt eure Karte ein wenig.
    .tale = Die Nacht verwischt ihre Spuren. Lasst alle die Augen zu und schiebt mit der Fingerspitze eure Karte ein wenig, damit niemand sieht, welche auf Reisen war.
announce-one-night-hint-nudge-centre = Schieb auch die Karten der Mitte ein wenig, ohne die Augen zu öffnen.
announce-one-night-dawn = Es wird Tag. Alle öffnen die Augen.
    .brief = Alle öffnen die Augen.
    .tale = Ein Hahn räuspert sich, der Nebel reißt auf, und das Dorf merkt, dass es nicht mehr ganz dasselbe ist. Alle öffnen die Augen.

## Der Tag und die Abstimmung

announce-one-night-day-open = Jetzt redet. Wer hat was getan, wer lügt, wer ist nicht mehr, wer er war? Am Ende zeigen alle auf jemanden.
    .brief = Ihr habt das Wort.
    .tale = Der Platz füllt sich, und jeder schwört, gut geschlafen zu haben. Redet, klagt an, lügt, wenn es sein muss: Bevor die Sonne weiterzieht, zeigen alle auf jemanden.
announce-one-night-hands-off = Keine Karte wird gezeigt, und keine mehr angesehen, auch die eigene nicht.
    .brief = Hände weg von den Karten.
announce-one-night-hint-circle = Ihr glaubt, an diesem Tisch gibt es nichts zu jagen? Ihr dürft im Kreis abstimmen: Alle zeigen auf die Person zu ihrer Linken, und niemand stirbt.
announce-one-night-vote-ready = Die Zeit ist um, kein Wort mehr. Hebt die Hand: Nach dem Zählen zeigen alle auf eine andere Person.
    .brief = Schluss mit Reden. Hand hoch, entscheidet euch.
    .tale = Der Schatten des Kirchturms ist einmal um den Platz gewandert, und es ist alles gesagt. Hebt die Hand und entscheidet euch still: Nach dem Zählen zeigen alle auf eine andere Person.
announce-one-night-vote-count = Haltet den Finger still. Auf wen die meisten zeigen, der stirbt; bei Gleichstand alle, die vorn liegen. Zeigt auf niemanden mehr als ein Finger, stirbt niemand.
    .brief = Stillhalten und zählen.
    .tale = Haltet den Finger still und folgt jedem Arm bis ans Ende. Auf wen die meisten zeigen, der stirbt; bei Gleichstand alle, die vorn liegen. Zeigt auf niemanden mehr als ein Finger, verschont das Dorf alle.
announce-one-night-reveal = Dreht die Karten um.
    .tale = Die Masken fallen: Dreht die Karten um.
announce-one-night-vote-hunter = Stirbt der Jäger, stirbt auch, auf wen er zeigt.
    .brief = Der Jäger nimmt mit, auf wen er zeigt.
    .tale = Fällt der Jäger, fliegt seine letzte Kugel geradeaus: Es stirbt auch, auf wen er zeigt.
announce-one-night-tell-doppelganger = Wer als Doppelgängerin begonnen hat, sagt jetzt, was diese Karte kopiert hat.
    .brief = Doppelgängerin, was hast du gesehen?
    .tale = Ein letztes Gesicht hat noch keinen Namen: Wer als Doppelgängerin begonnen hat, sagt jetzt, was diese Karte kopiert hat.
