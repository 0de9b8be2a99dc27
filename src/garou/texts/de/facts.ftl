# Was jeder erfährt (fact-…), und die Geschichte der Nacht, wenn alles gesagt ist (story-…).

fact-dealt = Deine Karte: { $role }.
story-dealt = { $who } geht als { $role } schlafen.

fact-saw-card =
    { $where-own ->
        [yes] Du siehst dir deine eigene Karte an: { $role-a }.
       *[no]
            { $where-kind ->
                [place] Du siehst dir { $where } an: { $role-a }.
               *[player] Du siehst dir die Karte von { $where } an: { $role-a }.
            }
    }
story-saw-card =
    { $where-own ->
        [yes] { $who } sieht sich die eigene Karte an: { $role-a }.
       *[no]
            { $where-kind ->
                [place] { $who } sieht sich { $where } an: { $role-a }.
               *[player]
                    { $step ->
                        [werewolf] { $who } sieht { $where } unter den Wölfen.
                       *[other] { $who } sieht sich die Karte von { $where } an: { $role-a }.
                    }
            }
    }

fact-fellows =
    { $call ->
        [mason]
            { $players-count ->
                [0] Du suchst den anderen Freimaurer: Niemand antwortet.
                [one] Ein Freimaurer grüßt dich: { $players }.
               *[other] Freimaurer grüßen dich: { $players }.
            }
        [minion]
            { $players-count ->
                [0] Du suchst deine Herren: Kein Werwolf streckt den Daumen heraus.
                [one] Ein Werwolf streckt den Daumen heraus: { $players }.
               *[other] Werwölfe strecken den Daumen heraus: { $players }.
            }
        [vampire]
            { $players-count ->
                [0] Du suchst deinen Clan: Kein anderer Vampir zeigt sich.
                [one] Ein Vampir lächelt zurück: { $players }.
               *[other] Vampire lächeln zurück: { $players }.
            }
        [renfield]
            { $players-count ->
                [0] Du suchst einen Vampir zum Dienen: niemand.
                [one] Das ist der Vampir, dem du dienst: { $players }.
               *[other] Das sind die Vampire, denen du dienst: { $players }.
            }
        [lovers]
            { $players-count ->
                [0] Die Liebe weckt dich, aber kein Blick trifft deinen.
               *[other] Die Liebe weckt dich, und deine Augen finden { $players }.
            }
       *[werewolf]
            { $players-count ->
                [0] Du suchst das Rudel: Kein anderer Werwolf zeigt sich.
                [one] Ein Werwolf ist bei dir: { $players }.
               *[other] Werwölfe sind bei dir: { $players }.
            }
    }
story-fellows =
    { $call ->
        [mason]
            { $players-count ->
                [0] { $who } sucht den anderen Freimaurer, und niemand antwortet.
               *[other] { $who } erhebt sich als Freimaurer und grüßt { $players }.
            }
        [minion]
            { $players-count ->
                [0] { $who } sucht Werwölfe zum Dienen, und kein Daumen zeigt sich.
                [one] { $who } sieht den Daumen eines Werwolfs: { $players }.
               *[other] { $who } sieht die Daumen von Werwölfen: { $players }.
            }
        [vampire]
            { $players-count ->
                [0] { $who } erwacht als Vampir, und kein anderer ist zu sehen.
               *[other] { $who } erwacht als Vampir und findet { $players }.
            }
        [renfield]
            { $players-count ->
                [0] { $who } sucht einen Vampir zum Dienen und findet keinen.
                [one] { $who } erkennt, wem es zu dienen gilt: { $players }.
               *[other] { $who } erkennt, wem es zu dienen gilt: { $players }.
            }
        [lovers]
            { $players-count ->
                [0] Die Liebe weckt { $who }, aber kein Blick antwortet.
               *[other] Die Liebe weckt { $who }, und der erste Blick trifft { $players }.
            }
       *[werewolf]
            { $players-count ->
                [0] { $who } erwacht als Werwolf, und kein anderer ist zu sehen.
               *[other] { $who } erwacht als Werwolf und findet { $players }.
            }
    }

