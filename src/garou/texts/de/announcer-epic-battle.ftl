# Epic Battle, laut vorgelesen: erst die Dämmerung, dann die Nacht. Was hier fehlt, klingt wie in einer Nacht.

## Vor der Dämmerung

announce-epic-battle-hint-marks = Leg die Tafel mit den Zeichen so hin, dass alle sie erreichen, mit den verdeckten Zeichen der Rollen im Spiel. Gib allen ein Zeichen der Klarheit, verdeckt neben ihre Karte.
announce-epic-battle-hint-alpha = Leg die zusätzliche Wolfskarte des Alphawolfs zur Seite, neben die drei Karten der Mitte.
announce-epic-battle-hint-artifacts = Misch die Artefakte verdeckt. Ohne Werwolf im Spiel nimm die Kralle heraus, ohne Vampir das Gebiss.

announce-epic-battle-dusk-falls = Es dämmert. Alle schließen die Augen; keine Bewegung, kein Wort.
    .brief = Dämmerung. Alle schließen die Augen.
    .tale = Hinter der Burg wird der Himmel rot, die Krähen kommen heim, und ein Fensterladen nach dem anderen geht zu. Es dämmert. Alle schließen die Augen; keine Bewegung, kein Wort, bis ihr euren Namen hört.

## Nachahmer

announce-epic-battle-copycat-picture = Vor einer schwarzen Scheibe probiert jemand Gesichter an.
    .gone = Die Scheibe wirft nichts mehr zurück.
announce-epic-battle-copycat-act = Sieh dir eine Karte der Mitte an und lass sie liegen: Du wirst diese Rolle, samt Team. Du wachst auf, wenn sie aufgerufen wird.
    .brief = Sieh dir eine Karte der Mitte an: Du wirst diese Rolle.
    .tale = Drei Gesichter schlafen in der Mitte, und keins hat einen Herrn. Sieh dir eine dieser Karten an und lass sie liegen: Du wirst diese Rolle, samt Team, und wachst auf, wenn sie aufgerufen wird.
announce-epic-battle-fourth-card = Die Wolfskarte an der Seite zählt als Karte der Mitte.

## Vampire

announce-epic-battle-vampire-picture = Oben in der Burg gleiten steinerne Deckel auf, ganz ohne Geräusch.
    .gone = Ein Rascheln von Umhängen, und das Fenster ist leer.
announce-epic-battle-vampire-act =
    { $count ->
        [one] Such dir jemanden aus, der kein Vampir ist, und leg ihm das Zeichen des Vampirs hin, an die Stelle seines Zeichens, ohne dieses anzusehen.
       *[other] Seht euch an. Sucht dann zusammen jemanden aus, der kein Vampir ist, und legt ihm das Zeichen des Vampirs hin, an die Stelle seines Zeichens, ohne dieses anzusehen.
    }
    .brief =
        { $count ->
            [one] Beiß jemanden: das Zeichen des Vampirs statt seines eigenen.
           *[other] Seht euch an, dann beißt jemanden: das Zeichen des Vampirs statt seines eigenen.
        }
    .tale =
        { $count ->
            [one] Der Durst ist noch der von vor dreihundert Jahren. Such dir jemanden aus, der kein Vampir ist, und leg ihm das Zeichen des Vampirs hin, an die Stelle seines Zeichens, ohne dieses anzusehen.
           *[other] Seht euch an: Der Durst ist noch der von vor dreihundert Jahren. Sucht dann zusammen jemanden aus, der kein Vampir ist, und legt ihm das Zeichen des Vampirs hin, an die Stelle seines Zeichens, ohne dieses anzusehen.
        }

announce-epic-battle-count-picture = Eine hohe Gestalt bleibt auf der Treppe stehen.
    .gone = Die Schritte verlieren sich im Hof.
