"""Every check passes on Harbour, a small game made for this, and every check catches a fault planted into it.

A planted game is a copy of `tests/harbour` with one text replaced in one file. It lies in the cache folder, so that what was compiled
for it once is found again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import carrack.games
from carrack.core import jit
from carrack.core.check import check, checks
from carrack.core.game import Game, load

SOURCE = Path(__file__).parent / "harbour"


def files_of_harbour() -> dict[str, str]:
    """Every file of the game, by its path in the folder."""
    found = [f for f in sorted(SOURCE.rglob("*")) if f.is_file() and "__pycache__" not in f.parts and f.name != "conftest.py"]
    return {f.relative_to(SOURCE).as_posix(): f.read_text(encoding="utf-8") for f in found}


@contextmanager
def planted(name: str, *faults: tuple[str, str, str]) -> Iterator[Game]:
    """Harbour under another name, with texts replaced: (file, old, new). An old text of "" makes a file, a new one of "" with it takes it away."""
    name = f"harbour_{name}" if name else "harbour"
    files = files_of_harbour()
    for file, old, new in faults:
        if not old and not new:
            del files[file]
        elif not old:
            files[file] = new
        else:
            assert files[file].count(old) == 1, f"{old!r} is {files[file].count(old)} times in {file}"
            files[file] = files[file].replace(old, new)
    parent = jit.home() / "planted" / name
    for file, text in files.items():
        if file.endswith(".log"):
            text = text.replace("game harbour\n", f"game {name}\n")
        jit.write(parent / name / file, text)
    for file in parent.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts and file.relative_to(parent / name).as_posix() not in files:
            file.unlink()
    carrack.games.__path__.append(str(parent))
    try:
        yield load(name)
    finally:
        carrack.games.__path__.remove(str(parent))
        for module in [m for m in sys.modules if m == f"carrack.games.{name}" or m.startswith(f"carrack.games.{name}.")]:
            del sys.modules[module]


# --- the sound game -----------------------------------------------------------------------------
@pytest.fixture(scope="module")
def harbour() -> Iterator[Game]:
    with planted("") as game:
        yield game


@pytest.mark.parametrize("name", [c.name for c in checks()])
def test_harbour_passes(harbour: Game, name: str) -> None:
    (proof,) = check(harbour, "quick", [name])
    assert proof.ok, proof.what
    assert proof.seconds < 60


@pytest.mark.parametrize("name", ["the_deal", "actions", "the_end", "cards", "crates", "thieves"])
def test_rules_of_harbour(harbour: Game, name: str) -> None:
    getattr(harbour.part("tests.test_harbour"), f"test_{name}")(harbour)


def test_a_check_says_what_it_proved(harbour: Game) -> None:
    assert len({c.name for c in checks()}) == 14
    assert all(c.about.endswith(".") for c in checks())
    assert "13 rules" in next(c for c in checks() if c.name == "cited")(harbour, "quick")
    with pytest.raises(ValueError, match="no check is called 'nothing'"):
        list(check(harbour, only=["nothing"]))


# --- planted faults -----------------------------------------------------------------------------
RULES, STATE, ACTIONS = "rules.py", "state.py", "actions.py"
QUICK_ONES = ("facts", "texts", "acts", "ends", "invariants", "weights", "refusals", "cited", "results")

BAD_DEAL = """

@rule
def deal_crates(s, seat, rng):
    for i in range(CRATES):
        if s.crate[i] == DOWN and s.looked[i] != 0:
            face = %s
            s.crate[i] = face
            s.bag[face] -= 1
