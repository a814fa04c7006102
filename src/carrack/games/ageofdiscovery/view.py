"""What a seat may see of Age of Discovery: the picture for screens, and what just happened in words.

Everything here is given a redacted position, so it cannot tell what the seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from carrack.core.state import Facts

from .content import (
    COLUMNS,
    DISPLAY,
    EVEN_SPECIAL_POINTS,
    EXPLORERS,
    FINAL,
    INCOME,
    INTERIM,
    KIND_CAPACITY,
    KIND_COLOUR,
    KINDS,
    MOST_COUNTED,
    ORDER_CAPACITY,
    ORDER_COLOUR,
    PRICE,
    RUNNING,
    SPECIAL_POINTS,
    VOYAGE_CAPACITY,
    VOYAGE_COLOUR,
    VOYAGE_POINTS,
    VOYAGES,
    Colour,
    Joker,
    Order,
    Place,
    Ship,
    Special,
    Voyage,
)
from .state import ACQUIRE, BUYING, COINS, NONE, PLACING, Phase

COLOUR_NAMES = tuple(c.name.lower() for c in Colour)
ORDER_NAMES = tuple(o.name.lower() for o in Order)
VOYAGE_NAMES = tuple(v.name.lower() for v in Voyage)
JOKER_NAMES = tuple(j.name.lower() for j in Joker)
SPECIAL_NAMES = tuple(x.name.lower() for x in Special)
PLACE_NAMES = tuple(x.name.lower() for x in Place)
PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
ACTION_NAMES = (("coins", COINS), ("acquire", ACQUIRE), ("buy", BUYING), ("place", PLACING))


# --- The picture --------------------------------------------------------------------------------
class ShipView(Struct, frozen=True, gc=False):
    colour: str
    capacity: int
    joker: bool
    owner: int  # -1 in the market


class OrderView(Struct, frozen=True, gc=False):
    order: str
    colour: str
    capacity: int
    incomes: list[int]  # for 1, 2 and 3 rounds


class RunningView(Struct, frozen=True, gc=False):
    order: OrderView
    rounds: int  # left
    income: int
    ships: list[ShipView]


class VoyageView(Struct, frozen=True, gc=False):
    voyage: str
    explorer: str
    colour: str
    capacity: int
    load: int
    established: str | None
    interim: list[int]  # black, coloured
    final: list[int]
    ships: list[ShipView]


class MarketColumn(Struct, frozen=True, gc=False):
    ship: ShipView | None  # may be bought
    price: int
    next: ShipView | None  # moves down after it
    mark: int  # the seat that has reserved the ship, -1 = nobody
    next_mark: int


class Slot(Struct, frozen=True, gc=False):
    order: OrderView | None
    mark: int


class SpecialView(Struct, frozen=True, gc=False):
    special: str
    table: list[int]  # points for each voyage by completed orders
    voyages: list[str]  # that fulfil it now
    points: int


class Player(Struct, frozen=True, gc=False):
    seat: int
    coins: int
    points: int
    completed: int
    free: list[ShipView]
    joker: str | None  # None: not for this viewer
    joker_free: bool
    joker_shown: bool
    running: list[RunningView]
    cards: int  # orders in hand
    hand: list[OrderView]  # as far as the viewer knows them
    any_colour: int
    reserve: int
    special: SpecialView | None  # None: not for this viewer
    would_interim: int  # what a scoring of the voyages would bring now
    would_final: int
    would_unplaced: int  # what the ships on no voyage would bring if the game ended now


class Picture(Struct, frozen=True, gc=False):
    """What a screen shows one seat."""

    seat: int  # of the viewer, -1 for a spectator
    seats: int
    phase: str
    actor: int
    active: int
    turn: int
    turn_limit: int
    done: list[str]  # actions of this turn
    market: list[MarketColumn]
    piles: list[int]
    display: list[Slot]
    heap: int
    voyages: list[VoyageView]
    heading: str | None  # the voyage chosen for the next ship
    starting: OrderView | None  # the order being started
    need: int
    picked: list[ShipView]
    interim_in: int  # turns until the interim scoring, -1 = its card is not up or it is over
    final_in: int
    interim_scored: bool
    players: list[Player]


def ship(kind: int, owner: int = -1) -> ShipView:
    return ShipView(COLOUR_NAMES[KIND_COLOUR[kind]], int(KIND_CAPACITY[kind]), kind >= KINDS, owner)


def market_ship(kind: int) -> ShipView | None:
    return ship(kind) if kind != NONE else None


def order_view(order: int) -> OrderView:
    return OrderView(
        ORDER_NAMES[order], COLOUR_NAMES[ORDER_COLOUR[order]], int(ORDER_CAPACITY[order]), INCOME[ORDER_CAPACITY[order] - 3].tolist()
    )


def voyage(f: Facts, v: int) -> VoyageView:
    return VoyageView(
        voyage=VOYAGE_NAMES[v],
        explorer=EXPLORERS[v],
        colour=COLOUR_NAMES[VOYAGE_COLOUR[v]],
        capacity=int(VOYAGE_CAPACITY[v]),
        load=f.load[v],
        established=COLOUR_NAMES[f.established[v]] if f.established[v] != NONE else None,
        interim=VOYAGE_POINTS[v][INTERIM].tolist(),
        final=VOYAGE_POINTS[v][FINAL].tolist(),
        ships=[ship(f.vessel[v][i], f.owner[v][i]) for i in range(f.ships[v])],
    )


def scoring(f: Facts, p: int, which: int) -> int:
    """What a scoring of the voyages would bring a seat now."""
    return sum(
        int(VOYAGE_POINTS[v, which, 1 if KIND_COLOUR[f.vessel[v][i]] == VOYAGE_COLOUR[v] else 0])
        for v in range(VOYAGES)
        for i in range(f.ships[v])
        if f.owner[v][i] == p
    )


def unplaced(f: Facts, p: int) -> int:
    """What the ships on no voyage would bring a seat now: those on orders come back first (AD-13.3, AD-13.6, AD-9.9)."""
    away = [kind for i in range(RUNNING) if f.running[p][i] != NONE for kind in f.aboard[p][i]] + list(f.picked if p == f.active else ())
    jokers = f.joker_free[p] + sum(kind >= KINDS for kind in away)
    plain = sum(f.free[p]) + sum(kind != NONE and kind < KINDS for kind in away)
    return plain + (jokers if f.joker_counts_unplaced else 0)


def fulfilled(f: Facts, p: int, special: int) -> list[int]:
    """The voyages on which a special order holds for a seat (AD-14)."""
    out: list[int] = []
    for v in range(VOYAGES):
        own = sum(f.owner[v][i] == p for i in range(f.ships[v]))
        others = f.ships[v] - own
        holds = (own > 0, own >= others, own > others, others == 0)[special]
        if own and holds:
            out.append(v)
    return out


def special_of(f: Facts, p: int) -> int:
    return f.revealed[p] if f.revealed[p] != NONE else f.special[p]


def joker_of(f: Facts, p: int) -> int:
    return f.shown[p] if f.shown[p] != NONE else f.joker[p]


def special_view(f: Facts, p: int) -> SpecialView | None:
    special = special_of(f, p)
    if special == NONE:
        return None
    table = (EVEN_SPECIAL_POINTS if f.even_specials else SPECIAL_POINTS)[f.seats - 2][special].tolist()
    voyages = fulfilled(f, p, special)
    each = table[min(f.completed[p], MOST_COUNTED)]
    return SpecialView(SPECIAL_NAMES[special], table, [VOYAGE_NAMES[v] for v in voyages], each * len(voyages))


def running(f: Facts, p: int) -> list[RunningView]:
    return [
        RunningView(order_view(f.running[p][i]), f.rounds[p][i], f.income[p][i], [ship(k, p) for k in f.aboard[p][i] if k != NONE])
        for i in range(RUNNING)
        if f.running[p][i] != NONE
    ]


def player(f: Facts, p: int) -> Player:
    hand = [o for o in range(len(ORDER_NAMES)) if f.open[p][o] or f.closed[p][o]]
    return Player(
        seat=p,
        coins=f.coins[p],
        points=f.points[p],
        completed=f.completed[p],
        free=[ship(k, p) for k in range(KINDS) for _ in range(f.free[p][k])],
        joker=JOKER_NAMES[joker_of(f, p)] if joker_of(f, p) != NONE else None,
        joker_free=bool(f.joker_free[p]),
        joker_shown=f.shown[p] != NONE,
        running=running(f, p),
        cards=f.closed_cards[p] + sum(f.open[p]),
        hand=[order_view(o) for o in hand],
        any_colour=f.any_colour[p],
        reserve=f.reserve[p],
        special=special_view(f, p),
        would_interim=scoring(f, p, INTERIM),
        would_final=scoring(f, p, FINAL),
        would_unplaced=unplaced(f, p),
    )


def turns_until(f: Facts, due: int) -> int:
    """Turns until a scoring that is due after a certain turn; the turn limit may come first (AD-16.1)."""
    return min(due, f.seats * f.turn_limit) - f.turn


def picture(f: Facts, seat: int) -> Picture:
    """What a screen shows this seat."""
    return Picture(
        seat=seat,
        seats=f.seats,
        phase=PHASE_NAMES[f.phase],
        actor=f.actor,
        active=f.active,
        turn=f.turn,
        turn_limit=f.turn_limit,
        done=[name for name, bit in ACTION_NAMES if f.done & bit],
        market=[
            MarketColumn(
                market_ship(f.row[c]),
                int(PRICE[f.row[c]]) if f.row[c] != NONE else 0,
                market_ship(f.next[c]),
                f.mark[c],
                f.mark[COLUMNS + c],
            )
            for c in range(COLUMNS)
        ],
        piles=list(f.pile),
        display=[Slot(order_view(f.display[i]) if f.display[i] != NONE else None, f.mark[2 * COLUMNS + i]) for i in range(DISPLAY)],
        heap=f.heap_size,
        voyages=[voyage(f, v) for v in range(VOYAGES)],
        heading=VOYAGE_NAMES[f.heading] if f.phase == Phase.VOYAGE_SHIP else None,
        starting=order_view(f.starting) if f.starting != NONE else None,
        need=f.need,
        picked=[ship(k, f.active) for k in f.picked if k != NONE],
        interim_in=turns_until(f, f.interim_due) if f.interim_due and not f.interim_scored else -1,
        final_in=turns_until(f, f.final_due) if f.final_due and f.phase != Phase.OVER else -1,
        interim_scored=bool(f.interim_scored),
        players=[player(f, p) for p in range(f.seats)],
    )


def breakdown(f: Facts, seat: int) -> list[tuple[str, int]]:
    """What the score of a seat is made of. Ships on voyages stay there, so what the final scoring brought can be counted again."""
    ending = f.phase in (Phase.SHOW_SPECIAL, Phase.OVER)
    final = scoring(f, seat, FINAL) if ending else 0
    special = special_view(f, seat) if ending and seat < f.dealt else None
    unplaced = sum(f.free[seat]) + (f.joker_free[seat] if f.joker_counts_unplaced else 0) if special else 0
    secret = special.points if special else 0
    return [("interim", f.points[seat] - final - secret - unplaced), ("final", final), ("special", secret), ("unplaced", unplaced)]


def achievements(f: Facts, seat: int) -> list[str]:
    """What the tables of simulated games count for the winners: the kind of the special order."""
    return [SPECIAL_NAMES[special_of(f, seat)]] if special_of(f, seat) != NONE else []


def roles(f: Facts, seat: int) -> dict[str, str]:
    """What a seat is dealt for the whole game: the special order and the joker ship."""
    special, joker = special_of(f, seat), joker_of(f, seat)
    return ({"special": SPECIAL_NAMES[special]} if special != NONE else {}) | ({"joker": JOKER_NAMES[joker]} if joker != NONE else {})


TAKEN = {"buy": ("ship", "s.row[column - 1]", Ship), "acquire": ("order", "s.display[slot - 1]", Order)}


# --- The story ----------------------------------------------------------------------------------
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


def ship_name(kind: int) -> str:
    return f"{COLOUR_NAMES[KIND_COLOUR[kind]]}_{KIND_CAPACITY[kind]}"


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
        out.append(("news-interim-card", {}))
    if after.final_due and not before.final_due:
        out.append(("news-final-card", {}))
    if kind == "show_joker" and after.any_colour != before.any_colour:
        out.append(("news-any-colour", {"who": str(names[before.active])}))
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
