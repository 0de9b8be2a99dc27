# Die Rollen des klassischen Spiels. Regeln ohne Optionen, wenn nichts anderes dasteht.

classic-villager-name = Dorfbewohner
    .the = der Dorfbewohner
    .the-acc = den Dorfbewohner
    .the-dat = dem Dorfbewohner
    .a = ein Dorfbewohner
    .a-acc = einen Dorfbewohner
    .a-dat = einem Dorfbewohner
    .of = des Dorfbewohners
    .many = Dorfbewohner
    .gender = m
classic-villager-summary = Nachts schläfst du. Am Tag hast du deine Stimme und deine Nase.
classic-villager-explain = Nachts ruft dich niemand auf. Am Tag redest du mit den Lebenden und stimmst dann gegen jemand anderen oder gegen niemanden. Wer die meisten Stimmen hat, stirbt; ohne Stimmen stirbt niemand. Bei Gleichstand entscheidet der Hauptmann; gibt es keinen, stimmt ihr noch einmal unter denen ab, die vorn liegen, und ändert auch das nichts, geht das Dorf ohne Urteil schlafen. Dein Team gewinnt, wenn kein einziger Werwolf mehr lebt, auch wenn du es nicht mehr siehst.
classic-villager-play = Merk dir, wer gegen wen stimmt: Worte verblassen, Stimmen bleiben. Fällt ein Werwolf, denk zurück, wer sich am Vortag vor ihn gestellt hat. Du hast nichts zu verbergen, also rede früh, und lass die Wölfe rätseln, ob du die Seherin bist oder jemand anders.

classic-werewolf-summary = Jede Nacht sucht das Rudel aus, wer den Morgen nicht sieht.
classic-werewolf-explain = Jede Nacht entscheidest du zuerst, ob du die Augen öffnest oder geschlossen hältst. Die wachen Wölfe sehen einander und nennen jeder eine lebende Person, wenn sie mögen auch sich selbst oder einen anderen Wolf; der meistgenannte Name ist das Opfer, bei Gleichstand stirbt niemand. Bleiben alle Wölfe im Bett, verhungern sie alle bei Tagesanbruch. Solange ein Kleines Mädchen unterwegs sein kann, darf sich jeder wache Wolf einmal umsehen, am Anfang, in der Mitte oder am Ende: Ist sein Auge gerade dann offen, wird das Mädchen stattdessen das Opfer. Ein schlafender Wolf sieht sich nicht um, kann aber auch nicht gesehen werden. Dein Rudel gewinnt, sobald höchstens eine Person lebt, die kein Werwolf ist.
classic-werewolf-play = Drei Wölfe sehen sich besser zu drei verschiedenen Zeiten um: Dann ist das Kleine Mädchen in keinem Moment sicher. Schlaf verbirgt dich vor ihm, aber in der ersten Nacht kennst du dein Rudel noch nicht: Verlässt sich jeder auf den anderen, sterbt ihr alle. Stimm am Tag ab wie ein Dorfbewohner, auch wenn du einen verlorenen Wolf fallen lassen musst. Und such deine Opfer nach dem Verdacht aus, den sie hinterlassen.

classic-seer-summary = Jede Nacht darfst du erfahren, was eine lebende Person ist.
classic-seer-explain = Jede Nacht darfst du eine andere lebende Person aussuchen und siehst, was sie ist. Du darfst auch niemanden ansehen. Du siehst, was sie jetzt ist: Ein Dieb, der eine Karte genommen hat, zeigt sich in der neuen Rolle, ein Dieb, der nichts genommen hat, als Dorfbewohner. Liebe und Tränke sieht man nicht. Bist du aus dem Spiel, siehst du nichts mehr.
classic-seer-play = Sieh dir zuerst die an, die das Gespräch führen: Als Wölfe sind sie gefährlich, als Dorfbewohner deine besten Verbündeten. Verrate dich nicht für einen einfachen Dorfbewohner, aber ein gefundener Wolf kann dein Leben wert sein. Streu Andeutungen in deine Worte und deine Stimmen, damit das Dorf versteht, falls du verschwindest.

classic-hunter-summary = Töten dich die Wölfe oder das Dorf, darfst du im Fallen schießen.
classic-hunter-summary-with-hunter-any-death = Woran du auch stirbst, du darfst noch schießen.
classic-hunter-explain = Von den Werwölfen gefressen oder vom Dorf verurteilt, darfst du sofort jemanden erschießen, der noch lebt. Du darfst das Gewehr auch sinken lassen. Du wählst nach den anderen Toten dieses Moments, und triffst du jemanden von den Verliebten, stirbt der andere vor Kummer. Gift, Kummer oder die Kugel eines anderen Jägers: Dein Gewehr bleibt stumm. Ob jemand gewonnen hat, wird erst nach deinem Schuss geprüft.
classic-hunter-play = Such dir jeden Abend ein Ziel, bevor du die Augen schließt, denn wenn es so weit ist, geht alles schnell. Irrt sich das Dorf in dir, sag, wer du bist: Wenige wollen mit dir gehen. Ohne echten Verdacht ist nicht schießen besser als die Seherin treffen.

