# Ce que dit un bot vif : il s’emporte. Chaque réplique a trois tournures ; des annonces ou une raison peuvent suivre.

remark-hot-open =
    { $wording ->
        [0] Allez, je balance tout.
        [1] Bon, on ne va pas y passer la nuit.
       *[other] Écoutez bien, je ne le dirai pas deux fois.
    }

remark-hot-add =
    { $wording ->
        [0] Et ce n’est pas tout !
        [1] Attendez, ça change tout.
       *[other] Ah, mais alors !
    }

remark-hot-vote =
    { $wording ->
        [0] C’est { $who }, un point c’est tout.
        [1] On élimine { $who } et on n’en parle plus.
       *[other] { $who } ! Moi, c’est tout vu.
    }

remark-hot-change =
    { $wording ->
        [0] Stop ! Oubliez ce que j’ai dit, c’est { $who }.
        [1] Ah non, là, c’est { $who } !
       *[other] Bon, je me plantais : c’est { $who }.
    }

remark-hot-circle =
    { $wording ->
        [0] On s’accuse pour rien ! Cercle, et on rentre.
        [1] Arrêtez de chercher, il n’y a personne à trouver : un cercle !
       *[other] Tout le monde dit vrai, ça crève les yeux. Votez en cercle, allez !
    }

remark-hot-join =
    { $wording ->
        [0] Cercle, allez !
        [1] Enfin une bonne idée, le cercle.
       *[other] Le cercle, et que personne ne fasse le malin !
    }

remark-hot-ask =
    { $wording ->
        [0] { $who }, tu dors ? Dis quelque chose !
        [1] Et toi, { $who } ? On attend !
       *[other] { $who }, ton silence commence à m’agacer.
    }

remark-hot-tell =
    { $wording ->
        [0] Tu veux savoir ? Voilà.
        [1] Très bien, écoute.
       *[other] Ah, quand même, on me demande !
    }

remark-hot-repeat =
    { $wording ->
        [0] Je viens de le dire !
        [1] Vous écoutez, parfois ?
       *[other] Il faut que je le crie ?
    }

remark-hot-nothing =
    { $wording ->
        [0] Rien. J’ai dormi comme une souche.
        [1] Qu’est-ce que tu veux que je te dise ? Rien !
       *[other] Mais je n’ai rien à dire, moi !
    }

remark-hot-deny =
    { $wording ->
        [0] Moi ? Jamais de la vie !
        [1] N’importe quoi !
       *[other] Mais ça ne va pas, non ?
    }

remark-hot-doubt =
    { $wording ->
        [0] { $who }, évidemment !
        [1] { $who } nous mène en bateau.
       *[other] Mais regardez { $who }, enfin !
    }

remark-hot-trust =
    { $wording ->
        [0] Laissez { $who } tranquille.
        [1] { $who } ? Non, fausse piste !
       *[other] Je mettrais ma main au feu pour { $who }.
    }

remark-hot-unsure =
    { $wording ->
        [0] J’en sais rien, et ça m’énerve.
        [1] Personne ! Et ça ne me plaît pas.
       *[other] Si je le savais, je l’aurais déjà crié.
    }

remark-hot-retort =
    { $wording ->
        [0] Moi ? Non mais { $who }, tu plaisantes !
        [1] { $who }, tu m’accuses pour qu’on t’oublie, toi.
       *[other] Regarde-toi d’abord, { $who } !
    }

remark-hot-counter =
    { $wording ->
        [0] Ah non, { $who }, ça ne va pas se passer comme ça !
        [1] { $who }, tu te moques de nous ?
       *[other] { $who }, c’est du vol !
    }

remark-hot-greet =
    { $wording ->
        [0] Salut ! Bon, on commence ?
        [1] Oui, bonjour. Alors, qui ment ?
       *[other] Ouais, salut.
    }

remark-hot-shrug =
    { $wording ->
        [0] Hein ? Demande-moi qui je suis ou qui je soupçonne, ça ira plus vite.
        [1] Quoi ? Parle clairement !
       *[other] Pose une vraie question : qui je suis, ce que j’ai vu.
    }
