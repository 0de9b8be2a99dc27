# Le carnet d’une saison : des soirées avec de vraies cartes.

season-new = Carnet de soirées
    .about = Une saison avec de vraies cartes : qui a joué, qui a gagné, soirée par soirée.
    .go = Ouvrir un carnet
season-title = Comment s’appelle la saison ?
    .example = Hiver 2026
season-of = Tenu par { $name }
season-kept = { $name } tient ce carnet : les parties s’entrent sur son appareil.
season-elsewhere = Pour le tenir sur celui-ci : ouvre le carnet là-bas, touche « { $move } », et scanne d’ici ce qu’il montre.
    .then = Entre ensuite la partie ci-dessous ; elle attend.
season-back = Retour au carnet
season-see = Voir le carnet
season-again = C’était une autre partie : l’entrer aussi
season-games =
    { $count ->
        [0] aucune partie
        [one] une partie
       *[other] { $count } parties
    }
season-evenings = Soirée par soirée
season-evening = { DATETIME($day, dateStyle: "long") }
    .short = { DATETIME($day, dateStyle: "medium") }
season-none = Aucune partie n’est encore entrée.
season-table = La saison
    .about = Chaque victoire vaut un jeton. Le plus de jetons d’abord ; à égalité, qui a joué moins de parties.
season-by-card = La carte distribuée, ou celle que l’on avait devant soi à la fin si les cartes ont été départagées. Les parties entrées à la main n’en ont pas.
    .of = { $card } ({ $game })
season-cards = Vraies cartes
    .about = À la fin, ces deux pages entrent la partie ici : donne les noms, puis le code { $code }.
season-how-hand = entrée à la main
season-how-settled = cartes départagées
season-how-led = menée par qui menait le jeu
season-hand = Entrer une partie à la main
    .evening = Quelle soirée
    .away = pas là
    .lost = a perdu
    .won = a gagné
    .go = Entrer cette partie
season-strike = Rayer
    .about = Ses jetons s’en vont, et elle quitte l’historique et les statistiques.
    .go = Rayer cette partie
season-enter = Entrer cette partie dans un carnet de soirées
    .about = Elle compte dans les jetons, l’historique et le classement de la saison, si cet appareil tient ce carnet.
    .code = Code du carnet
    .go = Entrer
    .names = Un carnet compte par nom : donne d’abord un nom à chaque personne de la table.
season-paper = La saison sur papier : son classement, et les jetons de chaque soirée.
season-device = Le carnet passe avec toi sur un autre téléphone.
season-pass-on = Quelqu’un d’autre tient le carnet désormais ; tu y gardes ta place.
season-handed = { $name } t’a confié ce carnet : les parties s’entrent désormais sur cet appareil.
    .on = C’est fait : { $name } tient le carnet désormais.
season-delete = Effacer ce carnet
    .about = La saison et toutes ses soirées quittent le serveur aussitôt. Personne ne pourra les retrouver.
    .done = Le carnet est effacé.
