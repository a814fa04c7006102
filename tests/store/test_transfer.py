"""Tables out of a database as text, and back; and replayed after a change of the rules."""

from __future__ import annotations

import io
import json
import random

import msgspec
import pytest
from sqlalchemy import func, insert, select, update

from carrack.store import log as logs
from carrack.store.database import Database, StoreError
from carrack.store.lines import BadText, TableText, lines_of, read
from carrack.store.results import keep_result
from carrack.store.schema import blocks, entries, keys, metadata, passkeys, people, sessions, tables, tokens
from carrack.store.transfer import export, import_, others, replay_report, table_ids
from carrack.tables.events import Created


def written(database: Database, ids=None, secrets=False) -> list[bytes]:
    lines: list[bytes] = []
    database.read_now(lambda c: export(c, lines.append, ids, secrets))
    return lines


def taken(database: Database, lines, **extra):
    return database.write_now(lambda c: import_(c, lines, 5, **extra))


def everything(database: Database) -> dict[str, list[tuple]]:
    def look(connection):
        return {t.name: [tuple(r) for r in connection.execute(select(t).order_by(*t.primary_key.columns))] for t in metadata.sorted_tables}

    return database.read_now(look)


@pytest.fixture
def full(database, play):
    """A database with a bit of everything."""
    database.write_now(
        lambda c: c.execute(
            insert(people),
            [
                {"id": "ada", "name": "Ada", "login": "ada", "password": "$argon2id$hash", "created": 1, "settings": '{"dark":true}'},
                {"id": "bram", "name": "Bram", "login": None, "password": None, "created": 2, "settings": "{}"},
                {"id": "eva", "name": "Eva", "login": "eva", "password": None, "created": 3, "settings": "{}"},
            ],
        )
    )
    over = play("over1", ["ada", "bot:greedy"]).finish().store(database)
    database.write_now(lambda c: keep_result(c, over.table, over.now))
    play("midgame", ["ada", "bram"]).start().act(10).store(database)
    play("waits", ["ada", "bram"], visibility="private").store(database)

    def more(c) -> None:
        c.execute(insert(blocks).values(person="ada", blocked="eva"))
        c.execute(insert(tokens).values(hash="f" * 64, id="token1", person="ada", name="my bot", created=4))
        c.execute(insert(passkeys).values(credential="cred", person="eva", public_key=b"\x00\xff\x10", sign_count=3, created=4))
        c.execute(insert(keys).values(name="cookies", value="very secret", created=4))
        c.execute(insert(sessions).values(hash="a" * 64, person="ada", created=1, seen=1))

    database.write_now(more)
    return database


# --- export -------------------------------------------------------------------------------------
def test_an_export_says_everything_that_happened_and_no_secret(full):
    lines = written(full)
    text = b"".join(lines)
    head, *_, end = (json.loads(line) for line in lines)
    assert head == {"line": "head", "format": "carrack-tables", "version": 1, "secrets": False}
    assert end == {
        "line": "end",
        "tables": 3,
        "entries": full.read_now(lambda c: c.execute(select(func.count()).select_from(entries)).scalar()),
    }
    assert all(line.endswith(b"\n") and line.count(b"\n") == 1 for line in lines)
    for id in ("midgame", "waits"):
        stored = full.read_now(lambda c, which=id: logs.stored(c, which))
        assert stored.secret.encode() not in text
        assert stored.invite.encode() not in text
    for hidden in (b"argon2", b"very secret", b"ffff", b"dark", b"token1"):
        assert hidden not in text
    assert [json.loads(x)["name"] for x in lines if b'"person"' in x[:20]] == ["Ada", "Bram"]  # Eva is at no table


def test_one_table(full):
    lines = written(full, ["over1"])
    assert sum(b'"line":"table"' in x for x in lines) == 1
    assert full.read_now(lambda c: logs.stored(c, "over1")).secret.encode() in b"".join(lines)  # it is over: all may know
    with pytest.raises(LookupError, match="nowhere"):
        written(full, ["nowhere"])


# --- import -------------------------------------------------------------------------------------
def test_a_backup_comes_back_whole(full, second):
    counts = taken(second, written(full, secrets=True))
    assert (counts.tables, counts.same) == (3, 0)
    before, after = everything(full), everything(second)
    assert before.pop("sessions") != after.pop("sessions") == []
    assert before == after
    assert taken(second, written(full, secrets=True)).same == 3
    assert everything(second) == {**after, "sessions": []}


def own_key(database: Database, value: str) -> None:
    """What a server does when it is first started."""
    database.write_now(lambda c: c.execute(insert(keys).values(name="cookies", value=value, created=9)))


