// The supplier of a film in one file: answers from the excerpts in the file.

import { film } from "./files.js";
import { LocalChannel } from "./channel.js";
import { Excerpt } from "./excerpt.js";

/** @import { Listeners, Run } from "../types.js" */

const packed = film?.excerpts ?? [];
const excerpts = packed.map((each) => new Excerpt(each));
if (!excerpts.length) throw new Error("a film must have an excerpt");

/** The runs that can be shown. */
export const runs = packed.map(({ run }) => run);

/** The place that an address without a place leads to. */
export const begins = film?.begins ?? {};

/** Return the steps of a run that can be shown; null for all. @param {Run} run */
export function boundsOf(run) {
  const { start, stop, description } = packed[indexOf(run)] ?? { start: 0, stop: 0, description: { steps: 0 } };
  return start === 0 && stop === description.steps ? null : { start, stop };
}

/** @param {Run} run */
const indexOf = ({ algorithm, n, goal = "all", board }) =>
  runs.findIndex((run) => run.algorithm === algorithm && run.n === n && run.goal === goal && run.board === board);

/** @type {Listeners["refuse"]} */
let refuse = () => "";

/** @param {Listeners} listeners */
export const watch = (listeners) => (refuse = listeners.refuse);

export function open() {
  const channel = new LocalChannel((text) => queueMicrotask(() => channel.deliver(answer(text))));
  queueMicrotask(() => channel.open());
  return channel;
}

/** @param {string} text */
function answer(text) {
  const { id, ...message } = JSON.parse(text);
  const index = indexOf(/** @type {any} */ (message));
  const found = index < 0 ? null : excerpts[index].answer(message);
  const refused = { type: "error", code: "unavailable", message: refuse(packed[Math.max(0, index)]) };
  return JSON.stringify({ ...(found ?? refused), id });
}
