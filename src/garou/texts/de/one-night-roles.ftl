# Was jede Rolle in Eine Nacht tut: eine Zeile, das Ganze, und wie man sie gut spielt.

## Doppelgängerin

one-night-doppelganger-summary = Du siehst dir eine Karte an und wirst, was du siehst, samt Team.
one-night-doppelganger-explain = Du öffnest die Augen vor allen anderen und musst dir die Karte einer anderen Person ansehen, ohne sie zu nehmen: Ihre Rolle und ihr Team sind jetzt deine. Eine Rolle, die für sich entscheidet, wie Betrunkener, Räuber, Unruhestifterin oder Seherin: Du handelst sofort, und nur einmal. Freimaurer oder Werwolf: Du wachst später mit ihnen auf. Günstling: Man zeigt dir gleich die Werwölfe. Schlaflose: Du siehst direkt nach ihr nach deiner Karte. Jäger, Gerber oder Dorfbewohner: Du schläfst wieder ein, aber wie man damit stirbt und gewinnt, gilt jetzt für dich. Was du kopiert hast, bleibt auf deiner Karte: Wandert sie, hat die Rolle, vor wem sie landet, und du bist die Karte, die du dafür bekommen hast. Eine Doppelgängerin, die in der Mitte lag, hat nichts kopiert: Wer sie später nimmt, ist Dorfbewohner.
one-night-doppelganger-play = Du weißt von einer Person ganz sicher, womit sie angefangen hat: Hast du eine Rolle des Dorfes kopiert, sag früh, wen du gesehen hast und was, dann stützt ihr einander. Nachdem alle geredet haben, beweist dieselbe Geschichte nichts mehr. Hast du einen Werwolf kopiert, deck ihn: Lass ihn seine Lüge aussuchen und schwör dann, genau das auf seiner Karte gesehen zu haben. Hast du den Gerber kopiert, brauchst du deinen eigenen Tod; seiner bringt dir nichts.

## Werwolf

one-night-werewolf-summary = Nachts triffst du dein Rudel; am Tag darf keiner von euch sterben.
one-night-werewolf-explain = Im Dunkeln öffnet das Rudel die Augen und erkennt sich; eine Doppelgängerin, die einen von euch kopiert hat, gehört dazu. Siehst du niemanden, darfst du in eine Karte der Mitte schauen: in der Ausgabe Ravensburger immer, in der Ausgabe Bezier nur, wenn der Tisch diese Option gewählt hat. Ein Günstling kennt dich, du ihn nicht. Dein Team gewinnt, wenn kein Werwolf stirbt, mit einem Haken: Stirbt ein Gerber, ist der Sieg weg. Es zählt die Karte, die bei der Abstimmung vor dir liegt, und deine kann dir jemand im Schlaf genommen haben.
one-night-werewolf-play = Such dir deine Lüge noch vor dem Morgen aus und erzähl sie früh, bevor jemand anders dieselbe Rolle nimmt. Eine Karte, die du in der Mitte gesehen hast, ist eine gute Maske, denn niemand hat sie; nur Vorsicht vor einer Seherin, die am selben Ort nachgesehen hat. Seid ihr zu zweit, verteidigt einander nicht: Verdächtigt einfach dieselbe Person, jeder auf seine Art. Will jemand deine Karte bewegt haben, frag nach jeder Einzelheit, bevor du reagierst: Vielleicht ist es ein Köder für dein Geständnis, aber wenn es stimmt, hast du das Team gewechselt. Und denk an die Abstimmung im Kreis: Stirbt niemand, gewinnst du.

## Günstling