announce-epic-battle-count-act = Gib das Zeichen der Angst jemandem, der kein Vampir ist und nicht vom Clan gebissen wurde, an die Stelle seines Zeichens.
    .brief = Das Zeichen der Angst, an jemanden außerhalb des Clans, der nicht gebissen wurde.
    .tale = Ein Blick genügt, und das Blut gefriert. Gib das Zeichen der Angst jemandem, der kein Vampir ist und nicht vom Clan gebissen wurde, an die Stelle seines Zeichens.

announce-epic-battle-renfield-picture = Im Keller flüstert jemand mit den Fliegen.
    .gone = Ein Flattern, dann die Stille des Kellers.
announce-epic-battle-renfield-act =
    { $count ->
        [one] Vampir, Augen zu, zeig auf die Person, die du gebissen hast. Renfield, sieh hin, dann leg das Zeichen der Fledermaus an die Stelle deines eigenen.
       *[other] Vampire, Augen zu, zeigt auf die Person, die ihr gebissen habt. Renfield, sieh hin, dann leg das Zeichen der Fledermaus an die Stelle deines eigenen.
    }
    .brief =
        { $count ->
            [one] Vampir, zeig auf die gebissene Person. Renfield, nimm die Fledermaus.
           *[other] Vampire, zeigt auf die gebissene Person. Renfield, nimm die Fledermaus.
        }
    .tale =
        { $count ->
            [one] Vampir, Augen zu, zeig auf die Person, die du gebissen hast. Renfield, da ist dein Herr, und da sein Festmahl: Leg das Zeichen der Fledermaus an die Stelle deines eigenen.
           *[other] Vampire, Augen zu, zeigt auf die Person, die ihr gebissen habt. Renfield, da sind deine Herren, und da ihr Festmahl: Leg das Zeichen der Fledermaus an die Stelle deines eigenen.
        }
announce-epic-battle-renfield-fingers-down =
    { $count ->
        [one] Vampir, nimm die Hand herunter.
       *[other] Vampire, nehmt die Hand herunter.
    }
announce-epic-battle-renfield-no-clan = Es ist kein Vampir im Spiel: Niemand wird zeigen. Leg das Zeichen der Fledermaus an die Stelle deines eigenen.
    .brief = Kein Vampir im Spiel. Nimm die Fledermaus.
    .tale = Du wartest auf einen Herrn, der nicht kommt: Es ist kein Vampir im Spiel. Leg trotzdem das Zeichen der Fledermaus an die Stelle deines eigenen.

## Die anderen Zeichen

announce-epic-battle-diseased-picture = Ein trockener Husten hallt durch die leere Straße.
    .gone = Der Husten zieht weiter.
announce-epic-battle-diseased-act = Gib das Zeichen der Pest der Person links oder rechts neben dir, an die Stelle ihres Zeichens.
    .brief = Das Zeichen der Pest, nach links oder rechts.
    .tale = Du wolltest deinen Nachbarn nie etwas Böses. Gib trotzdem das Zeichen der Pest der Person links oder rechts neben dir, an die Stelle ihres Zeichens.

announce-epic-battle-cupid-picture = Über den Dächern summt eine Bogensehne.
    .gone = Eine weiße Feder fällt aufs Pflaster.
announce-epic-battle-cupid-act = Du darfst die beiden Zeichen der Liebe zwei Personen deiner Wahl geben, an die Stelle ihrer Zeichen. Du selbst darfst dabei sein.
    .brief = Du darfst die beiden Zeichen der Liebe vergeben.
    .tale = Zwei Pfeile, zwei Herzen, und keins hat darum gebeten. Du darfst die beiden Zeichen der Liebe zwei Personen deiner Wahl geben, an die Stelle ihrer Zeichen; du selbst darfst dabei sein.

announce-epic-battle-instigator-picture = Unter einer Tür wird ein Zettel durchgeschoben.
    .gone = Der Zettel verbrennt im Kamin.
