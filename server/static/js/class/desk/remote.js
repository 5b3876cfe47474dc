// The host's phone as a remote control: the host appoints a seat by its number, so that no secret is projected. A link
// with the token does the same for another device of the host.

import { createButton, el, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { createCopy } from "./invitation.js";
import { createNumberField } from "./people.js";

/** @import { Actions } from "../../types.js" */
/** @import { Session } from "../session.js" */
/** @import { SendRequest } from "./message.js" */

const words = await wordsOf("desk");

const { REMOTE: WORDS } = words;

/** Return the link to a class for another device of its host. @param {string} address  of the class @param {string} token */
export const linkOf = (address, token) => `${address}#${token}`; // a fragment is not sent to the server

/**
 * @param {Actions} actions
 * @param {Session} session
 * @param {SendRequest} request
 */
export function createRemote(actions, session, request) {
  const number = createNumberField(session, "class-remote");
  const go = el("button", { type: "submit", class: "text" }, WORDS.make);
  const form = el(
    "form",
    {},
    el("p", { class: "hint" }, WORDS.intro),
    el("div", { class: "row" }, ...number.elements, go),
    number.refused,
  );
  const now = el("p", { class: "hint if-any", role: "status" });
  const end = createButton(WORDS.end, () => request("appoint", { number: 0 }, WORDS.ended));
  const link = el("details", {}, el("summary", {}, WORDS.link));
  const element = el("section", { class: "class-remote" }, el("h3", {}, WORDS.title), form, now, end, link);
  let drawn = "";

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    number.submit((seat) => request("appoint", { number: seat }, WORDS.made({ number: seat })));
  });

  return {
    element,
    /** @param {string} address  the link, "" for none @param {number} seat  the remote control's, 0 for none */
    render(address, seat) {
      const isOne = seat > 0 && seat === session.get().number; // this device
      form.hidden = seat > 0;
      write(now, isOne ? WORDS.me : seat ? WORDS.is({ number: seat }) : "");
      end.hidden = seat === 0;
      link.hidden = !address;
      if (address === drawn) return;
      drawn = address;
      link.replaceChildren(
        el("summary", {}, WORDS.link),
        el("p", { class: "hint" }, WORDS.secret),
        createCopy(WORDS.copy, address, actions),
      );
    },
  };
}
