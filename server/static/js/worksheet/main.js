// The page of a worksheet: fetches the steps and their questions, and draws the sheet and its answer key for printing.

import { standBeside } from "../class/class.js";
import { loadView, algorithmOf, readCatalogue } from "../algorithms/algorithms.js";
import { mannerOf } from "../questions/kinds.js";
import { DEFAULT as FILM, format as formatFilm, linkTo } from "../address/address.js";
import { find, mark, write } from "../page/dom.js";
import { start } from "../page/loading.js";
import { createSmallPage } from "../page/page.js";
import { loadListings } from "../wire/source.js";
import { supplier } from "../wire/connection.js";
import { fill } from "../words/fill.js";
import { wordsOf } from "../words/words.js";
import { AS_IN_CLASS, KINDS, LARGEST_N, MOST_PLACES, PAPERS, format, parse } from "./address.js";
import { createChoices, forgetPrinted } from "./choices.js";
import { drawKey, drawSheet } from "./sheet.js";
import { findGivenAway, keyOf, taskOf, withSize } from "./task.js";

/** @import { Question, Step } from "../types.js" */
/** @import { Place, Worksheet } from "./address.js" */
/** @import { Item } from "./sheet.js" */

const learn = await wordsOf("learn");
const words = await wordsOf("worksheet");

/** @typedef {{place: Place, step: Step, questions: Question[]}} FetchedStep  with all questions that the step allows */

fill(words.PAGE);
const catalogue = readCatalogue();
const largest = (/** @type {string} */ id) => catalogue.find((one) => one.id === id)?.largest ?? 0;
const { sheet: first, badFields } = parse(location.search, largest);
const wrong = words.badAddress(badFields, { most: MOST_PLACES, largest: LARGEST_N, kinds: KINDS, papers: PAPERS });

const OWN = {
  sheet: first,
  /** @type {FetchedStep[]} */
  fetched: [],
  /** @type {string[]} */
  missing: [],
  /** @type {Map<string, {title: string, lines: string[]}>} */
  listings: new Map(),
};
const { settle, socket, source, state, set, onPaint } = createSmallPage(OWN, words.BROKEN);
const choices = createChoices((change) => choose({ ...state().sheet, ...change }));
find("#choices").append(choices.element);
find("#print").addEventListener("click", () => print());
addEventListener("afterprint", () => forgetPrinted(state().sheet, largest));

/** @param {Worksheet} sheet */
function choose(sheet) {
  history.replaceState(null, "", format(sheet));
  set({ sheet });
  carryOut(fetchListings);
}

/** @param {() => Promise<void>} fetchAll */
async function carryOut(fetchAll) {
  settle("sheet", true);
  await fetchAll().catch((error) => set({ trouble: error.message }));
  settle("sheet", false);
}

/** Fetch the steps and all their questions. */
async function fetchSteps() {
  const found = await Promise.all(
    state().sheet.places.map(async (place) => {
      const { run, step } = place;
      const { steps } = await source.describe(run);
      if (steps !== null && step >= steps)
        return words.beyond(
          words.placeName({ title: algorithmOf(catalogue, run.algorithm).title, n: run.n, step }),
          steps,
        );
      const [[shown], questions] = await Promise.all([
        source.read(run, step, step + 1, 1),
        source.readQuestions(run, step, step + 1),
        loadView(run.algorithm),
      ]);
      return { place, step: shown, questions };
    }),
  );
  set({
    fetched: found.flatMap((one) => (typeof one === "string" ? [] : [one])),
    missing: found.filter((one) => typeof one === "string"),
  });
  await fetchListings();
}

