# Die Regel einer hausgemachten Rolle als Satz, zusammengesetzt aus dem, was die Rolle tut. Stücke fangen klein an: Wer sie
# zusammensetzt, schreibt den großen Buchstaben.

## Wann sie aufwacht

homemade-first = nachts, vor allen anderen:
homemade-first-dusk = in der Dämmerung, vor allen anderen:
homemade-after = nachts, gleich danach ({ $call }):
homemade-after-dusk = in der Dämmerung, gleich danach ({ $call }):
homemade-after-nightly = jede Nacht, vor allen anderen:
homemade-after-every = jede Nacht, gleich danach ({ $call }):
homemade-after-once = in der ersten Nacht, gleich danach ({ $call }):
homemade-call = Aufruf „{ $name }“
homemade-with = nachts wachst du mit auf ({ $call })
homemade-together = ihr wacht alle zusammen auf, und
homemade-sleeps = du schläfst die ganze Nacht

## Was sie aussucht. $number: wie viele; $may: ob man verzichten darf

homemade-ask =
    { $may ->
        [yes] du darfst dir { $what } aussuchen
       *[no] du musst dir { $what } aussuchen
    }
homemade-ask-then =
    { $may ->
        [yes] danach darfst du dir { $what } aussuchen
       *[no] danach musst du dir { $what } aussuchen
    }
homemade-ask-word =
    { $may ->
        [yes] du darfst eins dieser Wörter wählen: { $words }
       *[no] du musst eins dieser Wörter wählen: { $words }
    }
homemade-ask-word-then =
    { $may ->
        [yes] danach darfst du eins dieser Wörter wählen: { $words }
       *[no] danach musst du eins dieser Wörter wählen: { $words }
    }
homemade-from-others =
    { $number ->
        [one] eine andere Person
        [2] zwei andere Personen
       *[other] drei andere Personen
    }
homemade-from-players =
    { $number ->
        [one] eine Person, auch dich selbst
        [2] zwei Personen, auch dich selbst
       *[other] drei Personen, auch dich selbst
    }
homemade-from-neighbours =
    { $number ->
        [one] eine der beiden Personen neben dir
       *[other] die beiden Personen neben dir
    }
homemade-from-centre =
    { $number ->
        [one] eine Karte der Mitte
        [2] zwei Karten der Mitte
       *[other] alle drei Karten der Mitte
    }
homemade-from-spare =
    { $number ->
        [one] eine Karte an der Seite
       *[other] beide Karten an der Seite
    }
homemade-or = { $first }, oder { $last }
homemade-either = { $first } oder { $last }
homemade-with-words = { $what } und eins dieser Wörter: { $words }
homemade-except = { $what }, nicht die Wahl von vorhin,
homemade-except-fellows = { $what }, niemanden, den du vom Aufwachen kennst,

## Was gewählt wurde. $nth: welches, wo es mehrere Namen gibt

homemade-card =
    { $kind ->
        [me] deine eigene Karte
        [mixed] deine Wahl
        [cards] diese Karten
        [players] deren Karten
        [card]
            { $nth ->
                [first] die erste Karte
                [second] die zweite Karte
                [third] die dritte Karte
               *[one] diese Karte
            }
        [spare] die Karte an der Seite
       *[player]
            { $nth ->
                [first] die Karte der ersten Person
                [second] die Karte der zweiten Person
                [third] die Karte der dritten Person
               *[one] die Karte dieser Person
            }
    }
homemade-player =
    { $kind ->
        [me] dich selbst
        [players] beide
       *[player]
            { $nth ->
                [first] die erste Person
                [second] die zweite Person
                [third] die dritte Person
               *[one] diese Person
            }
    }

## Was sie tut

homemade-look = du siehst dir { $card } an
homemade-look-mark = du siehst dir ein Zeichen an, und zwar hier: { $player }
homemade-look-player = du erfährst, was { $player } jetzt ist
homemade-swap-own = du tauschst deine Karte gegen { $card }
homemade-swap-both = du vertauschst diese beiden Karten, ungesehen
homemade-swap-two = du vertauschst { $card } und { $other }
homemade-swap-marks = du vertauschst deren Zeichen
homemade-take = du nimmst { $card }, lässt deine da und siehst dir an, was du genommen hast
homemade-mark = du legst { $mark } vor { $player }
homemade-turn = du wirst, was du gesehen hast
homemade-turn-wake = du wirst, was du gesehen hast, und wachst auf, wenn es aufgerufen wird
homemade-turn-act = du wirst, was du gesehen hast, und tust sofort, was es allein tut
homemade-recognise = du erkennst die { $roles }
homemade-recognise-fellows = du siehst, wer mit dir aufwacht
homemade-learn-number = du erfährst, wie viele Karten für { $teams-the-acc } spielen, { $places }
homemade-among-neighbours = von den beiden neben dir
homemade-among-others = von allen anderen
homemade-among-centre = in der Mitte
homemade-among-chosen = von denen, die du gewählt hast
homemade-learn-team = du erfährst die Seite, und sonst nichts: { $card }
homemade-learn-same = du erfährst, ob diese Karten auf derselben Seite sind
homemade-learn-acted = du siehst, wer bisher etwas bewegt oder angesehen hat
homemade-learn-bitten = du erfährst, wen die Vampire gebissen haben
homemade-learn-victim = du erfährst, wen die Werwölfe gewählt haben
homemade-tap = du tippst { $player } an, und zu spüren ist, auf welcher Seite
homemade-reveal = bei Tagesanbruch wird für alle aufgedeckt: { $card }
homemade-tell = du lässt { $player } wissen, wer das war
homemade-tell-everybody = bei Tagesanbruch erfahren alle, wen du gewählt hast
homemade-heal = du rettest dieses Opfer, einmal im Spiel
homemade-poison = du vergiftest { $player }, einmal im Spiel
homemade-protect = du schützt { $player } heute Nacht vor den Werwölfen
homemade-join = du verbindest zwei Herzen: Stirbt eins, stirbt das andere auch

