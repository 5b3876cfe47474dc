// What the drawers with the settings and the keys say, in English.

export const SETTINGS = {
  theme: { title: "Light or dark", hint: "T changes it, too.", names: ["As the system", "Light", "Dark"] },
  keys: {
    title: "Letters, digits and signs as keys",
    hint: "Without them nothing happens by mistake, as in dictating. Space, arrows, Home and End always work.",
    names: ["On", "Off"],
  },
  voice: {
    title: "What a screen reader is told",
    hint: "By hand, every step is one sentence. While the film plays: solutions, at most every three seconds, pause and end; or as many steps as can be said.",
    names: ["Solutions, while it plays", "Every step", "Nothing"],
  },
  language: {
    title: "Language",
    hint: "What the server says of errors, and the files to take along, are in English always.",
    names: ["As the browser"],
  },
  animations: {
    title: "Show the parts of a step",
    hint: "In slow play. A system that asks for reduced motion gets pictures instead.",
    names: ["On", "Off"],
  },
};

/** The two pages. */
export const CALM = {
  title: "How much is shown",
  hint: "Calm is the board with its registers. What a lesson speaks of joins it, and stays. Links to a step show everything.",
  names: ["Calm", "Everything"],
};

/** What changes on the board, as tones. */
export const SOUND = /** @type {const} */ ({
  name: "Sound",
  hint: "Each queen is a tone: the deeper her row, the higher. A solution is a chord. E switches it, too.",
  volume: "Volume",
  percent: "{volume} %",
  on: "Sound is on.",
  off: "Sound is off.",
  led: "Sound is on. In a class only the device that leads is heard.",
});

/** What this device remembers of a learner. */
export const FORGET = {
  title: "What you have learned",
  hint: "Which lessons you have seen, how you have answered, what of the page you have met, and the steps for a worksheet are kept on this device, and nowhere else.",
  button: "Forget",
  done: "It is forgotten.",
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
      [["Q"], "predict: play stops and asks; and no longer"],
      [["N"], "next solution, with Shift the previous one"],
      [["D"], "next dead end, with Shift the previous one"],
      [["I"], "into the next call"],
      [["O"], "over all that follows from this queen; with Shift back over it"],
      [["U"], "out of this call; with Shift to its beginning"],
    ],
  },
  {
    title: "Board, registers and listing, when Tab has led there",
    keys: [
      [["↑", "↓", "←", "→"], "to another square, bit or line"],
      [["Home", "End"], "to the row's first or last square or bit"],
      [["Enter"], "the next queen on this square, the next step that runs this line; with Shift the one before"],
      [["Esc"], "away with the explanation"],
    ],
  },
  {
    title: "In a class",
    keys: [
      [["F"], "follow the lead, or look around"],
      [["H"], "raise your hand, or lower it"],
    ],
  },
  {
    title: "Page",
    keys: [
      [["+", "−"], "closer, wider look at the timeline"],
      [["W"], "the whole search as one picture, and back (who leads a class: the code)"],
      [["P"], "for a projector, and back"],
      [["C"], "there: with the code or without"],
      [["T"], "light or dark"],
      [["E"], "sound, or none"],
      [["?"], "this list"],
      [["Esc"], "close it"],
    ],
  },
];
