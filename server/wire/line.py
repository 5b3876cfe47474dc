"""What a session needs of the connection to its viewer."""

from collections.abc import Hashable
from typing import Protocol


class Line(Protocol):
    """The connection to a viewer."""

    def send(self, text: str) -> None:
        """Send a message; only for the thread that takes the viewer's messages."""

    def post(self, text: str, instead_of: Hashable = None) -> None:
        """Queue a message, from any thread and without waiting. It replaces an unsent one with the same key."""

    def is_crowded(self) -> bool:
        """Whether the viewer has to take much of what is queued before there is room for more."""

    def is_gone(self) -> bool:
        """Whether the viewer has left, also while messages of it are still unread."""

    def drop(self) -> None:
        """Cut the connection at once. No more messages come of it."""
