"""`carrack verify`, `export`, `import` and `recheck`, as people use them."""

from __future__ import annotations

import hashlib
import json
import random
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import insert

from carrack.cli.main import carrack as command
from carrack.core.game import load
from carrack.server.serve import CannotServe, alone, database_url
from carrack.store import log as logs
from carrack.store.database import Database
from carrack.store.lines import FORMAT, VERSION, End, EntryLine, Head, TableLine, encode
from carrack.store.migrate import upgrade
from carrack.store.schema import keys
from carrack.tables.events import AnyEvent, Entry
from carrack.tables.table import Table

ANNO = load("anno1503")


def run(*args: str, input: bytes | None = None) -> Result:
    return CliRunner().invoke(command, list(args), input=input, standalone_mode=True)


class Play:
    """A table of two, and its text."""

    def __init__(self, id: str = "evening", secret: str = "", **settings: object) -> None:
        secret = secret or hashlib.sha256(id.encode()).hexdigest()
        self.table, self.entries, self.now = Table(id, secret), list[Entry](), 1_790_000_000_000
        self.rng = random.Random(id)
        self.do(Table.create(ANNO, 2, "ada", secret, {"round_limit": 3}, **settings))  # type: ignore[arg-type]
        self.do(self.table.sit(0, "ada", "Ada"))
        self.do(self.table.seat_bot("ada", 1, "greedy", "Bot"))
        self.do(self.table.stir("ada", "fair winds"))
        self.do(self.table.start("ada"))

    def do(self, events: list[AnyEvent]) -> None:
        for event in events:
            self.entries.append(Entry(self.table.seq + 1, self.now, event))
            self.table.evolve(self.entries[-1])

    def act(self, times: int) -> Play:
        out = ANNO.scratch()
        for _ in range(times):
            if self.table.status == "playing":
                legal = out[: ANNO.engine.legal_at(self.table.states, 0, out)].tolist()
                self.do(self.table.act(self.table.actor, self.table.seq, self.rng.choice(legal)))
        return self

    def redraw(self) -> Play:
        """Ada goes back past luck, which the bot does not mind."""
        while not (self.table.actor == 0 and 0 in self.table.who and -1 in self.table.who[self.table.who.index(0) :]):
            self.act(1)
        last = max(n for n, w in enumerate(self.table.who) if w == 0)
        while -1 not in self.table.who[last:]:
            self.act(1)
            last = max(n for n, w in enumerate(self.table.who) if w == 0)
        self.do(self.table.ask_undo(0))
        assert self.table.redrawn
        return self

    @property
    def lines(self) -> list[bytes]:
        body = [encode(EntryLine(e.seq, e.at, e.event)) for e in self.entries]
        head = [encode(Head(FORMAT, VERSION)), encode(TableLine(self.table.id, len(body)))]
        return [*head, *body, encode(End(1, len(body)))]

    def store(self, url: str) -> Play:
        upgrade(url)
        database = Database(url)
        database.write_now(lambda c: logs.create(c, self.table, "invitation", self.entries))
        database.close()
        return self


def saved(path: Path, lines: list[bytes]) -> str:
    path.write_bytes(b"\n".join(lines) + b"\n")
    return str(path)


@pytest.fixture
def game() -> Play:
    return Play().act(5000)


# --- verify -------------------------------------------------------------------------------------
def test_a_fair_table_is_proved(game, tmp_path):
    result = run("verify", saved(tmp_path / "t", game.lines))
    outcomes = sum(e.event.__class__.__name__ == "Happened" for e in game.entries)
    assert result.exit_code == 0
    assert result.output.startswith("Table evening: proved. The secret is the one promised before the start")
    assert f"all {outcomes} outcomes of luck follow from it and the 1 addition by the players" in result.output


def test_it_can_be_piped_in(game):
    result = run("verify", "-", input=b"\n".join(game.lines))
    assert result.exit_code == 0


def test_luck_drawn_again_after_an_undo_is_proved_too(tmp_path):
    game = Play("undone").redraw().act(5000)
    result = run("verify", saved(tmp_path / "t", game.lines))
    outcomes = sum(e.event.__class__.__name__ == "Happened" for e in game.entries)
    assert result.exit_code == 0
    assert f"all {outcomes} outcomes" in result.output
    assert outcomes > sum(w < 0 for w in game.table.who)


def test_a_game_that_goes_on_from_another_says_what_is_proved(game, tmp_path):
    n = len(game.table.acts) // 2
    branch = Play("again", rated=False, branch_of="evening", opening=tuple(game.table.acts[:n])).act(4000)
    done = run("verify", saved(tmp_path / "t", branch.lines))
    assert done.exit_code == 0
    assert f"goes on from table evening: the luck among the {n} acts taken from there is not of this secret" in done.output


