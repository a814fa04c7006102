"""Simulation at scale: the same games whoever plays them, workers that die, and files of results."""

from __future__ import annotations

import multiprocessing
import os
import signal
import stat
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

import carrack
from carrack.arena import parquet
from carrack.arena.recorder import places, things
from carrack.arena.results import Results
from carrack.arena.runners import Failed, run
from carrack.arena.runners import ray as runner_ray
from carrack.arena.runners.job import Job, Recorder, plan_of, play, sliced
from carrack.arena.simulate import cut, simulate
from carrack.bots import make_bot
from carrack.cli.main import carrack as command
from carrack.core.game import load

COLUMBUS = carrack.load("columbus")
GAMES = list(carrack.games().values())
PLAN = plan_of(COLUMBUS, 2, ["greedy", "random"])
JOBS = [Job(PLAN, 100 + 5 * n, 5) for n in range(8)]


def same(one: Results, two: Results) -> bool:
    return parquet.to_table(one).equals(parquet.to_table(two))


def done(stream: Iterator[tuple[int, Results]]) -> dict[int, Results]:
    """All results by number; no job may come twice."""
    found: dict[int, Results] = {}
    for number, results in stream:
        assert number not in found
        found[number] = results
    return found


@pytest.fixture(scope="module")
def expected() -> dict[int, Results]:
    return done(run(JOBS, "serial"))


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A real Ray with two workers, on this machine only."""
    library = runner_ray.library()
    runner_ray.connect(library, 2, "")
    assert [node["NodeManagerAddress"] for node in library.nodes()] == ["127.0.0.1"]
    yield library
    library.shutdown()


@pytest.fixture
def helper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    """Work that other processes can import too."""

    def write(source: str) -> Any:
        (tmp_path / "strange_work.py").write_text(f"import os\nfrom carrack.arena.runners.job import play\n\n{source}\n")
        monkeypatch.syspath_prepend(str(tmp_path))
        sys.modules.pop("strange_work", None)
        import strange_work  # type: ignore

        return strange_work.work

    return write


# --- the same games ---------------------------------------------------------------------------------
def test_the_same_bytes_whoever_plays(tmp_path: Path, ray: Any) -> None:
    files: list[bytes] = []
    for runner, workers in (("serial", 0), ("processes", 2), ("processes", 3), ("ray", 2)):
        path = tmp_path / f"{runner}{workers}.parquet"
        report = simulate(COLUMBUS, 2, ["greedy", "random"], 230, 100, runner=runner, workers=workers, parquet=path)
        assert len(report.decisions) == 230
        files.append(path.read_bytes())
    assert len(set(files)) == 1
    assert [path.suffix for path in tmp_path.iterdir()] == [".parquet"] * 4  # nothing half done is left


def test_bots_that_search_play_the_same_games_everywhere() -> None:
    plan = plan_of(COLUMBUS, 2, ["search:iterations=6", "greedy"], {"round_limit": 20})
    jobs = cut(plan, 7, 6)
    assert [job.count for job in jobs] == [4, 2]
    here, there = (done(run(jobs, runner, 2)) for runner in ("serial", "processes"))
    assert all(same(here[n], there[n]) for n in range(2))
    match = COLUMBUS.new(seats=2, seed=8, round_limit=20)  # and the games are those of a match with that seed
    bots = [make_bot(spec, COLUMBUS, seed=8 * 2 + p + 1) for p, spec in enumerate(plan.bots)]
    while not match.over:
        match.play(bots[match.actor].choose(match.position(match.actor), match.actor))
    assert here[0].scores[1].tolist() == match.scores
    assert here[0].won[1].tolist() == [p in match.winners for p in range(2)]


def test_how_games_are_cut_into_jobs_depends_on_the_games_alone() -> None:
    for games in (1, 63, 64, 65, 50_000, 3_000_000):
        jobs = cut(PLAN, 3, games)
        assert [job.first for job in jobs] == [3 + sum(j.count for j in jobs[:n]) for n in range(len(jobs))]
        assert sum(job.count for job in jobs) == games
    assert len(cut(PLAN, 0, 3_000_000)) < 1000


def test_a_worker_with_other_rules_refuses() -> None:
    import msgspec

    other = msgspec.structs.replace(PLAN, sources="0" * 16)
    with pytest.raises(Failed, match="seeds 0 to 1 failed 3 times: Columbus is another version here"):
        done(run([Job(other, 0, 2)]))


# --- what is counted --------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_what_is_counted_is_what_was_played(game: carrack.Game) -> None:
    """A random game through Match, counted in Python, against the compiled count of its log."""
    seats = game.seats[-1]
    match = game.new(seats=seats, seed=11)
    begins = match.picture(-1).first if hasattr(match.picture(-1), "first") else match.picture(-1).active
    view, counted, wide, called = game.part("view"), Counter[tuple[int, str]](), list[int](), 0
    possible = Counter[tuple[int, str]]()
    texts, spoken = game.texts(), dict[tuple[str, str], str]()  # some details say the name of a thing, others its label
    for thing in things(game):
        key = f"{thing.arg}-{thing.label}".replace("_", "-")
        if texts.has(key):
            spoken[thing.arg, texts.say(key)] = thing.label
    while not match.over and len(wide) < 3000:
        act = match.choice()
        kind, _ = game.actions.args(act)
        _, words = game.actions.message(act)
        names = {kind.name, *(f"{kind.name} {arg}={word}" for arg, word in words.items())}
        if kind.name in places(game):
            word = places(game)[kind.name][0]
            named = view.details(match.facts(), kind.name, words).get(word) or getattr(match.picture(match.actor), word, None)
            if named not in (None, "none", "–"):
                called += 1
                names.add(f"{kind.name} {word}={spoken.get((word, str(named)), str(named).lower())}")
        counted.update((match.actor, name) for name in names)
        wide.append(len(match.legal))
        possible.update({(match.actor, game.actions.kind_of[a].name) for a in match.legal})
        possible.update(
            {
                (match.actor, f"{game.actions.kind_of[a].name} {arg}={word}")
                for a in match.legal
                for arg, word in game.actions.message(a)[1].items()
            }
        )
        match.play(act)
    recorder = Recorder(plan_of(game, seats, ["random"] * seats))
    states = game.blank()
    tables = (recorder.table, recorder.counts, recorder.wide, recorder.leads, recorder.course)
    recorder.bound.rerun(states, 0, recorder.fresh, np.array(match.log.acts, np.int16), True, recorder.desk.out, *tables)
    taken, offered, _ = recorder.counts
    seat, thing = np.nonzero(taken)
    labels = [str(t).replace("-", "_") for t in things(game)]
    found = {(int(p), labels[t]): int(taken[p, t]) for p, t in zip(seat, thing, strict=True)}
    assert found == {(p, name.replace("-", "_")): n for (p, name), n in counted.items()}
    could = {(int(p), str(things(game)[t])): int(offered[p, t]) for p, t in zip(*np.nonzero(offered), strict=True)}
    named = {f"{kind} {where[0]}" for kind, where in places(game).items()}
    assert {key: n for key, n in could.items() if key[1].partition("=")[0] not in named} == possible
    assert (offered >= taken).all()
    assert recorder.wide[: len(wide)].tolist() == wide
    assert recorder.course[0] == len(wide)
    assert recorder.course[2] == begins
    assert recorder.course[3] == len(set(recorder_turns(game, match.log.acts, seats)))
    assert called > 0 or not places(game)


def recorder_turns(game: carrack.Game, acts: list[int], seats: int) -> Iterator[int]:
    """The turns in which somebody decided something."""
    states = game.fresh(seats)
    for act in acts:
        if states["actor"][0] >= 0:
            yield int(states["turn"][0])
        game.engine.apply_at(states, 0, act)


def test_choices_are_kept_for_the_parts_of_a_game() -> None:
    assert sliced(np.arange(40)).tolist() == [0.5 + 2 * n for n in range(20)]
    assert sliced(np.array([7], np.int16)).tolist() == [7.0] * 20
    assert sliced(np.array([], np.int16)).tolist() == [0.0] * 20


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_roles_are_dealt_to_all_or_to_nobody(game: carrack.Game) -> None:
    results = play(Job(plan_of(game, 3, ["random"] * 3), 0, 3))
    assert all((names != "").all() for names in results.roles.values())
    assert set(results.roles) == {
        "anno1503": {"home"}, "columbus": set(), "newengland": {"family"}, "ageofdiscovery": {"special", "joker"}, "newfoundland": {"country"}
    }[game.name]  # fmt: skip
    for parts in [results.points] if results.points else []:
        assert (sum(parts.values()) == results.scores).all()


# --- workers that fail ------------------------------------------------------------------------------
def test_killed_processes_lose_and_repeat_nothing(expected: dict[int, Results]) -> None:
    killed: list[int] = []
    found: dict[int, Results] = {}
    for number, results in run(JOBS, "processes", 2):
        assert number not in found
        found[number] = results
        if len(found) in (1, 4):
            for child in multiprocessing.active_children():
                os.kill(child.pid or 0, signal.SIGKILL)
                killed.append(child.pid or 0)
    assert len(set(killed)) >= 3
    assert all(same(found[n], expected[n]) for n in range(len(JOBS)))
    assert not [child for child in multiprocessing.active_children() if child.name == "carrack-worker"]


def test_what_fails_once_is_tried_again(helper: Callable[[str], Any], tmp_path: Path, expected: dict[int, Results]) -> None:
    mark = tmp_path / "failed"
    work = helper(
        f"def work(job):\n    if job.first == 110:\n        try:\n            open({str(mark)!r}, 'x').close()\n"
        "        except FileExistsError:\n            return play(job)\n        raise OSError('the disk is asleep')\n    return play(job)"
    )
    found = done(run(JOBS, "processes", 2, work=work))
    assert mark.exists()
    assert all(same(found[n], expected[n]) for n in range(len(JOBS)))


def test_what_fails_again_and_again_is_named(helper: Callable[[str], Any]) -> None:
    work = helper("def work(job):\n    if job.first == 115:\n        os._exit(3)\n    return play(job)")
    with pytest.raises(Failed, match="seeds 115 to 119 failed 3 times: its process ended with code 3"):
        done(run(JOBS, "processes", 2, work=work))
    assert not [child for child in multiprocessing.active_children() if child.name == "carrack-worker"]

    def broken(job: Job) -> Results:
        raise KeyError("no rose")

    with pytest.raises(Failed, match="seeds 100 to 104 failed 3 times: 'no rose'"):
        done(run(JOBS, "serial", work=broken))


def of_ray(ancestor: int) -> list[int]:
    """The processes of Ray that are playing, below one process."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        try:
            if not entry.name.isdigit() or not (entry / "cmdline").read_bytes().startswith(b"ray::slowly"):
                continue
            up = int(entry.name)
            while up not in (0, 1, ancestor):
                up = int((Path("/proc") / str(up) / "stat").read_text().rpartition(")")[2].split()[1])
            if up == ancestor:
                found.append(int(entry.name))
        except (OSError, ValueError):
            continue
    return found


