import assert from "node:assert/strict";
import test from "node:test";

import { CELLS } from "../../../server/static/js/table/example.js";
import { given } from "../given.js";

test("the example has a time for every row of the table, longer on larger boards", () => {
  const names = given("algorithms").map(({ id }) => id);
  const rows = [...["compiled", "python"].flatMap((group) => names.map((name) => `${group} ${name}`)), "full count"];
  const rowOf = ({ group, algorithm }) => `${group} ${algorithm}`;
  assert.deepEqual([...new Set(CELLS.map(rowOf))].sort(), rows.sort());
  for (const row of rows) {
    const cells = CELLS.filter((cell) => rowOf(cell) === row);
    assert.deepEqual(
      cells.map(({ n }) => n),
      [8, 10, 12, 14, 16, 18],
      row,
    );
    const times = cells.map(({ seconds }) => seconds);
    assert.deepEqual(
      times,
      times.toSorted((a, b) => a - b),
      row,
    );
    const kinds = cells.map(({ kind }) => kind);
    assert.deepEqual(kinds, kinds.toSorted().reverse(), row); // the largest boards are forecast
    assert.ok(cells.every(({ kind, basis }) => (kind === "forecast") === (basis !== null)));
  }
});
