"""What becomes of two states of one room that have diverged while processes could not reach each other."""

from __future__ import annotations

from .ballot import Ballot
from .room import Room

_PHASES = ("open", "closed", "revealed")


def merge(mine: Room, theirs: Room, now: int) -> Room:
    """The newer of two states, under a new epoch, with the seats and the votes of both. `now`: ms since 1970.

    An acknowledged vote counts in any case: a round that one of them has closed stays closed, and is counted anew.
    """
    sitting_here = {each.seat.mark for each in mine.seats if each.at == mine.worker}
    # What others have united meanwhile has a new epoch; what it was before is what `mine` is compared with.
    is_diverged = mine.epoch < theirs.epoch and mine.epoch == theirs.was[0]
    newness = theirs.was if is_diverged else [theirs.epoch, theirs.seq]
    newer, older = (mine, theirs) if [mine.epoch, mine.seq] > newness else (theirs, mine)
    newer.was = max([mine.epoch, mine.seq], newness)
    newer.epoch = max(now, mine.epoch + 1, theirs.epoch + 1)
    newer.seq, newer.term = max(mine.seq, theirs.seq) + 1, max(mine.term, theirs.term)
    newer.asked = max(mine.asked, theirs.asked)
    hosts_here = mine.hosts.devices.get(mine.worker, 0)
    newer.hosts.devices = dict(theirs.hosts.devices)
    newer.hosts.count(mine.worker, hosts_here)
    newer.seats.issued = max(mine.seats.issued, theirs.seats.issued)
    newer.seats.dropped = mine.seats.dropped | theirs.seats.dropped
    newer.seats.barred = mine.seats.barred | theirs.seats.barred
    sittings = {each.seat.mark: each for each in mine.seats}
    sittings |= {each.seat.mark: each for each in theirs.seats if each.seat.mark not in sitting_here}
    out = {mark for mark, each in sittings.items() if newer.seats.is_out(each.seat, each.group)}
    newer.seats.replace(each for mark, each in sittings.items() if mark not in out)
    if mine.ballot and theirs.ballot and mine.ballot.question == theirs.ballot.question:
        first, second = (mine.ballot, theirs.ballot) if newer is mine else (theirs.ballot, mine.ballot)
        ballot = first if _stage(first) >= _stage(second) else second
        if mine.ballot.round == theirs.ballot.round:
            here = {mark: answer for mark, answer in mine.ballot.votes.items() if mark in sitting_here}
            votes = mine.ballot.votes | theirs.ballot.votes | here
            known = ballot.votes if ballot.phase == "closed" else votes  # which counted when the round was closed
            stays = {mark for mark in votes if mark not in out and (mark in known or newer.seats.stands(mark))}
            ballot.votes = {mark: answer for mark, answer in votes.items() if mark in stays}
            if ballot.phase == "closed" and len(ballot.votes) >= ballot.voted():
                ballot.tallies[-1] = ballot.count()
            elif ballot.phase == "revealed":
                ballot.votes = {}
        newer.ballot = ballot
    newer.keep_local(mine, older)
    return newer


def _stage(ballot: Ballot) -> tuple[int, int]:
    """How far a question has come."""
    return ballot.round, _PHASES.index(ballot.phase)
