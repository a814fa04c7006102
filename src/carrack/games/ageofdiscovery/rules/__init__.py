"""The rules of Age of Discovery, a file for each part of the rulebook."""
# ruff: noqa: F401, F403

from .common import score, standing
from .invariants import broken
from .market import *
from .placing import *
from .scoring import *
from .setup import *
from .turn import *
