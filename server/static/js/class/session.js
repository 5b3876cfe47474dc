// The page's place in a class: joins it and stays, whatever is lost meanwhile, and sends what its host, lead or pupil
// does.
//
//     const session = createSession({ socket, onChange, fail }); //  `onChange` gets the attendance whenever it is another one
//     session.join({ code, screen: "pupil" }); //         with { token } a host, on its "projector" or "remote"
//     const { code, address, qr } = await session.open({ film, key }); //  as the host of a new class (open.js); then join
//     await session.ask("next", 40); //                   what a host asks of it (commands.js)
//     session.vote(8); //                                 vote, here and lead may be called at any rate: the newest is sent, as fast as allowed
//     session.get() //                                    the attendance
//
// After a loss the socket asks again, with the seat. If the server has forgotten the class, the page asks every few
// seconds; a host's opens it again with what it knows.

import { isRefused } from "../wire/protocol.js";
import { createCommands, createOpener, createRequests, waitForClass } from "./requests.js";
import { saveClass, savePlace, savedPlace } from "./saved.js";
import { filmOf, isNews, isVoteNow, whenSaid } from "./room.js";

/** @import { Refused } from "../wire/protocol.js" */
/** @import { Socket } from "../wire/socket.js" */
/** @import { Place, Vote } from "./saved.js" */
/** @import { Attendance, Room } from "./room.js" */
/** @import { Film } from "../types.js" */

/** @type {Attendance} */
const NONE = {
  status: "none",
  why: "",
  code: "",
  screen: "pupil",
  token: "",
  number: 0,
  room: null,
  saidAt: 0,
  tally: null,
  places: null,
  vote: null,
};

// Milliseconds from one to the next, a little more than the server's rates allow
const VOTE_EVERY = 550;
const HERE_EVERY = 1050;
const LEAD_EVERY = 100;

/** @param {number} milliseconds @returns {Promise<void>} */
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * @param {object} parts
 * @param {Pick<Socket, "request" | "latestId" | "cancel">} parts.socket
 * @param {(attendance: Attendance) => void} parts.onChange
 * @param {(error: Error) => void} parts.fail  a vote, or a word of the lead, was refused
 * @param {(milliseconds: number) => Promise<void>} [parts.pause]
 * @param {() => number} [parts.now]  milliseconds
 */
