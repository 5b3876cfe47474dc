"""Limits of the server: the share of this machine for one viewer, and for all viewers together.

A class must not notice a tablet that lost its network, nor a pupil who floods the server on purpose. The limits of a
single search are beside its code, in `search`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

# Values of a request.
LARGEST_STEP = 2**53 - 1  # the largest whole number that every JSON reader holds exactly
LARGEST_COUNTED = 34  # n for the full-speed counter
LARGEST_SORTED = 12  # n whose solutions are sorted into classes
WIDEST = 4096  # pixels of an outline
MOST_THREADS = 256  # threads of a count
LONGEST_ID = 64  # characters of a request's id
LONGEST_SENT = 20_000  # characters of a viewer's own lesson: half an hour's reading
LONGEST_VALUE = 40  # characters of a wrong value that an error repeats

# Sizes of one answer.
LARGEST_WINDOW = 256  # steps
LARGEST_PAGE = 64  # solutions
LARGEST_SEARCHED = 8  # solutions without a table, since the walk to the next one may be long
MOST_CLASSES = 8  # classes, each of at most eight solutions
MOST_RECORDED = 20_000  # steps of a film in one file: all of N = 8 in every search but naive
RECORDED_BYTES = 64 * 10**6  # bytes of these steps as JSON, before packing: enough for N = 32

# Caches for all viewers.
WINDOW_BYTES = 16 * 2**20  # bytes of encoded windows
DEDUCTION_BYTES = 8 * 2**20  # bytes of the places of deductions, about
TRACES = 64  # traces, each at most a megabyte with its table
SORTED_SOLUTIONS = 50_000  # solutions sorted into classes: about 20 MB

# Pending answers of one viewer at a time.
MOST_COUNTS = 4
MOST_ANSWERS = 8  # long answers; beyond that no message is read until one of them is sent
FEW_ANSWERS = 2  # the same while one address has more than MOST_OF_ADDRESS pending
MOST_OF_ADDRESS = 64

# Downloads.
DOWNLOADS = 16  # at a time, for all viewers together; they take turns with the viewers' answers
DOWNLOADS_EACH = 4  # at a time to one address, perhaps a whole school's
EXCERPTS = 4  # excerpts among them; each may take 100 MB and ten seconds of processor time
EXCERPTS_EACH = 2
DOWNLOAD_PIECE = 2**16  # characters of a piece, about
DOWNLOAD_PATIENCE = 0.25  # seconds before a smaller piece is sent, which detects a closed connection
DOWNLOAD_RATE = 8192  # characters a second, the least that a reader must read
DOWNLOAD_LONGEST = 3600.0  # seconds for a whole download

# Classes.
ROOMS = 64  # at a time
SEATS = 500  # seats in a room: connected ones, and those away for less than SEAT_SLEEPS
ROUNDS = 3  # rounds of votes about one question
CHOICES = 2, 6  # fewest and most choices of an own question, of a lesson or a host
LONGEST_QUESTION, LONGEST_CHOICE, LONGEST_REASON = 200, 80, 300  # characters of a host's
MOST_DROPPED = 100  # seats that a host has dropped, and networks that it keeps out
STAYED = 60.0  # seconds in the room after which a vote still counts once its seat has left
SEATS_EACH = 200  # seats in a room of one network, unless its host admits more
FLOOD = 20  # seats of one network that may be no pupils: see rooms/floods.py
BURST = 10.0  # seconds in which so many come only by a program
JOINED = 4  # rooms, or screens of one, that a connection follows at a time
ROOM_LASTS = 4 * 3600.0  # seconds from its opening
DESERTED = 30 * 60.0  # seconds without any host after which a room ends
LEAD_AWAY = 10.0  # seconds without any host after which all are notified
SEAT_SLEEPS = 600.0  # seconds for which a disconnected seat keeps its place and may vote
RESTORING = 10.0  # seconds after a room was reopened in which a newer snapshot of it is accepted
COUNTS_EVERY = 0.5  # seconds between two messages with only the numbers of viewers
PLACES_EVERY = 1.0  # seconds between two messages with everyone's steps
LEADS = (20.0, 40)  # a second in the long run, and at once; the pairs below alike
VOTES = (2.0, 6)
POSITIONS = (1.0, 5)
OPENINGS = (6 / 60, 6)  # by one address
ALL_OPENINGS = (60 / 60, 60)  # by all addresses; beyond that, those wait that have tried a wrong key
WRONG_KEY = 60.0  # seconds for which that counts
NEW_SEATS = (2.0, 60)  # of one class, for one address: a lecture hall behind one address joins gradually
NEW_SEATS_WAIT = 10.0  # seconds after which a connection gets a seat, regardless of others of its address
GUESSES = (20 / 60, 20)  # unknown codes by one address
ALL_GUESSES = (200 / 60, 200)  # by all addresses
LATEST_SEQ = 10**9  # the largest `seq` with which a room is reopened

MOST_CLIENTS = 10_000  # the largest value of `--max-clients`
MOST_SHARDS = 24  # processes with classes of their own: each has at least one letter for the first sign of its codes


@dataclass(frozen=True)
class Limits:
    """Limits of the host and its sockets. Times are in seconds; `--max-clients` sets `clients`."""

    clients: int = 1000  # open websockets; beyond that a client is asked to come back later

    # Requests by plain HTTP.
    request: float = 10.0  # for the whole request line and all headers to arrive (against slow-loris clients)
    transfer: float = 10.0  # without progress while an answer is sent
    idle: float = 5.0  # between two requests on one connection; less if others need its slot
    request_line: int = 8192  # bytes
    fields: int = 64  # header fields
    fields_bytes: int = 32 * 1024  # of all header fields together
    connections_beside: int = 256  # open connections in addition to one for every client

    buffers: int = 256 * 2**20  # bytes of headers and of incomplete messages, of all clients together

    # Messages of a viewer.
    message: int = 4096  # bytes
    long_message: int = 2**16  # bytes: a viewer's own lesson; our page sends one when a file is opened
    long_a_second: float = 0.2
    long_at_once: int = 3
    messages_a_second: float = 1000.0  # messages and other frames; dragging on our page sends about 120
    messages_at_once: int = 2000
    mistakes_a_second: float = 1.0  # invalid requests; our page sends none
    mistakes_at_once: int = 40

    # Silent and slow viewers.
    heartbeat: float = 12.0  # of silence before a ping is sent, and then for its pong: a phone is away after both
    stall: float = 5.0  # without progress before a viewer that does not read is dropped
    sending: float = 60.0  # for one whole answer
    farewell: float = 0.5  # for reading a client's last bytes while its connection is being closed

    # Output queued for a viewer.
    send_buffer: int = 64 * 1024  # bytes of SO_SNDBUF, which the system doubles
    outbox: int = 4 * 2**20  # bytes of answers and news that a viewer has not read yet
    outboxes: int = 64 * 2**20  # of all viewers together
    least_rate: float = 8192.0  # bytes a second that a viewer must read while others need the memory
    slow: float = 10.0  # seconds in which it may read less

    @property
    def sockets(self) -> int:
        """The most open connections at a time."""
        return self.clients + self.connections_beside

    def within(self, sockets: int) -> Limits:
        """Return these limits for at most `sockets` connections, with fewer of both kinds."""
        clients = max(1, min(self.clients, self.clients * sockets // self.sockets))
        return replace(self, clients=clients, connections_beside=max(1, min(self.sockets, sockets) - clients))


LIMITS = Limits()
