// What a device keeps of a class: a tab its seat, until it is closed; a host's device the token, until the class has
// ended.

import { HOST, OF_TAB, readValue, storeValue } from "../page/storage.js";

/**
 * A vote; `epoch`: of the room that has counted it, 0 before.
 * @typedef {{ask: number, round: number, answer: number, epoch: number}} Vote
 */
/**
 * Who this tab is in a class: a pupil has a seat, a host the token.
 * @typedef {{code: string, screen: "pupil" | "projector" | "remote", seat?: string, token?: string, vote?: Vote | null}} Place
 */
/** What opens a class again. @typedef {{code: string, token: string}} Own */

/** @returns {Place | null} */
export const savedPlace = () => read(OF_TAB.place);
/** @param {Place | null} place */
export const savePlace = (place) => storeValue(OF_TAB.place, place);
/** The class that this device has opened. @returns {Own | null} */
export const savedClass = () => read(HOST);
/** @param {Own | null} own */
export const saveClass = (own) => storeValue(HOST, own);

/** What is stored, unless another version has stored something else. @param {string} name */
function read(name) {
  const value = readValue(name);
  return typeof value?.code === "string" ? value : null;
}
