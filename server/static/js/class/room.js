// What a page knows of a class: which of its snapshots is the newest, and where its film is by now; and what a device
// keeps of one.

import { HOST, OF_TAB, readValue, storeValue } from "../page/storage.js";

/** @import { Film } from "../types.js" */

/**
 * The snapshot of a class. What is asked comes with it from the first question on, the answer when it is revealed.
 * @typedef {Film & {epoch: number, seq: number, term: number, mode: "free" | "pinned" | "front", lead: number, remote: number, away: boolean,
 *   locked: boolean, lowered: number, here: number, seats: number, lasts: number, age: number,
 *   ask?: number, round?: number, phase?: "open" | "closed" | "revealed", about?: string, at?: number, voted?: number, of?: number,
 *   answer?: number | null, shown?: number, closes: boolean, shares: boolean, ends?: number}} Room
 */

/**
 * How a round was answered: [answer, how many], and for each bit how many have set it.
 * @typedef {{round: number, voted: number, counts: [number, number][], ones: number[]}} Round
 */
/** @typedef {{ask: number, rounds: Round[], answer: number | null, shown: number}} Tally  `answer`: null of a poll */
/**
 * What hosts are told: `where` has [first step, last step, how many]; `groups`: the addresses with many seats, as [a
 * number that stands for it, how many]; `barred`: how many addresses are kept out; `cut_off`: Redis is away.
 * @typedef {{
 *   follow: number,
 *   free: number,
 *   away: number,
 *   hands: number[],
 *   where: [number, number, number][],
 *   dropped: number[],
 *   groups: [number, number][],
 *   barred: number,
 *   cut_off: boolean,
 * }} Places
 */

/**
 * What the page knows of the class that it is in.
 * - status: none; joining: no answer yet; here; waiting: the server has forgotten the class, a host has to open it again; over
 * - why: how it ended, or the code of the error with which it could not be joined
 * - number: of the seat, 0 of a host; saidAt: when the lead said what it shows, by performance.now()
 * @typedef {{status: "none" | "joining" | "here" | "waiting" | "over", why: string, code: string, screen: Place["screen"], token: string,
 *   number: number, room: Room | null, saidAt: number, tally: Tally | null, places: Places | null,
 *   vote: Vote | null}} Attendance
 */

const FILM = /** @type {const} */ ([
  "algorithm",
  "n",
  "goal",
  "step",
  "part",
  "playing",
  "speed",
  "queens",
  "point",
  "lesson",
  "stop",
]);
// milliseconds by which one word of the lead may seem to be of different times, as some news takes longer
const SAME_WORD = 1000;

/**
 * Whether a page is a host's: it has the token, or its seat was made the remote control.
 * @param {Pick<Attendance, "token" | "number" | "room">} attendance
 */
export const isHost = ({ token, number, room }) => token !== "" || (number > 0 && room?.remote === number);

/** The film in a snapshot. @param {Film} room @returns {Film} */
export const filmOf = (room) => /** @type {any} */ (Object.fromEntries(FILM.map((name) => [name, room[name]])));

/** @param {Film} one @param {Film} other */
const sameFilm = (one, other) => JSON.stringify(filmOf(one)) === JSON.stringify(filmOf(other));

/** Whether what has come is not older than what is known. @param {Room | null} known @param {Room} room */
export const isNews = (known, room) =>
  !known || room.epoch > known.epoch || (room.epoch === known.epoch && room.seq >= known.seq);

/**
 * When the lead said what it shows, by this page's clock. Each snapshot tells it later by the time that it took; the
 * earliest is the best.
 * @param {{room: Room | null, saidAt: number}} before @param {Room} room @param {number} now  milliseconds
 */
export function whenSaid(before, room, now) {
  const said = now - room.age * 1000;
  const again = before.room && Math.abs(before.saidAt - said) < SAME_WORD && sameFilm(before.room, room);
  return again ? Math.min(before.saidAt, said) : said;
}

/**
 * The step that the lead's film has reached. No two clocks are compared: the server tells how old the lead's word is.
 * @param {Film} film @param {number} saidAt @param {number} now  milliseconds @param {number} last  step of the film
 */
export function stepBy({ step, playing, speed }, saidAt, now, last) {
  const gone = playing * speed * (Math.max(0, now - saidAt) / 1000);
  return Math.min(Math.max(0, step + Math.trunc(gone)), Math.max(last, step));
}

/** Whether a vote is about what is asked now. @param {Room} room @param {Vote | null} vote */
export const isVoteNow = (room, vote) => vote !== null && room.ask === vote.ask && room.round === vote.round;

/** The question and the round that a host's request is about. @param {Pick<Room, "ask" | "round"> | null} room */
export const roundOf = (room) => ({ ask: room?.ask, round: room?.round });

/** A code as the server writes it, from what somebody has typed; null if it can be none. @param {string} typed */
export function readCode(typed) {
  const code = typed.replace(/[\s\u2010-\u2015-]/g, "").toUpperCase();
  return /^[34679BCDFGHJKMNPQRSTVWXZ]{6}$/.test(code) ? code : null;
}

// What a device keeps: a tab its seat, until it is closed; a host's device the token, until the class has ended.

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
