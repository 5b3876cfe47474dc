// What the page says of a class, in German. It comes when one is opened or joined. Pure: facts in, text out.

export * from "./common.js";

/** Why a class cannot be joined, has ended for this page, or refuses something. @type {Record<string, string>} */
const WHY = {
  left: "Du hast die Klasse verlassen.",
  ended: "Die Klasse ist beendet.",
  expired: "Die Klasse ist beendet: Ihre vier Stunden sind um.",
  deserted: "Die Klasse ist beendet: Seit einer halben Stunde ist niemand da, der sie leitet.",
  dropped: "Dieser Platz wurde dir von der Leitung genommen.",
  elsewhere: "Mit diesem Platz bist du in einem anderen Fenster oder Tab. Tritt erneut bei, um hier weiterzumachen.",
  unavailable: "Dieser Server öffnet keine Klassen: Er läuft in mehreren Prozessen, die keine teilen.",
  forbidden: "Dazu braucht es den Schlüssel, den der Server ausgibt, oder den Link der Leitung.",
  taken: "Mit diesem Code ist eine andere Klasse offen. Versuch es noch einmal.",
  too_many: "Die Klasse ist voll.",
  too_often: "Das war zu oft. Warte eine Minute und versuch es dann noch einmal.",
  no_room: "Mit diesem Code ist keine Klasse offen. Vergleich ihn mit dem an der Wand.",
  waiting: "Die Klasse ist gleich wieder da.",
  locked: "Die Klasse nimmt niemanden mehr auf: Die Leitung hat sie geschlossen.",
  stale: "Den Film führt inzwischen jemand anders.",
  late: "Diese Abstimmung ist geschlossen.",
  not_now: "Die Frage ist inzwischen weiter.",
};

/** @param {string} code  of an error, or the way in which the class ended @param {string} [message]  of the server, for what is not foreseen */
export const why = (code, message = "") => WHY[code] ?? (message || "Der Klasse kannst du gerade nicht beitreten.");
