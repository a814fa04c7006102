"""The games in the words of OpenSpiel. Importing this module registers each as `carrack_<name>`.

    import pyspiel
    import carrack.envs.openspiel

    game = pyspiel.load_game("carrack_columbus(players=3,round_limit=40)")

Luck is a chance node; its probabilities are the integer weights of the rules over their sum. Options are parameters.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from carrack.core.actions import MOST_ACTS, ActionTable
from carrack.core.chance import generator
from carrack.core.game import Game, games, load
from carrack.core.log import BadLog, seen
from carrack.core.match import Refused, refusal
from carrack.core.state import CHANCE, States, shape_of

from .compiled import stepping
from .rows import known_game
from .stepping import EVERYTHING
from .utility import REWARDS, known_reward, utilities

PREFIX = "carrack_"
LONGER = 10  # with options of its own a game may take so many times the decisions of a default game
MOST_POINTS = 1e6  # no score differs by more
RECENT = 32  # acts in the piece `recent` of an information state
SPECTATOR = -1
TERMINAL = int(pyspiel.PlayerId.TERMINAL)  # CHANCE is the same number there and here
MARK = "_"  # before a label that is a number: OpenSpiel takes `start_player=0` for a number, and wants text

Seen = tuple[int, int, bool]  # who acted, the act, and whether all of it was seen


class Play:
    """One game as OpenSpiel holds it: a record, and the log since it began. It is all that a state keeps, and is quick to copy.

    `told` are the acts before the log, as one seat saw them: none, but for a world that was imagined in the middle of a game.
    """

    __slots__ = ("acts", "base", "eyes", "game", "head", "player", "reward", "states", "stories", "told", "who")

    def __init__(self, game: Game, reward: str, base: bytes, told: tuple[Seen, ...] = ()) -> None:
        self.game, self.reward, self.base, self.told = game, reward, base, told
        self.acts: list[int] = []
        self.who: list[int] = []  # the actor before each act
        self.eyes: list[int] = []  # and who sees what is hidden in it
        self.stories: dict[int | None, list[str]] = {}
        self.place(game.position(base))

    def place(self, states: States) -> None:
        self.states = states
        self.head = states["phase"], states["actor"], states["eyes"]  # views: quick to read
        self.turn()

    def turn(self) -> None:
        """Read who is to act, in OpenSpiel's numbers."""
        phase, actor, _ = self.head
        self.player = int(actor[0]) if phase[0] else TERMINAL

    def __deepcopy__(self, memo: Any) -> Play:
        copy = Play.__new__(Play)
        copy.game, copy.reward, copy.base, copy.told = self.game, self.reward, self.base, self.told
        copy.acts, copy.who, copy.eyes = self.acts.copy(), self.who.copy(), self.eyes.copy()
        copy.stories = {}
        copy.place(self.game.position(self.states.tobytes()))
        return copy

    def __reduce__(self) -> tuple[Callable[..., Play], tuple[Any, ...]]:
        return replayed, (self.game.name, self.reward, self.base, self.told, np.array(self.acts, np.int16).tobytes())

    def apply(self, a: int) -> None:
        """Do an act, or an outcome of luck, and write it down."""
        game, states = self.game, self.states
        why = game.engine.refuse_at(states, 0, a) if 0 <= a < len(game.actions) else 1
        if why:
            raise Refused(refusal(game, int(why)))
        self.acts.append(a)
        self.who.append(self.player)
        self.eyes.append(int(self.head[2][0]))
        game.engine.apply_at(states, 0, a)
        self.turn()

    def __len__(self) -> int:
        return len(self.told) + len(self.acts)

    def saw(self, i: int, seat: int | None) -> Seen:
        """Act number i as a seat saw it; None for the whole truth."""
        if i < len(self.told):
            return self.told[i]
        i -= len(self.told)
        a, who = self.acts[i], self.who[i]
        return who, a, seen(self.game.actions.kind_of[a], who, self.eyes[i], seat)

    def story(self, seat: int | None) -> list[str]:
        """All acts in words, as a seat saw them."""
        table, story = self.game.actions, self.stories.setdefault(seat, [])
        for i in range(len(story), len(self)):  # what is new since it was asked last
            _, a, whole = self.saw(i, seat)
            story.append(table.write(a, unseen=not whole))
        return story

    def imagined(self, seat: int, rng: Callable[[], float]) -> Play:
        """The same game in a world that the seat thinks possible."""
        world, table = self.game.redacted(self.states, 0, seat), self.game.actions
        self.game.engine.resample_at(world, 0, seat, generator(int(rng() * 2**53)))
        story = (self.saw(i, seat) for i in range(len(self)))
        told = tuple((who, a if whole else veiled(table, a), whole) for who, a, whole in story)
        return Play(self.game, self.reward, world.tobytes(), told)


