# Die Zeichen und Artefakte von Epic Battle.

## Zeichen, eins vor jedem Platz

mark-clarity = Klarheit
    .the = das Zeichen der Klarheit
    .a = ein Zeichen der Klarheit
    .about = Es tut nichts: Allein deine Karte sagt, zu wem du gehörst. Alle beginnen damit, und der Priester gibt es zurück.
    .means = Für dich ändert es nichts.
mark-love = Liebe
    .the = das Zeichen der Liebe
    .a = ein Zeichen der Liebe
    .about = Zwei Leute tragen es und erkennen sich am Anfang der Nacht. Stirbt einer, folgt der andere, geschützt oder nicht; jeder bleibt in seinem Team.
    .means = Stirbt deine Liebe, stirbst auch du.
mark-assassin = Attentäter
    .the = das Zeichen des Attentäters
    .a = ein Zeichen des Attentäters
    .about = Stirbst du mit diesem Zeichen, gewinnt der Attentäter. An deinem eigenen Team ändert es nichts.
    .means = Stirbst du, gewinnt der Attentäter.
mark-bat = Fledermaus
    .the = das Zeichen der Fledermaus
    .a = ein Zeichen der Fledermaus
    .about = Renfield hat es sich in der Dämmerung genommen. Es verrät nur, dass er da ist.
    .means = Für dich ändert es nichts.
mark-vampire = Vampir
    .the = das Zeichen des Vampirs
    .a = ein Zeichen des Vampirs
    .about = Es ist ein Biss: Du bist ein Vampir und gewinnst mit dem Clan, behältst aber, was deine Karte kann.
    .means = Ab jetzt gewinnst du mit den Vampiren.
mark-fear = Angst
    .the = das Zeichen der Angst
    .a = ein Zeichen der Angst
    .about = Liegt es am Ende der Dämmerung vor dir, wachst du in dieser Nacht nicht auf, um etwas zu tun. Was du bei der Abstimmung kannst, bleibt dir.
    .means = In dieser Nacht wachst du nicht auf.
mark-disease = Pest
    .the = das Zeichen der Pest
    .a = ein Zeichen der Pest
    .about = Wer bei der Abstimmung auf dich zeigt, kann nicht gewinnen, aber die Stimme zählt. Du selbst kannst gewinnen.
    .means = Wer auf dich zeigt, kann nicht gewinnen.
mark-traitor = Verräter
    .the = das Zeichen des Verräters
    .a = ein Zeichen des Verräters
    .about = Du gewinnst nur, wenn jemand anders aus deinem Team stirbt. Bist du allein in deinem Team, oder Gerber oder Attentäter, tut es nichts.
    .means = Du gewinnst nur, wenn ein anderer aus deinem Team stirbt.

## Artefakte, vom Kurator hingelegt

artifact-claw = Werwolfskralle
    .the = die Werwolfskralle
    .a = eine Werwolfskralle
    .about = Du wirst ein Werwolf und gewinnst mit dem Rudel. Deine Karte und was sie bei der Abstimmung kann, zählen nicht mehr, ebenso wenig ein Biss oder ein Verrat.
    .means = Ab jetzt gewinnst du mit den Werwölfen.
artifact-fangs = Vampirgebiss
    .the = das Vampirgebiss
    .a = ein Vampirgebiss
    .about = Du wirst ein Vampir und gewinnst mit dem Clan; deine Stimme kann den Meister schützen. Deine Karte und was sie bei der Abstimmung kann, zählen nicht mehr, ebenso wenig ein Verrat.
    .means = Ab jetzt gewinnst du mit den Vampiren.
artifact-brand = Dorfsiegel
    .the = das Dorfsiegel
    .a = ein Dorfsiegel
    .about = Du wirst ein einfacher Dorfbewohner und gewinnst mit dem Dorf. Deine Karte und was sie bei der Abstimmung kann, zählen nicht mehr, ebenso wenig ein Biss oder ein Verrat; es liegt auf deiner Karte und ist kein Zeichen.
    .means = Ab jetzt gewinnst du mit dem Dorf.
artifact-cudgel = Gerberknüppel
    .the = der Gerberknüppel
    .a = ein Gerberknüppel
    .about = Du wirst ein Gerber: Um zu gewinnen, musst du sterben. Deine Karte und was sie bei der Abstimmung kann, zählen nicht mehr, ebenso wenig ein Biss oder ein Verrat.
    .means = Du gewinnst nur, wenn du stirbst.
artifact-mask = Maske des Schweigens
    .the = die Maske des Schweigens
    .a = eine Maske des Schweigens
    .about = Kein Laut, bis die Abstimmung vorbei ist; Gesten und Grimassen gehören dir. Rolle und Team bleiben, wie sie sind.
    .means = Kein Wort bis nach der Abstimmung.
artifact-shroud = Leichentuch der Schande
    .the = das Leichentuch der Schande
    .a = ein Leichentuch der Schande
    .about = Dreh dem Tisch bis nach der Abstimmung den Rücken zu; reden darfst du, und die anderen entscheiden zusammen, wen dein Finger meint. Rolle und Team bleiben, wie sie sind.
    .means = Mit dem Rücken zum Tisch bis nach der Abstimmung.