def test_a_forged_outcome_is_found(game, tmp_path):
    lines, found = game.lines, 0
    lucky = [n for n, x in enumerate(lines) if b'"happened"' in x]
    for n in lucky[:10]:
        entry = json.loads(lines[n])
        other = next(a for a in {json.loads(lines[m])["event"]["act"] for m in lucky} if a != entry["event"]["act"])
        entry["event"]["act"] = other
        result = run("verify", saved(tmp_path / "t", [*lines[:n], json.dumps(entry).encode(), *lines[n + 1 :]]))
        assert result.exit_code == 1
        assert f"NOT proved. Entry {entry['seq']}:" in result.output
        found += "but the secret gives" in result.output
    assert found


def test_a_forged_secret_is_found(game, tmp_path):
    text = b"\n".join(game.lines).replace(game.table.secret.encode(), b"ab" * 32)
    result = run("verify", saved(tmp_path / "t", [text]))
    assert result.exit_code == 1
    assert "not the one that was promised" in result.output


def test_forged_words_are_found(game, tmp_path):
    text = b"\n".join(game.lines).replace(b"fair winds", b"foul winds")
    assert run("verify", saved(tmp_path / "t", [text])).exit_code == 1


@pytest.mark.parametrize("at", [2, 5, 8, 20, -2])
def test_missing_entries_are_found(game, tmp_path, at):
    lines = game.lines
    del lines[at]
    result = run("verify", saved(tmp_path / "t", lines))
    assert result.exit_code == 1
    assert "proved" in result.output
    assert "NOT" in result.output or "not to be" in result.output


def test_a_file_cut_off_is_not_proved(game, tmp_path):
    result = run("verify", saved(tmp_path / "t", game.lines[:30]))
    assert result.exit_code == 1


def test_a_game_that_is_not_over_says_so(tmp_path):
    result = run("verify", saved(tmp_path / "t", Play("early").act(10).lines))
    assert result.exit_code == 1
    assert "not to be proved yet. The game is not over and its secret is not shown" in result.output


def test_an_illegal_act_is_found(game, tmp_path):
    lines = game.lines
    n = next(n for n, x in enumerate(lines) if b'"acted"' in x)
    entry = json.loads(lines[n])
    entry["event"]["act"] = 0
    result = run("verify", saved(tmp_path / "t", [*lines[:n], json.dumps(entry).encode(), *lines[n + 1 :]]))
    assert result.exit_code == 1
    assert "is refused" in result.output


@pytest.mark.parametrize("data", [b"", b"hello\n", b"\x00\xff\xfe", b"{}\n", b'{"line":"head","format":"carrack-tables","version":7}\n'])
def test_what_cannot_be_read_is_said_in_one_line(data, tmp_path):
    path = tmp_path / "odd"
    path.write_bytes(data)
    result = run("verify", str(path))
    assert result.exit_code == 2
    assert len(result.output.splitlines()) == 1
    assert "Traceback" not in result.output


def test_a_file_that_is_not_there(tmp_path):
    for path in (tmp_path / "nowhere", tmp_path):
        result = run("verify", str(path))
        assert (result.exit_code, len(result.output.splitlines())) == (2, 1)


def test_a_file_without_tables(tmp_path):
    result = run("verify", saved(tmp_path / "t", [encode(Head(FORMAT, VERSION)), encode(End(0, 0))]))
    assert result.exit_code == 2
    assert "no table" in result.output


# --- export, import, recheck --------------------------------------------------------------------
@pytest.fixture
def file(tmp_path, game) -> str:
    """A database with a finished and an open table."""
    path = tmp_path / "data.db"
    game.store(f"sqlite:///{path}")
    Play("early").act(10).store(f"sqlite:///{path}")
    return str(path)


def test_out_and_in_again(file, tmp_path):
    out, other = str(tmp_path / "copy.tables"), str(tmp_path / "other.db")
    result = run("export", "evening", "--database", file, "-o", out)
    assert (result.exit_code, "1 tables" in result.output) == (0, True)
    assert stat.S_IMODE(Path(out).stat().st_mode) == 0o644
    assert run("verify", out).exit_code == 0
    result = run("import", out, "--database", other)
    assert result.exit_code == 0
    assert "Taken: 1 tables" in result.output
    assert "there already" in run("import", out, "--database", other).output
    assert run("export", "evening", "--database", other).stdout_bytes == Path(out).read_bytes()


def test_a_backup(file, tmp_path):
    out, other = str(tmp_path / "backup"), str(tmp_path / "other.db")
    assert run("export", "--all", "--with-secrets", "--database", file, "-o", out).exit_code == 0
    assert stat.S_IMODE(Path(out).stat().st_mode) == 0o600
    assert run("import", out, "--database", other).exit_code == 0
    assert run("export", "--all", "--with-secrets", "--database", other).stdout_bytes == Path(out).read_bytes()
    result = run("verify", out)  # with its secret an open table can be proved as well
    assert (result.exit_code, "2 of 2 tables proved." in result.output) == (0, True)


def keyed(path: str, value: str) -> None:
    """What a server does when it is first started."""
    upgrade(f"sqlite:///{path}")
    database = Database(f"sqlite:///{path}")
    database.write_now(lambda c: c.execute(insert(keys).values(name="cookies", value=value, created=9)))
    database.close()


