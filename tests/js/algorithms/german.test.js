// The German texts of the views about their steps: except for names, they share no word with the English ones.

import assert from "node:assert/strict";
import { once } from "node:events";
import test from "node:test";
import { Worker } from "node:worker_threads";

import { given } from "../given.js";

const N = 4;
const FILMS = given("every_film", N);
const NAMES = "ld col rd reg open taken poss bit bits used columns majors minors done true false".split(" ");
const BOTH = ["in", "was", "arrays", "generator", "operation"]; // words of both languages

/** @param {string} language @returns {Promise<Map<string, Set<string>>>} */
async function wordsIn(language) {
  const worker = new Worker(new URL("./said.js", import.meta.url), { workerData: { language, films: FILMS, n: N } });
  const [words] = await once(worker, "message");
  return words;
}

test("German views contain no English words", async () => {
  const [english, german] = await Promise.all([wordsIn("en"), wordsIn("de")]);
  assert.deepEqual([...german.keys()], Object.keys(FILMS));
  const isEnglish = (name, word) => english.get(name)?.has(word) && !NAMES.includes(word) && !BOTH.includes(word);
  assert.ok([...german.values()].every(({ size }) => size > 20));
  for (const [name, words] of german) for (const word of words) assert.ok(!isEnglish(name, word), `${name}: ${word}`);
});