fact-bitten =
    { $player-own ->
        [yes] Die Vampire haben sich ausgesucht, wen sie beißen: dich.
       *[no] Die Vampire beißen { $player }.
    }
# $who können mehrere Namen sein: Der ganze Clan erfährt es auf einmal.
story-bitten = Die Vampire beißen { $player }. Eingeweiht: { $who }.

fact-saw-mark =
    { $where-own ->
        [yes] Vor dir liegt { $mark-the }.
       *[no] Vor { $where } liegt { $mark-the }.
    }
story-saw-mark =
    { $where-own ->
        [yes] { $who } trägt { $mark-the }.
       *[no] { $who } sieht zu { $where } hinüber: Dort liegt { $mark-the }.
    }

fact-moved =
    { $what ->
        [marks]
            { $places-own ->
                [yes]
                    { $places-count ->
                        [1] Du wechselst das Zeichen vor dir aus.
                       *[other] Du tauschst dein Zeichen mit { $others-dat }.
                    }
               *[no]
                    { $places-count ->
                        [1] Du legst { $places } ein anderes Zeichen hin.
                       *[other] Du vertauschst zwei Zeichen: { $places }.
                    }
            }
       *[cards]
            { $places-own ->
                [yes] Du tauschst deine Karte mit { $others-dat }.
               *[no] Du vertauschst zwei Karten: { $places }.
            }
    }
story-moved =
    { $what ->
        [marks]
            { $places-own ->
                [yes]
                    { $places-count ->
                        [1] { $who } wechselt das eigene Zeichen aus.
                       *[other] { $who } tauscht Zeichen mit { $others-dat }.
                    }
               *[no]
                    { $places-count ->
                        [1] { $who } legt { $places } ein anderes Zeichen hin.
                       *[other] { $who } vertauscht zwei Zeichen: { $places }.
                    }
            }
       *[cards]
            { $step ->
                [thief] { $who } lässt dort eine Karte liegen und nimmt eine andere.
               *[other]
                    { $places-own ->
                        [yes] { $who } tauscht die eigene Karte mit { $others-dat }.
                       *[no] { $who } vertauscht zwei Karten: { $places }.
                    }
            }
    }

fact-tapped =
    { $by-side ->
        [left] Im Dunkeln tippt dir eine Hand auf die linke Schulter.
       *[right] Im Dunkeln tippt dir eine Hand auf die rechte Schulter.
    }
story-tapped =
    { $by-side ->
        [left] { $who } spürt eine Hand auf der linken Schulter.
       *[right] { $who } spürt eine Hand auf der rechten Schulter.
    }

fact-thumbs =
    { $players-count ->
        [0] Kein Daumen zeigt sich.
        [one] Ein Daumen zeigt sich: { $players }.
       *[other] Daumen zeigen sich: { $players }.
    }
story-thumbs =
    { $players-count ->
        [0] { $who } sieht sich am Tisch um, und kein Daumen zeigt sich.
        [one] { $who } sieht einen Daumen: { $players }.
       *[other] { $who } sieht Daumen: { $players }.
    }

fact-turned = Ab jetzt bist du { $role-a }.
story-turned = { $who } wird { $role-a }.

fact-revealed = Vor { $where } liegt eine Karte offen: { $role-a }.
story-revealed = Vor { $where } liegt eine Karte offen: { $role-a }.

fact-holds-artifact = Auf der Karte vor { $player } liegt ein Artefakt.
story-holds-artifact = Auf der Karte vor { $player } liegt ein Artefakt.

fact-artifact = Auf deiner Karte findest du: { $artifact-the }.
story-artifact = { $who } findet auf der eigenen Karte: { $artifact-the }.

fact-voted =
    { $for-kind ->
        [nobody] { $player } zeigt auf niemanden.
       *[player] { $player } zeigt auf { $for }.
    }
story-voted =
    { $for-kind ->
        [nobody] { $player } zeigt auf niemanden.
       *[player] { $player } zeigt auf { $for }.
    }

