// English texts of the exercises.

/**
 * Everything that asks: its title, its task, and the links that open it, by their queries.
 * @type {Record<string, {title: string, what: string, starts: Record<string, string>}>}
 */
export const LIST = {
  place: {
    title: "Four queens by hand",
    what: "Place four queens yourself, get stuck, and discover backtracking.",
    starts: { "": "Begin" },
  },
  every: {
    title: "Be the search",
    what: "You are the machine: say what the search does next, for twelve steps of the film.",
    starts: {
      "predict=every1": "1 · the queens",
      "predict=every2": "2 · what is free",
      "predict=every": "3 · the next row",
    },
  },
  lessons: {
    title: "Lessons",
    what: "A lesson leads you through the film, stop by stop, and asks questions on the way.",
    starts: { "": "Choose a lesson" },
  },
  predict: {
    title: "Quiz me",
    what: "The film pauses, and you say what comes next.",
    starts: { "": "Choose questions" },
  },
  bugs: {
    title: "What is wrong here?",
    what: "Six programs have one bug each: predict what you will see, run them, and fix them.",
    starts: { "": "Begin" },
  },
  worksheet: {
    title: "Worksheet",
    what: "Print questions about steps of the film, with an answer key.",
    starts: { "": "Choose steps" },
  },
};

/** A fault in the address. */
export const BAD_FIELD = "In the address, {field} is one of {names}, not “{text}”.";

/** Texts of the template, by the keys that it has in data-say, data-say-label and data-say-title. */
export const PAGE = {
  title: "Learn: lessons and exercises · Bitqueens",
};
