"""What New England looks like: the picture for screens, and what just happened in words. Nothing is hidden, so all see the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from carrack.core.state import Facts, shared

from .content import (
    BONUS,
    COASTAL_PLOTS,
    EXTRA_OFFERS,
    FACINGS,
    FAMILIES,
    FIGURE_CARDS,
    INCOME,
    KINDS,
    LEAST_LAND,
    MOST_LAND,
    MOST_PURCHASES,
    NORTH,
    OFF_BOARD,
    OFFER,
    PLOT_NAMES,
    PLOTS,
    SECOND,
    SHAPE_SPOT,
    TERRAINS,
    TOKENS,
    Card,
    Figure,
    Lie,
    Shape,
    Terrain,
)
from .state import EMPTY, NO_TOKEN, NOBODY_OWNS, NOT_LAID, NOTHING, USED, Phase

PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
TERRAIN_NAMES = tuple(terrain.name.lower() for terrain in Terrain)
CARD_NAMES = tuple(card.name.lower() for card in Card)
SHAPE_NAMES = tuple(shape.name.lower() for shape in Shape)
FIGURE_NAMES = tuple(figure.name.lower() for figure in Figure)
FIGURES = CARD_NAMES[:FIGURE_CARDS]
LIE_NAMES = tuple(lie.name.lower() for lie in Lie)
PIECE_NAMES = TERRAIN_NAMES + CARD_NAMES
POINTS = tuple(KINDS[card].points for card in Card)
COAST = frozenset(COASTAL_PLOTS)
EXTRA_SPACES = tuple(f"X{n + 1}" for n in range(EXTRA_OFFERS))
SPACES = (*(str(n + 1) for n in range(OFFER)), *EXTRA_SPACES)
APART = ("corners", "edges", "terrain")
BUYING = frozenset({Phase.TURN, Phase.EXTRA_LAND, Phase.EXTRA_CARD, Phase.LAND_PLOT, Phase.SHAPE_SPOT, Phase.FIGURE_TILE, Phase.RESEAT})


# --- The picture --------------------------------------------------------------------------------
class Tile(Struct, frozen=True, gc=False):
    """A tile on the board; a start tile has two plots and is one tile."""

    plots: list[str]
    terrain: str
    owner: int
    used: bool
    start: bool
    coastal: bool
    figure: str | None


class Piece(Struct, frozen=True, gc=False):
    """A land tile or a card, wherever it lies."""

    name: str  # of a terrain, or of a kind of card
    land: bool
    terrain: str | None  # None: a figure card
    shape: str | None  # of a land-use card
    figure: str | None  # of a figure card
    points: int


class Space(Struct, frozen=True, gc=False):
    """An offer space."""

    space: str  # 1 to 9, X1 to X4
    holds: str  # land, either, card; extra beside the board
    piece: Piece | None
    carry_out: bool  # the active player could carry out this card now
    lay: bool  # the active player could lay this tile now


class Token(Struct, frozen=True, gc=False):
    token: int
    seat: int  # -1: in the row


class Area(Struct, frozen=True, gc=False):
    """A family's land of one terrain."""

    terrain: str
    plots: int
    unused: int  # plots that a card could still use; not those under a barn
    room: list[str]  # plots on which it could grow now
    start_tile: list[str]  # its two plots; none while it has not been laid


class Player(Struct, frozen=True, gc=False):
    seat: int
    family: str
    money: int
    income: int  # at the end of a turn
    token: int  # 0: none
    place: int  # in the order of turns still to be taken this round, 1 first; 0: none
    pilgrims: int
    barns: int
    ships: int
    most: list[str]  # the figures of which the seat has most
    cards: dict[str, int]  # face up
    stored: list[str]  # cards in barns
    empty_barns: int
    areas: list[Area]
    free_tiles: int  # own, unused, without a figure
    score: int
    parts: dict[str, int]  # of the score: cards, pilgrims, barns, ships


class Lifted(Struct, frozen=True, gc=False):
    """A figure that steps aside."""

    figure: str
    origin: list[str]  # the plots of the tile it stood on
    seated: bool