fact-died =
    { $cause ->
        [vote] Die Abstimmung ist vorbei: { $player } stirbt.
        [shot] Ein Schuss fällt: { $player } stirbt.
        [love] Die Liebe lebt nicht allein weiter: Auch { $player } stirbt.
        [night] Am Morgen wacht { $player } nicht mehr auf.
        [lynch] Das Dorf hat entschieden: { $player } stirbt.
        [grief] Ein Herz bricht: { $player } stirbt vor Kummer.
        [hunger] Letzte Nacht hat niemand gejagt: { $player } verhungert.
       *[other] { $player } stirbt.
    }
story-died =
    { $cause ->
        [vote] Die Abstimmung trifft { $player }.
        [shot] Ein Schuss trifft { $player }.
        [love] Die Liebe nimmt { $player } mit.
        [night] Die Nacht holt { $player }.
        [lynch] Das Dorf verurteilt { $player }.
        [grief] Der Kummer holt { $player }.
        [hunger] Der Hunger holt { $player }.
       *[other] { $player } stirbt.
    }

fact-won =
    { $players-count ->
        [0] Niemand gewinnt.
       *[other]
            { $teams-count ->
                [0] Der Sieg geht an { $players }.
                [one] Der Sieg geht an { $players }. Gewonnen: { $teams }.
               *[other] Der Sieg geht an { $players }. Gewonnen: { $teams }.
            }
    }
story-won =
    { $players-count ->
        [0] Und niemand gewinnt.
       *[other]
            { $teams-count ->
                [0] Und der Sieg geht an { $players }.
                [one] Und der Sieg geht an { $players }. Gewonnen: { $teams }.
               *[other] Und der Sieg geht an { $players }. Gewonnen: { $teams }.
            }
    }

fact-captain = { $player } übernimmt das Amt des Hauptmanns.
story-captain = { $player } übernimmt das Amt des Hauptmanns.

fact-victim =
    { $player-kind ->
        [nobody] Heute Nacht gibt es kein Opfer.
       *[player]
            { $player-own ->
                [yes] Das Opfer dieser Nacht bist du.
               *[no] Das Opfer dieser Nacht: { $player }.
            }
    }
story-victim =
    { $player-kind ->
        [nobody] { $who } hält nach einem Opfer Ausschau und sieht keins.
       *[player] { $who } sieht das Opfer der Nacht: { $player }.
    }

fact-shown =
    { $where-kind ->
        [place]
            { $same ->
                [no] { $where } wird umgedreht: { $role-a }, zählt als { $counts }.
               *[yes] { $where } wird umgedreht: { $role-a }.
            }
       *[player]
            { $same ->
                [no] Vor { $where }: { $role-a }, zählt als { $counts }.
               *[yes] Vor { $where }: { $role-a }.
            }
    }
story-shown =
    { $where-kind ->
        [place]
            { $same ->
                [no] { $where } wird umgedreht: { $role-a }, zählt als { $counts }.
               *[yes] { $where } wird umgedreht: { $role-a }.
            }
       *[player]
            { $same ->
                [no] Auf der Karte: { $role-a }, gelebt als { $counts }.
               *[yes] Auf der Karte: { $role-a }.
            }
    }

## Klassisch: was man selbst tut, und was ein Rudel von den Seinen sieht

fact-joined = Du hast sie verbunden: { $players }.
story-joined = { $who } verbindet zwei Herzen: { $players }.

fact-named =
    { $for-kind ->
        [nobody]
            { $player-own ->
                [yes] Du zeigst auf niemanden.
               *[no] { $player } zeigt auf niemanden.
            }
       *[player]
            { $player-own ->
                [yes] Du zeigst auf { $for }.
               *[no] { $player } zeigt auf { $for }.
            }
    }
story-named =
    { $for-kind ->
        [nobody] Im Rudel zeigt { $player } auf niemanden.
       *[player] Im Rudel zeigt { $player } auf { $for }.
    }

fact-caught = Dein Blick trifft zwei offene Augen: { $player }.
story-caught = { $who } ertappt { $player } mit offenen Augen.

fact-healed =
    { $player-own ->
        [yes] Du trinkst den Heiltrank selbst.
       *[no] Du gibst { $player } den Heiltrank.
    }
    .spent = Der Heiltrank ist leer.