@cache
def veiled(table: ActionTable, a: int) -> int:
    """The first of all acts that look alike to who does not see what is hidden in them."""
    kind, text = table.kind_of[a], table.write(a, unseen=True)
    return next(b for b in range(kind.base, kind.base + kind.size) if table.write(b, unseen=True) == text)


def replayed(name: str, reward: str, base: bytes, told: tuple[Seen, ...], acts: bytes) -> Play:
    """A play from its log, act by act; raises BadLog if the rules do not allow it."""
    play = Play(load(name), reward, base, told)
    try:
        for a in np.frombuffer(acts, np.int16).tolist():
            play.apply(a)
    except Refused as refused:
        raise BadLog(f"act {len(play.acts)}: {refused}") from refused
    return play


class CarrackGame(pyspiel.Game):
    """A game with its seats and options; each game has a class of its own."""

    game: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any]) -> None:
        game, seats, reward = self.game, int(params["players"]), known_reward(str(params["reward"]))
        given = {o.name: str(params[o.name]).removeprefix(MARK) for o in game.options if params[o.name] != -1}
        usual = all(o.read(given.get(o.name, o.standard(seats)), seats) == o.read(o.standard(seats), seats) for o in game.options)
        length = game.most_decisions * (1 if usual else LONGER)
        points = reward == "score"
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=len(game.actions),
            num_players=seats,
            min_utility=-MOST_POINTS if points else -1.0 / (seats - 1),
            max_utility=MOST_POINTS if points else 1.0,
            utility_sum=0.0,
            max_game_length=length,
        )
        super().__init__(self.kind, info, params)
        self.seats, self.length = seats, length
        self.start = Play(game, reward, game.fresh(seats, **given).tobytes())

    def new_initial_state(self, *_: Any) -> CarrackState:
        """A game before its first luck."""
        return CarrackState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More luck than any game has."""
        return LONGER * self.length

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Sees a state for a player; see `Observer`."""
        if params:
            raise ValueError(f"an observer has no parameters, but was given {params}")
        return Observer(self.game, self.seats, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class CarrackState(pyspiel.State):
    """A position. OpenSpiel copies and keeps what is in its `__dict__`: the play, and nothing else."""

    weights: NDArray[np.int64] = np.zeros(MOST_ACTS, np.int64)  # scratch space

    def __init__(self, game: CarrackGame) -> None:
        super().__init__(game)
        self.play: Play = game.start.__deepcopy__(None)

    def current_player(self) -> int:
        """The seat to act, or luck."""
        return self.play.player

    def _legal_actions(self, player: int) -> list[int]:
        game, out = self.play.game, self.play.game.scratch()
        return out[: game.engine.legal_at(self.play.states, 0, out)].tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of luck with their probabilities."""
        game, out, weights = self.play.game, self.play.game.scratch(), self.weights
        n = game.engine.outcomes_at(self.play.states, 0, out, weights)
        chances = weights[:n] / weights[:n].sum()
        return list(zip(out[:n].tolist(), chances.tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        self.play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.game.actions.write(action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.play.player == TERMINAL

    def returns(self) -> list[float]:
        """The utilities, once the game is over; before that nothing."""
        play = self.play
        if play.player != TERMINAL:
            return [0.0] * int(play.states["seats"][0])
        return utilities(play.game, play.states, 0, play.reward)

    def resample_from_infostate(self, player_id: int, rng: Callable[[], float]) -> CarrackState:
        """A state that the player cannot tell from this one. Its history is empty: what the player saw is kept, what it did not is not."""
        state: CarrackState = self.get_game().new_initial_state()
        state.play = self.play.imagined(player_id, rng)
        return state

    def __str__(self) -> str:
        play = self.play
        phase = play.game.phases(int(play.head[0][0])).name.lower()
        who = {TERMINAL: "over", CHANCE: "luck"}.get(play.player, f"seat {play.player}")
        digest = hashlib.blake2b(play.states.tobytes(), digest_size=8).hexdigest()
        return f"{play.game.title}, {len(play)} acts, {who}, {phase}, position {digest}"


class Observer:
    """What a player sees, as a tensor, as its named pieces, and as text.

    The pieces are those of the game's `observe.py`, the player's own seat first; `player` says which seat that is. Without public
    information only the pieces that can differ between players are there. An information state has the piece `recent` too: the last acts
    that the player saw. Its text has all of them, and is the log as this seat may read it.
    """

    def __init__(self, game: Game, seats: int, kind: Any) -> None:
        self.game, self.recall = game, bool(kind.perfect_recall)
        hidden = kind.private_info
        self.known: Callable[[int], int] = lambda player: player
        if hidden == pyspiel.PrivateInfoType.NONE:
            self.known = lambda _: SPECTATOR
        elif hidden == pyspiel.PrivateInfoType.ALL_PLAYERS:
            self.known = lambda _: EVERYTHING
        self.look, self.desk = stepping(game).look_at, game.blank()
        self.whole = np.zeros(game.observation_size, np.float32)
        pieces: dict[str, tuple[int, ...]] = {"player": (game.seats[-1],)}
        self.wanted = [p for p in game.pieces if kind.public_info or p.field in game.secrets]
        for piece in self.wanted:
            width = piece.width(game.seats[-1])
            shape = (*shape_of(game.state, piece.field), *((width,) if width > 1 else ()))
            pieces[piece.field] = shape or (1,)
        if self.recall:
            pieces["recent"] = (RECENT, 3)
        sizes = [int(np.prod(shape)) for shape in pieces.values()]
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {name: part.reshape(shape) for (name, shape), part in zip(pieces.items(), parts, strict=True)}

    def set_from(self, state: CarrackState, player: int) -> None:
        """Write the tensor for a player; -1, a player by default, is the first."""
        player = max(0, player)
        play = state.play
        self.look(play.states, 0, self.known(player), player, self.desk, 0, self.whole)
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        for piece in self.wanted:
            self.dict[piece.field].reshape(-1)[:] = self.whole[self.game.layout[piece.field]]
        if self.recall:
            self.dict["recent"][:] = self.recent(play, player)

    def recent(self, play: Play, player: int) -> NDArray[np.float32]:
        """The last acts that a player saw, the newest first: who acted, the kind, and the act, which is 0 if a part of it is hidden."""
        table, out = self.game.actions, np.zeros((RECENT, 3), np.float32)
        seats, kinds = int(play.states["seats"][0]), {kind.name: n for n, kind in enumerate(table.kinds, start=1)}
        for row, i in enumerate(range(len(play) - 1, max(-1, len(play) - 1 - RECENT), -1)):
            actor, a, whole = play.saw(i, player)
            out[row, 0] = 0.0 if actor == CHANCE else (1 + (actor - player) % seats) / seats
            out[row, 1] = kinds[table.kind_of[a].name] / len(kinds)
            out[row, 2] = (a + 1) / len(table) if whole else 0.0
        return out

    def string_from(self, state: CarrackState, player: int) -> str:
        """What a player sees, as text: the fields that are not zero, or all acts it saw."""
        play, known = state.play, self.known(max(0, player))
        if self.recall:
            return "\n".join([f"seat {player}", *play.story(None if known == EVERYTHING else known)])
        states = play.states if known == EVERYTHING else self.game.redacted(play.states, 0, known)
        shown = ((p.field, states[p.field][0].tolist()) for p in self.wanted if states[p.field].any())
        return " ".join([f"seat={player}", *(f"{name}={value}".replace(" ", "") for name, value in shown)])


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults; -1 is a number that depends on the players."""
    options = {o.name: o.default if isinstance(o.default, str | int) else -1 for o in game.options}
    return {"players": game.seats[0], "reward": REWARDS[0]} | options


def spiel(game: Game | str, seats: int = 0, *, reward: str = REWARDS[0], **options: object) -> Any:
    """An OpenSpiel game; `options` are those of the game.

    >>> state = spiel("columbus", seats=3, start_player=0).new_initial_state()
    >>> state.is_chance_node(), state.chance_outcomes()
    (True, [(0, 1.0)])
    """
    found = known_game(game)
    seats = seats or found.seats[0]
    given: dict[str, Any] = {"players": seats, "reward": known_reward(reward)}
    stored = found.read_options(seats, options)
    for option in found.options:
        if option.name in options:
            label = option.write(stored[option.name])
            given[option.name] = stored[option.name] if not option.choices else MARK + label if label.isdigit() else label
    return pyspiel.load_game(PREFIX + found.name, given)


def register() -> None:
    """Make all games known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for name, game in games().items():
        if PREFIX + name in known:
            continue
        kind = pyspiel.GameType(
            short_name=PREFIX + name,
            long_name=game.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if game.hidden
            else pyspiel.GameType.Information.PERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.seats[-1],
            min_num_players=game.seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=parameters(game),
        )
        made = type(f"{game.name.title()}Game", (CarrackGame,), {"game": game, "kind": kind})
        pyspiel.register_game(kind, made)


register()
