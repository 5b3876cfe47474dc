// A page in a class: its session, and the behaviour of a pupil's page. The host's part is imported for hosts only.
//
//     const its = await parts.attend(); //                   class.js loads it on first use
//     its.join(code), its.session, await its.host() //   the attendance is in the store: state().class

import { listenToKeys } from "../page/keys.js";
import { once, loadStyles } from "../page/loading.js";
import { wordsOf } from "../words/words.js";
import { createBand } from "./band.js";
import { Following } from "./following.js";
import { Voting } from "./voting.js";
import { Revealed } from "./revealed.js";
import { newsOf, readCode, roleIn, savedPlace } from "./room.js";
import { createSession } from "./session.js";
import { tellTabs } from "./tabs.js";

/** @import { Asker } from "../questions/ask.js" */
/** @import { Actions, Look, Player, Source, Store } from "../types.js" */
/** @import { Socket } from "../wire/socket.js" */
/** @import { Hosting } from "./desk/hosting.js" */
/** @import { Invitation } from "./desk/invitation.js" */
/** @import { FindQuestion } from "./restore.js" */
/** @import { Attendance } from "./room.js" */

const words = await wordsOf("class");

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Player} player
 * @property {Source} source
 * @property {Socket} socket
 * @property {Store} store
 * @property {() => Promise<Asker>} asker
 * @property {import("./desk/desk.js").Lessons & {questionAt: FindQuestion}} lesson
 */

class Attender {
  #parts;
  #state;
  #openUp; // shows the whole page
  #following;
  #voting;
  #revealed;
  #band;
  #hasPlace = false;
  /** @type {Hosting | null} */
  #hosting = null;
  /** The latest look. @type {Look | null} */
  #look = null;

  /** @param {Parts} parts */
  constructor({ store, ...others }) {
    const { actions, player, socket, source, asker } = others;
    const state = store.get;
    /** @param {Partial<Attendance>} change */
    const set = (change) => store.set({ class: change });
    this.#state = state;
    this.#openUp = () => store.set({ page: { calm: null } });
    const fail = (/** @type {Error} */ error) => actions.showBriefly(sentenceOf(error));
    const onReopen = (/** @type {Invitation} */ invitation) => this.#hosting?.invite(invitation);
    const findQuestion = others.lesson.questionAt;
    const get = () => state().class;
    const session = createSession({ socket, get, set: this.#change, fail, onReopen, findQuestion });
    this.session = session;
    this.#parts = { ...others, state, set, session };
    this.#voting = new Voting({ actions, state, set, session, asker, findQuestion });
    const following = new Following({ actions, player, state, set, session, voting: this.#voting });
    this.#following = following;
    this.#revealed = new Revealed({ source, state });
    this.#band = createBand({ toggle: following.toggle, raiseHand: following.raiseHand });
    listenToKeys(
      (name) => {
        const act = this.#isPupil() ? { f: following.toggle, h: following.raiseHand }[name] : undefined;
        return act && (({ repeat }) => repeat || act());
      },
      () => state().page.settings.keys,
    );
  }

  /** Import the host's part of the page, once. */
  host = once(async () => {
    const { createHosting } = await import("./desk/hosting.js");
    this.#hosting = await createHosting({ ...this.#parts, hasPlace: this.#hasPlace });
    this.#hosting.update();
    if (this.#look) this.#hosting.render(this.#look);
    return this.#hosting;
  });

  #isPupil() {
    return this.#state().class.role === "pupil";
  }

  /** Change the attendance: all that the session learns arrives here. @param {Partial<Attendance>} change */
  #change = (change) => {
    const last = this.#state().class;
    this.#parts.set({ ...this.#voting.translate(change), role: roleIn({ ...last, ...change }) });
    const attendance = this.#state().class;
    const { role, status } = attendance;
    if (role === "pupil" || last.role === "pupil") tellTabs(() => newsOf(attendance));
    if (role === "pupil") {
      this.#following.update(attendance, last);
      this.#voting.render(); // before the step of a question comes
    } else if (last.role === "pupil" && role === "host") this.#clear(); // the seat is the remote control from now on
    if (status === "over" && last.status !== "over") this.#close(attendance, last);
    if (status === "here") this.#arrive(role, last);
    if (this.#hosting) this.#hosting.update();
    else if (role === "host") this.host().catch(this.#parts.actions.miss);
  };

  /** Update the page on the news of a seat; a pupil who has just joined sees the film. @param {Attendance["role"]} role @param {Attendance} last */
  #arrive(role, last) {
    if (last.refused) this.#parts.set({ refused: null });
    if (last.status !== "here") this.#openUp(); // all see the same page
    const hasJoined = last.status === "joining" && role === "pupil";
    if (hasJoined && this.#state().page.drawer === "class") this.#parts.actions.openDrawer(null);
  }

  /** Remove everything of a pupil's page. */
  #clear() {
    this.#following.leave();
    this.#voting.leave();
    this.#revealed.leave();
    this.#band.close();
  }

  /** Clean up and show why the class is over for this page. @param {Attendance} attendance @param {Attendance} last */
  #close({ why, code, token }, last) {
    this.#clear();
    if (last.status === "joining" && !token && why !== "left") this.#refuse(code, words.why(why));
    else if (this.#state().page.drawer !== "class") this.#parts.actions.showBriefly(words.why(why));
  }

  /** Open the drawer with a code that was refused, and with the reason. @param {string} typed @param {string} why */
  #refuse(typed, why) {
    this.#parts.set({ refused: { typed, why } });
    this.#parts.actions.openDrawer("class");
  }

  /** Join as a pupil. @param {string} typed  the code, as typed */
  join(typed) {
    this.#parts.set({ refused: null });
    const code = readCode(typed);
    if (code) this.session.join({ code });
    else this.#refuse(typed, words.noCode(typed));
  }

  /**
   * Join the class that the page's address names, or rejoin this tab's class after a reload.
   * @param {string | null} typed  a code
   * @param {string} token  a host's
   * @param {{hasPlace: boolean, isAlone: boolean}} address  hasPlace: it names a step; in a host's tab the class follows it;
   *   isAlone: a pupil begins apart from the lead
   */
  enter(typed, token, { hasPlace, isAlone }) {
    const saved = savedPlace();
    const code = readCode(typed ?? "");
    if (!token && (isAlone || this.#state().learn.predict?.seed)) this.#following.startAlone();
    if (typed !== null && (!token || !code)) this.join(typed);
    else if (code) this.session.join({ code, token });
    else if (saved) {
      this.#hasPlace = hasPlace;
      this.session.join(saved);
    }
  }

  /** @param {Look} look */
  render(look) {
    this.#look = look;
    this.#hosting?.render(look);
    this.#revealed.render();
    if (!this.#isPupil()) return;
    this.#following.render();
    this.#voting.render();
    this.#band.render(this.#state().class);
  }
}

/** @param {Parts} parts */
export async function createAttending(parts) {
  await Promise.all([loadStyles("class/band.css"), loadStyles("class/results.css")]);
  return new Attender(parts);
}

/** @param {Error} error */
const sentenceOf = (error) => words.why("code" in error ? String(error.code) : "", error.message);
