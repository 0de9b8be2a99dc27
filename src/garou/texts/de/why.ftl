# Warum man gewinnt, warum man verliert. $players ist über jedem Grund erklärt, der es braucht.

## Eine Nacht

# $players: die gestorbenen Werwölfe
why-werewolf-died =
    { $players-count ->
        [one] Das Dorf gewinnt: Ein Werwolf ist gestorben, { $players }.
       *[other] Das Dorf gewinnt: Werwölfe sind gestorben, { $players }.
    }
why-no-werewolf-nobody-died = Das Dorf gewinnt: Am Tisch war kein Werwolf, und niemand ist gestorben.
# $players: wer gestorben ist
why-no-werewolf-but-deaths = Das Dorf verliert: Am Tisch war kein Werwolf, und trotzdem traf der Tod { $players }.
# $players: die Werwölfe
why-no-werewolf-died =
    { $players-count ->
        [one] Das Dorf verliert: Kein Werwolf ist gestorben, und einer lebt noch, { $players }.
       *[other] Das Dorf verliert: Kein Werwolf ist gestorben, und sie leben noch, { $players }.
    }
why-werewolves-live = Die Werwölfe gewinnen: Keiner von ihnen ist gestorben.
# $players: die gestorbenen Werwölfe
why-werewolf-dead =
    { $players-count ->
        [one] Die Werwölfe verlieren: Einer von ihnen ist gestorben, { $players }.
       *[other] Die Werwölfe verlieren: Mehrere von ihnen sind gestorben, { $players }.
    }
why-tanner-blocks = Die Werwölfe verlieren: Ein Gerber ist gestorben und stiehlt ihnen den Sieg.
# $players: die gestorbenen Gerber
why-tanner-died = Ein Sieg für { $players }: Ein Gerber gewinnt, indem er stirbt.
# $players: die Gerber, die leben
why-tanner-lives = Eine Niederlage für { $players }: Ein Gerber gewinnt nur, wenn er stirbt.
# $players: der Günstling (fünf Gründe)
why-lone-minion-lives = Ein Sieg für { $players }: Ohne Werwolf am Tisch gewinnt der Günstling, wenn er lebt und jemand anders stirbt.
why-lone-minion-others-died = Ein Sieg für { $players }: Ohne Werwolf am Tisch gewinnt der Günstling, wenn jemand anders stirbt, auch wenn es ihn selbst mit erwischt.
why-lone-minion-died = Eine Niederlage für { $players }: Ohne Werwolf am Tisch muss der Günstling am Leben bleiben.
why-lone-minion-nobody-died = Eine Niederlage für { $players }: Ohne Werwolf am Tisch muss für den Günstling jemand anders sterben, und das ist ausgeblieben.
why-lone-minion-blocked = Eine Niederlage für { $players }: Ein Gerber ist gestorben, und der teilt seinen Sieg nicht mit dem Günstling.

## Epic Battle

why-three-monsters-both-died = Das Dorf gewinnt: Ein Werwolf und ein Vampir sind gestorben.
why-three-village-not-both = Das Dorf verliert: Ein Werwolf und ein Vampir mussten sterben, und dazu kam es nicht.
# $players: die gestorbenen Monster der Gegenseite
why-three-enemy-died =
    { $players-count ->
        [one] Ein Sieg für { $team-the-acc }: Ein Monster der Gegenseite ist gestorben, { $players }, und keins der eigenen.
       *[other] Ein Sieg für { $team-the-acc }: Monster der Gegenseite sind gestorben, { $players }, und keins der eigenen.
    }
why-three-own-died = Eine Niederlage für { $team-the-acc }: Ein eigenes Monster ist gestorben.
why-three-no-enemy-died = Eine Niederlage für { $team-the-acc }: Kein Monster der Gegenseite ist gestorben.
# $players: die gestorbenen Monster
why-monster-died =
    { $players-count ->
        [one] Das Dorf gewinnt: Ein Monster ist gestorben, { $players }.
       *[other] Das Dorf gewinnt: Monster sind gestorben, { $players }.
    }
# $players: die Monster
why-no-monster-died =
    { $players-count ->
        [one] Das Dorf verliert: Kein Monster ist gestorben, und eins war am Tisch, { $players }.
       *[other] Das Dorf verliert: Kein Monster ist gestorben, und es waren welche am Tisch, { $players }.
    }
why-monsters-live = Ein Sieg für { $team-the-acc }: Keins ihrer Monster ist gestorben.
# $players: die gestorbenen Monster dieses Teams
why-monster-dead =
    { $players-count ->
        [one] Eine Niederlage für { $team-the-acc }: Ein eigenes Monster ist gestorben, { $players }.
       *[other] Eine Niederlage für { $team-the-acc }: Eigene Monster sind gestorben, { $players }.
    }
