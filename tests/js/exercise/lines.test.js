// The exercise with lines to sort: the programs that the grader accepts find the same boards, and others do not.

import assert from "node:assert/strict";
import test from "node:test";

import {
  closersBelow,
  findProblems,
  indent,
  move,
  placeOf,
  placeLine,
  remove,
  returnLine,
} from "../../../server/static/js/exercise/lines/grade.js";
import { DISTRACTORS, DISTRACTOR_NAMES, refute } from "../../../server/static/js/exercise/lines/distractors.js";
import { createPuzzle, opens } from "../../../server/static/js/exercise/lines/puzzle.js";
import { createRandom, shuffle } from "../../../server/static/js/exercise/address.js";
import { given } from "../given.js";

const LISTINGS = given("coloured", "bitmask");
const FILM = given("films", 4)[4];
const PUZZLES = {
  python: createPuzzle(LISTINGS.python, "python"),
  javascript: createPuzzle(LISTINGS.javascript, "javascript"),
};
const WIDTH = { python: 4, javascript: 2 };
const SIZES = [4, 5, 6];

const isRight = (program) => !findProblems(program).length;

/** Return the lines in the order of the listing. */
const ownOrder = (language) => PUZZLES[language].pieces.map(({ id, role, indent: own }) => ({ id, role, indent: own }));

/** Return the text of a program; `lines` gives the lines of a role. */
function textOf(language, program, lines) {
  const { above, below } = PUZZLES[language];
  const base = language === "python" ? 1 : 2;
  const spaces = (depth) => " ".repeat((base + depth) * WIDTH[language]);
  const body = program.flatMap((line, at) => [
    ...lines(line.role).map((text) => spaces(line.indent) + text),
    ...(language === "javascript" ? closersBelow(program, at).map((depth) => `${spaces(depth)}}`) : []),
  ]);
  return [...above, ...body, ...below].join("\n");
}

const linesOf = (language) => (role) => PUZZLES[language].pieces.find((piece) => piece.role === role).lines;

/** Yield all orders of a list. */
function* permutations(list) {
  if (!list.length) yield [];
  for (const [at, first] of list.entries())
    for (const rest of permutations(list.filter((_, other) => other !== at))) yield [first, ...rest];
}

/** Yield all indentations of a program that Python accepts. */
function* indentations(roles, above = []) {
  const role = roles[above.length];
  const last = above[above.length - 1];
  if (!role) return opens(last.role) ? undefined : yield above;
  const [least, most] = !last ? [0, 0] : opens(last.role) ? [last.indent + 1, last.indent + 1] : [0, last.indent];
  for (let depth = least; depth <= most; depth++)
    yield* indentations(roles, [...above, { id: role, role, indent: depth }]);
  return undefined;
}

// thrown a hundred thousand times, so it has no stack trace
const FAILED = { why: "a name without a value, or too many lines" };

/**
 * Run a program for 4 queens like Python, independently of the grader; return the boards that it finds, or null if it fails
 * or does not end.
 */
function run(program, n = 4) {
  const done = 2 ** n - 1;
  const found = [];
  let budget = 300 * (n - 3); // a correct program needs half of it
  const blocks = (start, depth) => {
    const list = [];
    for (let at = start; at < program.length && program[at].indent >= depth; at++)
      if (program[at].indent === depth) list.push(at);
    return list;
  };
  function attempt(ld, col, rd, path) {
    const names = { ld, col, rd };
    const read = (name) => {
      if (names[name] === undefined) throw FAILED;
      return names[name];
    };
    const perform = {
      solved: (at) => (col === done ? runBlock(at + 1, program[at].indent + 1) : false),
      count: () => void found.push(path.join()),
      stop: () => true,
      free: () => void (names.poss = ~(ld | col | rd) & done),
      loop(at) {
        while (read("poss")) if (runBlock(at + 1, program[at].indent + 1)) return true;
        return false;
      },
      pick: () => void (names.bit = read("poss") & -read("poss")),
      take: () => void (names.poss = read("poss") - read("bit")),
      call: () =>
        void attempt((ld | read("bit")) >> 1, col | read("bit"), (rd | read("bit")) << 1, [...path, read("bit")]),
    };
    /** Run a block; return whether it has returned from the function. */
    function runBlock(start, depth) {
      for (const at of blocks(start, depth)) {
        if (!(budget -= 1)) throw FAILED;
        if (perform[program[at].role](at)) return true;
      }
      return false;
    }
    runBlock(0, 0);
  }
  try {
    attempt(0, 0, 0, []);
    return found.join(" ");
  } catch {
    return null;
  }
}