class Pending(Struct, frozen=True, gc=False):
    """What is being laid or carried out."""

    piece: Piece
    plots: list[str]  # chosen for the card
    lifted: list[Lifted]
    reseat: int  # the place in `lifted` of the figure that looks for a seat, -1: none
    apart: str | None  # what a start tile keeps away from: corners and edges of others, their edges, or rivals of its terrain


class Picture(Struct, frozen=True, gc=False):
    """What a screen shows."""

    seat: int  # of the viewer, -1 for a spectator
    seats: int
    phase: str
    actor: int
    active: int
    first: int  # the start player
    turn: int
    round: int  # 0 while start tiles are laid
    rounds_left: int  # for which bag and stack suffice at most after this one; -1: not even for this one, or there is none
    price: int  # what each purchase costs the active player, 0 outside turns
    purchases_left: int
    may_reveal: bool
    can_carry_out: list[str]  # of the cards at hand
    announced: int
    endings: list[int]  # numbers of land tiles that would end the game if announced now
    tiles: list[Tile]
    barred: list[str]  # plots that the start tile in hand must not cover
    spaces: list[Space]
    tokens: list[Token]
    order: list[int]  # the seats whose turns are still to come, the present one first
    players: list[Player]
    pending: Pending | None
    bag: dict[str, int]  # land tiles left
    stack: dict[str, int]  # cards left
    removed: dict[str, int]  # pieces out of the game
    winners: list[int]


# --- Sets of plots and pieces -------------------------------------------------------------------
@lru_cache(8192)
def plots_of(north: int, south: int) -> list[str]:
    """The plots of a set, in their order."""
    return [name for i, name in enumerate(PLOT_NAMES) if (north >> i if i < NORTH else south >> (i - NORTH)) & 1]


