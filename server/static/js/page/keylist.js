// A list of keys and what each does.

import { el } from "./dom.js";

/** @param {(readonly [readonly string[], string])[]} keys  the keys' names, and what they do */
export const listKeys = (keys) => el("dl", { class: "keys" }, ...keys.flatMap(([caps, text]) => [el("dt", {}, ...caps.map((cap) => el("kbd", {}, cap))), el("dd", {}, text)]));
