// The sentences about a learner's own program in both languages: about every end, step and fact.

import assert from "node:assert/strict";
import test from "node:test";

import { lineBetween } from "../../../server/static/js/words/sentences/yours.js";
import { wordsOf } from "../../../server/static/js/words/words.js";
import { LINES, ProgramFilm } from "../../../server/static/js/suppliers/program/film.js";
import { ProgramRecording } from "../../../server/static/js/suppliers/program/recording.js";
import { given } from "../given.js";
import { checkSentence } from "./checking.js";

const PROGRAMS = given("programs");
const LANGUAGES = { en: await wordsOf("yours", "en"), de: await wordsOf("yours", "de") };
const PAGE = { en: await wordsOf("page", "en"), de: await wordsOf("page", "de") };
const { en, de } = LANGUAGES;

test("every end has a sentence with its line", () => {
  const reasons = given("reasons");
  assert.ok(reasons.length > 15);
  assert.deepEqual(
    [Object.keys(en.ENDS).sort(), Object.keys(de.ENDS).sort()],
    [[...reasons].sort(), [...reasons].sort()],
  );
  for (const [language, words] of Object.entries(LANGUAGES))
    for (const reason of reasons) {
      const [there, nowhere] = [7, null].map((line) => words.ended({ reason, line, text: "some {text}." }));
      for (const text of [there, nowhere]) checkSentence(text.replace("{text}", ""), `${language} ${reason}`);
      const named = typeof words.ENDS[reason] !== "string" && there !== nowhere;
      if (named) assert.ok(there.includes(words.WHERE({ line: "7" })), there);
    }
  assert.equal(
    en.ended({ reason: "exception", line: 3, text: "IndexError: list" }),
    "The program ended in line 3 with IndexError: list.",
  );
  assert.equal(
    de.ended({ reason: "syntax", line: 1, text: "invalid" }),
    "Python kann das Programm in Codezeile 1 nicht lesen: invalid.",
  );
});

test("every note has a sentence", () => {
  const notes = given("notes");
  for (const words of Object.values(LANGUAGES)) {
    assert.deepEqual(Object.keys(words.NOTES).sort(), [...notes].sort());
    for (const text of words.noted(notes.map((note) => [note, "List, Set"]))) checkSentence(text, "note");
  }
  assert.match(en.noted([["typing", "List"]])[0], /: List\.$/);
});

test("every way to read a board has a certain and an uncertain sentence", () => {
  for (const words of Object.values(LANGUAGES))
    for (const way of given("ways"))
      for (const [index, mark, confidence] of [
        ["row", null, "said"],
        ["column", null, "sure"],
        ["row", 1, "sure"],
        ["column", 1, "unsure"],
      ]) {
        const text = words.reading({ name: "queens", way, index, mark }, confidence);
        checkSentence(text, way);
        assert.ok(text.includes("queens"));
      }
  const its = { name: "q", way: "line", index: "row", mark: null };
  assert.equal(en.reading(its, "sure"), "I read q as the chessboard: index = row, value = column.");
  assert.equal(
    en.reading({ ...its, index: "column" }, "unsure"),
    "I am not sure that q is the board: index = column, value = row.",
  );
  assert.equal(de.reading(its, "sure"), "Ich lese q als Schachbrett: Index = Zeile, Wert = Spalte.");
});

test("every step of every program has a sentence", async () => {
  for (const [name, { recording, findings }] of Object.entries(PROGRAMS)) {
    const film = new ProgramFilm(
      await ProgramRecording.open(new Uint8Array(Buffer.from(recording, "base64"))),
      findings,
    );
    const { steps } = await film.answer({ type: "read", algorithm: LINES, n: film.n, start: 0, stop: 256 });
    for (const [language, words] of Object.entries(LANGUAGES))
      for (const step of steps) {
        const { title, why } = words.sentence(step, film.n);
        checkSentence(title, `${language} ${name} ${step.step}`);
        if (why) checkSentence(why.replace(/[{}[\]]/g, ""), `${language} ${name} ${step.step}`);
        checkSentence(words.board(step, film.n), name);
        checkSentence(PAGE[language].position(step, null, words.tip(step)), `${language} ${name} ${step.step}`);
      }
  }
});

