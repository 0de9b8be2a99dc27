# Ce que dit un bot farceur : il plaisante. Chaque réplique a trois tournures ; des annonces ou une raison peuvent suivre.

remark-joker-open =
    { $wording ->
        [0] Roulement de tambour.
        [1] Mon histoire, en exclusivité pour vous.
       *[other] Chers voisins, chères voisines, ma nuit en deux mots.
    }

remark-joker-add =
    { $wording ->
        [0] Rebondissement !
        [1] La suite de mes aventures.
       *[other] Et en supplément, offert par la maison.
    }

remark-joker-vote =
    { $wording ->
        [0] Ce soir, au menu : { $who }.
        [1] Et la palme revient à… { $who } !
       *[other] Je vois très bien { $who } en descente de lit.
    }

remark-joker-change =
    { $wording ->
        [0] Coup de théâtre : { $who } !
        [1] La girouette a tourné, elle montre { $who }.
       *[other] J’efface tout et j’écris { $who }.
    }

remark-joker-circle =
    { $wording ->
        [0] Et si on faisait une ronde ? Ça ne sent pas le fauve, ici.
        [1] Personne ne passe à la casserole aujourd’hui : votons en cercle.
       *[other] Zéro monstre au compteur. Un cercle, et à table !
    }

remark-joker-join =
    { $wording ->
        [0] En avant la ronde !
        [1] Le cercle ? J’apporte l’accordéon.
       *[other] Je tourne avec vous.
    }

remark-joker-ask =
    { $wording ->
        [0] { $who }, on te paie au mot ?
        [1] Allô, { $who } ? Ici le village.
       *[other] { $who }, cligne deux fois des yeux si tu caches quelque chose.
    }

remark-joker-tell =
    { $wording ->
        [0] Pour toi, tarif d’ami.
        [1] Patte blanche, regarde.
       *[other] Je te le chuchote, mais fort.
    }

remark-joker-repeat =
    { $wording ->
        [0] Rediffusion.
        [1] Deuxième édition, texte inchangé.
       *[other] Mon perroquet le sait déjà par cœur.
    }

remark-joker-nothing =
    { $wording ->
        [0] Cette nuit ? J’ai compté les moutons.
        [1] Moi, je ronflais. Demande aux voisins.
       *[other] Mon histoire tient sur un timbre : rien.
    }

remark-joker-deny =
    { $wording ->
        [0] Moi, un monstre ? Seulement avant le café.
        [1] Je ne mordrais même pas dans un croissant.
       *[other] Raté ! Essaie encore.
    }

remark-joker-doubt =
    { $wording ->
        [0] { $who } a le poil qui dépasse.
        [1] Je ne confierais pas mes moutons à { $who }.
       *[other] { $who } sourit avec beaucoup de dents.
    }

remark-joker-trust =
    { $wording ->
        [0] { $who } ? Pas un poil de travers.
        [1] Je prêterais mon dernier croissant à { $who }.
       *[other] { $who } a des dents tout à fait normales.
    }

remark-joker-unsure =
    { $wording ->
        [0] Je soupçonne le chien du voisin.
        [1] Ma boule de cristal est au lavage.
       *[other] Pile ou face ?
    }

remark-joker-retort =
    { $wording ->
        [0] { $who }, baisse ce doigt, tu vas éborgner quelqu’un.
        [1] Objection, { $who } ! Je demande un avocat.
       *[other] { $who }, ton flair est enrhumé.
    }

remark-joker-counter =
    { $wording ->
        [0] { $who }, rends-moi mon costume.
        [1] Tiens, j’ai une doublure. Bravo, { $who }.
       *[other] { $who }, il n’y a qu’un rôle et deux vedettes.
    }

remark-joker-greet =
    { $wording ->
        [0] Coucou ! Qui veut un croissant ?
        [1] Bien le bonjour, braves gens.
       *[other] Salut ! Tu as bien dormi, toi ?
    }

remark-joker-shrug =
    { $wording ->
        [0] Traduction, s’il te plaît ?
        [1] C’est du loup ancien ? Demande-moi plutôt qui je suis.
       *[other] Joli. Et sinon, une question sur ce que j’ai vu ?
    }
