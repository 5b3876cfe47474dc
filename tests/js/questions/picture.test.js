// The picture that asks, and all that the page makes of it: nothing tells the answer. Every question of every search
// for N = 4.

import assert from "node:assert/strict";
import test from "node:test";

import { ALGORITHMS, sentenceAt, viewOf } from "../../../server/static/js/algorithms/algorithms.js";
import { createLook } from "../../../server/static/js/film/look.js";
import { KINDS, kindsOf } from "../../../server/static/js/questions/kinds.js";
import { pictureAsking } from "../../../server/static/js/questions/picture.js";
import { factAt } from "../../../server/static/js/algorithms/algorithms.js";
import { given } from "../given.js";
import "../views.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const words = await wordsOf("page", "en");

const N = 4;
const FILMS = given("every_film", N);
const ASKED = given("asked", N);
const EVERY = ALGORITHMS.flatMap((algorithm) =>
  ASKED[algorithm].map((question) => ({ algorithm, question, step: FILMS[algorithm][question.step] })),
);
const UNREAD = ["taken", "poss", "bit"];
const SAID = { title: "What?", why: "Choose." };

/** What the views are given while a question is open. */
function lookAt({ algorithm, question, step }) {
  const run = { algorithm, n: N, goal: "all" };
  const asked = { run, question, picture: pictureAsking(question, step, run), said: SAID, cause: null };
  return createLook()({
    film: { run, shown: { run, step }, part: null },
    learn: { asked },
    page: { pointed: { square: [0, 0] } },
    play: { playing: 0, speed: 2, hurried: false },
  });
}

/** All that is shown and said of a step. */
function shownOf(look) {
  const { step, run } = look.film.shown;
  const view = viewOf(run.algorithm);
  const squares = [...Array(N * N).keys()].map((at) => [Math.floor(at / N), at % N]);
  let line = 0;
  return {
    sentence: sentenceAt(look),
    board: view.describe(step, N),
    scene: view.scene(step, N),
    calls: view.calls(step, N),
    branches: view.branches(step, N),
    sums: view.sums?.(step, N) ?? null,
    values: [...view.values(step, N, () => ++line).values()],
    strip: view.strip?.show(step, N),
    odometer: view.odometer?.(step, N),
    long: view.long?.(step, N),
    scans: view.scans?.(step),
    beside: view.beside?.(step, N),
    names: squares.map((square) => words.aloud.square(view, square, N, factAt(look.film.shown, { square }))),
    facts: (view.strip?.rows ?? []).flatMap(({ name }) =>
      squares.slice(0, N).map(([, column]) => factAt(look.film.shown, { register: name, column })),
    ),
    pointed: look.fact,
    lines: step.lines,
    tip: words.kindAt(step),
    counters: [step.solutions, step.checks, step.placements, step.dead_ends],
  };
}

/**
 * @param {(shown: ReturnType<typeof shownOf>, asked: typeof EVERY[number], where: string) => void} look  at every
 *   question
 * @param {string[]} [about]
 */
function everyQuestion(look, about = KINDS) {
  for (const asked of EVERY) {
    if (about.includes(asked.question.about))
      look(shownOf(lookAt(asked)), asked, `${asked.algorithm}, step ${asked.question.step}, ${asked.question.about}`);
  }
}

test("a search is asked just the kinds that it has", () => {
  for (const algorithm of ALGORITHMS)
    assert.deepEqual(
      [...new Set(ASKED[algorithm].map(({ about }) => about))].sort(),
      kindsOf(algorithm).sort(),
      algorithm,
    );
});

test("the question is the sentence, and nothing is explained but where queens stand", () => {
  everyQuestion(({ sentence, facts, pointed, sums, names }, { step, algorithm }, where) => {
    assert.equal(sentence, SAID, where);
    assert.ok(
      [...facts, pointed].every((fact) => fact === null),
      where,
    );
    assert.ok(sums === null || (sums.pick === null && sums.shift === null), where);
    names.forEach((name, at) => {
      const isQueen = step.queens.some(([row, column]) => row === Math.floor(at / N) && column === at % N);
      assert.equal(name.includes(":"), isQueen, `${where}: ${name}`);
      if (isQueen) assert.match(name, algorithm === "naive" ? /: queen/ : /: queen$/, where);
    });
  });
});

test("nothing is said that is said of the steps up to the answer", () => {
  everyQuestion((shown, { algorithm, question }, where) => {
    const texts = JSON.stringify(shown);
    for (const step of FILMS[algorithm].slice(question.step, question.shown + 1)) {
      const { title, why } = viewOf(algorithm).sentence(step, N, "all");
      for (const text of [title, why])
        assert.ok(!texts.includes(JSON.stringify(text).slice(1, -1)), `${where}: ${text}`);
    }
  });
});

