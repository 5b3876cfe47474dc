"""Other programs that run beside ours for comparison. As a subject: the public ones, which are fetched."""

from .beside import measure

__all__ = ["measure"]