classic-cupid-summary = In der ersten Nacht verbindest du zwei Leute auf Leben und Tod.
classic-cupid-explain = In der ersten Nacht musst du zwei Leute verbinden, wenn du magst auch dich selbst. Sie öffnen die Augen und erkennen sich, erfahren aber nicht, welche Rolle der andere hat. Stirbt einer, folgt der andere sofort, vor Kummer. Ist einer Werwolf und der andere nicht, sind sie ein eigenes Team: Sie gewinnen nur als die letzten beiden Lebenden, und solange beide leben, gewinnt kein anderes Team. Sonst gewinnt jeder mit seinem eigenen. Du bleibst beim Dorf, außer dein eigenes Herz hängt in so einem Paar.
classic-cupid-play = Dich selbst mit jemandem zu verbinden, bringt dir einen Verbündeten, und du bist doppelt so leicht zu verlieren. Zwei starke Stimmen des Dorfes zu verbinden, ist gewagt: Ein Biss nimmt beide. Beobachte dein Paar am Tag: Verteidigt es sich gegen alle anderen, kommt es vielleicht aus zwei Teams, und du bist der Erste, der das ahnen kann.

classic-witch-summary = Ein Heiltrank, ein Gift: Jedes wirkt nur einmal.
classic-witch-explain = Jede Nacht, solange du noch einen Trank hast, zeigt man dir das Opfer. Der Heiltrank rettet es, auch wenn du es bist; das Gift tötet eine andere lebende Person, wenn du darauf bestehst auch das Opfer. Jeder Trank wirkt im ganzen Spiel einmal, beide in derselben Nacht, wenn du willst, oder nie. Ein ertapptes Kleines Mädchen ist ein Opfer wie jedes andere: Du kannst es retten. Wölfe, die verhungern, nicht. Am Morgen kann niemand dein Gift von einem Biss unterscheiden, und ein Jäger, den du allein getötet hast, schießt nicht.
classic-witch-play = Das Opfer, das du siehst, ist fast immer unschuldig, außer ein schlauer Wolf hat sich selbst genannt. Den Heiltrank für dich oder eine bekannte Seherin aufzuheben, lohnt sich oft mehr, als ihn in der ersten Nacht zu verschütten. Das Gift ist eine Stimme ohne Debatte: Warte auf einen echten Verdacht, aber stirb nicht mit vollem Fläschchen.

classic-thief-summary = In der ersten Nacht darfst du eine der beiden Karten an der Seite nehmen.
classic-thief-explain = Zwei weitere Karten liegen an der Seite. In der ersten Nacht, vor allen anderen, siehst du sie dir an und darfst eine davon gegen deine tauschen. Sind beide Werwölfe, musst du eine nehmen. Deine neue Rolle spielst du noch in dieser Nacht, wenn sie aufgerufen wird. Nimmst du nichts, bist du bis zum Schluss ein einfacher Dorfbewohner.
classic-thief-play = Merk dir beide Karten: Die, die du liegen lässt, hat niemand. Hast du die einzige Hexe des Spiels liegen gelassen, lügt jeder, der die Hexe sein will. Einen Wolf zu nehmen, überrascht alle, sogar das Rudel; die Seherin zu nehmen, hilft sofort. Und ein einfacher Dorfbewohner mit zwei Geheimnissen in der Tasche zu bleiben, ist gar nicht so übel.

classic-little-girl-summary = Während die Wölfe wählen, darfst du ein Auge öffnen. Auf eigene Gefahr.
classic-little-girl-summary-with-girl-beyond-help = Während die Wölfe wählen, darfst du ein Auge öffnen. Ertappt hilft dir niemand.
classic-little-girl-explain = Während die Werwölfe ihre Beute wählen, hat die Nacht drei Momente: Anfang, Mitte und Ende. Du darfst in beliebig vielen davon ein Auge öffnen, oder in keinem. Jeder wache Wolf darf sich seinerseits in einem davon umsehen. Sieht sich ein Wolf um, während dein Auge offen ist, erfährst du nichts und wirst das Opfer der Nacht, an der Stelle ihrer Wahl; die Hexe kann dich noch retten. Sonst siehst du in jedem deiner Momente einen der wachen Wölfe, welchen, entscheidet das Los, manchmal zweimal denselben. Schlafende Wölfe sieht man nicht.
classic-little-girl-play = Ein Moment pro Nacht genügt oft, und nimm jede Nacht einen anderen. Je größer das Rudel, desto mehr Augen können dich ertappen: Die Zeit für Mut kommt, wenn es kleiner wird. Kennst du einen Wolf, rede, als hättest du ihn erraten, sonst gehört die nächste Nacht dir.

classic-captain-summary = Deine Stimme zählt doppelt, und bei Gleichstand entscheidest du.
classic-captain-explain = Du behältst deine Rolle, und dieses Amt kommt dazu. Gewählt wird am ersten Morgen, nach den Toten der Nacht und vor der ersten Debatte; du darfst dich selbst wählen, und ablehnen darf niemand. Bei Gleichstand wird noch einmal unter denen gewählt, die vorn liegen, dann entscheidet das Los. Verurteilt das Dorf, zählt deine Stimme doppelt; liegen trotzdem mehrere vorn, entscheidet deine Stimme, und ging sie an keinen von ihnen, wirst du gefragt. Stirbst du, und das Spiel geht weiter, nennst du unter den Lebenden, wer dir nachfolgt, sobald alle Toten genannt sind.
classic-captain-play = Frag alle nach ihrer Meinung, bevor du deine sagst: Deine Stimme wiegt schwer, und Wölfe verstecken sich gern dahinter. Überleg dir vorher, wem du das Amt lässt, denn alle werden diesen Namen wie eine letzte Nachricht lesen. Und wenn du jemanden wählst, hüte dich vor denen, die es zu gern wollen.
