# Ce que dit un bot posé : il pèse ses mots. Chaque réplique a trois tournures ; des annonces ou une raison peuvent suivre.

remark-calm-open =
    { $wording ->
        [0] Voilà ce que je peux dire.
        [1] Autant jouer cartes sur table.
       *[other] Je préfère le dire tout de suite.
    }

remark-calm-add =
    { $wording ->
        [0] J’ajoute une chose.
        [1] Il y a du nouveau de mon côté.
       *[other] Il faut que je complète.
    }

remark-calm-vote =
    { $wording ->
        [0] Mon vote ira à { $who }.
        [1] Pour moi, c’est { $who }.
       *[other] Je voterai contre { $who }.
    }

remark-calm-change =
    { $wording ->
        [0] À la réflexion, ce sera plutôt { $who }.
        [1] Vu ce qu’on vient d’entendre, je passe à { $who }.
       *[other] Je change d’avis : ce sera { $who }.
    }

remark-calm-circle =
    { $wording ->
        [0] Je ne vois personne à éliminer. Votons en cercle.
        [1] Et si personne ne mourait ? Je propose le cercle.
       *[other] Toutes les histoires tiennent. Faisons un cercle : chaque vote va à la place suivante.
    }

remark-calm-join =
    { $wording ->
        [0] Le cercle me va.
        [1] D’accord pour le cercle.
       *[other] J’arrive à la même idée : le cercle.
    }

remark-calm-ask =
    { $wording ->
        [0] { $who }, tu n’as encore rien dit. Quelle était ta carte ?
        [1] Et toi, { $who } ? Il nous manque ton histoire.
       *[other] { $who }, ton avis compte aussi. Qui es-tu ?
    }

remark-calm-tell =
    { $wording ->
        [0] Puisque tu le demandes.
        [1] D’accord, je te le dis.
       *[other] Je n’ai rien à cacher.
    }

remark-calm-repeat =
    { $wording ->
        [0] Comme je l’ai dit.
        [1] Je l’ai déjà dit.
       *[other] Je ne peux que le répéter.
    }

remark-calm-nothing =
    { $wording ->
        [0] Je n’ai rien à raconter.
        [1] Je n’ai rien à vous apprendre.
       *[other] Je n’en sais pas plus que vous.
    }

remark-calm-deny =
    { $wording ->
        [0] Pas moi.
        [1] Tu te trompes.
       *[other] C’est faux.
    }

remark-calm-doubt =
    { $wording ->
        [0] J’ai { $who } à l’œil.
        [1] Je trouve { $who } louche.
       *[other] S’il fallait voter maintenant, ce serait contre { $who }.
    }

remark-calm-trust =
    { $wording ->
        [0] Je n’ai rien contre { $who }.
        [1] Pour l’instant, rien n’accuse { $who }.
       *[other] Aujourd’hui, je ne voterais pas contre { $who }.
    }

remark-calm-unsure =
    { $wording ->
        [0] Je ne soupçonne personne pour l’instant.
        [1] Je ne sais pas encore.
       *[other] Personne ne sort du lot.
    }

remark-calm-retort =
    { $wording ->
        [0] { $who }, tu fais fausse route.
        [1] Reprends les annonces une par une, { $who } : ça ne peut pas être moi.
       *[other] Je comprends ton doute, { $who }, mais ce n’est pas moi.
    }

remark-calm-counter =
    { $wording ->
        [0] Attends, { $who }. Il y a un problème.
        [1] Je ne peux pas laisser passer ça, { $who }.
       *[other] { $who }, on ne peut pas avoir raison en même temps.
    }

remark-calm-greet =
    { $wording ->
        [0] Bonjour à tout le monde.
        [1] Salut.
       *[other] Ça fait plaisir de te lire.
    }

remark-calm-shrug =
    { $wording ->
        [0] Je n’ai pas compris. Tu peux me demander qui je suis, ce que j’ai vu ou qui je soupçonne.
        [1] Demande-moi qui je suis, ce que j’ai vu ou qui je soupçonne.
       *[other] Je n’entends que les questions simples : qui je suis, ce que j’ai vu, qui je soupçonne.
    }
