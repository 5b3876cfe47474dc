// How others come into the class: its code, its address, and the same as a QR code; large on the whole screen, small in a corner
// of the view for a projector.

import { copy } from "../../page/clipboard.js";
import { el, find, write } from "../../page/dom.js";
import { words } from "../../words/desk.js";
import { drawCode, spaced } from "./code.js";

const { INVITATION: WORDS } = words;
const COMMAND = "python3 -m server --host 0.0.0.0";

/** @typedef {{code: string, address: string | null, others: string[], qr: string[] | null, remote: string[] | null}} Invitation */

/** An address as it is typed. @param {string} address */
const typed = (address) => address.replace(/^http:\/\//, "");

/** The picture and what is beside it. @param {Invitation} invitation @param {...Node} more */
function drawInvitation({ code, address, qr }, ...more) {
  const text = el("div", { class: "invitation-text" });
  if (address) text.append(el("p", { class: "invitation-join" }, WORDS.join, " ", el("b", {}, typed(address))));
  text.append(el("p", { class: "invitation-code" }, el("span", { class: "visually-hidden" }, `${WORDS.code} `), el("b", { translate: "no" }, spaced(code))), ...more);
  return [...(address && qr ? [drawCode(qr, WORDS.qr(address))] : []), text];
}

/** What the drawer says of it. @param {import("../../intents/actions.js").Actions} actions @param {() => void} fill  the screen with it */
export function createInvitation(actions, fill) {
  const element = el("section", { class: "invitation" });
  const late = el("p", { class: "class-hint", role: "status" });
  /** @type {Invitation | null} */
  let drawn = null;

  /** @param {Invitation} invitation */
  function draw(invitation) {
    const { address, others } = invitation;
    const large = el("button", { type: "button", class: "text" }, WORDS.fill);
    large.addEventListener("click", fill);
    const row = el("div", { class: "row" }, large);
    if (address) row.append(createCopy(WORDS.copy, address, actions));
    const parts = [el("div", { class: "invitation-card" }, ...drawInvitation(invitation)), row, late];
    if (!address) parts.push(el("p", { class: "class-hint" }, WORDS.alone, " ", el("code", {}, COMMAND)));
    if (others.length) parts.push(el("details", {}, el("summary", {}, WORDS.others), el("ul", {}, ...others.map((other) => el("li", {}, typed(other))))));
    element.replaceChildren(...parts);
  }

  return {
    element,
    /** @param {Invitation | null} invitation @param {boolean} isLonely  nobody has joined for a minute */
    render(invitation, isLonely) {
      element.hidden = !invitation;
      if (invitation && drawn !== invitation) draw(invitation);
      drawn = invitation;
      write(late, isLonely ? WORDS.nobody : "");
    },
  };
}

/** A button that copies an address. @param {string} name @param {string} address @param {import("../../intents/actions.js").Actions} actions */
export function createCopy(name, address, actions) {
  const button = el("button", { type: "button", class: "text" }, name);
  button.addEventListener("click", async () => actions.showMessage((await copy(address)) ? WORDS.copied : WORDS.notCopied));
  return button;
}

/** The invitation in the corner of the view for a projector, and on the whole screen. */
export function createScreen() {
  const corner = el("section", { class: "card class-corner", "aria-label": WORDS.join });
  const close = el("button", { type: "button", class: "text" }, WORDS.close);
  const card = el("div", { class: "class-screen-card" });
  const dialog = /** @type {HTMLDialogElement} */ (el("dialog", { class: "class-screen", "aria-label": WORDS.join }, card, close));
  const counts = [el("p", { class: "class-people" }), el("p", { class: "class-people" })];
  /** @type {Invitation | null} */
  let drawn = null;
  find("main .mid").append(corner);
  document.body.append(dialog);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") event.stopPropagation(); // the drawer below it stays
  });

  return {
    /** Fill the screen with it, or no longer. */
    toggle() {
      if (dialog.open) dialog.close();
      else if (drawn) dialog.showModal();
    },
    isOpen: () => dialog.open,
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
