// English texts of lessons and of the drawer Learn.

/** The buttons of a lesson. */
export const BUTTONS = { back: "Back", next: "Next", leave: "Leave", end: "Finish", following: "Next lesson" };

export const CARD = "Try it on the bench";
export const PAGE = "Open it on this device";
export const RIGHT = "Right.";
export const WRONG = "Not quite.";

export const stopOf = "{title} · {stop} of {stops}";

export const noLesson = "There is no lesson called {name} here. Learn lists them all.";

export const noStop = "{title} has stops 1 to {stops}, but no stop {stop}: here is the first one.";

/** Texts of the drawer Learn. */
export const LEARN = /** @type {const} */ ({
  lessons: "Lessons",
  intro: "A lesson leads you through the film, stop by stop. Leave it at any time: the page returns to where you were.",
  wait: "Loading the lessons …",
  failed: "The list of lessons did not load.",
  more: "More to do",
  own: "Open a lesson from this device …",
  ownHint: "Or drop its file here. The page reads it and stores nothing.",
  refused: {
    one: "{file} is not a lesson yet: {count} mistake.",
    other: "{file} is not a lesson yet: {count} mistakes.",
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
 * Other ways to learn, by the names of the list: a title and a purpose.
 * @type {Record<string, {title: string, hint: string}>}
 */
export const ENTRIES = {
  place: {
    title: "Four queens by hand",
    hint: "Place and lift queens yourself, as the search does: no bits yet.",
  },
  bits: { title: "Bits bench", hint: "See what each operator of the masks does: click bits, and try five." },
  every: { title: "Be the search", hint: "Say what the search does next, for twelve steps of the film." },
  exercises: { title: "Exercises", hint: "Everything that asks you something, in one list." },
  wrong: {
    title: "What is wrong here?",
    hint: "Six programs with one mistake each: predict what you will see, run them, fix them.",
  },
  predict: { title: "Quiz me", hint: "Play stops before something happens and asks you what." },
  worksheet: { title: "Worksheet", hint: "Steps as questions on paper, with the answers on a separate page." },
};

/** Faults of a file that is not sent to the server. Its sentences on the others are in faults.json. */
export const UNSENT = /** @type {const} */ ({
  coding: "the file is not UTF-8",
  long: "the file is too long: {found} characters; at most {allowed}",
});
