// The cells of the register that is being filled in: a button a bit. Keys type a mask from the left: 0, 1, Backspace;
// Enter fills it in. Of a move only one cell can have a 1; L lifts the queen above.

import { el, mark, write } from "../../page/dom.js";
import { upTo } from "../../model/board.js";
import { has } from "../../model/bits.js";
import { wordsOf } from "../../words/words.js";
import { canPlace } from "./machine.js";

/** @import { Session } from "./session.js" */

const words = await wordsOf("exercise");

/** @typedef {{draft: (mask: number) => void, fill: () => void, lift: () => void}} Actions */

const { BE: WORDS } = words;

/** @param {Actions} actions @param {number} n */
export function createCells(actions, n) {
  const buttons = upTo(n).map((column) =>
    el("button", { type: "button", "aria-label": WORDS.bit({ bit: n - 1 - column }) }, el("span")),
  );
  const group = el("div", { class: "be-cells", role: "group" }, ...buttons);
  let draft = 0;
  let single = false; // one cell at most has a 1
  let possible = true; // below the last row no queen can be placed
  let at = 0; // the column that has the focus

  /** @param {number} column */
  const bitAt = (column) => 2 ** (n - 1 - column);

  /** @param {number} column @param {boolean} on */
  function set(column, on) {
    if (!possible) return;
    const others = single ? 0 : (draft & ~bitAt(column)) >>> 0;
    actions.draft(on ? (others | bitAt(column)) >>> 0 : (draft & ~bitAt(column)) >>> 0);
  }

  /** @param {number} column */
  function step(column) {
    at = Math.max(0, Math.min(n - 1, column));
    paintFocus();
    buttons[at].focus();
  }

  const paintFocus = () => buttons.forEach((button, column) => (button.tabIndex = column === at ? 0 : -1));

  function enter() {
    if (possible && (!single || draft)) actions.fill();
  }

  /** @param {string} key */
  function press(key) {
    if (key === "Enter") enter();
    else if (key === "0" || key === "1") {
      set(at, key === "1");
      step(at + 1);
    } else if (key === "Backspace") {
      step(at - 1);
      set(at, false);
    } else if (key === "ArrowLeft") step(at - 1);
    else if (key === "ArrowRight") step(at + 1);
    else if (key === "Home") step(0);
    else if (key === "End") step(n - 1);
    else if (key.toLowerCase() === "l" && single) actions.lift();
    else return false;
    return true;
  }

  group.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !press(event.key)) return;
    event.preventDefault();
  });
  buttons.forEach((button, column) =>
    button.addEventListener("click", () => {
      at = column;
      paintFocus();
      set(column, !has(draft, column, n));
    }),
  );

  return {
    /** The cells, as those of a register. @param {string} name */
    show(name) {
      const kind = ["ld", "col", "rd"].includes(name) ? "mask" : name;
      for (const button of buttons) button.className = `bit-cell ${kind}`;
      group.setAttribute("aria-label", WORDS.fillIn({ name }));
      at = 0;
      paintFocus();
      return group;
    },
    /** A square of the active row was chosen: so is its bit. @param {number} column */
    choose(column) {
      if (group.isConnected && single) set(column, !has(draft, column, n));
    },
    focus: () => buttons[at].focus(),
    /** @param {Session} session @param {boolean} isMove */
    render(session, isMove) {
      draft = session.draft;
      single = isMove;
      mark(group, "wrong", session.wrong);
      possible = !isMove || canPlace(session.machine);
      buttons.forEach((button, column) => {
        const on = has(draft, column, n);
        button.setAttribute("aria-pressed", String(on));
        button.setAttribute("aria-disabled", String(!possible));
        mark(button, "on", on);
        write(button.firstElementChild ?? button, on ? "1" : "0");
      });
    },
  };
}
