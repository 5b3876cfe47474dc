// A page's data of a class: its newest snapshot, the present step of its film, and the values that a device stores.

import { HOST, OF_TAB, OWN, readValue, storeValue } from "../page/storage.js";

/** @import { LeadFilm, OwnQuestion, OwnText } from "../types.js" */

/**
 * The snapshot of a class. Fields of the question follow from the first one on, the answer when it is revealed.
 * @typedef {LeadFilm & {epoch: number, seq: number, term: number, mode: "free" | "held", remote: number, away: boolean,
 *   locked: boolean, lowered: number, here: number, seats: number, lasts: number, age: number,
 *   ask?: number, round?: number, phase?: "open" | "closed" | "revealed", about?: string, at?: number, own?: OwnText,
 *   voted?: number, of?: number, answer?: number | null, shown?: number, reason?: string}} Room
 */

/**
 * The votes of a round: [answer, how many], and for each bit how many have set it. `moved`: of those who voted in the
 * round before, too, how many stayed right, became right, became wrong, and stayed wrong; empty without them.
 * @typedef {{round: number, voted: number, counts: [number, number][], ones: number[], moved: number[]}} Round
 */
/**
 * `answer`: null for a poll; `reason`: of an own question
 * @typedef {{ask: number, rounds: Round[], answer: number | null, shown: number, reason?: string}} Tally
 */
/**
 * The news for hosts. `work`: done alone, as [task, how much,
 * how many pupils]; `refused`: how many were turned away since the host last decided about that; `flood`: a network with
 * far more seats than pupils, as [its number, how many seats, in how many seconds they came].
 * @typedef {{
 *   follow: number,
 *   free: number,
 *   away: number,
 *   hands: number[],
 *   dropped: number[],
 *   work: [string, number, number][],
 *   refused: number,
 *   flood: [number, number, number] | null,
 * }} Places
 */

/** @typedef {import("../types.js").ClassState} Attendance */
/**
 * Sends a host's request and shows its message, or why it was refused. Resolves to whether it is done.
 * @typedef {(type: string, fields?: object, done?: string) => Promise<boolean>} SendRequest
 */

/** The fields that a class's server decides, of a page in no class. @satisfies {Partial<Attendance>} */
export const NOWHERE = /** @type {const} */ ({
  status: "none",
  why: "",
  code: "",
  token: "",
  number: 0,
  room: null,
  sentAt: 0,
  tally: null,
  places: null,
  vote: null,
});

/** The attendance of a page in no class. @type {Attendance} */
export const OUTSIDE = {
  ...NOWHERE,
  role: "",
  follows: false,
  hand: false,
  refused: null,
  taking: false,
  askable: { name: "", kinds: [] },
  asks: null,
  blocked: "",
};

/** @type {(keyof LeadFilm)[]} */
const FILM = ["algorithm", "n", "goal", "board", "step", "part", "playing", "speed", "point", "lesson", "stop"];
// milliseconds by which the computed time of one report may vary, as some snapshots take longer
const SAME_REPORT = 1000;

/**
 * Return whether a page is a host's: it has the token, or its seat is the remote control.
 * @param {Pick<Attendance, "token" | "number" | "room">} attendance
 */
export const isHost = ({ token, number, room }) => token !== "" || (number > 0 && room?.remote === number);

/** Return a page's role in its class; "" outside of one. @param {Attendance} attendance @returns {Attendance["role"]} */
export function roleIn(attendance) {
  if (attendance.status === "none" || attendance.status === "over") return "";
  return isHost(attendance) ? "host" : "pupil";
}

/** Return the film of a snapshot. @param {LeadFilm} room @returns {LeadFilm} */
export const filmOf = (room) =>
  /** @type {any} */ (
    Object.fromEntries(FILM.filter((name) => room[name] !== undefined).map((name) => [name, room[name]]))
  );

/** @param {LeadFilm} one @param {LeadFilm} other */
const sameFilm = (one, other) => JSON.stringify(filmOf(one)) === JSON.stringify(filmOf(other));

