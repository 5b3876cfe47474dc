// A page's session in a class: joins, stays through losses of the connection, and sends the requests of host, lead or
// pupil.
//
//     const session = createSession({ socket, get, set, fail }); //  `set` gets the changed fields of the attendance
//     session.join({ code }); //                          with { token } as a host
//     const { code, address, qr } = await session.open({ film, key }); //  as the host of a new class (requests.js); then join
//     await session.send("ask", { about: "next", step: 40 }); // a host's request; rejects with Refused
//     session.vote(8); //                                 vote, sendPosition and sendFilm send only the newest, as often as allowed
//
// After a loss the socket joins again, with the seat. If the server has lost the class, the page tries every few
// seconds; a host's page opens it again from its snapshot.

import { isRefused } from "../wire/protocol.js";
import { createOpener } from "./restore.js";
import { createRequests, waitForClass } from "./requests.js";
import { NOWHERE, filmOf, isHost, isNews, isVoteNow, saveClass, savePlace, savedPlace, timeSent } from "./room.js";

/** @import { Refused } from "../wire/protocol.js" */
/** @import { Socket } from "../wire/socket.js" */
/** @import { Attendance, Place, Room, Vote } from "./room.js" */
/** @import { FindQuestion } from "./restore.js" */
/** @import { LeadFilm } from "../types.js" */

// Milliseconds between two requests, a little more than the server's rates demand.
const VOTE_EVERY = 550;
const HERE_EVERY = 1050;
const LEAD_EVERY = 100;
// Reasons for a refusal that a reload of the page may overcome.
const MAY_CHANGE = ["no_room", "misdirected", "locked", "too_many", "crowded", "too_often", "failed"];

/** @param {number} milliseconds @returns {Promise<void>} */
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A pupil's position: whether with the lead, whether the hand is up, and how much of a task of its own is done.
 * @typedef {{follow: boolean, hand: boolean, task?: string, done?: number}} Position
 */

/**
 * @typedef {object} Parts
 * @property {Pick<Socket, "request" | "latestId" | "cancel" | "direct" | "reconnect">} socket
 * @property {() => Attendance} get
 * @property {(change: Partial<Attendance>) => void} set
 * @property {(error: Error) => void} fail  called when a vote or the lead's film is refused
 * @property {Parameters<typeof createOpener>[1]} [onReopen]
 * @property {FindQuestion} [findQuestion]
 * @property {(milliseconds: number) => Promise<void>} [pause]
 * @property {() => number} [now]  milliseconds
 */

class Member {
  #socket;
  #get;
  #set;
  #pause;
  #now;
  #votes;
  #positions;
  #films;
  #seat = ""; // a pupil's secret
  /** The stay in a class: each join begins another one. @type {object | null} */
  #stay = null;
  /** @type {Position | null} */
  #lastHere = null;
  #joinId = 0;

  /** @param {Parts} parts */
  constructor({ socket, get, set, fail, onReopen = () => {}, findQuestion = async () => null, ...clock }) {
    const { pause = sleep, now = () => performance.now() } = clock;
    this.#socket = socket;
    this.#get = get;
    this.#set = set;
    this.#pause = pause;
    this.#now = now;
    this.opener = createOpener(socket, onReopen, findQuestion);
    const requests = createRequests({ socket, credential: this.#credential, stay: () => this.#stay, pause });
    this.send = requests.send;
    this.#votes = requests.createNewestSender(this.#sendVote, VOTE_EVERY, (error) => {
      if (!isRefused(error, "forbidden")) fail(error); // the seat has not joined yet: the vote is sent again once it has
    });
    this.#positions = requests.createNewestSender(
      (/** @type {Position} */ where) => this.send("here", where),
      HERE_EVERY,
      () => {},
    ); // the next position replaces a lost one
    this.#films = requests.createNewestSender(
      (/** @type {LeadFilm} */ film) => this.send("lead", { ...film, term: this.#get().room?.term }),
      LEAD_EVERY,
      (error) => {
        // stale: the next snapshot names the new lead; forbidden: the seat is about to join again
        if (!["stale", "forbidden"].some((code) => isRefused(error, code))) fail(error);
      },
    );
  }

  #credential = () => {
    const { code, token } = this.#get();
    return { code, ...(token ? { token } : { seat: this.#seat }) };
  };

  /** @param {Vote} vote */
  #sendVote = async ({ ask, round, answer }) => {
    await this.send("vote", { ask, round, answer });
    const { vote, room } = this.#get();
    if (room && vote?.ask === ask && vote.round === round && vote.answer === answer)
      this.#saveVote({ ...vote, epoch: room.epoch });
  };

  /** @param {Vote} vote */
  #saveVote(vote) {
    this.#set({ vote });
    this.#savePlace();
  }

