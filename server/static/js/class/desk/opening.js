// Opens a class: with one click on the machine that serves, with the key that the server prints on others.

import { el, mark, write } from "../../page/dom.js";
import { words as classWords } from "../../words/class.js";
import { words } from "../../words/desk.js";
import { keptOwn } from "../kept.js";
import { spaced } from "./code.js";

const { OPENING: WORDS } = words;

/** @typedef {import("./invitation.js").Invitation} Invitation */

/**
 * @param {object} parts
 * @param {import("../session.js").Session} parts.session
 * @param {() => import("../room.js").Film} parts.film  that the class begins with
 * @param {(invitation: Invitation & {token: string}, isNew: boolean) => void} parts.opened
 */
export function createOpening({ session, film, opened }) {
  const again = el("button", { type: "button", class: "text" });
  const open = el("button", { type: "submit", class: "text primary" }, WORDS.open);
  const key = /** @type {HTMLInputElement} */ (el("input", { type: "password", id: "class-key", autocomplete: "off", maxlength: 200, "aria-describedby": "class-key-hint" }));
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
  again.addEventListener("click", () => ask(keptOwn()?.token));

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
      const { code, message: said } = /** @type {import("../../wire/protocol.js").Refused} */ (error);
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
    const own = keptOwn();
    again.hidden = !own;
    if (own) write(again, WORDS.again(spaced(own.code)));
  }
  render();
  return { element, render };
}
