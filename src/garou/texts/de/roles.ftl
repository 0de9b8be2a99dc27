# Die Rollen aller Spiele: der Name, dann seine Formen im Satz. -acc: wen; -dat: wem.

## Eine Nacht

role-doppelganger = Doppelgängerin
    .the = die Doppelgängerin
    .the-acc = die Doppelgängerin
    .the-dat = der Doppelgängerin
    .a = eine Doppelgängerin
    .a-acc = eine Doppelgängerin
    .a-dat = einer Doppelgängerin
    .of = der Doppelgängerin
    .many = Doppelgängerinnen
    .gender = f
    .near = doppelgänger, doppelgaengerin, doppel, dg

role-werewolf = Werwolf
    .the = der Werwolf
    .the-acc = den Werwolf
    .the-dat = dem Werwolf
    .a = ein Werwolf
    .a-acc = einen Werwolf
    .a-dat = einem Werwolf
    .of = des Werwolfs
    .many = Werwölfe
    .gender = m
    .near = wolf, wölfe, woelfe, werwoelfe, wölfin, werwölfin, ww

role-minion = Günstling
    .the = der Günstling
    .the-acc = den Günstling
    .the-dat = dem Günstling
    .a = ein Günstling
    .a-acc = einen Günstling
    .a-dat = einem Günstling
    .of = des Günstlings
    .many = Günstlinge
    .gender = m
    .near = guenstling, lakai, handlanger

role-mason = Freimaurer
    .the = der Freimaurer
    .the-acc = den Freimaurer
    .the-dat = dem Freimaurer
    .a = ein Freimaurer
    .a-acc = einen Freimaurer
    .a-dat = einem Freimaurer
    .of = des Freimaurers
    .many = Freimaurer
    .gender = m
    .near = maurer, freimaurerin

role-seer = Seherin
    .the = die Seherin
    .the-acc = die Seherin
    .the-dat = der Seherin
    .a = eine Seherin
    .a-acc = eine Seherin
    .a-dat = einer Seherin
    .of = der Seherin
    .many = Seherinnen
    .gender = f
    .near = seher, hellseherin

role-robber = Räuber
    .the = der Räuber
    .the-acc = den Räuber
    .the-dat = dem Räuber
    .a = ein Räuber
    .a-acc = einen Räuber
    .a-dat = einem Räuber
    .of = des Räubers
    .many = Räuber
    .gender = m
    .near = raeuber, räuberin, raeuberin

role-troublemaker = Unruhestifterin
    .the = die Unruhestifterin
    .the-acc = die Unruhestifterin
    .the-dat = der Unruhestifterin
    .a = eine Unruhestifterin
    .a-acc = eine Unruhestifterin
    .a-dat = einer Unruhestifterin
    .of = der Unruhestifterin
    .many = Unruhestifterinnen
    .gender = f
    .near = unruhestifter, stifterin

role-drunk = Betrunkener
    .the = der Betrunkene
    .the-acc = den Betrunkenen
    .the-dat = dem Betrunkenen
    .a = ein Betrunkener
    .a-acc = einen Betrunkenen
    .a-dat = einem Betrunkenen
    .of = des Betrunkenen
    .many = Betrunkene
    .gender = m
    .near = trinker, säufer, saeufer, trunkenbold, betrunkenen

role-insomniac = Schlaflose
    .the = die Schlaflose
    .the-acc = die Schlaflose
    .the-dat = der Schlaflosen
    .a = eine Schlaflose
    .a-acc = eine Schlaflose
    .a-dat = einer Schlaflosen
    .of = der Schlaflosen
    .many = Schlaflose
    .gender = f
    .near = schlafloser, schlaflosen

role-villager = Dorfbewohner
    .the = der Dorfbewohner
    .the-acc = den Dorfbewohner
    .the-dat = dem Dorfbewohner
    .a = ein Dorfbewohner
    .a-acc = einen Dorfbewohner
    .a-dat = einem Dorfbewohner
    .of = des Dorfbewohners
    .many = Dorfbewohner
    .gender = m
    .near = einfacher dorfbewohner, dorfbewohnerin, dörfler, doerfler, bürger, dorfi

role-tanner = Gerber
    .the = der Gerber
    .the-acc = den Gerber
    .the-dat = dem Gerber
    .a = ein Gerber
    .a-acc = einen Gerber
    .a-dat = einem Gerber
    .of = des Gerbers
    .many = Gerber
    .gender = m

role-hunter = Jäger
    .the = der Jäger
    .the-acc = den Jäger
    .the-dat = dem Jäger
    .a = ein Jäger
    .a-acc = einen Jäger
    .a-dat = einem Jäger
    .of = des Jägers
    .many = Jäger
    .gender = m
    .near = jaeger, jägerin, jaegerin

