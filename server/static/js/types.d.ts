// Types that the rooms of the page share.

import type { BenchName, OpenCard } from "./model/cards.js";
import type { Strip } from "./model/strip.js";
import type { Race } from "./race/address.js";
import type { PackedExcerpt } from "./suppliers/excerpt.js";
/** A square of the board: [row, column], both from 0, row 0 on top, column 0 on the left. */
export type Square = [number, number];

/** A call on the stack. Masks are numbers below 2 ** 32; bit n - 1 - c stands for column c. */
export interface Frame {
  row: number;
  ld: number;
  col: number;
  rd: number;
  poss: number;
  bit: number;
}

/** A step's kind. "enter" occurs only in the picture of a part: a call before its free squares are computed. */
export type Kind = "call" | "place" | "reject" | "solution" | "return" | "enter";

/** A step of the search, with all data for its picture. */
export interface StepFields {
  step: number;
  kind: Kind;
  queens: Square[];
  square: Square | null;
  stack: Frame[];
  calls: number;
  placements: number;
  solutions: number;
  dead_ends: number;
  checks: number;
  lines: number[];
  /** the queen that attacks a rejected square */
  attacker?: Square;
  /** only in the picture of a question: consequences of the step are hidden */
  veiled?: boolean;
}

export type Step = StepFields & Frame;

/** The direction of a line of squares; ld runs like \\, rd like /. */
export type Along = "row" | "column" | "ld" | "rd";

/** A step of a search that tries square after square: it has no masks; its variables are in `state`. */
export type SquareStep = StepFields & {
  row?: number;
  column?: number;
  along?: Along;
  state: Record<string, any>;
  stack: { row?: number; column?: number; state: Record<string, any> }[];
};

/**
 * A step of a learner's own program: one of its events, as server/programs/RECORDING.md describes them. `calls` counts
 * those of all functions, `dead_ends` the boards on which queens attack each other. Names come with their values as
 * Python writes them, and with whether the step has changed them.
 */
export type ProgramStep = Omit<StepFields, "kind" | "stack"> & {
  kind: Kind | "line";
  stack: { name: string; file: number; line: number; names: [string, string, boolean][] }[];
  state: {
    event: number;
    /** the kind of the event; before the first one "wanted" (not run yet), "awaited" (running) or "nothing" */
    happens: "call" | "line" | "return" | "yield" | "resume" | "exception" | "wanted" | "awaited" | "nothing";
    /** the return value, or the exception's text */
    value: string;
    /** names with their values that the previous line has changed */
    changed: [string, string][];
    attacks: [Square, Square][];
    /** whether the placed queen is attacked and is removed before the search goes on */
    trial: boolean;
    /** masks; null for a name without a value */
    registers: { name: string; value: string | null }[];
    globals: [string, string, boolean][];
  };
};

/** all solutions, or only the first one */
export type Goal = "all" | "first";

/**
 * An algorithm in the menu: `largest` is its largest n, and `reason` says why; up to n = `indexed` an index leads to every
 * step; `goal` is its default goal.
 */
export type Algorithm = {
  id: string;
  title: string;
  blurb: string;
  largest: number;
  indexed: number;
  reason: string;
  goal: Goal;
};

/** The lines of a listing; each is a list of pairs: CSS class and text. */
export type Pieces = [string, string][][];

/** The listings for a goal; `runs`: the numbers of the Python lines that steps run. */
export type Listings = { python: Pieces; javascript: Pieces; runs: number[] };

export type Language = "python" | "javascript";

/**
 * What the board shows of a step. `states`: those of the squares in the active row or column, [] if none is active;
 * `hollow`: the square of a queen that is not there: the next one, one that was refused, or one that has just been
 * removed (`lifted`); `barren`: the row or column without a free square.
 */
export type Scene = {
  active: { along: "row" | "column"; at: number } | null;
  states: string[];
  queens: Square[];
  hollow: Square | null;
  lifted: boolean;
  barren: number | null;
};

/** A branch of the tree: a square on which a call can place its queen. */
export type Branch = {
  label: string;
  column?: number;
  state: "path" | "candidate" | "tried" | "open" | "refused" | "rejected";
};

