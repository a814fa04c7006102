"""What a seat may see of Columbus: the picture for screens, and what just happened in words.

Everything here is given a redacted position, so it cannot tell what the seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from carrack.core.seats import EVERYTHING
from carrack.core.state import Facts

from .content import (
    DECLINED,
    DICE,
    FIELD_NAMES,
    FOG_DIRECTION,
    IS_SAILED,
    MARKS,
    MOST_BARRELS,
    NEIGHBOUR,
    PALMS,
    PORT,
    STEPS_HOME,
    STEPS_WEST,
    TERRAIN,
    WHIRLWINDS,
    ZONE,
    Card,
    Crossed,
    Direction,
    Disc,
    Symbol,
    Terrain,
)
from .state import EVERYWHERE, NOBODY_WON, NOT_ROLLED, Phase

CARD_NAMES = tuple(card.name.lower() for card in Card)
CROSSED_NAMES = tuple(card.name.lower() for card in Crossed)[:-1]
DISC_NAMES = tuple(disc.name.lower() for disc in Disc)
DIRECTION_NAMES = tuple(d.name.lower() for d in Direction)
PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
SYMBOL_NAMES = tuple(symbol.name.lower() for symbol in Symbol)
STORMY = (Phase.GOOD_WEATHER, Phase.SPIN, Phase.RESPIN)
CALMS = frozenset(i for i, t in enumerate(TERRAIN.tolist()) if t == Terrain.CALM)
MARK_FIELDS = tuple(MARKS.tolist())


# --- The picture --------------------------------------------------------------------------------
class Die(Struct, frozen=True, gc=False):
    symbol: str | None  # None: not rolled
    used: bool


class Player(Struct, frozen=True, gc=False):
    seat: int
    field: str
    mast: bool  # False: damaged
    becalmed: bool
    barrels: int
    discovery: bool  # has found an inhabited island
    misses: int  # turns to be lost
    cards: int
    aged: int  # of these, held since before the last reshuffle
    hand: dict[str, int] | None  # None: not for this viewer
    steps: int  # to the west, or home after the discovery


class Whirlwind(Struct, frozen=True, gc=False):
    whirlwind: int
    field: str
    flying: bool
    claims: list[int]  # the seats that may move it after the turn, in their order


class Picture(Struct, frozen=True, gc=False):
    """What a screen shows one seat."""

    seat: int  # of the viewer, -1 for a spectator
    seats: int
    phase: str
    actor: int
    active: int
    first: int
    turn: int
    round: int
    round_limit: int
    dice: list[Die]
    can_reroll: bool  # no die has been used in this turn
    card_played: bool
    extra_turn: bool
    winds: int  # steps of Good Winds
    gusts: int  # whirlwind steps of a card
    zone: int  # of the storm being raised, 0 = none
    storm_dice: int
    spins: int
    wind: str | None  # where the arrow points while a storm is being raised
    arrow: str  # where it lies since it was last spun
    players: list[Player]
    whirlwinds: list[Whirlwind]
    settling: int  # the whirlwind being relocated, 0 = none
    deck: int
    discard: dict[str, int]  # open to all
    discs: int  # face down
    unseen: dict[str, int]  # faces nobody has seen
    winner: int  # -1 while nobody is home
    weather: bool  # do fog and hurricane of a card blow yet?


@cache
def die(symbol: int, used: bool) -> Die:
    return Die(SYMBOL_NAMES[symbol] if symbol != NOT_ROLLED else None, used)


def steps(f: Facts, p: int) -> int:
    """The way left, calms counting like any field."""
    return int((STEPS_HOME if f.discovery[p] else STEPS_WEST)[f.ship[p]])


def player(f: Facts, p: int, viewer: int) -> Player:
    hand = {name: f.fresh[p][i] + f.aged[p][i] for i, name in enumerate(CARD_NAMES)} if viewer in (p, EVERYTHING) else None
    return Player(
        seat=p,
        field=FIELD_NAMES[f.ship[p]],
        mast=bool(f.mast[p]),
        becalmed=f.ship[p] in CALMS,
        barrels=f.barrels[p],
        discovery=bool(f.discovery[p]),
        misses=f.misses[p],
        cards=f.fresh_cards[p] + f.aged_cards[p],
        aged=f.aged_cards[p],
        hand=hand,
        steps=steps(f, p),
    )


def claimants(f: Facts, w: int) -> list[int]:
    """Who may move a whirlwind after the turn, in the order of asking (CO-8.10)."""
    order = [(f.active + i) % f.seats for i in range(f.seats)]
    return sorted((p for p in order if f.claim[w][p]), key=lambda p: (f.claim[w][p], order.index(p)))


def picture(f: Facts, seat: int) -> Picture:
    """What a screen shows this seat."""
    stormy = f.phase in STORMY and f.zone > 0
    return Picture(
        seat=seat,
        seats=f.seats,
        phase=PHASE_NAMES[f.phase],
        actor=f.actor,
        active=f.active,
        first=f.first,
        turn=f.turn,
        round=f.round_number,
        round_limit=f.round_limit,
        dice=[die(f.die[i], bool(f.used >> i & 1)) for i in range(DICE)],
        can_reroll=f.die[0] != NOT_ROLLED and f.used == 0,
        card_played=bool(f.card_played),
        extra_turn=bool(f.extra_turn),
        winds=f.winds,
        gusts=f.gusts,
        zone=f.zone if stormy else 0,
        storm_dice=f.storms if stormy else 0,
        spins=f.spins if stormy else 0,
        wind=DIRECTION_NAMES[f.wind] if stormy and f.spins else None,
        arrow=DIRECTION_NAMES[f.wind],
        players=[player(f, p, seat) for p in range(f.seats)],
        whirlwinds=[Whirlwind(w + 1, FIELD_NAMES[f.whirlwind[w]], f.flying == w + 1, claimants(f, w)) for w in range(WHIRLWINDS)],
        settling=f.settling,
        deck=sum(f.crossed) + f.closed,
        discard=dict(zip(CROSSED_NAMES, f.discard_crossed, strict=True)) | dict(zip(CARD_NAMES, f.discard, strict=True)),
        discs=sum(f.discs),
        unseen=dict(zip(DISC_NAMES, f.discs, strict=True)),
        winner=f.winner,
        weather=weather(f),
    )


def come(f: Facts, p: int) -> tuple[int, int, int]:
    """How far a seat has come, as the round limit counts it: discovery, way left, barrels."""
    return f.discovery[p], -steps(f, p), f.barrels[p]


def achievements(f: Facts, seat: int) -> list[str]:
    """How the game was won: home with the discovery, or farthest on the way when the rounds were over."""
    if f.winner != NOBODY_WON:
        return ["home"] if f.winner == seat else []
    return ["farthest"] if f.phase == Phase.OVER and come(f, seat) == max(come(f, p) for p in range(f.seats)) else []


# --- The story ----------------------------------------------------------------------------------
Said = dict[str, int | str]


def details(f: Facts, kind: str, args: Said) -> Said:
    """What the sentence of an act needs beside its arguments, from the position before it."""
    match kind:
        case "sail":
            to = int(NEIGHBOUR[f.ship[f.active], DIRECTION_NAMES.index(str(args["direction"]))])
            return {"field": FIELD_NAMES[to] if to >= 0 else "–"}
        case "whirl":
            at = f.whirlwind[int(args["whirlwind"]) - 1]
            to = int(NEIGHBOUR[at, DIRECTION_NAMES.index(str(args["direction"]))])
            return {"field": FIELD_NAMES[to] if to >= 0 else "–"}
        case "relocate" | "leave":
            return {"whirlwind": f.settling, "at": FIELD_NAMES[f.whirlwind[f.settling - 1]] if f.settling else "–"}
        case "raise_storm":
            return {"spins": sum(s == Symbol.STORM for s in f.die)}
        case "good_weather" | "let_it_blow":
            return {"zone": f.zone}
        case "accept" | "spin_again":
            return {"zone": f.zone, "direction": DIRECTION_NAMES[f.wind], "left": f.storms - f.spins}
        case "reroll":
            chosen = [i + 1 for i in range(DICE) if int(args["dice"]) >> i & 1]
            return {"count": len(chosen), "which": ", ".join(map(str, chosen))}
        case "decline":
            return {"barrels": min(DECLINED, MOST_BARRELS - f.barrels[f.active])}
        case "open_disc":
            palms = int(PALMS[DISC_NAMES.index(str(args["disc"]))])
            return {"barrels": min(palms, MOST_BARRELS - f.barrels[f.active])}
        case "finish":
            return {"repaired": "yes" if Symbol.SAIL in f.die else "no"}
        case _:
            return {}


def narrate(before: Facts, kind: str, args: Said, after: Facts, names: Sequence[str]) -> tuple[Said, list[tuple[str, Said]]]:
    """What the sentence of an act needs beside its arguments, and the further sentences that tell what followed from it."""
    who = before.actor if before.actor >= 0 else before.active
    if kind == "start_player":
        who = int(args["seat"])
    said: Said = {"who": names[who], **details(before, kind, args)}
    return said, news(before, kind, args, after, names)


def news(before: Facts, kind: str, args: Said, after: Facts, names: Sequence[str]) -> list[tuple[str, Said]]:
    """What happened by itself: ships driven, masts lost, turns missed, rounds begun, the end."""
    out: list[tuple[str, Said]] = []
    order: list[int] = [(before.active + i) % before.seats for i in range(before.seats)]
    active = names[int(before.active)]
    if kind == "die" and after.phase != Phase.DICE:
        shown = zip(("first", "second", "third", "fourth"), sorted(after.die), strict=True)
        out.append(("news-throw", {"who": active, **{nth: SYMBOL_NAMES[int(symbol)] for nth, symbol in shown}}))
    if kind in ("spin", "accept", "turn_up"):
        out += [
            ("news-driven", {"who": names[p], "from": FIELD_NAMES[before.ship[p]], "field": FIELD_NAMES[after.ship[p]]})
            for p in order
            if after.ship[p] != before.ship[p]
        ]
    if kind == "turn_up" and not weather(before) and str(args["card"]).startswith(("fog", "hurricane")):
        out.append(("news-no-weather", {}))
    for p in order:
        if before.mast[p] and not after.mast[p]:
            out.append((cause(before, kind, args, after, p), {"who": names[p], "field": FIELD_NAMES[int(after.ship[p])]}))
        elif after.mast[p] and not before.mast[p] and kind == "finish":
            out.append(("news-repaired", {"who": names[p]}))
    if kind == "turn_up" and sum(after.misses) > sum(before.misses):
        out.append(("news-mutiny-misses", {"who": active}))
    out += turns_lost(before, after, names)
    if after.phase == Phase.OVER and before.phase != Phase.OVER:
        if after.winner != NOBODY_WON:
            out.append(("news-wins", {"who": names[int(after.winner)]}))
        else:
            out.append(("news-round-limit", {"rounds": after.round_limit}))
    return out


def cause(before: Facts, kind: str, args: Said, after: Facts, p: int) -> str:
    """Why a mast fell: a whirlwind, rocks to leeward, or another ship."""
    if kind in ("whirl", "relocate", "sail") or any(after.claim[w][p] for w in range(WHIRLWINDS)):
        return "news-mast-whirlwind"
    zone, wind = before.zone, after.wind
    if kind == "turn_up":  # only fog blows as soon as it is drawn
        zone, wind = EVERYWHERE, int(FOG_DIRECTION[CROSSED_NAMES.index(str(args["card"])) - Crossed.FOG_N])
    field = before.ship[p]
    to = int(NEIGHBOUR[field, wind])
    driven = field != PORT and zone in (EVERYWHERE, int(ZONE[field]))
    return "news-mast-rocks" if driven and to >= 0 and not IS_SAILED[to] else "news-mast-ship"


def weather(f: Facts) -> bool:
    """Do fog and hurricane of a card blow yet (CO-6.1)?"""
    return bool(f.early_card_weather or f.round_number > 1)


def turns_lost(before: Facts, after: Facts, names: Sequence[str]) -> list[tuple[str, Said]]:
    """Every turn that was passed over, in the order of play (CO-3.1, CO-3.2)."""
    lost = [max(0, was - has) for was, has in zip(before.misses, after.misses, strict=True)]
    turns = [(p, turn) for turn in range(max(lost)) for p in ((before.active + 1 + i) % before.seats for i in range(before.seats))]
    told: list[tuple[str, Said]] = [("news-turn-lost", {"who": names[int(p)]}) for p, turn in turns if turn < lost[p]]
    return told
