# The scenarios of Epic Battle, all our own.

scenario-wolves-first-night = First Howls
    .blurb = The pack against the village, and not a vampire in sight. The right place to meet the wolves of Epic Battle.
scenario-vampires-first-night = First Bites
    .blurb = Dusk falls, the clan picks its prey, and somebody discovers fangs before the night begins. A first game of vampires, gently done.
scenario-gentle-marks = Velvet Marks
    .blurb = Everyone has a mark before them, and at dusk a few of them change without much cruelty. Ideal for learning to read them.
scenario-love-and-betrayal = Love and Betrayal
    .blurb = Two hearts bound together, one friend who no longer is. You hardly know whom you are voting for any more, and that is the fun of it.
scenario-cabinet-of-curiosities = The Cabinet of Curiosities
    .blurb = Claw, Fangs, Cudgel: in the morning a strange object lies on a card, and only one player knows which. Believe them or not.
scenario-three-camps-small = Three Camps by the Fire
    .blurb = Wolves, vampires and village round a small table. Few people, few friends, and not a word too many.
scenario-three-camps-large = Three Camps under the Moon
    .blurb = The great battle: the pack, the clan and the whole village. A single victim will not be enough.
scenario-epic-anarchy = Epic Anarchy
    .blurb = Luck chooses the cards, and nobody had a say. Good luck putting that in order.
scenario-masks-and-mirrors = Masks and Mirrors
    .blurb = Copycat, Paranormal Investigator, Witch, Gremlin: nobody is quite who they were. Not even you, perhaps.
scenario-night-of-the-count = The Night of the Count
    .blurb = A shiver before nightfall, and somebody will not dare to rise. Who was missing, and who is pretending?

scenario-alphas-table = At the Alpha’s Table
    .blurb = One wolf leads, one listens, one dreams, and somebody will wake up with the wrong card. The village has a Bodyguard to make up for it.
