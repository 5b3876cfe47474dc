import assert from "node:assert/strict";
import test from "node:test";

import { choose, choosing, chosenOf, createInput, sending } from "../../../server/static/js/questions/answer.js";

const BITS = createInput(["3", "2", "1", "0"], null);
const CASES = createInput(["1", "2", "3"], [0, 1, 2]);
const WORDS = { send: "Send", change: "Change", waits: "Sending", done: "Sent", none: "None", sent: "" };
const ballot = (sent, counts = true) => ({ sent: () => sent, counts: () => counts, words: WORDS });

test("nothing is selected at first, and an empty mask is no choice", () => {
  assert.deepEqual([chosenOf(BITS), chosenOf(CASES)], [null, null]);
  assert.equal(chosenOf(choose(choose(BITS, 0), 3)), 9);
  assert.equal(chosenOf(choose(choose(BITS, 0), 0)), null);
  assert.equal(chosenOf(choose(choose(CASES, 0), 2)), 2);
});

test("the sent vote is selected again", () => {
  for (const mask of [1, 9, 15]) assert.equal(chosenOf(choosing(BITS, mask)), mask);
  for (const answer of [0, 1, 2]) assert.equal(chosenOf(choosing(CASES, answer)), answer);
  assert.equal(chosenOf(choosing(CASES, 7)), null);
  const widest = createInput(
    Array.from({ length: 32 }, (_, at) => String(31 - at)),
    null,
  );
  assert.equal(chosenOf(choosing(widest, 2 ** 31 + 1)), 2 ** 31 + 1);
});

test("a vote is sent and can be changed, and the same vote is not sent twice", () => {
  assert.deepEqual(sending(ballot(null), null), { label: "Send", can: false });
  assert.deepEqual(sending(ballot(null), 9), { label: "Send", can: true });
  assert.deepEqual(sending(ballot(9, false), 9), { label: "Sending", can: false });
  assert.deepEqual(sending(ballot(9), 9), { label: "Sent", can: false });
  assert.deepEqual(sending(ballot(9), 1), { label: "Change", can: true });
  assert.deepEqual(sending(ballot(0), null), { label: "Sent", can: false });
  assert.deepEqual(sending(ballot(9), null), { label: "Change", can: false });
});
