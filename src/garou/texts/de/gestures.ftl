# Was man ohne ein Wort zeigt: nach dem Namen derer, die es tun, und auf dem Knopf.

gesture-nod = nickt
    .label = Nicken
gesture-shake = schüttelt den Kopf
    .label = Kopf schütteln
gesture-shrug = zuckt mit den Schultern
    .label = Schultern zucken
gesture-point = zeigt auf { $whom }
    .label = Zeigen auf …

# Nebenbei, neben einem Haus: nach dem Namen derer, die dort wohnen, und auf dem Knopf.
gesture-agree = ist dafür
    .label = Genau
gesture-doubt = zweifelt
    .label = Na ja
gesture-laugh = lacht
    .label = Lachen
gesture-hush = macht pst
    .label = Pst
