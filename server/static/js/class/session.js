// The page's place in a class: joins it and stays, whatever is lost meanwhile, and sends what its host, lead or pupil
// does.
//
//     const session = createSession({ socket, onChange, fail }); //  `onChange` gets the attendance whenever it is another one
//     session.join({ code, screen: "pupil" }); //         with { token } a host, on its "projector" or "remote"
//     const { code, address, qr } = await session.open({ film, key }); //  as the host of a new class (requests.js); then join
//     await session.send("ask", { about: "next", step: 40 }); // what a host asks of it; rejects with Refused
//     session.vote(8); //                                 vote, here and lead may be called at any rate: the newest is sent, as fast as allowed
//     session.get() //                                    the attendance
//
// After a loss the socket asks again, with the seat. If the server has forgotten the class, the page asks every few
// seconds; a host's opens it again with what it knows.

import { createHeartbeat } from "../wire/heartbeat.js";
import { isRefused } from "../wire/protocol.js";
import { createOpener, createRequests, waitForClass } from "./requests.js";
import { filmOf, isHost, isNews, isVoteNow, saveClass, savePlace, savedPlace, whenSaid } from "./room.js";

/** @import { Refused } from "../wire/protocol.js" */
/** @import { Socket } from "../wire/socket.js" */
/** @import { Attendance, Place, Room, Vote } from "./room.js" */
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
// why a class could not be joined that can be tried again, by loading the page anew
const MAY_CHANGE = ["no_room", "locked", "too_many", "crowded", "too_often", "failed"];

/** @param {number} milliseconds @returns {Promise<void>} */
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Where a pupil is: whether with the lead, at which step, and whether the hand is up.
 * @typedef {{follow: boolean, step: number, hand: boolean}} Position
 */

/**
 * @typedef {object} Parts
 * @property {Pick<Socket, "request" | "latestId" | "cancel" | "countReceived" | "suspect" | "renew">} socket
 * @property {(attendance: Attendance) => void} onChange
 * @property {(error: Error) => void} fail  a vote, or a word of the lead, was refused
 * @property {{start: () => void, stop: () => void}} [heartbeat]
 * @property {(milliseconds: number) => Promise<void>} [pause]
 * @property {() => number} [now]  milliseconds
 */

class Member {
  #socket;
  #onChange;
  #pause;
  #now;
  #votes;
  #positions;
  #leads;
  #attendance = NONE;
  #seat = ""; // a pupil's secret
  /** The stay in a class: another one begins with each join. @type {object | null} */
  #stay = null;
  /** @type {Position | null} */
  #lastHere = null;
  #joinId = 0;
  #heartbeat;

  /** @param {Parts} parts */
  constructor({
    socket,
    onChange,
    fail,
    heartbeat = createHeartbeat(socket),
    pause = sleep,
    now = () => performance.now(),
  }) {
    this.#socket = socket;
    this.#heartbeat = heartbeat;
    this.#onChange = onChange;
    this.#pause = pause;
    this.#now = now;
    this.opener = createOpener(socket);
    const requests = createRequests({ socket, credential: this.#credential, stay: () => this.#stay, pause });
    this.send = requests.send;
    this.#votes = requests.createNewestSaid(this.#sendVote, VOTE_EVERY, (error) => {
      if (!isRefused(error, "forbidden")) fail(error); // the seat has not joined yet: it is sent again when it has
    });
    this.#positions = requests.createNewestSaid(
      (/** @type {Position} */ where) => this.send("here", where),
      HERE_EVERY,
      () => {},
    ); // the next one tells as much
    this.#leads = requests.createNewestSaid(
      (/** @type {Film} */ film) => this.send("lead", { ...film, term: this.#attendance.room?.term }),
      LEAD_EVERY,
      (error) => {
        // that somebody else leads by now, the next news says, and the seat is about to join again
        if (!["stale", "forbidden"].some((code) => isRefused(error, code))) fail(error);
      },
    );
  }

  #credential = () => {
    const { code, token } = this.#attendance;
    return { code, ...(token ? { token } : { seat: this.#seat }) };
  };

  /** @param {Partial<Attendance>} its */
  #change(its) {
    this.#attendance = { ...this.#attendance, ...its };
    this.#onChange(this.#attendance);
  }

  /** @param {Vote} vote */
  #sendVote = async ({ ask, round, answer }) => {
    await this.send("vote", { ask, round, answer });
    const { vote, room } = this.#attendance;
    if (room && vote?.ask === ask && vote.round === round && vote.answer === answer)
      this.#keepVote({ ...vote, epoch: room.epoch });
  };