def test_a_backup_is_read_into_a_server_that_was_started_but_not_yet_used(full, second):
    own_key(second, "made at its first start")
    taken(second, written(full, secrets=True))
    assert everything(second)["keys"] == everything(full)["keys"]  # the guests of the backup come in as before


def test_a_backup_takes_no_key_from_a_server_that_runs(full, second):
    own_key(second, "made at its first start")
    before = everything(second)
    with pytest.raises(BadText, match=r"Zoe has it open\. A server knows its guests by the key that it began with: stop it"):
        taken(second, written(full, secrets=True), taken="Zoe has it open")
    assert everything(second) == before


def test_who_else_has_a_database_open(database):
    """On PostgreSQL every server does; a file has a lock for that."""
    database.read_now(lambda c: c.execute(select(people.c.id)).all())  # a connection of our own, which stays
    postgres = not database.sqlite
    assert bool(database.write_now(others)) == postgres
    other = Database(database.url)
    database.readers.dispose()
    assert database.write_now(others) == ""
    other.read_now(lambda c: c.execute(select(people.c.id)).all())
    assert bool(database.write_now(others)) == postgres
    other.close()


def test_a_backup_is_refused_by_a_server_with_guests_and_a_key_of_its_own(full, second):
    own_key(second, "made at its first start")
    second.write_now(lambda c: c.execute(insert(people).values(id="zoe", name="Zoe", created=9)))
    before = everything(second)
    with pytest.raises(BadText, match="people and a key of its own"):
        taken(second, written(full, secrets=True))
    assert everything(second) == before
    assert taken(second, written(full)[:1] + written(full, ["over1"])[1:]).tables == 1  # tables without secrets are taken as ever


def test_the_table_goes_on_where_it_was(full, second):
    taken(second, written(full, secrets=True))
    for id in ("midgame", "waits"):
        stored, read_back = second.read_now(lambda c, which=id: (logs.stored(c, which), logs.read(c, which)))
        assert stored == full.read_now(lambda c, which=id: logs.stored(c, which))
        assert read_back == full.read_now(lambda c, which=id: logs.read(c, which))


def test_one_finished_table_is_taken_with_its_people_and_an_unrated_result(full, second):
    counts = taken(second, written(full, ["over1"]))
    assert (counts.tables, counts.people) == (1, 1)
    found = everything(second)
    assert found["people"] == [("ada", "Ada", None, None, 5, "{}")]
    assert found["ratings"] == []
    assert {r[10] for r in found["results"]} == {False}
    assert found["seats"] == [s for s in everything(full)["seats"] if s[0] == "over1"]
    row = second.read_now(lambda c: c.execute(select(tables)).mappings().one())
    assert row["status"] == "finished"
    assert row["invite"]
    assert row["invite"] != full.read_now(lambda c: logs.stored(c, "over1")).invite
    assert taken(second, written(full, ["over1"])).same == 1


def test_a_table_that_is_not_over_needs_its_secret(full, second):
    for id in ("midgame", "waits"):
        with pytest.raises(BadText, match="secret is missing"):
            taken(second, written(full, [id]))
    assert taken(second, written(full, ["midgame"], secrets=True)).tables == 1


def test_people_who_are_here_stay_as_they_are(full, second):
    second.write_now(lambda c: c.execute(insert(people).values(id="ada", name="Ada the First", login="ada1", created=9)))
    assert taken(second, written(full, ["over1"])).people == 0
    assert everything(second)["people"][0][1] == "Ada the First"
    with pytest.raises(BadText, match="people: this row is here already and differs"):
        taken(second, written(full, secrets=True))


def test_a_different_table_of_the_same_name_is_refused(full, second, play):
    taken(second, written(full, ["over1"]))
    longer = play("over1", ["ada", "bram"]).finish()
    full.write_now(lambda c: c.execute(entries.delete().where(entries.c.table == "over1")))
    full.write_now(lambda c: c.execute(insert(entries), logs.rows("over1", longer.entries)))
    before = everything(second)
    with pytest.raises(BadText, match="is here already and differs from entry 3 on") as caught:
        taken(second, written(full, ["over1"]))
    assert caught.value.line > 1
    assert everything(second) == before


def test_a_longer_table_of_the_same_name_is_refused(full, second):
    taken(second, written(full, ["midgame"], secrets=True))
    n = full.read_now(lambda c: len(logs.read(c, "midgame")))
    full.write_now(
        lambda c: c.execute(
            insert(entries).values(table="midgame", seq=n + 1, at=10**13, event='{"event":"chatted","person":"ada","name":"A","text":"x"}')
        )
    )
    with pytest.raises(BadText, match=f"differs from entry {n + 1} on"):
        taken(second, written(full, ["midgame"], secrets=True))