const STEP = {
  step: 3,
  kind: "place",
  square: [2, 1],
  queens: [
    [0, 0],
    [1, 2],
    [2, 1],
  ],
  lines: [14],
  stack: [{ name: "search" }],
  solutions: 0,
};
const STATE = {
  event: 47,
  happens: "line",
  value: "",
  changed: [["column", "1"]],
  attacks: [
    [
      [1, 2],
      [2, 1],
    ],
  ],
  trial: false,
};

test("the sentence about an attacked queen names the attacker and the line", () => {
  const said = (words, change = {}) => words.sentence({ ...STEP, state: { ...STATE, ...change } }, 4);
  assert.deepEqual(said(en), {
    title: "A queen on row 2, column 1.",
    why: "It is attacked along / by the queen on row 1, column 2. Before: column = 1.",
  });
  assert.equal(said(en, { trial: true }).title, "A queen is tried on row 2, column 1.");
  assert.equal(said(de).why, "Sie ist auf / von der Dame auf Zeile 1, Spalte 2 bedroht. Davor: column = 1.");
  assert.equal(
    said(en, {
      attacks: [
        [
          [0, 0],
          [1, 2],
        ],
      ],
    }).why,
    "Before: column = 1.",
  );
});

test("two queens are in a row, in a column, or on one of two diagonals", () => {
  assert.equal(lineBetween([3, 1], [3, 6]), "row");
  assert.equal(lineBetween([3, 1], [5, 1]), "column");
  assert.equal(lineBetween([0, 0], [3, 3]), "ld");
  assert.equal(lineBetween([3, 3], [0, 0]), "ld");
  assert.equal(lineBetween([1, 2], [2, 1]), "rd");
});

test("solutions, lifted queens, calls and returned values have sentences", () => {
  const step = (change, state) => ({
    ...STEP,
    square: null,
    kind: "line",
    ...change,
    state: { ...STATE, changed: [], attacks: [], ...state },
  });
  const title = (change, state) => en.sentence(step(change, state), 4).title;
  assert.equal(
    title({ kind: "solution", queens: [1, 2, 3, 4], solutions: 2 }),
    "Solution 2: no queen attacks another.",
  );
  assert.equal(title({ kind: "return", square: [1, 2] }), "The queen on row 1, column 2 is taken off.");
  assert.equal(title({}, {}), "Line 14 runs next.");
  assert.equal(title({ stack: [{ name: "solve.<locals>.put" }] }, { happens: "call" }), "put is called.");
  assert.equal(title({}, { happens: "return", value: "None" }), "search returns None.");
  assert.equal(title({}, { happens: "yield", value: "[1]" }), "search yields [1].");
  assert.equal(title({}, { happens: "resume" }), "search goes on.");
  assert.equal(title({}, { happens: "exception", value: "KeyError: 3" }), "An exception: KeyError: 3.");
  assert.equal(title({ stack: [{ name: "<module>" }] }, { happens: "call" }), "The file begins.");
  assert.equal(title({ stack: [{ name: "<module>" }] }, { happens: "return" }), "The file ends.");
});

test("before the first run a sentence names how to start it", () => {
  const said = (words, happens) =>
    Object.values(words.sentence({ ...STEP, state: { ...STATE, event: -1, happens } }, 8));
  const title = "Nothing has run yet.";
  assert.deepEqual(said(en, "wanted"), [title, "Change the code and press Run to film it."]);
  assert.deepEqual(said(en, "awaited"), [title, "The file is running."]);
  assert.deepEqual(said(en, "nothing"), [title, ""]);
  assert.deepEqual(said(de, "awaited"), ["Noch ist nichts gelaufen.", "Die Datei läuft."]);
});
