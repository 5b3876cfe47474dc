// English texts of lessons and of the drawer Learn.

/** The buttons of a lesson. */
export const BUTTONS = { back: "Back", next: "Next", leave: "Leave", end: "Finish", following: "Next lesson" };

/** The end of the path. */
export const WHOLE = "Watch it at N = 18";

export const CARD = "Try it on the bench";
export const PAGE = "Open it on this device";
export const AGAIN = "Do it again, alone";

export const stopOf = "{title} · {stop} of {stops}";

export const noLesson = "There is no lesson called {name} here. Learn lists them all.";

export const noStop = "{title} has stops 1 to {stops}, but no stop {stop}: here is the first one.";

/** Texts of the drawer Learn. `done`: of a leg of the path. */
export const LEARN = /** @type {const} */ ({
  failed: "The list of lessons did not load.",
  done: "done",
  more: "More",
  teach: "For teachers",
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
  bits: { title: "Bits bench", hint: "See what each operator of the masks does: click bits, and try five." },
  race: { title: "Race", hint: "Two to four searches on one board, under one clock." },
  yours: { title: "Yours", hint: "Run a program of your own, and watch what it does." },
  wrong: {
    title: "What is wrong here?",
    hint: "Six programs with one mistake each: predict what you will see, run them, fix them.",
  },
  every: { title: "Be the search", hint: "Say what the search does next, for twelve steps of the film." },
  predict: { title: "Quiz me", hint: "Play stops before something happens and asks you what." },
  class: { title: "Class", hint: "Everyone sees your step on their own device, answers and votes." },
  worksheet: { title: "Worksheet", hint: "Steps as questions on paper, with the answers on a separate page." },
};

/** Faults of a file that is not sent to the server. Its sentences on the others are in faults.json. */
export const UNSENT = /** @type {const} */ ({
  coding: "the file is not UTF-8",
  long: "the file is too long: {found} characters; at most {allowed}",
});