def test_a_backup_takes_no_key_from_a_server_that_runs(file, tmp_path):
    """It has it in memory, and would know the guests who come before its next start no more after it."""
    keyed(file, "the key of the backup")
    out, copy, other = str(tmp_path / "backup"), str(tmp_path / "copy"), str(tmp_path / "other.db")
    assert run("export", "--all", "--with-secrets", "--database", file, "-o", out).exit_code == 0
    assert run("export", "evening", "--database", file, "-o", copy).exit_code == 0
    keyed(other, "made at its first start")
    with alone(database_url(other), "http://127.0.0.1:8503"):
        result = run("import", out, "--database", other)
        assert (result.exit_code, len(result.output.splitlines())) == (2, 1)
        assert f"another server uses {other}, it is at http://127.0.0.1:8503. " in result.output
        assert "stop it, read the backup, start it again" in result.output
        assert run("import", copy, "--database", other).exit_code == 0  # tables alone may come at any time
    assert run("import", out, "--database", other).exit_code == 0


def test_no_server_starts_while_tables_are_read(file, tmp_path, monkeypatch):
    out, other = str(tmp_path / "copy"), str(tmp_path / "other.db")
    assert run("export", "evening", "--database", file, "-o", out).exit_code == 0
    tried = []

    def start(*_: object) -> None:
        with pytest.raises(CannotServe, match="another server uses"), alone(database_url(other)):
            pass
        tried.append(True)

    monkeypatch.setattr("carrack.store.transfer.take_table", start)
    assert run("import", out, "--database", other).exit_code == 0
    assert tried


def test_an_import_that_fails_leaves_no_new_database(file, tmp_path):
    out = str(tmp_path / "copy")
    assert run("export", "--all", "--database", file, "-o", out).exit_code == 0  # without the secret of a table that is not over
    before = sorted(path.name for path in tmp_path.iterdir())
    for name in ("other.db", "deep/down/other.db"):
        assert run("import", out, "--database", str(tmp_path / name)).exit_code == 2
        assert sorted(path.name for path in tmp_path.iterdir()) == before
    keyed(str(tmp_path / "kept.db"), "of a server")
    assert run("import", out, "--database", str(tmp_path / "kept.db")).exit_code == 2
    assert run("export", "--all", "--database", str(tmp_path / "kept.db")).exit_code == 0


def test_without_secrets_an_open_table_stays_where_it_is(file, tmp_path):
    out = str(tmp_path / "copy")
    assert run("export", "--all", "--database", file, "-o", out).exit_code == 0
    result = run("import", out, "--database", str(tmp_path / "other.db"))
    assert (result.exit_code, len(result.output.splitlines())) == (2, 1)
    assert "line " in result.output
    assert "early" in result.output


@pytest.mark.parametrize(
    "args",
    [
        ("export",),
        ("export", "evening", "--all"),
        ("export", "nowhere"),
        ("recheck",),
        ("recheck", "nowhere"),
        ("export", "evening", "-o", "/no/such/folder/file"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(args, file):
    result = run(*args, "--database", file)
    assert (result.exit_code, len(result.output.splitlines())) == (2, 1)


@pytest.mark.parametrize("name", ["export", "recheck"])
def test_a_database_is_not_made_by_mistake(name, tmp_path):
    path = tmp_path / "nowhere.db"
    result = run(name, "--all", "--database", str(path))
    assert (result.exit_code, len(result.output.splitlines())) == (2, 1)
    assert not path.exists()
    assert run(name, "--all", "--database", "mysql://host/name").exit_code == 2


def test_a_file_that_is_no_database(tmp_path):
    path = tmp_path / "odd.db"
    path.write_bytes(b"this is no database at all, but long enough to be looked at as one" * 20)
    result = run("export", "--all", "--database", str(path))
    assert (result.exit_code, len(result.output.splitlines())) == (2, 1)


def test_rechecking(file):
    result = run("recheck", "--all", "--database", file)
    assert result.exit_code == 0
    assert "2 of 2 tables replay as they were played." in result.output
    result = run("recheck", "evening", "--database", file, "--json")
    assert json.loads(result.output)[0]["same"] is True


def test_rechecking_finds_what_differs(file):
    database = Database(f"sqlite:///{file}")
    entry = next(e for e in database.read_now(lambda c: logs.read(c, "evening")) if e.event.__class__.__name__ == "Acted")
    change = "UPDATE entries SET event = json_set(event, '$.act', 0) WHERE \"table\" = 'evening' AND seq = ?"
    database.write_now(lambda c: c.exec_driver_sql(change, (entry.seq,)))
    database.close()
    result = run("recheck", "--all", "--database", file)
    assert result.exit_code == 1
    assert f"Table evening (anno1503): differs at entry {entry.seq} of" in result.output
    assert "1 of 2 tables" in result.output


def test_in_a_process_of_its_own(game, tmp_path):
    path = saved(tmp_path / "t", game.lines)
    done = subprocess.run([sys.executable, "-m", "carrack", "verify", path], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