story-healed =
    { $player-own ->
        [yes] { $who } trinkt den Heiltrank.
       *[no] { $who } gibt { $player } den Heiltrank.
    }

fact-poisoned = Du gibst { $player } das Gift.
    .spent = Das Gift ist verbraucht.
story-poisoned = { $who } gibt { $player } das Gift.

## Was kein Fakt sagt: Antworten (story-said-…, abgelehnt oder vom Los gegeben), und Fakten in einem Atemzug

# $again: Ist es der zweite Wahlgang?
story-ballot =
    { $step ->
        [captain]
            { $again ->
                [yes] Nichts entschieden: Es wird noch einmal gewählt.
               *[no] Das Dorf wählt einen Hauptmann.
            }
        [werewolf] Das Rudel wählt.
       *[other]
            { $again ->
                [yes] Gleichstand: Es wird noch einmal abgestimmt.
               *[no] Das Dorf stimmt ab.
            }
    }
story-pointing =
    { $for-kind ->
        [nobody]
            { $players-count ->
                [one] { $players } zeigt auf niemanden.
               *[other] { $players } zeigen auf niemanden.
            }
       *[player]
            { $players-count ->
                [one] { $players } zeigt auf { $for }.
               *[other] { $players } zeigen auf { $for }.
            }
    }
story-votes-twice = { $player } (zwei Stimmen)
story-own-vote = Gleichstand: Die Stimme des Hauptmanns entscheidet, und die hat { $player }.
# $who: alle, die einander sehen
story-met =
    { $call ->
        [mason] { $who } erheben sich als Freimaurer und grüßen einander.
        [vampire] { $who } erwachen als Vampire und finden einander.
        [lovers] { $who } erwachen verliebt, und ihre Blicke treffen sich.
       *[werewolf] { $who } erwachen als Werwölfe und finden einander.
    }
story-declined-thief = { $who } lässt beide liegen.
story-said-sleep = { $who } lässt die Augen zu.
story-said-glance = { $who } sieht sich { $words } um.
story-said-little-girl = { $who } öffnet { $words } ein Auge.
story-declined-witch-heal = { $who } behält den Heiltrank.
story-said-hunter = Im Fallen legt { $who } noch einmal an.
story-declined-hunter = Im Fallen lässt { $who } das Gewehr sinken.
story-said-tie-break = Gleichstand: { $who } hat das letzte Wort.
story-said-successor = Mit dem letzten Atemzug gibt { $who } das Amt weiter.
story-luck-captain = Noch immer nichts entschieden: Das Los bestimmt.
story-luck-lynch = Noch immer Gleichstand: Das Los bestimmt.

# Fakten hausgemachter Rollen. $number: wie viele Karten dieser Teams unter diesen Plätzen sind.

fact-counted = Du zählst unter diesen Karten: { $places }. Gesucht: { $teams }. Gefunden: { $number }.
story-counted = { $who } zählt unter diesen Karten: { $places }. Gesucht: { $teams }. Gefunden: { $number }.
fact-saw-team =
    { $where-kind ->
        [place] Du erfährst, wohin { $where } gehört: { $teams }.
       *[player] Du erfährst, wohin die Karte von { $where } gehört: { $teams }.
    }
story-saw-team = { $who } erfährt, wohin die Karte von { $where } gehört: { $teams }.
fact-compared =
    { $alike ->
        [yes] Diese Karten sind im selben Team: { $places }.
       *[no] Diese Karten sind nicht alle im selben Team: { $places }.
    }
story-compared =
    { $alike ->
        [yes] { $who } vergleicht, und diese Karten sind im selben Team: { $places }.
       *[no] { $who } vergleicht, und diese Karten sind nicht alle im selben Team: { $places }.
    }
fact-chosen-by = Jemand hat dich ausgesucht: { $role-the }.
story-chosen-by = { $who } wird ausgesucht: { $role-the } war es.
fact-pointed-out = Alle erfahren, wen { $role-the } ausgesucht hat: { $players }.
story-pointed-out = Alle erfahren, wen { $role-the } ausgesucht hat: { $players }.
