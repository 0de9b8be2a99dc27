# Die Seite der Spielleitung: echte Karten, ein Mensch, der leitet, und ein Bildschirm, der weiß, was als Nächstes kommt.

master-page = Die Partie leiten
    .lede = Du hältst diesen Bildschirm, die anderen halten die Karten. Er sagt, was du vorliest, du tippst, was geschehen ist, und er rechnet aus, wer stirbt und wer gewinnt.
    .title = Die Partie leiten · Garou
    .link = Das klassische Spiel leiten
    .about = Du tippst, wer aufwacht und was geschieht: Dieser Bildschirm sagt, was du als Nächstes liest.
master-kept = Auf diesem Gerät läuft eine Partie.
    .go = Weiter damit
master-players = Ohne dich: Wer leitet, hat keine Karte.
master-length = Wie viel liest du vor?
master-own-cards = Beliebige Karten
master-go-deal = Weiter zu den Karten
master-deal = Wer hat welche Karte?
    .about = Sag, welche Karten im Spiel sind, und teil sie aus. Du tippst, wer wer ist, wenn sie aufwachen. Nur du siehst diese Seite.
    .shuffle = Für mich mischen
    .shuffled = Teil die Karten aus, wie sie hier stehen, oder überlass es dem Zufall: Dann gib sie danach aus.
    .rest = Alle anderen sind Dorfbewohner
    .begin = Nacht werden lassen
    .before = Karten jetzt eingeben
    .before-about = Nur, wenn du sie schon kennst. Was du auslässt, wird gefragt, wenn es aufwacht.
master-deck = Im Spiel
    .count = Anzahl: { $role }
    .rest = Alle anderen sind { $role }.
    .flaw = Diese Karten sind nicht die des Decks: Für die leeren Plätze reicht es nicht.
master-spare = Karte { $number } an der Seite
    .about = Gib allen eine Karte und leg die übrigen verdeckt in die Mitte. Liegt dort { $the }, spielt niemand diese Karte: Sag es, wenn sie aufgerufen wird.
    .flaw = Liegt { $the } an der Seite, tipp auch die andere Karte an, die dort liegt.
master-table = Der Tisch
    .spare = Karten an der Seite

## Was zu sagen ist

master-say = Vorlesen
master-more = Weiter unten geht es weiter ↓
master-tell = Sag allen
master-show = Ohne ein Wort
master-mind = Denk daran
master-part-talk = Zum Auftakt des Gesprächs
master-part-minute = Wenn noch eine Minute bleibt
master-nobody-dawn = Letzte Nacht ist niemand gestorben.
master-nobody-lynch = Heute stirbt niemand.
master-then = Danach: { $what }

## Die Uhr des Tages, und ein Bildschirm für alle

master-clock = { $minutes } min zum Reden
    .more = +1 min
    .stop = Anhalten
master-wall = Ein Fernseher für alle
    .about = Wer am Leben ist, die Uhr und die Stimmen, die du eingibst: nichts Geheimes. Die Toten der Nacht erscheinen, wenn du die Uhr startest oder am Tag etwas eingibst.
    .on = Auf einem Fernseher zeigen
    .off = Abschalten
    .waits = Der Fernseher verrät das Ende noch nicht: Lies es erst vor.
    .read = Das Ende zeigen
    .told = Der Fernseher zeigt das Ende.
    .stale = Schon eine Weile nichts Neues: Der Server oder dieser Bildschirm ist ohne Netz.
master-wall-alive =
    { $count ->
        [one] Eine Person am Leben
       *[other] { $count } am Leben
    }

## Was einzugeben ist

master-all = Ein Tipp, und es gilt für sie alle.
master-pack = Ein Wolf schläft, oder sie sind uneins
master-spying = Das Kleine Mädchen ist ertappt
master-each = Wer auf wen gezeigt hat
    .about = Für die Aufzeichnung und den Fernseher. Ein Tipp oben sagt nur, wer verurteilt ist: Dann steht von niemandem die Stimme da.
    .go = Diese eingeben
master-tie = Gleichstand
    .about = Tipp alle an, die gleichauf liegen.
    .go = Diese liegen gleichauf
master-pair = Tipp zwei an, dann bestätige.
    .go = Diese beiden
    .flaw =
        { $count ->
            [0] Noch ist niemand angetippt. Es müssen zwei sein.
            [one] Das ist erst eine Person. Tipp eine zweite an; die erste bleibt.
           *[other] Das sind { $count }. Es müssen zwei sein: Tipp noch einmal an, wer zu viel ist.
        }
