"""What a server may be told before it starts. Knows nothing of who reads it, and reads nothing itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Config:
    """Every field has a default that is safe on an open network."""

    frame_ancestors: str = "'none'"  # CSP sources that may show the page in a frame of theirs
