// What makes a page a host's: it opens a class, has the desk as long as the class lasts, and where another device
// leads, its film follows that one.

import { loadStyles } from "../../page/loading.js";
import { OF_TAB, readValue, storeValue } from "../../page/storage.js";
import { el, mark, write } from "../../page/dom.js";
import { wantedFilm } from "../following.js";
import { createPlacing } from "../placing.js";
import { createDesk } from "./desk.js";
import { filmShown } from "../reports.js";
import { wordsOf } from "../../words/words.js";
import { savedClass } from "../saved.js";
import { spaced } from "./invitation.js";

/** @import { Actions, Film, Look, Player, Source, State } from "../../types.js" */
/** @import { Refused } from "../../wire/protocol.js" */
/** @import { Attendance, Room } from "../room.js" */
/** @import { Session } from "../session.js" */
/** @import { Desk } from "./desk.js" */
/** @import { Invitation } from "./invitation.js" */

const classWords = await wordsOf("class");
const words = await wordsOf("desk");

/**
 * @param {object} parts
 * @param {Actions} parts.actions
 * @param {Player} parts.player
 * @param {Source} parts.source
 * @param {() => State} parts.state
 * @param {Session} parts.session
 */
export async function createHosting({ actions, player, source, state, session }) {
  await loadStyles("class/desk.css");
  const placing = createPlacing({ actions, player, state });
  const opening = createOpening({ session, film: () => filmShown(state(), player.currentStep()), opened });
  const element = el("div", { class: "class-host" }, opening.element);
  /** @type {Desk | null} */
  let desk = null;
  let leads = false;
  let moves = state().play.moves;
  /** @type {Room | null} the news by which this page was placed last */
  let placed = null;

  /** @param {Invitation & {token: string}} its @param {boolean} isNew */
  function opened({ token, code, address, others, qr, remote }, isNew) {
    keepInvitation({ code, address, others, qr, remote });
    leads = isNew;
    session.join({ code, token, screen: "projector" });
  }

  /** @param {Attendance} attendance */
  function begin({ code }) {
    const saved = savedInvitation();
    const invitation = saved?.code === code ? saved : null;
    desk = createDesk({ actions, source, state, here: player.currentStep, session, invitation, leads });
    leads = false;
    element.append(desk.element);
    if (!invitation) actions.openDrawer("class"); // which is all of a remote control
  }

  function end() {
    if (!desk) return;
    desk.close();
    desk.element.remove();
    desk = placed = null;
    placing.leave();
    opening.render();
  }

  /** Whether the film was moved here, and not by the device that leads. @param {Attendance} attendance */
  function wasMoved({ room, saidAt }) {
    const before = moves;
    moves = state().play.moves;
    return moves !== before && room !== null && !placing.isThere(wantedFilm(room), saidAt);
  }

  /** Be where the lead is. @param {Attendance} attendance */
  function follow({ room, saidAt }) {
    if (!room || room === placed) return;
    placed = room;
    placing.place(wantedFilm(room), saidAt);
    moves = state().play.moves;
    actions.repaint(); // the clock may stop after this frame, in which the film has moved already
  }

  return {
    element,
    /** @param {Attendance} attendance */
    take(attendance) {
      const { token, room, status } = attendance;
      if (!token || status === "over" || status === "none") end();
      else if (room && !desk) begin(attendance);
    },
    /** @param {Look} look */
    render(look) {
      const attendance = session.get();
      opening.element.hidden = attendance.status !== "none" && attendance.status !== "over";
      if (!desk || !attendance.room) return;
      const standing = desk.render(look, attendance, wasMoved(attendance));
      if (standing === "follows") follow(attendance);
      else placed = attendance.room;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof createHosting>>} Hosting */

/**
 * How others come in, which the server tells only when it opens a class: this tab keeps it.
 * @param {Invitation} invitation
 */
const keepInvitation = (invitation) => storeValue(OF_TAB.invitation, invitation);

/** @returns {Invitation | null} */
const savedInvitation = () => readValue(OF_TAB.invitation);

// Opens a class: with one click on the machine that serves, with the key that the server prints on others.

const { OPENING: WORDS } = words;

/**
 * @param {object} parts
 * @param {Session} parts.session
 * @param {() => Film} parts.film  that the class begins with
 * @param {(invitation: Invitation & {token: string}, isNew: boolean) => void} parts.opened
 */
export function createOpening({ session, film, opened }) {
  const again = el("button", { type: "button", class: "text" });
  const open = el("button", { type: "submit", class: "text primary" }, WORDS.open);
  const key = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "password",
      id: "class-key",
      autocomplete: "off",
      maxlength: 200,
      "aria-describedby": "class-key-hint",
    })
  );
  const locked = el("div", { class: "row", hidden: "" }, el("label", { for: "class-key" }, WORDS.key), key);
  const hint = el("p", { class: "class-hint", id: "class-key-hint", hidden: "" }, WORDS.keyHint);
  const message = el("p", { class: "class-refused", role: "alert" });
  const form = el("form", {}, locked, hint, el("div", { class: "row" }, open, again), message);
  const element = el("section", { class: "class-opening" }, el("h3", {}, WORDS.title), el("p", {}, WORDS.intro), form);
  let busy = false;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask();
  });
  again.addEventListener("click", () => ask(savedClass()?.token));

  /** @param {string} [token]  of the class that this device has opened before */
  async function ask(token) {
    if (busy) return;
    busy = true;
    write(message, WORDS.wait);
    mark(message, "waiting", true);
    try {
      const its = await session.open({ film: film(), key: key.value.trim(), token });
      write(message, "");
      key.value = "";
      opened(its, token === undefined);
    } catch (error) {
      const { code, message: said } = /** @type {Refused} */ (error);
      const needsKey = code === "forbidden" && locked.hidden;
      if (code === "forbidden") locked.hidden = hint.hidden = false;
      write(message, needsKey ? "" : classWords.why(code, said));
      if (code === "forbidden") key.focus();
    } finally {
      busy = false;
      mark(message, "waiting", false);
      render();
    }
  }

  function render() {
    const own = savedClass();
    again.hidden = !own;
    if (own) write(again, WORDS.again({ code: spaced(own.code) }));
  }
  render();
  return { element, render };
}
