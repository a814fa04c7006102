"""The only import of Numba: `@rule`, where compiled code is cached, and how one function runs compiled and uncompiled.

Numba's own cache sees neither edits in imported files nor injected names. So every game has a cache folder of its own, named after a
digest of everything its compiled code is made of: an edit means a new folder, and stale rules cannot be played.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import os
import shutil
import stat
import sys
import tempfile
import types
from collections import namedtuple
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from typing import Any, TypeVar, cast

import numba as _numba
import numba.extending as _extending
import numpy
from numba.core import cgutils as _cgutils
from numba.core.dispatcher import Dispatcher

F = TypeVar("F", bound=Callable[..., Any])
numba: Any = _numba  # its types do not describe what is used here
nb: Any = _numba.types
cgutils: Any = _cgutils
extending: Any = _extending

CORE = Path(__file__).parent
GIVEN = os.environ.get("CARRACK_CACHE", "")  # where compiled code is to be kept
BOUNDS = os.environ.get("CARRACK_BOUNDS") == "1"  # check every index in compiled code too (slower; for tests)
OPTIONS = {
    "cache": True,
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": BOUNDS,
    "_nrt": False,  # rules allocate nothing, so nobody need count who holds an array: that took up to a quarter of a search's time
}
IN_CORE = (
    "actions.py",
    "chance.py",
    "engine.py",
    "hidden.py",
    "jit.py",
    "loops.py",
    "state.py",
    "turns.py",
    "view.py",
)  # what compiled code is made of
NOT_COMPILED = ("terminal", "terminal.py", "tests", "view", "view.py")  # of a game: drawing and telling never reach compiled code
KEPT = 6  # cache folders kept per game: switching between a few versions of the rules stays warm


@functools.cache
def home() -> Path:
    """The folder of all compiled code: `CARRACK_CACHE`, else the user's cache folder, else a temporary one if that cannot be written."""
    folder = Path(GIVEN) if GIVEN else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "carrack"
    why = unusable(folder)
    if not why:
        return folder
    other = temporary()
    if GIVEN:
        sys.stderr.write(f"carrack: warning: CARRACK_CACHE: {folder}: {why}; compiled code is kept in {other}\n")
    os.environ["CARRACK_CACHE"] = str(other)  # processes that this one starts use the same, and need not say it again
    return other


def unusable(folder: Path) -> str:
    """Why compiled code cannot be kept there, or nothing if it can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return (error.strerror or str(error)).lower()


def temporary() -> Path:
    """A folder beside those of other users, and ours alone: what lies in it is run."""
    folder = Path(tempfile.gettempdir()) / f"carrack-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        if ours(folder) and not unusable(folder):
            return folder
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="carrack-"))


def ours(folder: Path) -> bool:
    """Can nobody else have put something into this folder? On systems without user ids the temporary folder is a person's own."""
    found = folder.lstat()
    return not hasattr(os, "getuid") or (stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o022)


def sources(*roots: Path) -> list[Path]:
    """The Python files that compiled code is made of, below the given folders (or the given files), in an order that never changes."""
    files = [CORE / name for name in IN_CORE]
    for root in roots:
        found = [root] if root.is_file() else sorted(root.rglob("*.py"))
        files += [file for file in found if not set(NOT_COMPILED).intersection(file.parts[len(root.parts) :])]
    return files


@functools.cache
def folder_of(name: str, *roots: Path) -> Path:
    """The cache folder of compiled code made from core and these sources: any edit in them means another folder."""
    sums = hashlib.sha256(f"{sys.version} {numba.__version__} {numpy.__version__} {BOUNDS}".encode())
    for file in sources(*roots):
        sums.update(file.name.encode() + b"\0" + file.read_bytes())
    folder = home() / f"{name}-{sums.hexdigest()[:16]}"
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        prune(name, folder)
    return folder


def prune(name: str, current: Path) -> None:
    """Forget all but the newest cache folders of one name; another process may be doing the same."""
    old = [f for f in home().glob(f"{name}-*") if f != current and len(f.name) == len(name) + 17]

    def age(folder: Path) -> float:
        try:
            return folder.stat().st_mtime
        except OSError:
            return 0.0

    for folder in sorted(old, key=age, reverse=True)[KEPT - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)


