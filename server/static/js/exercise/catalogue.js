// The exercises, by their names in the address. Each is imported when it is opened.

/**
 * What an exercise is given. `open` opens it anew with other values in its address; `keep` writes them there and leaves what is
 * shown; `say` tells screen readers.
 * @typedef {object} Parts
 * @property {import("../types.js").Source} source
 * @property {(change: Record<string, any>) => void} open
 * @property {(change: Record<string, any>) => void} keep
 * @property {(sentence: string) => void} say
 */

/**
 * An exercise: the fields of its address beside `exercise`, and what shows it. `create` fails with an error that the page shows.
 * @typedef {object} Exercise
 * @property {Record<string, import("./address.js").Field<any>>} FIELDS
 * @property {(parts: Parts, values: Record<string, any>) => Promise<HTMLElement>} create
 */

/** The list of exercises. A name here is also the exercise's name in the address and in the words. @type {Record<string, () => Promise<Exercise>>} */
export const EXERCISES = {
  place: () => import("./place/place.js"),
  be: () => import("./be/be.js"),
  lines: () => import("./lines/lines.js"),
};

export const NAMES = Object.keys(EXERCISES);
