"""Placed positions in the words of the game: who owns which ships and orders, what lies in the market, what sails where."""

from __future__ import annotations

import carrack
from carrack.core.jit import plain
from carrack.core.scene import Scene

from ..content import (
    COLUMNS,
    FINAL_PILE,
    INCOME,
    INTERIM_PILE,
    KINDS,
    ORDER_CAPACITY,
    PILES,
    AnyShip,
    Colour,
    Joker,
    Order,
    Ship,
    Special,
    Voyage,
)
from ..state import NONE
from ..view import Picture

GAME = carrack.load("ageofdiscovery")
Rule = GAME.part("rulebook").Rule

ROW = "red_1 yellow_2 green_3 blue_2 white_2"
NEXT = "brown_2 red_2 yellow_3 green_1 blue_3"
DISPLAY = "red_3 yellow_4 green_5 blue_6"
HANDS = ("yellow_5 brown_3", "white_4 white_6", "red_6 green_3", "blue_3 brown_4")
JOKERS = ("red_yellow", "yellow_green", "green_blue", "blue_white")
SPECIALS = ("present", "half", "majority", "alone")


# --- Beginnings ---------------------------------------------------------------------------------
def set_up(seats: int = 3, **options: object) -> Scene:
    """The set-up, before anything is drawn."""
    return Scene(GAME, seats, **{"start_player": "0", **options})


def begin(seats: int = 3, first: int = 0, **options: object) -> Scene:
    """The first turn of a game whose cards lie as said above: seat 0 has the joker of red and yellow and the order Present."""
    scene = set_up(seats, **{"start_player": str(first), **options})
    scene.act(f"start_player seat={first}")
    scene.act(*(f"lay_ship ship={ship}" for ship in f"{ROW} {NEXT}".split()))
    scene.act(*(f"lay_order order={order}" for order in DISPLAY.split()))
    scene.act(*(f"deal_order order={order}" for hand in HANDS[:seats] for order in hand.split()))
    scene.act(*(f"deal_joker joker={joker}" for joker in JOKERS[:seats]))
    scene.act(*(f"deal_special special={special}" for special in SPECIALS[:seats]))
    return scene


def rich(seats: int = 3, coins: int = 20, ships: str = "", **options: object) -> Scene:
    """The first turn of seat 0, who has coins and free ships."""
    scene = begin(seats, **options)
    scene.s.coins[0] = coins
    give(scene, 0, ships)
    return sound(scene)


def next_turn(scene: Scene) -> None:
    """The active seat takes coins and no more."""
    scene.act("take_coins", "end_turn")


def round_of_coins(scene: Scene) -> None:
    """Everybody takes coins once; it is the same seat's turn again."""
    for _ in range(scene.s.seats):
        next_turn(scene)


# --- Ships --------------------------------------------------------------------------------------
def draw(scene: Scene, kind: int) -> None:
    """A ship nobody has seen leaves the fullest pile; if all are seen, one of the market is exchanged for another of its capacity."""
    s = scene.s
    if s.undrawn[kind] == 0:
        rows = next(rows for rows in (s.next, s.row) if kind in rows.tolist())
        other = next(k for k in range(kind % 3, KINDS, 3) if s.undrawn[k] > 1)
        rows[rows.tolist().index(kind)] = other
        s.undrawn[other] -= 1
        s.undrawn[kind] += 1
    s.undrawn[kind] -= 1
    inside = {INTERIM_PILE: s.interim_due == 0, FINAL_PILE: s.final_due == 0}
    fullest = max(range(PILES), key=lambda i: s.pile[i] - inside.get(i, False))
    s.pile[fullest] -= 1


def give(scene: Scene, seat: int, ships: str) -> None:
    """A seat owns these ships: "red_1 red_1 blue_3"."""
    for name in ships.split():
        kind = int(Ship[name.upper()])
        draw(scene, kind)
        scene.s.free[seat, kind] += 1
        scene.s.fleet[seat] |= 1 << kind


def show_joker(scene: Scene, seat: int) -> None:
    """A joker is in use, and thereby shown to all."""
    s = scene.s
    s.joker_free[seat] = 0
    if s.shown[seat] == NONE:
        s.shown[seat], s.joker[seat], s.joker_known[seat] = s.joker[seat], NONE, 0


def free(scene: Scene, seat: int) -> str:
    """The free plain ships of a seat."""
    return " ".join(s.name.lower() for s in Ship for _ in range(scene.s.free[seat, int(s)]))


def sail(scene: Scene, voyage: str, *ships: str) -> None:
    """Ships lie on a voyage, each with its seat: "red_1 0", "joker_red_2 1"."""
    s, v = scene.s, int(Voyage[voyage.upper()])
    for text in ships:
        name, seat = text.split()
        kind = int(AnyShip[name.upper()])
        if kind < KINDS:
            draw(scene, kind)
        else:
            show_joker(scene, int(seat))
        if s.established[v] == NONE:
            s.established[v] = kind % KINDS // 3
        s.vessel[v, s.ships[v]] = kind
        s.owner[v, s.ships[v]] = int(seat)
        s.ships[v] += 1
        s.load[v] += kind % 3 + 1


def voyage(scene: Scene, name: str) -> list[str]:
    """What lies on a voyage, as `sail` takes it."""
    v = int(Voyage[name.upper()])
    return [f"{AnyShip(scene.s.vessel[v, i]).name.lower()} {scene.s.owner[v, i]}" for i in range(scene.s.ships[v])]


def established(scene: Scene, name: str) -> str | None:
    colour = scene.s.established[int(Voyage[name.upper()])]
    return Colour(colour).name.lower() if colour != NONE else None


# --- The market ---------------------------------------------------------------------------------
def market(scene: Scene, row: str, next_row: str) -> None:
    """Lay these ships in the two rows instead of those that lie there; `-` is an empty space."""
    s = scene.s
    for rows in (s.row, s.next):
        for c in range(COLUMNS):
            if rows[c] != NONE:
                s.undrawn[rows[c]] += 1
                s.pile[fewest(scene)] += 1
    for rows, names in ((s.row, row.split()), (s.next, next_row.split())):
        for c, name in enumerate(names):
            rows[c] = NONE
            if name != "-":
                rows[c] = int(Ship[name.upper()])
                draw(scene, rows[c])


def fewest(scene: Scene) -> int:
    return min(range(PILES), key=lambda i: scene.s.pile[i])


def rows(scene: Scene) -> tuple[str, str]:
    """The ships in the buying row and in the follow-up row."""
    buying, following = ([Ship(k).name.lower() if k != NONE else "-" for k in r.tolist()] for r in (scene.s.row, scene.s.next))
    return " ".join(buying), " ".join(following)


def piles(scene: Scene, *sizes: int) -> None:
    """So many cards are left in the piles, scoring cards among them; the ships that are not there any more belong to the last seat."""
    s = scene.s
    while s.pile.tolist() != list(sizes):
        i = next(i for i in range(PILES) if s.pile[i] != sizes[i])
        assert s.pile[i] > sizes[i], "ships only leave piles here"
        kind = next(k for k in reversed(range(KINDS)) if s.undrawn[k])
        s.undrawn[kind] -= 1
        s.free[s.seats - 1, kind] += 1
        s.fleet[s.seats - 1] |= 1 << kind
        s.pile[i] -= 1


def last_pile(scene: Scene, cards: int) -> None:
    """Only the last pile is left, with so many cards; the final card is among them, the interim scoring is over."""
    s = scene.s
    s.interim_due, s.interim_scored = 1, 1
    s.pile[INTERIM_PILE] -= 1
    piles(scene, 0, 0, 0, 0, cards)


# --- Orders and cards ---------------------------------------------------------------------------
def hand(scene: Scene, seat: int, orders: str) -> None:
    """A seat holds these orders, all from the pile and seen by nobody else."""
    s = scene.s
    for order in range(len(Order)):
        s.heap[order] += s.closed[seat, order]
        s.heap_size += s.closed[seat, order]
        s.closed[seat, order] = 0
    for name in orders.split():
        s.closed[seat, leave_heap(scene, name)] = 1
    s.closed_cards[seat] = len(orders.split())


