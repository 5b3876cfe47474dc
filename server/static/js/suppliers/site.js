// A site of plain files answers by itself: at once from what was recorded when it was built, and everything else by Python
// in a worker, as soon as that has come.

import { LocalLine } from "./line.js";
import { Recording } from "./recording.js";
import { createUpdates } from "./updates.js";
import { Python } from "./worker.js";

/** @import { Listeners } from "../types.js" */
/** @import { Message } from "./recording.js" */
/** @import { Files } from "./python.js" */

/**
 * What the page's template says, with addresses below the site.
 * @typedef {object} Facts
 * @property {Files} python
 * @property {Record<string, string>} recordings  by algorithm and n: "bitmask 8"
 * @property {string} worker                       the service worker
 */

/** @type {Facts} */
const facts = JSON.parse(document.documentElement.dataset.supply ?? "{}");
const at = (/** @type {string} */ path) => new URL(path, document.baseURI).href;

/** @type {Listeners} */
let listeners = { coming: () => {}, trouble: () => {}, outdated: () => {}, refuse: () => "", save: () => {} };
/** @type {Python | null} */
let python = null;
let isReady = false;
/** Messages for a Python that has not been started. @type {string[]} */
let waiting = [];
/** @type {LocalLine | null} */
let line = null;

const updates = createUpdates(at(facts.worker), () => listeners.outdated());

/** @param {Listeners} page */
export function watch(page) {
  listeners = page;
}

function startPython() {
  if (!globalThis.WebAssembly) return listeners.coming({ share: null, why: "this browser has no WebAssembly" });
  listeners.coming({ share: 0, why: "" });
  const { pyodide, package: zip, snapshot, bytes } = facts.python;
  const files = { pyodide: at(pyodide), package: at(zip), snapshot: snapshot && at(snapshot), bytes };
  python = new Python(files, {
    come: (share) => !isReady && listeners.coming({ share, why: "" }),
    ready,
    say: (text) => line?.say(text),
    gone,
  });
  for (const text of waiting.splice(0)) python.send(text);
}

function ready() {
  isReady = true;
  recordings.clear(); // the same answers come from Python
  listeners.coming({ share: 1, why: "" });
  updates.begin(); // what it stores would have held up Python
}

/** @param {string} why */
function gone(why) {
  const was = isReady;
  [python, isReady] = [null, false];
  if (was)
    line?.lose(); // whatever waits is asked again
  else listeners.coming({ share: null, why });
}

/** Try again to get Python. */
export function retry() {
  if (!python) startPython();
}

export function open() {
  const opened = new LocalLine(take, () => {
    waiting = [];
    python?.end();
    [python, isReady] = [null, false];
  });
  line = opened;
  queueMicrotask(() => opened.open());
  if (!python) startPython();
  return opened;
}

/** Answer a message, if that was recorded; else Python does. @param {string} text */
async function take(text) {
  const asked = line;
  const { id, ...message } = JSON.parse(text);
  const recording = isReady ? null : await loadRecording(message);
  if (asked !== line) return; // it is asked again on another line
  const answer = recording?.answer(message);
  if (answer) asked?.say(JSON.stringify({ ...answer, id }));
  else if (python) python.send(text);
  else waiting.push(text);
}

/** @type {Map<string, Promise<Recording | null>>} */
const recordings = new Map();

/** What was recorded of the run that a message is about; null if nothing was. @param {Message} message */
async function loadRecording({ algorithm, n, goal = "all" }) {
  const name = `${algorithm} ${n}`;
  if (goal !== "all" || !(name in facts.recordings)) return null;
  if (!recordings.has(name)) recordings.set(name, fetchRecording(at(facts.recordings[name])));
  return /** @type {Promise<Recording | null>} */ (recordings.get(name));
}

/** @param {string} address */
async function fetchRecording(address) {
  try {
    return new Recording(await (await fetch(address)).json());
  } catch {
    return null; // Python answers, only later
  }
}

/** What is in the way nobody can ask: the worker says it. */
export const askWhy = async () => 0;

export const { isOutdated, renew } = updates;

/** The address of a file that is made when it is wanted. @param {string} address  below the page */
export async function locate(address) {
  return URL.createObjectURL(await loadFile(address));
}

/** @param {string} address */
async function loadFile(address) {
  if (!python) throw new Error("Python has not come yet");
  return python.load(address);
}

/** Links to files that a server would make. */
document.addEventListener("click", (event) => {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a[download][href^="download/"]') : null;
  if (!link) return;
  event.preventDefault();
  save(link.getAttribute("href") ?? "").catch(({ message }) => listeners.trouble(message));
});

/** @param {string} address */
async function save(address) {
  const file = await loadFile(address);
  listeners.save(file, file.name);
}
