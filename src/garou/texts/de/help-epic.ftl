# Wie man jede Rolle von Epic Battle spielt: drei kurze Zeilen, und vor wem man sich hütet.

## Dämmerung

help-epic-battle-copycat = Du kennst eine Karte der Mitte: Wer sie bekommen haben will, lügt vielleicht.
    .then = Hast du eine Rolle des Dorfes kopiert, sag es früh; bei einem Monster halt eine harmlose Kopie bereit.
    .last = Spiel ab jetzt die Rolle, die du gesehen hast.
    .beware = Vor Seherin und Hexe, die dieselbe Karte gesehen haben können. Und vor allen, die deine bewegen: Die kopierte Rolle geht mit.
help-epic-battle-vampire = Beißt jemanden, auf den der Tisch hört.
    .then = Hört euren Rekruten an, bevor ihr ihm traut: Der Biss kann gelöscht sein.
    .last = Sei am Tag eifrig auf der Suche nach Wölfen.
    .beware = Vor dem Priester, der den Biss abwäscht, und der Auraseherin, die weiß, dass du nicht geschlafen hast.
help-epic-battle-master = Du brauchst einen Vampir, der auf dich zeigt: Niemand hält das für einen Gefallen.
    .then = Lass deinen Clan ahnen, wer du bist, und sonst niemanden.
    .last = Achte auf den zweiten Platz: Dort schlägt es ein.
    .beware = Vor Amor: Die Liebe kommt durch deinen Schutz. Und Renfield kann dich nicht decken, so gern er möchte.
help-epic-battle-count = Mach der ruhigen Stimme Angst, der morgen alle glauben.
    .then = Leg dir dein anderes Gesicht zurecht, bevor es Nacht wird.
    .last = Prahlt dein Opfer mit einer Vision, lass jemand anders daran zweifeln.
    .beware = Vor dem Priester, der deine Angst vor der Nacht vertreiben kann, und der Auraseherin, die sieht, dass du unterwegs warst.
help-epic-battle-renfield = Du kannst ohne Schaden sterben: Zieh die Stimmen auf dich, mit gekränkter Miene.
    .then = Mit drei Teams reicht das nicht: Auch ein Wolf muss sterben.
    .last = Keinen Vampir gesehen? Dann bist du wohl vom Dorf: Sprich offen.
    .beware = Vor dem Scharfschützen: Deine Fledermaus verrät, wer du bist. Und ein Dorf, das verstanden hat, jagt woanders.
help-epic-battle-diseased = Sag, wo die Pest liegt, und niemand traut sich mehr, dorthin zu zeigen.
    .then = Schweig, wenn das Monster neben dir sitzt.
    .last = Denk beim Abstimmen daran, dass sie auch bei dir wirkt.
    .beware = Vor dem Gremlin, der die Pest nach der Dämmerung verschieben kann: Frag ihn, bevor du abstimmst.
help-epic-battle-cupid = Zwei Fremde zu verbinden, ist eine Wette, dass einer von ihnen Zähne hat.
    .then = Nenn dein Paar spät, und sieh bis dahin zu, wer wen verteidigt.
    .last = Verbindest du dich selbst, musst du auf zwei Leben aufpassen.
    .beware = Vor dem Gremlin, der ein Zeichen der Liebe verschieben kann, und vor deinem Paar, wenn die eine Hälfte ein Monster ist.
help-epic-battle-instigator = Niemand zwingt dich: Die meisten am Tisch sind auf deiner Seite.
    .then = Sag, dass es einen Verräter gibt, aber nicht, wen, und sieh zu, wer wem nicht mehr traut.
    .last = Gar nichts getan? Lass sie glauben, du hättest.
    .beware = Vor deinem eigenen Verräter, wenn er vom Dorf ist: Er braucht einen Toten unter euch.
help-epic-battle-priest = Wasch jemanden rein, den du morgen brauchst.
    .then = Lass dir Zeit zu sagen, wen: Solange zählen die Vampire auf ihren Rekruten.
    .last = Du hast ein Zeichen gewaschen, keine Karte: Bleib wachsam.
    .beware = Vor den Vampiren, sobald sie wissen, wessen Biss du gelöscht hast. Nach dir kommt nur der Attentäter.
help-epic-battle-assassin = Gib dein Zeichen jemandem, den der Tisch gern verdächtigt.
    .then = Lass andere zuerst beschuldigen, und nick nur.
    .last = Halt dich an alle, denen dieser Tod gelegen kommt.
    .beware = Vor deinem Ziel, das dein Zeichen sieht, und dem Leibwächter, der es schützen kann. Ein Biss macht deinen Auftrag hinfällig.

