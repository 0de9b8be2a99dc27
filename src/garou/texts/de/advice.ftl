# Rat beim Zusammenstellen der Karten. Nie ein Verbot.

advice-masons-from-seven = Die Freimaurer stehen füreinander ein, und an einem kleinen Tisch ist das viel. Zu Hause sind sie ab sieben Leuten.

advice-insomniac-without-mover = Die Schlaflose macht nur Spaß, wenn ihre Karte wandern kann. Eine dieser Rollen genügt, um ihr den Schlaf zu rauben: { $movers }.

advice-more-than-the-box = { $box ->
        [one] { $count } { $role-many }, üblich ist nur eine solche Karte. Spielen könnt ihr das, aber die Nacht wird eintöniger.
       *[other] { $count } { $role-many }, üblich sind höchstens { $box }. Spielen könnt ihr das, aber die Nacht wird eintöniger.
    }

advice-hard-role-for-first-game = { $role }: eine Rolle für später. Eine erste Partie läuft runder ohne { $role-the-acc }.

advice-many-new-roles = { $count ->
        [one] Eine neue Rolle merkt sich leicht. Nur nicht viele auf einmal.
       *[other] { $count } neue Rollen auf einmal sind viel. Eine oder zwei, und alle kommen mit.
    }

advice-no-werewolf = Kein Werwolf in diesem Deck: Alle würden jemanden jagen, den es nicht gibt. Ein einziger genügt, um die Nacht zu stören.

advice-bodyguard-from-five = Der Leibwächter braucht Leute um sich. Besser erst ab fünf einladen.

advice-few-for-first-game = Eine erste Partie geht am leichtesten zu dritt bis zu { $high }. Die anderen schauen zu und spielen die nächste mit.

advice-one-camp-for-first-game = Werwölfe und Vampire zugleich sind etwas für alte Hasen. Fangt mit einem von beiden an.

advice-follower-alone = { $role }: Hier gibt es niemanden zum Dienen. Es gehört noch jemand vom selben Team ins Deck.

advice-no-seer = Keine Seherin in diesem Deck: Das Dorf würde im Dunkeln tappen. Eine gehört auch ins kleinste Dorf.

advice-few-players = Der Tisch ist klein, das Dorf fällt schnell. Am besten spielt es sich mit { $low } bis { $high } Leuten.

advice-many-players = Der Tisch ist groß, die Tage werden lang. Am besten spielt es sich mit { $low } bis { $high } Leuten.

advice-wolves = Für diesen Tisch { $wolves ->
        [one] wäre ein Werwolf
       *[other] wären { $wolves } Werwölfe
    } gerade richtig. Im Moment { $count ->
        [one] ist es nur einer
       *[other] sind es { $count }
    }.
