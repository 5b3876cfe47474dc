"""Restores a room that the server has lost from the snapshot of one of its hosts."""

from collections.abc import Sequence
from dataclasses import dataclass

from .ballot import Ballot, Phase, RoomQuestion, Tally
from .film import FilmState
from .room import Mode, Room


@dataclass(frozen=True, slots=True)
class LastSnapshot:
    """A host's last state of a lost room: its last snapshot and the rounds that were closed."""

    epoch: int
    seq: int
    term: int
    mode: Mode
    locked: bool
    seats: int
    film: FilmState
    ask: int = 0
    round: int = 1
    phase: Phase = "open"
    question: RoomQuestion | None = None
    tallies: tuple[Tally, ...] = ()
    dropped: Sequence[int] = ()
    remote: int = 0


def restore(room: Room, last: LastSnapshot, now: int) -> None:
    """Continue from a host's last snapshot, if it is newer than earlier ones. `now`: milliseconds since 1970."""
    # only some devices have the tallies, and the answer to an own question
    newness = (
        last.epoch,
        last.seq,
        len(last.tallies),
        int(last.question is not None and last.question.answer is not None),
    )
    if not room.is_being_restored() or newness <= (room.restored or (0, 0, 0, 0)):
        return
    room.restored = newness
    room.epoch = max(now, room.epoch, last.epoch + 1)
    room.seq, room.term = max(room.seq, last.seq) + 1, max(room.term, last.term) + 1
    room.mode, room.locked = last.mode, last.locked
    room.show(last.film)
    room.seats.issued = max(room.seats.issued, last.seats)
    room.seats.dropped |= set(last.dropped)
    room.seats.remote = last.remote
    room.asked, room.ballot = last.ask, None
    if last.question:
        room.ballot = Ballot(last.ask, last.question, last.round, last.phase, tallies=list(last.tallies))
