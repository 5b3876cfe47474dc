// A page in a class: its session, and what a pupil's page does there. What a host's page does is imported for hosts
// alone.
//
//     const its = await parts.attend(); //                class.js loads it when it is first wanted
//     its.session, its.subscribe(taken), its.join(code) // `taken` gets each new attendance

import { listenToKeys } from "../page/keys.js";
import { once, loadStyles } from "../page/loading.js";
import { wordsOf } from "../words/words.js";
import { createBand } from "./band.js";
import { createCountdown } from "./countdown.js";
import { Following, leads } from "./following.js";
import { Poll } from "./poll.js";
import { createReports, filmShown } from "./reports.js";
import { Revealed } from "./revealed.js";
import { isHost, readCode, savedPlace } from "./room.js";
import { createSession } from "./session.js";

/** @import { Asker } from "../questions/ask.js" */
/** @import { Actions, Look, Player, Source, State } from "../types.js" */
/** @import { Socket } from "../wire/socket.js" */
/** @import { Hosting } from "./desk/hosting.js" */
/** @import { LessonNote } from "./desk/steering.js" */
/** @import { Attendance } from "./room.js" */

const words = await wordsOf("class");

const HINT = 4000; // milliseconds for which the band says why something cannot be done

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Player} player
 * @property {Source} source
 * @property {Socket} socket
 * @property {() => State} state
 * @property {() => Promise<Asker>} asker
 * @property {LessonNote} lesson
 */

class Attender {
  #parts;
  /** @type {((attendance: Attendance) => void)[]} */
  #takers = [];
  #following;
  #poll;
  #revealed;
  #band;
  #reports; // of a pupil who has the lead
  #before;
  #hint = "";
  #countdown;
  #goes = false;
  /** @type {Hosting | null} */
  #hosting = null;
  /** What was typed as a code and is refused, and why; null if nothing is. @type {{typed: string, why: string} | null} */
  refused = null;

  /** @param {Parts} parts */
  constructor(parts) {
    const { actions, player, socket, source, state, asker } = parts;
    this.#parts = parts;
    const fail = (/** @type {Error} */ error) => actions.showBriefly(sentenceOf(error));
    const session = createSession({ socket, onChange: this.#onChange, fail });
    this.session = session;
    const onFixed = () => this.#say(words.BAND.fixed);
    const following = new Following({ actions, player, state, session, onFixed });
    this.#following = following;
    this.#poll = new Poll({ actions, state, session, asker, isFollowing: following.isFollowing });
    this.#revealed = new Revealed({ source, actions, state, session });
    this.#countdown = createCountdown(actions.repaint);
    this.#band = createBand({ toggle: following.toggle, raiseHand: following.raiseHand });
    this.#reports = createReports(session.lead);
    this.#before = session.get();
    listenToKeys(
      (name) => {
        const act = this.#isPupil() ? { f: following.toggle, h: following.raiseHand }[name] : undefined;
        return act && (({ repeat }) => repeat || act());
      },
      () => state().page.settings.keys,
    );
  }

  /** What makes a page a host's, which is imported when it is first wanted. */
  host = once(async () => {
    const { createHosting } = await import("./desk/hosting.js");
    this.#hosting = await createHosting({ ...this.#parts, session: this.session, goes: this.#goes });
    this.#hosting.take(this.session.get());
    this.#parts.actions.repaint();
    return this.#hosting;
  });

  /** @param {string} text  for a moment in place of how the pupil stands to the class */
  #say(text) {
    this.#hint = text;
    this.#parts.actions.repaint();
    setTimeout(() => {
      this.#hint = "";
      this.#parts.actions.repaint();
    }, HINT);
  }

  #isPupil() {
    const attendance = this.session.get();
    return !isHost(attendance) && !["none", "over"].includes(attendance.status);
  }

  /** @param {Attendance} attendance */
  #onChange = (attendance) => {
    const last = this.#before;
    this.#before = attendance;
    if (this.#isPupil()) this.#following.take(attendance, last);
    else if (!isHost(last) && isHost(attendance)) this.#putAway(); // the seat is the remote control from now on
    this.#parts.actions.setLed(this.#isPupil() && !leads(attendance));
    if (attendance.status === "over" && last.status !== "over") this.#end(attendance, last);
    if (attendance.status === "here") this.#arrive(attendance, last);
    if (this.#hosting) this.#hosting.take(attendance);
    else if (isHost(attendance)) this.host().catch(this.#parts.actions.miss);
    for (const take of this.#takers) take(attendance);
    this.#parts.actions.repaint();
  };

  /** This page has a seat; who has joined sees the film. @param {Attendance} attendance @param {Attendance} last */
  #arrive(attendance, last) {
    this.refused = null;
    if (last.status !== "here") this.#parts.actions.openUp(); // all see the same page
    const hasJoined = last.status === "joining" && !isHost(attendance);
    if (hasJoined && this.#parts.state().page.drawer === "class") this.#parts.actions.openDrawer(null);
  }

  /** Nothing is left of a pupil's page. */
  #putAway() {
    this.#following.leave();
    this.#poll.leave();
    this.#revealed.leave();
    this.#band.close();
    this.#countdown.stop();
  }

  /** The class is over for this page. @param {Attendance} attendance @param {Attendance} last */
  #end({ why, code, token }, last) {
    this.#putAway();
    if (last.status === "joining" && !token && why !== "left") this.#refuse(code, words.why(why));
    else if (this.#parts.state().page.drawer !== "class") this.#parts.actions.showBriefly(words.why(why));
  }

  /** Nobody can join with this: the drawer says why, and has it in its field. @param {string} typed @param {string} why */
  #refuse(typed, why) {
    this.refused = { typed, why };
    this.#parts.actions.openDrawer("class");
    this.#parts.actions.repaint();
  }

  /** Join as a pupil. @param {string} typed  the code */
  join(typed) {
    this.refused = null;
    const code = readCode(typed);
    if (code) this.session.join({ code });
    else this.#refuse(typed, words.noCode(typed));
  }

  /** Learn of every change of the attendance. @param {(attendance: Attendance) => void} taker */
  subscribe(taker) {
    this.#takers.push(taker);
  }

  /**
   * Take part as an address says, or as this tab did before it was loaded anew.
   * @param {string | null} typed  a code
   * @param {string} token  of a host
   * @param {boolean} goes  whether the address leads somewhere, and so, in a host's tab, the class
   */
  begin(typed, token, goes) {
    const saved = savedPlace();
    const code = readCode(typed ?? "");
    if (typed !== null && (!token || !code)) this.join(typed);
    else if (code) this.session.join({ code, token, screen: "remote" });
    else if (saved) {
      this.#goes = goes;
      this.session.join(saved);
    }
  }

  /** @param {Look} look */
  render(look) {
    this.#hosting?.render(look);
    const isPupil = this.#isPupil();
    if (isPupil && leads(this.session.get()))
      this.#reports.show(filmShown(this.#parts.state(), this.#parts.player.currentStep()));
    else this.#reports.stop();
    this.#revealed.render(isPupil || this.#parts.state().page.view === "present");
    if (!isPupil) return;
    this.#following.render();
    this.#poll.render();
    const { isFollowing, hasHand } = this.#following;
    const attendance = this.session.get();
    this.#band.render(attendance, isFollowing(), hasHand(), this.#hint, this.#countdown.left(attendance.room));
  }
}

/** @param {Parts} parts */
export async function createAttending(parts) {
  await loadStyles("class/band.css");
  return new Attender(parts);
}

/** @param {Error} error */
const sentenceOf = (error) => words.why("code" in error ? String(error.code) : "", error.message);
