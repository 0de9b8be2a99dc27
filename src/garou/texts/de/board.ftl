# Die Tafel: eine Seite für einen Bildschirm in der Mitte, den alle sehen.

board-title = Die Tafel
    .about = Für einen Fernseher oder ein Tablet in der Mitte. Sie zeigt, was alle wissen, und sonst nichts.
board-join = { $address }, dann
board-came-joined = { $name } hat sich gesetzt
board-came-left = { $name } ist gegangen
board-came-gone = { $name } ist gegangen; ein Bot spielt weiter
board-came-stood = Ein Bot spielt für { $name }
board-came-back = { $name } ist wieder da
board-full = Vollbild
board-sound = Ton und Stimme
board-nth = Aufruf { $at } von { $of }
board-voted = { $count ->
        [0] Noch hat niemand abgestimmt
        [one] { $count } von { $of } hat abgestimmt
       *[other] { $count } von { $of } haben abgestimmt
    }
board-standing = { $standing } am Leben, { $gone ->
        [one] einer weniger
       *[other] { $gone } weniger
    }
board-played = { $count ->
        [one] Eine Partie an diesem Tisch
       *[other] { $count } Partien an diesem Tisch
    }
board-again = Noch eine? Sie beginnt, wenn alle es auf ihrem Telefon gesagt haben.
