"""What just happened, in words: the figures that sentences need, and what followed from an act."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.state import Facts

from ..content import FACINGS, FIGURE_CARDS, INCOME, KINDS, OFF_BOARD, OFFER, PLOT_NAMES, SECOND, SHAPE_SPOT, TERRAINS, Card
from ..state import NOTHING, Phase
from .board import plots_of, tile_name
from .families import POINTS, most, score, winners
from .names import CARD_NAMES, FIGURES, LIE_NAMES, TERRAIN_NAMES, counted
from .rounds import endings, order

Said = dict[str, int | str]


# --- Acts ---------------------------------------------------------------------------------------
def reseating(f: Facts) -> tuple[str, str]:
    """The figure that looks for a seat, and the tile it was lifted from."""
    if f.phase != Phase.RESEAT:
        return "none", "–"
    return ("ship" if f.reseated < f.lifted_ships else "pilgrim"), tile_name(f, f.lifted[f.reseated])


def chosen_plots(f: Facts, facing: int, plot: str) -> str:
    """The plots of a spot for the pending land-use card."""
    card = f.pending - TERRAINS
    if f.phase != Phase.SHAPE_SPOT or not FIGURE_CARDS <= card or not 0 <= facing < FACINGS:
        return "–"
    north, south = SHAPE_SPOT[KINDS[Card(card)].shape, facing, PLOT_NAMES.index(plot.upper())].tolist()
    return ", ".join(plots_of(north, south)) or "–"


def details(f: Facts, kind: str, args: Said) -> Said:
    """What the sentence of an act needs beside its arguments, from the position before it."""
    who = f.actor if f.actor >= 0 else f.active
    plot = str(args.get("plot", "")).upper()
    at = PLOT_NAMES.index(plot) if plot else 0
    match kind:
        case "start_spot":
            second = int(SECOND[LIE_NAMES.index(str(args["lie"])), at])
            where = f"{plot}–{PLOT_NAMES[second]}" if second != OFF_BOARD else plot
            return {"plot": plot, "plots": where, "terrain": TERRAIN_NAMES[f.pending] if f.phase == Phase.START_SPOT else "none"}
        case "announce":
            return {"cards": OFFER - int(args["land"]), "ends": "yes" if int(args["land"]) in endings(f) else "no"}
        case "draw_land" | "draw_card":
            return {"extra": "yes" if f.phase in (Phase.EXTRA_LAND, Phase.EXTRA_CARD) else "no"}
        case "buy_land" | "buy_execute" | "buy_store":
            return {"price": f.token[who]}
        case "end_turn":
            return {"income": INCOME + f.cards[who][Card.PILGRIM]}
        case "land_plot":
            return {"plot": plot, "terrain": TERRAIN_NAMES[f.pending] if f.phase == Phase.LAND_PLOT else "none"}
        case "shape_spot":
            card = CARD_NAMES[f.pending - TERRAINS] if f.phase == Phase.SHAPE_SPOT else "none"
            return {"plot": plot, "plots": chosen_plots(f, int(args["facing"]), plot), "card": card}
        case "figure_tile":
            figure = FIGURES[f.pending - TERRAINS] if f.phase == Phase.FIGURE_TILE else "none"
            return {"plot": plot, "tile": tile_name(f, at), "figure": figure}
        case "reseat":
            figure, origin = reseating(f)
            return {"plot": plot, "tile": tile_name(f, at), "figure": figure, "from": origin}
        case _:
            return {}


def narrate(before: Facts, kind: str, args: Said, after: Facts, names: Sequence[str]) -> tuple[Said, list[tuple[str, Said]]]:
    """What the sentence of an act needs beside its arguments, and the further sentences that tell what followed from it."""
    who = before.actor if before.actor >= 0 else before.active
    if kind == "first_player":
        who = int(args["seat"])
    said: Said = {"who": names[who], **details(before, kind, args)}
    return said, news(before, kind, after, names)


# --- What happened by itself --------------------------------------------------------------------
def news(before: Facts, kind: str, after: Facts, names: Sequence[str]) -> list[tuple[str, Said]]:
    """What happened by itself: the order of turns, cards carried out, majorities, pieces that leave, rounds, the end."""
    out = list[tuple[str, Said]]()
    if kind == "first_player" and after.laid:
        out.append(("news-preset", {}))
    if kind == "start_terrain" and after.apart > after.start_touch:
        out.append(("news-relaxed", {"step": after.apart}))
    if kind == "draw_land" and after.phase == Phase.OFFER_CARD:
        out.append(("news-offer-land", counted(("settlements", "fields", "pastures"), after.on_offer[:TERRAINS])))  # type: ignore[arg-type]
    if kind == "take_token" and after.phase == Phase.TURN:
        out.append(turn_order(after, names))
    if before.pending >= TERRAINS and after.pending == NOTHING:
        card = before.pending - TERRAINS
        out.append(("news-points", {"who": names[int(before.active)], "card": CARD_NAMES[card], "points": POINTS[card]}))
        out += majorities(before, after, names)
    if after.round_number > before.round_number:
        unsold = sum(after.removed) - sum(before.removed)
        if unsold:
            out.append(("news-unsold", {"count": unsold}))
        out.append(("news-round", {"round": after.round_number, "who": names[int(after.first)]}))
    if after.phase == Phase.OVER and before.phase != Phase.OVER:
        out += the_end(before, after, names)
    return out


def turn_order(f: Facts, names: Sequence[str]) -> tuple[str, Said]:
    said: Said = {}
    for nth, p in zip(("first", "second", "third", "fourth"), order(f), strict=False):
        said[nth] = names[p]
        said[f"{nth}-token"] = f.token[p]
    return ("news-order-four" if f.seats == 4 else "news-order-three"), said


def majorities(before: Facts, after: Facts, names: Sequence[str]) -> list[tuple[str, Said]]:
    """Who has come to have most of a kind, and who no longer has."""
    out = list[tuple[str, Said]]()
    for figure in FIGURES:
        for p in range(after.seats):
            had, has = figure in most(before, p), figure in most(after, p)
            if has and not had:
                out.append(("news-most", {"who": names[p], "figure": figure}))
            elif had and not has:
                out.append(("news-most-lost", {"who": names[p], "figure": figure}))
    return out


def the_end(before: Facts, after: Facts, names: Sequence[str]) -> list[tuple[str, Said]]:
    out: list[tuple[str, Said]] = [("news-ends", {"bag": sum(before.bag), "stack": sum(before.stack)})]
    out += [("news-stored-lost", {"who": names[p], "count": before.stored_cards[p]}) for p in range(before.seats) if before.stored_cards[p]]
    won = winners(after)
    best = score(after, won[0])
    if len(won) == 1 and sum(score(after, p) == best for p in range(after.seats)) > 1:
        out.append(("news-wins-money", {"who": names[won[0]], "points": best, "money": after.money[won[0]]}))
    elif len(won) == 1:
        out.append(("news-wins", {"who": names[won[0]], "points": best}))
    else:
        out += [("news-shares", {"who": names[p], "points": best}) for p in won]
    return out