announce-epic-battle-instigator-act = Du darfst das Zeichen des Verräters jemandem deiner Wahl geben, an die Stelle seines Zeichens. Auch dir selbst.
    .brief = Du darfst das Zeichen des Verräters vergeben.
    .tale = Ein Wort genügt, und eine Freundschaft kippt. Du darfst das Zeichen des Verräters jemandem deiner Wahl geben, an die Stelle seines Zeichens; auch dir selbst.

announce-epic-battle-priest-picture = Ein Glöckchen, ein wenig Weihrauch, ein Schritt im Kirchenschiff.
    .gone = Der Weihrauch verzieht sich.
announce-epic-battle-priest-act = Leg ein Zeichen der Klarheit an die Stelle deines eigenen. Danach darfst du dasselbe für eine andere Person tun.
    .brief = Klarheit für dich, dann, wenn du willst, für eine andere Person.
    .tale = Weihwasser wäscht alles rein, zuerst die eigenen Hände. Leg ein Zeichen der Klarheit an die Stelle deines eigenen; danach darfst du dasselbe für eine andere Person tun.

announce-epic-battle-assassin-picture = Unter einem Torbogen wird etwas Schmales geschliffen.
    .gone = Unter dem Torbogen ist niemand mehr.
announce-epic-battle-assassin-act = Gib das Zeichen des Attentäters jemandem deiner Wahl, an die Stelle seines Zeichens. Auch dir selbst.
    .brief = Gib das Zeichen des Attentäters.
    .tale = Auftrag ist Auftrag. Gib das Zeichen des Attentäters jemandem deiner Wahl, an die Stelle seines Zeichens; auch dir selbst.

## Das Ende der Dämmerung

announce-epic-battle-own-mark = Alle öffnen die Augen. Sieh dir dein eigenes Zeichen einmal an, ohne es zu zeigen, und leg es zurück.
    .brief = Alle öffnen die Augen und sehen sich ihr eigenes Zeichen an.
    .tale = Ein letztes Licht kriecht unter den Türen durch. Alle öffnen die Augen. Sieh dir dein eigenes Zeichen einmal an, ohne es zu zeigen, und leg es zurück: Die Nacht zeigt es dir nicht noch einmal.
announce-epic-battle-afraid = Ist es das Zeichen der Angst, lass die ganze Nacht die Augen zu, auch wenn du aufgerufen wirst.
    .brief = Mit dem Zeichen der Angst wachst du nicht auf.
    .tale = Ist es das Zeichen der Angst, zieh dir die Decke über den Kopf: Lass die ganze Nacht die Augen zu, auch wenn du aufgerufen wirst.
announce-epic-battle-night-after-dusk = Die Nacht bricht an. Alle schließen die Augen.
    .brief = Nacht. Alle schließen die Augen.
    .tale = Das Licht erlischt, und die Nacht fällt auf einen Schlag. Alle schließen die Augen.

## Verliebte

announce-epic-battle-lovers-picture = Unter zwei weit entfernten Fenstern dieselbe Melodie auf der Geige.
    .gone = Die Geige verstummt.
announce-epic-battle-lovers-open = Verliebte, öffnet die Augen.
    .brief = Verliebte, wacht auf.
announce-epic-battle-lovers-close = Verliebte, schließt die Augen.
    .brief = Schlaft wieder ein, ihr beiden.
announce-epic-battle-lovers-act = Hast du das Zeichen der Liebe gesehen, such die andere Person, die es trägt. Stirbt eine von euch, stirbt auch die andere.
    .brief = Seht euch an.
    .tale = Hast du das Zeichen der Liebe gesehen, such jene anderen Augen und merk sie dir. Eure zwei Leben sind jetzt eins: Erlischt das eine, erlischt auch das andere.

## Die Wölfe

announce-epic-battle-werewolf-dreamer = Traumwolf, Augen zu, Daumen raus.
    .brief = Traumwolf, Daumen raus.
    .tale = Traumwolf, im Schlaf läufst du schon: Augen zu, Daumen raus.
