"""Kill the server without warning while people play, many times, and prove that nothing was lost.

python benchmarks/crash.py --kills 100
python benchmarks/crash.py --kills 100 --database postgresql://…
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.crashing import crash
from tests.server.live import Server, run


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--kills", type=int, default=100)
    options.add_argument("--tables", type=int, default=20)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--database", default="")
    given = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="carrack-crash-") as folder:
        database = given.database or f"sqlite:///{folder}/crash.db"
        began = time.monotonic()
        with Server(database, Path(folder)) as server:
            found = run(crash(server, given.tables, given.kills, given.seed, tell=lambda line: print(line, flush=True)))
        print(
            f"{found.kills} kills at {given.tables} tables: {found.acts} acts played, {found.told} acknowledged acts all in the log, "
            f"no table corrupt; longest absence {found.away:.1f} s; {time.monotonic() - began:.0f} s in all"
        )


if __name__ == "__main__":
    main()