"""


class Fault:
    """One planted fault: the check that must catch it, the words it must say, and other checks that may notice it too."""

    def __init__(self, catcher: str, says: str, *changes: tuple[str, str, str], also: str = "", compiled: bool = False) -> None:
        self.catcher, self.says, self.changes, self.also, self.compiled = catcher, says, changes, set(also.split()), compiled


FAULTS = {
    # facts
    "no_readme": Fault("facts", "no README.md", ("README.md", "", "")),
    "odd_file": Fault("facts", "notes.txt", ("notes.txt", "", "remember the milk\n")),
    "other_arguments": Fault(
        "facts",
        "do_look takes (s, which), not (s, crate)",
        (
            RULES,
            "def do_look(s, crate):\n    s.power -= 1\n    s.target = crate",
            "def do_look(s, which):\n    s.power -= 1\n    s.target = which",
        ),
    ),
    "left_over_rule": Fault(
        "facts", "refuse_swim", (RULES, "# --- The end -", "@rule\ndef refuse_swim(s):\n    return LEGAL\n\n\n# --- The end -")
    ),
    "owner_without_rows": Fault(
        "facts", "belongs to owners", (STATE, 'Field("left", "i1", why=', 'Field("left", "i1", (), OWNER, why='), also="ends invariants"
    ),
    "breakdown_of_nobody": Fault(
        "facts",
        "breakdown does not take",
        ("view.py", "def breakdown(f: Facts, seat: int)", "def breakdown(f: Facts, of: int = 0, seat: int = 0)"),
        also="results",
    ),
    "piece_by_seat": Fault("facts", "turns looked by seat", ("observe.py", "bits=True", "bits=True, by_seat=True")),
    # texts
    "missing_in_dutch": Fault("texts", "rule-hb-4-3", ("text/nl.ftl", "rule-hb-4-3 = Je hebt geen wacht.\n", "")),
    "other_variables": Fault(
        "texts", "do-sell has other variables in en and de: card", ("text/de.ftl", "do-sell = { $card } verkaufen", "do-sell = Verkaufen")
    ),
    "missing_everywhere": Fault(
        "texts",
        "prompt-react",
        ("text/en.ftl", "prompt-react = A thief comes.\n", ""),
        ("text/de.ftl", "prompt-react = Ein Dieb kommt.\n", ""),
        ("text/nl.ftl", "prompt-react = Er komt een dief.\n", ""),
    ),
    # acts
    "same_text": Fault("acts", "two acts have the same text", ("content.py", "SOUTH = 1", "north = 1")),
    # ends
    "stall": Fault(
        "ends",
        "no act is legal, in phase REACT",
        (
            RULES,
            "def refuse_allow(s):\n    return LEGAL",
            "def refuse_allow(s):\n    return LEGAL if s.hand[s.actor, Card.GUARD] > 0 else Rule.HB_4_3",
        ),
        also="weights refusals results",
    ),
    "endless": Fault(
        "ends",
        "did not end",
        (RULES, "s.points[s.active] >= ENOUGH or (s.rounds > 0 and s.turn >= s.rounds * s.seats)", "s.turn > 9_999"),
        also="results",
    ),
    "no_luck": Fault(
        "ends",
        "no outcome has a weight",
        (RULES, "return 1 if s.crate[s.target] == face else 0", "return 0"),
        also="weights refusals results",
    ),
    "actor_and_phase": Fault(
        "ends",
        "disagree on whether luck decides",
        (RULES, "    s.power = face\n    ask(s, s.active, Phase.MAIN)", "    s.power = face\n    s.phase = Phase.MAIN"),
        also="weights refusals results",
    ),
    "never_done": Fault(
        "ends", "had an act guard", (RULES, "return LEGAL if s.hand[s.actor, Card.GUARD] > 0 else Rule.HB_4_3", "return Rule.HB_4_3")
    ),
    # invariants
    "lost_card": Fault("invariants", "broken returned 2", (RULES, "    s.sold[card] += 1\n    lose(", "    lose(")),
    # twin
    "overflow": Fault(
        "twin", "OverflowError: points", (RULES, "s.points[s.active] += PRICE[card]", "s.points[s.active] += 100"), compiled=True
    ),
    "index": Fault(
        "twin",
        "IndexError: cards[-1]",
        (RULES, "s.cards[opponent] > 0 else Rule.HB_4_2", "s.cards[opponent - 1] > 0 else Rule.HB_4_2"),
        compiled=True,
    ),
    # weights
    "negative_weight": Fault(
        "weights",
        "the total says 3",
        (RULES, "def weight_die(s, face):  # HB-1.2\n    return 1", "def weight_die(s, face):\n    return 5 - 2 * face"),
    ),
    # leak
    "field_tells_a_draw": Fault(
        "leak",
        "(target)",
        (RULES, "    gain(s, s.active, card, 0)\n", "    gain(s, s.active, card, 0)\n    if card == Card.GUARD:\n        s.target = 1\n"),
    ),
    "deck_in_refuse": Fault("leak", "other legal acts", (RULES, "    if s.left == 0:\n", "    if s.deck[Card.SILK] == 0:\n")),
    "asks_the_holder": Fault(
        "leak", "(actor)", (RULES, "    if s.guards:\n", "    if s.guards and s.hand[opponent, Card.GUARD] > 0:\n"), also="refusals"
    ),
    "silent_second_look": Fault(
        "leak",
        "cannot know",
        (
            RULES,
            "    luck(s, Phase.LOOK, 1 << s.active)",
            "    if s.crate[crate] == DOWN:\n        luck(s, Phase.LOOK, 1 << s.active)\n    else:\n        s.looked[crate] |= 1 << s.active",
        ),
    ),
    "knows_of_a_theft": Fault(
        "leak",
        "cannot know",
        (
            RULES,
            "            for k in range(CARDS):\n                s.told[q, p, k] = 0",
            "            if s.told[q, p, card] > s.hand[p, card]:\n                s.told[q, p, card] = s.hand[p, card]",
        ),
    ),
    "argument_not_hidden": Fault(
        "leak", "told by the log what it does not know", (ACTIONS, 'at=Phase.STEAL, hidden=("card",)', "at=Phase.STEAL")
    ),
    "picture_of_luck": Fault(
        "leak",
        "shown or told",
        ("view.py", "def details(", "CALLS = []\n\n\ndef details("),
        ("view.py", "    players = [\n", "    CALLS.append(1)\n    f.power = len(CALLS)\n    players = [\n"),
    ),
    # resample
    "uneven_deal": Fault(
        "resample",
        "not as often as it should",
        (STATE, 'Places("crate", known="looked", down=DOWN),)', 'Places("crate", known="looked", down=DOWN),), deal="deal_crates"'),
        (RULES, "\n\n# --- The end -", BAD_DEAL % "0 if s.bag[0] > 0 else 1" + "\n\n# --- The end -"),
    ),
    "empty_deal": Fault(
        "resample",
        "breaks an invariant",
        (STATE, 'Places("crate", known="looked", down=DOWN),)', 'Places("crate", known="looked", down=DOWN),), deal="deal_crates"'),
        (RULES, "\n\n# --- The end -", "\n\n@rule\ndef deal_crates(s, seat, rng):\n    return\n\n\n# --- The end -"),
    ),
    "meddling_deal": Fault(
        "resample",
        "changes what is known (power)",
        (STATE, 'Places("crate", known="looked", down=DOWN),)', 'Places("crate", known="looked", down=DOWN),), deal="deal_crates"'),
        (RULES, "\n\n# --- The end -", BAD_DEAL % "0 if s.bag[0] > 0 else 1" + "    s.power = 1\n\n\n# --- The end -"),
    ),
    # refusals
    "unused_refusal": Fault(
        "refusals",
        "HB_4_4",
        ("rulebook.py", "HB_4_3 = auto()  # no guard", "HB_4_3 = auto()\n    HB_4_4 = auto()"),
        ("rulebook.md", '<a id="hb-4.3"></a>**HB-4.3** Before', '<a id="hb-4.3"></a>**HB-4.3** x\n\n<a id="hb-4.4"></a>**HB-4.4** Before'),
        ("tests/test_harbour.py", "# HB-4.1,", "# HB-4.4, HB-4.1,"),
        *((f"text/{language}.ftl", "\nrule-hb-4-3 =", "\nrule-hb-4-4 = x\nrule-hb-4-3 =") for language in ("en", "de", "nl")),
    ),
    "no_such_rule": Fault("refusals", "no rule", (RULES, "        return Rule.HB_2_2\n", "        return 99\n")),
    "refuse_changes": Fault(
        "refusals", "changed the position", (RULES, "def refuse_open(s, crate):\n", "def refuse_open(s, crate):\n    s.target = crate\n")
    ),
    # cited
    "not_cited": Fault(
        "cited", "1 of 13 rules are cited by no test: HB-3.2", ("tests/test_harbour.py", "# HB-3.1, HB-3.2, HB-3.3", "# HB-3.1, HB-3.3")
    ),
    "cites_nothing": Fault("cited", "not there: HB-9.9", ("tests/test_harbour.py", "# HB-4.1,", "# HB-9.9, HB-4.1,")),
    "not_in_the_book": Fault("cited", "does not have what refuses acts: HB-4.3", ("rulebook.md", '<a id="hb-4.3"></a>**HB-4.3** ', "")),
    # golden
    "other_end": Fault("golden", "ends differently", ("tests/playthroughs/digests.txt", "after 17 acts", "after 18 acts")),
    "changed_rule": Fault("golden", "2-seats", ("content.py", "GOLD_POINTS = 3", "GOLD_POINTS = 4")),
    "other_count": Fault("golden", "perft.txt line 1", ("tests/perft.txt", "perft 2 seats: 3 9", "perft 2 seats: 4 9")),
    # results
    "standing": Fault(
        "results",
        "and the standing",
        (RULES, "def standing(s, seat):\n    return s.points[seat]", "def standing(s, seat):\n    return -s.points[seat]"),
    ),
    "uncounted": Fault(
        "results", "the game has no points, but", ("__init__.py", "most_decisions=150,", "most_decisions=150,\n    points=False,")
    ),
    "odd_sum": Fault("results", "is said to be made of [('points', ", ("view.py", "f.points[seat])]", "f.points[seat] // 2)]")),
    "part_without_a_name": Fault("results", "en has no text score-cards", ("view.py", '[("points", f.points', '[("cards", f.points')),
}


@pytest.mark.parametrize("name", FAULTS)
def test_fault_is_caught(name: str) -> None:
    fault = FAULTS[name]
    with planted(name, *fault.changes) as game:
        (proof,) = check(game, "tiny", [fault.catcher], compiled=fault.compiled)
        assert not proof.ok, proof.what
        assert fault.says in proof.what
        if not fault.compiled:  # and no other check is disturbed
            others = [c for c in QUICK_ONES if c != fault.catcher]
            disturbed = [p for p in check(game, "tiny", others, compiled=False) if not p.ok]
            assert {p.name for p in disturbed} <= fault.also, disturbed


def test_every_check_has_a_fault() -> None:
    assert {fault.catcher for fault in FAULTS.values()} | {"log"} == {c.name for c in checks()}


def test_an_act_that_cannot_be_labelled_is_caught(harbour: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    view = harbour.part("view")  # of what one does not have
    monkeypatch.setattr(view, "details", lambda f, kind, args: f.nothing if kind == "sell" and not f.hand[f.actor][0] else {})
    (proof,) = check(harbour, "tiny", ["texts"])
    assert not proof.ok
    assert "sell card=silk has no label" in proof.what


def test_a_log_that_tells_too_much_is_caught(harbour: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrack.core.log.seen", lambda *_: True)
    (proof,) = check(harbour, "tiny", ["log"])
    assert not proof.ok
    assert "the log of seat -1 says" in proof.what


def test_a_log_that_may_be_cut_is_caught(harbour: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from carrack.core.log import Log

    strict = Log.read.__func__  # type: ignore[attr-defined]
    lax = classmethod(
        lambda cls, text: strict(
            cls,
            text if "\nend " in text else f"{text.rstrip()}\nend {len(text.rstrip().split(chr(10))) - text.split(chr(10)).index('') - 1}\n",
        )
    )
    monkeypatch.setattr(Log, "read", lax)
    (proof,) = check(harbour, "tiny", ["log"])
    assert not proof.ok
    assert "a log with cut off is not refused" in proof.what
