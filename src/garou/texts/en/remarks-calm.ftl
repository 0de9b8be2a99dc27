# What a bot says that is calm: weighs every word. Each remark has three wordings; claims or a reason may follow it.

remark-calm-open =
    { $wording ->
        [0] Here is what I can tell you.
        [1] Cards on the table, then.
       *[other] I would rather say it right away.
    }

remark-calm-add =
    { $wording ->
        [0] One thing more.
        [1] There is news on my side.
       *[other] I should add something.
    }

remark-calm-vote =
    { $wording ->
        [0] My vote goes to { $who }.
        [1] For me it is { $who }.
       *[other] I will point at { $who }.
    }

remark-calm-change =
    { $wording ->
        [0] On reflection, rather { $who }.
        [1] After what we just heard, I am moving to { $who }.
       *[other] I have changed my mind: { $who }.
    }

remark-calm-circle =
    { $wording ->
        [0] I see nobody worth killing. Let us vote in a circle.
        [1] What if nobody died? I suggest the circle.
       *[other] All the stories fit. A circle, then: everybody points at the next seat.
    }

remark-calm-join =
    { $wording ->
        [0] The circle suits me.
        [1] I agree with the circle.
       *[other] I get to the same idea: the circle.
    }

remark-calm-ask =
    { $wording ->
        [0] { $who }, you have not said anything yet. What was your card?
        [1] And you, { $who }? Your story is missing.
       *[other] { $who }, we need you too. Who are you?
    }

remark-calm-tell =
    { $wording ->
        [0] Since you ask.
        [1] All right, I will tell you.
       *[other] I have nothing to hide.
    }

remark-calm-repeat =
    { $wording ->
        [0] As I said.
        [1] I have told you already.
       *[other] I can only say it again.
    }

remark-calm-nothing =
    { $wording ->
        [0] I have nothing to tell.
        [1] There is nothing I could tell you.
       *[other] I know no more than you do.
    }

remark-calm-deny =
    { $wording ->
        [0] Not me.
        [1] You have the wrong one.
       *[other] That is not true.
    }

remark-calm-doubt =
    { $wording ->
        [0] I have my eye on { $who }.
        [1] { $who } looks odd to me.
       *[other] If I had to point now, it would be at { $who }.
    }

remark-calm-trust =
    { $wording ->
        [0] I have nothing against { $who }.
        [1] Nothing speaks against { $who } so far.
       *[other] I would not point at { $who } today.
    }

remark-calm-unsure =
    { $wording ->
        [0] I suspect nobody yet.
        [1] I cannot tell yet.
       *[other] Nobody stands out so far.
    }

remark-calm-retort =
    { $wording ->
        [0] { $who }, you are on the wrong track.
        [1] Go through the claims one by one, { $who }: it cannot be me.
       *[other] I see why you doubt, { $who }, but it is not me.
    }

remark-calm-counter =
    { $wording ->
        [0] Wait, { $who }. There is a problem.
        [1] I cannot let that stand, { $who }.
       *[other] { $who }, we cannot both be right.
    }

remark-calm-greet =
    { $wording ->
        [0] Good to see you all.
        [1] Hello.
       *[other] Hello there, nice to have you.
    }

remark-calm-shrug =
    { $wording ->
        [0] I did not follow. You may ask who I am, what I saw or whom I suspect.
        [1] Ask me who I am, what I saw or whom I suspect.
       *[other] I only understand simple questions: who I am, what I saw, whom I suspect.
    }