def leave_heap(scene: Scene, name: str) -> int:
    order = int(Order[name.upper()])
    assert scene.s.heap[order], f"{name} is not in the pile"
    scene.s.heap[order] = 0
    scene.s.heap_size -= 1
    return order


def held(scene: Scene, seat: int) -> str:
    """The orders in a hand, the open ones in brackets."""
    s = scene.s
    closed = [o.name.lower() for o in Order if s.closed[seat, int(o)]]
    return " ".join(closed + [f"({o.name.lower()})" for o in Order if s.open[seat, int(o)]])


def display(scene: Scene) -> str:
    return " ".join(Order(o).name.lower() if o != NONE else "-" for o in scene.s.display.tolist())


def empty_heap(scene: Scene, but: str = "") -> None:
    """All orders of the pile but these have left the game."""
    s = scene.s
    for order in Order:
        if s.heap[int(order)] and order.name.lower() not in but.split():
            leave_heap(scene, order.name)
            s.gone[int(order)] = 1


def run(scene: Scene, seat: int, order: str, rounds: int, ships: str, left: int | None = None) -> None:
    """An order of the pile runs for a seat, agreed for so many rounds, with ships that come from the pile."""
    s, i = scene.s, 0
    while s.running[seat, i] != NONE:
        i += 1
    which = leave_heap(scene, order)
    s.running[seat, i] = which
    s.rounds[seat, i] = rounds if left is None else left
    s.income[seat, i] = int(INCOME[ORDER_CAPACITY[which] - 3, rounds - 1])
    for j, name in enumerate(ships.split()):
        kind = int(AnyShip[name.upper()])
        if kind < KINDS:
            draw(scene, kind)
        else:
            show_joker(scene, seat)
        s.aboard[seat, i, j] = kind


def running(scene: Scene, seat: int) -> list[tuple[str, int, int]]:
    """The orders that run for a seat: order, rounds left, income."""
    s = scene.s
    return [(Order(o).name.lower(), s.rounds[seat, i], s.income[seat, i]) for i, o in enumerate(s.running.tolist()[seat]) if o != NONE]


def joker(scene: Scene, seat: int, name: str) -> None:
    """A seat has this joker, which nobody else has; nobody has seen it yet."""
    s, new = scene.s, int(Joker[name.upper()])
    if s.joker[seat] != new:
        assert s.jokers[new], f"another seat has the {name} joker"
        s.jokers[s.joker[seat]] = 1
        s.jokers[new] = 0
        s.joker[seat] = new


def special(scene: Scene, seat: int, name: str) -> None:
    """A seat has this special order; if another seat has it, they swap."""
    s, new = scene.s, int(Special[name.upper()])
    other = [p for p in range(s.seats) if s.special[p] == new]
    if other:
        s.special[other[0]], s.special[seat] = s.special[seat], new
    else:
        s.specials[s.special[seat]] = 1
        s.specials[new] = 0
        s.special[seat] = new


def score_now(scene: Scene) -> None:
    """The final scoring comes after the present turn, which the active seat ends with coins; everybody shows the special order."""
    s = scene.s
    if s.interim_due == 0:
        s.interim_due, s.interim_scored = max(1, s.turn), 1
        s.pile[INTERIM_PILE] -= 1
    if s.final_due == 0:
        s.pile[FINAL_PILE] -= 1
    s.final_due = s.turn
    next_turn(scene)
    show_specials(scene)


def show_specials(scene: Scene) -> None:
    for seat in range(scene.s.seats):
        scene.act(f"show_special special={Special(scene.s.special[seat]).name.lower()}")


def picture(scene: Scene, seat: int) -> Picture:
    """What a seat is shown, as the server makes it: from what the seat knows."""
    return GAME.part("view").picture(GAME.facts(GAME.redacted(scene.states, 0, seat)), seat)


def sound(scene: Scene) -> Scene:
    """The placed position breaks no invariant."""
    assert plain(GAME.part("rules").broken)(scene.s) == 0
    return scene
