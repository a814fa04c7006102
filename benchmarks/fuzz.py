"""A hundred thousand messages of nonsense over the websocket: no accident, no crash, no change of a table.

python benchmarks/fuzz.py --messages 100000
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.fuzzing import fuzz
from tests.server.live import Server, run


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--messages", type=int, default=100_000)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="carrack-fuzz-") as folder:
        began = time.monotonic()
        with Server(f"sqlite:///{folder}/fuzz.db", Path(folder)) as server:
            found = run(fuzz(server, given.messages, given.seed, tell=lambda line: print(line, flush=True)))
        print(f"sent: {dict(found.counts.most_common())}")
        print(f"answered: {dict(found.answers.most_common())}")
        print(f"closed: {dict(found.closed.most_common())}")
        print(f"{sum(found.counts.values())} messages in {time.monotonic() - began:.0f} s: no accident, no crash, the table is as it was")


if __name__ == "__main__":
    main()
