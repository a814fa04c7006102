"""What just happened, in words: what the sentences need, and what followed by itself."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.state import Facts

from ..content import FINAL, INCOME, INTERIM, ORDER_CAPACITY, ORDER_COLOUR, PRICE, RUNNING
from ..state import NONE, Phase
from .clock import ended_by_limit, turns_until
from .names import COLOUR_NAMES, JOKER_NAMES, ORDER_NAMES, VOYAGE_NAMES, ship_name
from .players import joker_of, scoring

Said = dict[str, int | str]


def details(f: Facts, kind: str, args: Said) -> Said:
    """What the sentence of an act needs beside its arguments, from the position before it."""
    match kind:
        case "buy":
            lying = f.row[int(args["column"]) - 1]
            return {"ship": ship_name(lying), "coins": int(PRICE[lying])} if lying != NONE else {"ship": "none", "coins": 0}
        case "acquire":
            order = f.display[int(args["slot"]) - 1]
            return {"order": ORDER_NAMES[order] if order != NONE else "none"}
        case "send":
            return {"voyage": VOYAGE_NAMES[f.heading], "card": "yes" if with_card(f, str(args["ship"])) else "no"}
        case "assign":
            return {"card": "yes" if stranger(f, str(args["ship"])) else "no"}
        case "agree":
            return {"coins": int(INCOME[ORDER_CAPACITY[f.starting] - 3, int(args["rounds"]) - 1]), "order": ORDER_NAMES[f.starting]}
        case _:
            return {}


def with_card(f: Facts, name: str) -> bool:
    """Does this ship need a card for any colour on the voyage chosen?"""
    colour = name.removeprefix("joker_").rsplit("_", 1)[0]
    e = f.established[f.heading]
    return e != NONE and COLOUR_NAMES[e] != colour


def stranger(f: Facts, name: str) -> bool:
    """Does this ship need a card on the order being started?"""
    if f.starting == NONE:
        return False
    colour = COLOUR_NAMES[ORDER_COLOUR[f.starting]]
    if not name.startswith("joker"):
        return name.rsplit("_", 1)[0] != colour
    joker = joker_of(f, f.active)
    return joker != NONE and colour not in JOKER_NAMES[joker].split("_")


def narrate(before: Facts, kind: str, args: Said, after: Facts, names: Sequence[str]) -> tuple[Said, list[tuple[str, Said]]]:
    """What the sentence of an act needs beside its arguments, and the further sentences that tell what followed from it."""
    who = before.actor if before.actor >= 0 else before.active
    if kind in ("deal_joker", "deal_special", "show_special"):
        who = before.dealt
    elif kind == "deal_order" and before.phase == Phase.DEAL_ORDER:
        who = before.dealt // 2
    elif kind == "start_player":
        who = int(args["seat"])
    said: Said = {"who": names[who], **details(before, kind, args)}
    if kind == "assign" and str(args["ship"]).startswith("joker") and before.shown[who] == NONE:
        said["card"] = "no"  # whether it needs one is told when it is shown
    return said, news(before, kind, after, names)


def news(before: Facts, kind: str, after: Facts, names: Sequence[str]) -> list[tuple[str, Said]]:
    """What happened by itself: cards played, orders completed, scorings announced and held, the end."""
    out: list[tuple[str, Said]] = []
    if after.interim_due and not before.interim_due:
        out.append(("news-interim-card", {"turns": turns_until(after, after.interim_due)}))
    if after.final_due and not before.final_due:
        out.append(("news-final-card", {"turns": turns_until(after, after.final_due)}))
    if kind == "show_joker" and after.any_colour != before.any_colour:
        out.append(("news-any-colour", {"who": str(names[before.active])}))
    if ended_by_limit(after) and not ended_by_limit(before):
        out.append(("news-limit", {"turns": after.turn_limit}))
    if after.interim_scored and not before.interim_scored:
        out += [("news-interim", {"who": names[p], "points": scoring(after, p, INTERIM)}) for p in range(after.seats)]
    if after.phase == Phase.SHOW_SPECIAL and before.phase != Phase.SHOW_SPECIAL:
        out += [("news-final", {"who": names[p], "points": scoring(after, p, FINAL)}) for p in range(after.seats)]
    if kind == "show_special":
        p = before.dealt
        out += [("news-special", {"who": names[p], "points": after.points[p] - before.points[p]})]
    if after.turn > before.turn and after.phase != Phase.OVER:
        out += [
            (
                "news-completed",
                {
                    "who": names[after.active],
                    "order": ORDER_NAMES[before.running[after.active][i]],
                    "coins": before.income[after.active][i],
                },
            )
            for i in range(RUNNING)
            if before.running[after.active][i] != NONE and before.rounds[after.active][i] == 1
        ]
    if after.phase == Phase.OVER and before.phase != Phase.OVER:
        best = max(after.points[: after.seats])
        out += [("news-wins", {"who": names[p], "points": best}) for p in range(after.seats) if winner(after, p)]
    return out


def winner(f: Facts, p: int) -> bool:
    """Points, then ships that are not on a voyage (AD-15.2)."""
    rank = [(f.points[q], sum(f.free[q]) + f.joker_free[q]) for q in range(f.seats)]
    return rank[p] == max(rank)
