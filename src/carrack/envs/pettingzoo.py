"""A game in the words of PettingZoo: agents take turns (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Dict
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from carrack.core.game import Game
from carrack.core.match import Refused

from .drawing import MODES, draw, known_mode
from .rows import Rows, known_seed
from .spaces import acts_of, mask_copy, masks_of, observations_of
from .stepping import EVERYTHING

Observation = dict[str, Any]


class AEC(AECEnv[str, Observation, int], EzPickle):
    """One game. Agents are `player_0`, `player_1`, …; an observation has the parts `observation` and `action_mask`.

    A mask is all zeros when another agent is to act. Luck is settled within a step. `step` raises Refused, with the rule, if an act is not
    legal, and then nothing has changed. All agents end together, with the utility as their last reward.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: Game | str, seats: int = 0, *, reward: str = "win", render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.rows = Rows(game, 1, seats, options, reward=reward, observations=False)
        self.game, self.render_mode = self.rows.game, known_mode(render_mode)
        EzPickle.__init__(self, self.game.name, seats, reward=reward, render_mode=render_mode, **options)
        self.metadata = self.metadata | {"name": f"{self.game.name}_v{self.game.version}"}
        self.possible_agents = [f"player_{p}" for p in range(self.rows.seats)]
        self.agents: list[str] = []
        self._seat = {agent: p for p, agent in enumerate(self.possible_agents)}
        self._mask, self._seeded = self.rows.masks[0], False
        look = Dict({"observation": observations_of(self.game), "action_mask": masks_of(self.game)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, look)
        self.action_spaces: dict[str, Any] = {agent: acts_of(self.game) for agent in self.possible_agents}
        self.state_space = look["observation"]

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's acts."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of the seed, else the one after the last, which was the first with a fresh seed."""
        if seed is not None or not self._seeded:
            self.rows.seed(known_seed(seed))
            self._seeded = True
        self.rows.advance(self.rows.begin)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.rows.actors[0]]

    def step(self, action: int) -> None:
        """Do an act of the agent to act; None once it has ended."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if not (0 <= action < len(self._mask) and self._mask[action]):
            raise Refused(self.rows.why_not(0, action))
        rows = self.rows
        self._cumulative_rewards[self.agent_selection] = 0.0
        rows.act(action)
        if rows.done[0]:
            paid = rows.rewards[0].tolist()
            self.rewards = dict(zip(self.possible_agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.possible_agents[0]
        else:
            self.agent_selection = self.possible_agents[rows.actors[0]]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, in new arrays."""
        mask = mask_copy(self._mask) if agent == self.agent_selection else np.zeros(len(self._mask), np.int8)
        return {"observation": self.rows.look(self._seat[agent]), "action_mask": mask}

    def state(self) -> Any:
        """Everything, also what is hidden, in the order of seat 0: for training with a central critic."""
        return self.rows.look(0, EVERYTHING)

    def render(self) -> str | None:
        """The position as the agent to act knows it: text for a terminal, or an SVG document."""
        if self.render_mode is None:
            return None
        return draw(self.game, self.rows.states, 0, self._seat[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def __repr__(self) -> str:
        return f"aec({self.game.name!r}, seats={self.rows.seats})"


def aec(game: Game | str, seats: int = 0, *, reward: str = "win", render_mode: str | None = None, **options: object) -> AEC:
    """A PettingZoo environment for one game; `options` are those of the game.

    >>> env = aec("columbus", seats=3)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     seen, reward, ended, stopped, info = env.last()
    ...     env.step(None if ended else env.action_space(agent).sample(seen["action_mask"]))
    """
    return AEC(game, seats, reward=reward, render_mode=render_mode, **options)
