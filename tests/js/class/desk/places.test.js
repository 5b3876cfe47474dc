import assert from "node:assert/strict";
import test from "node:test";

import { addQuestion, addRest, lessonOf, queryOf } from "../../../../server/static/js/class/desk/places.js";
import { given } from "../../given.js";
import { FILM } from "../film.js";

const SAID = { title: "A queen is placed", why: "Her bit joins." };

test("a rest is kept once, a playing film is none, and a hundred are enough", () => {
  const one = addRest([], FILM, SAID);
  assert.equal(addRest(one, { ...FILM, point: [1, 1] }, SAID), one);
  assert.equal(addRest(one, { ...FILM, step: 41, playing: 1 }, SAID), one);
  const two = addRest(addRest(one, { ...FILM, step: 41 }, SAID), FILM, SAID);
  assert.deepEqual(
    two.map(({ film }) => film.step),
    [40, 41, 40],
  );
  let many = [];
  for (let step = 0; step < 120; step++) many = addRest(many, { ...FILM, step }, SAID);
  assert.deepEqual([many.length, many[0].film.step], [100, 20]);
});

test("a question belongs to the rest where it is asked", () => {
  const trail = addQuestion(addRest([], FILM, SAID), FILM, SAID, "rd");
  assert.deepEqual(
    trail.map(({ about }) => about),
    ["rd"],
  );
  assert.deepEqual(
    addQuestion(trail, { ...FILM, step: 50, playing: 1 }, SAID, "next").map(({ film, about }) => [film.step, about]),
    [
      [40, "rd"],
      [50, "next"],
    ],
  );
});

test("a rest leads back by an address of a lesson's place", () => {
  assert.equal(queryOf(FILM), "?algorithm=bitmask&n=8&step=40");
  assert.equal(queryOf({ ...FILM, goal: "first", part: -1 }), "?algorithm=bitmask&n=8&goal=first&step=40&part=last");
});

test("a trail is a lesson without a mistake, whatever signs its sentences have", () => {
  const odd = {
    title: "# *Two* queens `<b>` [a](b) ~~ & ld << 1",
    why: "Row 3 is\n\n## full: ~(ld | col | rd) & done ![x](y) _z_ 1. &amp;",
  };
  const text = lessonOf(
    addQuestion(
      addRest(addRest([], FILM, SAID), { ...FILM, step: 41, part: 1 }, odd),
      { ...FILM, step: 41, part: 1 },
      odd,
      "next",
    ),
    "Class K7M Q4X",
  );
  const { title, stops, faults } = given("read_lesson", text);
  assert.deepEqual(faults, []);
  assert.deepEqual([title, stops.map((stop) => stop.title)], ["Class K7M Q4X", ["A queen is placed", odd.title]]);
  assert.deepEqual(
    stops.map(({ place }) => [place.step, place.part]),
    [
      [40, null],
      [41, 1],
    ],
  );
  assert.deepEqual(stops[1].text, [["paragraph", [["text", odd.why.replace(/\s+/g, " ")]]]]);
  assert.equal(stops[1].question, "next");
});
