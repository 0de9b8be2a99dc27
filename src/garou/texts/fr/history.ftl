# Les parties passées : à une table, et sur un appareil.

history-page = Parties passées
    .lede =
        { $count ->
            [0] Rien n’a encore été joué à cette table.
            [one] Une partie a été jouée à cette table.
           *[other] { $count } parties ont été jouées à cette table.
        }
history-games = Partie par partie
history-game = Partie { $number }
history-none = La première partie finie se trouvera ici.
history-called-off = Arrêtée en route
history-halted = La dernière partie a été arrêtée. Elle ne compte pour personne.
history-dealt = Qui avait reçu quoi
history-people = Par nom
    .about = Parties gagnées sur parties finies sous ce nom à cette table. Touche un nom pour voir ses cartes.
history-roles = Par carte
    .about = Combien de fois celui ou celle qui a reçu la carte a gagné, quoi que la carte soit devenue.
history-won-of = { $won } sur { $of }
history-delete = Effacer
    .about = Ses cartes, ses réponses, ce qui s’y est dit et son résultat disparaissent, des statistiques et des jetons aussi, avec le chat de la table. Ce qui s’est dit dans les autres parties reste dans leur film. Personne ne pourra la retrouver.
    .go = Effacer cette partie
history-delete-table = Effacer cette table
    .about = Les places de tous, chaque partie passée et tout ce qui s’est dit quittent le serveur aussitôt. Personne ne pourra les retrouver.
    .go = Tout effacer
history-owner = Effacer des parties revient à { $name }, qui reçoit à cette table.

## Arrêter une partie

history-end = Arrêter cette partie
    .about = Qui reçoit à cette table l’arrête aussitôt ; les autres, quand plus de la moitié d’entre vous le veut. Personne ne gagne, et les cartes sont dévoilées.
    .go = Restons-en là
history-enough =
    { $count ->
        [one] { $count } sur { $of } veut arrêter cette partie.
       *[other] { $count } sur { $of } veulent arrêter cette partie.
    }
    .too = Moi aussi
    .back = Jouer encore

## Ce qu’un appareil garde

history-mine = Mes parties
    .lede = Les parties finies que tu as jouées sur cet appareil. La liste reste ici : le serveur n’en sait rien.
    .script = Cette liste est tenue par un script, et les scripts sont coupés.
    .none = Pas encore de partie. Chaque partie que tu finis sur cet appareil vient ici.
    .export = Garder en fichier
    .import = Lire un fichier
    .read = Parties lues : { $count }
    .bad = Ce fichier ne contient pas de liste de parties.
    .all = Effacer toute la liste
    .all-go = Tout effacer de cet appareil
history-when = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }, { $time } UTC
