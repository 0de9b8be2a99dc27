# Ce que dit un bot timide : il ose à peine. Chaque réplique a trois tournures ; des annonces ou une raison peuvent suivre.

remark-shy-open =
    { $wording ->
        [0] Euh… je me lance.
        [1] Bon… puisqu’il faut y aller.
       *[other] Je… enfin, voilà.
    }

remark-shy-add =
    { $wording ->
        [0] Ah, et… encore une chose.
        [1] Oh. Je viens de comprendre.
       *[other] Euh… du coup…
    }

remark-shy-vote =
    { $wording ->
        [0] Je crois que je vais voter contre { $who }.
        [1] Ne m’en veux pas, { $who }, mais c’est toi.
       *[other] Pardon, { $who }, ce sera toi.
    }

remark-shy-change =
    { $wording ->
        [0] Euh… finalement, plutôt { $who }.
        [1] J’ai peut-être dit une bêtise : { $who }, alors.
       *[other] Maintenant, je pencherais pour { $who }.
    }

remark-shy-circle =
    { $wording ->
        [0] Et si on ne tuait personne ? En cercle, je veux dire.
        [1] Moi, je crois tout le monde… On fait un cercle ?
       *[other] On pourrait voter en cercle, non ?
    }

remark-shy-join =
    { $wording ->
        [0] Oui, le cercle, s’il vous plaît.
        [1] Je veux bien le cercle.
       *[other] Ça me rassure, le cercle.
    }

remark-shy-ask =
    { $wording ->
        [0] { $who }… tu ne dis rien ?
        [1] Et toi, { $who }, si je peux me permettre ?
       *[other] J’aimerais bien t’entendre, { $who }.
    }

remark-shy-tell =
    { $wording ->
        [0] Si tu veux… voilà.
        [1] Bon, d’accord.
       *[other] Je peux te le dire, je crois.
    }

remark-shy-repeat =
    { $wording ->
        [0] Euh… toujours pareil.
        [1] Je crois que je l’ai déjà dit, pardon.
       *[other] La même chose que tout à l’heure.
    }

remark-shy-nothing =
    { $wording ->
        [0] Je n’ai pas grand-chose à dire.
        [1] Euh… rien, en fait.
       *[other] J’ai juste dormi, moi.
    }

remark-shy-deny =
    { $wording ->
        [0] Non, non, pas moi !
        [1] Euh… je t’assure que non.
       *[other] Mais… je n’ai rien fait.
    }

remark-shy-doubt =
    { $wording ->
        [0] J’ose à peine le dire : { $who }.
        [1] { $who } me fait un peu peur.
       *[other] Peut-être { $who }, je ne sais pas trop.
    }

remark-shy-trust =
    { $wording ->
        [0] J’aime bien { $who }.
        [1] { $who }… non, je ne crois pas.
       *[other] { $who } n’y est pour rien, je crois.
    }

remark-shy-unsure =
    { $wording ->
        [0] Je ne sais pas, vraiment.
        [1] Aucune idée, pardon.
       *[other] J’hésite encore.
    }

remark-shy-retort =
    { $wording ->
        [0] Non, { $who }, je te promets que non.
        [1] { $who }… pourquoi moi ?
       *[other] Ce n’est pas gentil, { $who }.
    }

remark-shy-counter =
    { $wording ->
        [0] Pardon, { $who }, mais…
        [1] Euh, { $who }… il y a un souci.
       *[other] { $who }, je ne comprends pas bien.
    }

remark-shy-greet =
    { $wording ->
        [0] Euh… bonjour.
        [1] Salut…
       *[other] Coucou.
    }

remark-shy-shrug =
    { $wording ->
        [0] Pardon, je n’ai pas bien compris.
        [1] Euh… tu peux le dire autrement ?
       *[other] Tu me demandes qui je suis, ou ce que j’ai vu ?
    }
