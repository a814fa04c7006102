"""What a picture is made of."""

from __future__ import annotations

from msgspec import Struct


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
    turn_limit: int  # of each player
    done: list[str]  # actions of this turn
    market: list[MarketColumn]
    piles: list[int]
    display: list[Slot]
    heap: int
    gone: list[str]  # orders that have left the game
    voyages: list[VoyageView]
    heading: str | None  # the voyage chosen for the next ship
    starting: OrderView | None  # the order being started
    need: int
    picked: list[ShipView]
    interim_in: int  # turns until the interim scoring, -1 = its card is not up or it is over
    final_in: int
    limit_in: int  # turns until the turn limit ends the game, -1 = not near, or the final card is up
    interim_up: bool  # its card has been turned up
    final_up: bool
    interim_scored: bool
    players: list[Player]
