# Programs of the AIWolf contests

aiwolf-help = Let programs of the AIWolf contests play, over TCP in the classic protocol or over WebSocket in natural language; bots take the empty seats.
aiwolf-language-help = Speak the protocol in natural language, over WebSocket.
aiwolf-players-help = How many play: 5 or 15, in natural language 5 or 13.
aiwolf-agents-help = For how many agents it waits; one unless you say.
aiwolf-games-help = How many games, one after the other; one unless you say.
aiwolf-minds-help = Which mind takes the empty seats.
aiwolf-seconds-help = How many seconds an answer may take, five unless you say; then it is given without the agent.
aiwolf-wait-help = How many seconds it waits for agents, sixty unless you say; then those who have come play.
aiwolf-host-help = Where it listens: this machine alone, unless you say.
aiwolf-port-help = At which port: 10000, in natural language 8080; 0 takes one that is free.
aiwolf-log-help = Keep a log of each game in this folder, in the form of the contests.
aiwolf-json-help = Write each game as one JSON object.

aiwolf-waiting =
    Waiting for { $count ->
        [one] an agent
       *[other] { $count } agents
    } at { $address }
aiwolf-came = { $name } has come.
aiwolf-fewer =
    Only { $count ->
        [one] one agent of { $wanted } has
       *[other] { $count } agents of { $wanted } have
    } come; bots ({ $mind }) take the other seats.
aiwolf-fault =
    Day { $day }, { $request }: { $name } ({ $agent }) { $why ->
        [silent] did not answer in time; it goes on without that answer.
        [gone] has gone; its seat is played by luck from now on.
       *[nonsense] named nobody who plays here; it goes on without that answer.
    }
aiwolf-over =
    Game { $number }, { $days ->
        [one] one day
       *[other] { $days } days
    }: { $team } won.{ $faults ->
        [0] {""}
        [one] {" "}One answer was none.
       *[other] {" "}{ $faults } answers were none.
    }{ $file ->
        [none] {""}
       *[other] {" "}{ $file }
    }
aiwolf-nobody =
    { $seconds ->
        [one] no agent came within a second
       *[other] no agent came within { $seconds } seconds
    }
aiwolf-players = the contests have games of { $known } players
aiwolf-too-many = { $agents } agents have no room at { $players } seats
aiwolf-not-opened = { $address } cannot be opened: { $detail }
