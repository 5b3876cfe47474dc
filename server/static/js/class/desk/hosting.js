// A host's page: opens a class, shows the desk as long as the class lasts, and follows the film of another device that
// leads.

import { loadStyles } from "../../page/loading.js";
import { OF_TAB, readValue, storeValue } from "../../page/storage.js";
import { el } from "../../page/dom.js";
import { isAsking, wantedFilm } from "../following.js";
import { CatchUp, isInLesson } from "../catchup.js";
import { Desk } from "./desk.js";
import { filmShown } from "../leadfilm.js";
import { HOUR } from "./next.js";
import { createClassForm } from "./opening.js";
import { ReportKeeper } from "../report/report.js";

/** @import { Actions, Look, Player, Source, State } from "../../types.js" */
/** @import { Attendance, Room } from "../room.js" */
/** @import { Session } from "../session.js" */
/** @import { Invitation } from "./invitation.js" */

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Player} player
 * @property {Source} source
 * @property {() => State} state
 * @property {(change: Partial<Attendance>) => void} set
 * @property {Session} session
 * @property {import("./desk.js").Lessons} lesson
 * @property {boolean} hasPlace  whether the page's address names a step, which the class then follows
 */

class HostPage {
  #parts;
  #catchUp;
  #form;
  #report;
  /** @type {Desk | null} */
  #desk = null;
  #leads = false; // whether this page leads the class that it has just opened
  #hasMoved = false; // whether the film was moved on this page since the last frame
  #hasPlace;
  #isTaught = false; // whether the lesson for a class is at its end
  /** The snapshot by which this page was placed last. @type {Room | null} */
  #placed = null;

  /** @param {Parts} parts */
  constructor(parts) {
    const { actions, state, session, hasPlace } = parts;
    this.#parts = parts;
    this.#catchUp = new CatchUp(parts);
    const film = () => filmShown(state());
    this.#form = createClassForm({ session, film, opened: this.#join });
    actions.onMove(() => (this.#hasMoved = true));
    this.#hasPlace = hasPlace;
    this.#report = new ReportKeeper(parts);
    this.element = el("div", { class: "stack class-host" }, this.#form.element, this.#report.element);
  }

  /** @param {Invitation & {token: string}} its @param {boolean} isNew */
  #join = ({ token, code, address, others, qr }, isNew) => {
    saveInvitation({ code, address, others, qr });
    this.#leads = isNew;
    this.#parts.session.join({ code, token });
  };

  /** Show the invitation of the class that was opened again, if this tab shows one. @param {Invitation} invitation */
  invite(invitation) {
    if (savedInvitation()?.code !== invitation.code) return;
    saveInvitation(invitation);
    this.#desk?.invite(invitation);
  }

  /** Go back to the class that this device has opened, unless this page is in one. */
  comeBack() {
    if (!this.#form.element.hidden) this.#form.open();
  }

  #showDesk() {
    const parts = this.#parts;
    const saved = savedInvitation();
    const invitation = saved?.code === parts.state().class.code ? saved : null;
    this.#desk = new Desk({ ...parts, invitation, leads: this.#leads, report: this.#report.element });
    this.#leads = false;
    this.element.append(this.#desk.element);
    if (!invitation) parts.actions.openDrawer("class"); // a remote control has only the drawer
  }

  #removeDesk() {
    if (!this.#desk) return;
    this.element.append(this.#report.element); // the class is over, its report stays
    this.#desk.close();
    this.#desk.element.remove();
    this.#desk = this.#placed = null;
    this.#catchUp.leave();
    this.#form.render();
  }

  /** Return whether the film was moved on this page, not by the lead's device. @param {Room} room @param {number} sentAt */
  #wasMoved(room, sentAt) {
    const { learn } = this.#parts.state();
    const isAtPlace = this.#hasPlace && !isAsking(room); // while a question is open, the film stays
    const isUnmoved = !this.#hasMoved && !isAtPlace;
    this.#hasMoved = this.#hasPlace = false;
    if (isUnmoved) return false;
    const film = shownFilm(room);
    if (!isInLesson(learn.lesson, film)) return true;
    return !this.#catchUp.isThere(film, sentAt);
  }

  /** Bring the film to the lead's. @param {Room} room @param {number} sentAt */
  #follow(room, sentAt) {
    this.#placed = room;
    this.#catchUp.place(shownFilm(room), sentAt);
  }

  /** Note the news of the class, and show or remove the desk. */
  update() {
    const attendance = this.#parts.state().class;
    const { role, room, status } = attendance;
    this.#form.element.hidden = status !== "none" && status !== "over";
    if (role !== "host") {
      if (status === "over" && this.#isTaught) this.#report.openOnce();
      return this.#removeDesk();
    }
    this.#report.note(attendance, this.#parts.state().learn.note?.title);
    if (room && !this.#desk) this.#showDesk();
    if (room) this.#desk?.update(room);
  }

  /** @param {Look} look */
  render(look) {
    const { room, sentAt } = look.class;
    if (!this.#desk || !room) return;
    const { lesson, note } = look.learn;
    this.#isTaught ||= lesson?.name === HOUR && note?.left === 0;
    if (this.#isTaught && savedInvitation()?.code !== look.class.code) this.#report.openOnce(); // the wall shows the last stop
    const standing = this.#desk.render(look, room, this.#wasMoved(room, sentAt));
    if (standing !== "follows") this.#placed = room;
    else if (room !== this.#placed) this.#follow(room, sentAt);
  }
}

/** Return the film for a host's page that follows: with the lesson, also while its question is open. @param {Room} room */
const shownFilm = (room) => ({ ...wantedFilm(room), lesson: room.lesson, stop: room.stop });

/** @param {Parts} parts */
export async function createHosting(parts) {
  await loadStyles("class/desk.css");
  return new HostPage(parts);
}

/** @typedef {Awaited<ReturnType<typeof createHosting>>} Hosting */

/**
 * Store the invitation in this tab: the server sends it only when it opens a class.
 * @param {Invitation} invitation
 */
const saveInvitation = (invitation) => storeValue(OF_TAB.invitation, invitation);

/** @returns {Invitation | null} */
const savedInvitation = () => readValue(OF_TAB.invitation);
