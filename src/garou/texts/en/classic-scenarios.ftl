# Ready-made games of the classic game, from the smallest to the largest.

scenario-smallest-village = The Smallest Village
    .blurb = A few houses, a well, and already somebody who is not asleep. All there is to learn, in one evening.
scenario-village-evening = An Evening in the Village
    .blurb = The fire burns low, heads are counted, eyes meet. The evening as we like it, with nothing to spare.
scenario-first-lovers = First Love
    .blurb = Cupid comes by before the wolves. Two hearts now beat as one, and that complicates everything.
scenario-witch-and-hunter = The Witch and the Hunter
    .blurb = Two vials on the shelf, a gun behind the door. Tonight, dying is no longer so simple.
scenario-little-girl-awake = The Little Girl Is Awake
    .blurb = An eye opens in the dark while the pack makes its choice. Will it see, or be seen?
scenario-thieves-night = A Thief’s Night
    .blurb = Two cards too many, one hand too quick. Nobody quite knows any more who is missing from the village.
scenario-whole-village = The Whole Village
    .blurb = Every role comes out, every window lights up. For a big table and a long night.