## Das Rudel

help-epic-battle-werewolf = Such dir deine Lüge im Dunkeln aus, und erzähl sie mit als Erste.
    .then = Eine Karte der Mitte, die du gesehen hast, ist eine gute Maske.
    .last = Mit drei Teams hilf dem Dorf, einen Vampir zu finden.
    .beware = Vor Seherin und Scharfschütze, die deine Karte gesehen haben können. Und gegen das Dorf allein vor dem Gerber: Stirbt er, hast du verloren.
help-epic-battle-alpha-wolf = Nimm jemanden, dem man glaubt: Er verteidigt sich in gutem Glauben.
    .then = Halt die Stimmen von deinem Rekruten fern, ohne dass es so aussieht.
    .last = Sag es ihm erst ganz am Ende, wenn du ihn brauchst: Alle werden es hören.
    .beware = Vor der Seherin, die deinen Rekruten finden kann, und vor Räuber, Hexe und Gremlin, die diese Karte noch einmal bewegen können.
help-epic-battle-mystic-wolf = Nenn dich Seherin und erzähl von der Karte, die du gesehen hast: Ihr Besitzer bestätigt es.
    .then = Vergewissere dich erst, dass sonst niemand die Seherin ist.
    .last = Mit drei Teams schenk dem Dorf einen Vampir.
    .beware = Vor der echten Seherin, die ihre eigene Geschichte hat.
help-epic-battle-dream-wolf = Sag Dorfbewohner, Jäger oder Leibwächter: Du hast geschlafen wie sie.
    .then = Wer dich ohne Grund verteidigt, ist wohl Familie.
    .last = Beschuldige niemanden zu hitzig, solange du nicht weißt, wer mit dir heult.
    .beware = Vor allen, die Karten ansehen. Dein eigenes Rudel verteidigt dich vielleicht zu laut, oder es liegt in der Mitte.

## Die Nacht des Dorfes

help-epic-battle-mason = Meldet euch zusammen: zwei Namen weniger auf der Liste.
    .then = Frag deinen Gefährten nach seinem Zeichen, und sieh ihm beim Antworten zu.
    .last = Niemanden gesehen? Der andere liegt in der Mitte, oder verängstigt im Bett.
    .beware = Vor den Vampiren: Ein gebissener Freimaurer grüßt dich noch, gewinnt aber mit dem Clan.
help-epic-battle-thing = Tipp der Seite auf die Schulter, der der Tisch glaubt.
    .then = Lass sie zuerst davon erzählen: Dann denkt niemand an eine Absprache.
    .last = Will jemand anders das Ding sein? Frag, welche Schulter.
    .beware = Vor Nachbarn, die etwas zu verbergen haben und nichts gespürt haben wollen.
help-epic-battle-seer = Lass zwei oder drei Leute vor dir reden.
    .then = Sag „diese Karte war …“, nicht „diese Person ist …“: Einen Biss sieht man nicht.
    .last = Hielt dich die Angst im Bett, gib es zu.
    .beware = Vor dem Grafen, der dir die Vision nehmen kann. Räuber, Hexe und Gremlin kommen nach dir.
help-epic-battle-paranormal-investigator = Eine Karte reicht oft: Die zweite kann dich die Haut kosten.
    .then = Zwei ehrliche Karten machen dich zum Kronzeugen: Nenn die Namen.
    .last = Bist du ein Monster geworden, schütz das, das du gesehen hast.
    .beware = Vor dem, was du suchst: Jeder Wolf oder Vampir, den du ansiehst, macht dich zu einem der Ihren, und der Gerber zum Gerber.
help-epic-battle-marksman = Such einen Biss, wo niemand einen vermutet.
    .then = Zeichen verraten, wer am Tisch sitzt: Angst einen Grafen, die Fledermaus einen Renfield.
    .last = Sag nicht gleich, was du bei wem gesehen hast.
    .beware = Vor dem Gremlin, der nach dir Karten oder Zeichen verschieben kann, und dem Grafen, der dich im Bett halten kann.
help-epic-battle-robber = Eine Karte des Dorfes im Sack? Sag es bald, und zwei Leute sind entlastet.
    .then = Ein Monster im Sack? Lass den alten Besitzer weiter für dich lügen.
    .last = Rauben heilt keinen Biss: Dein Zeichen bleibt bei dir.
    .beware = Vor Hexe und Gremlin, die nach dir kommen. Und vor der Karte eines Nachahmers: Nur der alte Besitzer weiß, was sie geworden ist.
