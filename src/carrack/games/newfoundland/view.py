"""What a seat may see of Race to the New Found Land: the picture for screens, and what just happened in words.

Everything here is given a redacted position, so it cannot tell what the seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct

from carrack.core.seats import EVERYTHING
from carrack.core.state import Facts

from .content import (
    AREA_BONUS,
    BILLS,
    CHARTERS,
    CITIES,
    CITY_OF,
    CITY_SPACES,
    CONTRACT_GOODS,
    CONTRACT_POINTS,
    CONTRACTS,
    FIFTY_BONUS,
    FIRST_CHARTER,
    FIRST_GIFT,
    FIRST_LARGE,
    FIRST_SPACE,
    FRAMES,
    GIFT_GOODS,
    GIFT_POINTS,
    ISLAND_OF,
    ISLANDS,
    LANE,
    LARGE,
    LARGE_BILL,
    LOWER,
    LOWER_POINTS,
    MAGELLAN_SAIL,
    MANY_MARKERS,
    MOST_SHIPS,
    NAMES,
    NAVAL_BASE_SAIL,
    NEW_YARD,
    OFFERS,
    PLACE_OF,
    PORTUGUESE_YARD,
    ROUNDS,
    SHAPE_OF,
    SHIP_COUNTS,
    SLOTS,
    SMALL,
    SMALL_BILL,
    SPACES,
    STACK_CARDS,
    STACK_OF,
    STACKS,
    START_NUMBER,
    STEPS,
    TILE_BONUS,
    TILE_SHAPE,
    TILES,
    UNIQUE_BILL,
    UNREACHABLE,
    UPPER,
    UPPER_POINTS,
    VALUES,
    VEILED,
    Action,
    Bonus,
    Captain,
    Card,
    City,
    Colour,
    Contract,
    Country,
    Extension,
    Frame,
    Goal,
    Good,
    Island,
    LargeShip,
    Shape,
    SmallShip,
    Source,
    Stack,
    Tile,
)
from .state import NONE, Bill, Part, Phase


def _names(enum: Iterable[object]) -> tuple[str, ...]:
    return tuple(str(getattr(member, "name", "")).lower() for member in enum)


GOOD, COUNTRY, ISLAND, CITY, SHAPE, BONUS = (_names(e) for e in (Good, Country, Island, City, Shape, Bonus))
FRAME, STACK, CAPTAIN, ACTION, SOURCE, PHASE = (_names(e) for e in (Frame, Stack, Captain, Action, Source, Phase))
PART, BILL, GOAL, TILE, CONTRACT, CARD = (_names(e) for e in (Part, Bill, Goal, Tile, Contract, Card))
SHIP = (*_names(SmallShip), *_names(LargeShip)[:LARGE], *CARD[:CHARTERS])  # ships and charters by number
YARD_KIND = ("first", "first", "first", "new_yard", "portuguese", "drake")
REWARD = ("goal", "captain", "goal", "good", "goal")
Goods = dict[str, int]


# --- The picture --------------------------------------------------------------------------------
class Ship(Struct, frozen=True, gc=False):
    """A ship tile or charter card. Values are None while only the cost is known."""

    ship: str
    name: str
    size: str  # small, large, charter
    sail: int | None
    chest: int | None
    persons: int | None
    spy: int | None
    cost: Goods


class Slot(Struct, frozen=True, gc=False):
    owner: int  # a seat, 4 for the neutral power, -1 for nobody
    height: int


class Space(Struct, frozen=True, gc=False):
    space: int  # 1 to 31, as acts name it
    number: int  # on its island
    row: int
    column: int
    shape: str
    tile: str | None
    left: str | None
    right: str | None
    slots: list[Slot]


class Share(Struct, frozen=True, gc=False):
    """What a seat would get if an island or city were scored now."""

    seat: int
    markers: int
    bonus: int


class Area(Struct, frozen=True, gc=False):
    """An island or a city with its markers and the present majority."""

    name: str
    filled: int
    whole: int
    first: int
    second: int
    completed: bool
    scored: bool
    scoring: bool
    neutral: int
    shares: list[Share]


class IslandView(Struct, frozen=True, gc=False):
    area: Area
    spaces: list[Space]
    compass: int  # tiles in the stack that name it


class ContractView(Struct, frozen=True, gc=False):
    space: int
    contract: str
    goods: Goods
    points: int


class CityView(Struct, frozen=True, gc=False):
    area: Area
    contracts: list[ContractView | None]


class FrameView(Struct, frozen=True, gc=False):
    frame: str
    space: int  # 0: removed
    reward: str  # goal, captain, good
    left: int  # cards, captains or goods still to be had
    claimed: list[int]
    reaching: bool  # by the active player, now


class GoalView(Struct, frozen=True, gc=False):
    """A goal card: what it asks for, and how far the holder has come."""

    goal: str
    stack: str
    have: int
    upper: int
    upper_points: int
    lower: int | None
    lower_points: int | None
    points: int  # now
    lacks: int  # until it is worth more; 0 = the best goal is met


class HandCard(Struct, frozen=True, gc=False):
    card: str
    kept: int  # the round in which it was kept; 0 for a start card
    ship: Ship | None
    goods: Goods | None
    points: int


class Yard(Struct, frozen=True, gc=False):
    yard: int
    kind: str
    open: bool
    ship: Ship | None
    out: bool  # assigned this round


class LaneShip(Struct, frozen=True, gc=False):
    ship: Ship
    captain: bool
    hold: int  # goods it can still carry in the present Deliver turn


class Lane(Struct, frozen=True, gc=False):
    action: str
    most: int
    ships: list[LaneShip]
    sails: int
    place: int  # when it acts, 1 for the first, as it stands now; 0 = not at all


class Player(Struct, frozen=True, gc=False):
    seat: int
    country: str | None
    start_number: int
    points: int
    fifty: int  # number of the 50/100 card, 0 = none
    fifty_bonus: int
    goods: Goods
    yards: list[Yard]
    new_yard: bool
    unique: bool
    unique_cost: Goods
    captain: str | None
    captain_lane: str | None
    start_card: bool
    cards: int  # one-time cards in hand
    kept: list[int]  # of these by round
    hand: list[HandCard] | None  # None: not for this viewer
    goal_stacks: list[str]  # stacks from which goal cards are held
    goals: list[GoalView] | None
    lanes: list[Lane]
    earned: Goods  # points by where they come from


class TileFace(Struct, frozen=True, gc=False):
    """An island tile in hand."""

    tile: str
    shape: str
    left: str
    right: str


class Turn(Struct, frozen=True, gc=False):
    """What the turn that goes on still offers."""

    bill: str | None
    bill_item: int
    due: Goods
    bought: bool
    crews: list[int]  # ships to settle with one and two persons, Spain's extra marker
    unloading: int
    load: int  # chest value of the loading ship
    to_keep: int
    drawn: int
    cards: list[HandCard] | None  # drawn cards, for who may see them
    to_lay: int
    may_lay: bool
    hand: int
    tiles: list[TileFace] | None  # drawn tiles, for who may see them
    looking: str | None  # the stack that is looked at
    stack: list[GoalView] | None
    goals_played: int
    goal_due: str | None


class Pile(Struct, frozen=True, gc=False):
    stack: int
    face_up: list[str]
    face_down: int


class Picture(Struct, frozen=True, gc=False):
    """What a screen shows one seat."""

    seat: int
    seats: int
    phase: str
    part: str
    action: str
    actor: int
    active: int
    first: int
    turn: int
    round: int
    round_limit: int
    order: list[int]  # of the turns in this part
    at: int
    sails: list[int]  # sums of the action being carried out
    players: list[Player]
    islands: list[IslandView]
    cities: list[CityView]
    frames: list[FrameView]
    captains: list[str]
    prizes: list[str]
    fifties: list[int]  # bonuses of the 50/100 cards not taken
    small_row: list[Ship | None]
    large_row: list[Ship | None]
    charted: list[str | None]
    piles: dict[str, Pile]
    now: Turn


def goods_of(row: Iterable[int]) -> Goods:
    return dict(zip(GOOD, (int(n) for n in row), strict=True))


@cache
def ship_view(vessel: int) -> Ship:
    sail, chest, persons, spy = VALUES[vessel].tolist()
    size = "small" if vessel < FIRST_LARGE else "large" if vessel < FIRST_CHARTER else "charter"
    cost = BILLS[SMALL_BILL if size == "small" else LARGE_BILL + vessel - FIRST_LARGE].tolist() if size != "charter" else [0] * len(GOOD)
    return Ship(SHIP[vessel], NAMES[vessel], size, sail, chest, persons, spy, goods_of(cost))


@cache
def card_view(card: int, kept: int) -> HandCard:
    if card < CHARTERS:
        return HandCard(CARD[card], kept, ship_view(FIRST_CHARTER + card), None, 0)
    return HandCard(CARD[card], kept, None, goods_of(GIFT_GOODS[card - FIRST_GIFT]), int(GIFT_POINTS[card - FIRST_GIFT]))


def large_view(ship: int) -> Ship | None:
    if ship == VEILED:
        return Ship("veiled", "", "large", None, None, None, None, goods_of(BILLS[LARGE_BILL + VEILED]))
    return ship_view(FIRST_LARGE + ship) if ship != NONE else None


def bits(number: int, most: int) -> list[int]:
    return [i for i in range(most) if number >> i & 1]


# --- Islands, cities and goals ------------------------------------------------------------------
def markers(f: Facts, area: int) -> list[int]:
    """Of each colour."""
    return list(f.markers[area]) if area < ISLANDS else [*f.city_markers[area - ISLANDS], 0]


def bonus_of(own: int, counts: Sequence[int], area: int) -> int:
    """The bonus of a place (NF-12.7)."""
    first, second = AREA_BONUS[area].tolist()
    ranked = sorted(counts, reverse=True)
    if own == 0:
        return 0
    if own == ranked[0]:
        return first if ranked[1] < own else second
    return second if ranked[0] > ranked[1] == own > ranked[2] else 0


def filled(f: Facts, area: int) -> tuple[int, int]:
    if area < ISLANDS:
        return f.covered[area], int(FIRST_SPACE[area + 1] - FIRST_SPACE[area])
    return sum(f.city_markers[area - ISLANDS]), int(CITY_SPACES[area - ISLANDS])


def area_view(f: Facts, area: int) -> Area:
    counts, (n, whole) = markers(f, area), filled(f, area)
    first, second = AREA_BONUS[area].tolist()
    return Area(
        name=(*ISLAND, *CITY)[area],
        filled=n,
        whole=whole,
        first=first,
        second=second,
        completed=n == whole,
        scored=bool(f.scored >> area & 1),
        scoring=f.part == Part.SCORING and f.area == area,
        neutral=counts[Colour.NEUTRAL],
        shares=[Share(p, counts[p], bonus_of(counts[p], counts, area)) for p in range(f.seats)],
    )


def space_view(f: Facts, space: int) -> Space:
    tile, (row, column) = f.tile[space], PLACE_OF[space]
    left, right = (BONUS[b] for b in TILE_BONUS[tile].tolist()) if tile != NONE else (None, None)
    return Space(
        space=space + 1,
        number=number_of(space),
        row=row,
        column=column,
        shape=SHAPE[SHAPE_OF[space]],
        tile=TILE[tile] if tile != NONE else None,
        left=left,
        right=right,
        slots=[Slot(f.owner[space][i], f.height[space][i]) for i in range(SLOTS)],
    )


def tile_face(tile: int) -> TileFace:
    left, right = (BONUS[b] for b in TILE_BONUS[tile].tolist())
    return TileFace(TILE[tile], SHAPE[TILE_SHAPE[tile]], left, right)


def number_of(space: int) -> int:
    return space - int(FIRST_SPACE[ISLAND_OF[space]]) + 1


def contract_view(f: Facts, i: int) -> ContractView | None:
    c = f.contract[i]
    return ContractView(i + 1, CONTRACT[c], goods_of(CONTRACT_GOODS[c]), int(CONTRACT_POINTS[c])) if c != NONE else None


def progress(f: Facts, p: int, goal: int) -> int:
    """How far a seat has come with a goal (NF-13)."""
    ships = [ship for ship in f.yard[p] if ship != NONE]
    own = [f.markers[i][p] for i in range(ISLANDS)]
    if goal <= Goal.Z04:
        return f.goods[p][goal]
    if goal <= Goal.Z08 or goal in (Goal.Z11, Goal.Z12):
        return sum(int(SHIP_COUNTS[1 + ship, goal]) for ship in ships)
    full = [n == whole for n, whole in (filled(f, a) for a in range(ISLANDS + CITIES))]
    match goal:
        case Goal.Z09:
            return sum(f.city_markers[c][p] for c in range(CITIES))
        case Goal.Z10:
            return sum(f.city_markers[c][p] > 0 and full[ISLANDS + c] for c in range(CITIES))
        case Goal.Z13:
            return max(own)
        case Goal.Z14:
            return sum(n >= MANY_MARKERS and full[i] for i, n in enumerate(own))
        case _:
            return sum(own)


def goal_view(f: Facts, p: int, goal: int, stack: int) -> GoalView:
    have, upper, lower = progress(f, p, goal), int(UPPER[goal]), int(LOWER[goal])
    points = int(LOWER_POINTS[goal]) if have >= lower else int(UPPER_POINTS[goal]) if have >= upper else 0
    return GoalView(
        goal=GOAL[goal],
        stack=STACK[stack],
        have=have,
        upper=upper,
        upper_points=int(UPPER_POINTS[goal]),
        lower=lower if lower < UNREACHABLE else None,
        lower_points=int(LOWER_POINTS[goal]) if lower < UNREACHABLE else None,
        points=points,
        lacks=max(0, upper - have) if have < upper or lower == UNREACHABLE else max(0, lower - have),
    )


# --- Players ------------------------------------------------------------------------------------
def sails_at(f: Facts, p: int, action: int) -> int:
    """The sail sum at an action (NF-7.2)."""
    there = [ship for ship in f.lane[p][action] if ship != NONE]
    total = sum(int(VALUES[ship, 0]) for ship in there)
    total += MAGELLAN_SAIL if there and f.captain[p] == Captain.MAGELLAN and f.captain_lane[p] == action else 0
    base = f.country[p] == Country.NETHERLANDS and f.extended[p] >> Extension.UNIQUE & 1
    return total + (NAVAL_BASE_SAIL if there and base else 0)


def order_at(f: Facts, action: int) -> list[int]:
    """The seats in the order in which they will act, as it stands now (NF-7.3)."""
    seats = [(f.first + i) % f.seats for i in range(f.seats)]
    return sorted((p for p in seats if f.ships_at[p][action]), key=lambda p: -sails_at(f, p, action))


def lane_view(f: Facts, p: int, action: int, order: list[int]) -> Lane:
    now = f.part == Part.ACTION and f.action == action and f.active == p and action == Action.DELIVER
    there = [
        LaneShip(ship_view(ship), f.captain_lane[p] == action and f.captain_spot[p] == i, f.hold[i] if now else 0)
        for i, ship in enumerate(f.lane[p][action])
        if ship != NONE
    ]
    most = f.discover_max if action == Action.DISCOVER else int(MOST_SHIPS[action])
    return Lane(ACTION[action], most, there, sails_at(f, p, action), order.index(p) + 1 if p in order else 0)


def hand_view(f: Facts, p: int) -> list[HandCard]:
    own = [card_view(f.country[p], 0)] if f.start_cards >> p & 1 else []
    return own + [card_view(card, r + 1) for r in range(ROUNDS) for card in bits(f.hand[p][r], len(CARD))]


def player(f: Facts, p: int, viewer: int, orders: list[list[int]]) -> Player:
    sees, country = viewer in (p, EVERYTHING), f.country[p]
    return Player(
        seat=p,
        country=COUNTRY[country] if country != NONE else None,
        start_number=int(START_NUMBER[country]) if country != NONE else 0,
        points=f.points[p],
        fifty=f.fifty[p],
        fifty_bonus=int(FIFTY_BONUS[f.fifty[p]]),
        goods=goods_of(f.goods[p]),
        yards=[
            Yard(y + 1, YARD_KIND[y], bool(f.yards[p] >> y & 1), ship_view(ship) if ship != NONE else None, bool(f.out[p] >> y & 1))
            for y, ship in enumerate(f.yard[p])
            if y < NEW_YARD or y == NEW_YARD or (y == PORTUGUESE_YARD and country == Country.PORTUGAL) or f.yards[p] >> y & 1
        ],
        new_yard=bool(f.extended[p] >> Extension.NEW_YARD & 1),
        unique=bool(f.extended[p] >> Extension.UNIQUE & 1),
        unique_cost=goods_of(BILLS[UNIQUE_BILL + country]) if country != NONE else goods_of([0] * len(GOOD)),
        captain=CAPTAIN[f.captain[p]] if f.captain[p] != NONE else None,
        captain_lane=ACTION[f.captain_lane[p]] if f.captain_lane[p] != NONE else None,
        start_card=bool(f.start_cards >> p & 1),
        cards=f.kept_cards[p] + (f.start_cards >> p & 1),
        kept=list(f.hand_cards[p]),
        hand=hand_view(f, p) if sees else None,
        goal_stacks=[STACK[i] for i in bits(f.goal_held[p], STACKS)],
        goals=[goal_view(f, p, goal - 1, i) for i, goal in enumerate(f.goal_hand[p]) if goal] if sees else None,
        lanes=[lane_view(f, p, a, orders[a]) for a in range(STEPS)],
        earned=dict(zip(SOURCE, f.earned[p], strict=True)),
    )


def frame_view(f: Facts, i: int) -> FrameView:
    left = {"captain": f.captains.bit_count(), "good": f.prizes.bit_count()}
    return FrameView(
        frame=FRAME[i],
        space=f.frame_space[i],
        reward=REWARD[i],
        left=left[REWARD[i]] if REWARD[i] in left else STACK_CARDS - f.goal_claims[STACK_OF[i]],
        claimed=bits(f.claimed[i], f.seats),
        reaching=f.phase in (Phase.LOOK, Phase.TAKE_GOAL, Phase.TAKE_CAPTAIN, Phase.TAKE_GOOD) and f.frame == i,
    )


def turn_view(f: Facts, viewer: int) -> Turn:
    p, sees = f.active, viewer in (f.active, EVERYTHING)
    paying = f.phase in (Phase.PAY, Phase.SCRAP)
    stack = int(STACK_OF[f.frame]) if f.phase in (Phase.LOOK, Phase.TAKE_GOAL) else NONE
    return Turn(
        bill=BILL[f.bill] if paying else None,
        bill_item=f.bill_item + 1 if paying else 0,
        due=goods_of(f.due),
        bought=bool(f.bought),
        crews=list(f.crews),
        unloading=f.unloading,
        load=f.hold[0] if f.phase == Phase.LOAD else 0,
        to_keep=f.to_keep,
        drawn=f.drawn_cards,
        cards=[card_view(card, f.round_number) for card in bits(f.drawn[p], len(CARD))] if sees and f.drawn_cards else None,
        to_lay=f.to_lay,
        may_lay=bool(f.may_lay),
        hand=f.tile_hand_size,
        tiles=[tile_face(t) for t in bits(f.tile_hand[p], TILES)] if sees and f.tile_hand_size else None,
        looking=STACK[stack] if stack != NONE else None,
        stack=[goal_view(f, p, g, stack) for g in bits(f.goal_left[p][stack], len(GOAL))] if sees and stack != NONE else None,
        goals_played=f.goals_played,
        goal_due=GOAL[f.goal_due] if f.goal_due != NONE else None,
    )


def piles(f: Facts) -> dict[str, Pile]:
    """Stacks and discards: how many, and what lies face up."""
    veiled = f.large_row.count(VEILED)
    return {
        "small": Pile(f.small_stack.bit_count(), [SHIP[i] for i in bits(f.small_discard, SMALL)], 0),
        "large": Pile(f.large_stack.bit_count() - veiled, [SHIP[FIRST_LARGE + i] for i in bits(f.large_discard, LARGE)], 0),
        "contracts": Pile(f.contract_stack.bit_count(), [CONTRACT[i] for i in bits(f.contract_discard, CONTRACTS)], 0),
        "cards": Pile(f.card_stack_size, [CARD[i] for i in bits(f.card_discard, len(CARD))], sum(map(sum, f.buried_cards))),
        "tiles": Pile(f.tile_stack_size, [TILE[i] for i in bits(f.tile_discard, TILES)], sum(map(sum, f.tiles_buried))),
        "goals": Pile(0, [GOAL[i] for played in f.goal_played for i in bits(played, len(GOAL))], 0),
    }


def picture(f: Facts, seat: int) -> Picture:
    """What a screen shows this seat."""
    orders = [order_at(f, a) for a in range(STEPS)]
    return Picture(
        seat=seat,
        seats=f.seats,
        phase=PHASE[f.phase],
        part=PART[f.part],
        action=ACTION[f.action],
        actor=f.actor,
        active=f.active,
        first=f.first,
        turn=f.turn,
        round=f.round_number,
        round_limit=ROUNDS,
        order=list(f.order[: f.turns]),
        at=f.at,
        sails=list(f.sails[: f.seats]),
        players=[player(f, p, seat, orders) for p in range(f.seats)],
        islands=[
            IslandView(area_view(f, i), [space_view(f, n) for n in range(SPACES) if ISLAND_OF[n] == i], f.compass[i])
            for i in range(ISLANDS)
        ],
        cities=[
            CityView(area_view(f, ISLANDS + c), [contract_view(f, i) for i in range(OFFERS) if CITY_OF[i] == c]) for c in range(CITIES)
        ],
        frames=[frame_view(f, i) for i in range(FRAMES)],
        captains=[CAPTAIN[i] for i in bits(f.captains, len(CAPTAIN))],
        prizes=[GOOD[i] for i in bits(f.prizes, len(GOOD))],
        fifties=[int(n) for n in FIFTY_BONUS[f.fifties + 1 :]],
        small_row=[ship_view(ship) if ship != NONE else None for ship in f.small_row],
        large_row=[large_view(ship) for ship in f.large_row],
        charted=[ISLAND[i] if i != NONE else None for i in f.charted],
        piles=piles(f),
        now=turn_view(f, seat),
    )


def achievements(f: Facts, seat: int) -> list[str]:
    """What the tables of simulated games count for the winners: the country."""
    return [COUNTRY[f.country[seat]]]


def breakdown(f: Facts, seat: int) -> list[tuple[str, int]]:
    """Where the points of a seat come from."""
    return list(zip(SOURCE, f.earned[seat], strict=True))


def roles(f: Facts, seat: int) -> dict[str, str]:
    """What a seat is from the start: the country."""
    return {"country": COUNTRY[f.country[seat]]} if f.country[seat] != NONE else {}


TAKEN = {
    "build_small": ("ship", "s.small_row[space - 1]", SmallShip),
    "build_large": ("ship", "s.large_row[space - 1]", LargeShip),
    "fulfil": ("contract", "s.contract[space - 1]", Contract),
}


# --- The story ----------------------------------------------------------------------------------
Said = dict[str, int | str]


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
            return {"contract": contract, "city": CITY[CITY_OF[i]], "fleet": " + ".join(named(lane[n]) for n in bits(ships, LANE))}
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
