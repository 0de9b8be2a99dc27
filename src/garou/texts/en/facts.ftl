# What each one learns (fact-…), and the tale of the night once all is told (story-…).

fact-dealt = Your card: { $role }.
story-dealt = { $who } goes to bed as { $role }.

fact-saw-card =
    { $where-own ->
        [yes] You look at your own card: { $role-a }.
       *[no]
            { $where-kind ->
                [place] You look at { $where }: { $role-a }.
               *[player] You look at { $where }’s card: { $role-a }.
            }
    }
story-saw-card =
    { $where-own ->
        [yes] { $who } looks at their own card: { $role-a }.
       *[no]
            { $where-kind ->
                [place] { $who } looks at { $where }: { $role-a }.
               *[player]
                    { $step ->
                        [werewolf] { $who } sees { $where } among the wolves.
                       *[other] { $who } looks at { $where }’s card: { $role-a }.
                    }
            }
    }

fact-fellows =
    { $call ->
        [mason]
            { $players-count ->
                [0] You look for the other Mason: nobody answers.
                [one] A Mason greets you: { $players }.
               *[other] Masons greet you: { $players }.
            }
        [minion]
            { $players-count ->
                [0] You look for your masters: no werewolf’s thumb goes up.
                [one] A werewolf’s thumb goes up: { $players }.
               *[other] Werewolves’ thumbs go up: { $players }.
            }
        [vampire]
            { $players-count ->
                [0] You look for your clan: no other vampire shows up.
                [one] A vampire smiles back at you: { $players }.
               *[other] Vampires smile back at you: { $players }.
            }
        [renfield]
            { $players-count ->
                [0] You look for a vampire to serve: nobody.
                [one] Here is the vampire you serve: { $players }.
               *[other] Here are the vampires you serve: { $players }.
            }
        [lovers]
            { $players-count ->
                [0] Love wakes you, but no eyes meet yours.
               *[other] Love wakes you, and your eyes find { $players }.
            }
       *[werewolf]
            { $players-count ->
                [0] You look for the pack: no other werewolf shows up.
                [one] A werewolf is with you: { $players }.
               *[other] Werewolves are with you: { $players }.
            }
    }
story-fellows =
    { $call ->
        [mason]
            { $players-count ->
                [0] { $who } looks for the other Mason, and nobody answers.
               *[other] { $who } rises as a Mason and greets { $players }.
            }
        [minion]
            { $players-count ->
                [0] { $who } looks for werewolves to serve, and no thumb goes up.
                [one] { $who } sees a werewolf’s thumb go up: { $players }.
               *[other] { $who } sees werewolves’ thumbs go up: { $players }.
            }
        [vampire]
            { $players-count ->
                [0] { $who } wakes as a vampire, with no other vampire in sight.
               *[other] { $who } wakes as a vampire and finds { $players }.
            }
        [renfield]
            { $players-count ->
                [0] { $who } looks for a vampire to serve, and finds none.
                [one] { $who } recognises the vampire to serve: { $players }.
               *[other] { $who } recognises the vampires to serve: { $players }.
            }
        [lovers]
            { $players-count ->
                [0] Love wakes { $who }, but no eyes answer.
               *[other] Love wakes { $who }, whose eyes find { $players }.
            }
       *[werewolf]
            { $players-count ->
                [0] { $who } wakes as a werewolf, with no other wolf in sight.
               *[other] { $who } wakes as a werewolf and finds { $players }.
            }
    }

fact-bitten =
    { $player-own ->
        [yes] The vampires have chosen where to bite: it is you.
       *[no] The vampires bite { $player }.
    }
# $who may be several names: the whole clan learns it at once.
story-bitten = The vampires bite { $player }. In on the secret: { $who }.

fact-saw-mark =
    { $where-own ->
        [yes] In front of you: { $mark-the }.
       *[no] In front of { $where }: { $mark-the }.
    }
story-saw-mark =
    { $where-own ->
        [yes] { $who } wears { $mark-the }.
       *[no] { $who } studies { $where }, who wears { $mark-the }.
    }

fact-moved =
    { $what ->
        [marks]
            { $places-own ->
                [yes]
                    { $places-count ->
                        [1] You change the mark in front of you.
                       *[other] You swap marks with { $others }.
                    }
               *[no]
                    { $places-count ->
                        [1] You lay another mark in front of { $places }.
                       *[other] You swap two marks: { $places }.
                    }
            }
       *[cards]
            { $places-own ->
                [yes] You swap your card with { $others }.
               *[no] You swap two cards: { $places }.
            }
    }
