# Programme der AIWolf-Wettbewerbe

aiwolf-help = Lässt Programme der AIWolf-Wettbewerbe spielen, über TCP im klassischen Protokoll oder über WebSocket in natürlicher Sprache; Bots nehmen die leeren Plätze.
aiwolf-language-help = Das Protokoll in natürlicher Sprache sprechen, über WebSocket.
aiwolf-players-help = Wie viele spielen: 5 oder 15, in natürlicher Sprache 5 oder 13.
aiwolf-agents-help = Auf wie viele Agenten gewartet wird; auf einen, wenn nichts gesagt ist.
aiwolf-games-help = Wie viele Partien, eine nach der anderen; eine, wenn nichts gesagt ist.
aiwolf-minds-help = Welcher Kopf auf den leeren Plätzen denkt.
aiwolf-seconds-help = Wie viele Sekunden eine Antwort dauern darf, sonst fünf; danach geht es ohne sie weiter.
aiwolf-wait-help = Wie viele Sekunden auf Agenten gewartet wird, sonst sechzig; danach spielen die, die da sind.
aiwolf-host-help = Wo gelauscht wird: nur auf diesem Rechner, wenn nichts gesagt ist.
aiwolf-port-help = An welchem Port: 10000, in natürlicher Sprache 8080; 0 nimmt einen freien.
aiwolf-log-help = In diesem Ordner ein Protokoll jeder Partie ablegen, in der Form der Wettbewerbe.
aiwolf-json-help = Jede Partie als ein JSON-Objekt ausgeben.

aiwolf-waiting =
    Warten auf { $count ->
        [one] einen Agenten
       *[other] { $count } Agenten
    } unter { $address }
aiwolf-came = { $name } ist da.
aiwolf-fewer =
    Von { $wanted } Agenten { $count ->
        [one] ist nur einer
       *[other] sind nur { $count }
    } gekommen; Bots ({ $mind }) nehmen die anderen Plätze.
aiwolf-fault =
    Tag { $day }, { $request }: { $name } ({ $agent }) { $why ->
        [silent] hat nicht rechtzeitig geantwortet; es geht ohne diese Antwort weiter.
        [gone] ist weg; auf diesem Platz spielt ab jetzt der Zufall.
       *[nonsense] hat niemanden genannt, der hier spielt; es geht ohne diese Antwort weiter.
    }
aiwolf-over =
    Partie { $number }, { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }. Gewonnen: { $team }.{ $faults ->
        [0] {""}
        [one] {" "}Eine Antwort war keine.
       *[other] {" "}{ $faults } Antworten waren keine.
    }{ $file ->
        [none] {""}
       *[other] {" "}{ $file }
    }
aiwolf-nobody =
    { $seconds ->
        [one] in einer Sekunde ist kein Agent gekommen
       *[other] in { $seconds } Sekunden ist kein Agent gekommen
    }
aiwolf-players = die Wettbewerbe kennen Partien mit { $known } Spielern
aiwolf-too-many = { $agents } Agenten haben an { $players } Plätzen keinen Platz
aiwolf-not-opened = { $address } lässt sich nicht öffnen: { $detail }
