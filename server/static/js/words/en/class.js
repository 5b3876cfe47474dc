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

/** @param {string} code  of an error, or the way in which the class ended @param {string} [message]  of the server, for what is not foreseen */
export const why = (code, message = "") => WHY[code] ?? (message || "The class cannot be joined just now.");
