### Partien als Daten: der Befehl und was in seinen Bildern steht.

data-help = Partien als Datenzeilen: eine Datei davon ansehen, eine aus gespielten oder anderswo veröffentlichten machen, Bilder zeichnen.
data-file-help = Jede Partie auch in diese Datei schreiben: Antworten, Behauptungen, Sichten und Ergebnis. Ihr Name endet auf jsonl oder parquet und sagt, was sie ist.
data-kept =
    { $count ->
        [one] Eine Partie steht in { $file }.
       *[other] { $count } Partien stehen in { $file }.
    }
data-not-kept = { $file } lässt sich nicht schreiben: { $detail }
data-not-read = { $file } lässt sich nicht lesen: { $detail }

data-show-help = Sagt, was in einer Datei mit Partien steht; oder schreibt eine ihrer Tabellen als CSV.
data-table-help = Welche Tabelle: games, seats, claims, lines, answers oder facts.
data-rows-help = Höchstens so viele Zeilen davon; sonst alle.
data-held =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }: { $source }, Garou { $version }
data-of-edition = { $edition }, { $players } Leute: { $count }
data-of-seed = Startwert { $seed }

data-collect-help = Macht eine Datei aus gespielten Partien: aus ihren Dateien oder aus den Tischen eines Servers.
data-anonymous-help = Die Leute nur nach der Nummer ihres Platzes nennen.

data-convert-help = Macht eine Datei aus den veröffentlichten GPT-4-Partien von One Night (NeurIPS 2024): aus einem Ordner ihrer Dateien oder aus einigen davon.
data-agreed = Nach unseren Regeln enden { $agreed } von { $count } mit den Siegern, die dort stehen.

data-plot-help = Beantwortet drei Fragen zu einer Datei mit Partien, jede mit einem Bild als SVG in diesem Ordner.
data-plot-games =
    { $count ->
        [one] Eine Partie; rot: 95-%-Intervalle
       *[other] { $count } Partien; rot: 95-%-Intervalle
    }
data-won = Wer gewinnt, nach der ausgeteilten Karte
data-honest = Wer die Karte nennt, die ausgeteilt wurde
data-fell = Wer stirbt, nach dem, was über die eigene Karte gesagt wurde
data-team-said = { $team }: { $said }
data-said-true = wahr
data-said-untrue = unwahr
data-said-nothing = nichts
