import assert from "node:assert/strict";
import test from "node:test";

import { ALGORITHMS, viewOf } from "../views.js";
import { DRAWERS } from "../../../server/static/js/drawers.js";
import { ENTRIES } from "../../../server/static/js/lessons/drawer.js";
import { PANELS } from "../../../server/static/js/model/names.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const german = await wordsOf("page", "de");
const germanGuide = await wordsOf("guide", "de");
const germanLessons = await wordsOf("lessons", "de");
const english = await wordsOf("page", "en");
const englishGuide = await wordsOf("guide", "en");
const englishLessons = await wordsOf("lessons", "en");

const { page } = given("templates");

/** What an attribute is in the template, in order. @param {RegExp} pattern */
const found = (pattern) => [...page.matchAll(pattern)].map(([, name]) => name);

test("every drawer has its item in the menu, in the order of the list, and its words", () => {
  assert.deepEqual([...new Set(found(/data-drawer="(\w+)"/g))], Object.keys(DRAWERS));
  for (const words of [english, german])
    assert.deepEqual(Object.keys(words.DRAWERS).sort(), Object.keys(DRAWERS).sort());
});

test("every entry of Learn has its words", () => {
  for (const words of [englishLessons, germanLessons])
    assert.deepEqual(
      Object.keys(words.ENTRIES),
      ENTRIES.map(({ name }) => name),
    );
});

test("every panel has its tab and its section", () => {
  assert.deepEqual(found(/role="tab" id="tab-(\w+)" aria-controls="panel-/g), PANELS);
  assert.deepEqual(found(/id="panel-(\w+)"/g).sort(), [...PANELS].sort());
});

test("every algorithm has its view", () => {
  assert.deepEqual(
    ALGORITHMS,
    given("algorithms").map(({ id }) => id),
  );
});

test("every algorithm is explained as it is, and every sign of it has its meaning", () => {
  const signs = new Set(["past", "future", "unwalked", "tick", "calls"]);
  for (const name of ALGORITHMS)
    for (const part of Object.values(viewOf(name).signs)) for (const sign of part) signs.add(sign);
  for (const { HOW_TO_READ, LEGEND } of [englishGuide, germanGuide]) {
    assert.deepEqual(Object.keys(HOW_TO_READ).sort(), [...ALGORITHMS].sort());
    assert.deepEqual(Object.keys(LEGEND).sort(), [...signs].sort());
    for (const name of ALGORITHMS) {
      const said = HOW_TO_READ[name].join(" ");
      const masks = viewOf(name).family === "masks";
      for (const register of ["ld", "poss"])
        assert.equal(
          new RegExp(`\\b${register}\\b`).test(said + viewOf(name).signs.board.map((sign) => LEGEND[sign])),
          masks,
          `${name}: ${register}`,
        );
    }
  }
});
