# Was jeder Platz gefragt wird, und was auf den Knöpfen steht.

## Eine Nacht

ask-one-night-doppelganger = Wessen Karte siehst du dir an? Du wirst, was du siehst.
    .choose = { $places } kopieren
    .decline = —
ask-one-night-werewolf = Du darfst dir eine Karte der Mitte ansehen.
    .choose = { $places } ansehen
    .decline = Nichts ansehen
ask-one-night-seer = Was willst du sehen: die Karte einer anderen Person oder zwei aus der Mitte?
    .choose = { $places } ansehen
    .decline = Augen zu, ohne etwas anzusehen
ask-one-night-robber = Wen beraubst du? Deine Karte kommt an die Stelle der Beute, und die siehst du dir an.
    .choose = { $places } berauben
    .decline = Niemanden berauben
ask-one-night-troublemaker = Zwei Karten der anderen dürfen den Platz tauschen, auch du siehst sie nicht. Welche?
    .choose = Karten vertauschen: { $places }
    .decline = Alles liegen lassen
ask-one-night-drunk = Welche Karte der Mitte nimmst du gegen deine? Ansehen darfst du sie nicht.
    .choose = { $places } nehmen
    .decline = —
ask-one-night-vote = Es wird abgestimmt. Auf wen zeigst du?
    .choose = Auf { $places } zeigen
    .decline = Auf niemanden zeigen

## Epic Battle

ask-epic-battle-copycat = Welche Karte der Mitte kopierst du? Du wirst, was sie zeigt.
    .choose = { $places } kopieren
    .decline = —
ask-epic-battle-vampire = Wen beißt der Clan? Eine Antwort gilt für euch alle.
    .choose = { $places } beißen
    .decline = —
ask-epic-battle-count = Wem gibst du die Angst? Wer sie hat, tut heute Nacht nichts.
    .choose = { $places } Angst machen
    .decline = —
ask-epic-battle-diseased = Links oder rechts von dir: Wer bekommt die Pest?
    .choose = { $places } die Pest geben
    .decline = —
ask-epic-battle-cupid = Zwei Herzen darfst du verbinden, wenn du magst auch deins. Welche?
    .choose = Verbinden: { $places }
    .decline = Die Pfeile behalten
ask-epic-battle-instigator = Wem gibst du das Zeichen des Verräters?
    .choose =
        { $own ->
            [yes] Selbst nehmen
           *[no] { $places } geben
        }
    .decline = Niemanden verführen
ask-epic-battle-priest = Dein eigenes Zeichen ist wieder rein: Klarheit. Segnest du noch jemanden?
    .choose = { $places } segnen
    .decline = Sonst niemanden segnen
ask-epic-battle-assassin = Wer bekommt das Zeichen des Attentäters? Du gewinnst, wenn stirbt, wer es trägt.
    .choose =
        { $own ->
            [yes] Mir selbst hinlegen
           *[no] { $places } hinlegen
        }
    .decline = —
ask-epic-battle-alpha-wolf = Wem schiebst du die zusätzliche Wolfskarte unter?
    .choose = { $places } unterschieben
    .decline = —
ask-epic-battle-mystic-wolf = Wessen Karte siehst du dir heimlich an?
    .choose = Karte von { $places } ansehen
    .decline = Nichts ansehen
ask-epic-battle-thing = Links oder rechts: Wem tippst du auf die Schulter?
    .choose = { $places } auf die Schulter tippen
    .decline = —
ask-epic-battle-paranormal-investigator = Gegen wen ermittelst du? Stößt du auf einen Werwolf, einen Vampir oder einen Gerber, wirst du einer.
    .choose = Gegen { $places } ermitteln
    .decline = Nicht ermitteln
ask-epic-battle-paranormal-investigator-again = Gehen die Ermittlungen weiter? Eine Karte hast du noch, bei jemand anderem.
    .choose = Gegen { $places } ermitteln
    .decline = Es dabei lassen
