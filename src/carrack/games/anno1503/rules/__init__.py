"""The rules of Anno 1503, a file for each phase of the rulebook."""
# ruff: noqa: F403

from .common import score, standing
from .events import *
from .production import *
from .ships import *
from .trade import *
