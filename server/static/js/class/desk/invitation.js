// The invitation to a class: its code, its address, and the address as a QR code.

import { createButton, el, write, svg, copy } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { Actions } from "../../types.js" */

const words = await wordsOf("desk");

const { INVITATION: WORDS } = words;
const COMMAND = "python3 -m server --host 0.0.0.0";

/**
 * @typedef {{code: string, address: string | null, others: string[], qr: string[] | null}} Invitation
 */

/** Return an address as one types it. @param {string} address */
export const typed = (address) => address.replace(/^http:\/\//, "");

/** Draw the QR code with the code and the address beside it. @param {Invitation} invitation @param {...Node} more */
export function drawInvitation({ code, address, qr }, ...more) {
  const text = el("div", { class: "stack invitation-text" });
  if (address) text.append(el("p", { class: "invitation-join" }, WORDS.join, " ", el("b", {}, typed(address))));
  text.append(
    el(
      "p",
      { class: "invitation-code" },
      el("span", { class: "visually-hidden" }, `${WORDS.code} `),
      el("b", { translate: "no" }, spaced(code)),
    ),
    ...more,
  );
  return [...(address && qr ? [drawCode(qr, WORDS.qr({ address }))] : []), text];
}

/** Create the invitation in the drawer. @param {Actions} actions @param {() => void} fill  shows it on the whole screen */
export function createInvitation(actions, fill) {
  const element = el("section", { class: "invitation" });
  const more = el("section", {});
  const late = el("p", { class: "hint if-any", role: "status" });
  /** @type {Invitation | null} */
  let drawn = null;

  /** @param {Invitation} invitation */
  function draw(invitation) {
    const { address, others } = invitation;
    element.replaceChildren(el("div", { class: "invitation-card" }, ...drawInvitation(invitation)), late);
    if (!address) element.append(el("p", { class: "hint" }, WORDS.alone, " ", el("code", {}, COMMAND)));
    const row = el("div", { class: "row" }, createButton(WORDS.fill, fill));
    if (address)
      row.append(
        createButton(WORDS.copy, async () =>
          actions.showMessage((await copy(address)) ? WORDS.copied : WORDS.notCopied),
        ),
      );
    const list = el("ul", {}, ...others.map((other) => el("li", {}, typed(other))));
    more.replaceChildren(row, ...(others.length ? [el("h3", {}, WORDS.others), list] : []));
  }

  return {
    element,
    /** The part behind More. */
    more,
    /** @param {Invitation | null} invitation @param {boolean} isLonely  whether no pupil has joined for a minute */
    render(invitation, isLonely) {
      element.hidden = !invitation;
      if (invitation && drawn !== invitation) draw(invitation);
      drawn = invitation;
      write(late, isLonely ? WORDS.nobody : "");
    },
  };
}

// A QR code from the server's rows. Black on white in every theme, with the margin that readers need.

const MARGIN = 4; // modules

/** Return the dark modules as one path, with a piece for each run in a row. @param {string[]} rows  of 0 and 1 */
export const pathOf = (rows) =>
  rows
    .map((row, at) =>
      [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${at}h${run.length}v1h-${run.length}z`).join(""),
    )
    .join("");

/** @param {string[]} rows @param {string} name  for screen readers */
function drawCode(rows, name) {
  const side = rows.length + 2 * MARGIN;
  const ground = svg("rect", { x: -MARGIN, y: -MARGIN, width: side, height: side, fill: "#fff" });
  return svg(
    "svg",
    {
      class: "qr",
      viewBox: `${-MARGIN} ${-MARGIN} ${side} ${side}`,
      role: "img",
      "aria-label": name,
      "shape-rendering": "crispEdges",
    },
    ground,
    svg("path", { d: pathOf(rows), fill: "#000" }),
  );
}

/** Return a code in two groups of three, as it is read aloud. @param {string} code */
export const spaced = (code) => `${code.slice(0, 3)} ${code.slice(3)}`;
