"""A game in the words of Gymnasium: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from carrack.bots import Bot, make_bot
from carrack.core.game import Game, games
from carrack.core.match import Refused

from .drawing import MODES, draw, known_mode
from .rows import Rows, known_seed
from .spaces import acts_of, mask_copy, observations_of
from .utility import by_score, by_win

NAMESPACE = "carrack"
ILLEGAL = ("lose", "error")
Seen = NDArray[np.float32]


class Single(Env[Seen, np.int64], EzPickle):
    """One seat against bots. The game moves on until the seat must act again; luck is settled within a step.

    `opponents` is the name of a bot, or a name for each other seat in order. `seat` is a number, or None to sit down anywhere, drawn at each
    reset. `action_masks()` and `info["action_mask"]` say what is legal. An act that is not legal loses the game (with points as reward: as
    if the seat had none), and `info["refused"]` says why; with `illegal="error"` it raises Refused instead, and nothing has changed.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        seats: int = 0,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.rows = Rows(game, 1, seats, options, reward=reward, observations=False)
        self.game, self.render_mode = self.rows.game, known_mode(render_mode)
        how = {"opponents": opponents, "seat": seat, "reward": reward, "illegal": illegal, "render_mode": render_mode}
        EzPickle.__init__(self, self.game.name, seats, **how, **options)
        n = self.rows.seats
        if seat is not None and not 0 <= seat < n:
            raise ValueError(f"seats are numbered from 0 to {n - 1}; there is no seat {seat}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.opponents = [opponents] * (n - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != n - 1:
            raise ValueError(f"{n} seats need {n - 1} opponents, not {len(self.opponents)}")
        for name in set(self.opponents):
            make_bot(name, self.game)  # raises ValueError if there is none
        self.seat, self._anywhere, self._illegal = seat or 0, seat is None, illegal
        self.observation_space, self.action_space = observations_of(self.game), acts_of(self.game)
        self._mask, self._points = self.rows.masks[0], reward == "score"
        self._bots: dict[int, Bot] = {}
        self._automatic, self._lost = 0, True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game: that of the seed, else one whose seed the generator of the environment draws."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(2**62)) if seed is None else known_seed(seed)
        if self._anywhere:
            self.seat = int(self.np_random.integers(self.rows.seats))
        others = [p for p in range(self.rows.seats) if p != self.seat]
        self._automatic, self._bots = 0, {}
        for p, name in zip(others, self.opponents, strict=True):
            if name == "random":
                self._automatic |= 1 << p
            else:
                self._bots[p] = make_bot(name, self.game, chosen + p)
        self.rows.seed(chosen)
        self._lost = False
        self.rows.advance(self.rows.begin, self._automatic)
        if self._bots:
            self._others()
        return self.rows.look(self.seat), {"action_mask": mask_copy(self._mask)}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Do an act, and all that happens until the seat must act again or the game is over."""
        if not (0 <= action < len(self._mask) and self._mask[action]):
            return self._refused(int(action))
        rows = self.rows
        rows.act(action, self._automatic)
        if self._bots:
            self._others()
        done = bool(rows.done[0])
        reward = float(rows.rewards[0, self.seat]) if done else 0.0
        return self.rows.look(self.seat), reward, done, False, {"action_mask": mask_copy(self._mask)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which acts are legal, as sb3-contrib asks for it."""
        return self._mask.copy()

    def _others(self) -> None:
        """Let the bots that are not played in compiled code act, until it is the seat's turn."""
        rows = self.rows
        while not rows.done[0] and rows.actors[0] != self.seat:
            p = int(rows.actors[0])
            rows.act(self._bots[p].choose(self.game.redacted(rows.states, 0, p), p), self._automatic)

    def _refused(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self._lost or self.rows.done[0]:
            raise ValueError("the game is over: reset begins another")
        why = self.rows.why_not(0, action)
        if self._illegal == "error":
            raise Refused(why)
        seats, engine = range(self.rows.seats), self.game.engine
        if self._points:
            worst = by_score([0 if p == self.seat else int(engine.score_at(self.rows.states, 0, p)) for p in seats])[self.seat]
        else:
            worst = by_win([p != self.seat for p in seats])[self.seat]
        self._lost = True
        self._mask[:] = False
        return self.rows.look(self.seat), worst, True, False, {"action_mask": mask_copy(self._mask), "refused": str(why)}

    def render(self) -> str | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """The position as the seat knows it: text for a terminal, or an SVG document."""
        return draw(self.game, self.rows.states, 0, self.seat, self.render_mode) if self.render_mode else None

    def __repr__(self) -> str:
        return (
            f"single({self.game.name!r}, seats={self.rows.seats}, opponents={self.opponents}, seat={None if self._anywhere else self.seat})"
        )


def single(game: Game | str, seats: int = 0, **how: Any) -> Single:
    """A Gymnasium environment for one seat; see `Single` for what else can be chosen, and `game.options` for the game's own.

    >>> env = single("columbus", seats=3, opponents=["greedy", "random"])
    >>> seen, info = env.reset(seed=7)
    >>> seen, reward, ended, stopped, info = env.step(env.action_space.sample(info["action_mask"]))
    >>> reward, ended
    (0.0, False)
    """
    return Single(game, seats, **how)


def name_of(game: Game) -> str:
    """What `gymnasium.make` calls a game: `carrack/columbus-v1`. The version is that of its rules."""
    return f"{NAMESPACE}/{game.name}-v{game.version}"


def register() -> None:
    """Make all games known to `gymnasium.make`; importing this module does it."""
    from gymnasium.envs.registration import register as add
    from gymnasium.envs.registration import registry

    for name, game in games().items():
        if name_of(game) not in registry:
            add(name_of(game), f"{__name__}:Single", kwargs={"game": name}, disable_env_checker=True)


register()
