"""A wheel brings the browser's pages ready made: nobody needs Node to install or to play. So none is built without them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = Path("src/carrack/server/static/index.html")
WITHOUT = "CARRACK_WITHOUT_PAGES"


class Pages(BuildHookInterface):  # type: ignore[type-arg]
    """Looks, and builds nothing itself. An editable install has its pages built in place, when somebody wants them."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get(WITHOUT) or (Path(self.root) / PAGES).is_file():
            return
        raise SystemExit(
            f"The browser's pages have not been built: run `make web` first (it needs Node 20 or newer). "
            f"With {WITHOUT}=1 the package is made without them, and its server has only a plain page."
        )