/** Return whether a snapshot is not older than the known one. @param {Room | null} known @param {Room} room */
export const isNews = (known, room) =>
  !known || room.epoch > known.epoch || (room.epoch === known.epoch && room.seq >= known.seq);

/**
 * Return when the host's device sent its film, by this page's clock. Each snapshot gives a time that is late by its delay, so
 * the earliest is the best.
 * @param {{room: Room | null, sentAt: number}} before @param {Room} room @param {number} now  milliseconds
 */
export function timeSent(before, room, now) {
  const sent = now - room.age * 1000;
  const again = before.room && Math.abs(before.sentAt - sent) < SAME_REPORT && sameFilm(before.room, room);
  return again ? Math.min(before.sentAt, sent) : sent;
}

/**
 * Return the step that the lead's film has reached, by the age of the lead's report: no clocks are compared.
 * @param {LeadFilm} film @param {number} sentAt @param {number} now  milliseconds @param {number} last  step of the film
 */
export function stepBy({ step, playing, speed }, sentAt, now, last) {
  const gone = playing * speed * (Math.max(0, now - sentAt) / 1000);
  return Math.min(Math.max(0, step + Math.trunc(gone)), Math.max(last, step));
}

/** Return whether a vote is about the open question and round. @param {Room} room @param {Vote | null} vote */
export const isVoteNow = (room, vote) => vote !== null && room.ask === vote.ask && room.round === vote.round;

/** Return the question and the round for a host's request. @param {Pick<Room, "ask" | "round"> | null} room */
export const roundOf = (room) => ({ ask: room?.ask, round: room?.round });

/** Return a typed code as the server writes it; null if it is not a code. @param {string} typed */
export function readCode(typed) {
  const code = typed.replace(/[\s\u2010-\u2015-]/g, "").toUpperCase();
  return /^[34679BCDFGHJKMNPQRSTVWXZ]{6}$/.test(code) ? code : null;
}

const DESERTED = 30 * 60_000; // milliseconds without a host, after which a class ends

// Stored values: of a tab its seat, until it is closed; of a host's device the token, until the class has ended.

/**
 * A vote; `epoch`: of the room that has counted it, 0 before that.
 * @typedef {{ask: number, round: number, answer: number, epoch: number}} Vote
 */
/**
 * A tab's place in a class: a pupil has a seat, a host the token.
 * @typedef {{code: string, seat?: string, token?: string, vote?: Vote | null}} Place
 */
/** The last state of a class on a host's device, at a time in milliseconds. @typedef {{room: Room, tally: Tally | null, places: Pick<Places, "dropped"> | null, at: number}} LastState */
/** The news of a pupil's tab for others. @typedef {Pick<Attendance, "room" | "vote"> & {place: Place | null}} TabNews  `room`: null once it is in no class */
/** The code and the token that open a class again, and its last state. @typedef {{code: string, token: string, last?: LastState}} OwnClass */

/** @returns {Place | null} */
export const savedPlace = () => read(OF_TAB.place);
/** @param {Place | null} place */
export const savePlace = (place) => storeValue(OF_TAB.place, place);
/** Return the class that this device has opened; without a last state if it has ended since. @returns {OwnClass | null} */
export function savedClass() {
  const { last, ...own } = read(HOST) ?? {};
  return own.code ? { ...own, ...(last && Date.now() - last.at < DESERTED && { last }) } : null;
}
/** Return a pupil's news for the other tabs of the browser. @param {Attendance} attendance @returns {TabNews} */
export function newsOf(attendance) {
  const isOut = attendance.status === "over" || isHost(attendance);
  return { room: isOut ? null : attendance.room, vote: attendance.vote, place: savedPlace() };
}
/** @param {OwnClass | null} own */
export function saveClass(own) {
  storeValue(HOST, own);
  if (!own) storeValue(OWN, null);
}

/** Store the own question that this host's device has asked. @param {OwnQuestion} own */
export const saveOwn = (own) => storeValue(OWN, own);
/** Return a stored value; null for another version's. @param {string} name */
function read(name) {
  const value = readValue(name);
  return typeof value?.code === "string" ? value : null;
}
