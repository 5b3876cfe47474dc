// The invitation for all to see: in the corner of the view for a projector, and on the whole screen.

import { createButton, el, find, write } from "../../page/dom.js";
import { words } from "../../words/desk.js";
import { spaced } from "./code.js";
import { drawInvitation } from "./invitation.js";

/** @typedef {import("./invitation.js").Invitation} Invitation */

const { INVITATION: WORDS } = words;

export function createScreen() {
  const corner = el("section", { class: "card class-corner", "aria-label": WORDS.join });
  const close = createButton(WORDS.close, () => dialog.close());
  const card = el("div", { class: "class-screen-card" });
  const dialog = /** @type {HTMLDialogElement} */ (el("dialog", { class: "class-screen", "aria-label": WORDS.join }, card, close));
  const counts = [el("p", { class: "class-people" }), el("p", { class: "class-people" })];
  /** @type {Invitation | null} */
  let drawn = null;
  find("main .mid").append(corner);
  document.body.append(dialog);
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") event.stopPropagation(); // the drawer below it stays
  });

  return {
    /** Fill the screen with it, or no longer. */
    toggle() {
      if (dialog.open) dialog.close();
      else if (drawn) dialog.showModal();
    },
    /** @param {Invitation | null} invitation @param {string} people */
    render(invitation, people) {
      corner.hidden = !invitation;
      if (invitation && drawn !== invitation) {
        corner.replaceChildren(...drawInvitation(invitation, counts[0]));
        card.replaceChildren(...drawInvitation(invitation, ...(invitation.address ? [el("p", {}, WORDS.or(spaced(invitation.code)))] : []), counts[1]));
      }
      drawn = invitation;
      for (const count of counts) write(count, people);
    },
    close() {
      corner.remove();
      dialog.remove();
    },
  };
}
