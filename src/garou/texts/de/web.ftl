# Der Tisch im Web: jedes Wort der Seiten.

web-title = Garou, der Werwolf-Tisch
web-description = Ein Werwolf-Tisch auf euren Telefonen: öffnen, scannen, spielen.

## Startseite

web-home = Ein Dorf aus Papier, und die Nacht.
    .lede = Mach einen Tisch auf, zeig den anderen den Code, und alle spielen auf dem eigenen Telefon.
web-join = Hat dir jemand einen Code gegeben?
    .example = mond 482
    .go = Eintreten
# Die Wörter der Codes: quer durchs Zimmer vorgelesen, niemand soll buchstabieren; klein, ohne Umlaute.
web-code-words = mond wolf nacht tanne lampe laterne melone zitrone olive tomate kakao robot domino tempo trio komet uhu fuchs hase garten kirsche apfel pflaume kerze fluss wolke sturm schnee regen trommel band knopf korb kupfer silber tiger panda koala zebra mango kiwi klavier radio opal delta anker birne insel
web-create = Einen Tisch aufmachen
    .later = Am Tisch könnt ihr das alles noch zusammen ändern.
    .go = Tisch decken
web-name = Dein Name am Tisch
    .example = Robin
web-game = Das Spiel
web-game-one-night = Eine Nacht, eine Abstimmung, zehn Minuten. Damit fängt man am leichtesten an.
web-game-epic-battle = Wölfe und Vampire, Zeichen in der Dämmerung. Für Runden, die sich auskennen.
web-game-classic = Nacht um Nacht, bis zum letzten Dorfbewohner. Für große Runden.
web-scenario = Die Karten
web-scenario-about = für { $players }, { $level }

## Die Tür eines Tisches

web-table = Ein Tisch wartet
web-table-of = Am Tisch von { $name }
web-around = Rund um den Tisch
web-door = Die Tür
    .title = Tisch { $code } · Garou
    .go = Platz nehmen
    .playing = Diese Partie läuft schon. Sieh zu, und nimm dir für die nächste einen Platz.
web-watch = Zuschauen, ohne mitzuspielen

## Die Ecke der Seite

web-menu = Dein Platz
web-device = Auf ein anderes Gerät umziehen
    .how = Öffne das in den nächsten zehn Minuten auf dem anderen Gerät. Es wirkt nur einmal. Behalt es für dich: Wer es zuerst öffnet, bekommt deinen Platz.
    .link = Der Link zu deinem Platz
web-hand-over = Einen Bot für mich spielen lassen
    .about = Er spielt deine Karte, bis du deinen Platz zurücknimmst. Alle sehen, dass es ein Bot ist.
    .go = Bot spielen lassen
web-rename = Meinen Namen ändern
    .go = So will ich heißen
web-emblem = Ein Schild für mein Haus
    .about = Es steht neben deinem Namen, auf jedem Bildschirm. Niemand sonst kann deins nehmen.
    .none = Kein Schild
web-emblem-star = Stern
web-emblem-heart = Herz
web-emblem-leaf = Blatt
web-emblem-drop = Tropfen
web-emblem-key = Schlüssel
web-emblem-bell = Glocke
web-emblem-fish = Fisch
web-emblem-kite = Drachen
web-emblem-moon = Mond
web-emblem-tree = Baum
web-emblem-bolt = Blitz
web-emblem-clover = Kleeblatt
web-leave = Den Tisch verlassen
    .about = Vor der Partie wird dein Platz frei. Mittendrin hält ihn ein Bot warm, und dieses Gerät kann ihn zurücknehmen.
    .go = Jetzt gehen
web-sit = Platz nehmen
web-bot-plays = Ein Bot spielt für dich.
web-take-back = Meinen Platz zurücknehmen
web-stood = Ein Bot spielt für { $name }.
    .left = { $name } ist gegangen; ein Bot spielt weiter.
web-back-as = Ich bin { $name }
    .asked = Die Leitung des Tisches ist nach deinem Platz gefragt. Du bekommst ihn zwischen zwei Partien: Diese Seite sieht von selbst nach.
web-asks-back = Jemand an der Tür sagt, auf einem anderen Gerät: Ich bin { $name }.
    .go = Platz zurückgeben
web-not-sent = Keine Verbindung: Dein Tipp kam nicht an. Versuch es noch einmal.
web-noscript = JavaScript ist aus: Lade die Seite neu, um zu sehen, wie es weitergeht.
    .reload = Neu laden
