"""Sum of all processes' metrics files for Prometheus."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client.multiprocess import MultiProcessCollector

if TYPE_CHECKING:
    from prometheus_client import Metric


class Together(MultiProcessCollector):
    """Collector that skips empty files: a process that is just starting has created but not filled them."""

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
        return False  # its process has just ended
