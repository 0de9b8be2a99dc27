# Ce qu’on affirme le jour : dit à voix haute (claim-…), en étiquette sur une place, et les gestes qui le composent.

claim-says = { $who } dit : « { $text } »

# Quelle forme du nom d’un rôle suit « Je suis » : name, a ou the.
claim-form = name

claim-am = Je suis { $role-being }.
    .badge = { $role } ?
    .label = Je suis…
    .first = Quel rôle es-tu ?
claim-was = Au départ, j’étais { $role-being }.
    .badge = au départ : { $role }
    .label = J’étais…
    .first = Quel rôle as-tu reçu ?
claim-saw =
    { $where-kind ->
        [own] J’ai regardé ma carte : { $role-a }.
        [place] J’ai regardé { $where } : { $role-a }.
       *[player] J’ai regardé chez { $where } : { $role-a }.
    }
    .badge =
        { $where-kind ->
            [own] a vu sa carte : { $role }
           *[other] a vu { $where } : { $role }
        }
    .label = J’ai vu…
    .first = Quelle carte as-tu regardée ?
    .second = Qu’as-tu vu ?
claim-swapped = J’ai échangé deux cartes : { $places }.
    .badge = a échangé { $places }
    .label = J’ai échangé…
    .first = Quelle carte ?
    .second = Et quelle autre ?
claim-took =
    { $seen ->
        [yes]
            { $where-kind ->
                [place] J’ai pris { $where } : { $role-a }.
               *[player] J’ai pris la carte devant { $where } : { $role-a }.
            }
       *[no]
            { $where-kind ->
                [place] J’ai pris { $where } sans regarder.
               *[player] J’ai pris la carte devant { $where } sans regarder.
            }
    }
    .badge =
        { $seen ->
            [yes]
                { $where-kind ->
                    [place] a pris { $where } : { $role }
                   *[player] a pris chez { $where } : { $role }
                }
           *[no]
                { $where-kind ->
                    [place] a pris { $where }
                   *[player] a pris chez { $where }
                }
        }
    .label = J’ai pris…
    .first = Quelle carte as-tu prise ?
    .second = Qu’as-tu vu ?
claim-think = Pour moi, { $where } est { $role-a }.
    .badge = voit en { $where } { $role-a }
    .label = Je pense…
    .first = De qui ?
    .second = Quel rôle est-ce ?
claim-vote = Je vais voter contre { $where }.
    .badge = votera contre { $where }
    .label = Je voterai contre…
    .first = Contre qui ?
# Les deux en une fois : ce que je vois en quelqu’un, et que je voterai contre.
claim-suspect = Pour moi, { $where } est { $role-a }, et je vais voter contre.
    .badge = voit en { $where } { $role-a } et votera contre
# $next : qui suit la personne qui parle, pour qu’on sache dans quel sens.
claim-circle = Pour moi, il n’y a pas de monstre à cette table. Votons en cercle, chacun contre la place suivante : moi, contre { $next }.
    .badge = veut voter en cercle : personne ne meurt
    .label = Votons en cercle…
claim-mark =
    { $where-kind ->
        [own] Je porte { $mark-the }.
       *[other] { $where } porte { $mark-the }.
    }
    .badge =
        { $where-kind ->
            [own] porte { $mark-the }
           *[other] { $where } porte { $mark-the }
        }
    .label = Une marque…
    .first = Devant qui ?
    .second = Quelle marque ?

# La carte de qui parle : dans sa bouche, sur une étiquette, sur un bouton.
claim-own = moi
    .badge = sa carte
    .button = Ma propre carte
claim-unseen = Je n’ai pas regardé

# Ce qu’on entend dans une phrase tapée, pour la proposer comme annonce : des mots-clés, entre virgules.
claim-hears-am = je suis, j suis, chuis, suis, moi c est
claim-hears-was = j étais, j ai été, j ai commencé
claim-hears-saw = j ai vu, vu, j ai regardé, regardé, je vois, j ai espionné, espionné
claim-hears-took = j ai pris, pris, j ai volé, volé
claim-hears-swapped = j ai échangé, échangé, j ai interverti, interverti, j ai inversé, inversé
claim-hears-think = je pense, je crois, je parie, je soupçonne, j accuse, je dis que, à mon avis, pour moi, selon moi
claim-hears-vote = je vote, je voterai, je vais voter, mon vote
claim-hears-circle = cercle, en cercle, en rond, un tour de table, vote tournant, à gauche, à sa gauche, vers la gauche
claim-hears-why = pourquoi, pk, quoi, comment, c est quoi
claim-hears-not = pas, jamais, ni, aucun, aucune, ne, n
claim-hears-and = et, donc, mais, puis
# Ce qui peut se glisser entre « je suis » et le rôle.
claim-hears-fillers = la, le, l, les, un, une, votre, vrai, vraie, vraiment, bien, juste, seulement, simplement, simple, que, au, départ

# À côté de ce qui vient d’être tapé, pour qui l’a tapé.
claim-offer = L’accrocher à ta maison ?
    .all = Tout accrocher
    .no = Non, je parlais