web-back = Zurück zum Tisch
web-seats = Dein Platz wartet
web-qr = QR-Code dieser Adresse

## Vor der Partie

web-lobby-how = Die anderen öffnen { $address } und tippen diesen Code ein. Oder sie scannen das Bild.
web-share = Link schicken
    .done = Link kopiert
web-lobby-count = { $people ->
        [one] eine Person
       *[other] { $people } Leute
    }, { $size } Häuser
web-free = frei
web-st-host = leitet
web-st-bot = Bot
web-st-stood = Bot als Ersatz
web-st-away = weg
web-st-me = du
web-st-here = sitzt
web-st-dead = tot
web-st-won = gewinnt
web-st-lost = verliert
web-bots = Bots
    .about = Wer den Tisch leitet, sucht aus, wie ein Bot denkt. Sein Gemüt hat er selbst: Es ändert seine Worte und sein Tempo, sonst nichts.
    .one = { $name } ({ $mind }, { $temper })
    .of = Wie { $name } denkt
    .mind = Wie er denkt
    .add = Bot dazusetzen
web-temper-calm = ruhig
web-temper-hot = hitzig
web-temper-joker = Spaßvogel
web-temper-shy = schüchtern
web-seating = Wer wo sitzt
    .about = Ordnet die Namen so, wie ihr wirklich sitzt, im Uhrzeigersinn: Auf die Nachbarn kommt es an.
web-move-left = { $name } einen Platz nach oben
web-move-right = { $name } einen Platz nach unten
web-to-bot = Bot
    .for = Den Platz von { $name } einem Bot geben
web-remove = Entfernen
    .for = { $name } vom Tisch entfernen
web-cards = { $count ->
        [one] Eine Karte im Deck
       *[other] { $count } Karten im Deck
    }
web-drawn = { $count } Karten, erst beim Austeilen ausgelost.
web-wild = Ganz wild ziehen
    .about = Es kann sein, dass niemand zu finden ist: kein Werwolf und kein Vampir. Ist das aus, wird so ein Zug wiederholt.
web-newcomers = Das Spiel ist neu für uns
    .about = Dann seht ihr, was das Heft für erste Partien rät, und später, wie viele Rollen für euch neu sind.
web-beside = { $name } bringt eine Karte neben die Mitte mit
web-own-deck = Unser eigenes Deck
    .blurb = An diesem Tisch zusammengestellt, Karte für Karte.
web-choose = Anderes Spiel, Szenario oder andere Größe
web-compose = Deck ändern
    .about = So viele Häuser, wie das Deck braucht: Leg eine Karte dazu, und ein Haus kommt dazu. Sobald man das Deck spielen kann, sieht es der ganze Tisch.
web-not-yet = noch nicht spielbar
web-less = Eine Karte weniger: { $name }
web-more = Eine Karte mehr: { $name }
web-size = Wie viele Häuser
web-pace = Das Tempo der Nacht
web-pace-calm = Gemütlich
web-pace-normal = Normal
web-pace-quick = Flott
web-talking-time = Zeit zum Reden
    .usual = wie es zu diesem Tisch passt: { $count } min
    .minutes = { $count } min
web-pace-about = Die Rollen werden nacheinander aufgerufen: { $call } s für jede Frage. { $talk } min zum Reden, { $ballot } s zum Abstimmen.
web-options = Hausregeln
web-edition = Die Ausgabe
web-edition-bezier = Bezier
web-edition-ravensburger = Ravensburger
web-set = Ändern
web-begin = Karten austeilen
    .wait = { $name } teilt aus, wenn alle da sind.
    .alone = Noch niemand sonst? Schick den Link, oder teil aus: Bots nehmen die freien Häuser.
    .bots = Bots nehmen die Häuser, die frei bleiben.
    .many = Ihr seid { $people }, und diese Karten sind für { $size }. Mit einem dieser Decks spielen alle:
web-cast-help = Was die Karten tun

## Die Karte

web-your-card = Deine Karte wartet.
    .seen = Das bist du.
    .back = Eine Karte, verdeckt
    .turn = Dreh den Bildschirm zu dir, und zu niemandem sonst.
    .now = Das bist du, vorerst.
web-hold = Zum Ansehen gedrückt halten
    .release = Loslassen verdeckt sie
web-seen = Ich habe meine Karte gesehen
    .wait = Gesehen. Die anderen sind noch dabei.
