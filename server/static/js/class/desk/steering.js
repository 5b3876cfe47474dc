// The lead among a host's devices, and the film that a device sends while it leads. The device that moves the film takes
// the lead from the others.

import { createFilmSender } from "../leadfilm.js";

/** @import { LeadFilm, State } from "../../types.js" */
/** @import { Attendance, Room } from "../room.js" */
/** @import { Session } from "../session.js" */

/** @param {{session: Session, state: () => State, set: (change: Partial<Attendance>) => void, leads: boolean}} parts  leads: at first */
export function createSteering({ session, state, set, leads }) {
  /** @type {OwnTerm} */
  let own = null;
  let isFirst = leads;
  const sender = createFilmSender((film) => session.sendFilm(film));

  /** The request for the lead that is under way. @type {Promise<void> | null} */
  let taking = null;

  /** Take the lead: from now on the class follows this device. Resolves once it has it. */
  const takeLead = () => (taking ??= requestLead());

  async function requestLead() {
    set({ taking: true });
    try {
      const { term } = await session.send("take");
      own = { term, epoch: state().class.room?.epoch ?? 0 };
    } finally {
      taking = null;
      set({ taking: false });
    }
  }

  /** Lead the class; resolves to the term. Rejects with Refused. */
  async function lead() {
    const { room } = state().class;
    if (taking || !room || !isLeading(own, room)) await takeLead();
    return own?.term ?? 0;
  }

  return {
    lead,
    /**
     * Return this device's part in the class by the newest snapshot.
     * @param {Room} room
     * @param {boolean} moved  whether the film was moved here
     * @returns {"leads" | "takes" | "follows"}
     */
    settle(room, moved) {
      own = isFirst ? { term: room.term, epoch: room.epoch } : keepTerm(own, room);
      isFirst = false;
      if (moved && !own) takeLead().catch(() => {}); // without the lead, the film follows again
      return isLeading(own, room) ? "leads" : state().class.taking || own ? "takes" : "follows";
    },
    /** Send the film as long as this device leads. @param {boolean} leading @param {LeadFilm} film */
    sendFilm(leading, film) {
      if (leading) sender.show(film);
      else sender.stop();
    },
    stop: sender.stop,
  };
}

// The lead among a host's devices. They all have the same token, so the term decides: the device that took the lead
// last has it. Pure.

/**
 * The term that this device has taken, and the room's epoch then; null for none.
 * @typedef {{term: number, epoch: number} | null} OwnTerm
 */

/** @param {OwnTerm} own @param {Room} room */
export const isLeading = (own, room) => own !== null && room.term === own.term;

/**
 * Return the term that a device still has at a new snapshot. After a failure a class has a new epoch and term, and
 * the same device leads.
 * @param {OwnTerm} own
 * @param {Room} room
 * @returns {OwnTerm}
 */
export function keepTerm(own, room) {
  if (!own) return null;
  if (room.epoch === own.epoch) return room.term > own.term ? null : own;
  return { term: room.term, epoch: room.epoch };
}
