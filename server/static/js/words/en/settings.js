// English texts of the drawers with the settings and the keys.

export const SETTINGS = {
  theme: { title: "Light or dark", hint: "T changes it, too.", names: ["Like the system", "Light", "Dark"] },
  keys: {
    title: "Letters, digits and signs as keys",
    hint: "Turn them off if you dictate, so that nothing happens by mistake. Space, arrows, Home and End always work.",
    names: ["On", "Off"],
  },
  voice: {
    title: "Screen reader",
    hint: "Each step by hand is read as one sentence. While the film plays, it reads solutions, at most one in three seconds, pause and end; or as many steps as it can.",
    names: ["Solutions, while it plays", "Every step", "Nothing"],
  },
  language: {
    title: "Language",
    hint: "Errors of the server and exported files are always in English.",
    names: ["Like the browser"],
  },
  animations: {
    title: "Show the parts of a step",
    hint: "In slow play. With reduced motion in the system, you get still pictures instead.",
    names: ["On", "Off"],
  },
};

/** The two pages. */
export const CALM = {
  title: "How much is shown",
  hint: "Calm is the board with its registers. Parts that a lesson mentions join it and stay. Links to a step show everything.",
  names: ["Calm", "Everything"],
};

/** Changes on the board, as tones. */
export const SOUND = /** @type {const} */ ({
  name: "Sound",
  hint: "Each queen is a tone: the lower its row, the higher the tone. A solution is a chord. E switches it, too.",
  volume: "Volume",
  percent: "{volume} %",
  on: "Sound is on.",
  off: "Sound is off.",
  led: "Sound is on. In a class only the host's devices are heard.",
});

/** The learner's data on this device. */
export const FORGET = {
  title: "Your progress",
  hint: "This device alone stores the lessons you have seen, your answers, the parts of the page you have met, and the steps for a worksheet.",
  button: "Forget",
  done: "Your progress is forgotten.",
};

/** Every key. @type {{title: string, keys: [string[], string][]}[]} */
export const KEYS = [
  {
    title: "Film",
    keys: [
      [["Space", "K"], "play, pause"],
      [["J"], "play in reverse; again: faster, with Shift slower"],
      [["L"], "play on; again: faster, with Shift slower"],
      [["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], "to so many tenths of the film"],
      [["→"], "one step on, with Shift ten"],
      [["←"], "one step back, with Shift ten"],
      [["."], "one line of the listing on"],
      [[","], "one line of the listing back"],
      [["Home"], "first step"],
      [["End"], "last step"],
    ],
  },
  {
    title: "Loop",
    keys: [
      [["A"], "the loop begins at this step"],
      [["B"], "the loop ends at this step"],
      [["X"], "no loop"],
    ],
  },
  {
    title: "Search",
    keys: [
      [["Q"], "predict: play stops and asks, or no longer"],
      [["N"], "next solution, with Shift the previous one"],
      [["D"], "next dead end, with Shift the previous one"],
      [["I"], "into the next call"],
      [["O"], "over all that follows from this queen; with Shift back over it"],
      [["U"], "out of this call; with Shift to its beginning"],
    ],
  },
  {
    title: "Board, registers and listing, once reached with Tab",
    keys: [
      [["↑", "↓", "←", "→"], "to another square, bit or line"],
      [["Home", "End"], "to the row's first or last square or bit"],
      [
        ["Enter"],
        "on a square: hold its explanation, or place a queen; on a line: the next step that runs it, with Shift the one before",
      ],
      [["Backspace"], "take back the last queen placed by hand"],
      [["Esc"], "hide the explanation"],
    ],
  },
  {
    title: "Lesson, question, your own program",
    keys: [
      [["→", "←"], "to the next stop of the lesson, the one before"],
      [["1", "9"], "choose an answer by its number"],
      [["S"], "show the answer"],
      [["Esc"], "leave the question, or the text of the program"],
      [["Ctrl+Enter"], "run the program"],
    ],
  },
  {
    title: "In a class",
    keys: [
      [
        ["Space", "O", "Q", "R", "G", "T", "W", "F", "H"],
        "have other meanings for the host: the list stands under Class",
      ],
      [["F"], "follow the lead, or look around"],
      [["H"], "raise your hand, or lower it"],
    ],
  },
  {
    title: "Page",
    keys: [
      [["+", "−"], "zoom in, out on the timeline"],
      [["W"], "the whole search as one picture, and back (host of a class: the code)"],
      [["M"], "all controls of the film, or the usual ones"],
      [["P"], "for a projector, and back"],
      [["C"], "there: with the code or without"],
      [["T"], "light or dark"],
      [["E"], "sound, or none"],
      [["?"], "this list"],
      [["Esc"], "close it"],
    ],
  },
];
