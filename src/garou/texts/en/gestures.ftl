# What is shown without a word: told after the name of whoever does it, and on the button.

gesture-nod = nods
    .label = Nod
gesture-shake = shakes their head
    .label = Shake your head
gesture-shrug = shrugs
    .label = Shrug
gesture-point = points at { $whom }
    .label = Point at…
