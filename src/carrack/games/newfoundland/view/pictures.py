"""What a screen is shown of Race to the New Found Land, part by part; the browser's types are made from this."""

from __future__ import annotations

from msgspec import Struct

Goods = dict[str, int]


# --- Ships, cards and tiles ---------------------------------------------------------------------
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


class HandCard(Struct, frozen=True, gc=False):
    card: str
    kept: int  # the round in which it was kept; 0 for a start card
    ship: Ship | None
    goods: Goods | None
    points: int


class TileFace(Struct, frozen=True, gc=False):
    """An island tile in hand."""

    tile: str
    shape: str
    left: str
    right: str


# --- Islands, cities and goals ------------------------------------------------------------------
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


class Pile(Struct, frozen=True, gc=False):
    stack: int
    face_up: list[str]
    face_down: int


# --- Players ------------------------------------------------------------------------------------
class Yard(Struct, frozen=True, gc=False):
    yard: int
    kind: str
    open: bool
    ship: Ship | None
    out: bool  # at an action, from its planning to the end of the turn that carries it out


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
    start_card: Ship | None  # the charter ship that everybody got at the start, while the card is in hand
    cards: int  # one-time cards in hand
    kept: list[int]  # of these by round
    hand: list[HandCard] | None  # None: not for this viewer
    goal_stacks: list[str]  # stacks from which goal cards are held
    goals: list[GoalView] | None
    lanes: list[Lane]
    earned: Goods  # points by where they come from


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


# --- All of it ----------------------------------------------------------------------------------
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