## Epic Battle, dazu

role-copycat = Nachahmer
    .the = der Nachahmer
    .the-acc = den Nachahmer
    .the-dat = dem Nachahmer
    .a = ein Nachahmer
    .a-acc = einen Nachahmer
    .a-dat = einem Nachahmer
    .of = des Nachahmers
    .many = Nachahmer
    .gender = m
    .near = copycat

role-vampire = Vampir
    .the = der Vampir
    .the-acc = den Vampir
    .the-dat = dem Vampir
    .a = ein Vampir
    .a-acc = einen Vampir
    .a-dat = einem Vampir
    .of = des Vampirs
    .many = Vampire
    .gender = m
    .near = vampirin

role-master = Meister
    .the = der Meister
    .the-acc = den Meister
    .the-dat = dem Meister
    .a = ein Meister
    .a-acc = einen Meister
    .a-dat = einem Meister
    .of = des Meisters
    .many = Meister
    .gender = m

role-count = Graf
    .the = der Graf
    .the-acc = den Grafen
    .the-dat = dem Grafen
    .a = ein Graf
    .a-acc = einen Grafen
    .a-dat = einem Grafen
    .of = des Grafen
    .many = Grafen
    .gender = m
    .near = graf dracula

role-renfield = Renfield
    .the = Renfield
    .the-acc = Renfield
    .the-dat = Renfield
    .a = Renfield
    .a-acc = Renfield
    .a-dat = Renfield
    .of = von Renfield
    .many = Renfields
    .gender = m

role-diseased = Pestkranke
    .the = die Pestkranke
    .the-acc = die Pestkranke
    .the-dat = der Pestkranken
    .a = eine Pestkranke
    .a-acc = eine Pestkranke
    .a-dat = einer Pestkranken
    .of = der Pestkranken
    .many = Pestkranke
    .gender = f
    .near = kranke, pestkranken

role-cupid = Amor
    .the = Amor
    .the-acc = Amor
    .the-dat = Amor
    .a = Amor
    .a-acc = Amor
    .a-dat = Amor
    .of = von Amor
    .many = Amors
    .gender = m
    .near = cupido

role-instigator = Anstifterin
    .the = die Anstifterin
    .the-acc = die Anstifterin
    .the-dat = der Anstifterin
    .a = eine Anstifterin
    .a-acc = eine Anstifterin
    .a-dat = einer Anstifterin
    .of = der Anstifterin
    .many = Anstifterinnen
    .gender = f
    .near = anstifter

role-priest = Priester
    .the = der Priester
    .the-acc = den Priester
    .the-dat = dem Priester
    .a = ein Priester
    .a-acc = einen Priester
    .a-dat = einem Priester
    .of = des Priesters
    .many = Priester
    .gender = m
    .near = priesterin

role-assassin = Attentäter
    .the = der Attentäter
    .the-acc = den Attentäter
    .the-dat = dem Attentäter
    .a = ein Attentäter
    .a-acc = einen Attentäter
    .a-dat = einem Attentäter
    .of = des Attentäters
    .many = Attentäter
    .gender = m
    .near = attentaeter, assassine, attentäterin

role-alpha-wolf = Alphawolf
    .the = der Alphawolf
    .the-acc = den Alphawolf
    .the-dat = dem Alphawolf
    .a = ein Alphawolf
    .a-acc = einen Alphawolf
    .a-dat = einem Alphawolf
    .of = des Alphawolfs
    .many = Alphawölfe
    .gender = m
    .near = alpha, alpha wolf

role-mystic-wolf = Schamanenwolf
    .the = der Schamanenwolf
    .the-acc = den Schamanenwolf
    .the-dat = dem Schamanenwolf
    .a = ein Schamanenwolf
    .a-acc = einen Schamanenwolf
    .a-dat = einem Schamanenwolf
    .of = des Schamanenwolfs
    .many = Schamanenwölfe
    .gender = m
    .near = schamane

role-dream-wolf = Traumwolf
    .the = der Traumwolf
    .the-acc = den Traumwolf
    .the-dat = dem Traumwolf
    .a = ein Traumwolf
    .a-acc = einen Traumwolf
    .a-dat = einem Traumwolf
    .of = des Traumwolfs
    .many = Traumwölfe
    .gender = m

role-thing = Ding
    .the = das Ding
    .the-acc = das Ding
    .the-dat = dem Ding
    .a = ein Ding
    .a-acc = ein Ding
    .a-dat = einem Ding
    .of = des Dings
    .many = Dinger
    .gender = n
    .near = das ding

