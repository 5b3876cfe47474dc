// What the page remembers of a learner: on this device alone, 8 KB at most, until it is told to forget it.

/** What is stored, by the room that stores it. */
export const FORGETTABLE = {
  lessons: "bitqueens.lessons", // the stops that were seen
  first: "bitqueens.first", // that the page has been met
  worksheet: "bitqueens.worksheet", // the steps for the next one
  lines: "bitqueens.lines", // the best results of the exercise with the lines
  predict: "bitqueens.predict", // what is wanted to be asked, and how it went
};

/** Forget all of it. */
export function forget() {
  try {
    for (const stored of Object.values(FORGETTABLE)) localStorage.removeItem(stored);
  } catch {
    // storage may be forbidden, and then nothing is in it
  }
}
