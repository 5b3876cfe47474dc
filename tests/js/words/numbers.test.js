import assert from "node:assert/strict";
import test from "node:test";

import { brief } from "../../../server/static/js/words/numbers.js";

test("large counts in few characters", () => {
  const numbers = [0, 16, 9999, 10_000, 999_999, 17_210_372, 2_000_000_000];
  assert.deepEqual(numbers.map(brief), ["0", "16", "9999", "10k", "999k", "17M", "2G"]);
});
