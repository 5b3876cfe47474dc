// What this device remembers of what its viewer has learned. Nothing of it leaves the device. Each part of the page that teaches has
// a name under which it keeps a value; all together are small, and are forgotten together.

const STORED = "bitqueens.learned";
const MOST = 8192; // characters

/** As it is known here, also where nothing can be stored. @type {Record<string, unknown> | null} */
let values = null;

/** @returns {Record<string, unknown>} */
function read() {
  try {
    const value = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {}; // storage may be forbidden, or hold something else
  }
}

/** What a part of the page has kept; it checks it itself, since anybody may have changed it. @param {string} part @returns {unknown} */
export const recall = (part) => (values ??= read())[part];

/** Keep a value, unless all would be too large. @param {string} part @param {unknown} value  what JSON can hold */
export function remember(part, value) {
  const all = { ...(values ?? read()), [part]: value };
  const text = JSON.stringify(all);
  if (text.length > MOST) return;
  values = all;
  try {
    localStorage.setItem(STORED, text);
  } catch {
    // without storage it lasts as long as the page
  }
}

export function forget() {
  values = {};
  try {
    localStorage.removeItem(STORED);
  } catch {
    // there is nothing to forget
  }
}
