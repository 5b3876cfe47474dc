// A host's page: opens a class, shows the desk as long as the class lasts, and follows the film of another device that
// leads.

import { loadStyles } from "../../page/loading.js";
import { OF_TAB, readValue, storeValue } from "../../page/storage.js";
import { el } from "../../page/dom.js";
import { isAsking, wantedFilm } from "../following.js";
import { isHost } from "../room.js";
import { Placing, isInLesson } from "../placing.js";
import { Desk } from "./desk.js";
import { filmShown } from "../leadfilm.js";
import { createClassForm } from "./openclass.js";
import { ReportKeeper } from "../report/report.js";

/** @import { Actions, Look, Player, Source, State } from "../../types.js" */
/** @import { Attendance, Room } from "../room.js" */
/** @import { Session } from "../session.js" */
/** @import { Invitation } from "./invitation.js" */
/** @import { LessonNote } from "./steering.js" */

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Player} player
 * @property {Source} source
 * @property {() => State} state
 * @property {Session} session
 * @property {LessonNote} lesson
 * @property {boolean} hasPlace  whether the page's address names a step, which the class then follows
 */

class HostPage {
  #parts;
  #placing;
  #form;
  #report;
  /** @type {Desk | null} */
  #desk = null;
  #leads = false; // whether this page leads the class that it has just opened
  #moves;
  #hasPlace;
  /** The snapshot by which this page was placed last. @type {Room | null} */
  #placed = null;

  /** @param {Parts} parts */
  constructor(parts) {
    const { player, state, session, hasPlace } = parts;
    this.#parts = parts;
    this.#placing = new Placing(parts);
    const film = () => filmShown(state(), player.currentStep());
    this.#form = createClassForm({ session, film, opened: this.#join });
    this.#moves = state().play.moves;
    this.#hasPlace = hasPlace;
    this.#report = new ReportKeeper(parts);
    this.element = el("div", { class: "stack class-host" }, this.#form.element, this.#report.element);
  }

  /** @param {Invitation & {token: string}} its @param {boolean} isNew */
  #join = ({ token, code, address, others, qr }, isNew) => {
    saveInvitation({ code, address, others, qr });
    this.#leads = isNew;
    this.#parts.session.join({ code, token, screen: "projector" });
  };

  /** Show the invitation of the class that was opened again, if this tab shows one. @param {Invitation} invitation */
  invite(invitation) {
    if (savedInvitation()?.code !== invitation.code) return;
    saveInvitation(invitation);
    this.#desk?.invite(invitation);
  }

  /** Open a class, unless this page is in one. */
  open() {
    if (this.#form.element.hidden) return;
    this.#form.open();
  }

  /** @param {Attendance} attendance */
  #showDesk({ code }) {
    const { player, ...parts } = this.#parts;
    const saved = savedInvitation();
    const invitation = saved?.code === code ? saved : null;
    this.#desk = new Desk({ ...parts, here: player.currentStep, invitation, leads: this.#leads });
    this.#leads = false;
    this.element.append(this.#desk.element);
    this.#desk.foot.prepend(this.#report.element);
    if (!invitation) parts.actions.openDrawer("class"); // a remote control has only the drawer
  }

  #removeDesk() {
    if (!this.#desk) return;
    this.element.append(this.#report.element); // the class is over, its report stays
    this.#desk.close();
    this.#desk.element.remove();
    this.#desk = this.#placed = null;
    this.#placing.leave();
    this.#form.render();
  }

  /** Return whether the film was moved on this page, not by the lead's device. @param {Room} room @param {number} sentAt */
  #wasMoved(room, sentAt) {
    const { play, learn } = this.#parts.state();
    const isAtPlace = this.#hasPlace && !isAsking(room); // while a question is open, the film stays
    const isUnmoved = play.moves === this.#moves && !isAtPlace;
    [this.#moves, this.#hasPlace] = [play.moves, false];
    if (isUnmoved) return false;
    const film = shownFilm(room);
    if (!isInLesson(learn.lesson, film)) return true;
    if (this.#placing.isThere(film, sentAt)) return false;
    if (!this.#placing.isArriving()) return true;
    this.#placed = null; // a What if … or a stop has moved the film by itself: it is placed once more
    return false;
  }

  /** Bring the film to the lead's. @param {Room} room @param {number} sentAt */
  #follow(room, sentAt) {
    this.#placed = room;
    this.#placing.place(shownFilm(room), sentAt);
    this.#moves = this.#parts.state().play.moves;
    this.#parts.actions.repaint(); // the clock may stop after this frame, which shows the film already moved
  }

  /** @param {Attendance} attendance */
  update(attendance) {
    const { room, status } = attendance;
    if (isHost(attendance)) this.#report.note(attendance);
    if (!isHost(attendance) || status === "over" || status === "none") this.#removeDesk();
    else if (room && !this.#desk) this.#showDesk(attendance);
  }

  /** @param {Look} look */
  render(look) {
    const attendance = this.#parts.session.get();
    const { room, status, sentAt } = attendance;
    this.#form.element.hidden = status !== "none" && status !== "over";
    if (!this.#desk || !room) return;
    const standing = this.#desk.render(look, attendance, this.#wasMoved(room, sentAt));
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
