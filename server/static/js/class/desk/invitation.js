// How others come into the class: its code, its address, and the same as a QR code.

import { createButton, el, write } from "../../page/dom.js";
import { words } from "../../words/desk.js";
import { drawCode, spaced } from "./code.js";
import { createCopy } from "./copy.js";

const { INVITATION: WORDS } = words;
const COMMAND = "python3 -m server --host 0.0.0.0";

/** @typedef {{code: string, address: string | null, others: string[], qr: string[] | null, remote: string[] | null}} Invitation */

/** An address as it is typed. @param {string} address */
const typed = (address) => address.replace(/^http:\/\//, "");

/** The picture and what is beside it. @param {Invitation} invitation @param {...Node} more */
export function drawInvitation({ code, address, qr }, ...more) {
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
    const row = el("div", { class: "row" }, createButton(WORDS.fill, fill));
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