/** A square of a row for screen readers; `found`: the number of solutions below it, null if unknown. */
export type Standing = { label: string; state: string; found?: number | null };

/** The names of the signs that the legend explains for a search; the drawer draws each. */
export type Signs = { board: readonly string[]; below: readonly string[]; tree: readonly string[] };

/** The squares examined along a line, beginning next to the square `from`. */
export type Scan = { from: Square; along: Along; squares: Square[] };

/** A wheel of the odometer: its digit, whether it has just turned, and the result of its row's test. */
export type Wheel = { name: string; column: number; turned: boolean; state: string; test: string };

/** A note beside a row of the board. */
export type RowNote = { text: string; along: string; now: boolean };

/** Long integers as digits, the highest first; `along`: the line that each digit stands for. */
export type LongIntegers = { along: string[]; rows: { name: string; digits: number[] }[] };

/** The lines of a sum in columns; `from`: where the ones of a mask come from. */
export type Sum = { mask: number; hit: number; note: string; from?: number }[] | null;

/** Two sums: `pick` finds the lowest bit, `shift` computes the masks of the next row. */
export type Sums = { pick: Sum; shift: Sum };

/**
 * How the steps of an algorithm are shown. Only this view knows what its steps hold; it returns plain data and words,
 * and does not draw.
 */
export interface AlgorithmView {
  /** the data that it works with */
  family: "masks" | "squares" | "boards";
  fills: "row" | "column";
  /** whether a 1 in its masks is a free column, not an attacked one */
  inverted?: boolean;
  /** how many lines at the end of a call compute its free squares */
  finding?: number;
  signs: Signs;
  scene: (step: Step, n: number) => Scene;
  /** `ahead`: the masks of the row are computed, its squares are not tried yet */
  calls: (step: Step, n: number) => { name: string; states: string[]; ahead?: boolean }[];
  /** the arrays of a search without calls; the states of a row are those of each array in turn */
  arrays?: readonly string[];
  branches: (step: Step, n: number) => Branch[][];
  sentence: (step: Step, n: number, goal: Goal) => Sentence;
  /** the board in words, for screen readers */
  describe: (step: Step, n: number) => string;
  sums?: (step: Step, n: number) => Sums;
  /** values beside lines of the Python listing, by line number */
  values: (step: Step, n: number, at: (pattern: RegExp) => number) => Map<number, string>;
  /** the fact about a target; null if the search does not have this target */
  fact: (step: Step, n: number, target: Target) => Fact | null;
  /** the rows of cells below the board */
  strip?: Strip;
  /** the odometer below the board, if there is no strip */
  odometer?: (step: Step, n: number) => { wheels: Wheel[]; said: string };
  /** the examined squares, drawn on the board */
  scans?: (step: Step) => Scan[];
  /** pairs of queens that attack each other, drawn on the board */
  attacks?: (step: Step) => [Square, Square][];
  /** the timeline's tooltips for a step, and for a call with so many steps and solutions, if they differ from the usual */
  tip?: (step: Step) => string;
  callTip?: (steps: number, solutions: number) => string;
  counters?: Record<string, (facts: { count: number }) => string>; // labels of counters that count something else
  /** notes to the right of the board's rows */
  beside?: (step: Step, n: number) => RowNote[];
  /** long integers below the sentence */
  long?: (step: Step, n: number) => LongIntegers | null;
  /** the parts of a step, if the view has more than line numbers for them */
  parts?: (step: Step, n: number) => Part[];
  /** the values of the listing's integers, if they are not masks of a row, and their number of bits */
  integers?: { width: (n: number) => number; calls: (step: Step, n: number) => Call[] };
}

/** A call with the values of its names; `lifted`: at the moment at which its queen is removed. */
export interface Call {
  row: number;
  values: Record<string, bigint>;
  lifted?: boolean;
}

/** The run that identifies a trace. */
export interface Run {
  algorithm: string;
  n: number;
  goal: Goal;
}

/** The sizes of a trace; null if unknown. */
export interface Description {
  steps: number | null;
  placements: number | null;
  solutions: number | null;
  checks: number | null;
  exact: boolean;
  /** an estimate of the steps, like "3.4e15", if their number is unknown */
  estimate?: string;
  /** the standard error of the estimate */
  error?: string;
  /** the command that makes an index, so that every step can be read at once */
  remedy?: string;
}

