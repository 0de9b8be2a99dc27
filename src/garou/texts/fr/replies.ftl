# Ce que les bots répondent à une ligne du chat qui s’adresse à eux. Chaque réplique a trois tournures ; des annonces peuvent suivre.

reply-tell =
    { $wording ->
        [0] Puisque tu le demandes.
        [1] D’accord, je te le dis.
       *[other] Je n’ai rien à cacher.
    }

reply-repeat =
    { $wording ->
        [0] Comme je l’ai dit.
        [1] Je l’ai déjà dit.
       *[other] Je ne peux que le répéter.
    }

reply-nothing =
    { $wording ->
        [0] Je n’ai rien à raconter.
        [1] Je n’ai rien à vous apprendre.
       *[other] Je n’en sais pas plus que vous.
    }

reply-deny =
    { $wording ->
        [0] Pas moi.
        [1] Tu te trompes.
       *[other] C’est faux.
    }

reply-doubt =
    { $wording ->
        [0] J’ai { $who } à l’œil.
        [1] Je trouve { $who } louche.
       *[other] S’il fallait voter maintenant, ce serait contre { $who }.
    }

reply-trust =
    { $wording ->
        [0] Je n’ai rien contre { $who }.
        [1] Pour l’instant, rien n’accuse { $who }.
       *[other] Aujourd’hui, je ne voterais pas contre { $who }.
    }

reply-unsure =
    { $wording ->
        [0] Je ne soupçonne personne pour l’instant.
        [1] Je ne sais pas encore.
       *[other] Personne ne sort du lot.
    }

reply-shrug =
    { $wording ->
        [0] Je n’ai pas compris. Tu peux me demander qui je suis, ce que j’ai vu ou qui je soupçonne.
        [1] Demande-moi qui je suis, ce que j’ai vu ou qui je soupçonne.
       *[other] Je n’entends que les questions simples : qui je suis, ce que j’ai vu, qui je soupçonne.
    }

## Mots clés par lesquels les bots entendent ce qu’on leur demande : jamais affichés. Sans souci d’accents, de majuscules ni de ponctuation.

reply-hears-story = qui es tu, tu es qui, t es qui, t es quoi, tu es quoi, es tu, tu es la, tu es le, ton rôle, ta carte, quel rôle, quelle carte, qu as tu vu, tu as vu, t as vu, as tu vu, qu as tu fait, tu as fait, t as fait, as tu fait, que sais tu, tu sais quoi, tu sais, sais tu, ta nuit, cette nuit, raconte, racontez, dis nous, dites nous, annonce, annoncez, qui êtes vous, vous êtes qui, vous êtes quoi, vos rôles, vos cartes, qu avez vous vu, avez vous vu, vous avez vu, qu avez vous fait, que savez vous, qui a vu, qui est quoi, qui est le, qui est la, qui est l, quelqu un est, et toi, et vous
reply-hears-suspect = qui soupçonnes tu, tu soupçonnes, soupçonnes tu, me soupçonnes, soupçonnez, qui est le loup, qui est loup, qui est un loup, qui sont les loups, c est qui le loup, c est qui les loups, qui est le loup garou, qui est ce, qui ment, tu votes, votes tu, vas tu voter, vas voter, on vote, votez vous, vous votez, qui accuses tu, tu accuses, à ton avis, ton avis, vos avis, votre avis, tu penses, penses tu, pensez vous, vous pensez, tu crois, crois tu, croyez vous, tu fais confiance, fais tu confiance, des soupçons, qui élimine
reply-hears-accused = loup, loups, louve, loup garou, menteur, menteuse, mens, ment, mentir, mensonge, vampire, coupable, suspect, suspecte, louche, vote contre, vote pour, votez contre, votez pour, élimine, éliminons, c est toi, c était toi
reply-hears-not = pas, jamais, non, ni
reply-hears-me = de moi, que je suis, me soupçonnes, me crois, en moi, suis je
reply-hears-of = de, d, que, qu, si, contre, pour, à, en, sur
reply-hears-all = vous, tous, toutes, tout le monde, quelqu un, chacun, les bots, les robots, qui a, qui est, qui sont, c est qui, on