story-moved =
    { $what ->
        [marks]
            { $places-own ->
                [yes]
                    { $places-count ->
                        [1] { $who } changes their own mark.
                       *[other] { $who } swaps marks with { $others }.
                    }
               *[no]
                    { $places-count ->
                        [1] { $who } lays another mark in front of { $places }.
                       *[other] { $who } swaps two marks: { $places }.
                    }
            }
       *[cards]
            { $step ->
                [thief] { $who } leaves a card there and takes another.
               *[other]
                    { $places-own ->
                        [yes] { $who } swaps their card with { $others }.
                       *[no] { $who } swaps two cards: { $places }.
                    }
            }
    }

fact-tapped =
    { $by-side ->
        [left] In the dark, a hand touches your left shoulder.
       *[right] In the dark, a hand touches your right shoulder.
    }
story-tapped =
    { $by-side ->
        [left] { $who } feels a hand on the left shoulder.
       *[right] { $who } feels a hand on the right shoulder.
    }

fact-thumbs =
    { $players-count ->
        [0] No thumb goes up.
        [one] A thumb goes up: { $players }.
       *[other] Thumbs go up: { $players }.
    }
story-thumbs =
    { $players-count ->
        [0] { $who } scans the table, and no thumb goes up.
        [one] { $who } sees a thumb go up: { $players }.
       *[other] { $who } sees thumbs go up: { $players }.
    }

fact-turned = From now on you are { $role-a }.
story-turned = { $who } becomes { $role-a }.

fact-revealed = A card lies face up in front of { $where }: { $role-a }.
story-revealed = A card lies face up in front of { $where }: { $role-a }.

fact-holds-artifact = An artifact lies on the card in front of { $player }.
story-holds-artifact = An artifact lies on the card in front of { $player }.

fact-artifact = On your card you find { $artifact-the }.
story-artifact = { $who } finds, on the card in front of them, { $artifact-the }.

fact-voted =
    { $for-kind ->
        [nobody] { $player } points at nobody.
       *[player] { $player } points at { $for }.
    }
story-voted =
    { $for-kind ->
        [nobody] { $player } points at nobody.
       *[player] { $player } points at { $for }.
    }

fact-died =
    { $cause ->
        [vote] The vote has spoken: { $player } dies.
        [shot] A shot rings out: { $player } dies.
        [love] Love does not live on alone: { $player } dies too.
        [night] In the morning, { $player } does not wake up.
        [lynch] The village has decided: { $player } dies.
        [grief] A heart breaks: { $player } dies of grief.
        [hunger] Nobody hunted last night: { $player } dies of hunger.
       *[other] { $player } dies.
    }
story-died =
    { $cause ->
        [vote] The vote takes { $player }.
        [shot] A shot takes { $player }.
        [love] Love takes { $player } as well.
        [night] The night takes { $player }.
        [lynch] The village condemns { $player }.
        [grief] Grief takes { $player }.
        [hunger] Hunger takes { $player }.
       *[other] { $player } dies.
    }

fact-won =
    { $players-count ->
        [0] Nobody wins.
       *[other]
            { $teams-count ->
                [0] Victory goes to { $players }.
                [one] Victory goes to { $players }. Winning side: { $teams }.
               *[other] Victory goes to { $players }. Winning sides: { $teams }.
            }
    }
story-won =
    { $players-count ->
        [0] And nobody wins.
       *[other]
            { $teams-count ->
                [0] And victory goes to { $players }.
                [one] And victory goes to { $players }. Winning side: { $teams }.
               *[other] And victory goes to { $players }. Winning sides: { $teams }.
            }
    }

fact-captain = { $player } takes office as Captain.
story-captain = { $player } takes office as Captain.

fact-victim =
    { $player-kind ->
        [nobody] Tonight there is no victim.
       *[player]
            { $player-own ->
                [yes] Tonight’s victim is you.
               *[no] Tonight’s victim: { $player }.
            }
    }
story-victim =
    { $player-kind ->
        [nobody] { $who } looks out for a victim, and sees none.
       *[player] { $who } sees the victim of the night: { $player }.
    }

fact-shown =
    { $where-kind ->
        [place]
            { $same ->
                [no] We turn over { $where }: { $role-a }, which counts as { $counts-a }.
               *[yes] We turn over { $where }: { $role-a }.
            }
       *[player]
            { $same ->
                [no] In front of { $where }: { $role-a }, which counts as { $counts-a }.
               *[yes] In front of { $where }: { $role-a }.
            }
    }
