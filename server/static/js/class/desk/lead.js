// Whether this device of a host leads. All of a host's devices have the same token, so the term says whose word counts: the lead
// is with the device that took it last. Pure.

/** @typedef {import("../room.js").Room} Room */
/** The term that this device has taken, in which epoch of the room; null: none. @typedef {{term: number, epoch: number} | null} Held */

/** @param {Held} held @param {Room} room */
export const isLeading = (held, room) => held !== null && room.lead === 0 && room.term === held.term;

/** What a device still holds when there is news. After a failure a class has a new epoch and term, and the lead stays where it was. @param {Held} held @param {Room} room @returns {Held} */
export function holdOn(held, room) {
  if (!held) return null;
  if (room.epoch === held.epoch) return room.term > held.term ? null : held;
  return room.lead === 0 ? { term: room.term, epoch: room.epoch } : null;
}
