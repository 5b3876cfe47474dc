// Loads a part of the page once, for all callers. After a failure the next call tries again.

import { addressOfFile, film } from "../suppliers/files.js";
import { mark } from "./dom.js";

/** @import { Look } from "../types.js" */

let loading = 0; // number of parts
/** @type {(busy: boolean) => void} */
let notify = () => {};

/** Call a listener when the first part starts to load, and when the last one has ended. @param {(busy: boolean) => void} listener */
export const watchLoading = (listener) => (notify = listener);

/** Load something while the page counts as busy. @template T @param {() => Promise<T>} load */
export async function loadBusily(load) {
  if (++loading === 1) notify(true);
  try {
    return await load();
  } finally {
    if (--loading === 0) notify(false);
  }
}

/** @template T @param {() => Promise<T>} load @returns {() => Promise<T>} */
export function once(load) {
  /** @type {Promise<T> | null} */
  let coming = null;

  async function start() {
    try {
      return await loadBusily(load);
    } catch (error) {
      coming = null;
      throw error;
    }
  }

  return () => (coming ??= start());
}

/**
 * Make a painter that loads when a look first wants it. After a failure it waits for a look that does not want it, and
 * tries again at the next that does.
 * @param {(look: Look) => boolean} isWanted
 * @param {() => Promise<(look: Look) => void>} load
 * @param {() => void} onMiss
 * @returns {(look: Look) => void}
 */
export function paintOnceWanted(isWanted, load, onMiss) {
  /** @type {((look: Look) => void) | null} */
  let paint = null;
  /** @type {Look} */
  let latest;
  let wanted = false;
  const loadOnce = once(async () => (paint = await load()));

  return (look) => {
    latest = look;
    if (paint) return paint(look);
    const before = wanted;
    wanted = isWanted(look);
    if (wanted && !before) loadOnce().then((painter) => painter(latest), onMiss);
  };
}

// Style sheets for later parts of the page; the module that needs one loads it.

/** @type {Map<string, Promise<void>>} */
const coming = new Map();

/**
 * Load a sheet once. Wait for it before showing the elements that it styles.
 * @param {string} name  its path in the folder of sheets
 */
export function loadStyles(name) {
  if (film) return Promise.resolve(); // the file contains all sheets
  if (!coming.has(name)) coming.set(name, add(name));
  return /** @type {Promise<void>} */ (coming.get(name));
}

/** @param {string} name @returns {Promise<void>} */
function add(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = addressOfFile(`css/${name}`);
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      coming.delete(name);
      reject(new Error(`the style sheet ${name} could not be loaded`));
    });
  });
}

// Sets html[data-settled] while no request is open, no part is loading, nothing moves and everything is painted. For programs
// that drive the page, such as tests.

/** List the running animations that have an end; an endless pulse counts as settled. */
const listMoving = () =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);

/** Report that the page has started to boot.js, and use what it has noted: fields that were changed before. */
export function start() {
  document.documentElement.dataset.started = "";
  document.getElementById("late")?.remove();
  for (const field of document.querySelectorAll("[data-early]")) {
    field.dispatchEvent(new Event("input"));
    if (field.getAttribute("data-early") === "change") field.dispatchEvent(new Event("change"));
  }
}

/**
 * @returns {(who: string, busy: boolean) => void}  each part of the page reports when it becomes busy and when it is done
 */
export function createSettled() {
  const root = document.documentElement;
  const busy = new Set();
  let turn = 0;

  /** @param {number} mine */
  async function settleLater(mine) {
    await new Promise(requestAnimationFrame); // by then styles have begun to change
    while (mine === turn && listMoving().length) await Promise.allSettled(listMoving().map(({ finished }) => finished));
    if (mine === turn) mark(root, "settled", true);
  }

  return (who, isBusy) => {
    if (isBusy) busy.add(who);
    else busy.delete(who);
    turn += 1;
    if (busy.size) mark(root, "settled", false);
    else settleLater(turn);
  };
}