/** A count at full speed, running or done. Times in seconds. */
export interface Counting {
  n: number;
  fraction: number;
  seconds: number;
  left: number | null;
  solutions: number;
  /** seconds at least and at most */
  forecast: [number, number] | null;
  /** the error of `left` */
  error: number | null;
  /** the number of workers of a cluster; null if the server itself counts */
  workers: number | null;
  done: boolean;
  engine?: string;
  threads?: number;
}

/** A cell of the table of times. Times in seconds. */
export interface TimesCell {
  /** "compiled", "python" or "full" */
  group: string;
  algorithm: string;
  n: number;
  kind: "measured" | "forecast" | "failed" | "unavailable";
  seconds: number | null;
  runs: number;
  /** the n of the measurement that a forecast is based on */
  basis: number | null;
  /** the reason for a missing time */
  note: string;
  /** the time of the measurement, in seconds since 1970 */
  at: number;
}

export type TimesTable = { machine: string; running: { seconds: number; largest: number } | null; cells: TimesCell[] };

/** The measurement that runs, and its expected time in seconds. */
export type TimingNow = { group: string; algorithm: string; n: number; seconds: number | null };

export type TimingNews = { done: number; of: number; now: TimingNow | null; cells: TimesCell[] };

/** The outline of a range of steps, `width` pixels wide; step k lies in pixel (k - start) * width / (stop - start), rounded down. */
export interface Outline {
  start: number;
  stop: number;
  width: number;
  exact: boolean;
  /** row, first step and end of each call that is at least a pixel wide */
  calls: [number, number, number][];
  /** the deepest row in each pixel */
  deepest: number[];
  /** the number of solutions in each pixel */
  solutions: number[];
}

export type What = "solution" | "dead_end" | "over" | "out";

/** An action of a step: it runs a line of the listing, or places a queen on a square. */
export type Doing = { line: number } | { square: Square };

export type Direction = "forward" | "backward";

/** A place in the film; `part`: the index of a part of the step, -1 for its last; `panel`: the panel to open, "" for none. */
export interface Place {
  run: Run;
  step: number;
  part: number | null;
  panel: string;
}

export type Piece = ["text" | "code", string] | ["bold", Piece[]] | ["link", string, Piece[]];
export type Block = ["paragraph", Piece[]] | ["listing", string];

/** A question written in a lesson. */
export type LessonChoice = { text: Piece[]; answers: { text: Piece[]; right: boolean; why: Piece[] }[] };

/**
 * A stop of a lesson, from its file. `look`: the parts of the page to look at; `question`: the kind of question about
 * the step; `card`: one of the bits bench, "" for none.
 */
export interface Stop {
  title: string;
  place: Place;
  look: string[];
  text: Block[];
  question: string | null;
  choice: LessonChoice | null;
  card: BenchName | "";
}

export interface Lesson {
  title: string;
  stops: Stop[];
  /** the stretches of its film; missing while a lesson is being written */
  filmed?: import("./wire/filmfile.js").Stretch[];
}

/** A fault in a lesson: its line, from 1, and a sentence. */
export interface Fault {
  line: number;
  text: string;
}

/** A stop of a lesson, from 0. */
export type LessonStop = { name: string; stop: number };

/** The name of a content of the drawer. */
export type DrawerName = (typeof import("./model/names.js").DRAWERS)[number];

/** The format of a written solution. */
export type Form = "matrix" | "columns" | "board";

export type Turn =
  | "identity"
  | "quarter"
  | "half"
  | "three_quarters"
  | "left_right"
  | "top_bottom"
  | "falling_diagonal"
  | "rising_diagonal";

/** A solution: its number in the order of the search, from 1; its step; the column of the queen in each row. */
export interface Solution {
  number: number;
  step: number;
  columns: number[];
}

/** Solutions that are rotations and reflections of one another; `turn` transforms the first member into this one. */
export interface SolutionClass {
  size: number;
  members: (Solution & { turn: Turn })[];
}

/** The segment that the film is confined to: a loop repeats, a preset ends and restarts like a whole film. */
export interface Segment {
  start: number;
  /** Infinity if its end is unknown */
  stop: number;
  why: "loop" | "preset";
  /** the columns of a preset's queens, from the top row down */
  queens?: number[];
}

