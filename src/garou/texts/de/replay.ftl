# Eine beendete Partie noch einmal: die Stufen des Endes, der Film, was wäre wenn, das Bild.

## Das Ende, eine Stufe nach der anderen

replay-stages = Die Karten werden umgedreht
replay-skip = Alles zeigen
replay-see = Die Partie noch einmal ansehen
replay-deaths = Wer gestorben ist
    .none = Niemand ist gestorben.
replay-teams = Die Teams
replay-team-all = Sieg
replay-team-none = Niederlage
replay-team-some = Sieg nur für { $names }
replay-yours = was für dich entschieden hat

## Eine Aufzeichnung öffnen

replay-open = Eine beendete Partie noch einmal ansehen
    .lede = Bring die Aufzeichnung irgendeiner Partie mit. Sie wird gelesen, gezeigt und vergessen: Hier bleibt nichts.
    .file = Die Datei der Aufzeichnung
    .paste = Oder die Aufzeichnung selbst, als Text
    .go = Partie zeigen
    .flaw = Diese Aufzeichnung lässt sich nicht zeigen.

## Der Film

replay-title = { $game }, der Film
replay-film = Die Partie, Schritt für Schritt
replay-dealt = Alle sehen sich einmal ihre eigene Karte an.
replay-talk = Gespräch
    .grave = Auf dem Friedhof
    .dead = unter den Toten
replay-count = { $at } von { $of }
replay-back = Zurück
replay-next = Weiter
replay-scrub = Wo in der Partie
replay-keys = Auch mit den Pfeiltasten.
replay-from = kam von { $place }
replay-place-centre-1 = Mitte 1
replay-place-centre-2 = Mitte 2
replay-place-centre-3 = Mitte 3
replay-place-centre-wolf = Wolfskarte
replay-place-extra-1 = Seite 1
replay-place-extra-2 = Seite 2
replay-token-captain = Hauptmann
replay-token-lover = verliebt
replay-token-victim = Opfer der Wölfe
replay-token-poison = vergiftet
replay-token-hunger = verhungert
replay-token-asleep = schläft vor Angst
replay-token-face-up = offen

## Zusammen

replay-lead = Die anderen durch den Film führen
    .alone = Du führst. Noch folgt niemand.
    .with = Du führst.
    .hand = Weitergeben an …
    .free = Aufhören
replay-led = { $name } führt durch den Film.
replay-following = Du folgst { $name }.
replay-follow = Folgen
    .leave = Allein weitersehen

## Was man wissen konnte

replay-eyes = Was man bis hierher wissen konnte
    .whose = Mit wessen Augen
    .all = Such einen Platz aus
    .none = Noch nichts.
    .hint = Such einen Platz aus: Du siehst, was er bis zu diesem Schritt erfahren hatte, und sonst nichts.

## Was wäre wenn

replay-if = Und wenn anders abgestimmt worden wäre?
    .poll = Welche Abstimmung
    .voter = Wenn
    .target = gezeigt hätte auf
    .nobody = niemanden
    .go = Neu zählen
replay-poll =
    { $round ->
        [1] { $day }
       *[other] { $day }, zweiter Wahlgang
    }
replay-if-title =
    { $for-kind ->
        [nobody] Wenn { $voter } auf niemanden gezeigt hätte statt auf { $was }
       *[player]
            { $was-kind ->
                [nobody] Wenn { $voter } auf { $for } gezeigt hätte statt auf niemanden
               *[player] Wenn { $voter } auf { $for } gezeigt hätte statt auf { $was }
            }
    }
replay-if-same = Es gewinnen dieselben Teams und dieselben Leute.
replay-if-later = Was an späteren Tagen gesagt und getan wurde, fehlt: Es kam von Leuten, die etwas anderes gesehen hatten.
replay-if-again = Es wäre ein Gleichstand gewesen, und ein zweiter Wahlgang: Wie der ausgeht, kann niemand wissen.
replay-if-waiting = Hier hätte { $who } entscheiden müssen ({ $call }): Wie, kann niemand wissen.
replay-if-what = Such jemanden aus, der abstimmt, und auf wen er zeigt.
replay-if-cannot = So konnte nicht abgestimmt werden: nicht von dieser Person oder nicht gegen jene.
replay-if-as-it-was = So wurde abgestimmt: Such jemand anderen aus.

# Was jemand in der Nacht getan hat, geändert.
replay-night = Und wenn die Nacht anders verlaufen wäre?
    .about = Tipp an, was jemand getan hat, dann, was es stattdessen hätte sein können. Alles bewegt sich mit.
replay-night-ask = { $who } · { $call }: was stattdessen?
replay-night-was = (so war es)
replay-night-title = { $who }: „{ $for }“ statt „{ $was }“
replay-night-kept = Alle anderen handeln und stimmen, wie sie es taten, denn sie wurden dasselbe gefragt.
replay-night-ballot = Bei dieser Abstimmung sitzen andere als in der echten Partie: Wie sie ausgeht, kann niemand wissen.
replay-night-luck = Hier hätte das Los etwas anderes entschieden: Was, kann niemand wissen.
replay-night-cannot = Das konnte in dieser Partie niemand tun.
replay-night-chances = Und wem hätte man dann glauben können?

## Danach

replay-end = Wie es ausging
replay-share = Ein Bild zum Teilen
    .about = Wer dabei war, wer was war und wer gewonnen hat, auf einem Blatt.
    .go = Bild machen
    .save = Bild sichern
    .send = Bild schicken
    .failed = Dieser Browser kann es nicht malen. Tipp noch einmal für die Zeichnung selbst.
replay-other = Eine andere Aufzeichnung öffnen
replay-flaw-empty = Hier ist noch nichts. Füg unten eine Aufzeichnung ein, oder such die Datei aus, in der sie liegt.
replay-flaw-unreadable = Das ist keine Aufzeichnung einer Partie: Vielleicht wurde sie unterwegs abgeschnitten oder verändert. Such die Datei aus, wie sie gesichert wurde.
replay-flaw-half = Diese Partie ist nicht vorbei: Ihre Aufzeichnung hört auf, wo noch jemand entscheiden musste.
replay-flaw-illegal = Das ist eine Aufzeichnung, aber etwas darin kann in dieser Partie nicht geschehen sein.
    .detail = Die Stelle, und was dort nicht stimmt:
