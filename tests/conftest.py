"""Both databases for tests: a SQLite file, and a PostgreSQL of our own in a temporary folder, reached over a unix socket."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

NUMBERS = itertools.count(1)
NEEDED = "CARRACK_NEED_POSTGRES"  # set where a missing PostgreSQL is an error: in CI
SETTINGS = ("fsync=off", "max_connections=60", "shared_buffers=16MB", "unix_socket_permissions=0777")


def binaries() -> Path | None:
    """The folder with initdb and pg_ctl; Debian keeps it out of the path."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if all((folder / name).exists() for name in ("initdb", "pg_ctl", "postgres"))), None)


class Postgres:
    """A cluster that can be stopped and started. PostgreSQL does not run as root: then it runs as the user it came with."""

    def __init__(self, folder: Path) -> None:
        self.bin, self.folder = folder, Path(tempfile.mkdtemp(prefix="carrack-pg-", dir="/tmp"))
        self.user: dict[str, Any] = {}
        if os.getuid() == 0:
            postgres = pwd.getpwnam("postgres")
            os.chown(self.folder, postgres.pw_uid, postgres.pw_gid)
            self.user = {"user": postgres.pw_uid, "group": postgres.pw_gid, "extra_groups": []}
        os.chmod(self.folder, 0o755)
        self.data = self.folder / "data"
        self._run("initdb", "-D", self.data, "-U", "carrack", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        self.start()

    def _run(self, name: str, *args: object) -> None:
        done = subprocess.run(
            [str(self.bin / name), *map(str, args)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=self.folder,
            timeout=90,
            check=False,
            **self.user,
        )
        if done.returncode:
            raise RuntimeError(f"{name}: {done.stdout.decode(errors='replace')[-1000:]}")

    def start(self) -> None:
        options = " ".join(f"-c {setting}" for setting in SETTINGS)
        self._run("pg_ctl", "start", "-w", "-D", self.data, "-l", self.folder / "log", "-o", f"-k {self.folder} -h '' {options}")

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is a crash."""
        self._run("pg_ctl", "stop", "-w", "-m", mode, "-D", self.data)

    def connect(self, name: str = "postgres") -> Any:
        import psycopg

        return psycopg.connect(f"postgresql://carrack@/{name}?host={self.folder}", autocommit=True)

    def new(self) -> str:
        """The URL of a new, empty database."""
        name = f"carrack{next(NUMBERS)}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"postgresql://carrack@/{name}?host={self.folder}"

    def close(self) -> None:
        try:
            self.stop("immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    folder = binaries()
    if folder is None:
        why = "PostgreSQL is not installed (apt-get install postgresql): nothing is tested against it"
        if os.environ.get(NEEDED):
            pytest.fail(why)
        pytest.skip(why)
    cluster = Postgres(folder)
    yield cluster
    cluster.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/carrack.db"
    return request.getfixturevalue("postgres").new()
