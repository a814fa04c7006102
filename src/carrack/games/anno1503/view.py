"""What a seat may see of Anno 1503: the picture for screens, and what just happened in words.

Everything here is given a redacted position, so it cannot tell what the seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress, product

from msgspec import Struct
from msgspec.structs import replace

from carrack.core.kept import Kept
from carrack.core.seats import EVERYTHING
from carrack.core.state import Facts, shared

from .content import (
    ALL_BUILDINGS,
    ALL_MERCHANTS,
    ALL_POSTS,
    ALL_TREATIES,
    CONDITIONS,
    FIRST_BUILDING_FIELD,
    FREE_CHOICE,
    FULL_PRICE,
    HOME_GOODS,
    ISLAND_MARK,
    ISLAND_SQUARES,
    MOST_PURCHASES,
    MOST_SEATS,
    NEIGHBOURS,
    POINTS_TO_WIN,
    PRICE,
    RAISED_BY,
    RAISED_PRICE,
    RICH,
    SHIPS,
    SQUARE_NAMES,
    TILE_BACK,
    TILE_FACE,
    Building,
    Direction,
    Event,
    Face,
    Good,
    Home,
    Level,
    Tile,
)
from .state import IN_SUPPLY, NONE, VACANT, Phase

GOOD_NAMES = tuple(g.name.lower() for g in Good)
LEVEL_NAMES = tuple(x.name.lower() for x in Level)
BUILDING_NAMES = tuple(b.name.lower() for b in Building)
PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
HOME_NAMES = tuple(home.name.lower() for home in Home)
EVENT_NAMES = tuple(event.name.lower() for event in Event)
AT_AN_ISLAND = frozenset({Phase.REFILL, Phase.LAY, Phase.LOOK, Phase.TILE, Phase.REVEAL, Phase.JETTY, Phase.UPGRADE})
DIRECTIONS = tuple(d.name.lower() for d in Direction)
ISLAND_NAMES = tuple(SQUARE_NAMES[i] for i in ISLAND_SQUARES)
FACE_NAMES = tuple(Face(face).name.lower() for face in TILE_FACE.tolist())  # of each tile
BACK_OF = tuple(TILE_BACK.tolist())
MARKS = tuple(ISLAND_MARK.tolist())
NO_POINTS = (0,) * SHIPS
FACE_DOWN = (NONE,) * len(ISLAND_NAMES)
MERCHANT = int(Level.MERCHANT)
LOOKING = frozenset({Phase.TILE, Phase.REVEAL})
LOOKED = tuple(tuple(p for p in range(MOST_SEATS) if bits >> p & 1) for bits in range(1 << MOST_SEATS))  # the seats behind such bits
BACKS = ("2", "3", "4")
WORKSHOPS = tuple(tuple("free_choice" if g == FREE_CHOICE else GOOD_NAMES[g] for g in row) for row in HOME_GOODS.tolist())


# --- The picture --------------------------------------------------------------------------------
class Resident(Struct, frozen=True, gc=False):
    """A resident space of a home island."""

    space: int
    level: str | None  # None: vacant
    price: int  # what the resident pays for a good, 0 when vacant
    sold: bool  # has bought this turn
    building: str | None
    site: bool  # is there a building site under it?


class Workshop(Struct, frozen=True, gc=False):
    """A production number of a home island, and the trading post at its stone jetty."""

    number: int
    good: str  # or free_choice, which has no jetty
    post: str | None  # the good of the trading post
    back: int  # of the post's tile, 0 without one


class Ship(Struct, frozen=True, gc=False):
    ship: int
    square: str | None  # None: in its owner's supply
    points: int  # action points left


class Player(Struct, frozen=True, gc=False):
    seat: int
    gold: int
    price: int  # of a purchase
    workshops: Sequence[Workshop]
    residents: Sequence[Resident]
    treaties: list[int]  # the back of the treaty at each wooden jetty, 0 = none
    cards: int
    hand: dict[str, int] | None  # None: not for this viewer
    ships: Sequence[Ship]
    conditions: list[str]  # victory points held


class IslandTile(Struct, frozen=True, gc=False):
    island: str
    mark: int  # printed on the square
    back: int  # of the tile lying there, 0 = none
    face: str | None  # as far as the viewer knows and the table's option shows
    looked: tuple[int, ...]  # the seats that have looked at it


class Picture(Struct, frozen=True, gc=False):
    """What a screen shows one seat."""

    seat: int  # of the viewer, -1 for a spectator
    seats: int
    phase: str
    actor: int
    active: int
    turn: int
    round: int
    round_limit: int
    roll: int
    event: str
    purchases_left: int
    great_house_used: bool
    picks: int  # golden times: goods the asked seat may still take
    supply: dict[str, int]
    buildings: dict[str, int]
    reserve: dict[str, int]  # by back
    players: list[Player]
    islands: Sequence[IslandTile]
    island: str | None  # the island being looked at or refilled
    tile: str | None  # the face being used or looked at, as far as the viewer may know
    top: int  # back of the tile the pirate lays


@shared
def held(f: Facts) -> list[list[str]]:
    """The victory points that each seat holds (AN-10.1)."""
    return [
        list(
            compress(
                CONDITIONS,
                (
                    f.gold[seat] >= RICH,
                    filled(f.post[seat]) == ALL_POSTS,
                    filled(f.treaty[seat]) == ALL_TREATIES,
                    filled(f.building[seat]) == ALL_BUILDINGS,
                    f.resident[seat].count(MERCHANT) == ALL_MERCHANTS,
                ),
            )
        )
        for seat in range(f.seats)
    ]


def worth(f: Facts) -> tuple[Sequence[object], ...]:
    """What victory points are held for."""
    return f.gold, f.post, f.treaty, f.building, f.resident


def conditions(f: Facts, seat: int) -> list[str]:
    """The victory points a seat holds."""
    return held(f)[seat]


achievements = conditions  # what the tables of simulated games count for the winners


def roles(f: Facts, seat: int) -> dict[str, str]:
    """What a seat is from the start: the home island."""
    return {"home": HOME_NAMES[f.home[seat]]} if f.home[seat] != NONE else {}


TAKEN = {"use_tile": ("tile", "s.lies[s.island]", Tile)}


def breakdown(f: Facts, seat: int) -> list[tuple[str, int]]:
    """What the score of a seat is made of."""
    mine = conditions(f, seat)
    return [(name, int(name in mine)) for name in CONDITIONS]


def filled(places: Sequence[int]) -> int:
    """How many places have something on them."""
    return len(places) - places.count(NONE)


def sale_price(f: Facts, seat: int, level: int) -> int:
    return RAISED_PRICE[level] if RAISED_BY[level] in f.building[seat] else PRICE[level]


# A picture is made often, and most of its parts are as they were: those are kept.
@lru_cache(4096)
def residents(levels: Sequence[int], built: Sequence[int], sold: int) -> Kept[Resident]:
    prices = [RAISED_PRICE[level] if RAISED_BY[level] in built else PRICE[level] for level in Level]
    return Kept(
        Resident(
            space=i + 1,
            level=LEVEL_NAMES[level] if level != VACANT else None,
            price=prices[level] if level != VACANT else 0,
            sold=bool(sold >> i & 1),
            building=BUILDING_NAMES[built[i]] if built[i] != NONE else None,
            site=i + 1 >= FIRST_BUILDING_FIELD,
        )
        for i, level in enumerate(levels)
    )


@lru_cache(4096)
def workshops(home: int, posts: Sequence[int]) -> Kept[Workshop]:
    goods = WORKSHOPS[home] if home != NONE else [""] * len(posts)
    return Kept(
        Workshop(i + 1, goods[i], GOOD_NAMES[TILE_FACE[post]] if post != NONE else None, BACK_OF[post] if post != NONE else 0)
        for i, post in enumerate(posts)
    )


@lru_cache(4096)
def counted(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


@lru_cache(4096)
def ships(squares: Sequence[int], points: Sequence[int]) -> Kept[Ship]:
    return Kept(Ship(i + 1, SQUARE_NAMES[at] if at != IN_SUPPLY else None, points[i]) for i, at in enumerate(squares))


@lru_cache(4096)
def islands(backs: Sequence[int], tiles: Sequence[int], looked: Sequence[int]) -> Kept[IslandTile]:
    return Kept(
        IslandTile(
            island=ISLAND_NAMES[i],
            mark=MARKS[i],
            back=back,
            face=FACE_NAMES[tiles[i]] if tiles[i] != NONE else None,
            looked=LOOKED[looked[i]],
        )
        for i, back in enumerate(backs)
    )


def picture(f: Facts, seat: int) -> Picture:
    """What a screen shows this seat: what everybody sees, and what this seat alone does."""
    all_see, everything = board(f), seat == EVERYTHING
    looking = f.phase in LOOKING and (everything or seat == f.active)
    in_hand, faces = f.tile, FACE_DOWN
    if in_hand == NONE and looking:
        in_hand = f.lies[f.island]
    if f.remember_looks or everything:
        faces = f.lies
    elif looking:
        faces = tuple(tile if i == f.island else NONE for i, tile in enumerate(f.lies))
    return replace(
        all_see,
        seat=seat,
        players=[
            replace(x, hand=counted(GOOD_NAMES, f.hand[x.seat])) if everything or x.seat == seat or f.open_hands else x
            for x in all_see.players
        ],
        islands=islands(f.back, faces, f.looked),
        tile=FACE_NAMES[in_hand] if in_hand != NONE else None,
    )


@shared
def board(f: Facts) -> Picture:
    """What everybody sees, but for the sea."""
    return Picture(
        seat=-1,
        seats=f.seats,
        phase=PHASE_NAMES[f.phase],
        actor=f.actor,
        active=f.active,
        turn=f.turn,
        round=(f.turn - 1) // f.seats + 1 if f.turn else 0,
        round_limit=f.round_limit,
        roll=f.roll,
        event=EVENT_NAMES[f.event],
        purchases_left=MOST_PURCHASES - f.purchases,
        great_house_used=bool(f.drew),
        picks=f.picks,
        supply=counted(GOOD_NAMES, f.supply),
        buildings=counted(BUILDING_NAMES, f.buildings),
        reserve=counted(BACKS, f.reserve),
        players=[player(f, p) for p in range(f.seats)],
        islands=(),
        island=ISLAND_NAMES[f.island] if f.phase in AT_AN_ISLAND else None,
        tile=None,
        top=f.top,
    )


def player(f: Facts, p: int) -> Player:
    """One seat as everybody sees it."""
    active = p == f.active
    return Player(
        seat=p,
        gold=f.gold[p],
        price=FULL_PRICE - filled(f.treaty[p]),
        workshops=workshops(f.home[p], f.post[p]),
        residents=residents(f.resident[p], f.building[p], f.sold if active else 0),
        treaties=[BACK_OF[t] if t != NONE else 0 for t in f.treaty[p]],
        cards=f.cards[p],
        hand=None,
        ships=ships(f.ship[p], f.points if active else NO_POINTS),
        conditions=conditions(f, p),
    )


# --- The story ----------------------------------------------------------------------------------
Said = dict[str, int | str]


def described(tile: int) -> Said:
    """An open tile: its face and its back."""
    return {"tile": FACE_NAMES[tile], "back": BACK_OF[tile]} if tile != NONE else {"tile": "none", "back": 0}


def details(f: Facts, kind: str, args: Said) -> Said:
    """What the sentence of an act needs beside its arguments, from the position before it."""
    who = f.actor if f.actor >= 0 else f.active
    space = int(args.get("space", 1)) - 1
    match kind:
        case "sell":
            level = f.resident[who][space]
            return {"level": LEVEL_NAMES[level], "gold": sale_price(f, who, level)} if level != VACANT else {"level": "none", "gold": 0}
        case "buy":
            return {"gold": FULL_PRICE - filled(f.treaty[who])}
        case "develop" | "choose_upgrade":
            level = f.resident[who][space]
            return {"level": LEVEL_NAMES[level + 1] if level not in (VACANT, Level.MERCHANT) else "none"}
        case "place_pioneer":
            space = min(sum(level != VACANT for level in f.resident[who]) + 1, len(f.resident[who]))
            offered = any(n and b not in f.building[who] for b, n in enumerate(f.buildings))
            return {"space": space, "site": "lost" if space >= FIRST_BUILDING_FIELD and not offered else "free"}
        case "lose_post":
            return described(f.post[who][int(args["number"]) - 1])
        case "lose_treaty":
            return described(f.treaty[who][int(args["jetty"]) - 1])
        case "choose_jetty":
            return described(f.tile)
        case "move" | "discover":
            at = f.ship[who][int(args["ship"]) - 1]
            to = int(NEIGHBOURS[at][DIRECTIONS.index(str(args["direction"]))]) if at != IN_SUPPLY else -1
            return {"square": SQUARE_NAMES[to] if to >= 0 else "–"}
        case "refill":
            return {"island": str(args["island"]).upper()}
        case "see" | "reveal" | "lay" | "use_tile" | "leave_tile":
            return {"island": ISLAND_NAMES[f.island]}
        case _:
            return {}


def narrate(before: Facts, kind: str, args: Said, after: Facts, names: Sequence[str]) -> tuple[Said, list[tuple[str, Said]]]:
    """What the sentence of an act needs beside its arguments, and the further sentences that tell what followed from it."""
    f = before
    who = f.actor
    if who < 0:
        asked = (f.active + f.done) % f.seats
        who = {"deal_home": sum(h != NONE for h in f.home), "turn_back": asked, "lay": asked}.get(kind, f.active)
        if kind == "start_player":
            who = int(args["seat"])
    said: Said = {"who": names[who], **details(f, kind, args)}
    if kind == "great_house":
        said["victim"] = names[int(args["opponent"])]
    elif kind == "draw_card":
        said["victim"] = names[int(f.victim)]
    elif kind == "event":
        said["event"] = Event(after.event).name.lower()
    return said, news(before, kind, args, after, names)


def news(before: Facts, kind: str, args: Said, after: Facts, names: Sequence[str]) -> list[tuple[str, Said]]:
    """What happened by itself: goods taken without a choice, debts paid, residents lost, victory points won and lost, the end."""
    out: list[tuple[str, Said]] = []
    order: list[int] = [(before.active + i) % before.seats for i in range(before.seats)]
    if kind in ("roll", "produce") and after.roll != 6:
        for p, good in taken(before, kind, args, after):
            out.append(("news-takes", {"who": names[p], "good": GOOD_NAMES[good]}))
    if kind == "turn_back" and after.phase == Phase.LAY:  # only one square is farthest
        out.append(("news-lays", {"who": names[order[int(before.done)]], "island": ISLAND_NAMES[after.island]}))
    if kind in ("event", "lay"):
        for p in order:
            if after.gold[p] < before.gold[p]:
                out.append(("news-pays", {"who": names[p], "gold": before.gold[p] - after.gold[p]}))
            lost = sum(x != VACANT for x in before.resident[p]) - sum(x != VACANT for x in after.resident[p])
            if lost > 0:
                last = sum(x != VACANT for x in before.resident[p]) - 1
                out.append(("news-loses-resident", {"who": names[p], "level": LEVEL_NAMES[before.resident[p][last]]}))
                if before.building[p][last] != NONE:
                    out.append(("news-loses-building", {"who": names[p], "building": BUILDING_NAMES[before.building[p][last]]}))
    was, has = (held(before), held(after)) if worth(before) != worth(after) else ((), ())
    for p, condition in product(order, CONDITIONS) if was != has else ():
        if (condition in has[p]) != (condition in was[p]):
            key = "news-gains-point" if condition in has[p] else "news-loses-point"
            out.append((key, {"who": names[p], "condition": condition}))
    if after.phase == Phase.OVER and before.phase != Phase.OVER:
        if len(conditions(after, after.active)) >= POINTS_TO_WIN:
            out.append(("news-wins", {"who": names[int(after.active)]}))
        else:
            out.append(("news-round-limit", {"rounds": after.round_limit}))
    return out


def taken(before: Facts, kind: str, args: Said, after: Facts) -> list[tuple[int, int]]:
    """The seats that took a good without being asked, and which, in turn order (AN-3.6 to AN-3.8)."""
    out: list[tuple[int, int]] = []
    supply, done = list(before.supply), 0
    if kind == "produce":
        supply[GOOD_NAMES.index(str(args["good"]))] -= 1
        done = before.done + 1
    while done < after.seats:
        p = (after.active + done) % after.seats
        home, tile = int(HOME_GOODS[after.home[p], after.roll - 1]), after.post[p][after.roll - 1]
        might = {home, int(TILE_FACE[tile])} if tile != NONE else {home}
        choices = [g for g, left in enumerate(supply) if left and (g in might or home == FREE_CHOICE)]
        if len(choices) > 1:
            break  # this seat is asked
        for good in choices:
            out.append((p, good))
            supply[good] -= 1
        done += 1
    return out