def ints(names: dict[str, Any]) -> None:
    """Inside rules an enum is its plain ints, so that it has the same type compiled, uncompiled and on a GPU."""
    for name, value in names.items():
        if isinstance(value, type) and issubclass(value, IntEnum) and value is not IntEnum:
            names[name] = cast(Any, namedtuple)(name, list(value.__members__))(*map(int, value.__members__.values()))
        elif isinstance(value, IntEnum):
            names[name] = int(value)


def _called(made: Any, args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
    """How compiled code calls a rule: every whole number as int64. Numba would compile it anew for each constant and each width."""
    wide = [nb.int64 if isinstance(kind, nb.Integer) and kind != nb.uint64 else kind for kind in map(nb.unliteral, args)]
    return cast(Any, type(made)).get_call_template(made, tuple(wide), kws)


def rule(f: F) -> F:
    """Compile a function of the rules when it is first called; the result is kept on disk."""
    ints(f.__globals__)
    module = sys.modules[f.__module__]
    folder = getattr(module, "__cache__", None)
    if folder is None:
        source = Path(f.__code__.co_filename).parent
        source = source.parent if source.name == "rules" else source  # a game whose rules fill a folder
        folder = folder_of("core") if source == CORE else folder_of(source.name, source)
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)  # the cache's place is chosen at decoration
    try:
        made = numba.njit(**OPTIONS)(f)
    finally:
        numba.config.CACHE_DIR = before
    made.get_call_template = functools.partial(_called, made)
    return made


def copy_record(into: Any, i: int, source: Any, j: int) -> None:
    """Copy a position from one array of records to another."""
    into[i] = source[j]


@extending.intrinsic
def _copy(typing: Any, into: Any, i: Any, source: Any, j: Any) -> Any:
    """One call of memcpy. Numba assigns a record byte by byte, which for a large one takes LLVM seconds wherever it is inlined."""

    def place(context: Any, builder: Any, kind: Any, array: Any, index: Any) -> Any:
        held = context.make_array(kind)(context, builder, array)
        return cgutils.get_item_pointer(context, builder, kind, held, [index])

    def compiled(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        to, kind = place(context, builder, signature.args[0], *args[:2]), signature.args[2]
        size = context.get_constant(nb.intp, kind.dtype.size)
        cgutils.raw_memcpy(builder, to, place(context, builder, kind, *args[2:]), size, 1)
        return context.get_dummy_value()

    return nb.void(into, nb.intp, source, nb.intp), compiled


@extending.overload(copy_record)
def _copying(into, i, source, j):  # type: ignore  # Numba wants the very same parameters in both
    return lambda into, i, source, j: _copy(into, i, source, j)  # type: ignore


def load(path: Path, name: str, folder: Path, **names: Any) -> types.ModuleType:
    """Run the file at `path` as module `name` with these names given; its rules are compiled for, and cached in, `folder`."""
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {path}")
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(names, __cache__=folder)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def write(path: Path, text: str) -> Path:
    """Write a generated file once; many processes may do it at the same time."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(f".{os.getpid()}.part")
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    return path


@functools.cache
def _plain_names(module: str) -> dict[str, Any]:
    return dict(vars(sys.modules[module]))


@functools.cache
def plain(f: Callable[..., Any]) -> Callable[..., Any]:
    """The same function uncompiled, and uncompiled everything it calls: for coverage, breakpoints and the checked twin."""
    source = cast(Any, f).py_func
    code, names = source.__code__, _plain_names(source.__module__)
    twin = types.FunctionType(code, names, code.co_name, source.__defaults__, source.__closure__)
    for callee in code.co_names:
        value = names.get(callee)
        if isinstance(value, Dispatcher):
            names[callee] = twin if value is f else plain(cast(Any, value))
    return twin


def is_rule(f: object) -> bool:
    """Whether this is a compiled function."""
    return isinstance(f, Dispatcher)


def ready(f: object) -> bool:
    """Whether it can be called without compiling it first."""
    return bool(getattr(f, "signatures", True))


def cached(f: Callable[..., Any]) -> bool:
    """Whether this rule's last compilation came from disk."""
    stats = getattr(f, "stats", None)
    return bool(stats and stats.cache_hits and not stats.cache_misses)
