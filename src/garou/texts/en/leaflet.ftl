# What can be printed: the leaflet of a deck, and cards for those who have none.

leaflet-real-cards = With real cards
leaflet-title = Leaflet · Garou
leaflet-page = Leaflet for the night
    .about = One sheet for whoever leads the night: the calls in order, who wins, and what each card does.
leaflet-cards = Cards to print
    .about = Our own drawings on A4, with lines to cut along. Print at full size, without scaling.
    .title = Cards to print · Garou
    .sheets = { $count ->
        [one] One sheet of A4
       *[other] { $count } sheets of A4
    }
    .number = { $count ->
        [one] One card
       *[other] { $count } cards
    }
leaflet-choose = Other cards
leaflet-players = Players
leaflet-paper = Paper
leaflet-language = Language
leaflet-show = Show
leaflet-print = Print
leaflet-whole-box = The whole box
leaflet-backs = With backs, for printing on both sides
leaflet-kind-cards = Cards
leaflet-kind-tokens = Tokens
leaflet-kind-marks = Marks
leaflet-kind-artifacts = Artifacts
leaflet-for = { $players } players, { $cards } cards
leaflet-stretch-dusk = Dusk
leaflet-stretch-night = Night
leaflet-stretch-day = Day
leaflet-stretch-vote = Vote
leaflet-once = first night
leaflet-own = Your own cards
leaflet-wins = Who wins
leaflet-roles = The cards

## The winner chart: when each side wins

leaflet-chart-vote = The vote
    .says = Whoever has the most votes, at least two, dies; tied leaders all die. Nobody has two: nobody dies.
leaflet-chart-hunter = Hunter
    .says = If he dies, whoever he points at dies too.
leaflet-chart-hunter-guarded = Hunter
    .says = If he dies, whoever he points at dies too, unless protected.
leaflet-chart-hunter-ruthless = Hunter
    .says = If he dies, whoever he points at dies too, protected or not.
leaflet-chart-village = Village
    .says = A Werewolf dies. Nobody is a Werewolf: nobody may die.
leaflet-chart-werewolves = Werewolves
    .says = Somebody is a Werewolf, and none of them dies.
leaflet-chart-werewolves-tanner = Werewolves
    .says = Somebody is a Werewolf, none of them dies, and no Tanner either.
leaflet-chart-minion = Minion
    .says = Wins with the Werewolves, dead or alive. Nobody is a Werewolf: he lives and somebody else dies.
leaflet-chart-minion-blocked = Minion
    .says = Wins with the Werewolves, dead or alive. Nobody is a Werewolf: he lives, somebody else dies, but no Tanner.
leaflet-chart-minion-may-die = Minion
    .says = Wins with the Werewolves, dead or alive. Nobody is a Werewolf: somebody else dies, and he may die too.
leaflet-chart-minion-may-die-blocked = Minion
    .says = Wins with the Werewolves, dead or alive. Nobody is a Werewolf: somebody else dies, and he may die too, but no Tanner.
leaflet-chart-tanner = Tanner
    .says = He dies.
leaflet-chart-identity = Who is what
    .says = Artifact over mark over card, as they lie at the end.
leaflet-chart-identity-kept = Who is what
    .says = Artifact over mark over card, as they lie at the end. But what somebody copied or found stays with that player.
leaflet-chart-protected = Protected
    .says = Whoever a Bodyguard points at; a Master whom another Vampire points at. Their votes are struck, the next one with two or more dies.
leaflet-chart-protected-one = Protected
    .says = Whoever a Bodyguard points at; a Master another Vampire points at. Their votes are struck, the next one with two or more dies; in a Master’s place one vote is enough.
leaflet-chart-second = Three teams
    .says = Werewolf, Vampire and village all at the table: a single leader takes second place along, even with one vote.
leaflet-chart-second-two = Three teams
    .says = Werewolf, Vampire and village all at the table: a single leader takes second place along, with two votes or more.
leaflet-chart-monsters-village = Village
    .says = A monster dies. Nobody is a monster: nobody may die.
leaflet-chart-monsters-village-three = Village
    .says = A monster dies; with three teams, a Werewolf and a Vampire. Nobody is a monster: nobody may die.
leaflet-chart-monsters-werewolves = Werewolves
    .says = None of them dies.
leaflet-chart-monsters-vampires = Vampires
    .says = None of them dies.
leaflet-chart-monsters-three = Both monsters
    .says = None of their own dies; with three teams, an enemy monster must die too.
leaflet-chart-monsters-tanner = Tanner
    .says = He dies. If no monster dies with him, monsters do not win.
leaflet-chart-renfield = Renfield
    .says = With the Vampires; with the village where nobody is one.
leaflet-chart-assassin = Assassin
    .says = Whoever bears his mark dies.
leaflet-chart-love = Love
    .says = If one lover dies, the other dies too.
leaflet-chart-traitor = Traitor
    .says = Wins if somebody else on their own team dies, and only then.
leaflet-chart-disease = Disease
    .says = Whoever points at its bearer cannot win.
leaflet-chart-camp-village = Village
    .says = No Werewolf is left alive.
leaflet-chart-camp-werewolves = Werewolves
    .says = At most one of the others is left alive.
leaflet-chart-camp-werewolves-parity = Werewolves
    .says = They are at least as many as the others left alive.
leaflet-chart-camp-werewolves-alone = Werewolves
    .says = Nobody else is left alive.
leaflet-chart-camp-lovers = Lovers
    .says = If one dies, so does the other. A Werewolf and a villager in love win only as the last two.
leaflet-chart-camp-hunter = Hunter
    .says = Devoured or voted out, he may shoot somebody.
leaflet-chart-camp-hunter-any-death = Hunter
    .says = However he dies, he may shoot somebody.
leaflet-chart-camp-lynch = The vote
    .says = Whoever has the most votes dies. A tie: vote once more among those tied; still a tie: nobody.
leaflet-chart-camp-lynch-captain = The vote
    .says = Whoever has the most votes dies; the Captain’s vote counts twice. In a tie it decides; if it was for none of those tied, the Captain chooses.
