"""Every limit of the server, in one place: what one viewer, and all of them together, may take of this machine.

A teacher's class must not notice the one tablet that lost its network, nor the one pupil who floods it on purpose.
"""

from dataclasses import dataclass

# Steps and what is kept of them.
LARGEST_WINDOW = 256  # steps in one answer
WINDOW_BYTES = 16 * 2**20  # encoded windows that are kept, in bytes
TRACES = 64  # traces that are kept (with their tables: at most a megabyte each)

# What one viewer may wait for at a time.
MOST_COUNTS = 4
MOST_OUTLINES = 4
MOST_PAGES = 8  # of solutions, and of classes

DRAWERS = 2  # outlines and pages of solutions that are made at a time, for all viewers together


@dataclass(frozen=True)
class Limits:
    """Of the host and its sockets. Times in seconds; `clients` is set by `--max-clients`, the rest fits any class."""

    clients: int = 1000  # open websockets; one more is told to come back later

    # A request by plain HTTP.
    request: float = 10.0  # for its line and its headers to arrive, all of them; slow-loris clients never get there
    transfer: float = 10.0  # without a byte moving while an answer is sent
    connections_beside: int = 256  # open connections over and above one for every client

    # What a viewer may send.
    message: int = 4096  # bytes
    messages_a_second: float = 1000.0  # messages and other frames; a page that is dragged about sends some 120
    messages_at_once: int = 2000
    mistakes_a_second: float = 1.0  # messages that are no request; a page of ours sends none
    mistakes_at_once: int = 40

    # How long a viewer may be silent or slow.
    heartbeat: float = 20.0  # of silence before the viewer is asked whether it is there, and again to answer
    stall: float = 5.0  # without a byte being taken, before a viewer that does not read is dropped
    sending: float = 60.0  # for one answer altogether
    farewell: float = 0.5  # for a viewer to say goodbye too

    # What waits in this process for a viewer.
    send_buffer: int = 64 * 1024  # bytes in the system, which doubles it
    outbox: int = 4 * 2**20  # bytes of news and outlines that a viewer has not taken yet


LIMITS = Limits()