/** Fetch the listings for questions about lines. */
async function fetchListings() {
  const wanted = state().sheet.kinds.includes("line")
    ? state().fetched.filter(({ questions }) => questions.some(({ about }) => about === "line"))
    : [];
  const listings = new Map();
  for (const {
    place: {
      run: { algorithm, goal },
    },
  } of wanted) {
    const {
      [goal]: { python },
    } = await loadListings(algorithm);
    const same = wanted.filter(({ place: { run } }) => run.algorithm === algorithm && run.goal === goal);
    listings.set(`${algorithm} ${goal}`, {
      title: algorithmOf(catalogue, algorithm).title,
      lines: withSize(
        python.map((line) => line.map(([, text]) => text).join("")),
        same.map(({ place }) => place.run.n),
      ),
    });
  }
  set({ listings });
}

/** @param {FetchedStep} fetched @returns {Item} */
function itemOf({ place: { run }, step, questions }) {
  const { algorithm } = run;
  const chosen = AS_IN_CLASS.flatMap((kind) =>
    state().sheet.kinds.includes(kind) ? questions.filter(({ about }) => about === kind) : [],
  );
  const task = taskOf(step, chosen, run);
  // its picture gives no answer away, while that of "line" gives some
  const about = task.abouts.find((kind) => kind !== "line") ?? task.abouts[0];
  const query = formatFilm({ ...FILM, run, step: step.step, predict: about ? { seed: null, about } : null });
  return {
    title: algorithmOf(catalogue, algorithm).title,
    run,
    step: step.step,
    kind: step.kind,
    at: task.picture.active?.at ?? 0,
    manner: mannerOf(algorithm),
    task,
    key: keyOf(task, step, chosen, run),
    link: linkTo(query, new URL(".", location.href).href, document.documentElement.dataset.address),
  };
}

/** The drawn values. @type {Pick<typeof OWN, "sheet" | "fetched" | "listings"> | null} */
let drawn = null;

onPaint((now) => {
  const { sheet, fetched, listings } = now;
  choices.render(sheet);
  const items = fetched.map(itemOf);
  const tasks = items.filter(({ task }) => task.abouts.length); // the notes name the others
  /** @type {HTMLButtonElement} */ (find("#print")).disabled = !tasks.length;
  write(find("#notes"), notesOf(items).join("\n"));
  if (drawn?.sheet === sheet && drawn.fetched === fetched && drawn.listings === listings) return;
  drawn = now;
  for (const paper of [find("#sheet"), find("#key")]) mark(paper, "paper", sheet.paper);
  find("#sheet").replaceChildren(...(tasks.length ? drawSheet(tasks, sheet.codes, listings) : []));
  find("#key").replaceChildren(...(tasks.length ? drawKey(tasks) : []));
  awaitCodes();
});

/** Return notes for the viewer, to read before printing. @param {Item[]} items */
function notesOf(items) {
  const nameOf = (/** @type {{about: string}} */ { about }) => learn.ON_PAPER[about];
  const { sheet, fetched, missing, trouble } = state();
  const idle = fetched.filter((_, index) => !items[index].task.abouts.length);
  const givenAway = findGivenAway(
    fetched.map(({ place, questions }) => ({
      place,
      questions: questions.filter(({ about }) => sheet.kinds.includes(about)),
    })),
  );
  return [
    wrong,
    ...missing,
    sheet.places.length ? "" : words.NO_STEPS,
    ...idle.map(({ step, questions }) => words.nothing(step.step, questions.map(nameOf))),
    ...givenAway.map(({ step, about, shown }) => words.GIVEN_AWAY({ step, shown, kind: nameOf({ about }) })),
    trouble,
  ].filter(Boolean);
}

/** @param {HTMLImageElement} code */
async function showCode(code) {
  code.src = await supplier.locate(code.dataset.code ?? "");
  await code.decode();
}

/** Settle the page once its QR codes have loaded. */
function awaitCodes() {
  settle("codes", true);
  const codes = /** @type {NodeListOf<HTMLImageElement>} */ (document.querySelectorAll("img[data-code]"));
  Promise.allSettled([...codes].map(showCode)).then(() => settle("codes", false));
}

start();
standBeside(socket);
set({});
carryOut(fetchSteps);