web-looking = Alle sehen sich ihre Karte an.
web-looked = { $of ->
        [1] Die Bots haben ihre Karte gesehen.
       *[other] { $count ->
            [one] { $count } von { $of } hat die Karte gesehen
           *[other] { $count } von { $of } haben ihre Karte gesehen
        }
    }
web-promise = Die Verteilung ist versiegelt
    .about = Das ist der Fingerabdruck der Verteilung, mit einem geheimen Wort vermischt. Am Ende wird das Wort gesagt: Alle können nachprüfen, dass hinter eurem Rücken nichts verschoben wurde.
web-clock = Restzeit
web-when-card = Vor der Nacht
web-when-dusk = Dämmerung
web-when-night = { $count ->
        [0] Nacht
       *[other] Nacht { $count }
    }
web-when-day = { $count ->
        [0] Tag
       *[other] Tag { $count }
    }

## Nacht und Tag

web-known = Was ich weiß
    .nothing = Noch nichts. Was du erfährst, steht dann hier.
web-known-all = Was alle wissen
web-dealt-as = Deine Karte am Anfang: { $role }
web-cast = Karten im Spiel
    .drawn = Die Karten sind noch nicht gezogen.
web-choose-first = Tipp deine Wahl an
web-noted = Notiert
web-must = Du musst dich entscheiden
web-chip-sleep = Augen zulassen
web-hint-asked = Tippen, dann bestätigen.
web-hint-dream = Tipp irgendwohin: Es ändert nichts.
web-asleep = Du schläfst: Es gibt nichts zu entscheiden.
    .noted = Das ist notiert. Es geht von selbst weiter.
    .past = Du warst schon dran: nichts mehr zu entscheiden.
web-asleep-early-night = Noch nichts zu entscheiden: Manche Rollen, wie die Wölfe, kommen etwas später dran.
web-asleep-early-dusk = Noch nichts zu entscheiden: Manche Rollen, wie die Vampire, kommen etwas später dran.
web-asleep-sight-night = Die Nacht hat dir nichts gezeigt.
web-asleep-sight-dusk = Die Dämmerung hat dir nichts gezeigt.
web-away = Der Server ist weg. Was du eingegeben hast, bleibt auf diesem Gerät und geht raus, sobald er wieder da ist.
web-absent = Der Server ist weg
    .about = Diese Seite braucht ihn: Er hält Tische, Turniere, Abendbücher und Filme. Sie kommt von selbst, sobald er wieder da ist.
    .still = Was solange geht
web-dims = Der Bildschirm kann ausgehen: Dieser Browser lässt ihn nicht von der Seite anhalten. Stell in den Einstellungen des Geräts unter Anzeige ein, dass er später schläft.
web-awake = Merk es dir. Dann tipp etwas an, wie alle, die schlafen.
web-hint-noted = Es geht von selbst weiter.
web-hint-ballot = Tipp ein Haus an, dann bestätige.
web-hint-counted = Die Stimmen sind gezählt.
web-hint-chosen = Bis zum Schluss darfst du es dir anders überlegen.
web-captain = Hauptmann
web-votes = { $count ->
        [one] eine Stimme
       *[other] { $count } Stimmen
    }
web-watching = Du schaust nur zu. Du siehst, was alle sehen dürfen.
web-dead = Du bist raus: Du siehst zu und verrätst niemandem, was du weißt.

# $turn: ein Traum nach dem anderen, für alle, die schlafen, derselbe
web-dream =
    { $turn ->
        [0] In deinem Traum öffnet sich ein Weg. Zu wessen Haus führt er?
        [1] Eine Katze läuft durch deinen Traum. Zu wem will sie?
        [2] In deinem Traum spielt jemand Geige. Wer ist es?
        [3] Der Mond lehnt eine Leiter an ein Dach. An welches?
        [4] Du träumst von einem Fest. Wer macht dir auf?
       *[5] Eine Laterne schwebt die Straße entlang. Wo bleibt sie stehen?
    }
    .choose = Von { $places } träumen
    .drift = Weiterträumen
    .decline = Traumlos schlafen

web-call = Nacht
    .wait = Das Dorf schläft. Die Nacht nimmt ihren Lauf.
    .others = Das Dorf schläft.
web-talk = Es ist Tag.
    .wait = Redet, zweifelt, lügt. Danach wird abgestimmt.
    .others = Der Tisch redet.
