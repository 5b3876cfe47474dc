// English texts of a class, loaded when one is opened or joined.

/** Reasons for which a class cannot be joined, has ended for this page, or refuses something. @type {Record<string, string>} */
export const WHY = {
  ended: "The class has ended.",
  expired: "The class has ended: its four hours are over.",
  deserted: "The class has ended: its teacher has been away for half an hour.",
  dropped: "The teacher has taken this seat out of the class, or keeps its network out.",
  elsewhere: "You are in the class in another window or tab with this seat. Join again to go on here.",
  forbidden: "This needs the key that the server prints, or the host's link.",
  taken: "Another class is open with this code. Try again.",
  too_many: "The class is full.",
  crowded: "Your network has all the seats it may have in this class. The teacher can let in more, under Class.",
  too_often: "Too many tries. Wait a minute, then try again.",
  no_room: "No class is open with this code. Compare it with the one on the wall.",
  misdirected: "This server has several processes, and its proxy does not lead to the one with the class.",
  lost: "The class cannot come back: the server has another number of processes by now. Open a new one.",
  waiting: "The class will be back in a moment.",
  locked: "The class is closed to newcomers: the teacher has locked it.",
  stale: "Another device has the lead by now.",
  late: "This round of votes is closed.",
  not_now: "The question has moved on meanwhile.",
};
export const CANNOT_JOIN = "The class cannot be joined just now.";

/** The typed text is not a code. */
export const NO_CODE = /** @type {const} */ ({
  typed: "{typed} is not a code: {code}",
  code: "A code has six of the letters and digits 3 4 6 7 9 B C D F G H J K M N P Q R S T V W X Z.",
});

/** The number of a seat. */
export const yourNumber = "you are {number}";
export const voted = "{voted} of {of} answered";
/** The number of people in the class. */
export const whereYouAre = /** @type {const} */ ({
  one: "You are number {number} in class {code}. No one else is here yet.",
  other: "You are number {number} in class {code}. {count} are here.",
});

/** The band of a pupil's page. */
export const BAND = /** @type {const} */ ({
  name: "Class",
  STATES: {
    joining: "Joining the class …",
    waiting: "The class will be back …",
    away: "The lead is away",
    following: "Following",
    held: "Look to the front",
    open: "Answer the question",
    closed: "Voting is closed",
    free: "Looking around",
    asked: "A question is open",
  },
  back: "Back to the lead",
  toClass: "Back to the class",
  /** Beside another page or tab, by the call from the class. */
  CALLS: {
    none: "Working alone",
    asked: "A question is open",
    held: "The class looks to the front: come back",
    on: "The class goes on: come back",
  },
  look: "Look around",
  answer: "Answer it",
  menu: "More",
  hand: "Hand",
  handTitle: "Raise your hand (H)",
});

/** An open question, beside another page. */
export const asks = "A question is open: {title}";

/** Texts of the form for a vote. */
export const BALLOT = {
  send: "Send",
  change: "Send this instead",
  waits: "Sending …",
  done: "Sent",
  none: "None",
  sent: "Sent. You can change it until voting is closed.",
};

/** The votes are closed: with this pupil's own, and with a right answer to discuss. */
export const CLOSED = /** @type {const} */ ({
  none: "Voting is closed.",
  mine: "Voting is closed. Your answer: {answer}.",
  discuss: "What do your neighbours think?",
});
/** The answer of this pupil. */
export const MINE = "Your answer: {answer}.";

/** The right answer, before its reason. */
export const RIGHT_ANSWER = "{answer} is right.";

/** Texts beside the answer. */
export const RESULTS = {
  title: "The answer",
  answer: "Answer",
  right: "right",
};

/** A round of votes. */
export const round = "Round {round}";
/** The number of right answers, and this pupil's result, who may have given none. */
export const ANSWERED = /** @type {const} */ ({
  nobody: "Answer: {answer}. No one has answered.",
  none: "Answer: {answer}. {found} of {voted} got it.",
  right: "Answer: {answer}. {found} of {voted} got it, including you.",
  wrong: "Answer: {answer}. {found} of {voted} got it, but you did not.",
});
/** A poll, which has no right answer. */
export const polled = { one: "One has answered.", other: "{count} have answered." };
export const mistake = "The most frequent mistake was {answer}.";

/** The drawer of a class. */
export const DRAWER = {
  join: "Join a class",
  intro: "The code is on the wall. You are a number there: no names are asked for.",
  code: "Code of the class",
  go: "Join",
  leave: "Leave the class",
  exam: "F follows the lead or looks around, H raises your hand. This is not an exam: everyone can read every step.",
};
