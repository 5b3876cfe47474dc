// Whether this device leads, and what it reports as the lead. Whichever of the host's devices moves the film takes the lead from
// the others; a pupil who has it keeps it until the host takes it.

import { holdOn, isLeading } from "./lead.js";
import { createReports } from "../reports.js";

/** @typedef {import("../room.js").Room} Room */
/** @typedef {import("../room.js").Film} Film */

/** @param {{session: import("../session.js").Session, leads: boolean, changed: () => void}} parts  leads: from the beginning */
export function createSteering({ session, leads, changed }) {
  /** @type {import("./lead.js").Held} */
  let held = null;
  let isFirst = leads;
  let taking = false;
  const reports = createReports((film) => session.lead(film));

  /** Take the lead: from now on all follow this device. */
  async function take() {
    if (taking) return;
    taking = true;
    try {
      const { term } = await session.give(0);
      held = { term, epoch: session.get().room?.epoch ?? 0 };
    } finally {
      taking = false;
    }
    changed();
  }

  return {
    take,
    /** How this device stands to the film of the class, by the newest news. @param {Room} room @param {boolean} moved  the film, here @returns {"leads" | "takes" | "follows"} */
    settle(room, moved) {
      held = isFirst ? { term: room.term, epoch: room.epoch } : holdOn(held, room);
      isFirst = false;
      if (moved && room.lead === 0 && !held) take().catch(() => {}); // then the film follows again
      return isLeading(held, room) ? "leads" : taking || held ? "takes" : "follows";
    },
    /** As the lead, tell what is shown. @param {boolean} leading @param {Film} film */
    report(leading, film) {
      if (leading) reports.show(film);
      else reports.stop();
    },
    stop: reports.stop,
  };
}