web-ready = Wir können abstimmen
    .off = Noch einen Moment
    .count = { $of ->
        [1] Außer dir nur Bots: Stimm ab, wann du willst.
       *[other] { $count ->
            [0] Noch will niemand abstimmen
            [one] { $count } von { $of } will abstimmen
           *[other] { $count } von { $of } wollen abstimmen
        }
    }
web-ballot = Die Abstimmung
    .wait = Die Abstimmung läuft.
    .others = Der Tisch stimmt ab.
web-ballot-vote = Zeigt, alle zugleich.
web-ballot-lynch = Das Dorf stimmt ab.
web-words = Ein letztes Wort?
    .wait = Vielleicht hat noch jemand etwas zu entscheiden. Es geht von selbst weiter.
    .others = Es fehlt noch ein letztes Wort.

## Die Aufrufe, fürs Ohr geschrieben

web-call-copycat = Nachahmer, such dir ein Vorbild.
web-call-vampire = Vampire, erhebt euch ohne einen Laut.
web-call-count = Graf, verbreite Angst.
web-call-renfield = Renfield, such deine Herren.
web-call-diseased = Pestkranke, streck die Hand aus.
web-call-cupid = Amor, spann den Bogen.
web-call-instigator = Anstifterin, verführ jemanden.
web-call-priest = Priester, gib deinen Segen.
web-call-assassin = Attentäter, leg dein Zeichen hin.
web-call-end-of-dusk = Alle sehen sich ihr Zeichen an.
web-call-lovers = Verliebte, seht euch in die Augen.
web-call-doppelganger = Doppelgängerin, such dir ein Gesicht.
web-call-thief = Dieb, zwei Karten warten.
web-call-werewolf = Werwölfe, zeigt euch.
web-call-werewolf-waking = Werwölfe, wacht auf.
web-call-werewolf-hunting = Werwölfe, sucht euch Beute.
web-call-werewolf-looking = Werwölfe, ein letzter Blick.
web-call-alpha-wolf = Alphawolf, vergrößere das Rudel.
web-call-mystic-wolf = Schamanenwolf, wittere an einer Karte.
web-call-minion = Günstling, halt nach den Wölfen Ausschau.
web-call-mason = Freimaurer, grüßt einander.
web-call-thing = Ding, tipp auf eine Schulter.
web-call-seer = Seherin, wach auf und sieh.
web-call-paranormal-investigator = Geisterjäger, geh der Sache nach.
web-call-marksman = Scharfschütze, leg an.
web-call-robber = Räuber, greif zu.
web-call-witch = Hexe, an deinen Kessel.
web-call-troublemaker = Unruhestifterin, stifte Unruhe.
web-call-aura-seer = Auraseherin, lies die Auren.
web-call-gremlin = Gremlin, bring sie durcheinander.
web-call-drunk = Betrunkener, bedien dich aus der Mitte.
web-call-insomniac = Schlaflose, sieh dir deine Karte an.
web-call-revealer = Enthüller, dreh eine Karte um.
web-call-curator = Kurator, öffne dein Museum.

## Das Ende

web-won-village = Das Dorf gewinnt.
web-won-werewolf = Die Wölfe gewinnen.
web-won-vampire = Die Vampire gewinnen.
web-won-tanner = Der Gerber gewinnt.
web-won-assassin = Der Attentäter gewinnt.
web-won-lovers = Die Verliebten gewinnen.
web-won-several = Ein geteilter Sieg: { $teams }.
web-won-nobody = Niemand gewinnt.
web-winners = Der Sieg geht an { $names }.
web-end-cards = Die Karten am Ende
web-end-centre = Und in der Mitte
web-was = am Anfang: { $role }
web-sign-was = am Anfang:
web-marked = Zeichen: { $mark }
web-counts = zählt als { $role }
web-why = Warum
web-ballot-told = Wer auf wen gezeigt hat
web-tale = Die Geschichte
web-promise-kept = Die Verteilung war versprochen
    .about = Den Fingerabdruck haben alle vor der ersten Frage gesehen. Lade die Partie herunter und prüf nach:
    .hash = Fingerabdruck
    .nonce = Geheimes Wort
web-record = Herunterladen
web-again = Noch eine
web-again-now = Jetzt anfangen
web-again-anyway = Anfangen, ohne zu warten
    .about = Einige lesen noch. Diese Seite bleibt ihnen, bis sie tippen, und die Nacht wartet nicht auf sie.
web-another = Bereit für die nächste
    .wait = Wartet auf mich
    .count = { $count ->
        [0] Noch niemand ist bereit für die nächste.
        [one] { $count } von { $of } ist bereit für die nächste.
       *[other] { $count } von { $of } sind bereit für die nächste.
    }
