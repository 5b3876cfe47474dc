// What the page says of a class, in English. It comes when one is opened or joined.

/** Why a class cannot be joined, has ended for this page, or refuses something. @type {Record<string, string>} */
export const WHY = {
  left: "You have left the class.",
  ended: "The class has ended.",
  expired: "The class has ended: it was open for its four hours.",
  deserted: "The class has ended: its host has been away for half an hour.",
  dropped: "The host has taken this seat away, or keeps its network out.",
  elsewhere: "You are in the class in another window or tab with this seat. Join again to go on here.",
  unavailable: "This server opens no classes: it runs in several processes that share none.",
  forbidden: "This needs the key that the server prints, or the link that the host has.",
  taken: "Another class is open with this code. Try again.",
  too_many: "The class is full.",
  crowded: "Your network has as many seats in this class as it may have. Its host can let in more, under Class.",
  too_often: "That was too often. Wait a minute, then try again.",
  no_room: "No class is open with this code. Compare it with the one on the wall.",
  waiting: "The class is on its way back.",
  locked: "The class is closed to newcomers: the host has locked it.",
  stale: "Somebody else has the lead by now.",
  late: "This round of votes is closed.",
  not_now: "The question has moved on meanwhile.",
};
export const CANNOT_JOIN = "The class cannot be joined just now.";

/** What was typed is no code. */
export const NO_CODE = /** @type {const} */ ({
  typed: "{typed} is no code: {code}",
  code: "A code has six of the letters and digits 3 4 6 7 9 B C D F G H J K M N P Q R S T V W X Z.",
});

/** The number of a seat. */
export const yourNumber = "you are {number}";
export const voted = "{voted} of {of} answered";
/** How many are there. */
export const whereYouAre = /** @type {const} */ ({
  one: "You are {number} in the class {code}. Nobody else is here.",
  other: "You are {number} in the class {code}. {count} are here.",
});

/** The band of a pupil's page. */
export const BAND = /** @type {const} */ ({
  name: "Class",
  STATES: {
    joining: "Joining the class …",
    waiting: "The class is on its way back …",
    leading: "You have the lead",
    away: "The lead is away",
    following: "Following",
    pinned: "Following",
    front: "Look to the front",
    open: "Answer the question",
    closed: "Voting is closed",
    free: "Looking around",
    asked: "A question is open",
  },
  left: "{seconds} s left",
  back: "Back to the lead",
  look: "Look around",
  answer: "Answer it",
  fixed: "The host has fixed the film for now",
  hand: "Hand",
  handTitle: "Raise your hand (H)",
});

/** What stands where a vote is given. */
export const BALLOT = {
  send: "Send",
  change: "Send this instead",
  waits: "Sending …",
  done: "Sent",
  none: "None",
  sent: "Sent. You can change it until voting is closed.",
  closed: "Voting is closed. What do your neighbours think?",
};

/** The votes are closed, after this pupil has given one. */
export const CLOSED = "Voting is closed. Your answer: {answer}. What do your neighbours think?";
/** What this pupil has answered. */
export const MINE = "Your answer: {answer}.";

/** What stands where the answer is told. */
export const RESULTS = {
  title: "The answer",
  answer: "Answer",
  right: "right",
};

/** A round of votes. */
export const round = "Round {round}";
/** How many found the right answer, and whether this pupil did, who may have given none. */
export const ANSWERED = /** @type {const} */ ({
  nobody: "Right is: {answer}. Nobody has answered.",
  none: "Right is: {answer}. {found} of {voted} found it.",
  right: "Right is: {answer}. {found} of {voted} found it, and so did you.",
  wrong: "Right is: {answer}. {found} of {voted} found it, you did not.",
});
/** A poll, which has no right answer. */
export const polled = { one: "One has answered.", other: "{count} have answered." };
export const mistake = "The most frequent mistake was {answer}.";

/** The drawer of a class. */
export const DRAWER = {
  join: "Join a class",
  intro:
    "The code is on the wall. This page then follows the film that the class is shown, and you can answer its questions. You are a number there: nobody is asked for a name.",
  code: "Code of the class",
  go: "Join",
  leave: "Leave the class",
  study: "Study: ten questions before a lesson, ten after it",
  exam: "F follows the lead or looks around, H raises your hand. This is no exam: steps are there for everybody to read.",
};
