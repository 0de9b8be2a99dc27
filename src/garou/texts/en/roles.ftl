# The roles of all games: the name, then its forms inside a sentence.

## One Night

role-doppelganger = Doppelgänger
    .the = the Doppelgänger
    .a = a Doppelgänger
    .of = of the Doppelgänger
    .many = Doppelgängers
    .gender = f

role-werewolf = Werewolf
    .the = the Werewolf
    .a = a Werewolf
    .of = of the Werewolf
    .many = Werewolves
    .gender = m
    .near = wolf, wolves, ww

role-minion = Minion
    .the = the Minion
    .a = a Minion
    .of = of the Minion
    .many = Minions
    .gender = m

role-mason = Mason
    .the = the Mason
    .a = a Mason
    .of = of the Mason
    .many = Masons
    .gender = m

role-seer = Seer
    .the = the Seer
    .a = a Seer
    .of = of the Seer
    .many = Seers
    .gender = f

role-robber = Robber
    .the = the Robber
    .a = a Robber
    .of = of the Robber
    .many = Robbers
    .gender = m

role-troublemaker = Troublemaker
    .the = the Troublemaker
    .a = a Troublemaker
    .of = of the Troublemaker
    .many = Troublemakers
    .gender = f

role-drunk = Drunk
    .the = the Drunk
    .a = a Drunk
    .of = of the Drunk
    .many = Drunks
    .gender = m

role-insomniac = Insomniac
    .the = the Insomniac
    .a = an Insomniac
    .of = of the Insomniac
    .many = Insomniacs
    .gender = f

role-villager = Villager
    .the = the Villager
    .a = a Villager
    .of = of the Villager
    .many = Villagers
    .gender = m
    .near = plain villager, townie

role-tanner = Tanner
    .the = the Tanner
    .a = a Tanner
    .of = of the Tanner
    .many = Tanners
    .gender = m

role-hunter = Hunter
    .the = the Hunter
    .a = a Hunter
    .of = of the Hunter
    .many = Hunters
    .gender = m

## Epic Battle, in addition

role-copycat = Copycat
    .the = the Copycat
    .a = a Copycat
    .of = of the Copycat
    .many = Copycats
    .gender = m

role-vampire = Vampire
    .the = the Vampire
    .a = a Vampire
    .of = of the Vampire
    .many = Vampires
    .gender = m

role-master = Master
    .the = the Master
    .a = a Master
    .of = of the Master
    .many = Masters
    .gender = m

role-count = Count
    .the = the Count
    .a = a Count
    .of = of the Count
    .many = Counts
    .gender = m

role-renfield = Renfield
    .the = Renfield
    .a = Renfield
    .of = of Renfield
    .many = Renfields
    .gender = m

role-diseased = Diseased
    .the = the Diseased
    .a = a Diseased
    .of = of the Diseased
    .many = Diseased
    .gender = f

role-cupid = Cupid
    .the = Cupid
    .a = Cupid
    .of = of Cupid
    .many = Cupids
    .gender = m

role-instigator = Instigator
    .the = the Instigator
    .a = an Instigator
    .of = of the Instigator
    .many = Instigators
    .gender = f

role-priest = Priest
    .the = the Priest
    .a = a Priest
    .of = of the Priest
    .many = Priests
    .gender = m

role-assassin = Assassin
    .the = the Assassin
    .a = an Assassin
    .of = of the Assassin
    .many = Assassins
    .gender = m

role-alpha-wolf = Alpha Wolf
    .the = the Alpha Wolf
    .a = an Alpha Wolf
    .of = of the Alpha Wolf
    .many = Alpha Wolves
    .gender = m

role-mystic-wolf = Mystic Wolf
    .the = the Mystic Wolf
    .a = a Mystic Wolf
    .of = of the Mystic Wolf
    .many = Mystic Wolves
    .gender = m

role-dream-wolf = Dream Wolf
    .the = the Dream Wolf
    .a = a Dream Wolf
    .of = of the Dream Wolf
    .many = Dream Wolves
    .gender = m

role-thing = Thing
    .the = the Thing
    .a = a Thing
    .of = of the Thing
    .many = Things
    .gender = f

role-paranormal-investigator = Paranormal Investigator
    .the = the Paranormal Investigator
    .a = a Paranormal Investigator
    .of = of the Paranormal Investigator
    .many = Paranormal Investigators
    .gender = m

role-marksman = Marksman
    .the = the Marksman
    .a = a Marksman
    .of = of the Marksman
    .many = Marksmen
    .gender = m

role-witch = Witch
    .the = the Witch
    .a = a Witch
    .of = of the Witch
    .many = Witches
    .gender = f

role-aura-seer = Aura Seer
    .the = the Aura Seer
    .a = an Aura Seer
    .of = of the Aura Seer
    .many = Aura Seers
    .gender = f

role-gremlin = Gremlin
    .the = the Gremlin
    .a = a Gremlin
    .of = of the Gremlin
    .many = Gremlins
    .gender = m

role-revealer = Revealer
    .the = the Revealer
    .a = a Revealer
    .of = of the Revealer
    .many = Revealers
    .gender = m

role-curator = Curator
    .the = the Curator
    .a = a Curator
    .of = of the Curator
    .many = Curators
    .gender = m

role-bodyguard = Bodyguard
    .the = the Bodyguard
    .a = a Bodyguard
    .of = of the Bodyguard
    .many = Bodyguards
    .gender = m

## Classic, in addition (the Captain is an office, not a card that is dealt)

role-thief = Thief
    .the = the Thief
    .a = a Thief
    .of = of the Thief
    .many = Thieves
    .gender = m

role-little-girl = Little Girl
    .the = the Little Girl
    .a = a Little Girl
    .of = of the Little Girl
    .many = Little Girls
    .gender = f

role-captain = Captain
    .the = the Captain
    .a = a Captain
    .of = of the Captain
    .many = Captains
    .gender = m

## Between programs, in addition

role-medium = Medium
    .the = the Medium
    .a = a Medium
    .of = of the Medium
    .many = Mediums
    .gender = f

role-possessed = Possessed
    .the = the Possessed
    .a = a Possessed
    .of = of the Possessed
    .many = Possessed
    .gender = m
