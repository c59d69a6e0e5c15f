"""Put the public kits, the layouts and the kits to start from into a distribution."""

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Read as text: the build environment has no YAML parser.
_KEPT_BACK = re.compile(r"^wheel:[ \t]*false[ \t]*(#.*)?$", re.MULTILINE)


def public_kits(content: Path) -> list[Path]:
    """The kit folders that may be given away: all whose kit.yaml does not say ``wheel: false``."""
    return [
        manifest.parent
        for manifest in sorted(content.glob("*/kit.yaml"))
        if not _KEPT_BACK.search(manifest.read_text(encoding="utf-8"))
    ]


class GameData(BuildHookInterface):  # type: ignore[type-arg]
    """Adds kits, layouts, starters and their pictures, under pnp/_data in a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name each folder that goes in. An editable install reads the checkout itself."""
        if version == "editable":
            return
        root = Path(self.root)
        inside = "pnp/_data/" if self.target_name == "wheel" else ""
        folders = public_kits(root / "content")
        folders += [root / name for name in ("layouts", "starters", "docs/pictures/starters") if (root / name).is_dir()]
        for folder in folders:
            build_data["force_include"][str(folder)] = f"{inside}{folder.relative_to(root).as_posix()}"
