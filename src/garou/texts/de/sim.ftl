### Viele Partien unter Bots, und was dabei herauskommt.

sim-help = Spielt viele Partien unter Bots und zählt, wer gewinnt. Mit Strg-C angehalten, zeigt es, was bis dahin gezählt ist.
sim-games-help = Wie viele Partien; 1000, wenn nichts gesagt ist.
sim-minds-help = Wer für wen denkt: eins von random, honest, sly und sage für alle, oder nach Team, Karte oder Nummer des Platzes, etwa „village=sage,werewolf=sly,1=random“.
sim-jobs-help = Wie viele Prozesse sich die Arbeit teilen, so viele wie Kerne, wenn nichts gesagt ist. Die Zahlen sind mit jeder Anzahl dieselben.
sim-json-help = Alles als ein JSON-Objekt ausgeben.
sim-playing = Es wird gespielt
sim-unlearned = { $name } hat über diese Karten nichts gelernt und spielt wie der ehrliche
sim-stopped =
    angehalten nach { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } von { NUMBER($wanted) }

sim-title =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    } · { $players } Spieler · { $game }
sim-minds = Köpfe · { $minds }
sim-mind = { $whom }: { $mind }
sim-all = alle
sim-others = alle anderen
sim-seat = Platz { $number }
sim-seed = Das Glück dieser Partien: --seed { $seed }

## Tabellen

sim-team = Team
sim-card = Karte
sim-wins = Siege
sim-interval = Intervall zu 95 %
sim-votes = Stimmen
sim-died = Stirbt
sim-truths = Wahr
sim-lies = Lüge
sim-nobody = Niemand
sim-note = Siege dessen, der die Karte bekam; Stimmen gegen ihn; wie oft er stirbt. Wahr, Lüge: wie oft jemand, der ihn seine Karte nennen hörte, gegen einen anderen stimmte, wenn es so war und wenn es nicht so war.
sim-percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-claims = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } Behauptungen je Partie.
sim-length = { NUMBER($nights, minimumFractionDigits: 1, maximumFractionDigits: 1) } Nächte je Partie, höchstens { $longest }; { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } Behauptungen je Partie.
