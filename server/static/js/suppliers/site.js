// The supplier of a site of plain files. It answers at once from the excerpts that were recorded when the site was built,
// and everything else by Python in a worker, as soon as that has loaded.

import { LocalChannel } from "./channel.js";
import { Excerpt } from "./excerpt.js";
import { createUpdates } from "./updates.js";
import { Python } from "./worker.js";

/** @import { Listeners } from "../types.js" */
/** @import { Message } from "./excerpt.js" */
/** @import { Files } from "./pyodide.js" */

/**
 * The supplier's part of the page's template. Addresses are relative to the site.
 * @typedef {object} Facts
 * @property {Files} python
 * @property {Record<string, string>} excerpts  by algorithm and n: "bitmask 8"
 * @property {string} worker  the service worker
 */

const LATEST = 1000; // milliseconds after which Python starts even if the page has not been idle

/** @type {Facts} */
const facts = JSON.parse(document.documentElement.dataset.supply ?? "{}");
const at = (/** @type {string} */ path) => new URL(path, document.baseURI).href;

/** @type {Listeners} */
let listeners = { coming: () => {}, trouble: () => {}, outdated: () => {}, refuse: () => "", save: () => {} };
const updates = createUpdates(at(facts.worker), () => listeners.outdated());

/** @param {Listeners} page */
export const watch = (page) => void (listeners = page);

// Excerpts.

/** @type {Map<string, Promise<Excerpt | null>>} */
const excerpts = new Map();

/** Load the excerpt of the run that a message is about; null if there is none. @param {Message} message */
async function loadExcerpt({ algorithm, n, goal = "all", board }) {
  const name = `${algorithm} ${n}`;
  if (goal !== "all" || board || !(name in facts.excerpts)) return null;
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

// The page's first requests will need this excerpt.
const { algorithm = "bitmask", n = "8", goal, board } = Object.fromEntries(new URLSearchParams(location.search));
loadExcerpt({ algorithm, n, goal, board });

// Python. It starts once the first picture is drawn, or when a request needs it.

/** @type {Python | null} */
let python = null;
/** @type {"absent" | "planned" | "coming" | "ready" | "failed"} */
let stage = "absent";
/** Messages that are queued until Python starts. @type {string[]} */
let waiting = [];

function plan() {
  if (stage !== "absent") return;
  stage = "planned";
  const startIfPlanned = () => stage === "planned" && start();
  if ("requestIdleCallback" in globalThis) requestIdleCallback(startIfPlanned, { timeout: LATEST });
  else setTimeout(startIfPlanned, LATEST);
}

function start() {
  if (!globalThis.WebAssembly) return fail("this browser has no WebAssembly");
  stage = "coming";
  listeners.coming({ share: 0, why: "" });
  const { pyodide, package: zip, snapshot, bytes } = facts.python;
  const files = { pyodide: at(pyodide), package: at(zip), snapshot: snapshot && at(snapshot), bytes };
  python = new Python(files, { onProgress, onReady, onMessage: (text) => channel?.deliver(text), onLost });
  for (const text of waiting.splice(0)) python.send(text);
}

/** @param {number} share */
function onProgress(share) {
  if (stage === "coming") listeners.coming({ share, why: "" });
}

function onReady() {
  stage = "ready";
  excerpts.clear(); // Python now gives the same answers
  listeners.coming({ share: 1, why: "" });
  updates.register(); // earlier, its downloads would have delayed Python's
}

/** @param {string} why */
function onLost(why) {
  const wasReady = stage === "ready";
  python = null;
  fail(why);
  if (wasReady) channel?.lose(); // open requests go to another Python
}

/** @param {string} why */
function fail(why) {
  stage = "failed";
  listeners.coming({ share: null, why });
}

/** Try again to load Python. */
export function retry() {
  if (stage === "failed") start();
}

// The channel.

/** @type {LocalChannel | null} */
let channel = null;

export function open() {
  const opened = new LocalChannel(handleRequest, leave);
  channel = opened;
  queueMicrotask(() => opened.open());
  if (stage === "failed") {
    stage = "absent"; // Python has died; start it again
    plan();
  }
  return opened;
}

function leave() {
  python?.terminate();
  python = null;
  waiting = [];
  if (stage !== "failed") stage = "absent";
}

/** Answer a message from an excerpt, or pass it to Python. @param {string} text */
async function handleRequest(text) {
  const asked = channel;
  const { id, ...message } = JSON.parse(text);
  const excerpt = stage === "ready" ? null : await loadExcerpt(message);
  if (asked !== channel) return; // the page asks again on another channel
  const answer = excerpt?.answer(message);
  if (answer) {
    asked?.deliver(JSON.stringify({ ...answer, id }));
    plan();
  } else if (python) python.send(text);
  else {
    waiting.push(text);
    if (stage !== "failed") start();
  }
}

export const { isOutdated, renew } = updates;

// Files that a server would make on request.

/** @param {string} address  below the page */
async function makeFile(address) {
  if (stage === "absent" || stage === "planned") start();
  if (!python) throw new Error("Python is not running");
  return python.load(address);
}

/** Make a file and return its address. @param {string} address  below the page */
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
