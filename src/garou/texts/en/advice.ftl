# Advice while choosing the cards. Never a refusal.

advice-masons-from-seven = The Masons vouch for each other, and at a small table that is a lot. They feel at home from seven players on.

advice-insomniac-without-mover = The Insomniac is only fun if her card can move. Any one of these roles is enough to spoil her sleep: { $movers }.

advice-more-than-the-box = { $box ->
        [one] { $count } { $role-many }, where usually there is one. You can play it, but the night will have less variety.
       *[other] { $count } { $role-many }, where usually there are { $box } at most. You can play it, but the night will have less variety.
    }

advice-hard-role-for-first-game = { $role }: a role to keep for later. A first game goes more smoothly without { $role-the }.

advice-many-new-roles = { $count ->
        [one] One new role is easy to remember. Just don’t add many at once.
       *[other] { $count } new roles at once is a lot to remember. One or two at a time, and everybody keeps up.
    }

advice-no-werewolf = No Werewolf among these cards: everybody would be hunting somebody who isn’t there. One is enough to trouble the night.

advice-bodyguard-from-five = The Bodyguard needs people around him. Better to invite him from five players on.

advice-few-for-first-game = A first game is easiest with three to { $high } players. The others can watch, and play the next one.

advice-one-camp-for-first-game = Werewolves and Vampires at once are for those who know the game. Begin with one of the two.

advice-follower-alone = { $role } serves nobody here. Somebody of the same side belongs among the cards.

advice-no-seer = No Seer among these cards: the village would grope in the dark. One belongs to even the smallest village.

advice-few-players = It is a small table, and the village will fall fast. This game is at its best with { $low } to { $high } players.

advice-many-players = It is a big table, and the days will be long. This game is at its best with { $low } to { $high } players.

advice-wolves = For this table, { $wolves ->
        [one] one Werewolf
       *[other] { $wolves } Werewolves
    } would make a good balance. Right now there { $count ->
        [one] is only one
       *[other] are { $count }
    }.
