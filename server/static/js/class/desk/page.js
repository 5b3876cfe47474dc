// The page on which everyone works alone, at a stop of a lesson: its address and its QR code in the note on the wall.

import { el } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { typed } from "./invitation.js";

/** @import { Invitation } from "./invitation.js" */

const words = await wordsOf("desk");

const { INVITATION: WORDS } = words;

/**
 * Return the address of a page of the class's server, with the code of the class. Pure.
 * @param {string} address  of the class @param {string} code @param {string} page
 */
const addressOfWork = (address, code, page) => `${address.slice(0, address.lastIndexOf("/") + 1)}${page}&class=${code}`;

export function createPageCode() {
  const element = el("div", { class: "class-page invitation-card" });
  let drawn = "";

  /** @param {string} address */
  function draw(address) {
    const source = `qr.svg?address=${encodeURIComponent(address)}`;
    element.replaceChildren(
      el("img", { class: "qr", src: source, alt: WORDS.qr({ address }) }),
      el("p", { class: "invitation-join" }, WORDS.open, " ", el("b", {}, typed(address))),
    );
  }

  return {
    /**
     * Show the code of a page, if other machines reach the server.
     * @param {string} page  "" for none
     * @param {Invitation | null} invitation  to the class
     */
    render(page, invitation) {
      const slot = page && invitation?.address && document.querySelector("dialog.lesson[open] .slot");
      if (!slot || !invitation?.address) return element.remove();
      const address = addressOfWork(invitation.address, invitation.code, page);
      if (address !== drawn) draw(address);
      drawn = address;
      if (!slot.contains(element)) slot.append(element);
    },
    remove: () => element.remove(),
  };
}