export function createSession({ socket, onChange, fail, pause = sleep, now = () => performance.now() }) {
  let attendance = NONE;
  let seat = ""; // a pupil's secret
  /** The stay in a class: another one begins with each join. @type {object | null} */
  let stay = null;
  /** @type {{follow: boolean, step: number, hand: boolean} | null} */
  let lastHere = null;
  let joinId = 0;

  /** @param {Partial<Attendance>} its */
  function change(its) {
    attendance = { ...attendance, ...its };
    onChange(attendance);
  }

  const credential = () => {
    const { code, token } = attendance;
    return { code, ...(token ? { token } : { seat }) };
  };
  const opener = createOpener(socket);
  const { send, createNewestSaid } = createRequests({ socket, credential, stay: () => stay, pause });

  const votes = createNewestSaid(sendVote, VOTE_EVERY, fail);
  const positions = createNewestSaid(
    (/** @type {object} */ where) => send("here", where),
    HERE_EVERY,
    () => {},
  ); // the next one tells as much
  const leads = createNewestSaid(
    (/** @type {Film} */ film) => send("lead", { ...film, term: attendance.room?.term }),
    LEAD_EVERY,
    (error) => {
      if (!isRefused(error, "stale")) fail(error); // that somebody else leads by now, the next news says
    },
  );

  /** @param {Vote} vote */
  async function sendVote({ ask, round, answer }) {
    await send("vote", { ask, round, answer });
    const { vote, room } = attendance;
    if (room && vote?.ask === ask && vote.round === round && vote.answer === answer)
      keepVote({ ...vote, epoch: room.epoch });
  }

  /** @param {Vote} vote */
  function keepVote(vote) {
    change({ vote });
    keep();
  }

  /** A reload of the page comes back to what is saved. */
  function keep() {
    const { code, screen, vote, token } = attendance;
    savePlace(token ? { code, screen, token } : { code, screen, seat, vote });
  }

  /** @param {Record<string, any>} body */
  function receive(body) {
    const { type, seat: its, number, code, ...fields } = body;
    if (type === "tally") return change({ tally: /** @type {any} */ (fields) });
    if (type === "places") return change({ places: /** @type {any} */ (fields) });
    if (type !== "room") return;
    const room = /** @type {Room} */ (fields);
    const joined = code !== undefined; // the first news after joining, or after joining again
    if (its) seat = its;
    if (isNews(attendance.room, room)) take(room, joined ? { code, number: number ?? 0 } : {});
    if (!joined) return;
    keep();
    if (lastHere) positions.request(lastHere);
  }

  /** @param {Room} room @param {Partial<Attendance>} its  what has come with it */
  function take(room, its) {
    const { room: before, vote: given, tally } = attendance;
    const vote = isVoteNow(room, given) ? given : null;
    const saidAt = whenSaid(attendance, room, now());
    change({ ...its, status: "here", room, saidAt, vote, tally: tally?.ask === room.ask ? tally : null });
    const again = its.code !== undefined || room.epoch !== before?.epoch;
    // nobody has said that it counts
    if (again && vote && vote.epoch !== room.epoch && room.phase === "open") votes.request(vote);
  }

  /** Be in the class until it ends or is left. @param {object} its  this stay */
  async function attend(its) {
    for (;;) {
      try {
        const answer = socket.request(joining, (body) => its === stay && receive(body), true);
        joinId = socket.latestId();
        const { why } = await answer;
        if (its === stay) end(why ?? "left");
        return;
      } catch (error) {
        if (its !== stay) return;
        const { code } = /** @type {Refused} */ (error);
        if (code === "forbidden" && seat) forgetSeat();
        else if (code !== "waiting") return end(code ?? "failed");
        else {
          change({ status: "waiting" });
          await opener.reopen(attendance);
          await pause(waitForClass());
        }
        if (its !== stay) return;
      }
    }
  }

  /** The seat is of another class, which had the same code. */
  function forgetSeat() {
    seat = "";
    change({ vote: null });
  }

  function joining() {
    const { code, token, screen } = attendance;
    return { type: "join", code, ...(token ? { token, screen } : seat && { seat }) };
  }

  /** @param {string} why */
  function end(why) {
    stay = null;
    lastHere = null;
    if (attendance.token && ["ended", "expired", "deserted"].includes(why)) saveClass(null);
    if (why !== "elsewhere") savePlace(null); // else this tab may sit there again
    change({ status: "over", why });
  }

  return {
    get: () => attendance,
    open: opener.open,
    /**
     * Join a class; a tab that has a seat there comes back to it. How it went, the attendance tells.
     * @param {{code: string, token?: string, screen?: Place["screen"]}} where
     */
    join({ code, token = "", screen = "pupil" }) {
      const saved = savedPlace();
      const mine = saved?.code === code && !token ? saved : null;
      seat = mine?.seat ?? "";
      attendance = { ...NONE, code, token, screen, vote: mine?.vote ?? null };
      lastHere = null;
      stay = {};
      change({ status: "joining" });
      attend(stay);
    },
    /** As a host, be told from now on what this kind of screen may show. @param {Place["screen"]} screen */
    look(screen) {
      if (!stay || !attendance.token || screen === attendance.screen) return;
      socket.cancel(joinId);
      stay = {};
      change({ screen, tally: null });
      keep();
      attend(stay);
    },
    /** Answer the question that is asked now; the same again changes nothing. @param {number} answer */
    vote(answer) {
      const { room } = attendance;
      if (room?.ask === undefined || room.round === undefined || room.phase !== "open") return;
      const vote = { ask: room.ask, round: room.round, answer, epoch: 0 };
      keepVote(vote);
      votes.request(vote);
    },
    /** Say where this pupil is. @param {{follow: boolean, step: number, hand: boolean}} where */
    here(where) {
      lastHere = where;
      if (attendance.status === "here") positions.request(where);
    },
    /** Show something as the lead. @param {Film} film */
    lead(film) {
      if (attendance.status === "here") leads.request(filmOf(film));
    },
    ...createCommands(send, () => attendance.room),
    /** Leave for good: the seat is given to others. */
    leave() {
      if (attendance.status === "here")
        send("leave").catch(() => {}); // whoever is not there any more has left
      else socket.cancel(joinId);
      end("left");
    },
  };
}

/** @typedef {ReturnType<typeof createSession>} Session */
