# Was man am Tag behauptet: gesprochen (claim-…), als Schild am Platz, und die Tipper, die es zusammensetzen.

claim-says = { $who } sagt: „{ $text }“

# Welche Form des Namens einer Rolle nach „Ich bin“ steht: name, a oder the.
claim-form = name

claim-am = Ich bin { $role-being }.
    .badge = { $role }?
    .label = Ich bin …
    .first = Welche Rolle bist du?
claim-was = Am Anfang war ich { $role-being }.
    .badge = am Anfang: { $role }
    .label = Ich war …
    .first = Welche Rolle hast du bekommen?
claim-saw =
    { $where-kind ->
        [own] Ich habe mir meine Karte angesehen: { $role-a }.
        [place] Ich habe mir { $where } angesehen: { $role-a }.
       *[player] Ich habe mir die Karte von { $where } angesehen: { $role-a }.
    }
    .badge =
        { $where-kind ->
            [own] sah eigene Karte: { $role }
           *[other] sah { $where }: { $role }
        }
    .label = Ich habe gesehen …
    .first = Welche Karte hast du dir angesehen?
    .second = Was war es?
claim-swapped = Ich habe zwei Karten vertauscht: { $places }.
    .badge = tauschte { $places }
    .label = Ich habe vertauscht …
    .first = Welche Karte?
    .second = Und welche noch?
claim-took =
    { $seen ->
        [yes]
            { $where-kind ->
                [place] Ich habe { $where } genommen: { $role-a }.
               *[player] Ich habe die Karte von { $where } genommen: { $role-a }.
            }
       *[no]
            { $where-kind ->
                [place] Ich habe { $where } genommen, ohne hinzusehen.
               *[player] Ich habe die Karte von { $where } genommen, ohne hinzusehen.
            }
    }
    .badge =
        { $seen ->
            [yes]
                { $where-kind ->
                    [place] nahm { $where }: { $role }
                   *[player] nahm die Karte von { $where }: { $role }
                }
           *[no]
                { $where-kind ->
                    [place] nahm { $where }
                   *[player] nahm die Karte von { $where }
                }
        }
    .label = Ich habe genommen …
    .first = Welche Karte hast du genommen?
    .second = Was war es?
claim-think = Ich halte { $where } für { $role-a-acc }.
    .badge = hält { $where } für { $role-a-acc }
    .label = Ich glaube …
    .first = Von wem?
    .second = Welche Rolle ist es?
claim-vote = Ich stimme gegen { $where }.
    .badge = stimmt gegen { $where }
    .label = Ich stimme gegen …
    .first = Gegen wen?
# Beides in einem: wofür ich jemanden halte, und dass ich dagegen stimme.
claim-suspect = Ich halte { $where } für { $role-a-acc } und stimme dagegen.
    .badge = hält { $where } für { $role-a-acc } und stimmt dagegen
# $next: wer neben der Person sitzt, die spricht, damit alle wissen, in welcher Richtung.
claim-circle = Ich glaube, an diesem Tisch ist kein Monster. Lasst uns im Kreis abstimmen, jeder auf den Nächsten: Ich zeige auf { $next }.
    .badge = will im Kreis abstimmen: niemand stirbt
    .label = Lasst uns im Kreis abstimmen …
claim-mark =
    { $where-kind ->
        [own] Ich trage { $mark-the }.
       *[other] { $where } trägt { $mark-the }.
    }
    .badge =
        { $where-kind ->
            [own] trägt { $mark-the }
           *[other] { $where } trägt { $mark-the }
        }
    .label = Ein Zeichen …
    .first = Vor wem?
    .second = Welches Zeichen?

# Die Karte der Person, die spricht: wie sie es sagt, wie ein Schild es sagt, als Knopf.
claim-own = ich
    .badge = eigene Karte
    .button = Meine eigene Karte
claim-unseen = Ich habe nicht hingesehen

# Was in einer getippten Zeile gehört wird, um es als Behauptung anzubieten: Schlüsselwörter, zwischen Kommas.
claim-hears-am = ich bin, bin, ich bins, bin der, bin die
claim-hears-was = ich war, war ich, ich hab angefangen als, ich begann als, ich habe begonnen als
claim-hears-saw = ich habe gesehen, gesehen, ich hab gesehen, ich sah, ich habe angeschaut, angeschaut, angesehen, angeguckt, geguckt, nachgesehen
claim-hears-took = ich habe genommen, genommen, ich nahm, ich hab geklaut, geklaut, gestohlen, geraubt, beraubt
claim-hears-swapped = ich habe getauscht, getauscht, vertauscht, ausgetauscht, gewechselt
claim-hears-think = ich glaube, ich denke, ich meine, ich wette, ich verdächtige, ich vermute, ich halte, ich sage, glaub, glaube ich, meiner meinung nach, für mich
claim-hears-vote = ich stimme, ich werde stimmen, ich vote, ich wähle, ich zeige auf, meine stimme, stimme gegen, stimme für
claim-hears-circle = kreis, im kreis, kreisabstimmung, im kreis abstimmen, reihum, nach links, zur linken, alle nach links
claim-hears-why = warum, wieso, weshalb, was, wie
claim-hears-not = nicht, nie, niemals, kein, keine, keinen, nee, ned
claim-hears-and = und, also, aber, dann
# Was zwischen „ich bin“ und der Rolle stehen darf.
claim-hears-fillers = der, die, das, den, dem, ein, eine, einen, einer, euer, eure, echter, echte, echt, wirklich, ja, nur, halt, einfach, einfacher, doch, am, anfang, zuerst, erst, von, diesem, spiel

# Neben dem, was getippt wurde, für die Person, die es getippt hat.
claim-offer = An dein Haus hängen?
    .all = Alles aufhängen
    .no = Nein, nur so gesagt
