// A worker for one language: posts all words of the views' texts about the given steps, by algorithm.

import { parentPort, workerData } from "node:worker_threads";

const { language, films, n } = workerData;
globalThis.document = { documentElement: { lang: language } };
const { viewOf } = await import("../views.js");

const words = new Map();
for (const [name, steps] of Object.entries(films)) {
  words.set(name, new Set());
  for (const step of steps) collect(saidOf(viewOf(name), step), words.get(name));
}
parentPort.postMessage(words);

/** Return the data of a view for the panels, the strip and the odometer at a step. */
function saidOf(view, step) {
  const beside = [...view.values(step, n, () => 0).values()];
  const { title, rows } = view.strip ?? {};
  const below = view.strip?.show(step, n) ?? view.odometer(step, n);
  return [
    view.sentence(step, n, "all"),
    view.sentence(step, n, "first"),
    view.describe(step, n),
    view.sums?.(step, n),
    beside,
    title,
    rows?.map(({ label, made }) => [label, made]),
    below,
  ];
}

/** Collect the words of all texts in a value, except the keys of marks and states. */
function collect(value, to) {
  if (typeof value === "string") for (const word of value.match(/\p{L}{2,}/gu) ?? []) to.add(word.toLowerCase());
  else if (value !== null && typeof value === "object") {
    for (const [key, one] of Object.entries(value)) if (!["state", "mark", "along"].includes(key)) collect(one, to);
  }
}