test("the pieces are the lines of the listing", () => {
  for (const language of ["python", "javascript"]) {
    const listing = LISTINGS[language].map((pieces) => pieces.map(([, part]) => part).join("")).join("\n");
    assert.equal(textOf(language, ownOrder(language), linesOf(language)), listing);
    assert.deepEqual(findProblems(ownOrder(language)), []);
  }
});

test("the grader accepts an order of the Python lines exactly if it finds the same boards", () => {
  const right = run(ownOrder("python"));
  const larger = run(ownOrder("python"), 5);
  let [tried, taken] = [0, 0];
  for (const roles of permutations(ownOrder("python").map(({ role }) => role))) {
    for (const program of indentations(roles)) {
      const finds = run(program) === right && run(program, 5) === larger;
      tried += 1;
      if (finds) taken += 1;
      assert.equal(
        isRight(program),
        finds,
        program.map(({ role, indent: depth }) => `${" ".repeat(depth)}${role}`).join("\n"),
      );
    }
  }
  assert.deepEqual([tried > 200_000, taken], [true, 12]);
});

/** Yield all programs with their lines in the right blocks, and the return in any place that can be reached. */
function* nested(language) {
  const inLoop = PUZZLES[language].pieces
    .filter(({ role, indent: own }) => own === 1 && !["count", "stop"].includes(role))
    .map(({ role }) => role);
  const line = (role, depth) => ({ id: role, role, indent: depth });
  for (const top of [
    ...permutations(["solved", "free", "loop"]),
    ...permutations(["solved", "free", "loop", "stop"]),
  ]) {
    for (const counted of top.includes("stop") ? [["count"]] : permutations(["count", "stop"])) {
      for (const body of permutations(inLoop)) {
        const blocks = { solved: counted, loop: body };
        yield top.flatMap((role) => [line(role, 0), ...(blocks[role] ?? []).map((inner) => line(inner, 1))]);
      }
    }
  }
}

/** Return the boards that a JavaScript program finds; null if it fails. */
function solveIn(text, n) {
  const boards = [];
  try {
    new Function(`${text.replace("export ", "")}; return solve;`)()(n, (queens) => boards.push([...queens]));
    return boards;
  } catch {
    return null;
  }
}

test("run in Python, accepted programs find the same boards, and refused ones do not", () => {
  const taken = [...nested("python")].filter((program) => isRight(program));
  const refused = drawPrograms(60).filter((program) => !isRight(program));
  const [own, ...others] = given(
    "boards_found",
    SIZES,
    ...[ownOrder("python"), ...taken, ...refused].map((program) => textOf("python", program, linesOf("python"))),
  );
  assert.deepEqual(
    own.map((boards) => boards.length),
    [2, 10, 4],
  );
  assert.equal(taken.length, 12);
  for (const [at, program] of taken.entries()) assert.deepEqual(others[at], own, JSON.stringify(program));
  for (const [at, program] of refused.entries())
    assert.notDeepEqual(others[taken.length + at], own, JSON.stringify(program));
});

/** Return so many programs in random order, and the listing with one line moved. */
function drawPrograms(count) {
  const random = createRandom(1);
  const drawn = [
    ["count", 1],
    ["take", -2],
    ["stop", -1],
    ["pick", 2],
  ].map(([role, by]) => moveLine(role, by));
  while (drawn.length < count) {
    const ways = [
      ...indentations(
        shuffle(
          ownOrder("python").map(({ role }) => role),
          random,
        ),
      ),
    ];
    if (ways.length) drawn.push(ways[random(ways.length)]);
  }
  return drawn;
}

/** Return the listing with one line moved up or down. */
function moveLine(role, by) {
  const program = ownOrder("python");
  const at = program.findIndex((line) => line.role === role);
  const [line] = program.splice(at, 1);
  program.splice(at + by, 0, line);
  return program;
}

