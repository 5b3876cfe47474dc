// The way into a class as its host: one click on the server's machine; elsewhere with the key that the server prints.

import { el, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { savedClass } from "../room.js";
import { spaced } from "./invitation.js";

/** @import { LeadFilm } from "../../types.js" */
/** @import { Refused } from "../../wire/protocol.js" */
/** @import { OwnClass } from "../room.js" */
/** @import { Session } from "../session.js" */
/** @import { Invitation } from "./invitation.js" */

const classWords = await wordsOf("class");
const { OPENING: WORDS } = await wordsOf("desk");

/**
 * @param {object} parts
 * @param {Session} parts.session
 * @param {() => LeadFilm} parts.film  the first film of the class
 * @param {(invitation: Invitation & {token: string}, isNew: boolean) => void} parts.opened
 */
export function createClassForm({ session, film, opened }) {
  const again = el("button", { type: "button", class: "text" });
  const open = el("button", { type: "submit", class: "text primary" }, WORDS.open);
  const key = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "password",
      id: "class-key",
      autocomplete: "off",
      maxlength: 200,
      size: 16,
      "aria-describedby": "class-key-hint",
    })
  );
  const locked = el("div", { class: "row", hidden: "" }, el("label", { for: "class-key" }, WORDS.key), key);
  const hint = el("p", { class: "hint", id: "class-key-hint", hidden: "" }, WORDS.keyHint);
  const message = el("p", { class: "class-refused if-any", role: "alert" });
  const form = el("form", {}, locked, hint, el("div", { class: "row" }, open, again), message);
  const element = el("section", { class: "class-opening" }, el("h3", {}, WORDS.title), el("p", {}, WORDS.intro), form);
  let busy = false;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    openClass();
  });
  again.addEventListener("click", () => openClass(savedClass() ?? undefined));

  /** @param {OwnClass} [saved]  the class that this device has opened before */
  async function openClass(saved) {
    if (busy) return;
    busy = true;
    write(message, WORDS.wait);
    try {
      const invitation = await session.open({ film: film(), key: key.value.trim(), saved });
      write(message, "");
      key.value = "";
      opened(invitation, saved === undefined);
    } catch (error) {
      const { code, message: said } = /** @type {Refused} */ (error);
      const needsKey = code === "forbidden" && locked.hidden;
      if (code === "forbidden") locked.hidden = hint.hidden = false;
      write(message, needsKey ? "" : classWords.why(code, said));
      if (code === "forbidden") key.focus();
    } finally {
      busy = false;
      render();
    }
  }

  function render() {
    const own = savedClass();
    again.hidden = !own;
    again.classList.toggle("primary", own !== null);
    open.classList.toggle("primary", own === null); // if a class is still open, going back to it is the primary button
    if (own) write(again, WORDS.again({ code: spaced(own.code) }));
  }
  render();
  return { element, render, open: () => openClass(savedClass() ?? undefined) };
}
