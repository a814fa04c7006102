"""The rules of Anno 1503, a file for each phase of the rulebook."""
# ruff: noqa: F401, F403

from .common import score, standing
from .events import *
from .invariants import broken
from .production import *
from .ships import *
from .trade import *