help-epic-battle-witch = Sieh nur hin, wenn du handeln willst: Dann gibt es kein Zurück.
    .then = Eine Karte des Dorfes entwaffnet bei jemand Zwielichtigem vielleicht ein Monster.
    .last = Sag, was du gegeben hast, bevor du sagst, wem, und sieh in die Gesichter.
    .beware = Vor dem Gremlin, der deine Karte weiterschieben kann, und dem Grafen, der dich vom Kessel fernhalten kann.
help-epic-battle-aura-seer = Warte, bis alle eine Rolle genannt haben, dann vergleiche.
    .then = Ein Dorfbewohner, der unterwegs war, verbirgt etwas.
    .last = Jeder Vampir, der gebissen hat, steht auf deiner Liste.
    .beware = Vor dem Grafen, der dir die Augen schließen kann. Und ein Nachahmer, immer unterwegs, kann ganz unschuldig sein.
help-epic-battle-gremlin = Ein schlechtes Zeichen vor dir? Gib es jemand anderem.
    .then = Lass ein Monster sich sicher fühlen, dann sag, dass seine Karte woanders liegt.
    .last = Sag, ob es Karten oder Zeichen waren: Der Tisch braucht es zum Rechnen.
    .beware = Vor deinem eigenen Pech: Du siehst nichts an und reichst vielleicht einem Freund ein Monster.
help-epic-battle-insomniac = Noch dieselbe Karte? Du kannst darauf schwören.
    .then = Eine andere Karte? Find heraus, wer da war, bevor du mehr sagst.
    .last = Dein Zeichen hast du nicht noch einmal gesehen: Der Gremlin kann es verschoben haben.
    .beware = Wer dir die Karte eines Monsters hingelegt hat, kann dich verraten. Und der Kurator kommt nach dir.
help-epic-battle-revealer = Dreh die Karte von jemandem um, dessen Wort die Debatte dreht.
    .then = Liegt am Morgen nichts offen, wähl gut, wann du sagst, was du gesehen hast.
    .last = Erinnere den Tisch: Ein offenes Gesicht ist sicher, ein Team nicht.
    .beware = Vor dem, den du gesehen hast: Liegt nichts offen, ahnt er, warum, und redet vor dir.
help-epic-battle-curator = Leg es zu jemand Zwielichtigem, nicht zu einem Freund.
    .then = Frag früh nach, bevor eine Geschichte fertig ist.
    .last = Gar nichts hinzulegen, ist auch eine gute Wahl.
    .beware = Vor deinem eigenen Geschenk: Es kann aus einer ehrlichen Haut ein Monster machen.

## Die Abstimmung

help-epic-battle-bodyguard = Zeig nie auf die Person, die du fallen sehen willst: Du würdest sie retten.
    .then = Irrt sich das Dorf, zeig auf sein Opfer.
    .last = Behalt deine Rolle bis zu den letzten Minuten für dich.
    .beware = Vor Monstern, die sich hinter deinem Finger verstecken. Und vor der Pest: Zeigst du darauf, kannst du nicht gewinnen.
help-epic-battle-hunter = Stimm immer ab, als würdest du gleich sterben.
    .then = Irrt sich der Tisch in dir, sträub dich nicht: Ziel gut.
    .last = Mit drei Teams ziel auf das, das die Stimmen vergessen.
    .beware = Vor dem Leibwächter, der dein Ziel schützen kann, und dem Gerber, der dir dankbar wäre.
help-epic-battle-tanner = Sei ein glaubhafter Schuldiger, kein hastiger.
    .then = Sieh dir dein Zeichen an: Ist es ein Biss, willst du doch leben.
    .last = Mit drei Teams reicht der zweite Platz zum Sterben.
    .beware = Vor dem Leibwächter: Sein Finger würde dir das Leben retten. Und vor Artefakten, die aus dir eine ehrliche Haut machen können.
help-epic-battle-villager = Horch auf alle, die viel reden und nichts sagen.
    .then = Ein Zeichen, das etwas erzählt? Sag es: Es beweist, wer am Tisch sitzt.
    .last = Mit drei Teams zielt auf zwei Leute, einen von jeder Sorte.
    .beware = Vor den Vampiren: Ein Biss, und du gehörst zu ihnen. Und vor Wölfen, die sich Dorfbewohner nennen.
