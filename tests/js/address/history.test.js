// The browser's history, with a clock that is wound by hand.

import assert from "node:assert/strict";
import test from "node:test";

import { createHistory } from "../../../server/static/js/address/history.js";

test("it is not written too often, and ends where the film came to rest", () => {
  const log = [],
    due = [];
  let time = 0;
  const journal = createHistory(
    {
      replace: (query) => log.push(["replace", time, query]),
      push: (query) => log.push(["push", time, query]),
      now: () => time,
      schedule: (act, milliseconds) => due.push([time + milliseconds, act]),
    },
    "0",
  );
  for (time = 0; time < 10_000; time += 16) {
    while (due.length && due[0][0] <= time) due.shift()[1]();
    if (time < 9000) journal.follow(String(time));
    if (time === 4800) journal.navigate("there");
    if (time === 9600) journal.navigate("there again");
  }
  journal.adopt("elsewhere");
  journal.follow("elsewhere");
  const replaced = log.filter(([how]) => how === "replace");
  assert.ok(replaced.length <= 12, "one a second, and one more at each turn");
  assert.ok(replaced.some(([, , query]) => query === "8992"));
  assert.deepEqual(
    log.filter(([how]) => how === "push").map(([, , query]) => query),
    ["there", "there again"],
  );
  const turned = log.findIndex(([how]) => how === "push");
  assert.deepEqual(log[turned - 1], ["replace", 4800, "4800"], "Back leads to where the viewer left");
});

test("a browser that had enough is asked again later", () => {
  const log = [],
    due = [];
  let full = true;
  const replace = (query) => {
    if (full) throw new Error("too many");
    log.push(query);
  };
  const journal = createHistory({ replace, push: replace, now: () => 0, schedule: (act) => due.push(act) }, "0");
  journal.follow("1");
  journal.follow("2");
  full = false;
  due.shift()();
  assert.deepEqual([log, due.length], [["2"], 0]);
});
