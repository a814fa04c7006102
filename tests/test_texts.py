"""The words of the platform and of every game: complete, equal in three languages, and fit for every act of a played game."""

import itertools
import re
from functools import cache
from pathlib import Path

import pytest

import carrack
from carrack.arena.report.words import TEXT as ARENA
from carrack.core.match import Match, label
from carrack.core.texts import LANGUAGES, PLATFORM, Message, Missing, Texts, messages, required_keys

GAMES = carrack.games()
FOLDERS = {
    "platform": PLATFORM,
    "arena": ARENA,
    **{name: game.folder / "text" for name, game in GAMES.items()},
}
PEOPLE = ("who", "victim", "opponent", "name", "names")  # arguments that hold what people call themselves
CODED = ("act-", "do-", "kind-", "phase-", "prompt-", "rule-", "option-", "term-", "news-")  # families whose keys come from the code
SILENT = "-"
STRANGE = ["none", "name", "{ $who }", "spice=*[x]", "Ærø 船"]

every_game = pytest.mark.parametrize("name", GAMES)
every_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
every_language = pytest.mark.parametrize("language", LANGUAGES)
translations = pytest.mark.parametrize("language", LANGUAGES[1:])


@cache
def read(folder: Path, language: str) -> dict[str, Message]:
    return messages(folder, language)


@cache
def played(name: str, seats: int) -> Match:
    """A whole random game."""
    match = GAMES[name].new(seats=seats, seed=5)
    while not match.over:
        match.play(match.choice())
    return match


# --- the files ----------------------------------------------------------------------------------
@every_folder
@translations
def test_the_files_have_equal_keys_and_variables(folder, language):
    english, other = read(folder, "en"), read(folder, language)
    assert list(english) == list(other), "the same keys in the same order"
    differ = {key: (m.variables, other[key].variables) for key, m in english.items() if m.variables != other[key].variables}
    assert not differ


@every_folder
@translations
def test_a_translation_is_not_the_english_text(folder, language):
    worded = {key: m.source for key, m in read(folder, "en").items() if re.search("[a-z]{2}", m.source)}
    same = [key for key, source in worded.items() if read(folder, language)[key].source == source]
    assert len(same) <= 0.1 * len(worded), same


@every_game
def test_every_key_that_the_code_asks_for_is_there(name):
    keys = set(read(FOLDERS[name], "en"))
    required = required_keys(GAMES[name])
    assert not required - keys
    assert not {key for key in keys if key.startswith(CODED)} - required, "keys that nothing asks for"


def test_every_text_of_the_platform_is_asked_for_and_there():
    source = Path(carrack.__file__).parent
    asked = {key for file in source.rglob("*.py") for key in re.findall(r"""["']((?:ui|rule|seat)-[a-z-]+)["']""", file.read_text("utf-8"))}
    keys = set(read(PLATFORM, "en"))
    assert not keys - asked - {"rule-not-now"}, "keys that nothing asks for"  # rule-not-now is asked for by the refusal's number
    known = keys.union(*(read(FOLDERS[name], "en") for name in GAMES))
    assert not {key for key in asked if key.startswith("ui-")} - known


def test_every_text_of_the_arena_is_asked_for():
    source = Path(carrack.__file__).parent
    code = "".join(file.read_text("utf-8") for folder in ("arena", "cli") for file in (source / folder).rglob("*.py"))
    asked = set(re.findall(r"""["']([a-z-]+)["']""", code))
    assert not [key for key in read(ARENA, "en") if key not in asked and key.partition("-")[2] not in asked], "keys that nothing asks for"


@every_game
def test_a_short_name_is_that_of_a_thing_and_short(name):
    for language in LANGUAGES:
        texts = {key: message.source for key, message in read(FOLDERS[name], language).items()}
        for key, short in texts.items():
            if "-short-" in key:
                assert len(short) <= len(texts[key.replace("-short-", "-")]), key