/** The viewer's stored settings. */
export interface Settings {
  theme: "system" | "light" | "dark";
  /** whether keys with letters, digits and signs are active */
  keys: boolean;
  /** "browser", or a language code */
  language: string;
  /** the parts of a playing film that are announced to screen readers */
  voice: "solutions" | "steps" | "off";
  /** whether slow play shows the parts of a step */
  animations: boolean;
  /** whether changes on the board make sounds */
  sound: boolean;
  /** in percent */
  volume: number;
}

export type Register = "ld" | "col" | "rd" | "taken" | "poss" | "bit";

/** A target that a viewer can point at: a square of the board, or a cell of a row below it. */
export type Target = { square: Square } | { register: string; column: number };

/** A queen that attacks along a line. */
export type Attack = { line: "ld" | "col" | "rd" | "row"; queen: Square };

/** The properties of every fact about a target. */
export interface FactBase {
  /** the register of a target below the board; "" for a square */
  register: string;
  /** the square itself, or the square above the cell */
  square: Square;
  /** the attacking queens and their lines */
  by: Attack[];
  /** the registers that show the fact, and the column in each */
  lit: Record<string, number>;
}

/**
 * Where there are masks. `on`: whether a bit is a 1; `side`: where the square's row lies, seen from the active one
 * (over: there is none); in `flipped` a 1 is a free square.
 */
export type MaskFact = FactBase & {
  about: "masks" | "flipped";
  register: Register | "";
  on: boolean;
  side: "above" | "active" | "below" | "over";
  state: "queen" | "placed" | "attacked" | "free" | "candidate" | "tried" | "lifted" | "open";
};

/** The cost of a test: squares examined, flags read, or operations. */
export type Cost = { unit: "looks" | "reads" | "operations"; checks: number };

/**
 * Where squares are tried one by one. `by` are all queens of earlier lines that attack the square, `found` those that
 * its test has found; "unreached": no call has come to its line, "open": it has not been tested, "out": nor will it be.
 */
export type SquareFact = FactBase & {
  about: "square";
  fills: "row" | "column";
  found: Attack[];
  cost: Cost | null;
  state: "queen" | "placed" | "rejected" | "refused" | "tried" | "lifted" | "open" | "out" | "unreached" | "over";
};

/** A fact in a search that tests full boards. `digit`: the odometer's digit for the square's row; `row`: the last tested row. */
export type BoardFact = FactBase & {
  about: "board";
  fills: "row";
  found: Attack[];
  cost: Cost | null;
  digit: number;
  row: number;
  state: "empty" | "peaceful" | "attacked" | "untested";
};

/**
 * A flag of caching, or a bit of conjoin's integers. `line`: what it stands for; `at`: its number; `state`: whether it
 * is set, or is about to be by the queen that takes its square; in conjoin's `bits` whether the square under test has
 * it, and whether a queen has it, too; "idle": no square is tested. `tested`: that square, or null; `read`: whether the
 * step has read it.
 */
export type FlagFact = FactBase & {
  about: "flag" | "used" | "bits";
  name: string;
  line: "ld" | "col" | "rd";
  at: number;
  read: boolean;
  tested: Square | null;
  state: "set" | "clear" | "coming" | "hit" | "own" | "other" | "idle";
};

/** A fact about a target. */
export type Fact = MaskFact | SquareFact | BoardFact | FlagFact;

/** The numbers of solutions below the squares tried along a path. */
export interface SubtreeCounts {
  step: number;
  /** the queens on the board at this step */
  queens: Square[];
  /** for each open call, its tried squares with the number of solutions below each */
  rows: [Square, number | null][][];
}

/** The state of the connection to the server. */
export interface Connection {
  status: "connecting" | "open" | "lost";
  /** seconds from the loss of the connection to the next try */
  retryIn: number;
  /** the HTTP status with which the server refuses the connection; 200: it does not refuse it; 0: it does not answer */
  refused: number;
}

