"""The rules of New England, a file for each part of a round."""
# ruff: noqa: F401, F403

from .buying import *
from .figures import *
from .invariants import broken
from .land import *
from .rounds import *
from .scoring import score, standing
from .shapes import *
from .start import *
