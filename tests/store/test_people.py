"""What must hold about people when two processes write at once."""

from __future__ import annotations

import contextlib
import threading
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import insert

from carrack.store import people
from carrack.store.database import Database
from carrack.store.schema import passkeys
from carrack.store.schema import people as rows


def test_the_last_way_into_an_account_stays_when_two_processes_take_passkeys_away(database):
    key = {"person": "ada", "public_key": b"x", "sign_count": 0, "created": 1}
    database.write_now(lambda c: c.execute(insert(rows).values(id="ada", name="Ada", login="ada", created=1)))
    database.write_now(lambda c: c.execute(insert(passkeys), [key | {"credential": name} for name in ("one", "two")]))
    others = {name: Database(database.url) for name in ("one", "two")}
    both_looked = threading.Barrier(2)

    def drop(name: str) -> bool:
        def write(connection) -> bool:
            dropped = people.drop_passkey(connection, "ada", name)
            with contextlib.suppress(threading.BrokenBarrierError):
                both_looked.wait(0.5)  # before either is committed, if nothing keeps the second back
            return dropped

        return others[name].write_now(write)

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(drop, others)) == [False, True]
    for other in others.values():
        other.close()
    assert len(database.read_now(lambda c: people.passkeys_of(c, "ada"))) == 1
