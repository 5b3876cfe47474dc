// English texts of a class for its host.

/** Before a class is open. */
export const OPENING = /** @type {const} */ ({
  title: "Open a class",
  intro:
    "All devices in the room show what you show. You can ask everyone and see the answers. There are no names, and nothing is stored.",
  open: "Open a class",
  again: "Back to class {code}",
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
  noHands: "No hand is up",
  lower: "Lower all hands",
  mode: "Pupils",
  MODES: { free: "may look around", held: "stay with me" },
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

/** The lead. */
export const LEAD = /** @type {const} */ ({
  me: "This device leads.",
  host: "Another device of yours leads.",
  take: "Take the lead (M)",
  taken: "You lead.",
});

/** The film, on a phone. */
export const FILM = {
  title: "Film",
  back: "Step back",
  on: "Step on",
  play: "Play",
  pause: "Pause",
  stopBack: "Back a stop",
  stopOn: "Next stop",
  notes: "Notes for you",
};

/** Texts beside a question. */
export const ASKING = /** @type {const} */ ({
  title: "Question",
  ask: "Ask the class",
  step: "Step {step}",
  none: "The page has no question about this step.",
  playing: "Pause the film to ask about a step.",
  voted: "{voted} of {of} have answered",
  open: "Votes are open. Everyone answers alone; answers can be changed.",
  closed: "Votes are closed.",
  revealed: "The answer is shown.",
  close: "Close the votes (Q)",
  again: "Ask again (G)",
  reveal: "Show the answer (R)",
  votes: "Show the votes on this screen (V)",
  votesHint:
    "Only if the class cannot see this screen. Pupils who see the first votes follow them in the second round.",
  hidden: "The votes are on your remote control.",
  refused: "The class was not asked: the reason stands under Class.",
  count: "{count} ({percent} %)",
  mistake: "Most frequent mistake: {label}.",
  right: "{label} is right.",
  HELD: {
    open: "Votes are open, so the film stays here. Close them (Q), or show the answer (R).",
    closed: "The question waits, so the film stays here. Show the answer (R), or ask again (G).",
  },
  ADVICE: {
    none: "No one has answered.",
    explain: "{right} of {voted} are right: explain it once more, then ask again.",
    discuss: "{right} of {voted} are right: let neighbours discuss it, then ask again.",
    reveal: "{right} of {voted} are right: show the answer.",
  },
  NONE: "none",
  hands: "Without devices: read the question aloud and ask for a show of hands.",
});

/** Questions that the host asks aloud. */
export const POLLS = {
  title: "Ask aloud",
  hint: "At any step, also in play: you say the question, everyone answers here. No answer is right or wrong.",
  KINDS: { letters: "A to D", yes_no: "Yes or no", lost: "Lost?" },
};

/** A question that the host writes. */
export const OWN = /** @type {const} */ ({
  title: "Ask your own question",
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
export const CLOSING = /** @type {const} */ ({
  all: "Close the votes when all have answered",
  close: "Countdown of {seconds} s (T)",
  stop: "Stop the countdown (T)",
});

/** Pupils who voted in two rounds, by both answers. */
export const MOVED = /** @type {const} */ ({
  title: "From round {from} to {to}:",
  kept: "{count} stayed right",
  won: "{count} became right",
  lost: "{count} became wrong",
  missed: "{count} stayed wrong",
});

/** The proposal of Q. */
export const PROPOSAL = {
  title: "Ask about this step",
  keys: "Press 1 to 9 to choose, Q for the first, Esc for none.",
};

/** In one line on the wall: the question. */
export const STATUS = /** @type {const} */ ({
  round: "Round {round}",
  open: "{voted} of {of} have answered",
  closed: "Votes are closed: {voted} of {of}",
  ends: "{seconds} s left",
  returning: "Votes will be back …",
});

/** The questions of a class, and its answers. */
export const REPORT = /** @type {const} */ ({
  title: "Report of class {code}",
  count: { one: "One question", other: "{count} questions" },
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
  link: "Without a number",
  secret: "Anyone with this link is host of the class. It is copied without being shown.",
  copy: "Copy the link",
});

/** The places where the lead has rested. */
export const TRAIL = /** @type {const} */ ({
  title: "Where we were",
  none: "Each place where you stay for two seconds is listed here.",
  place: "{title}, N = {n}, step {step}",
  save: "Save as a lesson",
  lesson: "Class {code}",
  file: "class-{code}.en.md",
});

/** The end. */
export const END = /** @type {const} */ ({
  end: "End the class",
  sure: "End it for everyone?",
  save: "First save where we were",
  yes: "End",
  no: "No",
  left: "It stays open for another {minutes} min, or 30 min without you.",
});

export const KEYS_TITLE = "Keys in a class";
/** The host's keys. @type {[string[], string][]} */
export const KEYS = [
  [["W"], "code on the whole screen"],
  [["Q"], "propose questions, or close the votes"],
  [["1", "9"], "choose a question"],
  [["A", "Y", "L"], "after Q: ask aloud, with A to D, yes or no, lost?"],
  [["O"], "after Q: ask your own question"],
  [["T"], "while votes are open: close them in 30 s, or stop the countdown"],
  [["V"], "votes"],
  [["R"], "show the answer"],
  [["G"], "ask again"],
  [["H"], "hands"],
  [["M"], "take the lead"],
  [["F"], "free or held"],
];
