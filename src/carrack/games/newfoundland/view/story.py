"""What just happened, in words: the figures that sentences need, and what followed from an act."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.state import Facts

from ..content import (
    BILLS,
    CITIES,
    CITY_OF,
    FIFTY_BONUS,
    FIRST_CHARTER,
    FIRST_LARGE,
    FRAMES,
    ISLAND_OF,
    ISLANDS,
    LANE,
    LARGE_BILL,
    NAMES,
    TILE_BONUS,
    TILE_SHAPE,
    TOLL,
    UNIQUE_BILL,
    VEILED,
    Action,
    Country,
    Extension,
    Source,
)
from ..state import NONE, Part, Phase
from .board import bonus_of, filled, markers, number_of
from .goals import goal_view
from .names import ACTION, BONUS, CAPTAIN, CARD, CITY, CONTRACT, COUNTRY, FRAME, GOAL, GOOD, ISLAND, PHASE, SOURCE, TILE
from .pieces import bits, goods_of

Said = dict[str, int | str]


# --- Acts ---------------------------------------------------------------------------------------
def named(vessel: int) -> str:
    return NAMES[vessel] if vessel != NONE else "–"


def captain_of(f: Facts) -> str:
    who = f.captain[f.active]
    return CAPTAIN[who] if who != NONE else "none"


def details(f: Facts, kind: str, args: Said) -> Said:
    """What the sentence of an act needs beside its arguments, from the position before it."""
    p = f.active
    match kind:
        case "extend":
            built = "new_yard" if args["extension"] == "new_yard" else COUNTRY[f.country[p]]
            cost = goods_of(BILLS[0 if built == "new_yard" else UNIQUE_BILL + f.country[p]])
            return {"built": built, **{f"{good}s": n for good, n in cost.items()}}
        case "build_small":
            return {"ship": named(f.small_row[int(args["space"]) - 1])}
        case "build_large":
            ship = f.large_row[int(args["space"]) - 1]
            cost = goods_of(BILLS[LARGE_BILL + ship]) if ship != NONE else goods_of([0] * len(GOOD))
            name = "veiled" if ship == VEILED else named(FIRST_LARGE + ship if ship != NONE else NONE)
            return {"ship": name, **{f"{good}s": n for good, n in cost.items()}}
        case "scrap":
            return {"ship": named(f.yard[p][int(args["yard"]) - 1])}
        case "pay":
            gold = [int(args[good]) for good in GOOD[:3]]
            paid = {f"{good}s": max(0, f.due[i] - gold[i]) for i, good in enumerate(GOOD[:3])}
            return {**paid, "golds": f.due[3] + sum(gold)}
        case "assign":
            return {"ship": named(f.yard[p][int(args["yard"]) - 1]), "action": ACTION[f.action], "captain": captain_of(f)}
        case "charter_start":
            ship = named(FIRST_CHARTER + f.country[p]) if f.country[p] != NONE else "–"
            return {"ship": ship, "action": ACTION[f.action], "captain": captain_of(f)}
        case "charter":
            return {"ship": NAMES[FIRST_CHARTER + CARD.index(str(args["card"]))], "action": ACTION[f.action], "captain": captain_of(f)}
        case "load":
            there = f.card_stack_size + f.card_discard.bit_count() + sum(map(sum, f.buried_cards))
            return {"cards": min(f.hold[0], there)}
        case "settle":
            space = int(args["space"]) - 1
            side, tile = (0 if args["side"] == "left" else 1), f.tile[space]
            bonus = BONUS[TILE_BONUS[tile, side]] if tile != NONE else "none"
            return {"island": ISLAND[ISLAND_OF[space]], "number": number_of(space), "bonus": bonus}
        case "fulfil":
            i, ships = int(args["space"]) - 1, int(args["ships"])
            lane = f.lane[p][Action.DELIVER]
            contract = CONTRACT[f.contract[i]] if f.contract[i] != NONE else "none"
            toll = TOLL if f.country[p] == Country.FRANCE and f.extended[p] >> Extension.UNIQUE & 1 else 0
            fleet = " + ".join(named(lane[n]) for n in bits(ships, LANE))
            return {"contract": contract, "city": CITY[CITY_OF[i]], "fleet": fleet, "toll": toll}
        case "antwerp":
            return {"name": named(f.lane[p][Action.DELIVER][int(args["ship"]) - 1])}
        case "unload" | "stop_unloading":
            return {"left": f.unloading}
        case "take_goal" if "goal" in args:
            return {"stack": FRAME[f.frame]}
        case "play_goal":
            return {"points": goal_view(f, p, GOAL.index(str(args["goal"])), 0).points}
        case "pay_goods":
            return {"goal": GOAL[f.goal_due] if f.goal_due != NONE else "none"}
        case "end_turn":
            stage = PHASE[f.phase]
            return {"stage": stage, "action": ACTION[f.action], "ships": f.ships_at[p][f.action]}
        case "turn_tile":
            tile = TILE.index(str(args["tile"]))
            fits = bool(f.room[TILE_SHAPE[tile]] >> f.map_island & 1)
            return {"island": ISLAND[f.map_island], "fits": "yes" if fits else "no"}
        case _:
            return {}


def narrate(before: Facts, kind: str, args: Said, after: Facts, names: Sequence[str]) -> tuple[Said, list[tuple[str, Said]]]:
    """What the sentence of an act needs beside its arguments, and the further sentences that tell what followed from it."""
    who = before.actor if before.actor >= 0 else before.active
    if kind == "deal_country":
        who = before.at
    elif kind == "last_start":
        who = int(args["seat"])
    said: Said = {"who": names[who], **details(before, kind, args)}
    return said, news(before, kind, after, names)


# --- What happened by itself --------------------------------------------------------------------
def news(before: Facts, kind: str, after: Facts, names: Sequence[str]) -> list[tuple[str, Said]]:
    """What happened by itself: markers, frames, scorings, 50/100 cards, rounds and phases, the end."""
    out: list[tuple[str, Said]] = [
        ("news-city-marker", {"who": names[int(p)], "city": CITY[c]})
        for c in range(CITIES)
        for p in range(before.seats)
        if after.city_markers[c][p] > before.city_markers[c][p]
    ]
    for a in range(ISLANDS + CITIES):
        (n, whole), (m, _) = filled(after, a), filled(before, a)
        if n == whole > m:
            out.append(
                ("news-island-completed", {"island": ISLAND[a]}) if a < ISLANDS else ("news-city-completed", {"city": CITY[a - ISLANDS]})
            )
    if after.markers != before.markers and any(after.markers[i][4] > before.markers[i][4] for i in range(ISLANDS)):
        out.append(("news-neutral", {"island": ISLAND[before.map_island]}))
    if after.phase in (Phase.TAKE_CAPTAIN, Phase.TAKE_GOOD, Phase.LOOK) and not after.looked and before.phase != Phase.LOOK:
        out += shares_told(before, after, names)
        out += frame_moved(before, after)
        out.append(("news-frame", {"who": names[int(after.active)], "frame": FRAME[after.frame]}))
    else:
        out += frame_moved(before, after)
        out += shares_told(before, after, names)
    for p in range(before.seats):
        if after.fifty[p] and not before.fifty[p]:
            out.append(("news-fifty", {"who": names[int(p)], "bonus": int(FIFTY_BONUS[after.fifty[p]])}))
        elif before.points[p] < 100 <= after.points[p] and after.phase != Phase.OVER:
            out.append(("news-hundred", {"who": names[int(p)]}))
    out += turning(before, after, names)
    return out


def frame_moved(before: Facts, after: Facts) -> list[tuple[str, Said]]:
    """A frame that slid back, or left the track."""
    out: list[tuple[str, Said]] = []
    for i in range(FRAMES):
        if after.claimed[i] != before.claimed[i]:
            if after.frame_space[i] == 0:
                out.append(("news-frame-removed", {"frame": FRAME[i]}))
            elif after.frame_space[i] == before.frame_space[i]:
                out.append(("news-frame-stays", {"frame": FRAME[i], "space": after.frame_space[i]}))
            else:
                out.append(("news-frame-slides", {"frame": FRAME[i], "from": before.frame_space[i], "space": after.frame_space[i]}))
    return out


def shares_told(before: Facts, after: Facts, names: Sequence[str]) -> list[tuple[str, Said]]:
    """The shares of islands and cities that were paid, one after the other (NF-12.8)."""
    out: list[tuple[str, Said]] = []
    for area in range(ISLANDS + CITIES):
        counts = markers(after, area)
        for i in range(shares_paid(before, area), shares_paid(after, area)):
            p = (before.first + i) % before.seats
            if counts[p]:
                said: Said = {"who": names[int(p)], "points": counts[p] + bonus_of(counts[p], counts, area)}
                if area < ISLANDS:
                    out.append(("news-island-share", {**said, "island": ISLAND[area]}))
                else:
                    out.append(("news-city-share", {**said, "city": CITY[area - ISLANDS]}))
    return out


def shares_paid(f: Facts, area: int) -> int:
    """How many seats have had their share of an island or city."""
    if f.scored >> area & 1:
        return f.seats
    return f.at + 1 if f.part == Part.SCORING and f.area == area else 0


def turning(before: Facts, after: Facts, names: Sequence[str]) -> list[tuple[str, Said]]:
    """Rounds, phases, orders of play, and the end of the game."""
    out: list[tuple[str, Said]] = []
    if after.phase == Phase.OVER and before.phase != Phase.OVER:
        for p in range(after.seats):
            parts = {SOURCE[k]: after.earned[p][k] for k in (Source.MARKERS, Source.FIFTY, Source.UNPLAYED)}
            out.append(("news-final", {"who": names[int(p)], **parts, "points": after.points[p]}))
        most = max((after.points[p], sum(after.goods[p])) for p in range(after.seats))
        won = [p for p in range(after.seats) if (after.points[p], sum(after.goods[p])) == most]
        out.append(("news-wins" if len(won) == 1 else "news-tie", {"who": " & ".join(names[int(p)] for p in won), "points": most[0]}))
        return out
    if after.round_number != before.round_number:
        out.append(("news-round", {"round": after.round_number, "who": names[int(after.first)]}))
    elif after.part == Part.PLANNING and before.part == Part.LAND:
        out.append(("news-planning", {}))
    elif after.part == Part.GOALS and before.part != Part.GOALS:
        out.append(("news-goals", {}))
    if after.part == Part.ACTION and after.turns and (before.part, before.action) != (after.part, after.action):
        order = ", ".join(f"{names[int(p)]} ({after.sails[p]})" for p in after.order[: after.turns])
        out.append(("news-order", {"action": ACTION[after.action], "order": order}))
    if after.phase == Phase.DRAW_TILE and before.phase != Phase.DRAW_TILE:
        there = after.tile_stack_size + after.tile_discard.bit_count() + sum(map(sum, after.tiles_buried))
        out.append(("news-tiles", {"who": names[int(after.active)], "tiles": min(after.to_draw, there)}))
    return out
