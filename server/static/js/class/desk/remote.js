// The link that makes a phone of the host's a remote control. It has the token, which no server sees in it: it stands after #.

import { el } from "../../page/dom.js";
import { words } from "../../words/desk.js";
import { drawCode } from "./code.js";
import { createCopy } from "./copy.js";

const { REMOTE: WORDS } = words;

/** The link to a class for another device of its host. @param {string} address  of the class @param {string} token */
export const linkOf = (address, token) => `${address}#${token}`;

/** @param {import("../../intents/actions.js").Actions} actions */
export function createRemote(actions) {
  const body = el("div", { class: "class-remote-link" });
  const element = el("details", { class: "class-remote" }, el("summary", {}, WORDS.title), el("p", { class: "class-hint" }, WORDS.intro), body);
  let drawn = "";

  return {
    element,
    /** @param {string} link  "" if there is none @param {string[] | null} rows  of its QR code */
    render(link, rows) {
      element.hidden = !link;
      if (link === drawn) return;
      drawn = link;
      body.replaceChildren(...(rows ? [drawCode(rows, WORDS.qr)] : []), createCopy(WORDS.copy, link, actions));
    },
  };
}