web-gone-on = Die anderen spielen schon weiter.
    .go = Mitspielen

## Wenn etwas fehlt

web-error = Das hat nicht geklappt.
    .home = Zurück zum Anfang
web-move = Dein Platz kommt mit.
    .ask = Auf diesem Gerät als { $name } spielen?
    .once = Das Gerät, das den Platz jetzt hat, gibt ihn dann ab. Der Link wirkt nur einmal.
    .already = Dieser Browser sitzt hier schon als { $name }. Machst du weiter, gibt er diesen Platz ab, und kein Gerät hat ihn mehr: Zieh zuerst mit ihm auf ein anderes um.
    .same = Dieses Gerät spielt schon als { $name }.
    .empty = Ein Stück von diesem Link fehlt. Mach einen neuen auf dem Gerät, das deinen Platz hat.
    .script = Dieses Gerät kann deinen Platz nur nehmen, wenn JavaScript an ist.
    .on = Weiter
    .go = Ja, hier spielen
    .no = Nein, lass alles, wie es ist
web-moved = Dein Platz ist umgezogen.
    .about = { $name } spielt jetzt auf einem anderen Gerät. Willst du den Platz zurück, mach dort einen Link.
    .stolen = Das warst nicht du? Sag es den anderen: Wer deinen Link geöffnet hat, hat deinen Platz.
    .door = Dein Platz von hier ist auf ein anderes Gerät umgezogen. Mach dort einen Link, um ihn zurückzuholen, oder nimm dir einen anderen.
web-gone = Du hast hier keinen Platz mehr.
    .about = Die Leitung des Tisches hat deinen Platz vergeben. Ist noch Platz, kannst du wieder dazukommen.
    .again = Zurück an diesen Tisch

# Der Tag: reden, behaupten, Plättchen, Notizen, Zeit
web-swift-early-night = Die Nacht bricht an: die ersten Fragen.
web-swift-early-dusk = Dämmerung: die ersten Fragen.
web-swift-sight-night = Was die Nacht gezeigt hat
web-swift-sight-dusk = Was die Dämmerung gezeigt hat
web-pace-swift = Blitz
web-pace-swift-about = Alle Rollen spielen zugleich: { $early } s, dann { $call } s für jede Frage. { $talk } min zum Reden, { $ballot } s zum Abstimmen.
web-verdict = Das Dorf hat gesprochen
    .wait = Heute verlässt niemand das Dorf.
    .others = Gleich geht es weiter.
web-chat = Gespräch
web-chat-all = Alles, was gesagt wurde
web-chat-none = Noch hat niemand etwas gesagt.
web-claims = Wer sagt was
web-said-before = Sagte vorher: { $role }
web-said-anew = sagt inzwischen etwas anderes
web-said-back = zurückgenommen
web-say = Sag etwas
    .send = Sagen
web-say-grave = Flüster mit den anderen Toten
web-masked = Du trägst die Maske: heute kein Wort. Gesten sind erlaubt.
web-gestures = Ohne ein Wort
web-shrouded = Unter dem Leichentuch hörst du die anderen und siehst niemanden. Du stimmst nach Richtung ab.
web-direction = Nr. { $place } zu deiner Linken
web-claim = Ich behaupte …
web-claim-begin = Was erzählst du dem Dorf?
web-claim-anew = Von vorn
web-claim-say = Sagen
web-claim-back = Meine letzte Behauptung zurücknehmen
web-notebook = Meine Plättchen und Notizen
    .about = Nur für dich: Was, glaubst du, sind sie?
web-token-none = keine Ahnung
web-token-here = Dein Tipp: { $role }
web-note = Notizen
web-pause = Uhr anhalten
web-paused = { $name } hat die Uhr angehalten.
    .on = Weiter
web-longer = Eine Minute mehr
web-again-change = Noch eine, etwas anders
web-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
web-ghosts = Tote schauen zu
    .about = Wer raus ist, sieht alles, was nachts geschieht. Gut in einem Zimmer; über die Ferne ist den Lebenden schnell etwas verraten.
web-late-waiting = Die nächste Partie spielt mit: { $names }.
web-late-me = Diese Partie hat ohne dich angefangen. Bei der nächsten bist du dabei; bis dahin kannst du zuschauen.
web-sound = Ton
web-quiet-night = Letzte Nacht ist niemand gestorben.