one-night-minion-summary = Du kennst die Werwölfe, sie dich nicht, und du kannst für sie sterben.
one-night-minion-explain = Gleich nach ihrem Treffen strecken die Werwölfe mit geschlossenen Augen den Daumen heraus: Du erfährst, wer sie sind, sie erfahren nicht, wer du bist. Du gewinnst mit ihnen, wenn kein Werwolf stirbt, auch wenn du stirbst. Ist bei der Abstimmung niemand Werwolf, spielst du für dich: Du musst überleben, und jemand anders muss sterben. Ein toter Gerber nimmt den Werwölfen den Sieg, und dir auch. Stirbt er, während niemand Werwolf ist, und du überlebst, gewinnt ihr in der Ausgabe Bezier beide, in der Ausgabe Ravensburger gewinnt der Gerber allein.
one-night-minion-play = Zieh Verdacht auf dich, aber mit Kunst: Eine Geschichte, die langsam Risse bekommt, ist besser als ein Geständnis, das der Tisch für den Trick eines Gerbers hielte. Oder warte, bis ein Werwolf seine Lüge hat, und bestätige sie: Eine „Seherin“, die diese Karte gesehen hat, macht ihn sicher, und er ahnt, wer du bist. Behaupte nicht, du hättest die Karte eines Werwolfs bewegt: Er könnte es glauben und alles gestehen. Hat sich kein Daumen gezeigt, mach das Gegenteil: Bleib sauber, bring eine glaubhafte Beschuldigung auf und spreng die Abstimmung im Kreis, und denk daran, dass der Betrunkene einen Werwolf aus der Mitte geholt haben kann.

## Freimaurer

one-night-mason-summary = Nachts triffst du den anderen Freimaurer: etwas Sicheres, das ist hier selten.
one-night-mason-explain = Die beiden Freimaurer sind zusammen im Deck oder gar nicht. Nachts öffnet ihr die Augen und erkennt euch; eine Doppelgängerin, die einen von euch kopiert hat, wacht mit auf. Siehst du niemanden, liegt der andere Freimaurer in der Mitte, was dir kein Recht gibt, dort nachzusehen. Nach diesem Treffen können eure Karten noch wandern: Du weißt, was der andere war, nicht, was er am Morgen ist. Du gewinnst mit dem Dorf.
one-night-mason-play = Zwei Leute, die füreinander bürgen, sind viel wert: Der ganze Verdacht fällt auf den Rest des Tisches. Lass erst ein paar Behauptungen vorbei, falls sich ein Lügner Freimaurer nennt; dann melde dich, ohne einen Namen zu nennen, und sieh, ob der richtige Gefährte antwortet. Hast du niemanden gesehen, sag es früh: Bestätigen kann es keiner, und später klingt es nach Ausrede. Bevor du für den anderen schwörst, frag Räuber und Unruhestifterin, ob sie an ihm dran waren.

## Seherin

one-night-seer-summary = Du darfst dir eine fremde Karte ansehen oder zwei Karten der Mitte.
one-night-seer-explain = Nachts darfst du dir die Karte einer anderen Person ansehen oder zwei Karten der Mitte: entweder oder, nie gemischt. Du darfst auch nichts ansehen, und du bewegst nichts. Du siehst, was in diesem Moment dort liegt; nach dir kommen andere, und die Karte kann seitdem gewandert sein. Eine Karte, die eine andere kopiert, zeigt dir ihr eigenes Bild, nicht was sie kopiert hat. Du gewinnst mit dem Dorf.
one-night-seer-play = Siehst du jemanden an, weißt du von einer Person etwas Festes; siehst du in die Mitte, kennst du zwei Karten, die niemand bekommen hat, und damit die Lügner, die sie haben wollen. Lass ein paar Leute sich festlegen, bevor du redest, aber warte nicht bis zur letzten Minute, wo jede Wahrheit erfunden klingt. Sag, was du gesehen hast, nicht, was du daraus machst: Hast du einen Werwolf gesehen, frag erst, wer Karten bewegt hat, denn vielleicht liegt er jetzt vor jemand anderem. Schliefen alle Werwölfe in der Mitte, vergewissere dich, dass keiner einen aufgehoben hat, und schlag dann die Abstimmung im Kreis vor.

## Räuber

one-night-robber-summary = Du darfst jemandem die Karte nehmen, deine dalassen und dir die Beute ansehen.
one-night-robber-summary-with-robber-must-rob = Du musst jemandem die Karte nehmen, deine dalassen und sie dir ansehen.
one-night-robber-explain = Nachts darfst du deine Karte gegen die einer anderen Person tauschen und siehst dir dann an, was du genommen hast. Ihre Rolle und ihr Team sind deine, aber was sie nachts tut, tust du nicht: Raubst du etwa die Schlaflose, wachst du nicht an ihrer Stelle auf. Dein Opfer wird zum Räuber, auf der Seite des Dorfes, und weiß es nicht. Raubst du nichts, bleibst du Räuber und gewinnst mit dem Dorf. Nimmst du eine Karte, die eine andere kopiert, bist du, was sie kopiert hat, und nur wer damit angefangen hat, kann dir sagen, was. Nach dir kommen andere: Deine Beute kann dir noch durch die Finger gehen.
one-night-robber-play = Hast du eine Karte des Dorfes genommen, sag schnell, wessen und welche: Dein Opfer bestätigt es, und ihr wirkt beide ehrlich. Hast du einen Werwolf genommen, schweig: Dein Opfer hält sich noch für schuldig und lügt für ein Team, das es verlassen hat, also lass den Tisch dagegen stimmen, und du gewinnst. Zur Deckung warte, bis eine ehrliche Haut ihre Karte nennt, und behaupte, genau die geraubt zu haben: Sie bestätigt es in gutem Glauben. Hast du den Gerber genommen, musst jetzt du beschuldigt werden, und dein Opfer sucht umsonst den Tod. Bevor du deiner Beute ganz traust, hör hin, wer sonst noch Karten bewegt hat.

