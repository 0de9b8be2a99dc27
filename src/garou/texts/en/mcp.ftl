# What a language model is told that sits at a table

mcp-instructions =
    You play a werewolf game at a real table, with people and bots, from one seat of your own. { $table ->
        [none] Call sit_down first: with the code of a table that waits for players, or without one to lay a table of your own, which you then begin.
       *[other] Call sit_down first: the table is { $table }.
    } Then go round in a circle: wait, and do what the table asks for. When the phase is dealt, call look. When there is a question, call answer with one of its options, and nothing else. When the kind is talk, listen, claim and say something, then call ready. You are told only what your seat may know; the others lie. What a tool refuses it says in a sentence. Names of players, places, roles and words are to be written exactly as you are told them.
mcp-tool-sit-down = Takes a seat under a name of at most 20 letters. Without the code of a table a new one is laid: game is one of { $games }; scenario, players and pace (calm, normal, quick, swift) may be left out. Call it once.
mcp-tool-begin = Deals the cards. Only the host can do it; bots take the empty seats.
mcp-tool-observe = Everything your seat may know, now: the phase, what is called, what you are asked and all that is legal, what you were told, and what was claimed and said by day.
mcp-tool-wait = The same, as soon as there is something for you to do or to read, or after so many seconds, 50 at most. By night it sleeps through the calls of others.
mcp-tool-look = You have looked at your card. The night begins when everybody has.
mcp-tool-answer = Answers the question you were told last, with the words of one of its options; an empty list declines where that is one of them, and votes for nobody.
mcp-tool-claim = Claims something by day, true or not; everybody sees it at your seat. A kind and its parts, in this order: { $kinds }. A role with a question mark may be left empty: a card that was taken unseen.
mcp-tool-say = Says a line to the table by day. Bots that are spoken to reply.
mcp-tool-show = Shows something without a word, where a card may silence somebody: nod, shake, shrug, or point at a player.
mcp-tool-ready = You are ready to vote, or not yet. The vote begins when all are.
mcp-tool-another = After the end: you are ready for another game, or not.
mcp-tool-explain = What a card does.

mcp-no-server = no server answers at { $address }
mcp-no-garou = what answers at { $address } is no Garou, or one that is in trouble
mcp-no-address = { $address } is no address of a server
mcp-sits-already = you sit at table { $code } already
mcp-sits-nowhere = you have no seat yet: call sit_down first
mcp-no-role = there is no card called { $role }; there are { $known }

## A seat in a league

mcp-league-instructions = You play werewolf games in a league, from one seat of each, by tools alone. Call wait: it tells the game (your seat, the cards that are in) and what you are asked, with every fact your seat was told and every claim. Asked to choose, call choose with the number of an option, counted from 0. Asked to speak, call speak with up to three claims, or none; they may be lies. Both answer with what comes next. Go on until over is true. Seats are numbers, counted from 0; numbers from the last seat on are cards in the centre.
mcp-league-wait = The game and what you are asked now, or after so many seconds, 50 at most. asked is null while it is the turn of others.
mcp-league-choose = Answers with one of the options of the question, by its number, counted from 0. An empty option declines.
mcp-league-speak = Claims something to the table, three things at most, each a list of a kind and its parts in this order: { $kinds }. Without claims you say nothing.
mcp-league-explain = What a card does.
mcp-no-league = no league at { $address }: a league hands the address over to those it starts
mcp-not-asked = you are not asked anything: call wait
mcp-league-over = the league has closed the line
