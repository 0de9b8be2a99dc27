# A language of one’s own: the command, and the page that shows every text.

texts-help = Begin a language, and see what it still lacks.
texts-new-help = Write a folder with every message, marked untranslated, the English beside it: LANG is a code such as it or pt.
texts-check-help = Say what is missing, left over, told what nobody tells it, or too long for its place. LANG is a language, or the folder somebody is at work on.
texts-no-language = { $name } is no language; its code is two or three small letters, as in it
texts-there-already = { $place } is there already; name another folder
texts-no-folder = { $name } is no language here and no folder with texts; complete are { $known }
texts-made = { $count } messages are in { $place }. To see them where they belong: GAROU_TEXTS={ $full } garou serve
texts-flaw-unreadable = { $file }: cannot be read at “{ $line }”
texts-flaw-left-over-file = { $file }: no such file is asked for
texts-flaw-left-over = { $file }: { $key } is asked for by nobody
texts-flaw-variables = { $file }: { $key } is told otherwise. Nobody tells it: { $unknown }. It leaves out: { $unused }
texts-flaw-too-long = { $file }: { $key } has { $count } letters, and there is room for { $room }
texts-flaw-missing =
    { $count ->
        [one] { $file }: { $first } is missing
       *[other] { $file }: { $count } are missing, the first is { $first }
    }
texts-flaw-untranslated =
    { $count ->
        [one] { $file }: { $first } is not translated yet
       *[other] { $file }: { $count } are not translated yet, the first is { $first }
    }
texts-flaws =
    { $count ->
        [0] Complete: nothing is missing, left over or too long.
        [one] One thing is to be done.
       *[other] { $count } things are to be done.
    }

## The page

texts-page = Every text
    .lede = File by file, every way a message can come out, with names put in. Only a server that was started with GAROU_TEXTS shows this page.
    .file = File
texts-page-lacks = not translated
texts-page-long = { $count } letters, room for { $room }
