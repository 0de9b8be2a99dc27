### Bots: how they think, by strength.

mind-random = Random
    .about = Does anything that is allowed and says nothing.
mind-honest = Honest
    .about = Tells the truth as a villager and votes by the story that hangs together best.
mind-sly = Sly
    .about = Lies from what it has seen, and keeps quiet about the rest.
mind-sage = Sage
    .about = Weighs every word against every night there can have been, and says what serves its side.
mind-learned = Learned
    .about = Plays by a table that was learned from games by the million, where there is one for the cards; else as the honest one.