# --- texts that are wrong -----------------------------------------------------------------------
def spoilt(lines: list[bytes], n: int, **change) -> list[bytes]:
    """A line with another value; an empty change leaves it out."""
    if not change:
        return lines[:n] + lines[n + 1 :]
    return [*lines[:n], json.dumps({**json.loads(lines[n]), **change}).encode(), *lines[n + 1 :]]


@pytest.mark.parametrize(
    ("make", "line", "words"),
    [
        (lambda x: [], 1, "empty"),
        (lambda x: [b"hello\n"], 1, "no text of tables"),
        (lambda x: [b"\xff\xfe\n"], 1, "no text of tables"),
        (lambda x: x[1:], 1, "does not begin"),
        (lambda x: [x[0], *x], 2, "second head"),
        (lambda x: spoilt(x, 0, format="carrack-log"), 1, "carrack-log"),
        (lambda x: spoilt(x, 0, version=2), 1, "reads carrack-tables 1"),
        (lambda x: spoilt(x, 0, colour="red"), 1, "no text of tables"),
        (lambda x: spoilt(x, 1, password="x"), 2, "unknown field"),
        (lambda x: spoilt(x, 1, name=""), 2, "a person has"),
        (lambda x: spoilt(x, 1, id="x" * 40), 2, "a person has"),
        (lambda x: [*x[:2], x[4], *x[2:]], 3, "outside of a table"),
        (lambda x: [*x[:3], b"\n", *x[3:]], 4, "an empty line"),
        (lambda x: [*x[:3], b'{"line":"entry"' + b" " * (1 << 20), *x[3:]], 4, "more than a line may have"),
        (lambda x: [*x[:3], b"[" * 100_000, *x[3:]], 4, ""),
        (lambda x: x[:-1], None, "cut off"),
        (lambda x: x[:10], None, "lines are missing"),
        (lambda x: spoilt(x, 5), None, "lines are missing"),
        (lambda x: [*x, x[-1]], None, "more after the end"),
        (lambda x: [*x[:-1], b'{"line":"end","tables":2,"entries":1}'], None, "announced"),
        (lambda x: spoilt(x, 2, id="../etc"), 3, "no name of a table"),
        (lambda x: spoilt(x, 2, id=""), 3, "no name of a table"),
        (lambda x: spoilt(x, 2, invite="x" * 99), 3, "invitation"),
        (lambda x: spoilt(x, 4, seq=9), 5, "missing or doubled"),
        (lambda x: spoilt(x, 4, at=5), 5, "older"),
        (lambda x: spoilt(x, 4, at=-5), 5, ">= 0"),
        (lambda x: spoilt(x, 4, at=10**30), 5, ""),
        (lambda x: spoilt(x, 4, seq=2**40), 5, ""),
        (lambda x: spoilt(x, 4, event={"event": "seated", "seat": 0, "person": "x" * 40, "name": "X"}), 5, "too long"),
        (lambda x: spoilt(x, 4, at="now"), 5, "Expected"),
        (lambda x: spoilt(x, 4, event={"event": "exploded"}), 5, "exploded"),
        (lambda x: spoilt(x, 4, event={"event": "left", "seat": -1}), 5, "no seat"),
        (lambda x: [*x[:2], b'{"line":"row","of":"people","values":{}}', *x[2:]], 3, "rows belong"),
    ],
)
def test_a_wrong_text_is_refused_with_its_line(make, line, words, full, second):
    before = everything(second)
    with pytest.raises(BadText) as caught:
        taken(second, make(written(full, ["over1"])))
    assert words in str(caught.value)
    assert caught.value.line == line or (line is None and caught.value.line > 4)
    assert everything(second) == before  # all or nothing


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ({"of": "entries", "values": {}}, "no rows of 'entries'"),
        ({"of": "no_such", "values": {}}, "no rows of"),
        ({"of": "people", "values": {"id": "x", "name": "X", "created": 1, "admin": True}}, "people has no 'admin'"),
        ({"of": "people", "values": {"id": "x"}}, "without name"),
        ({"of": "people", "values": {"id": 7, "name": "X", "created": 1}}, "id is no str"),
        ({"of": "people", "values": {"id": "x" * 33, "name": "X", "created": 1}}, "id is no str"),
        ({"of": "people", "values": {"id": "x", "name": "X", "created": True}}, "created is no int"),
        ({"of": "people", "values": {"id": "x", "name": "X", "created": 10**30}}, "created is no int"),
        ({"of": "people", "values": {"id": None, "name": "X", "created": 1}}, "id is no str"),
        (
            {"of": "passkeys", "values": {"credential": "c", "person": "ada", "public_key": "%%", "sign_count": 1, "created": 1}},
            "not base64",
        ),
    ],
)
def test_a_wrong_row_of_a_backup_is_refused(row, words, full, second):
    lines = written(full, secrets=True)
    with pytest.raises(BadText, match=words):
        taken(second, [*lines[:-1], json.dumps({"line": "row", **row}).encode(), lines[-1]])
    assert everything(second)["tables"] == []