  /** Save the place for a reload of the page. */
  #savePlace() {
    const { code, vote, token } = this.#get();
    savePlace(token ? { code, token } : { code, seat: this.#seat, vote });
  }

  /** @param {Record<string, any>} body */
  #receive(body) {
    const { type, seat, number, code, ...fields } = body;
    if (type === "tally") {
      this.#set({ tally: /** @type {any} */ (fields) });
      return this.#saveClass();
    }
    if (type === "places") return this.#set({ places: /** @type {any} */ (fields) });
    if (type !== "room") return;
    const room = /** @type {Room} */ (fields);
    const joined = code !== undefined; // the first snapshot after joining, or joining again
    if (seat) this.#seat = seat;
    if (isNews(this.#get().room, room)) this.#acceptRoom(room, joined ? { code, number: number ?? 0 } : {});
    if (!joined) return;
    this.#savePlace();
    if (this.#lastHere) this.#positions.request(this.#lastHere);
  }

  /** Accept a new snapshot. @param {Room} room @param {Partial<Attendance>} first  fields that only the first one has */
  #acceptRoom(room, first) {
    const { room: before, vote: given, tally: known } = this.#get();
    const vote = isVoteNow(room, given) ? given : null;
    const sentAt = timeSent(this.#get(), room, this.#now());
    const was = isHost(this.#get());
    const tally = known?.ask === room.ask ? known : null;
    this.#set({ ...first, status: "here", room, sentAt, vote, tally });
    if (room.seq !== before?.seq) this.#saveClass();
    if (was && !isHost(this.#get())) this.#set({ tally: null }); // the remote control was ended
    const again = first.code !== undefined || room.epoch !== before?.epoch;
    // the server has not confirmed the vote
    if (again && vote && vote.epoch !== room.epoch && room.phase === "open") this.#votes.request(vote);
  }

  /** As its host, save the state of the class for a restart of this device and of the server. */
  #saveClass() {
    const { code, token, room, tally, places } = this.#get();
    const last = { room, tally, places: places && { dropped: places.dropped }, at: Date.now() };
    if (token && room) saveClass({ code, token, last: { ...last, room } });
  }

  /** Be in the class until it ends or is left. @param {object} stay */
  async #attend(stay) {
    let isRedirected = false;
    for (;;) {
      try {
        const answer = this.#socket.request(this.#joining, (body) => stay === this.#stay && this.#receive(body), true);
        this.#joinId = this.#socket.latestId();
        const { why } = await answer;
        if (stay === this.#stay) this.#finish(why ?? "left");
        return;
      } catch (error) {
        if (stay !== this.#stay) return;
        const { code } = /** @type {Refused} */ (error);
        if (code === "forbidden" && this.#seat) this.#forgetSeat();
        else if (code === "misdirected" && !isRedirected) {
          isRedirected = true;
          this.#socket.reconnect();
        } else if (code !== "waiting") return this.#finish(code ?? "failed");
        else await this.#wait();
        if (stay !== this.#stay) return;
      }
    }
  }

  /** Wait while the server has lost the class; as a host, open it again. */
  async #wait() {
    this.#set({ status: "waiting" });
    if (await this.opener.reopen(this.#get())) await this.#pause(waitForClass());
    else this.#finish("lost");
  }

  /** Drop the seat: it belongs to an earlier class with the same code. */
  #forgetSeat() {
    this.#seat = "";
    this.#set({ vote: null });
  }

  #joining = () => {
    const { code, token } = this.#get();
    const shown = token ? { token } : this.#seat && { seat: this.#seat };
    return { type: "join", code, ...shown };
  };

  /** @param {string} why */
  #finish(why) {
    this.#stay = null;
    this.#socket.direct("");
    this.#lastHere = null;
    if (this.#get().token && ["ended", "expired", "deserted", "lost"].includes(why)) saveClass(null);
    const { status, token } = this.#get();
    const isTried = status === "joining" && !token && MAY_CHANGE.includes(why);
    if (!isTried && why !== "elsewhere") savePlace(null); // else a reload may join again
    this.#set({ status: "over", why });
  }

  /**
   * Join a class; a tab with a seat there returns to it. The result is in the attendance.
   * @param {{code: string, token?: string}} where
   */
  join = ({ code, token = "" }) => {
    const saved = savedPlace();
    const mine = saved?.code === code && !token ? saved : null;
    this.#seat = mine?.seat ?? "";
    this.#lastHere = null;
    this.#stay = {};
    this.#set({ ...NOWHERE, status: "joining", code, token, vote: mine?.vote ?? null });
    this.#socket.direct(code);
    this.#savePlace();
    this.#attend(this.#stay);
  };

  /** Vote on the open question; the same vote again changes nothing. @param {number} answer */
  vote = (answer) => {
    const { room } = this.#get();
    if (room?.ask === undefined || room.round === undefined || room.phase !== "open") return;
    const vote = { ask: room.ask, round: room.round, answer, epoch: 0 };
    this.#saveVote(vote);
    this.#votes.request(vote);
  };

  /** Send this pupil's position. @param {Position} where */
  sendPosition = (where) => {
    this.#lastHere = where;
    if (this.#get().status === "here") this.#positions.request(where);
  };

  /** As the lead, send the film. @param {LeadFilm} film */
  sendFilm = (film) => {
    if (this.#get().status === "here") this.#films.request(filmOf(film));
  };

  /** Leave for good: the server gives the seat to others. */
  leave = () => {
    if (this.#get().status === "here")
      this.send("leave").catch(() => {}); // a seat that is gone has left already
    else this.#socket.cancel(this.#joinId);
    this.#finish("left");
  };
}

/** @param {Parts} parts */
export function createSession(parts) {
  const { send, opener, join, vote, sendPosition, sendFilm, leave } = new Member(parts);
  return { send, open: opener.open, join, vote, sendPosition, sendFilm, leave };
}

/** @typedef {ReturnType<typeof createSession>} Session */