def test_killed_workers_of_ray_lose_and_repeat_nothing(ray: Any, expected: dict[int, Results]) -> None:
    def slowly(job: Job) -> Results:
        import time

        from carrack.arena.runners.job import play

        time.sleep(0.3)  # to be met at work
        return play(job)

    killed: set[int] = set()
    found: dict[int, Results] = {}
    for number, results in run(JOBS, "ray", 2, work=slowly):
        assert number not in found
        found[number] = results
        if not killed:
            for process in of_ray(os.getpid()):
                os.kill(process, signal.SIGKILL)
                killed.add(process)
    assert killed
    assert all(same(found[n], expected[n]) for n in range(len(JOBS)))


def test_ray_names_what_fails_again_and_again(ray: Any) -> None:
    def deadly(job: Job) -> Results:
        import os

        from carrack.arena.runners.job import play

        if job.first == 120:
            os._exit(1)
        return play(job)

    with pytest.raises(Failed, match="seeds 120 to 124 failed 3 times: WorkerCrashedError"):
        done(run(JOBS, "ray", 2, work=deadly))


def test_what_runners_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="no runner is called 'oxen'; there are serial, processes, ray"):
        done(run(JOBS, "oxen"))
    with pytest.raises(ValueError, match="only the runner ray has an address, not processes"):
        done(run(JOBS, "processes", address="10.0.0.1:6379"))
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match=r"pip install carrack\[scale\]"):
        done(run(JOBS, "ray"))


