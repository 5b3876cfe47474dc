// What the page says of a class, in English. It comes when one is opened or joined. Pure: facts in, text out.

export * from "./common.js";

/** Why a class cannot be joined, has ended for this page, or refuses something. @type {Record<string, string>} */
const WHY = {
  left: "You have left the class.",
  ended: "The class has ended.",
  expired: "The class has ended: it was open for its four hours.",
  deserted: "The class has ended: its host has been away for half an hour.",
  dropped: "The host has taken this seat away.",
  elsewhere: "You are in the class in another window or tab with this seat. Join again to go on here.",
  unavailable: "This server opens no classes: it runs in several processes that share none.",
  forbidden: "This needs the key that the server prints, or the link that the host has.",
  taken: "Another class is open with this code. Try again.",
  too_many: "The class is full.",
  too_often: "That was too often. Wait a minute, then try again.",
  no_room: "No class is open with this code. Compare it with the one on the wall.",
  waiting: "The class is on its way back.",
  locked: "The class is closed to newcomers: the host has locked it.",
  stale: "Somebody else has the lead by now.",
  late: "This round of votes is closed.",
  not_now: "The question has moved on meanwhile.",
};

/**
 * @param {string} code  of an error, or the way in which the class ended
 * @param {string} [message]  of the server, for what is not foreseen
 */
export const why = (code, message = "") => WHY[code] ?? (message || "The class cannot be joined just now.");

/** @param {string} typed */
export const noCode = (typed) =>
  `${typed.trim() ? `${typed.trim()} is no code: ` : ""}A code has six of the letters and digits 3 4 6 7 9 B C D F G H J K M N P Q R S T V W X Z.`;

/** @param {number} number  of a seat */
export const yourNumber = (number) => `you are ${number}`;
/** @param {number} voted @param {number} of */
export const voted = (voted, of) => `${voted} of ${of} answered`;
/** @param {string} code @param {number} number @param {number} here */
export const whereYouAre = (code, number, here) =>
  `You are ${number} in the class ${code}. ${here === 1 ? "Nobody else is" : `${here} are`} here.`;

/** The band of a pupil's page. */
export const BAND = {
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
  back: "Back to the lead",
  look: "Look around",
  answer: "Answer it",
  fixed: "The host has fixed the film for now",
  hand: "Hand",
  handTitle: "Raise your hand (H)",
};

/** What stands where a vote is given. */
export const BALLOT = {
  send: "Send",
  change: "Send this instead",
  done: "Sent",
  none: "None",
  sent: "Sent. You can change it until voting is closed.",
  closed: "Voting is closed. What do your neighbours think?",
};

/** What stands where the answer is told. */
export const RESULTS = {
  title: "The answer",
  answer: "Answer",
  right: "right",
};

/** @param {number} round  of votes */
export const round = (round) => `Round ${round}`;
/**
 * @param {string} answer
 * @param {number} found  how many gave it
 * @param {number} voted
 * @param {boolean | null} mine  whether this pupil did; null: gave none
 */
export const answered = (answer, found, voted, mine) =>
  `Right is: ${answer}. ${found} of ${voted} found it${mine === null ? "" : mine ? ", and so did you" : ", you did not"}.`;
/** @param {string} answer */
export const mistake = (answer) => `The most frequent mistake was ${answer}.`;

/** The drawer of a class. */
export const DRAWER = {
  join: "Join a class",
  intro:
    "The code is on the wall. This page then follows the film that the class is shown, and you can answer its questions. You are a number there: nobody is asked for a name.",
  code: "Code of the class",
  go: "Join",
  leave: "Leave the class",
  exam: "F follows the lead or looks around, H raises your hand. This is no exam: steps are there for everybody to read.",
};
