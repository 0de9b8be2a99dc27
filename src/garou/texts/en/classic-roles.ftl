# The roles of the classic game. Rules without options, unless said otherwise.

classic-villager-name = Villager
    .the = the Villager
    .a = a Villager
    .of = of the Villager
    .many = Villagers
    .gender = m
classic-villager-summary = At night you sleep. By day you have your vote and your nose.
classic-villager-explain = Nobody calls you at night. By day you talk with the living, then vote against somebody other than yourself, or against nobody. Whoever gets the most votes dies, and if there are no votes nobody does. In a tie the Captain decides; if there is none, you vote once more among those tied, and if that changes nothing the village goes to bed without a verdict. Your side wins when not one werewolf is left, even if you are no longer there to see it.
classic-villager-play = Note who votes against whom: words fade, votes stay. When a werewolf falls, think back to who stood up for them the day before. You have nothing to hide, so speak early, and let the wolves wonder whether you or somebody else is the Seer.

classic-werewolf-summary = Every night the pack picks who won’t see the morning.
classic-werewolf-explain = Every night you first decide to open your eyes or to keep them shut. The wolves awake see one another and each name somebody alive, themselves or another wolf if they fancy; the name called most often is the victim, and a tie kills nobody. If every wolf stays in bed, they all die of hunger at daybreak. As long as a Little Girl may be about, each wolf awake may glance round once, at the start, in the middle or at the end: if her eye is open just then, she is the victim instead. A sleeping wolf does not glance, but cannot be seen either. Your pack wins as soon as at most one player who is not a werewolf is left alive.
classic-werewolf-play = Three wolves should glance at three different moments: then no instant is safe for the Little Girl. Sleeping hides you from her, but on the first night you don’t know your pack yet: if each wolf relies on another, all of you die. By day vote like a villager, even if it means dropping a wolf who is lost anyway. And choose your victims for the suspicions they leave behind.

classic-seer-summary = Every night you may learn what one living player is.
classic-seer-explain = Every night you may choose another living player and see what they are. You may also look at nobody. You see what they are now: a Thief who took a card appears in the new role, a Thief who took nothing appears as a Villager. Love and potions cannot be seen. Once you are out of the game, you look no more.
classic-seer-play = Look first at those who lead the talk: as wolves they are dangerous, as villagers they are your best allies. Don’t give yourself away for a plain villager, but a wolf you have found may be worth your life. Slip hints into your words and your votes, so that the village understands if you vanish.

classic-hunter-summary = If the wolves or the village kill you, you may shoot as you fall.
classic-hunter-summary-with-hunter-any-death = However you die, you may shoot before you fall.
classic-hunter-explain = Devoured by the werewolves or condemned by the village, you may at once shoot somebody who is still alive. You may also lower the gun. You choose after the other deaths of that moment, and if you hit one of the Lovers, the other dies of grief. Poison, grief or another Hunter’s bullet: your gun stays silent. Victory is only checked after your shot.
classic-hunter-play = Pick your target every evening before you close your eyes, for things will go fast when the time comes. If the village is wrong about you, say who you are: few people care to leave with you. Without a real suspicion, holding your fire beats killing the Seer.

classic-cupid-summary = On the first night you join two players, for life and for death.
classic-cupid-explain = On the first night you must join two players, yourself included if you like. They open their eyes and recognise each other, without learning each other’s role. When one dies, the other follows at once, of grief. If one is a werewolf and the other is not, they are a side of their own: they win only as the last two alive, and while both of them live no other side can win. Otherwise each wins with their own side. You stay with the village, unless your own heart is caught in such a pair.
classic-cupid-play = Joining yourself to somebody gives you an ally, and makes you twice as easy to lose. Joining two strong voices of the village is risky: one bite takes both. Watch your pair by day: if they defend each other against all the rest, they may come from two sides, and you are the first who can suspect it.

classic-witch-summary = One healing potion, one poison: each works only once.
classic-witch-explain = Every night, as long as you have a potion left, you are shown the victim. The healing potion saves them, even if it is you; the poison kills another living player, the victim included if you insist. Each potion works once in the whole game, both in the same night if you like, or never. A Little Girl who was caught is a victim like any other: you can save her. Wolves who starve you cannot. In the morning nobody can tell your poison from a bite, and a Hunter whom you alone have killed does not shoot.
classic-witch-play = The victim you are shown is nearly always innocent, unless a sly wolf has named himself. Keeping the healing potion for yourself or for a known Seer often pays better than pouring it on the first night. The poison is a vote without a debate: wait for a real suspicion, but don’t die with a full vial.

classic-thief-summary = On the first night you may take one of the two cards set aside.
classic-thief-explain = Two more cards lie to one side. On the first night, before everybody else, you look at them and may take one in place of your own. If both are werewolves, you must take one. You play your new role from that very night, whenever it is called. If you take nothing, you are a plain villager to the end.
classic-thief-play = Remember both cards: the one you leave is in nobody’s hands. If you left the only Witch of the game, anybody who claims to be the Witch is lying to you. Taking a wolf surprises everyone, even the pack; taking the Seer helps right away. And staying a plain villager with two secrets in your pocket is not so bad.

classic-little-girl-summary = While the wolves choose, you may open an eye. At your own risk.
classic-little-girl-summary-with-girl-beyond-help = While the wolves choose, you may open an eye. Caught, nobody can save you.
classic-little-girl-explain = While the werewolves choose their prey, the night has three moments: the start, the middle and the end. You may open an eye at as many of them as you like, or at none. Each wolf awake, for their part, may glance round at one of them. If a wolf glances while your eye is open, you learn nothing and become the night’s victim in place of the one they chose; the Witch can still save you. Otherwise, at each of your moments, you see one of the wolves awake, by luck, sometimes the same one twice. Sleeping wolves cannot be seen.
classic-little-girl-play = One moment a night is often enough, and change it from night to night. The bigger the pack, the more eyes there are to catch you: the time to dare comes as it grows thin. If you know a wolf, talk as if you had guessed it, or the next night will be yours.

classic-captain-summary = Your vote counts twice, and you break the ties.
classic-captain-explain = You keep your role, and this office comes on top. The election is on the first morning, after the night’s deaths and before the first debate; you may vote for yourself, and nobody may refuse. In a tie there is one more vote among those tied, then luck decides. When the village condemns, your vote counts twice; if several are still tied, your vote decides, and if it was for none of them you are asked to choose. If you die and the game goes on, you name your successor among the living, once all the deaths are over.
classic-captain-play = Ask everybody for an opinion before you give yours: your vote is heavy, and wolves like to hide behind it. Know in advance to whom you will leave the office, for all will read that name as a last message. And when you elect somebody, beware of those who want it too much.
