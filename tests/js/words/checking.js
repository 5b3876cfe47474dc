// Checks that the tests of several pages' words share.

import assert from "node:assert/strict";

/** Check that a sentence has no empty placeholder, nothing undefined, and the end of a sentence. */
export function checkSentence(text, what) {
  assert.ok(text.length > 3, `${what}: ${text}`);
  assert.doesNotMatch(text, /[{}]|undefined|NaN|\[object|\.\.$/, `${what}: ${text}`);
}
