"""What lies before each seat, and what the turn that goes on still offers."""

from __future__ import annotations

from carrack.core.seats import EVERYTHING
from carrack.core.state import Facts

from ..content import (
    BILLS,
    FIFTY_BONUS,
    FIRST_CHARTER,
    MAGELLAN_SAIL,
    MOST_SHIPS,
    NAVAL_BASE_SAIL,
    NEW_YARD,
    PORTUGUESE_YARD,
    ROUNDS,
    STACK_OF,
    STACKS,
    START_NUMBER,
    STEPS,
    TILES,
    UNIQUE_BILL,
    VALUES,
    Action,
    Captain,
    Country,
    Extension,
)
from ..state import NONE, Part, Phase
from .goals import goal_view
from .names import ACTION, BILL, CAPTAIN, CARD, COUNTRY, GOAL, GOOD, SOURCE, STACK
from .pictures import HandCard, Lane, LaneShip, Player, Turn, Yard
from .pieces import bits, card_view, goods_of, ship_view, tile_face

YARD_KIND = ("first", "first", "first", "new_yard", "portuguese", "drake")


# --- Ships at the four actions ------------------------------------------------------------------
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


# --- Seats --------------------------------------------------------------------------------------
def hand_view(f: Facts, p: int) -> list[HandCard]:
    own = [card_view(f.country[p], 0)] if f.start_cards >> p & 1 else []
    return own + [card_view(card, r + 1) for r in range(ROUNDS) for card in bits(f.hand[p][r], len(CARD))]


def player(f: Facts, p: int, viewer: int, orders: list[list[int]]) -> Player:
    sees, country = viewer in (p, EVERYTHING), f.country[p]
    out = {ship for lane in f.lane[p] for ship in lane}
    return Player(
        seat=p,
        country=COUNTRY[country] if country != NONE else None,
        start_number=int(START_NUMBER[country]) if country != NONE else 0,
        points=f.points[p],
        fifty=f.fifty[p],
        fifty_bonus=int(FIFTY_BONUS[f.fifty[p]]),
        goods=goods_of(f.goods[p]),
        yards=[
            Yard(y + 1, YARD_KIND[y], bool(f.yards[p] >> y & 1), ship_view(ship) if ship != NONE else None, ship != NONE and ship in out)
            for y, ship in enumerate(f.yard[p])
            if y < NEW_YARD or y == NEW_YARD or (y == PORTUGUESE_YARD and country == Country.PORTUGAL) or f.yards[p] >> y & 1
        ],
        new_yard=bool(f.extended[p] >> Extension.NEW_YARD & 1),
        unique=bool(f.extended[p] >> Extension.UNIQUE & 1),
        unique_cost=goods_of(BILLS[UNIQUE_BILL + country]) if country != NONE else goods_of([0] * len(GOOD)),
        captain=CAPTAIN[f.captain[p]] if f.captain[p] != NONE else None,
        captain_lane=ACTION[f.captain_lane[p]] if f.captain_lane[p] != NONE else None,
        start_card=ship_view(FIRST_CHARTER + country) if f.start_cards >> p & 1 and country != NONE else None,
        cards=f.kept_cards[p] + (f.start_cards >> p & 1),
        kept=list(f.hand_cards[p]),
        hand=hand_view(f, p) if sees else None,
        goal_stacks=[STACK[i] for i in bits(f.goal_held[p], STACKS)],
        goals=[goal_view(f, p, goal - 1, i) for i, goal in enumerate(f.goal_hand[p]) if goal] if sees else None,
        lanes=[lane_view(f, p, a, orders[a]) for a in range(STEPS)],
        earned=dict(zip(SOURCE, f.earned[p], strict=True)),
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