story-shown =
    { $where-kind ->
        [place]
            { $same ->
                [no] We turn over { $where }: { $role-a }, which counts as { $counts-a }.
               *[yes] We turn over { $where }: { $role-a }.
            }
       *[player]
            { $same ->
                [no] On the card: { $role-a }, who lived as { $counts-a }.
               *[yes] On the card: { $role-a }.
            }
    }

## Classic: what one does oneself, and what a pack sees of its own

fact-joined = You have joined { $players }.
story-joined = { $who } joins { $players } in love.

fact-named =
    { $for-kind ->
        [nobody]
            { $player-own ->
                [yes] You point at nobody.
               *[no] { $player } points at nobody.
            }
       *[player]
            { $player-own ->
                [yes] You point at { $for }.
               *[no] { $player } points at { $for }.
            }
    }
story-named =
    { $for-kind ->
        [nobody] The wolf { $player } points at nobody.
       *[player] The wolf { $player } points at { $for }.
    }

fact-caught = Your glance meets two open eyes: { $player }.
story-caught = { $who } catches { $player } with open eyes.

fact-healed =
    { $player-own ->
        [yes] You drink the healing potion yourself.
       *[no] You pour the healing potion for { $player }.
    }
    .spent = The healing potion is empty.
story-healed =
    { $player-own ->
        [yes] { $who } drinks the healing potion.
       *[no] { $who } pours the healing potion for { $player }.
    }

fact-poisoned = You pour the poison for { $player }.
    .spent = The poison is used up.
story-poisoned = { $who } pours the poison for { $player }.

## What no fact tells: answers (story-said-…, declined, or given by luck), and facts told in one breath

# $again: is it the second ballot?
story-ballot =
    { $step ->
        [captain]
            { $again ->
                [yes] No clear choice: they vote again.
               *[no] The village elects a Captain.
            }
        [werewolf] The pack chooses.
       *[other]
            { $again ->
                [yes] A tie: they vote again.
               *[no] The village votes.
            }
    }
story-pointing =
    { $for-kind ->
        [nobody]
            { $players-count ->
                [one] { $players } points at nobody.
               *[other] { $players } point at nobody.
            }
       *[player]
            { $players-count ->
                [one] { $players } points at { $for }.
               *[other] { $players } point at { $for }.
            }
    }
story-votes-twice = { $player } (two votes)
story-own-vote = A tie: the vote of the Captain, { $player }, decides.
# $who: all those who see each other
story-met =
    { $call ->
        [mason] { $who } rise as Masons and greet each other.
        [vampire] { $who } wake as vampires and find each other.
        [lovers] { $who } wake in love, and their eyes meet.
       *[werewolf] { $who } wake as werewolves and find each other.
    }
story-declined-thief = { $who } takes neither.
story-said-sleep = { $who } keeps both eyes shut.
story-said-glance = { $who } glances round { $words }.
story-said-little-girl = { $who } opens an eye { $words }.
story-declined-witch-heal = { $who } keeps the healing potion.
story-said-hunter = Falling, { $who } takes aim.
story-declined-hunter = Falling, { $who } lowers the gun.
story-said-tie-break = A tie: { $who } has the last word.
story-said-successor = With a dying breath, { $who } hands on the office.
story-luck-captain = Still no choice: luck decides.
story-luck-lynch = Still a tie: luck decides.

# Facts of home-made roles. $number: how many cards of the teams there are among those places.

fact-counted = You count these cards: { $places }. For { $teams }: { $number }.
story-counted = { $who } counts these cards: { $places }. For { $teams }: { $number }.
fact-saw-team =
    { $where-kind ->
        [place] You are told whose side { $where } is on: { $teams }.
       *[player] You are told whose side { $where }’s card is on: { $teams }.
    }
story-saw-team = { $who } is told which side the card of { $where } is on: { $teams }.
fact-compared =
    { $alike ->
        [yes] These cards are on the same side: { $places }.
       *[no] These cards are not all on the same side: { $places }.
    }
story-compared =
    { $alike ->
        [yes] { $who } compares, and these cards are on the same side: { $places }.
       *[no] { $who } compares, and these cards are not all on the same side: { $places }.
    }
fact-chosen-by = Somebody has chosen you: { $role-the }.
story-chosen-by = { $who } is chosen by { $role-the }.
fact-pointed-out = Everybody is told whom { $role-the } chose: { $players }.
story-pointed-out = Everybody is told whom { $role-the } chose: { $players }.