role-paranormal-investigator = Geisterjäger
    .the = der Geisterjäger
    .the-acc = den Geisterjäger
    .the-dat = dem Geisterjäger
    .a = ein Geisterjäger
    .a-acc = einen Geisterjäger
    .a-dat = einem Geisterjäger
    .of = des Geisterjägers
    .many = Geisterjäger
    .gender = m
    .near = geisterjaeger, ermittler

role-marksman = Scharfschütze
    .the = der Scharfschütze
    .the-acc = den Scharfschützen
    .the-dat = dem Scharfschützen
    .a = ein Scharfschütze
    .a-acc = einen Scharfschützen
    .a-dat = einem Scharfschützen
    .of = des Scharfschützen
    .many = Scharfschützen
    .gender = m
    .near = scharfschuetze, schütze

role-witch = Hexe
    .the = die Hexe
    .the-acc = die Hexe
    .the-dat = der Hexe
    .a = eine Hexe
    .a-acc = eine Hexe
    .a-dat = einer Hexe
    .of = der Hexe
    .many = Hexen
    .gender = f

role-aura-seer = Auraseherin
    .the = die Auraseherin
    .the-acc = die Auraseherin
    .the-dat = der Auraseherin
    .a = eine Auraseherin
    .a-acc = eine Auraseherin
    .a-dat = einer Auraseherin
    .of = der Auraseherin
    .many = Auraseherinnen
    .gender = f
    .near = aura seherin, aura

role-gremlin = Gremlin
    .the = der Gremlin
    .the-acc = den Gremlin
    .the-dat = dem Gremlin
    .a = ein Gremlin
    .a-acc = einen Gremlin
    .a-dat = einem Gremlin
    .of = des Gremlins
    .many = Gremlins
    .gender = m

role-revealer = Enthüller
    .the = der Enthüller
    .the-acc = den Enthüller
    .the-dat = dem Enthüller
    .a = ein Enthüller
    .a-acc = einen Enthüller
    .a-dat = einem Enthüller
    .of = des Enthüllers
    .many = Enthüller
    .gender = m
    .near = enthueller

role-curator = Kurator
    .the = der Kurator
    .the-acc = den Kurator
    .the-dat = dem Kurator
    .a = ein Kurator
    .a-acc = einen Kurator
    .a-dat = einem Kurator
    .of = des Kurators
    .many = Kuratoren
    .gender = m
    .near = kuratorin

role-bodyguard = Leibwächter
    .the = der Leibwächter
    .the-acc = den Leibwächter
    .the-dat = dem Leibwächter
    .a = ein Leibwächter
    .a-acc = einen Leibwächter
    .a-dat = einem Leibwächter
    .of = des Leibwächters
    .many = Leibwächter
    .gender = m
    .near = leibwaechter, bodyguard, wächter

## Klassisch, dazu (der Hauptmann ist ein Amt, keine Karte, die ausgeteilt wird)

role-thief = Dieb
    .the = der Dieb
    .the-acc = den Dieb
    .the-dat = dem Dieb
    .a = ein Dieb
    .a-acc = einen Dieb
    .a-dat = einem Dieb
    .of = des Diebes
    .many = Diebe
    .gender = m
    .near = diebin

role-little-girl = Kleines Mädchen
    .the = das Kleine Mädchen
    .the-acc = das Kleine Mädchen
    .the-dat = dem Kleinen Mädchen
    .a = ein Kleines Mädchen
    .a-acc = ein Kleines Mädchen
    .a-dat = einem Kleinen Mädchen
    .of = des Kleinen Mädchens
    .many = Kleine Mädchen
    .gender = n
    .near = mädchen, maedchen, kleine mädchen, blinzelmädchen

role-captain = Hauptmann
    .the = der Hauptmann
    .the-acc = den Hauptmann
    .the-dat = dem Hauptmann
    .a = ein Hauptmann
    .a-acc = einen Hauptmann
    .a-dat = einem Hauptmann
    .of = des Hauptmanns
    .many = Hauptleute
    .gender = m
    .near = bürgermeister, hauptfrau

## Unter Programmen, dazu

role-medium = Medium
    .the = das Medium
    .the-acc = das Medium
    .the-dat = dem Medium
    .a = ein Medium
    .a-acc = ein Medium
    .a-dat = einem Medium
    .of = des Mediums
    .many = Medien
    .gender = n

role-possessed = Besessener
    .the = der Besessene
    .the-acc = den Besessenen
    .the-dat = dem Besessenen
    .a = ein Besessener
    .a-acc = einen Besessenen
    .a-dat = einem Besessenen
    .of = des Besessenen
    .many = Besessene
    .gender = m