def test_a_forged_outcome_is_refused(full, second):
    lines = written(full, ["over1"])
    lucky = [n for n, x in enumerate(lines) if b'"happened"' in x]
    acts = {json.loads(lines[n])["event"]["act"] for n in lucky}
    for n in lucky[:5]:
        entry = json.loads(lines[n])
        for act in acts - {entry["event"]["act"]}:
            entry["event"]["act"] = act
            with pytest.raises(BadText) as caught:
                taken(second, [*lines[:n], json.dumps(entry).encode(), *lines[n + 1 :]])
            assert caught.value.line >= n + 1


def old_rules(lines: list[bytes]) -> list[bytes]:
    out = []
    for line in lines:
        value = json.loads(line)
        if value["line"] == "entry" and value["event"]["event"] == "created":
            value["event"]["version"] = 99
        out.append(json.dumps(value).encode() + b"\n")
    return out


def test_tables_of_other_rules_are_taken_only_on_request(full, second):
    lines = old_rules(written(full, secrets=True))
    with pytest.raises(BadText, match="version 99"):
        taken(second, lines)
    counts = taken(second, lines, unchecked=True)
    assert (counts.tables, counts.unchecked) == (3, 3)
    assert [json.loads(x) for x in written(second, secrets=True)] == [json.loads(x) for x in lines]
    status = second.read_now(lambda c: {r.id: r.status for r in c.execute(select(tables.c.id, tables.c.status))})
    assert status == {"over1": "finished", "midgame": "playing", "waits": "waiting"}


def test_reading_is_lazy_and_keeps_the_lines(full):
    lines = written(full)
    parts = [part for _, part in read(lines) if isinstance(part, TableText)]
    for part in parts:
        for entry in part.entries:
            assert json.loads(lines[part.line_of(entry.seq) - 1])["seq"] == entry.seq


def test_any_byte_may_be_wrong(full, second):
    """Spoilt texts are refused or taken, never anything else; what is refused leaves nothing behind."""
    text = b"".join(written(full, secrets=True))
    chooser, before, refused = random.Random(7), everything(second), 0
    for _ in range(300):
        data = bytearray(text)
        at = chooser.randrange(len(data))
        match chooser.randrange(4):
            case 0:
                data[at] = chooser.randrange(256)
            case 1:
                del data[at : at + chooser.randrange(1, 60)]
            case 2:
                data[at:at] = data[chooser.randrange(len(data)) :][: chooser.randrange(1, 200)]
            case _:
                data[at:at] = str(chooser.choice([-1, 2**63, 10**40, 0.5, 1e400, "null", '"\\u0000"'])).encode()
        try:
            second.write_now(lambda c, data=data: (import_(c, lines_of(io.BytesIO(data)), 5), c.rollback()))
        except (BadText, StoreError):
            refused += 1
            assert everything(second) == before
    assert refused > 250


# --- after a change of the rules ----------------------------------------------------------------
def test_stored_tables_replay(full):
    for id in full.read_now(table_ids):
        report = replay_report(full, id)
        assert report.same
        assert (report.seq, report.sentence) == (0, "")
        assert report.entries == full.read_now(lambda c, which=id: len(logs.read(c, which)))
    with pytest.raises(LookupError):
        replay_report(full, "nowhere")


def changed(full, id, seq, event) -> None:
    full.write_now(
        lambda c: c.execute(
            update(entries).where(entries.c.table == id, entries.c.seq == seq).values(event=msgspec.json.encode(event).decode())
        )
    )


def test_the_first_refused_act_is_named(full):
    stored = full.read_now(lambda c: logs.read(c, "over1"))
    entry = [e for e in stored if type(e.event).__name__ == "Acted"][3]
    changed(full, "over1", entry.seq, msgspec.structs.replace(entry.event, act=0))
    report = replay_report(full, "over1")
    assert not report.same
    assert (report.seq, report.code) == (entry.seq, "act")
    assert "refused" in report.sentence


def test_another_version_is_told_and_tried(full):
    stored = full.read_now(lambda c: logs.read(c, "over1"))
    assert isinstance(stored[0].event, Created)
    changed(full, "over1", 1, msgspec.structs.replace(stored[0].event, version=99))
    report = replay_report(full, "over1")
    assert not report.same
    assert (report.old_version, report.seq) == (99, 0)


def test_another_result_is_told(full):
    stored = full.read_now(lambda c: logs.read(c, "over1"))
    changed(full, "over1", stored[-1].seq, msgspec.structs.replace(stored[-1].event, scores=[99, 99]))
    assert replay_report(full, "over1").code == "result"
