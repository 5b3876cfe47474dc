// A site of plain files answers by itself: at once from what was recorded when it was built, and everything else by Python
// in a worker, as soon as that has come.

import { LocalLine } from "./line.js";
import { Excerpt } from "./excerpt.js";
import { createUpdates } from "./updates.js";
import { Python } from "./worker.js";

/** @import { Listeners } from "../types.js" */
/** @import { Message } from "./excerpt.js" */
/** @import { Files } from "./pyodide.js" */

/**
 * What the page's template says, with addresses below the site.
 * @typedef {object} Facts
 * @property {Files} python
 * @property {Record<string, string>} excerpts  by algorithm and n: "bitmask 8"
 * @property {string} worker                       the service worker
 */

const LATEST = 1000; // milliseconds that Python waits for a moment in which the page does nothing

/** @type {Facts} */
const facts = JSON.parse(document.documentElement.dataset.supply ?? "{}");
const at = (/** @type {string} */ path) => new URL(path, document.baseURI).href;

/** @type {Listeners} */
let listeners = { coming: () => {}, trouble: () => {}, outdated: () => {}, refuse: () => "", save: () => {} };
const updates = createUpdates(at(facts.worker), () => listeners.outdated());

/** @param {Listeners} page */
export const watch = (page) => void (listeners = page);

// What was recorded.

/** @type {Map<string, Promise<Excerpt | null>>} */
const excerpts = new Map();

/** What was recorded of the run that a message is about; null if nothing was. @param {Message} message */
async function loadExcerpt({ algorithm, n, goal = "all" }) {
  const name = `${algorithm} ${n}`;
  if (goal !== "all" || !(name in facts.excerpts)) return null;
  if (!excerpts.has(name)) excerpts.set(name, fetchExcerpt(at(facts.excerpts[name])));
  return /** @type {Promise<Excerpt | null>} */ (excerpts.get(name));
}

/** @param {string} address */
async function fetchExcerpt(address) {
  try {
    return new Excerpt(await (await fetch(address)).json());
  } catch {
    return null; // Python answers, only later
  }
}

// What the page will ask for first is on its way before the page is there.
const { algorithm = "bitmask", n = "8", goal } = Object.fromEntries(new URLSearchParams(location.search));
loadExcerpt({ algorithm, n, goal });

// Python, which is started once the first picture is there, or something is wanted that was not recorded.

/** @type {Python | null} */
let python = null;
/** @type {"absent" | "planned" | "coming" | "ready" | "failed"} */
let stage = "absent";
/** Messages for a Python that has not been started. @type {string[]} */
let waiting = [];

function plan() {
  if (stage !== "absent") return;
  stage = "planned";
  const begin = () => stage === "planned" && start();
  if ("requestIdleCallback" in globalThis) requestIdleCallback(begin, { timeout: LATEST });
  else setTimeout(begin, LATEST);
}

function start() {
  if (!globalThis.WebAssembly) return fail("this browser has no WebAssembly");
  stage = "coming";
  listeners.coming({ share: 0, why: "" });
  const { pyodide, package: zip, snapshot, bytes } = facts.python;
  const files = { pyodide: at(pyodide), package: at(zip), snapshot: snapshot && at(snapshot), bytes };
  python = new Python(files, { come, ready, say: (text) => line?.say(text), gone });
  for (const text of waiting.splice(0)) python.send(text);
}

/** @param {number} share */
function come(share) {
  if (stage === "coming") listeners.coming({ share, why: "" });
}

function ready() {
  stage = "ready";
  excerpts.clear(); // the same answers come from Python
  listeners.coming({ share: 1, why: "" });
  updates.begin(); // what it stores would have held up Python
}

/** @param {string} why */
function gone(why) {
  const wasReady = stage === "ready";
  python = null;
  fail(why);
  if (wasReady) line?.lose(); // whatever waits is asked again, of another Python
}

/** @param {string} why */
function fail(why) {
  stage = "failed";
  listeners.coming({ share: null, why });
}

/** Try again to get Python. */
export function retry() {
  if (stage === "failed") start();
}

// What answers: the line.

/** @type {LocalLine | null} */
let line = null;

export function open() {
  const opened = new LocalLine(take, leave);
  line = opened;
  queueMicrotask(() => opened.open());
  if (stage === "failed") {
    stage = "absent"; // it has died, and is to come back
    plan();
  }
  return opened;
}

function leave() {
  python?.end();
  python = null;
  waiting = [];
  if (stage !== "failed") stage = "absent";
}

/** Answer a message, if that was recorded; else Python does. @param {string} text */
async function take(text) {
  const asked = line;
  const { id, ...message } = JSON.parse(text);
  const excerpt = stage === "ready" ? null : await loadExcerpt(message);
  if (asked !== line) return; // it is asked again on another line
  const answer = excerpt?.answer(message);
  if (answer) {
    asked?.say(JSON.stringify({ ...answer, id }));
    plan();
  } else if (python) python.send(text);
  else {
    waiting.push(text);
    if (stage !== "failed") start();
  }
}

/** What is in the way nobody can ask: the worker says it. */
export const askWhy = async () => 0;

export const { isOutdated, renew } = updates;

// Files that a server would make when they are asked for.

/** @param {string} address  below the page */
async function makeFile(address) {
  if (stage === "absent" || stage === "planned") start();
  if (!python) throw new Error("Python does not run");
  return python.load(address);
}

/** The address of a file that is made when it is wanted. @param {string} address  below the page */
export const locate = async (address) => URL.createObjectURL(await makeFile(address));

document.addEventListener("click", (event) => {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a[download][href^="download/"]') : null;
  if (!link) return;
  event.preventDefault();
  makeFile(link.getAttribute("href") ?? "").then(
    (file) => listeners.save(file, file.name),
    ({ message }) => listeners.trouble(message),
  );
});