def test_an_address_where_nobody_listens() -> None:
    assert not runner_ray.answers("127.0.0.1:1")
    assert not runner_ray.answers("nonsense")
    with pytest.raises(ValueError, match="there is no Ray at"):
        runner_ray.connect(None, 2, "ray://127.0.0.1:1")


# --- files ------------------------------------------------------------------------------------------
def test_the_file_has_the_columns_that_the_documentation_names(tmp_path: Path) -> None:
    game = load("newfoundland")
    path = tmp_path / "games.parquet"
    simulate(game, 2, ["greedy", "random"], 20, 5, parquet=path)
    schema = pq.read_schema(path)
    page = (Path(__file__).parents[1] / "docs" / "simulation.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:3] for line in page.partition("## The Parquet file")[2].splitlines() if line.startswith("| `")]
    documented = {name.strip().strip("`"): kind.strip().strip("`") for name, kind in rows}
    for field in schema:
        name = field.name if field.name in documented else field.name.split("_")[0] + "_…"
        kind = str(field.type).replace("item: ", "").replace("element: ", "").replace(" not null", "")
        kind = kind.replace("dictionary<values=string, indices=int16, ordered=0>", "string").replace("int16, ordered=0", "")
        assert documented[name] == kind, field
    covered = {f.name for f in schema} | {f.name.split("_")[0] + "_…" for f in schema}
    assert not [name for name in documented if name not in covered]
    results, table = parquet.read(path), pq.read_table(path)
    assert table.num_rows == 20
    assert table.column("seed").to_pylist() == list(range(5, 25))
    for row, won in zip(table.to_pylist(), results.won, strict=True):
        best = max(row["standings"])
        assert row["winners"] == [p for p in range(2) if row["standings"][p] == best] == np.flatnonzero(won).tolist()
        assert sum(t["times"] for t in row["taken"] if " " not in t["what"]) == row["decisions"]
        assert row["scores"] == [sum(row[f"points_{part}"][p] for part in results.points) for p in range(2)]
    assert same(results, parquet.from_table(parquet.to_table(results)))
    assert same(results, Results.joined([play(Job(results.plan, 5, 3)), play(Job(results.plan, 8, 17))]))


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    path, whole = tmp_path / "games.parquet", tmp_path / "whole.parquet"
    simulate(COLUMBUS, 2, ["random"] * 2, 240, parquet=whole)

    def stop(done: int) -> None:
        if done >= 128:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(COLUMBUS, 2, ["random"] * 2, 240, progress=stop, parquet=path)
    assert not path.exists()
    parts = tmp_path / "games.parquet.parts"
    assert sorted(file.name for file in parts.iterdir()) == ["00000000.parquet", "00000001.parquet", "about.json"]
    (parts / "00000001.parquet").write_bytes(b"half a f")  # and this one is played again
    about = (parts / "about.json").read_bytes()
    with pytest.raises(ValueError, match="is about other games"):
        simulate(COLUMBUS, 2, ["random"] * 2, 241, parquet=path)
    assert (parts / "about.json").read_bytes() == about
    (parts / "about.json").write_bytes(b"")  # as a full disk leaves it
    seen: list[int] = []
    simulate(COLUMBUS, 2, ["random"] * 2, 240, progress=seen.append, parquet=path)
    assert seen == [64, 128, 192, 240]
    assert path.read_bytes() == whole.read_bytes()
    assert not parts.exists()


def test_a_link_stays_a_link_and_what_is_no_file_is_left_alone(tmp_path: Path) -> None:
    link, pipe = tmp_path / "link.parquet", tmp_path / "pipe"
    link.symlink_to(tmp_path / "games.parquet")
    simulate(COLUMBUS, 2, ["random"] * 2, 3, parquet=link)
    assert link.is_symlink()
    assert len(parquet.read(tmp_path / "games.parquet")) == 3
    os.mkfifo(pipe)
    played: list[int] = []
    with pytest.raises(ValueError, match="pipe is not a file"):
        simulate(COLUMBUS, 2, ["random"] * 2, 3, progress=played.append, parquet=pipe)
    with pytest.raises(ValueError, match="pipe is not a file"):
        parquet.write(pipe, iter([pq.read_table(link)]))
    assert not played
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games.parquet", "link.parquet", "pipe"]


def test_a_full_disk_leaves_the_old_file_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_bytes(b"the old one")

    def tables() -> Iterator[Any]:
        yield parquet.to_table(play(JOBS[0]))
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space left") as said:
        parquet.write(path, tables())
    assert said.value.filename == str(path)
    assert (path.read_bytes(), os.listdir(tmp_path)) == (b"the old one", ["games.parquet"])


def test_files_that_hold_something_else(tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    path.write_text("a letter")
    with pytest.raises(ValueError, match="is not a Parquet file"):
        parquet.read(path)
    pq.write_table(pa.table({"gold": [1]}), path)
    with pytest.raises(ValueError, match="no table of simulated games"):
        parquet.read(path)


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"
    args = ["simulate", "columbus", "--games", "20", "--seats", "2", "--bots", "easy,search:iterations=2,threads=1", "-o", "round_limit=20"]
    told = CliRunner().invoke(command, [*args, "--runner", "serial", "--games", "1", "--parquet", str(path)])
    assert told.exit_code == 0, told.output
    assert parquet.read(path).plan.bots == ("easy", "search:iterations=2,threads=1")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    told = CliRunner().invoke(command, [*args, "--parquet", str(path)])
    assert told.exit_code == 2
    assert "pip install carrack[scale]" in told.output
    told = CliRunner().invoke(command, [*args, "--address", "10.0.0.1:6379"])
    assert (told.exit_code, "only the runner ray has an address" in told.output) == (2, True)
