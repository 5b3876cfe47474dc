"""How much of a run is recorded."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Bounds:
    """Where recording ends; what has been recorded until then is kept.

    - `events`: lines, calls, returns and exceptions;
    - `seconds`: of the run under the recorder, which is about a hundred times as slow as the program alone;
    - `bytes`: of memory that the program takes beyond what Python took at its start, and of the recording;
    - `depth`: open calls; Python's own limit ends a recursion first, unless the program raises it;
    - `output`: characters of output that are recorded. The program may print more.
    """

    events: int = 1_000_000
    seconds: float = 60.0
    bytes: int = 300_000_000
    depth: int = 5_000
    output: int = 1_000_000

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not value > 0:
                raise ValueError(f"bound {name} must be a number above 0, not {value!r}")