/** The parsed query of the page's address. */
export type Address = Pick<FilmState, "run" | "part" | "segment"> &
  Pick<PlayState, "speed"> &
  Pick<PageState, "view" | "code" | "drawer" | "card" | "panel" | "whole"> &
  Pick<LearnState, "lesson" | "predict"> & {
    step: number;
    queens: number[];
    /** whether the address requests the calm page; null for an empty query */
    calm: boolean | null;
  };

/** The film and its current step. */
export interface FilmState {
  /** the requested run */
  run: Run;
  /** the run and step on the screen; they follow `run` when its steps arrive */
  shown: { run: Run; step: Step } | null;
  /** the description of `run`; null until it is known */
  description: Description | null;
  /** the outline of `run` for the timeline; null until it has arrived */
  outline: Outline | null;
  /** the solutions below the squares tried along the path */
  subtreeCounts: SubtreeCounts | null;
  /** the furthest step of `run` seen so far */
  reached: number;
  /** the part of a step that is shown alone (index -1: the last part); null for whole steps */
  part: { step: number; index: number } | null;
  /** the steps of `run` that can be shown; null for all */
  recorded: { start: number; stop: number } | null;
  /** the steps that the film is confined to; null for all */
  segment: Segment | null;
  /** the steps that the timeline shows; null for all */
  zoom: { start: number; stop: number } | null;
}

/** The motion of the film. */
export interface PlayState {
  /** direction of play; 0 while paused */
  playing: -1 | 0 | 1;
  /** the chosen steps a second */
  speed: number;
  /** the measured steps a second while playing */
  achieved: number | null;
  /** whether a held key or a dragged timeline moves the film fast */
  hurried: boolean;
  /** how often the film was moved, except by playing or by the lead of a class */
  moves: number;
  /** the number of history entries that the viewer has made */
  navigations: number;
}

/** The loaded share of the supplier, from 0 to 1; null if loading has failed, with the reason. */
export type Coming = { share: number | null; why: string };

/** The state of the page apart from the film. */
export interface PageState {
  /** the panels that stand side by side: all, all but stack and tree, none */
  layout: "wide" | "low" | "narrow";
  /** the whole page, the view for a projector, or the one for a frame in another page */
  view: "page" | "present" | "embed";
  /** whether the projector shows the code */
  code: boolean;
  /** the extras that have joined the calm page; null: everything is shown */
  calm: import("./model/names.js").Calm;
  /** the open tab, if panels share a tab bar */
  panel: string;
  /**
   * where the whole search is shown as one picture: nowhere, in place of the path's tree, large beside the board, or
   * large on a projector while the film is too fast for anything else
   */
  whole: "auto" | "off" | "panel" | "large";
  /** the content of the open drawer; null if it is closed */
  drawer: DrawerName | null;
  /** the open card of the bits bench; null for the list */
  card: OpenCard | null;
  /** the language of the listing */
  language: Language;
  settings: Settings;
  /** messages beside controls; "" for none */
  notices: { n: string; speed: string; step: string; page: string; count: string; algorithm: string };
  /** the target that the viewer points at for an explanation */
  pointed: Target | null;
  /** whether the viewer pointed with a finger */
  touched: boolean;
  /** whether the part of the page for the chosen algorithm is still loading */
  loading: boolean;
  /** whether a newer version of the page is available */
  outdated: boolean;
  connection: Connection;
  coming: Coming;
  /** the count at full speed, running or done; null before the first */
  counting: Counting | null;
}

/** Lessons and questions. */
export interface LearnState {
  /** the shown stop of a lesson; null for none */
  lesson: LessonStop | null;
  /** Predict: with questions by the viewer's answers, by a seed, or of a single kind, beginning at once; null: off */
  predict: { seed: number | null; about?: string } | null;
  /** the open question */
  asked: OpenQuestion | null;
}

/** The class's effects on the page. */
export interface ClassState {
  /** whether the film follows the lead */
  follows: boolean;
  /** whether the page is a pupil's without the lead */
  led: boolean;
  /** why the film is held: a question about its step is open; "" for free */
  held: string;
}

/** The state of the page. The page is a function of this state alone. */
export interface State {
  film: FilmState;
  play: PlayState;
  page: PageState;
  learn: LearnState;
  class: ClassState;
}

/** A change of the state: some properties of some groups. */
export type Change = { [Group in keyof State]?: Partial<State[Group]> };

