// The page's data in the browser's storage, on this device alone. If storage is forbidden or full, data lasts as long as the
// page. Another version of the page may have stored other values: readers check them.

export const PROGRAM = "bitqueens.program";
export const BUGS = "bitqueens.bugs";

/** Names of what the page remembers of a learner until the learner has it forget, 8 KB at most, by the room that stores it. */
export const FORGETTABLE = {
  lessons: "bitqueens.lessons", // the stops that were seen
  calm: "bitqueens.calm", // the whole page, or the extras of the calm one; boot.js reads it, too
  worksheet: "bitqueens.worksheet", // the steps for the next worksheet
  predict: "bitqueens.predict", // the settings of the quiz, and its results
  every: "bitqueens.every", // the quiz's latest series of every step
  program: PROGRAM, // the learner's own code
  lines: "bitqueens.lines", // results of an exercise of earlier versions
  study: "bitqueens.study", // answers to a study of earlier versions
  puzzle: "bitqueens.puzzle", // the marks on the latest boards
  bugs: BUGS, // programs with a bug that were mended, and the state of the latest one
};

export const SETTINGS = "bitqueens.settings"; // boot.js reads them, too
export const HOST = "bitqueens.host"; // the token of a class and its last snapshot, until it has ended
export const OWN = "bitqueens.own"; // the own question that its class was asked, likewise

/** Names of what a tab stores until it is closed. */
export const OF_TAB = {
  place: "bitqueens.class", // the seat in a class; wire/opening.js reads it, too
  report: "bitqueens.report", // the questions of its class, and the answers
  invitation: "bitqueens.invitation", // the invitation of its class, which the server sends only when it opens
};

/** Values that the browser could not store. @type {Map<string, string>} */
const unstored = new Map();

/** @param {string} name */
const storageOf = (name) => (Object.values(OF_TAB).includes(name) ? sessionStorage : localStorage);

/** Return the text stored under a name; null if there is none. @param {string} name */
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
 * @returns {boolean} true if the browser has stored it
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

/** Return the stored value; null if there is none, or no JSON. @param {string} name @returns {any} */
export function readValue(name) {
  try {
    return JSON.parse(readText(name) ?? "null");
  } catch {
    return null;
  }
}

/** Return the properties of the stored value; none if it is no object. @param {string} name @returns {Record<string, any>} */
export const readObject = (name) => Object(readValue(name));

/** Store a value, or remove it. @param {string} name @param {object | null} value */
export const storeValue = (name, value) => storeText(name, value && JSON.stringify(value));

/** Return true if the device stores anything of ours; boot.js checks it, too. */
export function hasStored() {
  try {
    return Array.from(localStorage, (_, at) => localStorage.key(at)).some((name) => name?.startsWith("bitqueens."));
  } catch {
    return false;
  }
}

/** Forget everything about the learner, who is new again. */
export function forget() {
  for (const name of Object.values(FORGETTABLE)) storeText(name, null);
  storeText(FORGETTABLE.calm, "");
}
