"""`python -m carrack.core.check anno1503 [effort]` checks a game; with `--golden` first, its kept games are written anew."""

import sys

from ..game import load
from . import check
from .golden import write_golden


def main(words: list[str]) -> int:
    """Check one game, or write its kept games anew; returns 1 if a promise is broken."""
    if words[:1] == ["--golden"]:
        for name in words[1:]:
            for line in write_golden(load(name)):
                sys.stdout.write(f"{line}\n")
        return 0
    name, effort = (*words, "normal")[:2]
    kept = True
    for proof in check(load(name), effort):
        kept = kept and proof.ok
        sys.stdout.write(f"{'ok' if proof.ok else 'BROKEN':6} {proof.seconds:6.1f} s  {proof.name}: {proof.what}\n")
        sys.stdout.flush()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
