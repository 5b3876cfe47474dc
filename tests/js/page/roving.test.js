import assert from "node:assert/strict";
import test from "node:test";

class FakeElement extends EventTarget {
  tabIndex = -1;
  constructor(name, children = []) {
    super();
    Object.assign(this, { name, children });
  }
  closest = () => (this.children.length ? null : this);
  matches = () => true;
  contains = (element) => this.children.includes(element);
  querySelector = () => this.children[0] ?? null;
}
globalThis.Element = FakeElement;

const { MOVES, Roving, STEPS, inList, inRows, moveIn, stepIn } =
  await import("../../../server/static/js/page/roving.js");

/** Send a key, or the focus, from an element to its group; returns whether the group has used it. */
function send(group, from, key, more = {}) {
  const event = new Event(key === null ? "focusin" : "keydown", { cancelable: true });
  Object.defineProperty(event, "target", { value: from });
  group.dispatchEvent(Object.assign(event, { key, ...more }));
  return event.defaultPrevented;
}

const GRID = [["a", "b", "c"], ["d", "e"], [], ["f"]];

test("a move in rows ends at the edges and skips nothing", () => {
  const move = (from, key) => moveIn(GRID, from, MOVES[key]);
  assert.deepEqual([move("a", "ArrowRight"), move("c", "ArrowRight"), move("a", "ArrowLeft")], ["b", "c", "a"]);
  assert.deepEqual([move("c", "ArrowDown"), move("a", "ArrowUp"), move("e", "ArrowDown")], ["e", "a", "e"]);
  assert.deepEqual([move("b", "Home"), move("a", "End"), move("d", "End")], ["a", "c", "e"]);
  assert.equal(move("elsewhere", "End"), "elsewhere");
});

test("a step in a list goes round, and its ends have keys", () => {
  const list = ["a", "b", "c"];
  assert.deepEqual([stepIn(list, "c", 1), stepIn(list, "a", -1), stepIn(list, "a", 1)], ["a", "c", "b"]);
  assert.deepEqual([stepIn(list, "b", STEPS.down.Home), stepIn(list, "b", STEPS.across.End)], ["a", "c"]);
  assert.equal(stepIn([], "a", 1), "a");
  assert.deepEqual(
    [STEPS.across.ArrowDown, STEPS.down.ArrowLeft, STEPS.both.ArrowDown],
    [undefined, undefined, STEPS.both.ArrowRight],
  );
});

test("keys move the focus and the tab stop, and others are left to the page", () => {
  const [one, two] = [new FakeElement("one"), new FakeElement("two")];
  const group = new FakeElement("group", [one, two]);
  const went = [];
  const roving = new Roving(
    group,
    "button",
    inList(() => [one, two], "across"),
    (to) => went.push(to.name),
  );
  assert.equal(roving.settle(), one);
  assert.equal(send(group, one, "ArrowRight"), true);
  assert.deepEqual(
    [send(group, one, "ArrowDown"), send(group, one, "x"), send(group, one, "ArrowRight", { ctrlKey: true })],
    [false, false, false],
  );
  assert.deepEqual(went, ["two"]);
  send(group, two, null);
  assert.deepEqual([one.tabIndex, two.tabIndex, roving.stop], [-1, 0, two]);
});

test("the tab stop goes to the first element if its own is gone", () => {
  const [one, two] = [new FakeElement("one"), new FakeElement("two")];
  const group = new FakeElement("group", [one, two]);
  const roving = new Roving(
    group,
    "button",
    inRows(() => [[one, two]]),
    () => assert.fail("an edge leads nowhere"),
  );
  assert.equal(roving.settle(two), two);
  assert.equal(send(group, two, "ArrowRight"), true);
  group.children = [one];
  assert.equal(roving.settle(), one);
  assert.deepEqual([one.tabIndex, two.tabIndex], [0, -1]);
  group.children = [];
  assert.equal(roving.settle(), null);
});
