# Le plateau : une page pour un écran au milieu, que tout le monde voit.

board-title = Le plateau
    .about = Pour une télévision ou une tablette au milieu. Il montre ce que tout le monde sait, et rien d’autre.
board-join = { $address }, puis
board-came-joined = { $name } prend place
board-came-left = { $name } s’en va
board-came-gone = { $name } s’en va, un robot continue
board-came-stood = Un robot joue pour { $name }
board-came-back = { $name } est de retour
board-full = Plein écran
board-sound = Le son et la voix
board-nth = Appel { $at } sur { $of }
board-voted = { $count ->
        [0] Personne n’a encore voté
        [one] { $count } sur { $of } a voté
       *[other] { $count } sur { $of } ont voté
    }
board-standing = { $standing } debout, { $gone ->
        [one] un sous la terre
       *[other] { $gone } sous la terre
    }
board-played = { $count ->
        [one] Une partie jouée à cette table
       *[other] { $count } parties jouées à cette table
    }
board-again = Encore une ? Elle commence quand chacun l’a dit sur son téléphone.
