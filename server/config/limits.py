"""All limits of the server: how much of this machine one viewer may use, and all viewers together.

A class must not notice one tablet that lost its network, nor one pupil who floods the server on purpose. How far a
single search goes is limited beside its code, in `search`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

# What a request may ask for.
LARGEST_STEP = 2**53 - 1  # the largest whole number that every JSON reader holds exactly
LARGEST_COUNTED = 34  # n for the full-speed counter
INDEXABLE = 19, 20  # n whose tables are not shipped, but can be made; of larger boards, a step would take too long
LARGEST_SORTED = 12  # n whose solutions are sorted into classes
WIDEST = 4096  # pixels of an outline
MOST_THREADS = 256  # of a count
MOST_SECONDS = 60  # that a cell of the table of times may take
LONGEST_ID = 64  # characters of a request's id
LONGEST_SENT = 20_000  # characters of a lesson that a viewer sends: half an hour's reading
LONGEST_VALUE = 40  # characters of a wrong value that an error repeats

# What one answer holds at most.
LARGEST_WINDOW = 256  # steps
LARGEST_PAGE = 64  # solutions
LARGEST_SEARCHED = 8  # solutions if there is no table, since the next one may be a long walk away
MOST_CLASSES = 8  # classes, each of at most eight solutions
MOST_RECORDED = 20_000  # steps of a film in one file: all of N = 8 in every search but naive
RECORDED_BYTES = 64 * 10**6  # of them as JSON, before they are packed: so many of N = 32

# What is kept for all viewers.
WINDOW_BYTES = 16 * 2**20  # bytes of encoded windows
TRACES = 64  # traces, with their tables at most a megabyte each
SORTED_SOLUTIONS = 50_000  # solutions sorted into classes: about 20 MB

# What one viewer may wait for at a time.
MOST_COUNTS = 4
MOST_ANSWERS = 8  # that take long; until one of them is there, no further message is read
FEW_ANSWERS = 2  # the same while one address waits for more than
MOST_OF_ADDRESS = 64

# Downloads.
DOWNLOADS = 16  # at a time, for all viewers together; all of them take turns with what viewers wait for
DOWNLOADS_EACH = 4  # at a time to one address, which may be a whole school's
EXCERPTS = 4  # of them, each of which may take 100 MB and ten seconds of processor time
EXCERPTS_EACH = 2
DOWNLOAD_PIECE = 2**16  # characters sent at a time, about
DOWNLOAD_PATIENCE = 0.25  # seconds after which a smaller piece is sent, since that shows whether the reader is there
DOWNLOAD_RATE = 8192  # characters a second that a reader must take at least
DOWNLOAD_LONGEST = 3600.0  # seconds for a whole download
DOWNLOAD_RETRY = 10  # seconds after which to ask again, as advice to the client

# Classes.
ROOMS = 64  # at a time
SEATS = 500  # in a room: those who are there, and those who were within the time below
ROUNDS = 3  # of votes about one question
COUNTDOWN = 300  # seconds, the longest to the end of a round
MOST_DROPPED = 100  # numbers of seats that a host has dropped, and addresses that it keeps out
STAYED = 60.0  # seconds: the vote of whoever was there for so long counts after leaving, too
SHARING = 5  # addresses with seats, from which on each has at most the number below, unless the host wants it otherwise
SEATS_EACH = 4
JOINED = 4  # rooms, or screens of one, that a connection follows at a time
ROOM_LASTS = 4 * 3600.0  # seconds from its opening
DESERTED = 30 * 60.0  # seconds without any host, after which a room ends
LEAD_AWAY = 10.0  # seconds without the lead, after which all are told
SEAT_SLEEPS = 600.0  # seconds for which a seat that is not there keeps its place and may vote
RESTORING = 10.0  # seconds after a room was opened again in which a newer snapshot of it may come
CHANGES_WAITING = 1000  # of one room, where it is shared; one more is to be asked for again
COUNTS_EVERY = 0.5  # seconds between two messages that only tell how many there are
PLACES_EVERY = 1.0  # seconds between two messages about where everybody is
LEADS = (20.0, 40)  # a second in the long run, and at once
VOTES = (2.0, 6)
POSITIONS = (1.0, 5)
OPENINGS = (6 / 60, 6)  # of one address
ALL_OPENINGS = (60 / 60, 60)  # of all addresses
NEW_SEATS = (2.0, 60)  # of one class, for one address: a lecture hall behind one comes in by and by
NEW_SEATS_WAIT = 10.0  # seconds after which a connection has one, however many others of its address ask
GUESSES = (20 / 60, 20)  # codes that no room has, of one address
ALL_GUESSES = (200 / 60, 200)  # of all addresses
LATEST_SEQ = 10**9  # the largest `seq` with which a room is opened again

MOST_CLIENTS = 10_000  # the largest value of `--max-clients`
MOST_WORKERS = 64  # the largest value of `--workers`


@dataclass(frozen=True)
class Limits:
    """Limits of the host and its sockets. Times are in seconds; `--max-clients` sets `clients`."""

    clients: int = 1000  # open websockets; beyond, a client is told to come back later

    # A request by plain HTTP.
    request: float = 10.0  # for the whole request line and all headers to arrive (against slow-loris clients)
    transfer: float = 10.0  # without a byte moving while an answer is sent
    idle: float = 5.0  # between two requests on one connection; less if others need its slot
    request_line: int = 8192  # bytes
    fields: int = 64  # of its head
    fields_bytes: int = 32 * 1024  # all of them together
    connections_beside: int = 256  # open connections in addition to one for every client

    buffers: int = 256 * 2**20  # bytes of heads and of incomplete messages, of all clients together

    # What a viewer may send.
    message: int = 4096  # bytes
    long_message: int = 2**16  # bytes: a lesson of one's own; our page sends one where somebody opens a file
    long_a_second: float = 0.2
    long_at_once: int = 3
    messages_a_second: float = 1000.0  # messages and other frames; dragging on our page sends about 120
    messages_at_once: int = 2000
    mistakes_a_second: float = 1.0  # messages that are no valid request; our page sends none
    mistakes_at_once: int = 40

    # How long a viewer may be silent or slow.
    heartbeat: float = 20.0  # of silence before a ping is sent, and then for the answer
    stall: float = 5.0  # without taking a byte before a viewer that does not read is dropped
    sending: float = 60.0  # for one whole answer
    farewell: float = 0.5  # for what a client still sends when its connection is being closed

    # What waits in this process for a viewer.
    send_buffer: int = 64 * 1024  # bytes in the system, which doubles the number
    outbox: int = 4 * 2**20  # bytes of answers and news that a viewer has not taken yet
    outboxes: int = 64 * 2**20  # of all viewers together
    least_rate: float = 8192.0  # bytes a second that a viewer must take while others need the room
    slow: float = 10.0  # seconds in which it may take less

    @property
    def sockets(self) -> int:
        """The most connections that are open at a time."""
        return self.clients + self.connections_beside

    def within(self, sockets: int) -> Limits:
        """The same limits for no more than so many connections, of both kinds less."""
        clients = max(1, min(self.clients, self.clients * sockets // self.sockets))
        return replace(self, clients=clients, connections_beside=max(1, min(self.sockets, sockets) - clients))


LIMITS = Limits()
