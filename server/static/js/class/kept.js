// What a device keeps of a class: a tab its seat, until it is closed; a host's device the token, until the class has
// ended.

/**
 * A vote; `epoch`: of the room that has counted it, 0 before.
 * @typedef {{ask: number, round: number, answer: number, epoch: number}} Vote
 */
/**
 * Who this tab is in a class: a pupil has a seat, a host the token.
 * @typedef {{code: string, screen: "pupil" | "projector" | "remote", seat?: string, token?: string, vote?: Vote | null}} Place
 */
/** What opens a class again. @typedef {{code: string, token: string}} Own */

const PLACE = "bitqueens.class";
const OWN = "bitqueens.host";

/** @returns {Place | null} */
export const keptPlace = () => read(() => sessionStorage, PLACE);
/** @param {Place | null} place */
export const keepPlace = (place) => write(() => sessionStorage, PLACE, place);
/** The class that this device has opened. @returns {Own | null} */
export const keptOwn = () => read(() => localStorage, OWN);
/** @param {Own | null} own */
export const keepOwn = (own) => write(() => localStorage, OWN, own);

/** @param {() => Storage} storage @param {string} name */
function read(storage, name) {
  try {
    const value = JSON.parse(storage().getItem(name) ?? "null");
    return typeof value?.code === "string" ? value : null;
  } catch {
    return null; // storage may be forbidden, or hold what another version has written
  }
}

/** @param {() => Storage} storage @param {string} name @param {object | null} value */
function write(storage, name, value) {
  try {
    if (value) storage().setItem(name, JSON.stringify(value));
    else storage().removeItem(name);
  } catch {
    // without storage it lasts as long as the page
  }
}
