// What makes a page a host's: it opens a class, has the desk as long as the class lasts, and where another device leads, its film
// follows that one.

import { loadStyles } from "../../page/styles.js";
import { el } from "../../page/dom.js";
import { wantedFilm } from "../following.js";
import { createPlacing } from "../placing.js";
import { createDesk } from "./desk.js";
import { createOpening } from "./opening.js";
import { filmShown } from "../shown.js";

/** @typedef {import("../room.js").Attendance} Attendance */
/** @typedef {import("./invitation.js").Invitation} Invitation */

const KEPT = "bitqueens.invitation";

/**
 * @param {object} parts
 * @param {import("../../intents/actions.js").Actions} parts.actions
 * @param {import("../../film/player.js").Player} parts.player
 * @param {import("../../types.js").Source} parts.source
 * @param {() => import("../../types.js").State} parts.state
 * @param {import("../session.js").Session} parts.session
 */
export async function createHosting({ actions, player, source, state, session }) {
  await loadStyles("class/desk.css");
  const placing = createPlacing({ actions, player, state });
  const opening = createOpening({ session, film: () => filmShown(state(), player.currentStep()), opened });
  const element = el("div", { class: "class-host" }, opening.element);
  /** @type {import("./desk.js").Desk | null} */
  let desk = null;
  let leads = false;
  let moves = state().moves;
  /** @type {import("../room.js").Room | null} the news by which this page was placed last */
  let placed = null;

  /** @param {Invitation & {token: string}} its @param {boolean} isNew */
  function opened({ token, code, address, others, qr, remote }, isNew) {
    keepInvitation({ code, address, others, qr, remote });
    leads = isNew;
    session.join({ code, token, screen: "projector" });
  }

  /** @param {Attendance} attendance */
  function begin({ code }) {
    const kept = keptInvitation();
    const invitation = kept?.code === code ? kept : null;
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
    moves = state().moves;
    return moves !== before && room !== null && !placing.isThere(wantedFilm(room), saidAt);
  }

  /** Be where the lead is. @param {Attendance} attendance */
  function follow({ room, saidAt }) {
    if (!room || room === placed) return;
    placed = room;
    placing.place(wantedFilm(room), saidAt);
    moves = state().moves;
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
    /** @param {import("../../types.js").Look} look */
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

/** How others come in, which the server tells only when it opens a class: this tab keeps it. @param {Invitation} invitation */
function keepInvitation(invitation) {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(invitation));
  } catch {
    // without storage a page that is loaded anew shows the code alone
  }
}

/** @returns {Invitation | null} */
function keptInvitation() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
  } catch {
    return null;
  }
}