test("before its free squares are found, a row shows its masks alone", () => {
  everyQuestion(
    ({ board, scene, calls, branches, values, strip, lines, counters }, { step, algorithm, question }, where) => {
      if (step.kind !== "call" || viewOf(algorithm).family !== "masks") return;
      assert.deepEqual([scene.states, scene.hollow, scene.barren], [[], null, null], where);
      assert.doesNotMatch(board, /square/, where);
      assert.deepEqual(branches.at(-1), [], where);
      assert.deepEqual(
        calls
          .at(-1)
          .states.filter((state) => !["ld", "col", "rd"].includes(state))
          .join(""),
        "",
        where,
      );
      for (const [name, { cells, value = "", tip = "", made = "" }] of Object.entries(strip.contents)) {
        if (UNREAD.includes(name))
          assert.deepEqual(
            [cells.map((cell) => Object.values(cell).join("")).join(""), value, tip, name === "taken" ? "" : made],
            ["", "", "", ""],
            `${where}: ${name}`,
          );
      }
      assert.equal(lines.length, algorithm === "loop" ? step.lines.length - 2 : 1, where);
      assert.ok(
        !values.some((value) => value === words.ANSWERS.no || (/^[01]{4}$/.test(value) && value !== "1111")),
        `${where}: ${values}`,
      );
      assert.equal(counters[3], question.step ? FILMS[algorithm][question.step - 1].dead_ends : 0, where);
    },
    KINDS.filter((kind) => kind !== "line"),
  );
});

test("it is made without what the answer is made of", () => {
  everyQuestion(
    (shown, asked, where) => {
      const { step, algorithm } = asked;
      if (step.kind !== "call" || viewOf(algorithm).family !== "masks") return;
      for (const poss of [0, 1, 10, 15]) {
        const other = {
          ...step,
          poss,
          dead_ends: step.dead_ends - Number(step.poss === 0) + Number(poss === 0),
          stack: [...step.stack.slice(0, -1), { ...step.stack.at(-1), poss }],
        };
        assert.deepEqual(shownOf(lookAt({ ...asked, step: other })), shown, where);
      }
    },
    KINDS.filter((kind) => kind !== "line"),
  );
});

test("where a queen stands now, nothing shows the row below", () => {
  everyQuestion(({ calls, scene, strip }, { step, algorithm, question }, where) => {
    if (viewOf(algorithm).family !== "masks" || step.kind !== "place") return;
    assert.equal(calls.length, step.stack.length, where);
    assert.equal(scene.active.at, step.row, where);
    const mask = strip.contents[question.about];
    if (mask) assert.equal(Number(mask.value.slice(2)), step[question.about], where);
  });
});

/** How many squares the test of its last queen has looked at. */
const looksAt = ({ row, state }) =>
  state.scans.filter(({ from }) => from[0] === row).reduce((sum, { squares }) => sum + squares.length, 0);

test("who attacks a square is found nowhere", () => {
  everyQuestion(
    (shown, { step, algorithm, question }, where) => {
      const { scans = [], lines, counters, values } = shown;
      const before = algorithm === "naive" ? step.checks - looksAt(step) : FILMS[algorithm][question.step - 1].checks;
      assert.equal(counters[1], before, where);
      assert.ok(scans.length === 0, where);
      assert.equal(lines.length, 2, where);
      assert.ok(!values.includes("True") && !values.includes("False"), where);
      const { attacker, along, ...others } = step;
      const renamed = { ...others, attacker: [9, 9], along: "rd" };
      assert.ok(attacker && along);
      assert.deepEqual(shownOf(lookAt({ algorithm, question, step: renamed })), shown, where);
    },
    ["attacker"],
  );
});

test("what its test has cost is not there, either", () => {
  everyQuestion(
    ({ strip, odometer, long, beside = [] }, { step, algorithm }, where) => {
      assert.ok(!long || long.rows.slice(1).every(({ digits }) => digits.length === 0), where);
      const [row, column] = step.square;
      const at = algorithm === "backtracking" ? row : column;
      for (const [name, { cells }] of Object.entries(strip?.contents ?? {})) {
        if (["columns", "majors", "minors", "nwse", "nesw"].includes(name))
          assert.ok(
            cells.every(({ order, mark }) => order === undefined && !mark),
            `${where}: ${name}`,
          );
        else
          assert.deepEqual(
            [cells[at].along ?? "", cells[at].text ?? "", cells[at].on ?? false],
            ["", "", false],
            `${where}: ${name}`,
          );
      }
      if (odometer) assert.equal(odometer.wheels[row].test, "", where);
      if (beside.length) assert.deepEqual([beside[row].text, beside[row].along], ["", ""], where);
    },
    ["attacker"],
  );
});

test("the lines that run are those of the step, and not the next", () => {
  everyQuestion(({ lines }, { step }, where) => assert.deepEqual(lines, step.lines, where), ["line"]);
});
