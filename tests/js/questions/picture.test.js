// The picture of a question, and everything that the page draws from it: nothing reveals the answer. Tested for every
// question of every search for N = 4.

import assert from "node:assert/strict";
import test from "node:test";

import { ALGORITHMS, factAt, sentenceAt, viewOf } from "../../../server/static/js/algorithms/algorithms.js";
import { createLook } from "../../../server/static/js/film/look.js";
import { kindsOf } from "../../../server/static/js/questions/kinds.js";
import { pictureAsking } from "../../../server/static/js/questions/picture.js";
import "../views.js";
import { squaresOf } from "../board.js";
import { wordsOf } from "../../../server/static/js/words/words.js";
import { EVERY, questionsOf, filmOf } from "./every.js";

const words = await wordsOf("page", "en");

const N = 4;
const SMALL = EVERY.filter(({ n }) => n === N);
const UNREAD = ["taken", "poss", "bit"];
const SAID = { title: "What?", why: "Choose." };

/** Return the input of the views while a question is open. */
function lookAt({ algorithm, question, step }) {
  const run = { algorithm, n: N, goal: "all" };
  const asked = { run, question, step, picture: pictureAsking(question, step, run), said: SAID, cause: null };
  return createLook(() => false)({
    film: { run, shown: { run, step }, part: null },
    learn: { asked },
    page: { pointed: { square: [0, 0] }, settings: { animations: true } },
    play: { playing: 0, speed: 2, hurried: false },
  });
}

/** Return everything that the page shows and says about a step. */
function shownOf(look) {
  const { step, run } = look.film.shown;
  const view = viewOf(run.algorithm);
  const squares = squaresOf(N);
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
    tip: `${words.KINDS[step.kind]} · ${words.lineOf(step)}`,
    counters: [step.solutions, step.checks, step.placements, step.dead_ends],
  };
}

/** @param {(shown: any, asked: typeof EVERY[number], where: string) => void} look  called for every question */
function everyQuestion(look, isMeant = (/** @type {typeof EVERY[number]} */ _asked) => true) {
  for (const asked of SMALL.filter(isMeant)) look(shownOf(lookAt(asked)), asked, asked.where);
}

const isAttacker = ({ question }) => question.about === "attacker";
const isBeforeFree = ({ question, step, algorithm }) =>
  question.about !== "line" && step.kind === "call" && viewOf(algorithm).family === "masks";

test("each search is asked exactly its kinds of question", () => {
  for (const algorithm of ALGORITHMS) {
    const kinds = new Set(questionsOf(algorithm, N).map(({ about }) => about));
    assert.deepEqual([...kinds].sort(), kindsOf(algorithm).sort(), algorithm);
  }
});

test("the question replaces the sentence, and only squares with queens are explained", () => {
  everyQuestion(({ sentence, facts, pointed, sums, names }, { step, algorithm }, where) => {
    assert.equal(sentence, SAID, where);
    for (const fact of [...facts, pointed]) assert.equal(fact, null, where);
    assert.ok(sums === null || (sums.pick === null && sums.shift === null), where);
    names.forEach((name, at) => {
      const isQueen = step.queens.some(([row, column]) => row === Math.floor(at / N) && column === at % N);
      assert.equal(name.includes(":"), isQueen, `${where}: ${name}`);
      if (isQueen) assert.match(name, algorithm === "naive" ? /: queen/ : /: queen$/, where);
    });
  });
});

test("no text of the picture occurs only in the steps up to the answer", () => {
  everyQuestion((shown, { algorithm, question }, where) => {
    const texts = JSON.stringify(shown);
    for (const step of filmOf(algorithm, N).slice(question.step, question.shown + 1)) {
      const { title, why } = viewOf(algorithm).sentence(step, N, "all");
      for (const text of [title, why])
        assert.ok(!texts.includes(JSON.stringify(text).slice(1, -1)), `${where}: ${text}`);
    }
  });
});