@every_folder
def test_what_people_call_themselves_is_never_taken_for_a_word(folder):
    assert not [key for key in read(folder, "en") if key.startswith(tuple(f"{arg}-" for arg in PEOPLE))]


@every_folder
@every_language
def test_the_form_of_the_texts(folder, language):
    for key, message in read(folder, language).items():
        lines = [line for line in re.sub(r"^\s*\*?\[\w+\] ", "", message.source, flags=re.M).splitlines() if re.search(r"[a-z]", line)]
        for line in (line for line in lines if "->" not in line):
            assert line == line.rstrip(), key
            assert not re.search(r'["!]|  |\b(illegal|invalid|error|Sie|Ihnen|u|uw)\b', line.strip()), f"{key}: {line}"
            assert not re.search(r"(?<!\w)-[\d{]", line), f"{key}: a minus sign is −"
            if key.startswith(("act-", "news-", "rule-")):
                assert line.endswith("."), f"{key}: a sentence ends with a full stop"
            elif key.startswith("prompt-"):
                assert line.endswith("?"), f"{key}: a prompt asks"
            elif key.startswith(("do-", "kind-", "phase-")):
                assert not line.endswith("."), f"{key}: a button has no full stop"
                first = line.lstrip()[0]
                assert first == "{" or first.isdigit() or first.isupper(), f"{key}: a button begins with a capital"


def test_files_that_are_not_fluent_are_refused(tmp_path):
    for text, wrong in (("a = x\n= y\n", "not Fluent"), ("a = x\na = y\n", "a comes twice"), ("a =\n    .b = x\n", "a has no text")):
        (tmp_path / "en.ftl").write_text(text)
        with pytest.raises(ValueError, match=wrong):
            messages(tmp_path, "en")


# --- the platform's words -----------------------------------------------------------------------
@every_language
@pytest.mark.parametrize("folder", ["platform", "arena"])
def test_the_platform_formats_every_text(folder, language):
    texts = Texts(language, FOLDERS[folder])
    for key, message in read(FOLDERS[folder], language).items():
        for n in range(3):
            said = texts.say(key, **{name: n if name in ("n", "seat", "limit") else "x" for name in message.variables})
            assert re.fullmatch(r"[^{}]+", said), key


def test_seats_are_named_by_colour():
    assert [Texts("en").say("seat-name", seat=p) for p in range(5)] == ["Red", "Blue", "Yellow", "Green", "White"]
    assert [Texts("de").say("seat-name", seat=p) for p in range(5)] == ["Rot", "Blau", "Gelb", "Grün", "Weiß"]
    assert [Texts("nl").say("seat-name", seat=p) for p in range(5)] == ["Rood", "Blauw", "Geel", "Groen", "Wit"]


def test_an_argument_is_put_into_words_unless_it_names_a_sentence():
    texts = GAMES["anno1503"].texts("de")
    assert texts.say("do-buy", good="spice", gold=6) == "1 Gewürz kaufen (−6 Gold)"
    assert texts.say("ui-allowed", act="set_sail") == "Jetzt möglich: set_sail"


def test_a_missing_text_or_argument_is_an_error():
    with pytest.raises(Missing, match="no text nothing in en"):
        Texts("en").say("nothing")
    with pytest.raises(Missing, match="ui-round in en"):
        Texts("en").say("ui-round")
    with pytest.raises(ValueError, match="language is one of en, de, nl"):
        Texts("fr")


# --- the words of played games ------------------------------------------------------------------
@every_game
@every_language
@pytest.mark.parametrize("seat", [None, 0, -1])
def test_the_story_of_a_whole_game(name, language, seat):
    story = played(name, GAMES[name].seats[-1]).story(seat, language=language)
    assert len(story) > 50
    bad = [line for line in story if not line.endswith(".") or re.search(r"[{}_]|None|\bNONE\b|  ", line)]
    assert not bad