## Unter welcher Bedingung

homemade-if-is = falls es für { $teams-the-acc } spielt: { $does }
homemade-if-not = falls es nicht für { $teams-the-acc } spielt: { $does }
homemade-if-role = falls es { $roles } ist: { $does }
homemade-if-chosen = falls es so jemanden gibt: { $does }
homemade-if-said = bei „{ $word }“: { $does }
homemade-if-alone = falls du sonst niemanden siehst: { $does }
homemade-if-marks = falls Zeichen im Spiel sind: { $does }
homemade-if-unspent = falls du es noch nicht verbraucht hast: { $does }

## Am Tag

homemade-dies-voted = stirbst du, stirbt mit dir, gegen wen du gestimmt hast
homemade-dies-chosen = wenn du stirbst, darfst du jemanden mitnehmen
homemade-dies-chosen-some = wirst du gefressen oder verurteilt, darfst du jemanden mitnehmen
homemade-dies-neighbours = stirbst du, sterben die beiden neben dir mit dir
homemade-guards-voted = auf wen du zeigst, der kann nicht durch die Abstimmung sterben
homemade-guards-self = du kannst nicht durch die Abstimmung sterben
homemade-guards-neighbours = die beiden neben dir können nicht durch die Abstimmung sterben
homemade-guards-pointed = solange jemand auf dich zeigt, der für { $team-the-acc } spielt, kannst du nicht durch die Abstimmung sterben
homemade-votes =
    { $number ->
        [0] deine Stimme zählt nicht
       *[other] deine Stimme zählt { $number }-fach
    }

## Wie sie gewinnt

homemade-wins-team = du gewinnst mit { $team-the-dat }
homemade-wins-follower = du gewinnst mit { $team-the-dat }, ohne dazuzugehören
homemade-wins-dying = du gewinnst allein, und nur, wenn du stirbst
homemade-wins-surviving = du gewinnst allein, und nur, wenn du am Leben bleibst
homemade-wins-neighbour-dying = du gewinnst allein, und nur, wenn jemand neben dir stirbt
homemade-wins-pointed-dying = du gewinnst allein, und nur, wenn stirbt, gegen wen du stimmst
homemade-wins-nobody-dying = du gewinnst allein, und nur, wenn niemand stirbt

## Zwischen zwei Stücken

homemade-colon = {" – "}
homemade-comma = {", "}
homemade-and = {", und "}

## Wo der Autor einer Rolle keine Worte gesagt hat

homemade-called = { $name }, es ist so weit.
homemade-edition = Hausgemachte Ausgabe
homemade-scenario = Ein Deck aus „{ $name }“.
homemade-play = Diese Karte hat noch kaum jemand gespielt. Sag früh oder spät, was du getan hast, horch, wer sonst etwas bewegt oder gesehen hat, und sieh, ob die Geschichten zusammenpassen.
homemade-choose = { $places } wählen
homemade-choose-words = { $words }: { $places }
homemade-decline = Nichts wählen
homemade-nothing-to-do = Hier ist nichts zu tun.
homemade-picture = In einem Haus, das noch niemand kennt, geht eine Laterne an.
homemade-picture-gone = Die Laterne geht aus.
homemade-vote = Zu dieser Karte ({ $name }) gilt: { $rule }
homemade-tells = Wer am Anfang { $name } war, sagt jetzt, was diese Karte kopiert hat.
homemade-tip = Entscheide dich vor dem Morgen: Erzähl sofort, was du getan hast, oder warte auf andere.
    .then = Halt deine Geschichte kurz, damit sie dieselbe ist, wenn jemand noch einmal fragt.
    .last = Frag, wer heute Nacht sonst noch dran war: Zwei Geschichten, die passen, sind mehr wert als eine.
    .beware = Vor allen, die deine eigene Geschichte vor dir erzählen.
homemade-met =
    { $players-count ->
        [0] Du siehst dich um, und niemand zeigt sich.
        [one] Du siehst jemanden: { $players }.
       *[other] Du siehst einige der anderen: { $players }.
    }
homemade-met-story =
    { $players-count ->
        [0] { $who } sieht sich um, und niemand zeigt sich.
       *[other] { $who } sieht sich um und sieht { $players }.
    }
homemade-ask-dying = Du stirbst. Wen nimmst du mit?
homemade-call-dying = Letzte Worte: { $name }
homemade-again = { $name }, hast du { $roles-the-acc } kopiert, öffne die Augen.