test("before its free squares are computed, a row shows only its masks", () => {
  everyQuestion(({ board, scene, calls, branches, values, strip, lines, counters }, asked, where) => {
    const { step, algorithm, question } = asked;
    assert.deepEqual([scene.states, scene.hollow, scene.barren], [[], null, null], where);
    assert.doesNotMatch(board, /square/, where);
    assert.deepEqual(branches.at(-1), [], where);
    for (const state of calls.at(-1).states) assert.ok(["", "ld", "col", "rd"].includes(state ?? ""), where);
    for (const name of UNREAD.filter((its) => its in strip.contents)) {
      const { cells, value = "", tip = "", made = "" } = strip.contents[name];
      const shown = cells.map((cell) => Object.values(cell).join("")).join("");
      assert.deepEqual([shown, value, tip, name === "taken" ? "" : made], ["", "", "", ""], `${where}: ${name}`);
    }
    assert.equal(lines.length, algorithm === "loop" ? step.lines.length - 2 : 1, where);
    const tells = (value) => value === words.ANSWERS.no || (/^[01]{4}$/.test(value) && value !== "1111");
    assert.ok(!values.some(tells), `${where}: ${values}`);
    assert.equal(counters[3], question.step ? filmOf(algorithm, N)[question.step - 1].dead_ends : 0, where);
  }, isBeforeFree);
});

test("the picture is made without the data that the answer is made of", () => {
  everyQuestion((shown, asked, where) => {
    const { step } = asked;
    for (const poss of [0, 1, 10, 15]) {
      const dead_ends = step.dead_ends - Number(step.poss === 0) + Number(poss === 0);
      const stack = [...step.stack.slice(0, -1), { ...step.stack.at(-1), poss }];
      assert.deepEqual(shownOf(lookAt({ ...asked, step: { ...step, poss, dead_ends, stack } })), shown, where);
    }
  }, isBeforeFree);
});

test("while a queen is on its square, nothing shows the row below", () => {
  everyQuestion(({ calls, scene, strip }, { step, algorithm, question }, where) => {
    if (viewOf(algorithm).family !== "masks" || step.kind !== "place") return;
    assert.equal(calls.length, step.stack.length, where);
    assert.equal(scene.active.at, step.row, where);
    const mask = strip.contents[question.about];
    if (mask) assert.equal(Number(mask.value.slice(2)), step[question.about], where);
  });
});

/** Return how many squares the test of the last queen has examined. */
const looksAt = ({ row, state }) =>
  state.scans.filter(({ from }) => from[0] === row).reduce((sum, { squares }) => sum + squares.length, 0);

test("no part of the picture reveals an attacker", () => {
  everyQuestion((shown, asked, where) => {
    const { step, algorithm, question } = asked;
    const { scans = [], lines, counters, values } = shown;
    const before = algorithm === "naive" ? step.checks - looksAt(step) : filmOf(algorithm, N)[question.step - 1].checks;
    assert.deepEqual([counters[1], scans.length, lines.length], [before, 0, 2], where);
    assert.ok(!values.includes("True") && !values.includes("False"), where);
    const { attacker, along, ...others } = step;
    assert.ok(attacker && along);
    const renamed = { ...others, attacker: [9, 9], along: "rd" };
    assert.deepEqual(shownOf(lookAt({ ...asked, step: renamed })), shown, where);
  }, isAttacker);
});

const toldOf = ({ along = "", text = "", on = false }) => [along, text, on];

test("the picture hides the cost of the test", () => {
  everyQuestion(({ strip, odometer, long, beside = [] }, { step, algorithm }, where) => {
    for (const { digits } of long?.rows.slice(1) ?? []) assert.equal(digits.length, 0, where);
    const [row, column] = step.square;
    const at = algorithm === "backtracking" ? row : column;
    for (const [name, { cells }] of Object.entries(strip?.contents ?? {})) {
      const isArray = ["columns", "majors", "minors", "nwse", "nesw"].includes(name);
      for (const { order, mark } of isArray ? cells : []) assert.ok(order === undefined && !mark, `${where}: ${name}`);
      if (!isArray) assert.deepEqual(toldOf(cells[at]), ["", "", false], `${where}: ${name}`);
    }
    if (odometer) assert.equal(odometer.wheels[row].test, "", where);
    if (beside.length) assert.deepEqual([beside[row].text, beside[row].along], ["", ""], where);
  }, isAttacker);
});

test("the lines that run are those of the step, not of the next one", () => {
  const isLine = ({ question }) => question.about === "line";
  everyQuestion(({ lines }, { step }, where) => assert.deepEqual(lines, step.lines, where), isLine);
});
