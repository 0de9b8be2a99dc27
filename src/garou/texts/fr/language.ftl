# Ce qu’un programme doit savoir de cette langue. Personne n’en lit rien, sauf son nom.

language-name = Français
# ltr ou rtl : de quel côté on lit.
language-direction = ltr
# Comment les programmes qui parlent nomment leur voix.
language-voice = fr-FR
    .espeak = fr-fr
    .mac = Thomas
# Les longs mots qui se coupent ailleurs qu’après une voyelle et la consonne qui suit, un tiret à chaque coupure.
language-breaks = {""}
