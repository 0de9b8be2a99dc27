# What a bot says that is shy: hardly dares. Each remark has three wordings; claims or a reason may follow it.

remark-shy-open =
    { $wording ->
        [0] Er… here goes.
        [1] Well… if I have to.
       *[other] I… um, this is it.
    }

remark-shy-add =
    { $wording ->
        [0] Oh, and… one more thing.
        [1] Oh. I have only just understood.
       *[other] Er… so then…
    }

remark-shy-vote =
    { $wording ->
        [0] I think I’ll vote for { $who }.
        [1] Don’t be cross, { $who }, but it’s you.
       *[other] Sorry, { $who }, it will be you.
    }

remark-shy-change =
    { $wording ->
        [0] Er… rather { $who }, after all.
        [1] I may have said something silly: { $who }, then.
       *[other] Now I’d lean towards { $who }.
    }

remark-shy-circle =
    { $wording ->
        [0] What if we killed nobody? In a circle, I mean.
        [1] I believe everybody… Shall we do a circle?
       *[other] We could vote in a circle, couldn’t we?
    }

remark-shy-join =
    { $wording ->
        [0] Yes, the circle, please.
        [1] I’d like the circle.
       *[other] The circle makes me feel better.
    }

remark-shy-ask =
    { $wording ->
        [0] { $who }… aren’t you saying anything?
        [1] And you, { $who }, if I may ask?
       *[other] I’d like to hear from you, { $who }.
    }

remark-shy-tell =
    { $wording ->
        [0] If you like… here it is.
        [1] Well, all right.
       *[other] I can tell you, I think.
    }

remark-shy-repeat =
    { $wording ->
        [0] Er… still the same.
        [1] I think I said that already, sorry.
       *[other] The same as a moment ago.
    }

remark-shy-nothing =
    { $wording ->
        [0] I haven’t got much to say.
        [1] Er… nothing, really.
       *[other] I just slept.
    }

remark-shy-deny =
    { $wording ->
        [0] No, no, not me!
        [1] Er… honestly, no.
       *[other] But… I haven’t done anything.
    }

remark-shy-doubt =
    { $wording ->
        [0] I hardly dare say it: { $who }.
        [1] { $who } scares me a little.
       *[other] Perhaps { $who }, I’m not quite sure.
    }

remark-shy-trust =
    { $wording ->
        [0] I quite like { $who }.
        [1] { $who }… no, I don’t think so.
       *[other] I’d say { $who } has nothing to do with it.
    }

remark-shy-unsure =
    { $wording ->
        [0] I don’t know, really.
        [1] No idea, sorry.
       *[other] I’m still wavering.
    }

remark-shy-retort =
    { $wording ->
        [0] No, { $who }, I promise it isn’t.
        [1] { $who }… why me?
       *[other] That isn’t kind, { $who }.
    }

remark-shy-counter =
    { $wording ->
        [0] Sorry, { $who }, but…
        [1] Er, { $who }… there’s a snag.
       *[other] { $who }, I don’t quite understand.
    }

remark-shy-greet =
    { $wording ->
        [0] Er… good day.
        [1] Hi…
       *[other] Hello, everybody.
    }

remark-shy-shrug =
    { $wording ->
        [0] Sorry, I didn’t quite catch that.
        [1] Er… could you say it another way?
       *[other] Are you asking who I am, or what I saw?
    }
