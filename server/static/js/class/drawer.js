// The class: to join one by its code, and what there is to know of the one that this page is in.

import { el, write } from "../page/dom.js";
import { readCode } from "./room.js";
import { wordsOf } from "../words/words.js";

/** @import { Attending, DrawerContent, DrawerParts } from "../types.js" */

const words = await wordsOf("class");

const { DRAWER: WORDS } = words;

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create({ actions, attend }) {
  const field = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "text",
      id: "class-code",
      class: "class-code",
      autocomplete: "off",
      autocapitalize: "characters",
      spellcheck: "false",
      maxlength: "16",
      "aria-describedby": "class-error",
    })
  );
  const error = el("p", { class: "class-error", id: "class-error", role: "alert" });
  const form = el(
    "form",
    { class: "class-join" },
    el("h3", {}, WORDS.join),
    el("p", {}, WORDS.intro),
    el("label", { for: "class-code" }, WORDS.code),
    el("div", { class: "row" }, field, el("button", { type: "submit", class: "text" }, WORDS.go)),
    error,
  );
  const where = el("p", { class: "class-where" });
  const leave = el("button", { type: "button", class: "text" }, WORDS.leave);
  const here = el(
    "div",
    { class: "class-here" },
    where,
    el("p", { class: "hint" }, WORDS.exam),
    el("div", { class: "row" }, leave),
  );
  const element = el("div", { class: "class-drawer" }, form, here);
  /** @type {Attending | null} */
  let its = null;

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const code = readCode(field.value);
    write(error, code ? "" : words.noCode(field.value));
    if (!code) return field.focus();
    try {
      (await attend()).join(code);
    } catch {
      actions.miss();
    }
  });
  leave.addEventListener("click", () => its?.session.leave());

  attend()
    .then((attending) => {
      its = attending;
      its.subscribe(({ status, why, token }, before) => {
        if (before.status === "joining" && status === "here" && !token) actions.openDrawer(null); // to the film
        write(error, status === "over" ? words.why(why) : "");
      });
      actions.repaint();
      return its.host();
    })
    .then((hosting) => {
      element.append(hosting.element);
      actions.repaint();
    })
    .catch(actions.miss);

  return {
    element,
    render() {
      const { status, code, number, room, token } = its?.session.get() ?? {
        status: "none",
        code: "",
        number: 0,
        room: null,
        token: "",
      };
      const isIn = status === "here" || status === "waiting";
      form.hidden = isIn;
      here.hidden = !isIn || Boolean(token);
      if (isIn) write(where, words.whereYouAre({ count: room?.here ?? 0, number, code }));
    },
  };
}
