"""The metrics of several processes, added up."""

from __future__ import annotations

from pathlib import Path

from server.metrics.together import Together


def test_what_a_process_has_only_begun_to_write_is_left_out(tmp_path: Path) -> None:
    for name in ("counter_1.db", "gauge_livesum_1.db"):
        (tmp_path / name).touch()
    assert list(Together(str(tmp_path)).collect()) == []
