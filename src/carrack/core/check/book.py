"""Checks of words: the texts in three languages, and the rules that tests cite."""

from __future__ import annotations

import re

from .. import rulebook
from .. import texts as words
from ..match import Match, label
from ..seats import EVERYTHING
from ..texts import LANGUAGES, Missing
from .bench import Bench, number


def texts(b: Bench) -> str:
    """Three languages have the same texts with the same variables, none is missing, and whole games can be told."""
    game = b.game
    try:
        said = {language: words.messages(game.folder / "text", language) for language in LANGUAGES}
    except ValueError as error:
        raise b.fail(str(error)) from None
    first = said[LANGUAGES[0]]
    for language in LANGUAGES[1:]:
        other = said[language]
        lonely = sorted(set(first) ^ set(other))
        if lonely:
            raise b.fail(f"only one of {LANGUAGES[0]} and {language} has the text {lonely[0]} ({len(lonely)} such)")
        for key, message in first.items():
            unlike = message.variables ^ other[key].variables
            if unlike:
                raise b.fail(f"{key} has other variables in {LANGUAGES[0]} and {language}: {', '.join(sorted(unlike))}")
    keys = sorted(words.required_keys(game))
    for language in LANGUAGES:
        missing = [key for key in keys if not game.texts(language).has(key)]
        if missing:
            raise b.fail(f"{language} has no text {missing[0]} ({len(missing)} missing)")
    sentences = stories(b) if b.compiled else 0
    return f"{number(len(first))} texts in {len(LANGUAGES)} languages, {number(len(keys))} of them required; {number(sentences)} sentences of games were told"


def stories(b: Bench) -> int:
    """Tell games to every seat in every language, and label the acts on offer."""
    told, most = 0, b.pick(60, 150, 600, 4_000)
    for seats in b.game.seats:
        for seed in range(b.pick(1, 1, 2, 5)):
            match = b.game.new(seats=seats, seed=seed)
            try:
                steps = 0
                while not match.over and len(match.log.acts) < most:
                    told += buttons(b, match) if steps % 10 == 0 else 0
                    steps += 1
                    for act in match.legal[:3]:
                        for language in LANGUAGES:
                            match.label(act, language)
                            told += 1
                    match.play(match.choice())
                for language in LANGUAGES:
                    for seat in (None, *range(-1, seats)):
                        told += len(match.story(seat, language=language))
            except (Missing, KeyError, IndexError) as error:
                raise b.fail(f"a game of {seats} seats, seed {seed}, cannot be told after {len(match.log.acts)} acts: {error!r}") from error
    return told


def buttons(b: Bench, match: Match) -> int:
    """Label every act there is, legal or not: a screen asks about all it shows. And draw the picture that hides nothing."""
    known, acts = match.facts(match.actor), [a for a, kind in enumerate(b.game.actions.kind_of) if not kind.chance]
    for act in acts:
        try:
            label(b.game, known, act)
        except Exception as error:
            raise b.fail(f"{b.write(act)} has no label in phase {match.phase}: {error!r}") from error
    b.game.part("view").picture(match.facts(), EVERYTHING)
    return len(acts)


def cited(b: Bench) -> str:
    """Every rule of the rulebook is cited by a test of the game, and every rule that is cited exists."""
    game, folder = b.game, b.game.folder / "tests"
    try:
        ids = {entry.id for entry in rulebook.read(game)}
    except ValueError as error:
        raise b.fail(str(error)) from None
    strangers = {words.rule_id(r) for r in list(game.rules)[2:]} - ids
    if strangers:
        raise b.fail(f"the rulebook does not have what refuses acts: {', '.join(sorted(strangers))}")
    if not folder.is_dir():
        return f"{len(ids)} rules; installed without tests, so what they cite was not looked at"
    pattern = re.compile(rf"\b{game.prefix}-\d+\.\d+")
    found = {text for file in sorted(folder.rglob("*.py")) for text in pattern.findall(file.read_text(encoding="utf-8"))}
    if found - ids:
        raise b.fail(f"tests cite rules that are not there: {', '.join(sorted(found - ids))}")
    missing = sorted(ids - found, key=lambda text: [int(n) for n in re.findall(r"\d+", text)])
    if missing:
        some = ", ".join(missing[:8]) + (" ..." if len(missing) > 8 else "")
        raise b.fail(f"{len(missing)} of {len(ids)} rules are cited by no test: {some}")
    return f"all {len(ids)} rules are cited by tests"
