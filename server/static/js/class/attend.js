// A page in a class: its session, and the behaviour of a pupil's page. The host's part is imported for hosts only.
//
//     const its = await parts.attend(); //                   class.js loads it on first use
//     its.session, its.subscribe(listener), its.join(code) // the listener gets each new attendance

import { listenToKeys } from "../page/keys.js";
import { once, loadStyles } from "../page/loading.js";
import { wordsOf } from "../words/words.js";
import { createBand } from "./band.js";
import { createCountdown } from "./countdown.js";
import { Following, leads } from "./following.js";
import { Voting } from "./voting.js";
import { createFilmSender, filmShown } from "./leadfilm.js";
import { Revealed } from "./revealed.js";
import { isHost, readCode, savedPlace } from "./room.js";
import { createSession } from "./session.js";

/** @import { Asker } from "../questions/ask.js" */
/** @import { Actions, Look, Player, Source, State } from "../types.js" */
/** @import { Socket } from "../wire/socket.js" */
/** @import { Hosting } from "./desk/hosting.js" */
/** @import { Invitation } from "./desk/invitation.js" */
/** @import { LessonNote } from "./desk/steering.js" */
/** @import { Attendance } from "./room.js" */

const words = await wordsOf("class");

const HINT = 4000; // milliseconds for which the band shows a hint

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
  #listeners = [];
  #following;
  #voting;
  #revealed;
  #band;
  #sender; // of the film, while the pupil has the lead
  #before;
  #hint = "";
  #countdown;
  #hasPlace = false;
  /** @type {Hosting | null} */
  #hosting = null;
  /** The refused code, as it was typed, and the reason; null if none is refused. @type {{typed: string, why: string} | null} */
  refused = null;

  /** @param {Parts} parts */
  constructor(parts) {
    const { actions, player, socket, source, state, asker } = parts;
    this.#parts = parts;
    const fail = (/** @type {Error} */ error) => actions.showBriefly(sentenceOf(error));
    const onReopen = (/** @type {Invitation} */ invitation) => this.#hosting?.invite(invitation);
    const session = createSession({ socket, onChange: this.#onChange, fail, onReopen });
    this.session = session;
    const onFixed = () => this.#showHint(words.BAND.fixed);
    const following = new Following({ actions, player, state, session, onFixed });
    this.#following = following;
    this.#voting = new Voting({ actions, state, session, asker, isFollowing: following.isFollowing });
    this.#revealed = new Revealed({ source, actions, state, session });
    this.#countdown = createCountdown(actions.repaint);
    this.#band = createBand({ toggle: following.toggle, raiseHand: following.raiseHand });
    this.#sender = createFilmSender(session.sendFilm);
    this.#before = session.get();
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
    this.#hosting = await createHosting({ ...this.#parts, session: this.session, hasPlace: this.#hasPlace });
    this.#hosting.update(this.session.get());
    this.#parts.actions.repaint();
    return this.#hosting;
  });

  /** Show a text in the band for HINT milliseconds. @param {string} text */
  #showHint(text) {
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
    if (this.#isPupil()) this.#following.update(attendance, last);
    else if (!isHost(last) && isHost(attendance)) this.#clear(); // the seat is the remote control from now on
    this.#parts.actions.setLed(this.#isPupil() && !leads(attendance));
    this.#parts.actions.setHosts(isHost(attendance) && (attendance.room?.here ?? 0) > 0);
    if (attendance.status === "over" && last.status !== "over") this.#close(attendance, last);
    if (attendance.status === "here") this.#arrive(attendance, last);
    if (this.#hosting) this.#hosting.update(attendance);
    else if (isHost(attendance)) this.host().catch(this.#parts.actions.miss);
    for (const listener of this.#listeners) listener(attendance);
    this.#parts.actions.repaint();
  };

  /** Update the page on the news of a seat; a pupil who has just joined sees the film. @param {Attendance} attendance @param {Attendance} last */
  #arrive(attendance, last) {
    this.refused = null;
    if (last.status !== "here") this.#parts.actions.openUp(); // all see the same page
    const hasJoined = last.status === "joining" && !isHost(attendance);
    if (hasJoined && this.#parts.state().page.drawer === "class") this.#parts.actions.openDrawer(null);
  }

  /** Remove everything of a pupil's page. */
  #clear() {
    this.#following.leave();
    this.#voting.leave();
    this.#revealed.leave();
    this.#band.close();
    this.#countdown.stop();
  }

  /** Clean up and show why the class is over for this page. @param {Attendance} attendance @param {Attendance} last */
  #close({ why, code, token }, last) {
    this.#clear();
    if (last.status === "joining" && !token && why !== "left") this.#refuse(code, words.why(why));
    else if (this.#parts.state().page.drawer !== "class") this.#parts.actions.showBriefly(words.why(why));
  }

  /** Open the drawer with a code that was refused, and with the reason. @param {string} typed @param {string} why */
  #refuse(typed, why) {
    this.refused = { typed, why };
    this.#parts.actions.openDrawer("class");
    this.#parts.actions.repaint();
  }

  /** Join as a pupil. @param {string} typed  the code, as typed */
  join(typed) {
    this.refused = null;
    const code = readCode(typed);
    if (code) this.session.join({ code });
    else this.#refuse(typed, words.noCode(typed));
  }

  /** Call a listener at every change of the attendance. @param {(attendance: Attendance) => void} listener */
  subscribe(listener) {
    this.#listeners.push(listener);
  }

  /**
   * Join the class that the page's address names, or rejoin this tab's class after a reload.
   * @param {string | null} typed  a code
   * @param {string} token  a host's
   * @param {boolean} hasPlace  whether the address names a step; in a host's tab the class follows it
   */
  enter(typed, token, hasPlace) {
    const saved = savedPlace();
    const code = readCode(typed ?? "");
    if (!token && this.#parts.state().learn.predict?.seed) this.#following.startAlone();
    if (typed !== null && (!token || !code)) this.join(typed);
    else if (code) this.session.join({ code, token, screen: "remote" });
    else if (saved) {
      this.#hasPlace = hasPlace;
      this.session.join(saved);
    }
  }

  /** @param {Look} look */
  render(look) {
    this.#hosting?.render(look);
    const isPupil = this.#isPupil();
    if (isPupil && leads(this.session.get()))
      this.#sender.show(filmShown(this.#parts.state(), this.#parts.player.currentStep()));
    else this.#sender.stop();
    this.#revealed.render(isPupil || this.#parts.state().page.view === "present");
    if (!isPupil) return;
    this.#following.render();
    this.#voting.render();
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
