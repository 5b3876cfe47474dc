// What the answers of a question are called and look like, and what lights up for a wrong one. Pure but for the words.

import { viewOf } from "../algorithms/views.js";
import { bitIndex } from "../model/bits.js";
import { words } from "../words/learn.js";
import { WAYS, mannerOf } from "./kinds.js";

/** @typedef {import("../types.js").Question} Question */
/** @typedef {import("../types.js").Run} Run */

/** What the answers are called. @param {Question} question @param {Run} run @param {number[] | null} answers @returns {string[]} */
export function labelsOf({ about }, { n, algorithm }, answers) {
  const { masks } = mannerOf(algorithm);
  switch (WAYS[about]) {
    case "bits":
      return Array.from({ length: n }, (_, at) => String(n - 1 - at));
    case "bit":
      return Array.from({ length: n }, (_, at) => String(masks ? n - 1 - at : at));
    case "case":
      return (answers ?? []).map((value) => String(value + 1));
    default:
      return (answers ?? []).map(String);
  }
}

/** The places of the card. @param {Question} question @param {Run} run @param {string[]} labels @param {string[]} code  the lines that are answers @returns {import("./card.js").Face[]} */
export function facesOf({ about }, { algorithm }, labels, code) {
  const way = WAYS[about];
  const manner = mannerOf(algorithm);
  return labels.map((label, at) => ({
    text: way === "bits" ? "0" : way === "case" ? words.CHOICES[about][at] : label,
    name: way === "case" ? words.CHOICES[about][at] : [words.answerName(way, label, manner), ...code.slice(at, at + 1)].join(": "),
    code: code[at] ?? "",
    cap: way === "bits" || way === "case" ? label : "",
  }));
}

/** What lights up for a wrong answer: a square, the queens that attack it, and the bits that tell it; null for nothing. @param {import("./blame.js").Blame} blamed @param {import("../types.js").Step} step @param {Run} run @returns {import("../types.js").FactBase | null} */
export function lightOf({ reason, by, lit }, step, { n, algorithm }) {
  if (!by.length && !Object.keys(lit).length && !("bit" in reason)) return null;
  const { fills } = viewOf(algorithm);
  const bit = "bit" in reason ? reason.bit : bitIndex(step.bit);
  const line = "bit" in reason ? step.queens.length : step.row;
  return { register: "", square: fills === "row" ? [line, n - 1 - bit] : [n - 1 - bit, line], by, lit };
}
