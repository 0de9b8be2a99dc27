# Tournaments on the web: chips at a table, and cups over several tables.

## Chips at one table

cup-chips = Chip board
    .to = A chip for every win. The first to lead with { $target } wins the race.
    .tied = The target is reached, but the lead is shared: you all play on.
    .held = Chips:
    .again = New race
cup-chips-champion = wins the race to { $target } chips!
cup-chips-play = Play for chips
    .about = Every winner of a game takes a chip; the piles stay from game to game.
    .target = Chips to win
    .off = None

## Opening a cup

cup-new = Open a tournament
    .about = For larger groups: several tables at once, on everybody’s phones or over real cards.
    .go = Open it
cup-places = On this device
cup-title = What is it called?
    .example = The Full Moon Cup
cup-organiser = Your name
cup-plays = I play too
cup-format = How it is won
cup-format-elimination = Two losses and you are out. The last one left wins.
cup-format-duplicate = The same deals at every table: whoever makes the most of them wins.
cup-deals = How many deals
cup-size = People at a table
    .about = As near to it as the cards and the numbers allow.

## Before it begins

cup-of = Organised by { $name }
cup-how = Scan this, or enter the code on the first page.
cup-rules-elimination = Everybody plays until they have lost twice. Tables of { $sizes }, near { $size } where possible; with an odd number some sit out in turn.
cup-rules-duplicate = Groups of { $size }, { $deals } deals, the same for every group. Bots fill the last group. Your score is your result minus how that seat did on average.
cup-entrants = Taking part: { $count }
cup-nobody = Nobody yet.
cup-bots = Bots to add
    .go = Add
cup-enter = Take part
cup-begin = Begin
cup-wait = { $name } begins when everybody is here.
cup-leave = Leave the tournament
    .about = You are out at once. At your table a bot plays your game to its end.
    .go = I am leaving

## While it goes on

cup-rounds = Round by round
cup-table = Table { $number }
cup-group = Group { $number }
cup-playing = playing
cup-played = played
cup-to-play = to come
cup-called-off = called off, nobody loses
cup-look-back = Look back
cup-out-in = out in round { $number }
cup-left = left
cup-losses =
    { $count ->
        [one] { $count } loss
       *[other] { $count } losses
    }
cup-deals-counted = Deals counted
cup-next = Draw the next round
cup-next-deal = Deal to every group that is waiting
cup-deal-group = Deal to this group
cup-to-table = To your table
cup-playing-now = The tables are playing. This page follows by itself.
cup-wait-next = { $name } draws the next round.
cup-you-left = You have left this tournament.
cup-correct = Enter or correct the result
    .who = Who won?
    .go = Enter it
    .off = Called off
cup-nobody-won = Nobody is ticked. Did nobody win?
    .yes = Nobody won
cup-back = Back to the tournament

## Over real cards

cup-where = Where it is played
    .phones = On phones
    .phones-about = Tables on this server; the cards are dealt, and results come by themselves.
    .cards = Over real cards
    .cards-about = Tables of wood: type the names, print the draw, enter who won.
cup-how-real = Scan this to follow on your phone, or to enter with it.
cup-names = Names, one to a line
    .example = Ada
    .about = No phone needed. You can add more until you begin.
    .go = Write them down
cup-fillers-real =
    { $count ->
        [one] One seat goes to somebody already out; that result does not count.
       *[other] { $count } seats go to people already out; their results do not count.
    }
cup-your-table = You play at table { $number }.
cup-playing-real = The tables are playing. Results appear here as they are entered.
cup-leave-real = You are out at once. The others at your table play on.
cup-draw = Print the draw
    .about = For the wall and for each table: who sits where, with a box for whoever wins. Hand the slip in, and the organiser enters it.
    .filler = somebody already out
    .tick = Tick everybody who won.

## One place, whatever the device

cup-device = { $name } goes on over there
    .about = Your place, and your seat at a table, go to another phone.
    .go = Make a link for me
    .others = Or for somebody else: a typed name, or a phone that has died
    .link = Make the link
cup-moved = Your place in this tournament has moved to another device.
cup-missing = Somebody is not there
    .about = Whoever did not come, or has gone home, is out at once; the others play on. Until the next draw you can bring them back.
    .who = Who?
    .go = Take them out
    .ask = Is { $name } not there?
    .no = No, leave it
    .out = { $name } is out.
    .back = Bring them back
cup-pass-on = Hand over organising
    .about = Somebody else draws, enters results and deletes from now on; you keep your own place.
    .to = To whom? Only those with a phone are listed.
    .go = Hand it over
cup-handed = { $name } has handed this tournament over to you: from now on you draw, enter results and delete.
    .on = You have handed it over: { $name } organises from now on.

## On paper and on the wall

cup-paper = Print the standings
    .about = On one page: who stands where, and who sat at which table.
    .bold = Underlined: who won that game.
cup-csv = As a spreadsheet
    .separator = ,
cup-hall = Screen for the hall
    .playing = These tables are playing.
    .fill-ins =
        { $count ->
            [one] and one who is already out
           *[other] and { $count } who are already out
        }
    .bots =
        { $count ->
            [one] and a bot
           *[other] and { $count } bots
        }

## Sealed deals

cup-sealed = What a deal held, and how anybody fared with it, is told when every group has played it. Until then nobody sees more of it than their own seat did.
cup-sealed-deal = sealed
cup-sealed-here = Played, and sealed.
    .about = Other groups have yet to play the same cards. Who died, who won and who held what is told on this page, by itself, as soon as all of them have.
    .hush = Until then keep to yourself what you know of these cards.
    .who = Who has yet to play?

## The end

cup-champion = is the last one left: champion!
cup-best = made the most of the same cards!
cup-another = Open another tournament
cup-delete = Delete this tournament
    .about = The tournament, all its tables, their games and everybody’s seat are gone from the server at once. Nobody can bring them back.
    .go = Delete everything
    .done = The tournament is deleted.
