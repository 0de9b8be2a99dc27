# Was ein Programm über diese Sprache wissen muss. Niemand liest etwas davon, außer ihrem Namen.

language-name = Deutsch
# ltr oder rtl: von welcher Seite man liest.
language-direction = ltr
# Wie sprechende Programme ihre Stimme nennen.
language-voice = de-DE
    .espeak = de
    .mac = Anna
# Lange Wörter, die anders brechen als nach einem Vokal und dem Konsonanten danach, mit einem Strich an jedem Bruch.
language-breaks = Un-ruhe-stifterin Doppel-gängerin Dorf-bewohner Frei-maurer Günst-ling Schlaf-lose Betrun-kener Betrun-kene Schamanen-wolf Geister-jäger Scharf-schütze Aura-seherin Leib-wächter Attentä-ter Anstif-terin Pest-kranke Nach-ahmer Haupt-mann Traum-wolf Alpha-wolf Ent-hüller Werwolfs-kralle Vampir-gebiss Dorf-siegel Gerber-knüppel Leichen-tuch Fleder-maus Klar-heit Beses-sener
