// The question of a class on a pupil's page: asks it at its step, takes the vote, and keeps the step masked until the
// answer is shown.

import { sameRun } from "../address/address.js";
import { wordsOf } from "../words/words.js";

/** @import { Asker } from "../questions/ask.js" */
/** @import { Actions, State } from "../types.js" */
/** @import { Room } from "./room.js" */
/** @import { Session } from "./session.js" */

const words = await wordsOf("class");

/**
 * @param {object} parts
 * @param {Actions} parts.actions
 * @param {() => State} parts.state
 * @param {Session} parts.session
 * @param {() => Promise<Asker>} parts.asker
 * @param {() => boolean} parts.isFollowing
 */
export function createPoll({ actions, state, session, asker, isFollowing }) {
  /** @type {Asker | null} */
  let its = null;
  let coming = false;
  let asked = ""; // the question and the round that are on the screen

  /** The question and the round that are to be on the screen; "" for none. */
  function wanted() {
    const { room } = session.get();
    if (!room || !isFollowing() || room.phase === undefined || room.phase === "revealed") return "";
    return `${room.ask} ${room.round}`;
  }

  /** Whether the step that is asked about is shown. @param {Room} room */
  function isThere(room) {
    const {
      film: { shown, run },
      play: { playing },
    } = state();
    return shown?.run === run && sameRun(run, room) && shown.step.step === room.at && !playing;
  }

  async function load() {
    coming = true;
    try {
      its = await asker();
      actions.repaint();
    } catch {
      actions.miss();
    } finally {
      coming = false;
    }
  }

  /** @param {Asker} on @param {Room} room */
  async function ask(on, { about = "", at = 0 }) {
    const mine = wanted();
    asked = mine;
    const ballot = {
      words: words.BALLOT,
      isOpen: () => wanted() !== mine || session.get().room?.phase === "open",
      sent: () => session.get().vote?.answer ?? null,
      send: session.vote,
    };
    await on.ask({ step: at, about, answer: -1, shown: at }, ballot); // what is right, this page is not told yet
    if (asked === mine) asked = ""; // closed: it is asked again as soon as the page is back at its step
  }

  return {
    render() {
      const question = wanted();
      const { room } = session.get();
      if (asked && asked !== question) this.leave();
      if (!question || asked || !room || !isThere(room)) return;
      if (its) ask(its, room);
      else if (!coming) load();
    },
    /** Take the question off the page. */
    leave() {
      if (!asked) return;
      asked = "";
      its?.close();
    },
  };
}
