// What an answer is called where it stands alone. Pure but for the words.

import { WAYS, mannerOf } from "../learn/kinds.js";
import { bitIndex } from "../model/bits.js";
import { words } from "../words/learn.js";

/** @param {string} about @param {number} answer @param {Pick<import("./room.js").Film, "algorithm" | "n">} film @param {string} none  what an empty mask is called */
export function labelOf(about, answer, { algorithm, n }, none) {
  const way = WAYS[about];
  const manner = mannerOf(algorithm);
  switch (way) {
    case "bits":
      return answer ? answer.toString(2).padStart(n, "0") : none;
    case "bit":
      return words.answerName(way, String(manner.masks ? bitIndex(answer) : n - 1 - bitIndex(answer)), manner);
    case "case":
      return words.CHOICES[about][answer];
    default:
      return words.answerName(way, String(answer), manner);
  }
}