  /** @param {Vote} vote */
  #keepVote(vote) {
    this.#change({ vote });
    this.#keep();
  }

  /** A reload of the page comes back to what is saved. */
  #keep() {
    const { code, screen, vote, token } = this.#attendance;
    savePlace(token ? { code, screen, token } : { code, screen, seat: this.#seat, vote });
  }

  /** @param {Record<string, any>} body */
  #receive(body) {
    const { type, seat, number, code, ...fields } = body;
    if (type === "tally") return this.#change({ tally: /** @type {any} */ (fields) });
    if (type === "places") return this.#change({ places: /** @type {any} */ (fields) });
    if (type !== "room") return;
    const room = /** @type {Room} */ (fields);
    const joined = code !== undefined; // the first news after joining, or after joining again
    if (seat) this.#seat = seat;
    if (isNews(this.#attendance.room, room)) this.#take(room, joined ? { code, number: number ?? 0 } : {});
    if (!joined) return;
    this.#keep();
    if (this.#lastHere) this.#positions.request(this.#lastHere);
  }

  /** @param {Room} room @param {Partial<Attendance>} its  what has come with it */
  #take(room, its) {
    const { room: before, vote: given, tally } = this.#attendance;
    const vote = isVoteNow(room, given) ? given : null;
    const saidAt = whenSaid(this.#attendance, room, this.#now());
    const was = isHost(this.#attendance);
    this.#change({ ...its, status: "here", room, saidAt, vote, tally: tally?.ask === room.ask ? tally : null });
    if (was !== isHost(this.#attendance)) this.#sitAs(was ? "pupil" : "remote");
    const again = its.code !== undefined || room.epoch !== before?.epoch;
    // nobody has said that it counts
    if (again && vote && vote.epoch !== room.epoch && room.phase === "open") this.#votes.request(vote);
  }

  /** Be in the class until it ends or is left. @param {object} its  this stay */
  async #attend(its) {
    for (;;) {
      try {
        const answer = this.#socket.request(this.#joining, (body) => its === this.#stay && this.#receive(body), true);
        this.#joinId = this.#socket.latestId();
        const { why } = await answer;
        if (its === this.#stay) this.#end(why ?? "left");
        return;
      } catch (error) {
        if (its !== this.#stay) return;
        const { code } = /** @type {Refused} */ (error);
        if (code === "forbidden" && this.#seat) this.#forgetSeat();
        else if (code !== "waiting") return this.#end(code ?? "failed");
        else await this.#wait();
        if (its !== this.#stay) return;
      }
    }
  }

  /** The server has forgotten the class: a host opens it again. */
  async #wait() {
    this.#change({ status: "waiting" });
    await this.opener.reopen(this.#attendance);
    await this.#pause(waitForClass());
  }

  /** The seat is of another class, which had the same code. */
  #forgetSeat() {
    this.#seat = "";
    this.#change({ vote: null });
  }

  #joining = () => {
    const { code, token, screen } = this.#attendance;
    const shown = token ? { token } : this.#seat && { seat: this.#seat };
    return { type: "join", code, ...(screen !== "pupil" && { screen }), ...shown };
  };

  /** @param {string} why */
  #end(why) {
    this.#stay = null;
    this.#heartbeat.stop();
    this.#lastHere = null;
    if (this.#attendance.token && ["ended", "expired", "deserted"].includes(why)) saveClass(null);
    const { status, token } = this.#attendance;
    const isTried = status === "joining" && !token && MAY_CHANGE.includes(why);
    if (!isTried && why !== "elsewhere") savePlace(null); // else this tab may sit there again
    this.#change({ status: "over", why });
  }

  get = () => this.#attendance;

  /**
   * Join a class; a tab that has a seat there comes back to it. How it went, the attendance tells.
   * @param {{code: string, token?: string, screen?: Place["screen"]}} where
   */
  join = ({ code, token = "", screen = "pupil" }) => {
    const saved = savedPlace();
    const mine = saved?.code === code && !token ? saved : null;
    this.#seat = mine?.seat ?? "";
    this.#attendance = { ...NONE, code, token, screen, vote: mine?.vote ?? null };
    this.#lastHere = null;
    this.#stay = {};
    this.#change({ status: "joining" });
    this.#heartbeat.start();
    this.#keep();
    this.#attend(this.#stay);
  };

  /** As a host, be told from now on what this kind of screen may show. @param {Place["screen"]} screen */
  look = (screen) => {
    if (this.#stay && isHost(this.#attendance)) this.#sitAs(screen);
  };

  /** Join once more, to be told what another kind of screen may show. @param {Place["screen"]} screen */
  #sitAs(screen) {
    if (screen === this.#attendance.screen) return;
    this.#socket.cancel(this.#joinId);
    this.#stay = {};
    this.#change({ screen, tally: null });
    this.#keep();
    this.#attend(this.#stay);
  }

  /** Answer the question that is asked now; the same again changes nothing. @param {number} answer */
  vote = (answer) => {
    const { room } = this.#attendance;
    if (room?.ask === undefined || room.round === undefined || room.phase !== "open") return;
    const vote = { ask: room.ask, round: room.round, answer, epoch: 0 };
    this.#keepVote(vote);
    this.#votes.request(vote);
  };

  /** Say where this pupil is. @param {Position} where */
  here = (where) => {
    this.#lastHere = where;
    if (this.#attendance.status === "here") this.#positions.request(where);
  };

  /** Show something as the lead. @param {Film} film */
  lead = (film) => {
    if (this.#attendance.status === "here") this.#leads.request(filmOf(film));
  };

  /** Leave for good: the seat is given to others. */
  leave = () => {
    if (this.#attendance.status === "here")
      this.send("leave").catch(() => {}); // whoever is not there any more has left
    else this.#socket.cancel(this.#joinId);
    this.#end("left");
  };
}

/** @param {Parts} parts */
export function createSession(parts) {
  const { get, send, opener, join, look, vote, here, lead, leave } = new Member(parts);
  return { get, send, open: opener.open, join, look, vote, here, lead, leave };
}

/** @typedef {ReturnType<typeof createSession>} Session */
