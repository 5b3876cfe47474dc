"""What all processes have written for Prometheus, added up."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client.multiprocess import MultiProcessCollector

if TYPE_CHECKING:
    from prometheus_client import Metric


class Together(MultiProcessCollector):
    """Leaves out files that a process which begins just now has made but not filled: nothing can be read from them."""

    def __init__(self, folder: str) -> None:
        super().__init__(None, folder)  # type: ignore[no-untyped-call]
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        files = [str(file) for file in Path(self._folder).glob("*.db") if _is_filled(file)]
        metrics: Iterable[Metric] = self.merge(files)  # type: ignore[no-untyped-call]
        return metrics


def _is_filled(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except FileNotFoundError:
        return False  # its process has ended meanwhile