announce-epic-battle-werewolf-dreamer-end = Traumwolf, Daumen wieder weg.
announce-epic-battle-alpha-wolf-picture = Ein Knurren, tiefer als die anderen, und das Rudel weicht zur Seite.
    .gone = Das Knurren verliert sich zwischen den Stämmen.
announce-epic-battle-alpha-wolf-act = Tausch die Wolfskarte an der Seite gegen die Karte einer anderen Person, ohne diese anzusehen. Du musst, aber nie bei einem Werwolf.
    .brief = Tausch die Wolfskarte gegen die Karte von jemandem außerhalb des Rudels.
    .tale = Das Rudel braucht frisches Blut. Tausch die Wolfskarte an der Seite gegen die Karte einer anderen Person, ohne diese anzusehen; du musst, aber nie bei einem Werwolf.
announce-epic-battle-mystic-wolf-picture = An einer Astspitze klingen Knochen und Federn aneinander.
    .gone = Die Federn kommen zur Ruhe.
announce-epic-battle-mystic-wolf-act = Du darfst dir die Karte einer anderen Person ansehen.
    .tale = Der Rauch spricht zu dir in einer alten Sprache. Du darfst dir die Karte einer anderen Person ansehen.

## Die Nacht des Dorfes

announce-epic-battle-thing-picture = Etwas geht durch die Küche, und die Diele knarrt nicht.
    .gone = Das Ding, was immer es war, ist fort.
announce-epic-battle-thing-act = Tipp der Person links oder rechts neben dir sanft auf die Schulter, auf der Seite, auf der du sitzt.
    .brief = Tipp der Person links oder rechts neben dir auf die Schulter.
    .tale = Du hast kein Gesicht, aber eine Hand. Tipp der Person links oder rechts neben dir sanft auf die Schulter, auf der Seite, auf der du sitzt.

announce-epic-battle-paranormal-investigator-picture = Eine Blendlaterne, ein Notizbuch, ein Hauch von Schwefel.
    .gone = Die Laterne geht von selbst aus.
announce-epic-battle-paranormal-investigator-act = Du darfst dir die Karte einer anderen Person ansehen, dann die einer zweiten. Siehst du einen Werwolf, einen Vampir oder einen Gerber, hör auf: Du wirst es.
    .brief = Bis zu zwei fremde Karten. Werwolf, Vampir oder Gerber: Hör auf, du wirst es.
    .tale = Wer lange genug Monster sucht, wird ihnen ähnlich. Du darfst dir die Karte einer anderen Person ansehen, dann die einer zweiten. Siehst du einen Werwolf, einen Vampir oder einen Gerber, hör auf: Du wirst es.

announce-epic-battle-marksman-picture = Ein nasser Finger prüft den Wind.
    .gone = Die Armbrust wird lautlos entspannt.
announce-epic-battle-marksman-act = Du darfst dir die Karte einer anderen Person ansehen.
    .tale = Jede Spur beginnt mit einem Gesicht. Du darfst dir die Karte einer anderen Person ansehen.
announce-epic-battle-marksman-mark = Danach darfst du dir das Zeichen einer anderen Person ansehen: nie Karte und Zeichen bei derselben.
    .brief = Dann das Zeichen einer anderen Person, wenn du willst.
    .tale = Eine zweite Fährte führt woandershin: Du darfst dir ein Zeichen ansehen, aber nie Karte und Zeichen bei derselben Person.

announce-epic-battle-witch-picture = Tief im Wald murmelt ein Kessel.
    .gone = Unter dem Kessel stirbt das Feuer.
announce-epic-battle-witch-act = Du darfst dir eine Karte der Mitte ansehen. Tust du es, musst du sie gegen die Karte einer Person deiner Wahl tauschen oder gegen deine eigene.
    .brief = Du darfst dir eine Karte der Mitte ansehen; dann tausch sie gegen irgendeine am Tisch.
    .tale = Was in den Kessel kommt, muss auch wieder heraus. Du darfst dir eine Karte der Mitte ansehen; tust du es, musst du sie gegen die Karte einer Person deiner Wahl tauschen oder gegen deine eigene.

