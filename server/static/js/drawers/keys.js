// Every key and what it does.

import { el } from "../page/dom.js";
import { words } from "../words/page.js";

const { KEYS } = words.drawers;

/** @returns {import("./catalogue.js").Content} */
export function create() {
  const element = el("div");
  for (const { title, keys } of KEYS) {
    const list = el("dl", { class: "keys" });
    for (const [caps, text] of keys) {
      list.append(el("dt", {}, ...caps.map((cap) => el("kbd", {}, cap))), el("dd", {}, text));
    }
    element.append(el("h3", {}, title), list);
  }
  return { element };
}
