// What the page says of lessons, in English. It comes with the drawer Learn.

/** The buttons of a lesson. */
export const BUTTONS = { back: "Back", next: "Next", leave: "Leave", end: "Finish", following: "Next lesson" };

export const CARD = "Try it on the bench";
export const RIGHT = "Right.";
export const WRONG = "Not that.";

export const stopOf = "{title} · {stop} of {stops}";

export const noLesson = "There is no lesson called {name} here. Learn lists those that there are.";

export const noStop = "{title} has the stops 1 to {stops}, and no stop {stop}: here is its first one.";

/** What the drawer Learn says. */
export const LEARN = /** @type {const} */ ({
  lessons: "Lessons",
  intro: "A lesson leads you through the film, stop by stop. Leave it at any time: the page returns to where you were.",
  wait: "The lessons are on their way …",
  failed: "The list of lessons did not come.",
  more: "More to do",
  own: "Open a lesson from this device …",
  ownHint: "Or drop its file here. It is read, and nothing of it is kept.",
  refused: {
    one: "{file} is no lesson yet: {count} mistake.",
    other: "{file} is no lesson yet: {count} mistakes.",
  },
  fault: "Line {line}: {fault}",
  about: {
    none: "{minutes} min, {stops}",
    some: "{minutes} min, {stops}, {seen} seen",
    all: "{minutes} min, {stops}, all seen",
    stops: { one: "{count} stop", other: "{count} stops" },
  },
});

/**
 * What else there is to learn with, by the names of the list: a title and what it is for.
 * @type {Record<string, {title: string, hint: string}>}
 */
export const ENTRIES = {
  place: {
    title: "Four queens by hand",
    hint: "Place and lift queens yourself: the search's own way, before any bit.",
  },
  bits: { title: "Bits bench", hint: "What each operator of the masks does: bits to click, and five to try." },
  exercises: { title: "Exercises", hint: "You are the algorithm: fill in the bits, place the queens." },
  wrong: {
    title: "What is wrong here?",
    hint: "Six programs with one mistake each: say what will be seen, run them, mend them.",
  },
  predict: { title: "Predict", hint: "Play stops before something happens, and asks you what." },
  worksheet: { title: "Worksheet", hint: "Steps as questions on paper, with the answers on a page of their own." },
};

/** What the text of a lesson may be. */
export const TEXT = "text is paragraphs, **bold**, `code`, ``` listings and links";

/** What is wrong with a line of a lesson. The server says the same: lessons/faults.py. */
export const FAULTS = /** @type {const} */ ({
  coding: "the file is not UTF-8",
  long: "the file is too long: {found} characters; at most {allowed}",
  title: "the first line must be the lesson's title, like # From squares to bits",
  titles: "a second title; a lesson has one # title, and each stop has a ##",
  heading: "a heading with {found} is not allowed; allowed: one # title, and a ## for each stop",
  empty: "a heading without words",
  marks: "a heading with {found}; it is plain words",
  stops: "no stop; each begins with a heading like ## A ray is a 1",
  before: "text before the first stop; allowed there: the title alone",
  place: "the stop has no place; the line after its heading begins with a link like [place](?n=4&step=2)",
  after: "{found} behind the place; allowed there: look: and names of parts of the page, card: and its name",
  alone: "look: stands alone; it belongs behind the place, on the same line",
  nothing: "look: without names; allowed: {allowed}",
  look: "look: has {found}, which is no part of the page; allowed: {allowed}",
  kind: "there is no question ? {found}; allowed: {allowed}",
  questions: "a second question; a stop asks one",
  answers: "a question with {found} answers; allowed: {allowed}, in a list below it",
  answer: "an answer that begins with {found}; allowed: [x] for the right one, [ ] for the others",
  right: "a question with {found} right answers; allowed: one with [x]",
  card: "there is no card {found}; allowed: {allowed}",
  field: "a place has no {found}; allowed: {allowed}",
  value: "a place with {found} is none; allowed: {allowed}",
  link: "a link to {found} is not allowed; allowed: a place like ?n=4&step=2, or an address with https:",
  image: "an image is not allowed: {text}",
  html: "HTML is not allowed: {text}",
  italic: "italic text is not allowed: {text}",
  struck: "struck text is not allowed: {text}",
  list: "a list is not allowed: {text}",
  table: "a table is not allowed: {text}",
  quote: "a quotation is not allowed: {text}",
  rule: "a rule across the page is not allowed: {text}",
  indented: "indented text is not allowed: {text}",
  beyond: "step {found} does not exist; this film has the steps {allowed}",
  far: "step {found} cannot be read: {allowed}",
  unasked: "? {found} cannot be asked at this step; allowed there: {allowed}",
});