ask-epic-battle-marksman = Wessen Karte siehst du dir an?
    .choose = Karte von { $places } ansehen
    .decline = Keine Karte ansehen
ask-epic-battle-marksman-mark = Und wessen Zeichen? Nie Karte und Zeichen derselben Person.
    .choose =
        { $own ->
            [yes] Mein eigenes Zeichen ansehen
           *[no] Zeichen von { $places } ansehen
        }
    .decline = Kein Zeichen ansehen
ask-epic-battle-witch = Welche Karte der Mitte siehst du dir an? Hast du sie gesehen, musst du sie weggeben.
    .choose = { $places } ansehen
    .decline = Nichts anrühren
ask-epic-battle-witch-give = Wem gibst du diese Karte? Du darfst sie auch behalten; dann kommt deine in die Mitte.
    .choose =
        { $own ->
            [yes] Selbst behalten
           *[no] { $places } geben
        }
    .decline = —
ask-epic-battle-gremlin = Was vertauschst du, und zwischen wem? Ansehen darfst du nichts.
    .choose =
        { $word ->
            [marks] Zeichen vertauschen: { $places }
           *[cards] Karten vertauschen: { $places }
        }
    .decline = Alles liegen lassen
ask-epic-battle-revealer = Welche Karte drehst du um? Ein Monster, ein Gerber oder ein Attentäter verschwindet gleich wieder.
    .choose =
        { $own ->
            [yes] Meine eigene Karte umdrehen
           *[no] Karte von { $places } umdrehen
        }
    .decline = Nichts umdrehen
ask-epic-battle-curator = Auf welche Karte legst du ein Artefakt? Welches es ist, erfährst du nicht.
    .choose =
        { $own ->
            [yes] Auf meine eigene Karte legen
           *[no] Auf die Karte von { $places } legen
        }
    .decline = Im Museum lassen
ask-epic-battle-artifact = Das Los zieht ein Artefakt.
    .choose = Ziehen: { $words }
    .decline = —

## Klassisch

ask-classic-thief = Zwei Karten liegen an der Seite. Nimmst du eine? Sind beide Werwölfe, musst du.
    .choose = { $places } nehmen
    .decline = Keine nehmen und als Dorfbewohner leben
ask-classic-cupid = Wer soll sich verlieben? Zwei Namen, wenn du magst auch deiner.
    .choose = Verbinden: { $places }
    .decline = —
ask-classic-seer = Wessen Geheimnis willst du heute Nacht sehen?
    .choose = { $places } ansehen
    .decline = Augen zu, ohne jemanden anzusehen
ask-classic-sleep = Das Rudel erwacht. Öffne die Augen und jag mit, oder lass sie zu: Dann wählen die anderen Wölfe ohne dich. Schlafen alle Wölfe, sterben alle Wölfe.
    .choose = Augen zulassen
    .decline = Augen öffnen und jagen
ask-classic-werewolf = Wen soll das Rudel fressen? Der meistgenannte Name gewinnt; bei Gleichstand bleiben alle am Leben.
    .choose =
        { $own ->
            [yes] Mich selbst nennen
           *[no] { $places } nennen
        }
    .decline = Niemanden nennen
ask-classic-glance = Vielleicht beobachtet dich das Kleine Mädchen. Wann siehst du dich um? Blinzelt es gerade dann, frisst das Rudel stattdessen das Mädchen.
    .choose = Mich { $words } umsehen
    .decline = Mich nicht umsehen
ask-classic-little-girl = Wann öffnest du ein Auge? Jedes Mal siehst du einen Wolf. Aber sieht sich gerade dann ein Wolf um, frisst dich das Rudel.
    .choose = { $words } ein Auge öffnen
    .decline = Augen zulassen
ask-classic-witch-heal = Rettest du das Opfer dieser Nacht? Du hast nur einen Heiltrank.
    .choose = Den Heiltrank geben
    .decline = Für später aufheben
ask-classic-witch-poison = Dein Gift ist bereit, und es gibt nur ein Fläschchen. Für wen?
    .choose = { $places } vergiften
    .decline = Für später aufheben
