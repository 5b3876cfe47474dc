import assert from "node:assert/strict";
import test from "node:test";

import { createNews } from "../../../server/static/js/views/voice.js";

test("solutions are news, together where they come fast, and none where they go", () => {
  const news = createNews();
  news.reset(2);
  const seen = [
    [0, 2],
    [10, 3],
    [20, 8],
    [2000, 44],
    [3010, 44],
    [4000, 44],
    [7000, 40],
    [7016, 41],
  ];
  assert.deepEqual(
    seen.map(([now, solutions]) => news.note(now, solutions)),
    [0, 1, 0, 0, 41, 0, 0, 1],
  );
});
