"""What a session needs of the connection to its viewer."""

from collections.abc import Hashable
from typing import Protocol


class Line(Protocol):
    """The connection to a viewer."""

    def send(self, text: str) -> None:
        """Send a message; only for the thread that takes the viewer's messages."""

    def post(self, text: str, instead_of: Hashable = None) -> None:
        """Queue a message, from any thread and without waiting. It replaces an unsent one with the same key."""

    def wake(self) -> None:
        """The viewer may not be busy any more, and its next message may be taken. From any thread."""
