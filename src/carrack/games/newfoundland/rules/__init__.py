"""The rules of Race to the New Found Land, a file for each part of the round."""
# ruff: noqa: F401, F403

from .bills import *
from .cards import *
from .common import score, standing
from .deliver import *
from .discover import *
from .frames import *
from .goals import *
from .hidden import deal_unknown
from .invariants import broken
from .land import *
from .planning import *
from .settle import *
from .setup import *
