// The place of an explanation beside the board, and the announcement of solutions.

import assert from "node:assert/strict";
import test from "node:test";

import { boxAt } from "../../../server/static/js/page/geometry.js";
import { choosePosition, listMentioned } from "../../../server/static/js/views/board/placement.js";
import { createNews } from "../../../server/static/js/views/voice.js";
import { upTo } from "../board.js";
import { seeded } from "../random.js";

const GEOMETRY = {
  board: { left: 100, top: 20, right: 500, bottom: 420 },
  rows: { names: ["ld", "col", "rd"], top: 430, bottom: 490 },
};
const ROOM = { left: 0, top: 0, right: 400, bottom: 400 };
const SIZE = { width: 200, height: 80 };
const box = (left, top, right = left + 50, bottom = top + 50) => ({ left, top, right, bottom });

test("mentioned parts are the target, the active line, attackers with their paths, and registers with their names", () => {
  const square = box(200, 220, 300, 320);
  const by = [
    { line: "ld", queen: [1, 0] },
    { line: "rd", queen: [0, 3] },
  ];
  const attacked = { register: "", square: [2, 1], by, lit: { ld: 1, taken: 1 } };
  const ways = [box(100, 120, 200, 220), box(400, 20, 500, 120), box(300, 120, 400, 220)];
  assert.deepEqual(listMentioned(attacked, { along: "row", at: 2 }, 4, GEOMETRY), {
    anchor: square,
    keep: [square, box(0, 430, 500, 450), ...ways, box(0, 220, 500, 320)],
  });
  const bit = { register: "rd", square: [4, 3], by: [], lit: { rd: 3 } };
  const shown = { anchor: box(400, 470, 500, 490), keep: [box(0, 470, 500, 490)] };
  assert.deepEqual(listMentioned(bit, null, 4, GEOMETRY), shown);
  const free = { register: "", square: [3, 0], by: [], lit: {} };
  const { keep } = listMentioned(free, { along: "column", at: 1 }, 4, GEOMETRY);
  assert.deepEqual(keep, [box(100, 320, 200, 420), box(200, 0, 300, 420)]);
});

test("an explanation is placed beside its target and covers nothing that it mentions", () => {
  const bands = [box(0, 200, 400, 300), box(0, 100, 400, 150)];
  const wide = { width: 400, height: 80 };
  const cases = [
    ["below", box(150, 150), [], SIZE, [75, 203]],
    ["below, at the edge", box(0, 150), [], SIZE, [0, 203]],
    ["above", box(150, 150), [box(150, 210)], SIZE, [75, 67]],
    ["the nearest that is free", box(0, 150), bands, SIZE, [0, 17]],
    ["above, at the lower edge", box(150, 350), [box(150, 0)], SIZE, [75, 267]],
    ["where it covers least", box(0, 0, 400, 300), [box(0, 350)], wide, [0, 303]],
    ["as far as it fits", box(0, 0), [], { ...wide, width: 500 }, [0, 53]],
  ];
  for (const [where, place, others, size, [left, top]] of cases)
    assert.deepEqual(choosePosition(place, others, size, ROOM), { left, top }, where);
});

test("if any place is free, a free one is found", () => {
  const random = seeded(7);
  const below = (most) => Math.floor(random() * most);
  const [room, size, gap] = [box(0, 0, 90, 90), { width: 40, height: 20 }, 3];
  const randomBox = () => boxAt({ left: below(80), top: below(80) }, { width: 5 + below(40), height: 5 + below(30) });
  let found = 0;
  for (let round = 0; round < 300; round++) {
    const boxes = Array.from({ length: 3 + below(8) }, randomBox);
    const isFree = (left, top) =>
      boxes.every((one) => {
        const isBeside = left >= one.right + gap || left + size.width <= one.left - gap;
        return isBeside || top >= one.bottom + gap || top + size.height <= one.top - gap;
      });
    const exists = upTo(51).some((left) => upTo(71).some((top) => isFree(left, top)));
    const { left, top } = choosePosition(boxes[0], boxes.slice(1), size, room);
    assert.equal(isFree(left, top), exists, JSON.stringify(boxes));
    found += Number(exists);
  }
  assert.ok(found > 30 && found < 270, `${found} of 300`);
});

test("solutions are announced, together if they come fast, and not when they are removed", () => {
  const news = createNews();
  news.reset(2);
  const solutions = { 0: 2, 10: 3, 20: 8, 2000: 44, 3010: 44, 4000: 44, 7000: 40, 7016: 41 };
  const said = Object.entries(solutions).map(([now, count]) => news.note(Number(now), count));
  assert.deepEqual(said, [0, 1, 0, 0, 41, 0, 0, 1]);
});