why-no-monster-nobody-died = Das Dorf gewinnt: Am Tisch war kein Monster, und niemand ist gestorben.
# $players: wer gestorben ist
why-no-monster-but-deaths = Das Dorf verliert: Am Tisch war kein Monster, und trotzdem traf der Tod { $players }.
why-no-villager-died = Das Dorf gewinnt: Am Tisch war kein Monster, und kein Dorfbewohner ist gestorben.
why-tanner-alone = Ein Gerber ist gestorben und kein Monster mit ihm: Von allen Teams gewinnt nur er.
# $players: wer das Zeichen des Attentäters trug
why-assassin-hit = Der Attentäter gewinnt: Das Zeichen lag vor { $players }, und der Tod kam vorbei.
why-assassin-missed = Der Attentäter verliert: Mit seinem Zeichen ist niemand gestorben.
# $players: wer das Zeichen des Verräters trägt (zwei Gründe)
why-traitor-avenged = Ein Sieg für { $players }: Das Zeichen des Verräters gewinnt, wenn jemand anders aus demselben Team stirbt, und so kam es.
why-traitor-betrayed-nothing = Eine Niederlage für { $players }: Das Zeichen des Verräters wollte, dass jemand anders aus demselben Team stirbt, und dazu kam es nicht.
# $players: wer auf die kranke Person gezeigt hat
why-pointed-at-disease = Kein Sieg für { $players }: Wer auf jemanden mit der Pest zeigt, kann nicht gewinnen.
# $players: wer einem Team dient, zu dem niemand gehört
why-follower-without-master = Ohne jemanden zum Dienen am Tisch spielt { $players } für das Dorf.

## Klassisch

why-last-wolf-gone = Das Dorf gewinnt: Kein einziger Werwolf ist noch am Leben.
why-one-villager-left = Die Werwölfe gewinnen: Ihnen gegenüber steht höchstens noch eine Person.
why-parity = Die Werwölfe gewinnen: Sie sind mindestens so viele wie alle anderen.
why-no-villager-left = Die Werwölfe gewinnen: Kein einziger Dorfbewohner ist noch am Leben.
# $players: die Verliebten (zwei Gründe)
why-lovers-last-two = Die Verliebten gewinnen: Außer { $players } ist niemand mehr am Leben.
why-lovers-apart = Eine Niederlage für { $players }: Aus zwei Teams verliebt, mussten sie die letzten beiden Lebenden sein.
why-nobody-left = Niemand gewinnt: Niemand ist mehr am Leben.
# $victory: die Regel, mit der ein anderes Team gewonnen hat
why-camp-lost =
    { $victory ->
        [last-wolf-gone] Eine Niederlage für { $team-the-acc }: Von ihnen ist keiner mehr am Leben.
        [one-villager-left] Eine Niederlage für { $team-the-acc }: Ein Werwolf lebt, und dem Rudel steht höchstens noch eine Person gegenüber.
        [parity] Eine Niederlage für { $team-the-acc }: Die Werwölfe sind mindestens so viele wie alle anderen.
        [no-villager-left] Eine Niederlage für { $team-the-acc }: Ein Werwolf lebt, und sonst niemand mehr.
        [lovers-last-two] Eine Niederlage für { $team-the-acc }: Vom ganzen Dorf leben nur noch die Verliebten.
       *[other] Eine Niederlage für { $team-the-acc }: Ein anderes Team hat gewonnen.
    }

## Warum niemand gestorben ist, oder wer noch. $players: um wen es geht; $by: wer es getan hat, als $role

toll-one-each = Niemand hat mehr als eine Stimme: Die Abstimmung tötet niemanden.
toll-none-else = Sonst hat niemand zwei Stimmen: Die Abstimmung tötet niemanden.
# $votes: wie viele dorthin gezeigt haben
toll-guarded = { $by } ({ $role }) schützt { $players }: Diese { $votes } Stimmen zählen nicht.
toll-shielded = { $players } ist geschützt ({ $role }): Diese { $votes } Stimmen zählen nicht.
toll-shared = Die meisten Stimmen sind geteilt, je { $votes }: { $players } sterben zusammen.
toll-second =
    { $players-count ->
        [one] Mit drei Teams am Tisch stirbt auch der zweite Platz: { $players }.
       *[other] Mit drei Teams am Tisch stirbt auch der zweite Platz, geteilt von { $players }.
    }
toll-pack-split = Das Rudel ist sich nicht einig ({ $players }): kein Opfer in dieser Nacht.
toll-pack-own = Das Rudel hat jemanden aus den eigenen Reihen gewählt, { $players }, und verschont Wölfe: kein Opfer in dieser Nacht.
toll-pack-idle = Das Rudel zeigt auf niemanden: kein Opfer in dieser Nacht.
toll-healed = Die Nacht hätte { $players } geholt: gerettet durch einen Trank von { $by }.
toll-tied = Gleichstand zwischen { $players }: Niemand wird verurteilt.
toll-named-nobody = Keine einzige Stimme: Niemand wird verurteilt.

## Ziele hausgemachter Rollen

why-own-dying = Ein Sieg für { $players }: Sterben war das Ziel.
why-own-dying-missed = Eine Niederlage für { $players }: Nur Sterben hätte gewonnen.
why-own-surviving = Ein Sieg für { $players }: Am Leben bleiben war das Ziel.
why-own-surviving-missed = Eine Niederlage für { $players }: Nur am Leben bleiben hätte gewonnen.
why-own-neighbour-dying = Ein Sieg für { $players }: Jemand gleich daneben musste sterben, und so kam es.
why-own-neighbour-dying-missed = Eine Niederlage für { $players }: Jemand gleich daneben musste sterben, und dort ist niemand gestorben.
why-own-pointed-dying = Ein Sieg für { $players }: Tot ist, auf wen der Finger zeigte.
why-own-pointed-dying-missed = Eine Niederlage für { $players }: Sterben musste, auf wen der Finger zeigte.
why-own-nobody-dying = Ein Sieg für { $players }: Niemand sollte sterben, und niemand ist gestorben.
why-own-nobody-dying-missed = Eine Niederlage für { $players }: Niemand sollte sterben, und jemand ist gestorben.
