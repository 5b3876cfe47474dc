import assert from "node:assert/strict";
import test from "node:test";

import { pathOf, spaced } from "../../../../server/static/js/class/desk/invitation.js";
import { holdOn, isLeading } from "../../../../server/static/js/class/desk/steering.js";
import { usualOf } from "../../../../server/static/js/class/desk/question.js";
import { listTicks } from "../../../../server/static/js/class/desk/places.js";

test("the device that took the lead last has it, also when the class is opened again", () => {
  const room = (its = {}) => ({ epoch: 5, term: 3, lead: 0, ...its });
  const held = { term: 3, epoch: 5 };
  assert.ok(isLeading(held, room()));
  assert.ok(!isLeading(null, room()) && !isLeading(held, room({ lead: 17 })) && !isLeading(held, room({ term: 4 })));
  assert.equal(holdOn(held, room({ term: 4 })), null); // another device has taken it
  assert.equal(holdOn({ term: 4, epoch: 5 }, room()).term, 4); // the news of it is still on its way
  assert.deepEqual(holdOn(held, room({ epoch: 6, term: 5 })), { term: 5, epoch: 6 });
  assert.equal(holdOn(held, room({ epoch: 6, term: 5, lead: 17 })), null);
  assert.equal(holdOn(null, room({ epoch: 6 })), null);
});

test("Q asks what was asked last where that can be asked, or the easiest", () => {
  assert.equal(usualOf(["rd", "col", "below"], "rd"), "rd");
  assert.equal(usualOf(["below", "rd", "col"], "next"), "col");
  assert.equal(usualOf([]), undefined);
});

test("ticks lie where those are who look around, as far as the bar shows them", () => {
  const ticks = listTicks(
    [
      [0, 0, 1],
      [40, 59, 7],
      [90, 99, 2],
    ],
    { start: 0, stop: 80 },
  );
  assert.deepEqual(
    ticks.map(({ from, to, count }) => [from, to, count]),
    [
      [0.5 / 80, 0.5 / 80, 1],
      [40.5 / 80, 59.5 / 80, 7],
    ],
  );
});

test("a code is drawn by its dark modules, and read in two groups", () => {
  assert.equal(pathOf(["0110", "1000"]), "M1 0h2v1h-2zM0 1h1v1h-1z");
  assert.equal(spaced("K7MQ4X"), "K7M Q4X");
});