def tile_plots(f: Facts, plot: int) -> list[str]:
    """The plots of the tile that begins here."""
    owner, ground = f.owner[plot], f.ground[plot]
    if owner != NOBODY_OWNS:
        spot = f.start_tile[owner][(ground - 1) % TERRAINS]
        if spot != NOT_LAID and spot % PLOTS == plot:
            return [PLOT_NAMES[plot], PLOT_NAMES[SECOND[spot // PLOTS, plot]]]
    return [PLOT_NAMES[plot]]


def tile_name(f: Facts, plot: int) -> str:
    return "–".join(tile_plots(f, plot))


def _piece(name: str) -> Piece:
    if name in TERRAIN_NAMES:
        return Piece(name, True, name, None, None, 0)
    kind = KINDS[Card[name.upper()]]
    if kind.terrain < 0:
        return Piece(name, False, None, None, name, kind.points)
    return Piece(name, False, TERRAIN_NAMES[kind.terrain], SHAPE_NAMES[kind.shape], None, kind.points)


PIECES = {name: _piece(name) for name in PIECE_NAMES}


# --- The board and the offer --------------------------------------------------------------------
@shared
def tiles(f: Facts) -> list[Tile]:
    """Every tile on the board, by its first plot."""
    out = list[Tile]()
    tails = set(plots_of(*f.tails))
    for i, ground in enumerate(f.ground):
        if ground == EMPTY or PLOT_NAMES[i] in tails:
            continue
        plots = tile_plots(f, i)
        out.append(
            Tile(
                plots=plots,
                terrain=TERRAIN_NAMES[(ground - 1) % TERRAINS],
                owner=f.owner[i],
                used=ground >= USED,
                start=len(plots) == 2,
                coastal=any(PLOT_NAMES.index(name) in COAST for name in plots),
                figure=FIGURE_NAMES[f.figure[i]] if f.figure[i] else None,
            )
        )
    return out


def room(f: Facts, p: int, terrain: int) -> list[str]:
    """The plots where a seat could lay a tile of a terrain (NE-7.1 to NE-7.3)."""
    halves = list[int]()
    for half in range(2):
        free = f.border[p][terrain][half] & ~f.covered[half]
        for q in range(f.seats):
            if q != p:
                free &= ~f.border[q][terrain][half]
        halves.append(free)
    return plots_of(*halves)


def may_hold(space: int) -> str:
    """What may lie on an offer space (NE-1.3)."""
    if space >= OFFER:
        return "extra"
    return "land" if space < LEAST_LAND else "either" if space < MOST_LAND else "card"


@shared
def spaces(f: Facts) -> list[Space]:
    out = list[Space]()
    for i, what in enumerate(f.offer):
        if i >= OFFER + f.extra_offers:
            break
        turn = f.phase == Phase.TURN and what != NOTHING
        out.append(
            Space(
                space=SPACES[i],
                holds=may_hold(i),
                piece=PIECES[PIECE_NAMES[what]] if what != NOTHING else None,
                carry_out=turn and what >= TERRAINS and bool(f.can_carry_out >> (what - TERRAINS) & 1),
                lay=turn and what < TERRAINS and bool(room(f, f.active, what)),
            )
        )
    return out


def endings(f: Facts) -> list[int]:
    """The numbers of land tiles that bag and stack cannot serve: to announce one ends the game (NE-4.2), if that may be done (NE-13.2)."""
    numbers = range(LEAST_LAND, MOST_LAND + 1)
    out = [n for n in numbers if sum(f.bag) < n or sum(f.stack) < OFFER - n]
    return [] if f.end_choice and len(out) < len(numbers) else out


def rounds_left(f: Facts) -> int:
    """Each round needs at least three land tiles, three cards, and nine of both together (NE-4.1); as it is announced, its own are not drawn yet."""
    if not f.round_number or f.phase == Phase.OVER:
        return -1
    tiles, cards = sum(f.bag), sum(f.stack)
    rounds = min(tiles // LEAST_LAND, cards // (OFFER - MOST_LAND), (tiles + cards) // OFFER)
    return rounds - 1 if f.phase == Phase.ANNOUNCE else rounds


def order(f: Facts) -> list[int]:
    """The seats whose turns are still to come, by their tokens (NE-6.1); nobody knows before the last is taken."""
    if f.phase == Phase.TOKEN:
        return []
    return sorted((p for p in range(f.seats) if f.token[p] != NO_TOKEN), key=lambda p: -f.token[p])


# --- Families -----------------------------------------------------------------------------------
@shared
def most(f: Facts, p: int) -> list[str]:
    """The figures of which a seat has most, alone or tied, and at least one (NE-14.3, NE-14.4)."""
    return [name for k, name in enumerate(FIGURES) if f.cards[p][k] and f.cards[p][k] == max(f.cards[q][k] for q in range(f.seats))]


@shared
def breakdown(f: Facts, seat: int) -> list[tuple[str, int]]:
    """What the score of a seat is made of."""
    held = most(f, seat)
    cards = sum(n * points for n, points in zip(f.cards[seat], POINTS, strict=True))
    return [("cards", cards), *((f"{name}s", int(BONUS[k]) if name in held else 0) for k, name in enumerate(FIGURES))]


def score(f: Facts, seat: int) -> int:
    return sum(points for _, points in breakdown(f, seat))


@shared
def winners(f: Facts) -> list[int]:
    """Most points, then most money; equals share the win (NE-14.6). Nobody while the game is on."""
    if f.phase != Phase.OVER:
        return []
    best = max((score(f, p), f.money[p]) for p in range(f.seats))
    return [p for p in range(f.seats) if (score(f, p), f.money[p]) == best]


def area(f: Facts, p: int, terrain: int) -> Area:
    spot = f.start_tile[p][terrain]
    north, south = f.land[p][terrain]
    return Area(
        terrain=TERRAIN_NAMES[terrain],
        plots=len(plots_of(north, south)),
        unused=len(plots_of(north & ~f.closed[0], south & ~f.closed[1])),
        room=room(f, p, terrain),
        start_tile=[PLOT_NAMES[spot % PLOTS], PLOT_NAMES[SECOND[spot // PLOTS, spot % PLOTS]]] if spot != NOT_LAID else [],
    )


@shared
def player(f: Facts, p: int) -> Player:
    pilgrims, barns, ships = f.cards[p][:FIGURE_CARDS]
    coming = order(f)
    return Player(
        seat=p,
        family=FAMILIES[p],
        money=f.money[p],
        income=INCOME + pilgrims,
        token=f.token[p],
        place=coming.index(p) + 1 if p in coming else 0,
        pilgrims=pilgrims,
        barns=barns,
        ships=ships,
        most=most(f, p),
        cards={name: n for name, n in zip(CARD_NAMES, f.cards[p], strict=True) if n},
        stored=[name for name, n in zip(CARD_NAMES, f.stored[p], strict=True) for _ in range(n)],
        empty_barns=barns - f.stored_cards[p],
        areas=[area(f, p, terrain) for terrain in Terrain],
        free_tiles=sum(tile.owner == p and not tile.used and tile.figure is None for tile in tiles(f)),
        score=score(f, p),
        parts=dict(breakdown(f, p)),
    )


# --- All of it ----------------------------------------------------------------------------------
def pending(f: Facts) -> Pending | None:
    if f.pending == NOTHING:
        return None
    figures = ["ship"] * f.lifted_ships + ["pilgrim"] * (f.lifted_figures - f.lifted_ships)
    return Pending(
        piece=PIECES[PIECE_NAMES[f.pending]],
        plots=plots_of(*f.wanted),
        lifted=[Lifted(figure, tile_plots(f, f.lifted[i]), i < f.reseated) for i, figure in enumerate(figures)],
        reseat=f.reseated if f.phase == Phase.RESEAT else -1,
        apart=APART[f.apart] if f.phase == Phase.START_SPOT else None,
    )


def counted(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    return dict(zip(names, numbers, strict=True))


@shared
def table(f: Facts) -> Picture:
    """What everybody sees."""
    in_turn = f.phase in BUYING
    return Picture(
        seat=-1,
        seats=f.seats,
        phase=PHASE_NAMES[f.phase],
        actor=f.actor,
        active=f.active,
        first=f.first,
        turn=f.turn,
        round=f.round_number,
        rounds_left=rounds_left(f),
        price=f.token[f.active] if in_turn else 0,
        purchases_left=MOST_PURCHASES - f.purchases if in_turn else 0,
        may_reveal=bool(f.may_reveal),
        can_carry_out=[name for k, name in enumerate(CARD_NAMES) if f.phase == Phase.TURN and f.can_carry_out >> k & 1],
        announced=f.announced,
        endings=endings(f),
        tiles=tiles(f),
        barred=plots_of(*f.barred),
        spaces=spaces(f),
        tokens=[Token(t, f.token.index(t) if t in f.token else -1) for t in range(1, TOKENS + 1)],
        order=order(f),
        players=[player(f, p) for p in range(f.seats)],
        pending=pending(f),
        bag=counted(TERRAIN_NAMES, f.bag),
        stack=counted(CARD_NAMES, f.stack),
        removed=counted(PIECE_NAMES, f.removed),
        winners=winners(f),
    )


def picture(f: Facts, seat: int) -> Picture:
    """What a screen shows this seat: nothing is hidden, so only who is looking differs."""
    return replace(table(f), seat=seat)


def achievements(f: Facts, seat: int) -> list[str]:
    """What the tables of simulated games count for the winners."""
    land_use = [k for k, n in enumerate(f.cards[seat]) if n and k >= FIGURE_CARDS]
    used = {KINDS[Card(k)].terrain for k in land_use}
    return [*(f"most_{name}s" for name in most(f, seat)), *(["all_terrains"] if len(used) == TERRAINS else [])]


def roles(f: Facts, seat: int) -> dict[str, str]:
    """What a seat is from the start: the family."""
    return {"family": FAMILIES[seat].lower()}


# --- The story ----------------------------------------------------------------------------------
Said = dict[str, int | str]


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
    if len(won) == 1:
        out.append(("news-wins", {"who": names[won[0]], "points": score(after, won[0])}))
    else:
        out += [("news-shares", {"who": names[p], "points": score(after, p)}) for p in won]
    return out
