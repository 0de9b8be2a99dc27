# What is shown without a word: told after the name of whoever does it, and on the button.

gesture-nod = nods
    .label = Nod
gesture-shake = shakes their head
    .label = Shake your head
gesture-shrug = shrugs
    .label = Shrug
gesture-point = points at { $whom }
    .label = Point at…

# In passing, beside a house: after the name of whoever lives there, and on the button.
gesture-agree = agrees
    .label = Agree
gesture-doubt = doubts it
    .label = Doubt
gesture-laugh = laughs
    .label = Laugh
gesture-hush = says hush
    .label = Hush
