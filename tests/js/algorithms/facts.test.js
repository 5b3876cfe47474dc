// The facts about squares, flags and bits in searches without masks, compared with facts computed from the queens.

import assert from "node:assert/strict";
import test from "node:test";

import { upTo } from "../board.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const de = await wordsOf("page", "de");
const en = await wordsOf("page", "en");

const FILMS = given("square_films");
const LINES = { columns: "col", majors: "ld", nwse: "ld", minors: "rd", nesw: "rd" };
const STATES = "over unreached open queen placed rejected refused tried lifted".split(" ");

const pick = (object, names) => Object.fromEntries(names.map((name) => [name, object[name]]));

/** @param {string} name @returns {Promise<(step: any, n: number, place: any) => any>} */
const factOf = async (name) => (await import(`../../../server/static/js/algorithms/${name}.js`)).view.fact;

/** Call `look` for every square of every step, in the films of some searches. */
async function everySquare(isMeant, look) {
  for (const film of FILMS.filter(isMeant)) {
    const fact = await factOf(film.name);
    for (const [step, squares] of film.steps)
      squares.forEach((row, at) =>
        row.forEach((wanted, column) => {
          const where = `${film.name}, N = ${film.n}, step ${step.step}, ${at} ${column}`;
          look(fact(step, film.n, { square: [at, column] }), wanted, where, { ...film, step, row: at, column });
        }),
      );
  }
}

/** Return the names of the rows of flags or bits below the board of a film. */
const rowsOf = ({ steps }) => Object.keys(steps[0][2]);

/** Return whether a search tries only the columns of a list. */
const hasList = ({ steps }) => Array.isArray(steps[0][0].stack[0].state.columns);

/** Return the cells below the board. */
const cellsOf = (film) => rowsOf(film).flatMap((register) => upTo(film.n).map((column) => ({ register, column })));

test("the fact about a square agrees with the queens where squares are tried one after the other", async () => {
  const films = FILMS.filter(({ name }) => name !== "naive");
  const seen = new Map(films.map(({ name }) => [name, new Set()]));
  await everySquare(
    (film) => films.includes(film),
    (fact, wanted, where, { name, step }) => {
      assert.deepEqual(pick(fact, Object.keys(wanted)), wanted, where);
      if (fact.state === "rejected" && fact.cost.unit !== "operations")
        assert.deepEqual(fact.found[0].queen, step.attacker, where);
      seen.get(name).add(fact.state);
    },
  );
  for (const film of films)
    assert.deepEqual(seen.get(film.name), new Set(hasList(film) ? [...STATES, "out"] : STATES), film.name);
});

test("the fact about a square agrees with the queens where full boards are tested", async () => {
  const states = new Set();
  await everySquare(
    ({ name }) => name === "naive",
    (fact, { found, cost, ...wanted }, where) => {
      const attackers = fact.found.map(({ queen }) => queen);
      const told = { ...pick(fact, Object.keys(wanted)), found: attackers, cost: cost ? fact.cost : null };
      assert.deepEqual(told, { ...wanted, found, cost }, where);
      states.add(fact.state);
    },
  );
  assert.deepEqual(states, new Set(["empty", "untested", "attacked", "peaceful"]));
});

test("the facts about a flag of caching and a bit of conjoin agree with the queens", async () => {
  for (const film of FILMS) {
    const { name, n, steps } = film;
    const fact = await factOf(name);
    for (const [step, , cells] of steps)
      for (const place of cellsOf(film)) {
        const wanted = cells[place.register][place.column];
        const told = pick(fact(step, n, place), Object.keys(wanted));
        assert.deepEqual(told, wanted, `${name}, N = ${n}, step ${step.step}, ${place.register} ${place.column}`);
      }
  }
});

test("every attacker whose flag is shown below the board lights that flag up with its line", async () => {
  await everySquare(
    (film) => rowsOf(film).length > 0 && film.n === 5,
    (fact, _, where, { n, step, steps, row, column }) => {
      const shown = step.stack.length && step.row < n ? step.row : n - 1; // the row that the cells belong to
      const under = { col: column, ld: column + shown - row, rd: column - shown + row };
      for (const { line } of fact.by) {
        const [at, register] = [under[line], rowsOf({ steps }).find((name) => LINES[name] === line)];
        if (register) assert.equal(fact.lit[register], at >= 0 && at < n ? at : undefined, where);
      }
      for (const at of Object.values(fact.lit)) assert.ok(at >= 0 && at < n, where);
    },
  );
});

const ENGLISH = { words: en, queen: (line, at) => `queen in ${line} ${at}`, lines: ["row", "column"] };
const GERMAN = { words: de, queen: (line, at) => `Dame in ${line} ${at}`, lines: ["Zeile", "Spalte"] };
const LANGUAGES = [
  { ...ENGLISH, tested: /tested with|tested in this step|free/ },
  { ...GERMAN, tested: /geprüft, |in diesem Schritt geprüft|frei/ },
];

/** Check the phrases that an English sentence must have for some facts, and only for them. */
function checkEnglish({ about, state, by, found, read, digit }, said) {
  const parts = {
    flag: { "] is true: ": state === "set", "] is false: ": state === "clear", "It is read in this step.": read },
    used: { "used has a 1 at bit ": state === "set" },
    bits: { "bits has a 1 at bit ": ["hit", "own"].includes(state), "used has a 1 there, too": state === "hit" },
    board: { [`odometer has ${digit} for row `]: true, "before the board is full": state === "empty" },
    square: { "too, but the test did not get that far.": Boolean(found?.length) && by.length > found.length },
  };
  for (const [part, isSaid] of Object.entries(parts[about])) assert.equal(said.includes(part), isSaid, said);
}

/** @param {any} fact @param {number} fills  0 if lines are rows, 1 if they are columns */
function checkSentences(fact, n, fills) {
  for (const { words, queen, lines, tested } of LANGUAGES) {
    const said = words.explaining.explained(fact, n);
    assert.match(said, /\.$/);
    assert.doesNotMatch(said, /undefined|NaN|null|\[object/);
    if (words === en) checkEnglish(fact, said);
    for (const attack of fact.by) assert.ok(said.includes(queen(lines[fills], attack.queen[fills])), said);
    if (fact.about === "square" && ["open", "unreached", "out"].includes(fact.state)) assert.doesNotMatch(said, tested);
  }
}

test("every fact has its sentence, in both languages", async () => {
  const isSmall = ({ n }) => n === 4;
  await everySquare(isSmall, (fact, _, __, { n }) => checkSentences(fact, n, fact.fills === "row" ? 0 : 1));
  for (const film of FILMS.filter(isSmall)) {
    const fact = await factOf(film.name);
    for (const [step] of film.steps)
      for (const place of cellsOf(film)) checkSentences(fact(step, film.n, place), film.n, 0);
  }
});

test("targets that a search does not have get no fact", async () => {
  const nothing = { register: "nothing", column: 0 };
  for (const { name, n, steps } of FILMS) assert.equal((await factOf(name))(steps[0][0], n, nothing), null, name);
  assert.equal((await factOf("flipped"))(given("films", 4)[4][0], 4, nothing), null);
});