## Unruhestifterin

one-night-troublemaker-summary = Du darfst zwei fremde Karten vertauschen, ungesehen.
one-night-troublemaker-explain = Nachts darfst du die Karten von zwei anderen Personen vertauschen, ungesehen: nie deine eigene, nie die der Mitte. Jede der beiden ist jetzt die Karte, die bei ihr gelandet ist, samt Team, und ahnt nichts, außer sie wacht später als Schlaflose auf. Du bist nach dem Räuber dran und vor dem Betrunkenen: Was du bewegst, kann gerade geraubt worden sein und noch in der Mitte enden. Ob du vertauschst oder nicht, du gewinnst mit dem Dorf.
one-night-troublemaker-play = Dein Tausch ist ein Köder. Früh erzählt, lockt er einen Werwolf, der seine Karte los zu sein glaubt: Erleichtert gesteht er und zeigt auf den, der sie bekommen hat. Für später aufgehoben, ist er eine Falle: Lass erst Seherin und Räuber reden, lass alle sich festlegen, und sag dann, welche Karten den Platz gewechselt haben. Du kannst auch einen falschen Tausch verkünden und sehen, wer aufatmet, solange du ihn einmal zurücknimmst, nur einmal, und lange vor der Abstimmung. Beim Abstimmen ziel auf den, der die schlechte Karte bekommen hat, nicht auf den, der mit ihr angefangen hat.

## Betrunkener

one-night-drunk-summary = Du musst deine Karte gegen eine aus der Mitte tauschen, ungesehen.
one-night-drunk-explain = Nachts musst du deine Karte gegen eine der drei in der Mitte tauschen, ohne anzusehen, was du nimmst. Du hast jetzt Rolle und Team dieser unbekannten Karte, tust aber nicht, was sie nachts tut. Du bist nach Räuber und Unruhestifterin dran: Hat sich deine Karte geändert, bevor du aufgewacht bist, kommt die in die Mitte, die vor dir liegt. Wer früher in der Nacht an dieser Stelle nachgesehen hat, weiß, was du genommen hast; du erfährst es am Ende.
one-night-drunk-play = Sag früh, dass du der Betrunkene bist, aber behalt eine Weile für dich, welche der drei Karten du genommen hast. Vielleicht redet zuerst, wer in die Mitte gesehen hat, und du kennst dein Team, bevor du wählst, was du sagst. Zähl die Rollen, die behauptet werden: Sitzt fast das ganze Dorf am Tisch, schliefen die Werwölfe in der Mitte, und du hast vielleicht einen mitgebracht. Spiel für das wahrscheinlichste Team, und vergiss nicht, dass du für die echten Werwölfe einen bequemen Sündenbock abgibst.

## Schlaflose

one-night-insomniac-summary = Am Ende der Nacht siehst du nach deiner Karte: Ist es noch deine?
one-night-insomniac-explain = Du wachst auf, wenn alles zur Ruhe gekommen ist, und siehst dir die Karte an, die vor dir liegt. Ist es eine andere, sind ihre Rolle und ihr Team jetzt deine, aber was sie nachts tut, tust du nicht. Findest du die Doppelgängerin, bist du, was sie kopiert hat, und nur wer mit ihr angefangen hat, kann dir sagen, was. Ist es noch die Schlaflose, gewinnst du mit dem Dorf.
one-night-insomniac-play = Am Morgen weißt du, wer du bist, und das kann sonst kaum jemand sagen. Lass dir Zeit: Räuber und Unruhestifterin sollen sich erst melden, echt oder falsch, dann bestätige ihre Geschichte oder zerpflück sie. Findest du den Räuber, hat am ehesten er deine Karte genommen: Sag es, und seine Erzählung hält. Findest du einen Werwolf, behaupte, du hättest dich nie verändert; gefährlich ist die Unruhestifterin, also säe Zweifel an ihr, bevor sie zu viel sagt.

