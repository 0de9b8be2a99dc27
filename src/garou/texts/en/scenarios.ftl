# The One Night scenarios and their levels.

level-initiation = First steps
level-easy = Easy
level-medium = Medium
level-hard = Hard

scenario-first-night = The First Night
    .blurb = A gentle way in: two Werewolves, three roles you learn in a minute, and a few Villagers to doubt everybody.

scenario-full-moon = Full Moon
    .blurb = Cards change hands while the Insomniac lies awake. Everyone else gets up hoping to be who they were.

scenario-lonely-night = Lonely Night
    .blurb = A single Werewolf in the whole deck, who may be asleep in the centre. Plenty of suspicion over nothing, or not.

scenario-confusion = Confusion
    .blurb = Too many hands wander about in the dark. Come morning, don’t grow too fond of last night’s card.

scenario-profit = Profit
    .blurb = The Hunter never leaves alone. A well-placed death can pay the village handsomely.

scenario-strange-companions = Strange Companions
    .blurb = Masons who know each other, a Minion who serves from the shadows. Everybody has friends; the question is which.

scenario-uncertainty = Uncertainty
    .blurb = The Tanner wants to die, the Drunk has forgotten who he is. Before you accuse anyone, ask whom your vote would please.

scenario-alliance-in-the-dark = Alliance in the Dark
    .blurb = The Werewolves have their Minion, the Masons have their brother, and the cards keep moving between them. Two pacts, one dawn.

scenario-revenants = Revenants
    .blurb = The Doppelgänger steps in, and some role may be walking about twice. For a big table that knows its cards.

scenario-anarchy = Anarchy
    .blurb = Two Werewolves and a Villager are all you are promised. Luck picks the rest, and luck has a wicked sense of humour.

scenario-basic = The Basic Set
    .blurb = Where the Bezier edition begins, with three to five round the table: Werewolves, Seer, Robber, Troublemaker, Villagers. One night and you know it.

scenario-bag = Out of the Bag
    .blurb = Every card goes into a bag, and a hand picks without looking. Out comes a pack, a peaceful village, or a fine mess.