test("run in JavaScript, accepted programs find the same boards", () => {
  const javascript = [...nested("javascript")].filter((program) => isRight(program));
  const text = (program) => textOf("javascript", program, linesOf("javascript"));
  const right = SIZES.map((n) => solveIn(text(ownOrder("javascript")), n));
  assert.ok(javascript.length > 20);
  for (const program of javascript)
    assert.deepEqual(
      SIZES.map((n) => solveIn(text(program), n)),
      right,
      text(program),
    );
});

test("run in JavaScript, refused programs do not find the same boards", () => {
  const text = (program) => textOf("javascript", program, linesOf("javascript"));
  const right = solveIn(text(ownOrder("javascript")), 4);
  const endless = (program) =>
    // not run: bit has no value yet
    program.findIndex(({ role }) => role === "call") < program.findIndex(({ role }) => role === "pick");
  let refused = 0;
  for (const program of nested("javascript")) {
    if (isRight(program) || endless(program)) continue;
    refused += 1;
    assert.notDeepEqual(solveIn(text(program), 4), right, text(program));
  }
  assert.ok(refused > 100);
});

test("each stray line is refuted: its program finds other boards, and its value differs at the named step", () => {
  const [own, ...others] = given(
    "boards_found",
    SIZES,
    ...[null, ...DISTRACTOR_NAMES].map((name) =>
      textOf("python", ownOrder("python"), (role) =>
        name && DISTRACTORS[name].role === role ? DISTRACTORS[name].text.python : linesOf("python")(role),
      ),
    ),
  );
  const right = solveIn(textOf("javascript", ownOrder("javascript"), linesOf("javascript")), 5);
  for (const [at, name] of DISTRACTOR_NAMES.entries()) {
    const { role, text, works = false } = DISTRACTORS[name];
    assert.equal(JSON.stringify(others[at]) === JSON.stringify(own), works, name);
    if (name !== "none" && name !== "minusOne" && name !== "others") {
      // these programs do not end
      const boards = solveIn(
        textOf("javascript", ownOrder("javascript"), (its) =>
          its === role ? text.javascript : linesOf("javascript")(its),
        ),
        5,
      );
      assert.equal(JSON.stringify(boards) === JSON.stringify(right), works, name);
    }
    const { step, register, right: its, wrong } = refute(name, FILM, 4);
    assert.equal(FILM[step][register], its, name);
    assert.notEqual(wrong, its, name);
  }
  const steps = Object.fromEntries(DISTRACTOR_NAMES.map((name) => [name, refute(name, FILM, 4)]));
  assert.deepEqual(steps.isN, { step: 20, register: "col", right: 15, wrong: 4 });
  assert.deepEqual(steps.once, { step: 6, register: "bit", right: 8, wrong: 0 });
  assert.deepEqual(steps.others, { step: 1, register: "bit", right: 1, wrong: 14 });
  assert.deepEqual(steps.alone, { step: 2, register: "col", right: 1, wrong: 0 });
});

test("lines can be placed, moved, indented and removed", () => {
  const empty = { heap: ["a", "b", "c"], program: [] };
  const two = placeLine(placeLine(empty, "a", 0, 0), "b", 1, 2);
  assert.deepEqual(two, {
    heap: ["c"],
    program: [
      { id: "a", indent: 0 },
      { id: "b", indent: 2 },
    ],
  });
  assert.deepEqual(
    move(two, "b", -1).program.map(({ id }) => id),
    ["b", "a"],
  );
  assert.deepEqual(move(two, "b", 5), two);
  assert.equal(indent(two, "b", 9).program[1].indent, 3);
  assert.equal(indent(two, "a", -1).program[0].indent, 0);
  assert.deepEqual([placeOf(two, "b"), placeOf(two, "c")], [1, -1]);
  assert.deepEqual(returnLine(two, "a"), { heap: ["c", "a"], program: [{ id: "b", indent: 2 }] });
  assert.deepEqual(move(empty, "a", 1), empty);
  assert.deepEqual(remove(two, ["b", "c"]), { heap: [], program: [{ id: "a", indent: 0 }] });
  assert.deepEqual(closersBelow(two.program, 1), [1, 0]);
});