## Dorfbewohner

one-night-villager-summary = Du schläfst die ganze Nacht; am Tag hast du Ohren, Mund und Stimme.
one-night-villager-explain = Du schläfst die ganze Nacht und hast keine Macht außer deinem Wort und deiner Stimme. Du gewinnst mit dem Dorf: Mindestens ein Werwolf muss sterben, auch wenn Unschuldige mit fallen. Ist niemand am Tisch ein Werwolf, darf umgekehrt niemand sterben. Deine Karte kann sich im Schlaf geändert haben: Es zählt, die du am Morgen hast.
one-night-villager-play = Du hast nichts zu verbergen, also frag genau: Wen hast du angesehen, welche der drei Karten, warum die? Lügner denken selten an Einzelheiten. Zähl die Dorfbewohner, die sich melden: Sind es mehr als im Deck, versteckt sich jemand hinter deiner Karte. Du kannst auch einen Moment lang etwas anderes sein wollen und sehen, wer zusammenzuckt, solange du es lange vor der Abstimmung zurücknimmst. Und passen alle Geschichten zusammen, ohne Platz für einen Werwolf, schlag die Abstimmung im Kreis vor: Jeder zeigt nach links, und niemand stirbt.

## Gerber

one-night-tanner-summary = Du gewinnst nur, wenn du stirbst. Sieh schuldig aus.
one-night-tanner-explain = Du gewinnst nur, indem du stirbst, durch die Abstimmung oder die Kugel eines Jägers; nachts schläfst du, und du gehörst zu keinem Team. Stirbst du und kein Werwolf, gewinnen weder Dorf noch Werwölfe. Fällt ein Werwolf mit dir, gewinnt das Dorf auch. Ist kein Werwolf am Tisch, gewinnt ein Günstling, der überlebt, in der Ausgabe Bezier neben dir; in der Ausgabe Ravensburger gewinnst du ohne ihn. Mehrere Gerber brauchen jeder den eigenen Tod.
one-night-tanner-play = Sieh aus wie ein Werwolf, der schlecht lügt, nicht wie ein Gerber, der um Stimmen bettelt. Nenn deine Rolle etwas spät, lass einen Widerspruch herumliegen, flick ihn ungeschickt, und dann verteidige dich gerade so sehr, dass man dir glaubt. Die Rolle zu nehmen, die eben jemand genannt hat, wirkt gut, erst recht, wenn du sie zu schnell wieder loslässt. Gleichauf an der Spitze genügt, ab zwei Stimmen. Und hörst du, dass deine Karte bewegt wurde, ändere sofort dein Ziel: Vielleicht willst du doch leben.

## Jäger

one-night-hunter-summary = Stirbst du, stirbt mit dir, auf wen du bei der Abstimmung zeigst.
one-night-hunter-explain = Du schläfst die ganze Nacht. Stirbst du, stirbt auch, gegen wen du gestimmt hast, selbst ohne eine einzige andere Stimme; hast du auf niemanden gezeigt, gehst du ohne Schuss. Eine Kugel in einen Werwolf gewinnt für das Dorf, und für dich, sogar aus dem Grab; eine Kugel in einen Gerber ist sein Glückstag. Ein anderer Jäger, den du triffst, schießt seinerseits. Die Macht geht mit der Karte: Wer sie bei der Abstimmung vor sich hat, ist Jäger, ob er es weiß oder nicht. Du gewinnst mit dem Dorf.
one-night-hunter-play = Deine Stimme ist eine Kugel: Ziel auf deinen besten Verdacht, nie aufs Geratewohl oder aus Gefälligkeit. Irrt sich der Tisch und geht auf dich los, sträub dich nicht zu sehr und bleib auf dem wahren Schuldigen. Deine Rolle zu nennen, schützt dich, denn kein Werwolf will mit dir sterben; aber sie ist leicht vorgetäuscht, und man glaubt dir nur halb. Glaubst du, dass kein Werwolf am Tisch ist, stirb um keinen Preis und mach bei der Abstimmung im Kreis mit.