announce-epic-battle-aura-seer-picture = Eine Hand liest unsichtbare Linien in der Luft.
    .gone = Die Hand schließt sich über dem, was sie weiß.
announce-epic-battle-aura-seer-act = Wer seit Einbruch der Nacht eine Karte bewegt oder angesehen hat: Augen zu, Daumen raus.
    .brief = Wer eine Karte bewegt oder angesehen hat: Daumen raus.
    .tale = Wer die Nacht angefasst hat, behält einen Schimmer davon. Wer seit Einbruch der Nacht eine Karte bewegt oder angesehen hat: Augen zu, Daumen raus.
announce-epic-battle-aura-seer-dusk-too = Wer in der Dämmerung oder seither eine Karte oder ein Zeichen bewegt oder angesehen hat: Augen zu, Daumen raus. Der Blick auf das eigene Zeichen zählt nicht.
    .brief = Wer seit der Dämmerung eine Karte oder ein Zeichen bewegt oder angesehen hat: Daumen raus.
    .tale = Wer die Schatten angefasst hat, behält einen Schimmer davon. Wer in der Dämmerung oder seither eine Karte oder ein Zeichen bewegt oder angesehen hat: Augen zu, Daumen raus; der Blick auf das eigene Zeichen zählt nicht.
announce-epic-battle-aura-seer-night-only = Wer seit Einbruch der Nacht eine Karte oder ein Zeichen bewegt oder angesehen hat: Augen zu, Daumen raus. Die Dämmerung zählt nicht.
    .brief = Wer in dieser Nacht eine Karte oder ein Zeichen bewegt oder angesehen hat: Daumen raus. Die Dämmerung zählt nicht.
    .tale = Die Dämmerung ist schon verblasst, die Nacht glimmt noch. Wer seit Einbruch der Nacht eine Karte oder ein Zeichen bewegt oder angesehen hat: Augen zu, Daumen raus.
announce-epic-battle-aura-seer-thumbs-down = Alle Daumen wieder weg.

announce-epic-battle-gremlin-picture = Auf dem Dachboden kratzt es, dann kichert es.
    .gone = Eine Kralle zieht die Luke zu.
announce-epic-battle-gremlin-act = Du darfst die Karten von zwei Personen deiner Wahl vertauschen, ohne sie anzusehen. Du selbst darfst dabei sein.
    .brief = Du darfst zwei Karten vertauschen, ungesehen.
    .tale = Nichts ist so lustig wie das, was nicht mehr an seinem Platz ist. Du darfst die Karten von zwei Personen deiner Wahl vertauschen, ohne sie anzusehen; du selbst darfst dabei sein.
announce-epic-battle-gremlin-cards-or-marks = Du darfst die Karten von zwei Personen deiner Wahl vertauschen oder aber ihre Zeichen, ohne etwas anzusehen. Du selbst darfst dabei sein; nie beides zugleich.
    .brief = Du darfst bei zwei Personen die Karten oder die Zeichen vertauschen, ungesehen.
    .tale = Nichts ist so lustig wie das, was nicht mehr an seinem Platz ist. Du darfst die Karten von zwei Personen deiner Wahl vertauschen oder aber ihre Zeichen, ohne etwas anzusehen; du selbst darfst dabei sein, aber nie beides zugleich.

announce-epic-battle-revealer-picture = Ein stummer Blitz macht das Fenster weiß.
    .gone = Das Dunkel kommt zurück, dichter als zuvor.
announce-epic-battle-revealer-act = Du darfst eine Karte am Tisch aufdecken, und sie bleibt offen liegen. Aber einen Werwolf, einen Vampir, einen Gerber oder einen Attentäter drehst du sofort wieder um.
    .brief = Du darfst eine Karte aufdecken. Werwolf, Vampir, Gerber, Attentäter: Dreh sie wieder um.
    .tale = Das Licht sucht sich nicht aus, was es zeigt. Du darfst eine Karte am Tisch aufdecken, und sie bleibt offen liegen. Aber einen Werwolf, einen Vampir, einen Gerber oder einen Attentäter drehst du sofort wieder um.

