"""Results as a Parquet file, one row for each game; docs/simulation.md describes its columns.

While games are played, every job that is done lies in a folder beside the file. A run that was stopped goes on from there. The file itself
appears when all is done, under its name only when it is whole; jobs lie in it in the order of their seeds, so equal runs give equal bytes.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from .results import SLICES, Plan, Ragged, Results

if TYPE_CHECKING:
    from .runners.job import Job

KEY = b"carrack"  # of the plan in the file's metadata
ROLE, POINTS = "role_", "points_"
NUMBERS = ("seed", "finished", "first", "decisions", "luck", "turns", "rounds")
BY_SEAT = ("scores", "standings")


def library() -> tuple[Any, Any]:
    """Arrow and its Parquet."""
    try:
        import pyarrow  # pyright: ignore[reportMissingTypeStubs]
        import pyarrow.parquet  # pyright: ignore[reportMissingTypeStubs]
    except ImportError as error:
        raise ValueError(f"Parquet files need Arrow (pip install carrack[scale]): {error}") from None
    return pyarrow, pyarrow.parquet


# --- tables -----------------------------------------------------------------------------------------
def to_table(results: Results) -> Any:
    """Results as an Arrow table."""
    pa, _ = library()
    n, seats = len(results), results.plan.seats

    def flat(column: Any) -> Any:
        wide = column.shape[1]
        return pa.ListArray.from_arrays(pa.array(np.arange(n + 1, dtype=np.int32) * wide), pa.array(column.ravel()))

    def words(values: Any, known: Sequence[str]) -> Any:
        return pa.DictionaryArray.from_arrays(pa.array(values), pa.array(known, pa.string()))

    def ragged(column: Ragged, **parts: Any) -> Any:
        inner = pa.StructArray.from_arrays(list(parts.values()), list(parts)) if len(parts) > 1 else next(iter(parts.values()))
        return pa.ListArray.from_arrays(pa.array(column.starts.astype(np.int32)), inner)

    won = results.won > 0
    columns: dict[str, Any] = {name: pa.array(getattr(results, name)) for name in NUMBERS}
    columns["winners"] = ragged(Ragged(np.cumsum([0, *won.sum(1)]), {}), seat=pa.array(np.nonzero(won)[1].astype(np.int8)))
    columns |= {name: flat(getattr(results, name)) for name in BY_SEAT}
    achieved = results.achieved
    columns["achieved"] = ragged(
        achieved, seat=pa.array(achieved.columns["seat"]), name=pa.array(achieved.columns["name"].tolist(), pa.string())
    )
    if results.plan.thorough:
        columns |= {f"{ROLE}{name}": strings(pa, names, n, seats) for name, names in results.roles.items()}
        columns |= {f"{POINTS}{name}": flat(values) for name, values in results.points.items()}
        columns["choices"] = flat(results.choices)
        columns["leads"] = ragged(results.leads, seat=pa.array(results.leads.columns["seat"]))
        taken = results.taken.columns
        columns["taken"] = ragged(
            results.taken,
            seat=pa.array(taken["seat"]),
            what=words(taken["thing"], results.things),
            times=pa.array(taken["times"]),
            offered=pa.array(taken["offered"]),
        )
    return pa.table(columns, metadata={KEY: msgspec.json.encode(results.plan)})


def strings(pa: Any, names: Any, n: int, seats: int) -> Any:
    """Names by game and seat; none is null."""
    values = pa.array([name or None for name in names.ravel().tolist()], pa.string())
    return pa.ListArray.from_arrays(pa.array(np.arange(n + 1, dtype=np.int32) * seats), values)


def from_table(table: Any) -> Results:
    """The inverse of `to_table`; raises ValueError if the table holds something else."""
    try:
        about: dict[bytes, bytes] = table.schema.metadata or {}
        plan = msgspec.json.decode(about[KEY], type=Plan)
        return _read(table.combine_chunks(), plan)
    except (KeyError, AttributeError, msgspec.MsgspecError) as error:
        raise ValueError(f"this is no table of simulated games: {type(error).__name__} {error}") from None


def _read(table: Any, plan: Plan) -> Results:
    n = table.num_rows

    def chunk(name: str) -> Any:
        column = table.column(name)
        return column.chunk(0) if column.num_chunks else column.combine_chunks()

    def plain(name: str) -> Any:
        return chunk(name).to_numpy(zero_copy_only=False)

    def flat(name: str, wide: int) -> Any:
        return chunk(name).flatten().to_numpy(zero_copy_only=False).reshape(n, wide)

    def ragged(name: str, parts: Sequence[str]) -> tuple[Ragged, Any]:
        column = chunk(name)
        starts = column.offsets.to_numpy().astype(np.int64)
        inner = column.flatten()
        values = {part: inner.field(part) for part in parts} if len(parts) > 1 else {parts[0]: inner}
        return Ragged(starts - starts[0], {}), values

    names: list[str] = table.schema.names
    achieved, inner = ragged("achieved", ("seat", "name"))
    achieved.columns = {"seat": inner["seat"].to_numpy(), "name": np.array(inner["name"].to_pylist(), np.str_)}
    out = Results(
        plan=plan, things=(), choices=np.zeros((n, 0), np.float32), achieved=achieved,
        **{name: plain(name) for name in NUMBERS}, **{name: flat(name, plan.seats) for name in BY_SEAT},
    )  # fmt: skip
    if plan.thorough:
        for name in names:
            if name.startswith(ROLE):
                found = [role or "" for role in chunk(name).flatten().to_pylist()]
                out.roles[name.removeprefix(ROLE)] = np.array(found, np.str_).reshape(n, plan.seats)
            elif name.startswith(POINTS):
                out.points[name.removeprefix(POINTS)] = flat(name, plan.seats)
        out.choices = flat("choices", SLICES)
        out.leads, inner = ragged("leads", ("seat",))
        out.leads.columns = {"seat": inner["seat"].to_numpy()}
        out.taken, inner = ragged("taken", ("seat", "what", "times", "offered"))
        out.things = tuple(inner["what"].dictionary.to_pylist())
        thing = inner["what"].indices.to_numpy().astype(np.int16)
        out.taken.columns = {
            "seat": inner["seat"].to_numpy(),
            "thing": thing,
            "times": inner["times"].to_numpy(),
            "offered": inner["offered"].to_numpy(),
        }
    return out


# --- files ------------------------------------------------------------------------------------------
def read(path: Path) -> Results:
    """A file of results; raises ValueError if it is none."""
    pa, pq = library()
    try:
        return from_table(pq.read_table(path))
    except pa.ArrowInvalid:
        raise ValueError(f"{path} is not a Parquet file") from None
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None


def place(path: Path) -> Path:
    """Where a file is written: a link stays a link, and a device is not ours to replace."""
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise ValueError(f"{path} is not a file: results replace it when all is done")
    return target


def write(path: Path, parts: Iterator[Any]) -> None:
    """Tables as one file, each a row group, through another file: a full disk leaves nothing half done, a killed process the old one."""
    _, pq = library()
    target = place(path)
    beside = target.with_name(target.name + ".new")
    writer: Any = None
    try:
        for table in parts:
            writer = writer or pq.ParquetWriter(beside, table.schema, compression="zstd")
            writer.write_table(table, row_group_size=max(1, table.num_rows))
        if writer:
            writer.close()
        beside.replace(target)
    except OSError as error:
        raise OSError(error.errno or 0, error.strerror or str(error), str(path)) from None
    finally:
        with contextlib.suppress(OSError):
            if writer:
                writer.close()
        beside.unlink(missing_ok=True)


class Parts:
    """The jobs of one run that are done, each as a file in a folder beside the file to be."""

    def __init__(self, path: Path, jobs: Sequence[Job]) -> None:
        library()
        place(path)  # before anything is played
        self.path, self.jobs = path, jobs
        self.folder = path.with_name(path.name + ".parts")
        terms = msgspec.json.encode((jobs[0].plan, jobs[0].first, sum(job.count for job in jobs)))
        about = self.folder / "about.json"
        if about.exists() and about.read_bytes() not in (b"", terms):  # empty: the disk was full when it was begun
            raise ValueError(f"{self.folder} holds a run that was stopped and that is about other games: finish it, or remove the folder")
        self.folder.mkdir(exist_ok=True)
        about.write_bytes(terms)

    def file(self, number: int) -> Path:
        return self.folder / f"{number:08}.parquet"

    def done(self) -> Iterator[tuple[int, Results]]:
        """The jobs done before; what cannot be read is played again."""
        for number in range(len(self.jobs)):
            if self.file(number).exists():
                try:
                    found = read(self.file(number))
                except (ValueError, OSError):
                    continue
                yield number, found

    def keep(self, number: int, results: Results) -> None:
        write(self.file(number), iter([to_table(results)]))

    def finish(self) -> None:
        """All jobs as one file; the folder goes."""
        _, pq = library()
        write(self.path, (pq.read_table(self.file(number)) for number in range(len(self.jobs))))
        shutil.rmtree(self.folder)
