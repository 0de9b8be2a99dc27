# Eine eigene Sprache: der Befehl, und die Seite, die jeden Text zeigt.

texts-help = Beginnt eine Sprache und sagt, was ihr noch fehlt.
texts-new-help = Schreibt einen Ordner mit allen Meldungen, als unübersetzt markiert, das Englische daneben: LANG ist ein Kürzel wie it oder pt.
texts-check-help = Sagt, was fehlt, was übrig ist, was etwas erwartet, das ihm niemand sagt, und was für seinen Platz zu lang ist. LANG ist eine Sprache oder der Ordner, an dem jemand arbeitet.
texts-no-language = { $name } ist keine Sprache; ihr Kürzel hat zwei oder drei kleine Buchstaben, etwa it
texts-there-already = { $place } ist schon da; nenn einen anderen Ordner
texts-no-folder = { $name } ist weder eine Sprache hier noch ein Ordner mit Texten; vollständig sind { $known }
texts-made = In { $place } liegen { $count } Meldungen. Um sie an ihrem Platz zu sehen: GAROU_TEXTS={ $full } garou serve
texts-flaw-unreadable = { $file }: nicht lesbar ab „{ $line }“
texts-flaw-left-over-file = { $file }: Nach dieser Datei fragt niemand
texts-flaw-left-over = { $file }: Nach { $key } fragt niemand
texts-flaw-variables = { $file }: { $key } erfährt etwas anderes. Niemand sagt: { $unknown }. Weggelassen: { $unused }
texts-flaw-too-long = { $file }: { $key } hat { $count } Buchstaben, und Platz ist für { $room }
texts-flaw-missing =
    { $count ->
        [one] { $file }: Es fehlt { $first }
       *[other] { $file }: Es fehlen { $count }, als Erstes { $first }
    }
texts-flaw-untranslated =
    { $count ->
        [one] { $file }: { $first } ist noch nicht übersetzt
       *[other] { $file }: { $count } sind noch nicht übersetzt, als Erstes { $first }
    }
texts-flaws =
    { $count ->
        [0] Vollständig: Nichts fehlt, nichts ist übrig oder zu lang.
        [one] Eins ist noch zu tun.
       *[other] { $count } Dinge sind noch zu tun.
    }

## Die Seite

texts-page = Jeder Text
    .lede = Datei für Datei, wie jede Meldung lauten kann, mit eingesetzten Namen. Diese Seite zeigt nur ein Server, der mit GAROU_TEXTS gestartet ist.
    .file = Datei
texts-page-lacks = nicht übersetzt
texts-page-long = { $count } Buchstaben, Platz für { $room }