master-both = Was tut { $name }?
    .go = Das ist alles
master-holds =
    { $count ->
        [one] Wer ist { $the }?
       *[other] Wer sind die { $many }?
    }
    .hint = Tipp alle { $count } an, dann bestätige.
    .go = Das sind sie
    .flaw =
        { $tapped ->
            [one] Das ist eine Person, und am Tisch sind { $count } { $many }.
           *[other] Das sind { $tapped }, und am Tisch sind { $count } { $many }.
        }
master-aside = Niemand: { $the } liegt an der Seite
    .about = Sieh dir die andere Karte dort an und tipp sie an. Niemand wacht auf: Lies weiter, als wäre jemand wach.
master-card = Welche Karte hat { $name }?
    .spare = Was liegt hier: { $name }?
master-caught = Tipp den Wolf an, dessen Blick ihr Auge getroffen hat.
    .cannot = Hier kann heute Nacht niemand ertappt werden. Lies die Zeile trotzdem und warte ein wenig.
master-lot = Für mich ziehen
master-undo = Zurücknehmen
    .cards = Karten ändern
master-trace = Alles, was du eingegeben hast
    .undone = zurückgenommen
    .none = Noch nichts.
master-entry = { $who } → { $what }
    .of = { $call }: { $lines }
master-everybody = sie alle
master-luck = Los
master-lines = Längere oder kürzere Zeilen

master-ask-thief = Was nimmt { $name }?
    .none = Nimmt keine
master-ask-cupid = Wen verbindet { $name }?
master-ask-seer = Wessen Karte will { $name } sehen?
    .none = Sieht niemanden an
master-ask-sleep = Öffnen die Wölfe die Augen?
    .yes = Augen zu
    .none = Augen auf
    .nobody = Alle öffnen die Augen
    .all = Alle lassen die Augen zu
master-ask-werewolf = Auf wen zeigt das Rudel?
    .none = niemanden
    .nobody = Sie nennen niemanden
master-ask-glance = Ertappen sie das Kleine Mädchen?
    .none = sieht sich nicht um
    .nobody = Niemand wird ertappt
master-ask-little-girl = Wann öffnet { $name } ein Auge?
    .none = lässt die Augen zu
master-ask-spied = Welchen Wolf sieht das Kleine Mädchen?
master-ask-witch-heal = Rettet { $name } das Opfer?
    .yes = { $who } lebt
    .none = Behält den Trank
master-ask-witch-poison = Wen vergiftet { $name }?
    .none = Vergiftet niemanden
master-ask-hunter = Auf wen schießt { $name } im Fallen?
    .none = Schießt auf niemanden
master-ask-successor = { $name } hatte das Amt des Hauptmanns: Wer folgt nach?
master-ask-captain = Wen wählt das Dorf?
    .none = niemanden
    .nobody = Niemand stimmt ab
master-ask-captain-again = Gleichstand: Wer von diesen wird Hauptmann?
    .none = niemanden
    .nobody = Niemand stimmt ab
master-ask-lot-captain = Noch immer Gleichstand: Wen zieht das Los als Hauptmann?
master-ask-lynch = Auf wen zeigt das Dorf?
    .none = niemanden
    .nobody = Niemand zeigt auf jemanden
master-ask-lynch-again = Gleichstand: Wen von diesen verurteilt das Dorf?
    .none = niemanden
    .nobody = Niemand zeigt auf jemanden
master-ask-lot-lynch = Noch immer Gleichstand: Wen verurteilt das Los?
master-ask-tie-break = Gleichstand, und { $name } entscheidet: Wer stirbt?

## Die Plätze, wie alle sitzen

master-seats = Zieh die Leute dorthin, wo sie sitzen. Tipp jemanden an, um einen Platz weiterzurücken, und für Merkzeichen und eine Notiz.
    .keys = Auch mit den Pfeiltasten.
    .back = Einen Platz zurück
    .on = Einen Platz weiter
master-note = Notiz
    .kept = Merkzeichen und Notizen bleiben auf diesem Gerät und gehen, wenn die nächste Partie beginnt.
master-token-accused = beschuldigt
master-token-claims = nennt eine Rolle
master-token-lied = hat gelogen
master-token-trusted = vertraut
master-token-watch = im Auge behalten

## Vor einem Platz

master-sign-captain = Hauptmann
master-sign-lover = verliebt
master-sign-healed = Heiltrank verbraucht
master-sign-poisoned = Gift verbraucht

## Das Ende

master-over = Warum, und was nun
    .replay = Noch einmal ansehen
    .record = Aufzeichnung sichern
    .again = Noch eine Partie
