# Turniere: Chips, doppeltes K.-o., gleiche Verteilungen.

tournament-help = Spielt ein ganzes Turnier mit Bots auf den Plätzen und schreibt, wer Erster wurde. FORMAT ist chips (ein Chip für jeden Sieg), elimination (raus nach zwei Niederlagen) oder duplicate (dieselben Verteilungen an mehreren Tischen).
tournament-entrants-help = Wie viele mitspielen.
tournament-seats-help = Wie viele an einem Tisch sitzen; bei elimination wird so nah daran ausgelost, wie es die Anzahl erlaubt.
tournament-target-help = Mit wie vielen Chips das Rennen endet; sonst 5.
tournament-rounds-help = Nach so vielen Partien oder Runden aufhören; bei duplicate, wie viele Verteilungen.
tournament-json-help = Alles als ein JSON-Objekt ausgeben.
tournament-not-for = { $option } hat bei { $format } keine Bedeutung

tournament-chips = Chiprennen
tournament-elimination = Doppeltes K.-o.
tournament-duplicate = Gleiche Verteilungen
tournament-season = Saison
tournament-title = { $format } · { $count } dabei · { $scenario } · { $game }
tournament-seed = Das Glück dieses Turniers: --seed { $seed }

## Was geschah

tournament-games = Ein Chip an
tournament-game = Partie { $number }: { $winners }
tournament-round = Runde { $number }
tournament-deal = Verteilung { $number }
tournament-table = Tisch { $number }: { $players } · gewonnen: { $winners }
tournament-fillers =
    { $count ->
        [one] Ein Bot nimmt den letzten Platz; sein Ergebnis zählt nicht.
       *[other] Bots nehmen die letzten { $count } Plätze; ihre Ergebnisse zählen nicht.
    }
tournament-byes = Setzt aus: { $players }
tournament-uncounted = Nach dieser Runde wäre niemand mehr übrig, also zählt sie nicht: Alle spielen weiter.
tournament-out = Raus: { $players }

## Wer wo steht

tournament-standings = Stand
tournament-place = Platz
tournament-name = Name
tournament-chips-held = Chips
tournament-played = Partien
tournament-evenings = Abende
tournament-losses = Niederlagen
tournament-byes-had = Ausgesetzt
tournament-out-in = Raus in Runde
tournament-at = Tisch
tournament-score = Punkte
tournament-plus = +{ NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-minus = −{ NUMBER($score, minimumFractionDigits: 2, maximumFractionDigits: 2) }
tournament-champion = Turniersieg: { $name }
tournament-undecided = Noch kein Turniersieg.
tournament-best = Am meisten aus denselben Karten gemacht: { $players }
