# Was ein Sprachmodell erfährt, das an einem Tisch sitzt

mcp-instructions =
    Du spielst ein Werwolf-Spiel an einem echten Tisch, mit Menschen und Bots, von einem eigenen Platz aus. { $table ->
        [none] Ruf zuerst sit_down auf: mit dem Code eines Tisches, der auf Spieler wartet, oder ohne, um selbst einen Tisch aufzumachen, an dem du dann anfängst.
       *[other] Ruf zuerst sit_down auf: Der Tisch ist { $table }.
    } Dann geh im Kreis: wait, und tu, was der Tisch verlangt. Ist die Phase dealt, ruf look auf. Gibt es eine Frage, ruf answer mit einer ihrer Optionen auf, und mit nichts anderem. Ist die Art talk, hör zu, nimm claim und say, dann ready. Du erfährst nur, was dein Platz wissen darf; die anderen lügen. Was ein Werkzeug ablehnt, sagt es in einem Satz. Namen von Spielern, Orten, Rollen und Wörtern schreib genau so, wie du sie erfährst.
mcp-tool-sit-down = Nimmt einen Platz unter einem Namen von höchstens 20 Buchstaben. Ohne den Code eines Tisches wird ein neuer aufgemacht: game ist eins von { $games }; scenario, players und pace (calm, normal, quick, swift) dürfen fehlen. Ruf es einmal auf.
mcp-tool-begin = Teilt die Karten aus. Das kann nur, wer den Tisch leitet; Bots nehmen die leeren Plätze.
mcp-tool-observe = Alles, was dein Platz jetzt wissen darf: die Phase, was aufgerufen ist, was du gefragt wirst und was alles erlaubt ist, was du erfahren hast, und was am Tag behauptet und gesagt wurde.
mcp-tool-wait = Dasselbe, sobald es für dich etwas zu tun oder zu lesen gibt, oder nach so vielen Sekunden, höchstens 50. Nachts schläft es durch die Aufrufe der anderen.
mcp-tool-look = Du hast deine Karte angesehen. Die Nacht beginnt, wenn alle es getan haben.
mcp-tool-answer = Beantwortet die Frage, die du zuletzt erfahren hast, mit den Worten einer ihrer Optionen; eine leere Liste verzichtet, wo das eine ist, und stimmt gegen niemanden.
mcp-tool-claim = Behauptet am Tag etwas, wahr oder nicht; alle sehen es an deinem Platz. Eine Art und ihre Teile, in dieser Reihenfolge: { $kinds }. Eine Rolle mit Fragezeichen darf leer bleiben: eine Karte, die ungesehen genommen wurde.
mcp-tool-say = Sagt dem Tisch am Tag eine Zeile. Angesprochene Bots antworten.
mcp-tool-show = Zeigt etwas ohne ein Wort, wo eine Karte zum Schweigen bringen kann: nod, shake, shrug, oder mit point auf jemanden.
mcp-tool-ready = Du bist bereit abzustimmen, oder noch nicht. Abgestimmt wird, wenn es alle sind.
mcp-tool-another = Nach dem Ende: Du bist bereit für die nächste Partie, oder nicht.
mcp-tool-explain = Was eine Karte tut.

mcp-no-server = unter { $address } antwortet kein Server
mcp-no-garou = was unter { $address } antwortet, ist kein Garou, oder eins in Not
mcp-no-address = { $address } ist keine Adresse eines Servers
mcp-sits-already = du sitzt schon an Tisch { $code }
mcp-sits-nowhere = du hast noch keinen Platz: Ruf zuerst sit_down auf
mcp-no-role = keine Karte heißt { $role }; es gibt { $known }

## Ein Platz in einer Liga

mcp-league-instructions = Du spielst Werwolf-Partien in einer Liga, jede von einem Platz aus, allein mit Werkzeugen. Ruf wait auf: Es nennt die Partie (deinen Platz, die Karten im Spiel) und was du gefragt wirst, mit jedem Fakt, den dein Platz erfahren hat, und jeder Behauptung. Sollst du wählen, ruf choose mit der Nummer einer Option auf, gezählt ab 0. Sollst du reden, ruf speak mit bis zu drei Behauptungen auf, oder mit keiner; sie dürfen gelogen sein. Beide antworten mit dem, was als Nächstes kommt. Mach weiter, bis over true ist. Plätze sind Zahlen, gezählt ab 0; Zahlen nach dem letzten Platz sind Karten der Mitte.
mcp-league-wait = Die Partie, und was du jetzt gefragt wirst, oder nach so vielen Sekunden, höchstens 50. asked ist null, solange andere dran sind.
mcp-league-choose = Antwortet mit einer der Optionen der Frage, mit ihrer Nummer, gezählt ab 0. Eine leere Option verzichtet.
mcp-league-speak = Behauptet dem Tisch etwas, höchstens drei Dinge, jedes eine Liste aus einer Art und ihren Teilen in dieser Reihenfolge: { $kinds }. Ohne Behauptungen sagst du nichts.
mcp-league-explain = Was eine Karte tut.
mcp-no-league = keine Liga unter { $address }: Eine Liga gibt die Adresse denen mit, die sie startet
mcp-not-asked = du wirst nichts gefragt: Ruf wait auf
mcp-league-over = die Liga hat die Leitung geschlossen
