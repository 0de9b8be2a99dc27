# What a bot says that is joker: jokes about it. Each remark has three wordings; claims or a reason may follow it.

remark-joker-open =
    { $wording ->
        [0] Drum roll, please.
        [1] My story, exclusively for you.
       *[other] Dear neighbours, my night in two words.
    }

remark-joker-add =
    { $wording ->
        [0] Plot twist!
        [1] My adventures, continued.
       *[other] And as an extra, on the house.
    }

remark-joker-vote =
    { $wording ->
        [0] On tonight’s menu: { $who }.
        [1] And the award goes to… { $who }!
       *[other] I can picture { $who } as a bedside rug.
    }

remark-joker-change =
    { $wording ->
        [0] Surprise: { $who }!
        [1] The weathercock has turned, it points at { $who }.
       *[other] I rub it all out and write { $who }.
    }

remark-joker-circle =
    { $wording ->
        [0] How about ring-a-ring o’ roses? I smell no fur in here.
        [1] Nobody goes into the pot today: let’s vote in a circle.
       *[other] Zero monsters on the meter. A circle, then supper!
    }

remark-joker-join =
    { $wording ->
        [0] Round we go!
        [1] The circle? I’ll bring the accordion.
       *[other] I’m spinning with you.
    }

remark-joker-ask =
    { $wording ->
        [0] { $who }, do you charge by the word?
        [1] Hello, { $who }? This is the village calling.
       *[other] { $who }, blink twice if you are hiding something.
    }

remark-joker-tell =
    { $wording ->
        [0] For you, a friend’s discount.
        [1] Look, clean paws.
       *[other] I’ll whisper it, only loudly.
    }

remark-joker-repeat =
    { $wording ->
        [0] This is a rerun.
        [1] Second edition, text unchanged.
       *[other] My parrot knows it by heart already.
    }

remark-joker-nothing =
    { $wording ->
        [0] Last night? I counted sheep.
        [1] Me, I was snoring. Ask the neighbours.
       *[other] My story fits on a stamp: nothing.
    }

remark-joker-deny =
    { $wording ->
        [0] Me, a monster? Only before coffee.
        [1] I wouldn’t even bite a biscuit.
       *[other] Missed! Try again.
    }

remark-joker-doubt =
    { $wording ->
        [0] { $who } has fur sticking out.
        [1] I wouldn’t trust { $who } with my sheep.
       *[other] { $who } smiles with a lot of teeth.
    }

remark-joker-trust =
    { $wording ->
        [0] { $who }? Not a hair out of place.
        [1] I’d lend { $who } my last biscuit.
       *[other] { $who } has perfectly ordinary teeth.
    }

remark-joker-unsure =
    { $wording ->
        [0] I suspect the neighbour’s dog.
        [1] My crystal ball is in the wash.
       *[other] Heads or tails?
    }

remark-joker-retort =
    { $wording ->
        [0] { $who }, lower that finger, you’ll have somebody’s eye out.
        [1] Objection, { $who }! I want a lawyer.
       *[other] { $who }, your nose has a cold.
    }

remark-joker-counter =
    { $wording ->
        [0] { $who }, give me back my costume.
        [1] Look, I have an understudy. Well done, { $who }.
       *[other] { $who }, there is one part and two stars.
    }

remark-joker-greet =
    { $wording ->
        [0] Hello! Who wants a biscuit?
        [1] A very good day to you, good people.
       *[other] Hi! Slept well, did you?
    }

remark-joker-shrug =
    { $wording ->
        [0] Subtitles, please?
        [1] Is that old wolfish? Ask me who I am instead.
       *[other] Lovely. And now a question about what I saw?
    }
