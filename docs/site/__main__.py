"""Builds the documentation: `python docs/site`, or `make docs`. Warnings are errors, and links are checked without a network."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gather import ROOT, gather
from links import problems


def build(out: Path, source: Path) -> int:
    """Gather the sources, let Sphinx make the pages, and look at every link of what was made."""
    from sphinx.cmd.build import main as sphinx

    gather(source)
    code = sphinx(["-q", "-W", "--keep-going", "-j", "1", "-E", "-c", str(Path(__file__).parent), "-b", "html", str(source), str(out)])
    if code:
        return code
    wrong = problems(out)
    for line in wrong:
        sys.stderr.write(f"{line}\n")
    if not wrong:
        sys.stdout.write(f"The documentation is in {out}: open index.html there.\n")
    return 1 if wrong else 0


def main() -> int:
    ask = argparse.ArgumentParser(description="Build the documentation.")
    ask.add_argument("--out", type=Path, default=ROOT / "build" / "docs")
    ask.add_argument("--source", type=Path, default=ROOT / "build" / "docs-source", help="where pages are gathered before they are built")
    chosen = ask.parse_args()
    return build(chosen.out.resolve(), chosen.source.resolve())


if __name__ == "__main__":
    sys.exit(main())