ask-classic-captain = Wer soll Hauptmann werden? Du darfst auch dich selbst wählen.
    .choose =
        { $own ->
            [yes] Mich selbst wählen
           *[no] { $places } wählen
        }
    .decline = Niemanden wählen
ask-classic-captain-again = Gleichstand. Wer von diesen soll Hauptmann werden?
    .choose =
        { $own ->
            [yes] Mich selbst wählen
           *[no] { $places } wählen
        }
    .decline = Niemanden wählen
ask-classic-hunter = Du fällst, aber dein Gewehr ist geladen. Auf wen schießt du?
    .choose = Auf { $places } schießen
    .decline = Das Gewehr sinken lassen
ask-classic-successor = Bevor du gehst: Wem lässt du das Amt des Hauptmanns?
    .choose = { $places } überlassen
    .decline = —
ask-classic-lynch = Gegen wen stimmst du heute?
    .choose = Gegen { $places } stimmen
    .decline = Gegen niemanden stimmen
ask-classic-lynch-again = Gleichstand. Wen von diesen verurteilst du?
    .choose = Gegen { $places } stimmen
    .decline = Gegen niemanden stimmen
ask-classic-tie-break = Gleichstand, und du entscheidest. Wer stirbt?
    .choose = { $places } verurteilen
    .decline = —
ask-classic-spied = Das Los zeigt dem Kleinen Mädchen einen Wolf.
    .choose = { $places } zeigen
    .decline = —

## Orte, Wörter und Listen

place-centre-1 = Karte 1 der Mitte
    .near = mitte 1, mittlere karte 1, karte 1
place-centre-2 = Karte 2 der Mitte
    .near = mitte 2, mittlere karte 2, karte 2
place-centre-3 = Karte 3 der Mitte
    .near = mitte 3, mittlere karte 3, karte 3
place-centre-wolf = die zusätzliche Wolfskarte
    .dat = der zusätzlichen Wolfskarte
place-extra-1 = Karte 1 an der Seite
place-extra-2 = Karte 2 an der Seite

word-cards = die Karten
word-marks = die Zeichen
word-sleep = Augen zu
word-heal = der Heiltrank
word-early = am Anfang
word-middle = in der Mitte
word-late = am Ende

list-and = { $first } und { $last }
list-comma = { $first }, { $last }
list-none = niemand

## Die Aufrufe

call-deal = Austeilen
call-copycat = Nachahmer
call-vampire = Vampire
call-count = Graf
call-renfield = Renfield
call-diseased = Pestkranke
call-cupid = Amor
call-instigator = Anstifterin
call-priest = Priester
call-assassin = Attentäter
call-end-of-dusk = Ende der Dämmerung
call-lovers = Verliebte
call-doppelganger = Doppelgängerin
call-thief = Dieb
call-werewolf = Werwölfe
call-sleep = Das Rudel erwacht
call-glance = Der Blick der Wölfe
call-little-girl = Kleines Mädchen
call-alpha-wolf = Alphawolf
call-mystic-wolf = Schamanenwolf
call-minion = Günstling
call-mason = Freimaurer
call-thing = Das Ding
call-seer = Seherin
call-paranormal-investigator = Geisterjäger
call-marksman = Scharfschütze
call-robber = Räuber
call-witch = Hexe
call-witch-heal = Heiltrank
call-witch-poison = Gift
call-troublemaker = Unruhestifterin
call-aura-seer = Auraseherin
call-gremlin = Gremlin
call-drunk = Betrunkener
call-insomniac = Schlaflose
call-revealer = Enthüller
call-curator = Kurator
call-dawn = Morgengrauen
call-daybreak = Tagesanbruch
call-heralds = Was alle erfahren
call-captain = Wahl des Hauptmanns
call-hunter = Schuss des Jägers
call-successor = Nachfolge des Hauptmanns
call-vote = Abstimmung
call-lynch = Abstimmung im Dorf
call-tie-break = Stimme des Hauptmanns
