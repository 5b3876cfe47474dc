// English texts of a class for its host.

/** Before a class is open. */
export const OPENING = /** @type {const} */ ({
  title: "Open a class",
  intro: "All devices in the room show what you show, and answer your questions. A lesson of 45 minutes is ready.",
  open: "Open a class",
  again: "Back to class {code}",
  still: "Your class {code} is open.",
  back: "Go back to it",
  wait: "Opening the class …",
  key: "Key",
  keyHint: "The server has printed the key on the machine that runs it.",
});

/** Ways for others to join. */
export const INVITATION = /** @type {const} */ ({
  join: "Join at",
  open: "Open",
  code: "Code",
  qr: "QR code of {address}",
  fill: "Fill the screen (W)",
  close: "Close",
  copy: "Copy the address",
  copied: "The address is copied.",
  notCopied: "The browser did not allow copying.",
  others: "Not reachable? Other addresses of this machine",
  alone: "Only this machine reaches the server. Stop it, start it like this, and open the class again:",
  nobody:
    "No one has joined for a minute. Many guest networks keep devices apart: use another Wi-Fi, or one phone's hotspot for all.",
  or: "or open Class there and type {code}",
});

/** The number of people here, and of those that follow the lead. */
export const PEOPLE_HERE = /** @type {const} */ ({ here: "{here} here", follow: "{here} here, {follow} follow" });

export const PEOPLE = /** @type {const} */ ({
  title: "People here",
  rest: "{free} look around, {away} away",
  hands: { one: "Number {hands} raises a hand", other: "{count} raise a hand: {hands}" },
  lower: "Lower all hands",
  held: "Look to the front: no one looks around (F)",
  lock: "Closed to newcomers",
  number: "Number",
  drop: "Remove",
  notNumber: {
    zero: "No one has joined yet.",
    other: "Type the number that a device shows, from 1 to {count}.",
  },
  dropped: "Number {number} is removed and cannot come back.",
});

/** The work that pupils do alone. */
export const WORK = /** @type {const} */ ({
  place: "{count} of {of} have placed four queens",
  predict: "Quiz, questions answered: {list}",
});

/** The sentence about newcomers, with one button. */
export const DOORS = /** @type {const} */ ({
  flood: "{seats} seats of one network joined within {seconds} s. Keep them out?",
  bar: "Keep them out",
  barred: "They are removed with their votes in this round, and their network is kept out.",
  refused: { one: "One was turned away.", other: "{count} were turned away." },
  admit: "Let them in",
  admitted: "All who come can join now.",
});

/** The one button. */
export const NEXT = /** @type {const} */ ({
  start: "Start the lesson of 45 minutes",
  next: "Next",
  ask: "Ask",
  close: "Close ({voted} of {of})",
  again: "Again: {right} of {voted} are right, let neighbours discuss",
  reveal: "Show the answer",
  votes: "Show the votes",
  thanks: "Thank you",
  end: "End the class",
});

/** All that a first teacher does not need. */
export const MORE = "More";

/** The film, on a phone. */
export const FILM = {
  title: "Film",
  back: "Step back",
  on: "Step on",
  play: "Play",
  pause: "Pause",
  stopBack: "Back a stop",
  notes: "Notes for you",
};

/** Texts beside a question. */
export const ASKING = /** @type {const} */ ({
  title: "Question",
  step: "Step {step}",
  none: "The page has no question about this step.",
  voted: "{voted} of {of} have answered",
  discard: "Take the question back",
  again: "Ask again (G)",
  reveal: "Show the answer (R)",
  refused: "The class was not asked: the reason stands under Class.",
  count: "{count} ({percent} %)",
  mistake: "Most frequent mistake: {label}.",
  right: "{label} is right.",
  BLOCKED: {
    open: "Votes are open, so the film stays here until you show the answer.",
    closed: "The question waits, so the film stays here until you show the answer.",
  },
  ADVICE: {
    none: "No one has answered.",
    explain: "{right} of {voted} are right: explain it once more, then ask again.",
    discuss: "{right} of {voted} are right: let neighbours discuss it, then ask again.",
    reveal: "{right} of {voted} are right: show the answer.",
  },
  NONE: "none",
});