/** A question about a step; `shown`: the step that shows the answer. */
export interface Question {
  step: number;
  about: string;
  answer: number;
  shown: number;
}

/** An open question. The page shows its picture in place of the step, and its text in place of the sentence. */
export interface OpenQuestion {
  run: Run;
  question: Question;
  /** of the step, without anything that gives the answer away */
  picture: Step;
  said: Sentence;
  /** the fact to light up after a wrong answer */
  cause: FactBase | null;
}

/** The film of a class's lead, in the fields of the wire. */
export interface LeadFilm {
  algorithm: string;
  n: number;
  goal: Goal;
  step: number;
  /** of the step, -1 for the last; null for the whole step */
  part: number | null;
  playing: -1 | 0 | 1;
  /** steps a second */
  speed: number;
  /** columns of a What if …'s queens */
  queens: number[];
  /** a square, or a register and its column */
  point: [number | string, number] | null;
  lesson: string | null;
  stop: number;
}

/** The sentence about a step and its reason; `brief`: the reason if the page already explains the puzzle. */
export type Sentence = { title: string; why: string; brief?: string };

/** A part of a step: its action in one line of the listing. */
export interface Part {
  name:
    "solved" | "found" | "loop" | "lowest" | "taken" | "called" | "counted" | "returned" | "ended" | "back" | "line";
  /** the line of the listing, from 1; 0 for none */
  line: number;
  /** the registers and the board after this part */
  picture: Step;
}

/**
 * How the film is drawn at its speed. `filled`: free squares are filled, 1, or rings alone, 0; `blurred`: each step is
 * seen, 0, or only what was held of late, 1; `fade`: milliseconds in which a step fades into the next.
 */
export type Notation = { filled: number; blurred: number; fade: number };

/**
 * What the views are given: the state and what is derived from it. Of a step in parts `shown.step` is the picture of
 * the part. `fast`: steps come faster than they can be read; `done`: the lines of the step that have run; `said`: of
 * the part, if
 *   it is more than of the step
 */
export type Look = State & {
  fact: Fact | null;
  fast: boolean;
  notation: Notation;
  moment: { part: Part; whole: Step; done: number[]; said: Sentence | null } | null;
};

