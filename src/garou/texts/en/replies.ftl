# Key words by which bots hear what they are asked: never shown. No accents, capitals or signs needed.

reply-hears-story = who are you, what are you, which are you, are you the, are you a, are you an, your role, your card, what did you see, did you see, have you seen, what have you seen, who did you see, what did you do, what do you know, do you know, did you do, your night, last night, who saw, who has seen, tell us, tell me, claim, who is what, who is the, is anyone, is anybody, and you, what about you, how about you, what is everybody, what is everyone
reply-hears-suspect = who do you suspect, do you suspect, do you think, what do you think, do you trust, who is lying, who lies, who is the wolf, who is the werewolf, who s the wolf, who s the werewolf, who are the wolves, who are the werewolves, who is a wolf, who is a werewolf, who is it, your opinion, your guess, will you vote, do you vote, are you voting, should we vote, who do we vote, any suspects, who do we kill, who should die
reply-hears-accused = wolf, werewolf, wolves, liar, lying, lies, you lie, vampire, guilty, suspicious, fake, vote for, kill, lynch, it was you, it s you
reply-hears-not = not, isn t, aren t, never, no wolf
reply-hears-me = think i, suspect me, trust me, about me, am i, that i am
reply-hears-of = of, about, that, if, trust, is, for, against
reply-hears-all = everyone, everybody, anyone, anybody, all, you all, guys, bots, who saw, who has seen, who is, who are, who s
