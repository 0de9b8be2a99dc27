# What a program has to know of this language. Nobody reads any of it but its name.

language-name = English
# ltr or rtl: from which side it is read.
language-direction = ltr
# What programs that speak call their voice.
language-voice = en-GB
    .espeak = en-gb
    .mac = Daniel
# Long words that break elsewhere than after a vowel and the consonant that follows it, with a hyphen at each break.
language-breaks = {""}
