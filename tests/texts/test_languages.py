"""Every language says everything, in the same files, under the same keys, and in good typography."""

from __future__ import annotations

import re

import pytest

from catalogue import TEXTS, everything, files, keys, patterns, sentences, variables
from garou.engine.values import RoleName
from garou.texts import BORROWS, FILES, LANGUAGES, Words, words
from garou.texts.checking import THINGS, check, folder
from garou.texts.compiled import messages
from garou.texts.narrator import Narrator
from pages import ROOT

EN, FR, DE = "en", "fr", "de"


def test_there_is_a_folder_for_each_language_and_no_other():
    assert sorted(path.name for path in TEXTS.iterdir() if path.is_dir() and path.name[0] not in "._") == sorted(
        LANGUAGES
    )


OTHERS = pytest.mark.parametrize("lang", LANGUAGES[1:])


@OTHERS
def test_every_language_has_the_same_files(lang):
    assert files(lang) == files(EN)


@OTHERS
@pytest.mark.parametrize("file", files(EN))
def test_every_language_has_the_same_messages_in_the_same_order(file, lang):
    assert ordered(lang, file) == ordered(EN, file)


def ordered(lang, file):
    """Of the names of things a language has its own forms: which there are is counted below."""
    names = [key.partition(".") for key in patterns(lang, file)]
    return [(name, attribute) for name, _, attribute in names if not (attribute and THINGS.fullmatch(name))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing_left_over_told_otherwise_or_too_long(lang):
    assert list(check(folder(lang))) == []


@pytest.mark.parametrize("file", files(EN))
def test_english_and_french_are_told_the_very_same(file):
    told = {lang: {key: variables(pattern) for key, pattern in patterns(lang, file).items()} for lang in (EN, FR)}
    assert told[EN] == told[FR]


FORMS_OF_GERMAN = ["the", "the-acc", "the-dat", "a", "a-acc", "a-dat", "of", "many", "gender"]


def test_every_german_role_has_the_same_forms():
    roles = {key.partition(".")[0] for key in patterns(DE, "roles")}
    for role in roles:
        own = [key.partition(".")[2] for key in patterns(DE, "roles") if key.startswith(f"{role}.")]
        assert [form for form in own if form != "near"] == FORMS_OF_GERMAN, role


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", files(EN))
def test_every_message_compiles(lang, file):
    place = TEXTS / lang / f"{file}.ftl"
    messages(place, place.read_text("utf-8"))  # test_compiled: what cannot be said is an error that names the file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_is_found_under_its_prefix(lang):
    assert [key for key in everything(lang) if not words(lang).has(key)] == []


def test_every_file_is_listed_under_some_prefix():
    assert sorted({file for listed in FILES.values() for file in listed}) == files(EN)


def test_a_key_is_written_once():
    assert sum(len(patterns(EN, file)) for file in files(EN)) == len(everything(EN))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_empty_or_untidy(lang):
    for key, pattern in everything(lang).items():
        for sentence in sentences(pattern):
            assert sentence.strip() == sentence, key
            assert sentence, key
            assert "  " not in sentence, key
            assert not re.search(r"[\"'`]|\.\.\.| [,.)]|[(] |,,|\bTODO\b", sentence), (key, sentence)
            assert all(char.isprintable() or char in "\u00a0\u202f" for char in sentence), (key, sentence)


def test_french_has_its_spaces():
    """A narrow one before ; ! ? and a hard one before : and inside « »; none of them can break a line."""
    for key, pattern in everything(FR).items():
        for sentence in sentences(pattern):
            assert not re.search(r"(?<!\u202f)[;!?](?![\w»=])", sentence.replace("« ? »", "")), (key, sentence)
            assert not re.search(r"(?<![\u00a0\u202f]):", sentence), (key, sentence)
            assert not re.search(r"«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»", sentence), (key, sentence)
            assert not re.search(r"[\d¤] (s|min|Mo)(?![\w’])", sentence), (key, sentence)
            assert not re.search(r"[\d¤] ?%", sentence), (key, sentence)
            units = re.sub(
                r"(?<=[\d¤])\u00a0(?=(s|min|Mo)\b|%)", "", sentence
            )  # 10 s, 5 min, 3 %: a number keeps its unit
            assert not re.search(r"[\u00a0\u202f](?![:;!?»])(?<!«.)", units), (key, sentence)


ELIDING = re.compile(r"\b(de|que|qu|le|la|je|me|te|se|ne|ce|jusque|lorsque|puisque|quoique)\s¤", re.IGNORECASE)

# Messages in which the word is followed by a number, which is read out in full: de onze à vingt.
NUMBERED = {
    "announcer-page-practise.rest", "cli-wanted-range", "cup-rules-elimination",
    "cup-rules-duplicate", "error-players-out-of-range", "error-cards-out-of-range",
    "error-no-deck-for", "error-entrants-and-seats",
}  # fmt: skip


def test_french_spells_the_werewolf_as_its_card_does():
    """One way in all we say, and where the docs quote it; what people type is heard however they spell it."""
    card, pack = words(FR)("role-werewolf"), words(FR)("role-werewolf.many")
    loose = re.compile(r"loups?[-\s]+garous?", re.IGNORECASE)
    written = ((key, sentence) for key, pattern in everything(FR).items() for sentence in sentences(pattern))
    said = ((key, sentence) for key, sentence in written if not key.startswith("reply-hears-"))
    found = [(key, spelled) for key, sentence in said for spelled in loose.findall(sentence)]
    assert {spelled for _, spelled in found} == {card, pack}, [one for one in found if one[1] not in (card, pack)]
    quoted = loose.findall((ROOT / "docs/examples/classic-twelve.md").read_text("utf-8"))
    assert set(quoted) <= {card, pack}


def test_nobody_speaks_french_like_a_book_when_the_night_is_read_aloud():
    """An idiom that means something else, and turns that nobody says."""
    unspoken = re.compile(r"au bout du compte|\bque lève\b|\bquiconque\b", re.IGNORECASE)
    said = [sentence for key in keys("announce-", FR) for sentence in told(f"announce-{key}")]
    assert [sentence for sentence in said if unspoken.search(sentence)] == []


def told(key: str) -> list[str]:
    """A message in all its lengths."""
    own = (pattern for name, pattern in everything(FR).items() if name.partition(".")[0] == key)
    return [sentence for pattern in own for sentence in sentences(pattern)]


def test_the_witch_has_the_two_potions_of_her_sheet():
    brewed = [sentence for p in everything(FR).values() for sentence in sentences(p) if "potion" in sentence.lower()]
    assert {name for sentence in brewed for name in re.findall(r"[Pp]otion d(?:e |’)(\w+)", sentence)} == {
        "guérison",
        "empoisonnement",
    }


def test_a_plain_villager_of_the_classic_game_has_the_name_of_its_card():
    names = {game: Narrator(words(FR), game, (), ()).role(RoleName("villager")) for game in BORROWS}
    assert names == {"one-night": "Villageois", "epic-battle": "Villageois", "classic": "Simple Villageois"}


def test_french_puts_no_name_behind_a_word_that_it_might_cut_short():
    """Nobody can know whether a name begins with a vowel: it may be an h, or a picture. So it is worded otherwise."""
    cut = {key for key, pattern in everything(FR).items() for text in sentences(pattern) if ELIDING.search(text)}
    assert cut == NUMBERED | {"rule-the-f", "rule-the-m"}  # the workshop looks at the first letter


def test_german_has_its_quotes_its_dashes_and_its_spaces():
    """None before a colon; a hard one before a unit and before … where a word is left out."""
    for key, pattern in everything(DE).items():
        for sentence in sentences(pattern):
            assert not re.search(r"[«»”‘\u202f]|\s[:;!?]|[\w,] …", sentence), (key, sentence)
            assert sentence.count("„") == sentence.count("“"), (key, sentence)
            assert not re.search(r"[\d¤] (s|min|MB|%)(?![\w’])", sentence), (key, sentence)


def test_german_shouts_only_where_somebody_is_hot_or_has_won():
    loud = {key for key, pattern in everything(DE).items() for text in sentences(pattern) if "!" in text}
    assert {key for key in loud if not key.startswith("remark-hot-")} == {
        "cup-champion",
        "cup-best",
        "cup-chips-champion",
    }


def test_english_has_none_of_them():
    for key, pattern in everything(EN).items():
        for sentence in sentences(pattern):
            assert not re.search(r"[\u00a0\u202f«»]|\s[:;!?]", sentence), (key, sentence)


ENGLISH = re.compile(
    r"\b(the|and|you|your|of|is|are|was|with|this|that|not|has|have|who|what|cards?|players?|wolf|wolves|werewolf"
    r"|night|day|nobody|everybody|one|dies|wins)\b"
)
IDS = re.compile(r"[(]\w+[)]|«.[\w -]+.»|--?\w+")  # as a record or a command line writes them
UNGERMAN = re.compile(
    r"\b(the|and|you|your|of|are|with|this|that|have|who|what|cards|night|day|nobody|everybody|wins)\b"
)


def test_no_english_is_left_in_the_french_texts():
    for key, pattern in everything(FR).items():
        for sentence in sentences(pattern):
            assert not ENGLISH.search(IDS.sub("", sentence)), (key, sentence)


def test_no_english_is_left_in_the_german_texts():
    for key, pattern in everything(DE).items():
        for sentence in sentences(pattern):
            assert not UNGERMAN.search(IDS.sub("", sentence)), (key, sentence)


@OTHERS
def test_whatever_can_be_translated_is(lang):
    """Names and words that languages share aside, no text is the same in both."""
    english, other = ({key: next(sentences(one)) for key, one in everything(lang).items()} for lang in (EN, lang))
    assert {key for key in english if english[key] == other[key] and len(english[key]) > 24} == set()


def test_a_language_there_is_not_and_a_key_there_is_not_raise():
    with pytest.raises(KeyError):
        Words("it")
    for missing in ("fact-nothing", "nothing", "role-seer.nothing"):
        assert not words(EN).has(missing)
        with pytest.raises(KeyError):
            words(EN)(missing)


def test_a_message_that_is_not_told_enough_raises():
    with pytest.raises(KeyError):
        words(EN)("fact-dealt")


@pytest.mark.parametrize(
    ("names", "english", "french", "german"),
    [
        ([], "nobody", "personne", "niemand"),
        (["Ada"], "Ada", "Ada", "Ada"),
        (["Ada", "Ben"], "Ada and Ben", "Ada et Ben", "Ada und Ben"),
        (["Ada", "Ben", "Cleo", "Dan"], "Ada, Ben, Cleo and Dan", "Ada, Ben, Cleo et Dan", "Ada, Ben, Cleo und Dan"),
    ],
)
def test_names_are_joined_as_people_do(names, english, french, german):
    assert [words(lang).joined(names) for lang in (EN, FR, DE)] == [english, french, german]
