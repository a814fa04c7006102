"""What a screen is shown of New England, part by part; the browser's types are made from this."""

from __future__ import annotations

from msgspec import Struct


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
    income: int  # at the end of a turn; 0: the game is over
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