/** Presets of the form: questions that the host asks aloud. */
export const POLLS = {
  title: "Ask at once",
  hint: "These ask at once: what you have typed, or what you say aloud. No answer is right or wrong.",
  KINDS: { letters: "A to D", yes_no: "Yes or no", lost: "Lost?" },
};

/** A question that the host writes. */
export const OWN = /** @type {const} */ ({
  title: "Ask your own question",
  open: "Ask my own (O)",
  text: "Question",
  choices: "Choices, two to six",
  choice: "Choice {number}",
  right: "right",
  reason: "Why it is right (shown with the answer)",
  ask: "Ask the class",
  clear: "Empty the form",
  noText: "Type the question.",
  fewChoices: "Type at least {count} choices.",
  sameChoices: "Two choices are the same.",
});

/** Ways to close votes without the host. */
/** Pupils who voted in two rounds, by both answers. */
export const MOVED = /** @type {const} */ ({
  title: "From round {from} to {to}:",
  kept: "{count} stayed right",
  won: "{count} became right",
  lost: "{count} became wrong",
  missed: "{count} stayed wrong",
});

/** The questions that the page proposes. */
export const PROPOSAL = { title: "Ask about this step (Q)" };

/** In one line on the wall: the question, the lead. */
export const STATUS = /** @type {const} */ ({
  round: "Round {round}",
  open: "{voted} of {of} have answered",
  closed: "Votes are closed: {voted} of {of}",
  returning: "Votes will be back …",
});

/** The questions of a class, and its answers. */
export const REPORT = /** @type {const} */ ({
  title: "Report of class {code}",
  count: { one: "One question", other: "{count} questions" },
  place: "{title}, N = {n}, step {step}",
  open: "Open the report",
  print: "Print",
  save: "Save as a table (CSV)",
  close: "Close",
  file: "class-{code}.csv",
  when: "{date} · {questions} · at most {most} here. Numbers only: it does not show who answered what.",
  round: "Round {round}",
  right: "{count} right ({percent} %)",
  unknown: "this screen does not have the votes",
  mistake: "Most frequent mistake: {label} ({count}).",
  SEPARATOR: ",",
  COLUMNS: {
    number: "number",
    stop: "stop",
    search: "search",
    n: "N",
    goal: "goal",
    step: "step",
    question: "question",
    round: "round",
    here: "asked",
    voted: "answered",
    right: "right",
    percent: "right in percent",
    answer: "right answer",
    mistake: "most frequent mistake",
    times: "times",
    why: "why it is wrong",
    answers: "answers",
    kept: "stayed right",
    won: "became right",
    lost: "became wrong",
    missed: "stayed wrong",
  },
});

/** The phone as a remote control. */
export const REMOTE = /** @type {const} */ ({
  title: "Your phone as a remote control",
  intro: "Join with your phone like everyone else, and type the number that it shows.",
  make: "Make it the remote control",
  made: "Number {number} is your remote control.",
  is: "Number {number} is the remote control.",
  me: "This device is the remote control.",
  end: "End remote control",
  ended: "It is an ordinary seat again.",
});

/** The end. */
export const END = /** @type {const} */ ({
  end: "End the class",
  sure: "End it for everyone?",
  yes: "End",
  no: "No",
});

export const KEYS_TITLE = "Keys in a class";
/** The host's keys. @type {[string[], string][]} */
export const KEYS = [
  [["Space", "Page ↓", "→"], "the dark button: the next thing; → in a lesson"],
  [["Page ↑", "←"], "back a stop, in a lesson"],
  [["O"], "ask your own question"],
  [["Q"], "propose questions about this step, or close the votes"],
  [["1", "9"], "after Q: choose a question"],
  [["R"], "show the answer"],
  [["G"], "ask again"],
  [["W"], "code on the whole screen"],
  [["H"], "who is here, and hands"],
  [["F"], "look to the front, or free"],
  [["K"], "play or pause the film"],
];