announce-epic-battle-curator-picture = In einer Museumsvitrine dreht sich ein Schlüssel.
    .gone = Die Vitrine geht zu, um ein Stück leichter.
announce-epic-battle-curator-act = Du darfst blind ein Artefakt ziehen und es, ohne es anzusehen, auf die Karte einer Person deiner Wahl legen oder auf deine eigene.
    .brief = Du darfst ein Artefakt auf eine Karte legen, ungesehen.
    .tale = Manche Dinge wollen lieber nicht untersucht werden. Du darfst blind ein Artefakt ziehen und es, ohne es anzusehen, auf die Karte einer Person deiner Wahl legen oder auf deine eigene.

## Der Morgen und die Abstimmung

announce-epic-battle-turned-up = Eine Karte, die offen liegt, bleibt es bis zur Abstimmung.
    .tale = Findet der Tag eine offene Karte, so bleibe sie es bis zur Abstimmung.
announce-epic-battle-artifact = Liegt ein Artefakt vor dir, sieh es dir an, ohne es zu zeigen, und tu, was es verlangt.
    .brief = Hast du ein Artefakt, sieh es dir an, ohne es zu zeigen.
    .tale = Ab und zu lässt die Nacht ein Geschenk da. Liegt ein Artefakt vor dir, sieh es dir an, ohne es zu zeigen, und tu, was es verlangt.
announce-epic-battle-hands-off-marks = Keine Karte und kein Zeichen wird gezeigt, und nichts davon mehr angesehen, auch das Eigene nicht.
    .brief = Hände weg von Karten und Zeichen.
announce-epic-battle-vote-shroud = Wer das Leichentuch trägt, stimmt mit dem Rücken zum Tisch ab und zeigt hinter sich: Die anderen einigen sich, wer gemeint ist.
    .brief = Unter dem Leichentuch stimmt man mit dem Rücken zum Tisch ab; die anderen sagen, wer gemeint ist.
announce-epic-battle-vote-three-camps = Sitzen Dorf, Werwölfe und Vampire alle am Tisch, stirbt auch der zweite Platz, außer bei Gleichstand an der Spitze.
    .brief = Sitzen drei Teams am Tisch, stirbt auch der zweite Platz.
    .tale = Wo drei Teams einander gegenübersitzen, ist ein Tod nicht genug: Sitzen Dorf, Werwölfe und Vampire alle am Tisch, stirbt auch der zweite Platz, außer bei Gleichstand an der Spitze.
announce-epic-battle-vote-bodyguard = Auf wen der Leibwächter zeigt, der stirbt nicht; dafür stirbt der Nächste, wenn er mindestens zwei Stimmen hat.
    .brief = Der Leibwächter rettet, auf wen er zeigt.
announce-epic-battle-vote-master = Zeigt ein anderer Vampir auf den Meister, stirbt der Meister nicht; dafür kann es den Nächsten treffen.
    .brief = Ein anderer Vampir, der auf den Meister zeigt, rettet ihn.
announce-epic-battle-vote-cupid = Stirbt jemand mit dem Zeichen der Liebe, stirbt auch der andere.
    .brief = Verliebte sterben zusammen.
    .tale = Und stirbt jemand von den Verliebten, bleibt auch das andere Herz stehen.
announce-epic-battle-tell-copycat = Wer als Nachahmer begonnen hat, sagt jetzt, welche Karte er kopiert hat.
    .brief = Nachahmer, was hast du kopiert?
announce-epic-battle-tell-paranormal-investigator = Wer als Geisterjäger begonnen hat, sagt jetzt, ob er etwas anderes geworden ist.
    .brief = Geisterjäger, was bist du geworden?
