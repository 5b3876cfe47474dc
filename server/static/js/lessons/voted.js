// The question of a lesson's stop, as a class is asked it: its place and the question reach all pages as one. Pure.

import { sameRun } from "../algorithms/algorithms.js";
import { OWN, isSameOwn } from "../questions/kinds.js";
import { isOwn } from "./list.js";

/** @import { LessonChoice, LessonStop, OwnQuestion, Piece, StopQuestion, State, Stop } from "../types.js" */

/** Return whether a stop has a question. @param {Stop} stop */
export const asks = ({ question, choice }) => question !== null || choice !== null;

/** Return the question of a stop; null without one. @param {Stop} stop @param {LessonStop} here @returns {StopQuestion | null} */
export function questionAt({ place, question, choice }, here) {
  const where = isOwn(here.name) ? {} : { lesson: here.name, stop: here.stop }; // other devices do not have this device's lesson
  if (choice) return { here, place, about: OWN, own: { ...ownOf(choice), ...where } };
  return question === null ? null : { here, place, about: question };
}

/**
 * Return whether a class is, or was last, asked a stop's question and is still at the stop.
 * @param {StopQuestion} question @param {NonNullable<State["class"]["room"]>} room
 */
export const isAskedIn = ({ here, place: { run, step }, about, own }, room) =>
  room.at === step &&
  room.about === about &&
  sameRun(room, run) &&
  isSameOwn(room.own, own) &&
  (isOwn(here.name) || (room.lesson === here.name && room.stop === here.stop));

/** Return a lesson's question as a class's own. @param {LessonChoice} choice @returns {OwnQuestion} */
export function ownOf({ text, answers }) {
  const right = answers.findIndex((answer) => answer.right);
  return {
    text: plain(text),
    choices: answers.map((answer) => plain(answer.text)),
    right: right < 0 ? null : right,
    reason: right < 0 ? "" : plain(answers[right].why),
  };
}

/** Return the words of pieces, without their looks. @param {Piece[]} pieces @returns {string} */
const plain = (pieces) =>
  pieces
    .map((piece) => (piece[0] === "link" ? plain(piece[2]) : piece[0] === "bold" ? plain(piece[1]) : piece[1]))
    .join("");
