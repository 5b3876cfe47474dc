import assert from "node:assert/strict";
import test from "node:test";

import { pauseBefore } from "../../../server/static/js/wire/socket.js";

test("pauses before tries grow, differ and stay bounded", () => {
  const tries = [...Array(40).keys()];
  const [shortest, longest] = [0, 1].map((chance) => tries.map((count) => pauseBefore(count, chance)));
  assert.deepEqual([shortest[0], longest[0]], [0.25, 0.5]);
  assert.deepEqual(
    longest,
    [...longest].sort((a, b) => a - b),
  );
  assert.deepEqual([shortest.at(-1), longest.at(-1)], [7.5, 15]);
  assert.ok(longest[3] > longest[0]);
});
