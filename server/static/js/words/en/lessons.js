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

/** What is wrong with a file that the server is not sent. What it says of the others is in faults.json. */
export const UNSENT = /** @type {const} */ ({
  coding: "the file is not UTF-8",
  long: "the file is too long: {found} characters; at most {allowed}",
});