@every_game
def test_names_stand_in_the_story_as_they_are(name):
    match = played(name, GAMES[name].seats[0])
    names = STRANGE[: match.seats]
    story = "\n".join(match.story(-1, language="en", names=names))
    assert all(who in story for who in names)


@every_game
def test_the_story_under_every_option(name):
    """A few turns of every choice, so that the acts of the set-up are told too."""
    game = GAMES[name]
    seats = game.seats[-1]
    for option in game.options:
        for choice in option.choices or map(str, sorted({option.numbers[0], option.numbers[1]})):
            match = game.new(seats=seats, seed=1, **{option.name: choice})
            for _ in range(40):
                if not match.over:
                    match.play(match.choice())
            for language, seat in itertools.product(LANGUAGES, (None, 0, -1)):
                assert match.story(seat, language=language)


@every_game
@every_language
def test_every_act_has_a_label_in_every_position(name, language):
    """Also acts that are not possible now: screens show them greyed out."""
    game = GAMES[name]
    acts = [a for a in range(len(game.actions)) if not game.actions.kind_of[a].chance]
    whole = played(name, game.seats[-1]).log
    step = max(1, len(whole.acts) // 12)
    for upto in range(0, len(whole.acts), step):
        match = Match.from_log(whole, upto)
        if match.over:
            break
        known = match.facts(match.actor)
        for a in acts:
            said = label(game, known, a, language)
            assert re.fullmatch(r"(?!-$)(?!.*  )[^{}_]+", said), game.actions.write(a)


@every_game
@every_language
def test_legal_acts_have_different_labels(name, language):
    match = GAMES[name].new(seats=GAMES[name].seats[-1], seed=9)
    for _ in range(300):
        if match.over:
            break
        labels = [match.label(a, language) for a in match.legal]
        assert len(set(labels)) == len(labels), labels
        match.play(match.choice())


@every_game
@every_language
def test_every_refusal_has_a_sentence(name, language):
    game = GAMES[name]
    texts = game.texts(language)
    for rule in list(game.rules)[1:]:
        assert texts.say("rule-" + rule.name.lower().replace("_", "-")).endswith(".")


# --- Anno 1503: what follows by itself ----------------------------------------------------------
def test_the_story_tells_exactly_the_goods_that_were_taken():
    """AN-3.6 to AN-3.8: also when a stack runs out on the way."""
    game = GAMES["anno1503"]
    view, goods = game.part("view"), game.part("view").GOOD_NAMES
    log = played("anno1503", 4).log
    states, short = log.fresh(), False
    for a in log.acts:
        kind, args = game.actions.kind_of[a].name, game.actions.message(a)[1]
        before = game.facts(states)
        game.engine.apply_at(states, 0, a)
        after = game.facts(states)
        if kind not in ("roll", "produce"):
            continue
        told = [[0] * len(goods) for _ in range(4)]
        if kind == "produce":
            told[before.actor][goods.index(str(args["good"]))] += 1
        for key, said in view.news(before, kind, args, after, ["0", "1", "2", "3"]):
            if key == "news-takes":
                told[int(said["who"])][goods.index(said["good"])] += 1
        assert told == [[now - then for now, then in zip(*hands, strict=True)] for hands in zip(after.hand, before.hand, strict=True)]
        short = short or 0 in after.supply
    assert short, "a game in which a stack runs out"


def test_a_forced_leave_reads_like_a_free_one():
    """Whoever watches learns nothing from the sentence (D8)."""
    for language in LANGUAGES:
        assert read(FOLDERS["anno1503"], language)["act-leave-tile"].variables == {"who", "island"}
        assert read(FOLDERS["anno1503"], language)["act-see-unseen"].source == SILENT


def test_a_new_island_is_told_once():
    match = played("anno1503", 3)
    laid = sum(match.game.actions.kind_of[a].name == "lay" for a in match.log.acts)
    assert laid == sum(" lays the new island on " in line for line in match.story(-1))
    assert laid > 0
