// A page in a class: its session, and what a pupil's page does there. What a host's page does is imported for hosts
// alone.
//
//     const its = await parts.attend(); //                views/class.js loads it when it is first wanted
//     its.session, its.subscribe(taken), its.join(code) // `taken` gets the attendance, and the one before

import { listenToKeys } from "../page/keys.js";
import { once, loadStyles } from "../page/loading.js";
import { wordsOf } from "../words/words.js";
import { createBand } from "./band.js";
import { createFollowing, leads } from "./following.js";
import { savedPlace } from "./saved.js";
import { createPoll } from "./poll.js";
import { createReports, filmShown } from "./reports.js";
import { createRevealed } from "./revealed.js";
import { readCode } from "./room.js";
import { createSession } from "./session.js";

/** @import { Asker } from "../questions/ask.js" */
/** @import { Actions, Look, Player, Source, State } from "../types.js" */
/** @import { Socket } from "../wire/socket.js" */
/** @import { Hosting } from "./desk/hosting.js" */
/** @import { Attendance } from "./room.js" */

const words = await wordsOf("class");

const HINT = 4000; // milliseconds for which the band says why something cannot be done

/**
 * @param {object} parts
 * @param {Actions} parts.actions
 * @param {Player} parts.player
 * @param {Source} parts.source
 * @param {Socket} parts.socket
 * @param {() => State} parts.state
 * @param {() => Promise<Asker>} parts.asker
 */
export async function createAttending({ actions, player, socket, source, state, asker }) {
  await loadStyles("class/band.css");
  /** @type {((attendance: Attendance, before: Attendance) => void)[]} */
  const takers = [];
  const session = createSession({ socket, onChange, fail: (error) => actions.showMessage(sentenceOf(error)) });
  const following = createFollowing({ actions, player, state, session, onFixed: () => say(words.BAND.fixed) });
  const poll = createPoll({ actions, state, session, asker, isFollowing: following.isFollowing });
  const revealed = createRevealed({ source, actions, state, session });
  const band = createBand({ toggle: following.toggle, raiseHand: following.raiseHand });
  let before = session.get();
  let hint = "";
  /** @type {Hosting | null} */
  let hosting = null;

  /** What makes a page a host's, which is imported when it is first wanted. */
  const host = once(async () => {
    const { createHosting } = await import("./desk/hosting.js");
    hosting = await createHosting({ actions, player, source, state, session });
    hosting.take(session.get());
    actions.repaint();
    return hosting;
  });

  /** @param {string} text  for a moment in place of how the pupil stands to the class */
  function say(text) {
    hint = text;
    actions.repaint();
    setTimeout(() => {
      hint = "";
      actions.repaint();
    }, HINT);
  }

  const reports = createReports(session.lead); // of a pupil who has the lead

  const isPupil = () => !session.get().token && !["none", "over"].includes(session.get().status);

  /** @param {Attendance} attendance */
  function onChange(attendance) {
    const last = before;
    before = attendance;
    if (isPupil()) following.take(attendance, last);
    if (attendance.status === "over" && last.status !== "over") {
      following.leave();
      poll.leave();
      revealed.leave();
      band.close();
      if (state().page.drawer !== "class") actions.showMessage(words.why(attendance.why));
    }
    if (hosting) hosting.take(attendance);
    else if (attendance.token) host().catch(actions.miss);
    for (const take of takers) take(attendance, last);
    actions.repaint();
  }

  listenToKeys(
    (name) => {
      const act = isPupil() ? { f: following.toggle, h: following.raiseHand }[name] : undefined;
      return act && (({ repeat }) => repeat || act());
    },
    () => state().page.settings.keys,
  );

  /** Join as a pupil; whether it can be a code at all. @param {string} typed */
  function join(typed) {
    const code = readCode(typed);
    if (code) session.join({ code });
    else actions.showMessage(words.noCode(typed));
    return code !== null;
  }

  return {
    session,
    join,
    host,
    /** Learn of every change of the attendance. @param {(attendance: Attendance, before: Attendance) => void} taker */
    subscribe(taker) {
      takers.push(taker);
    },
    /**
     * Take part as an address says, or as this tab did before it was loaded anew.
     * @param {string | null} typed  a code
     * @param {string} token  of a host
     */
    begin(typed, token) {
      const saved = savedPlace();
      const code = readCode(typed ?? "");
      if (typed !== null && (!token || !code)) join(typed);
      else if (code) session.join({ code, token, screen: "remote" });
      else if (saved) session.join(saved);
    },
    /** @param {Look} look */
    render(look) {
      hosting?.render(look);
      if (isPupil() && leads(session.get())) reports.show(filmShown(state(), player.currentStep()));
      else reports.stop();
      revealed.render(isPupil() || state().page.view === "present");
      if (!isPupil()) return;
      following.render();
      poll.render();
      band.render(session.get(), following.isFollowing(), following.hasHand(), hint);
    },
  };
}

/** @param {Error} error */
const sentenceOf = (error) => words.why("code" in error ? String(error.code) : "", error.message);
