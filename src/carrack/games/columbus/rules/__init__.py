"""The rules of Columbus, a file for each part of the voyage."""
# ruff: noqa: F401, F403

from .cards import *
from .common import fits, score, standing
from .invariants import broken
from .sailing import *
from .turn import *
from .weather import *
from .whirlwinds import *
