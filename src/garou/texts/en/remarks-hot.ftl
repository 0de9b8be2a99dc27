# What a bot says that is hot: flares up. Each remark has three wordings; claims or a reason may follow it.

remark-hot-open =
    { $wording ->
        [0] Right, out with it.
        [1] Come on, let’s not take all night.
       *[other] Listen up, I’m only saying this once.
    }

remark-hot-add =
    { $wording ->
        [0] And that’s not all!
        [1] Hang on, this changes everything.
       *[other] Ah, but then!
    }

remark-hot-vote =
    { $wording ->
        [0] It’s { $who }, full stop.
        [1] Let’s get rid of { $who } and be done with it.
       *[other] { $who }! I’ve seen enough.
    }

remark-hot-change =
    { $wording ->
        [0] Stop! Forget what I said, it’s { $who }.
        [1] Oh no, now it’s { $who }!
       *[other] Fine, I had it wrong: it’s { $who }.
    }

remark-hot-circle =
    { $wording ->
        [0] We’re fighting over nothing! Circle, and home we go.
        [1] Stop looking, there’s nobody to find: make it a circle!
       *[other] Everybody is telling the truth, it’s plain as day. Vote in a circle, come on!
    }

remark-hot-join =
    { $wording ->
        [0] Circle, go!
        [1] A good idea at last, the circle.
       *[other] The circle, and nobody try anything clever!
    }

remark-hot-ask =
    { $wording ->
        [0] { $who }, are you asleep? Say something!
        [1] And you, { $who }? We’re waiting!
       *[other] { $who }, your silence is getting on my nerves.
    }

remark-hot-tell =
    { $wording ->
        [0] You want to know? Here.
        [1] Fine, listen.
       *[other] About time somebody asked me!
    }

remark-hot-repeat =
    { $wording ->
        [0] I just said so!
        [1] Do you ever listen?
       *[other] Do I have to shout it?
    }

remark-hot-nothing =
    { $wording ->
        [0] Nothing. I slept like a log.
        [1] What do you want me to say? Nothing!
       *[other] But I’ve got nothing to say!
    }

remark-hot-deny =
    { $wording ->
        [0] Me? Never in my life!
        [1] What nonsense!
       *[other] Are you out of your mind?
    }

remark-hot-doubt =
    { $wording ->
        [0] { $who }, obviously!
        [1] { $who } is taking us for a ride.
       *[other] Just look at { $who }, will you!
    }

remark-hot-trust =
    { $wording ->
        [0] Leave { $who } alone.
        [1] { $who }? No, wrong track!
       *[other] I’d bet the farm on { $who }.
    }

remark-hot-unsure =
    { $wording ->
        [0] No idea, and it drives me mad.
        [1] Nobody! And I don’t like it.
       *[other] If I knew, I’d have shouted it by now.
    }

remark-hot-retort =
    { $wording ->
        [0] Me? { $who }, you must be joking!
        [1] { $who }, you only accuse me so that we forget about you.
       *[other] Look at yourself first, { $who }!
    }

remark-hot-counter =
    { $wording ->
        [0] Oh no you don’t, { $who }!
        [1] { $who }, are you making fun of us?
       *[other] { $who }, that is daylight robbery!
    }

remark-hot-greet =
    { $wording ->
        [0] Hi! Right, shall we start?
        [1] Yes, hello. So who’s lying?
       *[other] Yeah, hi.
    }

remark-hot-shrug =
    { $wording ->
        [0] Eh? Ask me who I am or whom I suspect, that’s quicker.
        [1] What? Speak plainly!
       *[other] Ask a proper question: who I am, what I saw.
    }
