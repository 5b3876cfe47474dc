// What the browser stores for the page, on this device alone. Where storage is forbidden or full, it lasts as long as the
// page. What another version has stored may be anything: who reads checks it.

export const PROGRAM = "bitqueens.program";
export const BUGS = "bitqueens.bugs";

/** What is remembered of a learner until the page is told to forget it, 8 KB at most; by the room that stores it. */
export const FORGETTABLE = {
  lessons: "bitqueens.lessons", // the stops that were seen
  calm: "bitqueens.calm", // whether everything is shown, or what has joined the calm page; boot.js reads it, too
  worksheet: "bitqueens.worksheet", // the steps for the next one
  lines: "bitqueens.lines", // the best results of the exercise with the lines
  predict: "bitqueens.predict", // what is wanted to be asked, and how it went
  program: PROGRAM, // the code of one's own
  bugs: BUGS, // which programs with a bug were mended, and how far the last one is
};

export const SETTINGS = "bitqueens.settings"; // boot.js reads them, too
export const HOST = "bitqueens.host"; // the token of a class, until it has ended

/** What a tab stores until it is closed. */
export const OF_TAB = {
  place: "bitqueens.class", // who it is in a class
  trail: "bitqueens.trail", // where its class has been
  report: "bitqueens.report", // what its class was asked, and how it has answered
  invitation: "bitqueens.invitation", // how others come in, which the server tells only when a class is opened
};

/** What could not be stored. @type {Map<string, string>} */
const unstored = new Map();

/** @param {string} name */
const storageOf = (name) => (Object.values(OF_TAB).includes(name) ? sessionStorage : localStorage);

/** The text that is stored under a name; null if there is none. @param {string} name */
export function readText(name) {
  try {
    return storageOf(name).getItem(name) ?? unstored.get(name) ?? null;
  } catch {
    return unstored.get(name) ?? null;
  }
}

/**
 * Store a text, or remove it.
 * @param {string} name
 * @param {string | null} text
 * @returns {boolean} whether the browser has stored it
 */
export function storeText(name, text) {
  unstored.delete(name);
  try {
    if (text === null) storageOf(name).removeItem(name);
    else storageOf(name).setItem(name, text);
    return true;
  } catch {
    if (text !== null) unstored.set(name, text);
    return false;
  }
}

/** The stored value; null if there is none, or no JSON. @param {string} name @returns {any} */
export function readValue(name) {
  try {
    return JSON.parse(readText(name) ?? "null");
  } catch {
    return null;
  }
}

/** The properties of the stored value; none if it is no object. @param {string} name @returns {Record<string, any>} */
export const readObject = (name) => Object(readValue(name));

/** Store a value, or remove it. @param {string} name @param {object | null} value */
export const storeValue = (name, value) => storeText(name, value && JSON.stringify(value));

/** Whether something of ours is stored on the device; boot.js asks, too. */
export function hasStored() {
  try {
    return Array.from(localStorage, (_, at) => localStorage.key(at)).some((name) => name?.startsWith("bitqueens."));
  } catch {
    return false;
  }
}

/** Forget what is remembered of a learner, who is new again. */
export function forget() {
  for (const name of Object.values(FORGETTABLE)) storeText(name, null);
  storeText(FORGETTABLE.calm, "");
}