/** A connection for messages between the page and its supplier, with the interface of a WebSocket. */
export interface Channel {
  /** the same numbers as a WebSocket's */
  readonly readyState: number;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** A supplier: it answers the page's requests. */
export interface Supplier {
  open: () => Channel;
  /** the reason for a failed connection: 0 if unknown, 200 if it would be accepted, or the status of the refusal */
  fetchStatus: () => Promise<number>;
  /** return whether a newer version of the page is available */
  isOutdated: () => Promise<boolean>;
  /** prepare a reload of the page that gets the newer version */
  renew: () => Promise<void>;
  /** register the listeners for events while the page is open */
  watch: (listeners: Listeners) => void;
  /** retry loading after a failure */
  retry: () => void;
  /** return the URL of a file that is made on demand, such as "download/steps.csv?n=8" */
  locate: (address: string) => Promise<string>;
  /** the learner's own program, if the page shows one */
  program?: typeof import("./suppliers/program/program.js").program;
  /** the only runs that can be shown; without this list, all can */
  runs?: Run[];
  /** the defaults for an empty query, if they differ from the usual */
  begins?: Partial<Address & Race>;
  /** return the range of steps of a run that can be shown; null for all */
  boundsOf?: (run: Run) => { start: number; stop: number } | null;
}

/** The data of a film in one file: files by their paths, and the recorded excerpts. */
export interface FilmInFile {
  files: Record<string, string>;
  excerpts: PackedExcerpt[];
  begins: Partial<Address & Race>;
  /** in a film of a learner's own program: its recording as text, and the findings about it */
  program?: { recording: string; findings: import("./suppliers/program/film.js").Findings };
}

/** The listeners for events of a supplier. */
export interface Listeners {
  coming: (coming: Coming) => void;
  /** something that the viewer requested has failed */
  trouble: (message: string) => void;
  /** a newer version is available */
  outdated: () => void;
  /** offer a file to the viewer for saving */
  save: (file: Blob, name: string) => void;
  /** return the sentence that only these steps of a run can be shown */
  refuse: (recorded: { run: Run; start: number; stop: number }) => string;
}

/** The source of steps and of all data about them. */
export interface Source {
  describe: (run: Run) => Promise<Description>;
  read: (run: Run, start: number, stop: number, stride: number) => Promise<Step[]>;
  readPictures: (run: Run, start: number, stop: number, stride: number, by: "steps" | "checks") => Promise<Step[]>;
  find: (run: Run, what: What, from: number, direction: Direction) => Promise<number | null>;
  /** find the step that places the last of these queens */
  findQueens: (run: Run, columns: number[]) => Promise<number | null>;
  /** `searched`: the number of examined steps if the search gave up, else 0 */
  findDoing: (
    run: Run,
    doing: Doing,
    from: number,
    direction: Direction,
  ) => Promise<{ step: number | null; searched: number }>;
  /** read all questions about these steps */
  readQuestions: (run: Run, start: number, stop: number) => Promise<Question[]>;
  countSubtrees: (run: Run, step: number) => Promise<SubtreeCounts>;
  readOutline: (run: Run, start: number, stop: number, width: number, exact: boolean) => Promise<Outline>;
  /** parse the text of a lesson on this device; return it with all its faults */
  readLesson: (text: string, language: string) => Promise<{ lesson: Lesson; faults: Fault[] }>;
  /** read solutions by their indexes */
  readSolutions: (run: Run, start: number, stop: number) => Promise<Solution[]>;
  readClasses: (run: Run, start: number, stop: number) => Promise<{ total: number; classes: SolutionClass[] }>;
  /** read the whole class of a solution */
  readClassOf: (run: Run, number: number) => Promise<{ index: number; itself: SolutionClass }>;
  /** count the classes up to and including a solution's */
  countClasses: (run: Run, number: number) => Promise<number>;
  count: (n: number, onProgress: (news: Counting) => void) => { result: Promise<Counting | null>; cancel: () => void };
}

// The types of the page's parts.

export type Store = ReturnType<typeof import("./film/store.js").createStore>;
export type Player = ReturnType<typeof import("./film/player.js").createPlayer>;
export type Actions = ReturnType<typeof import("./actions/actions.js").createActions>;
export type Attending = Awaited<ReturnType<typeof import("./class/attend.js").createAttending>>;

/** A drawing that an algorithm adds to squares and queens. */
export interface Drawing {
  element: Element;
  render: (step: Step, n: number, how: Pick<Look, "fast" | "notation">, now: number) => void;
}

/** The arguments of a content of the drawer. */
export interface DrawerParts {
  actions: Actions;
  source: Source;
  state: () => State;
  attend: () => Promise<Attending>;
}

/** A content of the drawer: its root element, and a function that is called in every frame while it is open. */
export interface DrawerContent {
  element: HTMLElement;
  render?: (state: State) => void;
}

// Words. The English texts define the type; other languages have the same shape.

/** The names of a text's placeholders: "row" and "bit" of "Bit {bit} of row {row}". */
type Places<T> = T extends `${string}{${infer P}}${infer Rest}` ? P | Places<Rest> : never;
/** The values of the placeholders; another language may need more of them than English. */
type Facts<P extends string> = { [K in P]: string | number } & { [name: string]: string | number };

/** Texts for use: a text with placeholders is a function of their values, and one with plural forms also of its count. */
export type Texts<T> = T extends string
  ? [Places<T>] extends [never]
    ? string
    : (facts: Facts<Places<T>>) => string
  : T extends { readonly other: string }
    ? (facts: Facts<Places<T[keyof T]> | "count">) => string
    : { [K in keyof T]: Texts<T[K]> };

/** Sentences bound to the texts of a language. */
export type Bound<S> = {
  [K in keyof S]: S[K] extends (say: any, ...facts: infer A) => infer R ? (...facts: A) => R : Bound<S[K]>;
};

/** The shape of another language's texts where English has T: the same names with its own texts. */
export type Shape<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? { readonly other: string; readonly [form: string]: string }
    : T extends readonly unknown[]
      ? readonly unknown[]
      : { readonly [K in keyof T]: Shape<T[K]> };
