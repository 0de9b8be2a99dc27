# The marks and artifacts of Epic Battle.

## Marks, one before each player

mark-clarity = Clarity
    .the = the mark of Clarity
    .a = a mark of Clarity
    .about = It does nothing: your card alone tells your team. Everyone starts with it, and the Priest gives it back.
    .means = It changes nothing for you.
mark-love = Love
    .the = the mark of Love
    .a = a mark of Love
    .about = Two players bear it and recognise each other at the start of the night. If one dies the other follows, protected or not; each keeps their own team.
    .means = If your love dies, so do you.
mark-assassin = Assassin
    .the = the mark of the Assassin
    .a = a mark of the Assassin
    .about = If you die bearing it, the Assassin wins. It changes nothing about your own team.
    .means = If you die, the Assassin wins.
mark-bat = Bat
    .the = the mark of the Bat
    .a = a mark of the Bat
    .about = Renfield took it at dusk. It does nothing but give away that he is here.
    .means = It changes nothing for you.
mark-vampire = Vampire
    .the = the mark of the Vampire
    .a = a mark of the Vampire
    .about = It is a bite: you are a Vampire and win with the clan, while keeping the power of your card.
    .means = You now win with the vampires.
mark-fear = Fear
    .the = the mark of Fear
    .a = a mark of Fear
    .about = If you see it before you at the end of dusk, you do not wake to act that night. What you can do at the vote is untouched.
    .means = You do not wake tonight.
mark-disease = Disease
    .the = the mark of Disease
    .a = a mark of Disease
    .about = Whoever points at its bearer in the vote cannot win, though the vote counts. The bearer can win.
    .means = Who points at you cannot win.
mark-traitor = Traitor
    .the = the mark of the Traitor
    .a = a mark of the Traitor
    .about = You win only if somebody else of your team dies. With nobody else in your team, or if you are Tanner or Assassin, it does nothing.
    .means = You win only if another of your team dies.

## Artifacts, laid by the Curator

artifact-claw = Werewolf’s Claw
    .the = the Werewolf’s Claw
    .a = a Werewolf’s Claw
    .about = You become a Werewolf and win with the pack. Your card and its voting powers no longer count, nor does a bite or a betrayal.
    .means = You now win with the werewolves.
artifact-fangs = Vampire’s Fangs
    .the = the Vampire’s Fangs
    .a = a set of Vampire’s Fangs
    .about = You become a Vampire and win with the clan; your vote can shelter the Master. Your card and its voting powers no longer count, nor does a betrayal.
    .means = You now win with the vampires.
artifact-brand = Villager’s Brand
    .the = the Villager’s Brand
    .a = a Villager’s Brand
    .about = You become a plain Villager and win with the village. Your card and its voting powers no longer count, nor does a bite or a betrayal; it lies on your card and is no mark.
    .means = You now win with the village.
artifact-cudgel = Tanner’s Cudgel
    .the = the Tanner’s Cudgel
    .a = a Tanner’s Cudgel
    .about = You become a Tanner: to win, you have to die. Your card and its voting powers no longer count, nor does a bite or a betrayal.
    .means = You win only if you die.
artifact-mask = Mask of Silence
    .the = the Mask of Silence
    .a = a Mask of Silence
    .about = Not a sound until the vote is over; gestures and faces are all yours. Your role and team do not change.
    .means = Not a word until the vote is over.
artifact-shroud = Shroud of Shame
    .the = the Shroud of Shame
    .a = a Shroud of Shame
    .about = Turn your back on the table until the vote is over; you may talk, and the others decide together whom your finger means. Your role and team do not change.
    .means = Turn your back until the vote is over.
