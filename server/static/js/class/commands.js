// What a host asks of its class. Each rejects with Refused, whose code has its sentence in words/class.js.

/** @typedef {import("./room.js").Room} Room */

/** @param {(type: string, fields?: object) => Promise<Record<string, any>>} send @param {() => Room | null} room */
export function createCommands(send, room) {
  const round = () => ({ ask: room()?.ask, round: room()?.round });

  return {
    /** @param {Room["mode"]} mode */
    mode: (mode) => send("mode", { mode }),
    /** @param {number} to  the number of a seat, 0: the hosts */
    give: (to) => send("give", { to }),
    /** @param {boolean} locked */
    lock: (locked) => send("lock", { locked }),
    /** @param {number} number  of a seat */
    drop: (number) => send("drop", { number }),
    /** @param {string} about  a kind of question @param {number} step */
    ask: (about, step) => send("ask", { about, step }),
    /** End the round of votes. */
    close: () => send("close", round()),
    /** Begin another round. */
    again: () => send("again", round()),
    /** Tell everybody the answer. */
    reveal: () => send("reveal", { ask: room()?.ask }),
    /** End the class for everybody. */
    end: () => send("end"),
  };
}
