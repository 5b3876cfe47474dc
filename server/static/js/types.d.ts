// Shapes that the rooms of the page share. Types only: nothing here runs.

import type { BenchName, OpenCard } from "./model/cards.js";
import type { Strip } from "./model/strip.js";
import type { Race } from "./race/address.js";
import type { Packed } from "./suppliers/excerpt.js";
/** A square of the board: [row, column], both from 0, row 0 on top, column 0 on the left. */
export type Square = [number, number];

/** One call on the stack. Masks are numbers below 2 ** 32; bit n - 1 - c stands for column c. */
export interface Frame {
  row: number;
  ld: number;
  col: number;
  rd: number;
  poss: number;
  bit: number;
}

/** A step's kind; "enter" only in the picture of a part: a call before anything is known of its row. */
export type Kind = "call" | "place" | "reject" | "solution" | "return" | "enter";

/** One step of the search: everything a picture of it needs. */
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
  /** of a square that was rejected: the queen that was found */
  attacker?: Square;
  /** only in the picture of a question: nothing is shown of what follows from it */
  veiled?: boolean;
}

export type Step = StepFields & Frame;

/** A line of squares; ld runs like \\, rd like /. */
export type Along = "row" | "column" | "ld" | "rd";

/** A step of a search that tries square after square: no masks, its variables under `state`. */
export type SquareStep = StepFields & {
  row?: number;
  column?: number;
  along?: Along;
  state: Record<string, any>;
  stack: { row?: number; column?: number; state: Record<string, any> }[];
};

/**
 * A step of a learner's own program: one of its events, as server/programs/RECORDING.md describes them. `calls` counts those
 * of all functions, `dead_ends` the boards on which queens attack each other. Names come with their values as Python writes
 * them, and with whether the step has changed them.
 */
export type ProgramStep = Omit<StepFields, "kind" | "stack"> & {
  kind: Kind | "line";
  stack: { name: string; file: number; line: number; names: [string, string, boolean][] }[];
  state: {
    event: number;
    /** before the first event: whether the learner is to run it, whether that is being done, or neither */
    happens: "call" | "line" | "return" | "yield" | "resume" | "exception" | "wanted" | "awaited" | "nothing";
    /** what is given back, or the exception's text */
    value: string;
    /** names with their values, changed by the line before */
    changed: [string, string][];
    attacks: [Square, Square][];
    /** whether the queen that was put is attacked, and is taken away again before the search goes on */
    trial: boolean;
    /** masks; null where the name has no value */
    registers: { name: string; value: string | null }[];
    globals: [string, string, boolean][];
  };
};

/** whether a search ends with its first solution */
export type Goal = "all" | "first";

/**
 * An algorithm as the menu has it: its largest n and the reason for it; the largest n of which
 * every step is indexed; the goal it opens with.
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

/** A listing as coloured pieces, line by line: CSS class and text. */
export type Pieces = [string, string][][];

/** The listings for a goal; `runs`: the lines of the Python one that some step runs. */
export type Listings = { python: Pieces; javascript: Pieces; runs: number[] };

export type Language = "python" | "javascript";

/**
 * What the board shows of a step. `states`: those of the squares in the active row or column, [] if none is active; `hollow`: the square of
 * a queen that is not there: the next one, one that was refused, or one that has just been removed (`lifted`); `barren`: the row or column without a free square.
 */
export type Scene = {
  active: { along: "row" | "column"; at: number } | null;
  states: string[];
  queens: Square[];
  hollow: Square | null;
  lifted: boolean;
  barren: number | null;
};

/** A square that a call can take: a branch of the tree. */
export type Branch = {
  label: string;
  column?: number;
  state: "path" | "candidate" | "tried" | "open" | "refused" | "rejected";
};

/** A square of a row, as it is read aloud; `found`: the solutions below it, null if nobody knows. */
export type Standing = { label: string; state: string; found?: number | null };

/** What the legend explains of a search: names of signs, of which the drawer draws each. */
export type Signs = { board: readonly string[]; below: readonly string[]; tree: readonly string[] };

/** The squares that were looked at along a line, beginning next to the square `from`. */
export type Scan = { from: Square; along: Along; squares: Square[] };

/** A wheel of the odometer: its number, whether it has just turned, and the result of its row's test. */
export type Wheel = { name: string; column: number; turned: boolean; state: string; test: string };

/** What stands beside a row of the board. */
export type RowNote = { text: string; along: string; now: boolean };

/** Long integers digit by digit, highest first; `along`: the line that each digit belongs to. */
export type LongIntegers = { along: string[]; rows: { name: string; digits: number[] }[] };

/** from: where the ones of a mask come from */
export type Sum = { mask: number; hit: number; note: string; from?: number }[] | null;

/** how the lowest bit is found, and what goes into the next row */
export type Sums = { pick: Sum; shift: Sum };

/**
 * How the steps of an algorithm are shown. Only this view knows what its steps hold; it returns plain data and words, and
 * does not draw.
 */
export interface AlgorithmView {
  /** what it works with: masks, square by square, or full boards */
  family: "masks" | "squares" | "boards";
  fills: "row" | "column";
  /** a 1 in its masks is a free column, not an attacked one */
  inverted?: boolean;
  /** how many of the last lines of a call find its free squares */
  finding?: number;
  signs: Signs;
  scene: (step: Step, n: number) => Scene;
  /** ahead: the masks of the row are written, its squares are not tried yet */
  calls: (step: Step, n: number) => { name: string; states: string[]; ahead?: boolean }[];
  /** the arrays of a search that makes no calls; the states of a row are those of each array in turn */
  arrays?: readonly string[];
  branches: (step: Step, n: number) => Branch[][];
  sentence: (step: Step, n: number, goal: Goal) => Sentence;
  /** the board, for those who do not see it */
  describe: (step: Step, n: number) => string;
  sums?: (step: Step, n: number) => Sums;
  /** beside lines of the Python listing */
  values: (step: Step, n: number, at: (pattern: RegExp) => number) => Map<number, string>;
  /** the fact about a target; null for one that the search does not have */
  fact: (step: Step, n: number, target: Target) => Fact | null;
  /** below the board, rows of cells */
  strip?: Strip;
  /** below the board, if there is no strip */
  odometer?: (step: Step, n: number) => { wheels: Wheel[]; said: string };
  /** on the board */
  scans?: (step: Step) => Scan[];
  /** pairs of queens that attack each other, on the board */
  attacks?: (step: Step) => [Square, Square][];
  /** what the timeline says of a step, and of a call with so many steps and solutions, where that is not what it says of our searches */
  tip?: (step: Step) => string;
  callTip?: (steps: number, solutions: number) => string;
  counters?: Record<string, (facts: { count: number }) => string>; // where they count something else
  /** right of the board, row for row */
  beside?: (step: Step, n: number) => RowNote[];
  /** under the sentence */
  long?: (step: Step, n: number) => LongIntegers | null;
  /** a step line by line, where more is known of a line than its number */
  parts?: (step: Step, n: number) => Part[];
  /** the values of its listing's integers, where they are no masks of a row, and how many bits they have */
  integers?: { width: (n: number) => number; calls: (step: Step, n: number) => Call[] };
}

/** A call with the values of its names; lifted: as its queen is lifted. */
export interface Call {
  row: number;
  values: Record<string, bigint>;
  lifted?: boolean;
}

/** Identifies a trace. */
export interface Run {
  algorithm: string;
  n: number;
  goal: Goal;
}

/** How large a trace is; sizes are null where they are not known. */
export interface Description {
  steps: number | null;
  placements: number | null;
  solutions: number | null;
  checks: number | null;
  exact: boolean;
  /** steps, like "3.4e15", where they are not known */
  estimate?: string;
  /** its standard error */
  error?: string;
  /** the command after which every step can be read at once */
  remedy?: string;
}

/** A count at full speed, under way or done. Times in seconds. */
export interface Counting {
  n: number;
  fraction: number;
  seconds: number;
  left: number | null;
  solutions: number;
  /** at least, at most */
  forecast: [number, number] | null;
  /** of `left` */
  error: number | null;
  /** of a cluster; null: the server itself counts */
  workers: number | null;
  done: boolean;
  engine?: string;
  threads?: number;
}

/** One cell of the table of times. Times in seconds. */
export interface TimesCell {
  /** "compiled", "python" or "full" */
  group: string;
  algorithm: string;
  n: number;
  kind: "measured" | "forecast" | "failed" | "unavailable";
  seconds: number | null;
  runs: number;
  /** n of the board that a forecast rests on */
  basis: number | null;
  /** why there is no time */
  note: string;
  /** when, in seconds since 1970 */
  at: number;
}

export type TimesTable = { machine: string; running: { seconds: number; largest: number } | null; cells: TimesCell[] };

/** what runs, and how long it should take */
export type TimingNow = { group: string; algorithm: string; n: number; seconds: number | null };

export type TimingNews = { done: number; of: number; now: TimingNow | null; cells: TimesCell[] };

/** How a range of steps looks, so many pixels wide; step k lies in pixel (k - start) * width / (stop - start), rounded down. */
export interface Outline {
  start: number;
  stop: number;
  width: number;
  exact: boolean;
  /** row, first step and end of each call at least a pixel wide */
  calls: [number, number, number][];
  /** per pixel the deepest row */
  deepest: number[];
  /** per pixel their number */
  solutions: number[];
}

export type What = "solution" | "dead_end" | "over" | "out";

/** What a step does: it runs a line of the listing, or puts a queen on a square. */
export type Doing = { line: number } | { square: Square };

export type Direction = "forward" | "backward";

/** A place in the film; `part`: of the step, from 0, -1: its last; `panel`: the one to open, "" for none. */
export interface Place {
  run: Run;
  step: number;
  part: number | null;
  panel: string;
}

export type Piece = ["text" | "code", string] | ["bold", Piece[]] | ["link", string, Piece[]];
export type Block = ["paragraph", Piece[]] | ["listing", string];

/** A question of a lesson's own. */
export type Choice = { text: Piece[]; answers: { text: Piece[]; right: boolean; why: Piece[] }[] };

/**
 * A stop of a lesson as its file says it: `look` names the parts of the page to look at, `question` what is asked of the
 * step, `card` one of the bits bench, "" for none.
 */
export interface Stop {
  title: string;
  place: Place;
  look: string[];
  text: Block[];
  question: string | null;
  choice: Choice | null;
  card: BenchName | "";
}

export interface Lesson {
  title: string;
  stops: Stop[];
  /** what a film of it has; not in one that is being written */
  filmed?: import("./wire/filmfile.js").Stretch[];
}

/** What is wrong in a line of a lesson, from 1: a sentence. */
export interface Fault {
  line: number;
  text: string;
}

/** A stop of a lesson, from 0. */
export type LessonStop = { name: string; stop: number };

/** what can lie in the drawer */
export type DrawerName = (typeof import("./model/names.js").DRAWERS)[number];

/** how a solution is written */
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

/** A solution: which one in the order of the search, from 1; its step; the column of the queen in each row. */
export interface Solution {
  number: number;
  step: number;
  columns: number[];
}

/** Solutions that turning and mirroring make of one another; `turn` makes each of the first one. */
export interface SolutionClass {
  size: number;
  members: (Solution & { turn: Turn })[];
}

/** The segment that the film is confined to: a loop goes round, a preset ends and begins again as a whole film does. */
export interface Segment {
  start: number;
  /** Infinity where it goes on to an end that nobody knows */
  stop: number;
  why: "loop" | "preset";
  /** of a preset: their columns, from the top row down */
  queens?: number[];
}

/** The viewer's stored settings. */
export interface Settings {
  theme: "system" | "light" | "dark";
  /** whether letters, digits and signs do something */
  keys: boolean;
  /** "browser", or the code of one */
  language: string;
  /** what a screen reader is told of a film that plays; off: of nothing */
  voice: "solutions" | "steps" | "off";
  /** whether slow play shows the parts of a step */
  animations: boolean;
  /** whether what changes on the board is heard */
  sound: boolean;
  /** how loud, in percent */
  volume: number;
}

export type Register = "ld" | "col" | "rd" | "taken" | "poss" | "bit";

/** What a viewer can point at: a square of the board, or a cell of a row below it. */
export type Target = { square: Square } | { register: string; column: number };

/** A queen that attacks along a line. */
export type Attack = { line: "ld" | "col" | "rd" | "row"; queen: Square };

/** The properties of every fact about a target. */
export interface FactBase {
  /** the row of cells that the target is in; "" for a square */
  register: string;
  /** the square itself, or the one that the cell stands under */
  square: Square;
  /** the attacking queens, and along which line */
  by: Attack[];
  /** the rows that tell it, and in which column */
  lit: Record<string, number>;
}

/**
 * Where there are masks. `on`: whether a bit is a 1; `side`: where the square's row lies, seen from the active one (over:
 * there is none); in `flipped` a 1 is a free square.
 */
export type MaskFact = FactBase & {
  about: "masks" | "flipped";
  register: Register | "";
  on: boolean;
  side: "above" | "active" | "below" | "over";
  state: "queen" | "placed" | "attacked" | "free" | "candidate" | "tried" | "lifted" | "open";
};

/** What a test costs: squares looked at, flags read, operations. */
export type Cost = { unit: "looks" | "reads" | "operations"; checks: number };

/**
 * Where squares are tried one by one. `by` are all queens of earlier lines that attack the square, `found` those that its
 * test has found; "unreached": no call has come to its line, "open": it has not been tested, "out": nor will it be.
 */
export type SquareFact = FactBase & {
  about: "square";
  fills: "row" | "column";
  found: Attack[];
  cost: Cost | null;
  state: "queen" | "placed" | "rejected" | "refused" | "tried" | "lifted" | "open" | "out" | "unreached" | "over";
};

/** Where full boards are tested. `digit`: the odometer's of the square's row; `row`: where the test ended. */
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
 * A flag of caching, or a bit of conjoin's integers. `line`: what it stands for; `at`: its number; `state`: whether it is
 * set, or is about to be by the queen that takes its square; in conjoin's `bits` whether the square under test has it, and
 * whether a queen has it, too; "idle": no square is tested. `tested`: that square, or null; `read`: whether the step has read it.
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

/** What is known about a target. */
export type Fact = MaskFact | SquareFact | BoardFact | FlagFact;

/** Solutions below the squares that were tried along a path. */
export interface SubtreeCounts {
  step: number;
  /** those that stood then */
  queens: Square[];
  /** per open call each square tried in it, and the solutions below */
  rows: [Square, number | null][][];
}

/** Where the page stands with the server. */
export interface Connection {
  status: "connecting" | "open" | "lost";
  /** seconds to the next try, as planned when the connection was lost */
  retryIn: number;
  /** the HTTP status with which the server refuses it; 200: it would not; 0: it does not answer */
  refused: number;
}

/** What the query of the page's address describes. */
export type Address = Pick<FilmState, "run" | "part" | "segment"> &
  Pick<PlayState, "speed"> &
  Pick<PageState, "view" | "code" | "drawer" | "card" | "panel" | "whole"> &
  Pick<LearnState, "lesson" | "predict"> & {
    step: number;
    queens: number[];
    /** whether it asks for the calm page; null: it says nothing at all */
    calm: boolean | null;
  };

/** What the film shows, and which of its steps. */
export interface FilmState {
  /** what was asked for */
  run: Run;
  /** what is on the screen; follows `run` when its steps arrive */
  shown: { run: Run; step: Step } | null;
  /** of `run`, once it is known */
  description: Description | null;
  /** of `run`, for the timeline; null until there is one */
  outline: Outline | null;
  /** what lies below the squares tried along the path */
  subtreeCounts: SubtreeCounts | null;
  /** the furthest step of `run` seen so far */
  reached: number;
  /** the part of a step that is shown alone, from 0 (-1: the last); null for whole steps */
  part: { step: number; index: number } | null;
  /** the steps of `run` that can be shown; null for all */
  recorded: { start: number; stop: number } | null;
  /** the steps that the film is confined to; null for all */
  segment: Segment | null;
  /** the steps that the timeline shows; null for all */
  zoom: { start: number; stop: number } | null;
}

/** How the film moves. */
export interface PlayState {
  /** direction of play; 0 while paused */
  playing: -1 | 0 | 1;
  /** steps a second, as chosen */
  speed: number;
  /** steps a second, as measured while playing */
  achieved: number | null;
  /** whether steps fly by under a key held down or a dragged timeline */
  hurried: boolean;
  /** how often the film was moved, other than by playing on or by the lead of a class */
  moves: number;
  /** number of history entries that the viewer has begun */
  navigations: number;
}

/** How much of who answers has come, from 0 to 1; null if it does not come, and why. */
export type Coming = { share: number | null; why: string };

/** What stands on the page beside the film. */
export interface PageState {
  /** which panels stand side by side: all, all but stack and tree, none */
  layout: "wide" | "low" | "narrow";
  /** all of it, for a projector, or for a frame in another page */
  view: "page" | "present" | "embed";
  /** whether the projector shows the code */
  code: boolean;
  /** what has joined the calm page; null: everything is shown */
  calm: import("./model/names.js").Calm;
  /** the tab that is open where panels share a tab bar */
  panel: string;
  /**
   * where the whole search is shown as one picture: nowhere, in place of the path's tree, large beside the board, or large
   * on a projector while the film is too fast for anything else
   */
  whole: "auto" | "off" | "panel" | "large";
  /** what lies in the open drawer */
  drawer: DrawerName | null;
  /** the card of the bits bench that is open in its drawer; null for the list */
  card: OpenCard | null;
  /** of the listing */
  language: Language;
  settings: Settings;
  /** messages beside controls; "" for none */
  notices: { n: string; speed: string; step: string; page: string; count: string; algorithm: string };
  /** what the viewer points at, to have it explained */
  pointed: Target | null;
  /** whether a finger did */
  touched: boolean;
  /** whether an algorithm was chosen whose part of the page is still on its way */
  loading: boolean;
  /** whether another version of the page is to be had by now */
  outdated: boolean;
  connection: Connection;
  coming: Coming;
  /** the count at full speed, while it runs and once it is done */
  counting: Counting | null;
}

/** What the viewer is being taught, or asked. */
export interface LearnState {
  /** the stop of a lesson that is shown; null for none */
  lesson: LessonStop | null;
  /** play stops and asks: by what the viewer has answered, by a seed, or one kind alone, and that at once; null: it does not */
  predict: { seed: number | null; about?: string } | null;
  /** the question that is open */
  asked: Asked | null;
}

/** What a class does to the page. */
export interface ClassState {
  /** whether the film is where the lead of a class is */
  follows: boolean;
  /** whether the page is a pupil's, who does not lead */
  led: boolean;
  /** why nobody may move the film now: the class is asked about its step; "" for nothing */
  held: string;
}

/** The state of the page. What it shows is a function of this state alone. */
export interface State {
  film: FilmState;
  play: PlayState;
  page: PageState;
  learn: LearnState;
  class: ClassState;
}

/** What changes in the state: some properties of some groups. */
export type Change = { [Group in keyof State]?: Partial<State[Group]> };

/** What can be asked at a step; `shown` is the step that shows the answer. */
export interface Question {
  step: number;
  about: string;
  answer: number;
  shown: number;
}

/** A question that is open at a step. The page shows its picture in place of the step, and what it says in place of the sentence. */
export interface Asked {
  run: Run;
  question: Question;
  /** of the step, without anything that tells the answer */
  picture: Step;
  said: Sentence;
  /** what lights up after a wrong answer */
  cause: FactBase | null;
}

/** What the lead of a class shows, in the fields of the wire. */
export interface Film {
  algorithm: string;
  n: number;
  goal: Goal;
  step: number;
  /** of the step, -1: the last; null: it is shown whole */
  part: number | null;
  playing: -1 | 0 | 1;
  /** steps a second */
  speed: number;
  /** of a What if …: their columns */
  queens: number[];
  /** a square, or a register and its column */
  point: [number | string, number] | null;
  lesson: string | null;
  stop: number;
}

/** The sentence about a step, and why; `brief`: why, where the page says already what puzzle it is. */
export type Sentence = { title: string; why: string; brief?: string };

/** A part of a step: what the listing does in one line. */
export interface Part {
  name:
    "solved" | "found" | "loop" | "lowest" | "taken" | "called" | "counted" | "returned" | "ended" | "back" | "line";
  /** of the listing, from 1; 0 for none */
  line: number;
  /** the registers and the board as they are then */
  picture: Step;
}

/**
 * How the film is drawn at its speed. `filled`: free squares are filled, 1, or rings alone, 0; `blurred`: each step is seen,
 * 0, or only what was held of late, 1; `fade`: milliseconds in which a step fades into the next.
 */
export type Notation = { filled: number; blurred: number; fade: number };

/**
 * What the views are given: the state and what is derived from it. Of a step in parts `shown.step` is the picture of the part. `fast`: steps come faster than they can be read; `done`: the lines of the step that have run; `said`: of the part, if
 *   it is more than of the step
 */
export type Look = State & {
  fact: Fact | null;
  fast: boolean;
  notation: Notation;
  moment: { part: Part; whole: Step; done: number[]; said: Sentence | null } | null;
};

/** What carries the messages between the page and who answers, as a WebSocket does. */
export interface Line {
  /** as a WebSocket's */
  readonly readyState: number;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** Who answers the page. */
export interface Supplier {
  open: () => Line;
  /** why a line does not open: 0 if nobody knows, 200 if it would be admitted, or the status with which it is refused */
  askWhy: () => Promise<number>;
  /** whether another version of the page is to be had by now */
  isOutdated: () => Promise<boolean>;
  /** before the page is loaded anew, to have that version */
  renew: () => Promise<void>;
  /** be told what happens while the page is open */
  watch: (listeners: Listeners) => void;
  /** try again to get what has not come */
  retry: () => void;
  /** the address of a file that is made when it is wanted, such as "download/steps.csv?n=8" */
  locate: (address: string) => Promise<string>;
  /** the learner's own program, where the page is of one */
  program?: typeof import("./suppliers/program/program.js").program;
  /** the only runs that can be shown; all, where there is no such list */
  runs?: Run[];
  /** what an address that says nothing leads to, where it is not the usual */
  begins?: Partial<Address & Race>;
  /** the steps of a run that can be shown, where those are not all */
  boundsOf?: (run: Run) => { start: number; stop: number } | null;
}

/** What a film in one file holds beside the page: files by their paths, and what was recorded. */
export interface FilmInFile {
  files: Record<string, string>;
  excerpts: Packed[];
  begins: Partial<Address & Race>;
  /** of a film of a learner's own program: its recording, as letters, and what was found in it */
  program?: { recording: string; findings: import("./suppliers/program/film.js").Findings };
}

/** What a page is told by who answers it. */
export interface Listeners {
  coming: (coming: Coming) => void;
  /** something that the viewer wanted has failed */
  trouble: (message: string) => void;
  /** another version is to be had */
  outdated: () => void;
  /** let the viewer have a file */
  save: (file: Blob, name: string) => void;
  /** says that only these steps of a run can be shown */
  refuse: (recorded: { run: Run; start: number; stop: number }) => string;
}

/** Where steps come from. */
export interface Source {
  describe: (run: Run) => Promise<Description>;
  read: (run: Run, start: number, stop: number, stride: number) => Promise<Step[]>;
  readPictures: (run: Run, start: number, stop: number, stride: number, by: "steps" | "checks") => Promise<Step[]>;
  find: (run: Run, what: What, from: number, direction: Direction) => Promise<number | null>;
  /** the step that places the last of these queens */
  findQueens: (run: Run, columns: number[]) => Promise<number | null>;
  /** searched: steps looked through where it was given up, else 0 */
  findDoing: (
    run: Run,
    doing: Doing,
    from: number,
    direction: Direction,
  ) => Promise<{ step: number | null; searched: number }>;
  /** all that these steps allow */
  readQuestions: (run: Run, start: number, stop: number) => Promise<Question[]>;
  countSubtrees: (run: Run, step: number) => Promise<SubtreeCounts>;
  readOutline: (run: Run, start: number, stop: number, width: number, exact: boolean) => Promise<Outline>;
  /** a lesson of this device, and all that is wrong with it */
  readLesson: (text: string, language: string) => Promise<{ lesson: Lesson; faults: Fault[] }>;
  /** by their indexes */
  readSolutions: (run: Run, start: number, stop: number) => Promise<Solution[]>;
  readClasses: (run: Run, start: number, stop: number) => Promise<{ total: number; classes: SolutionClass[] }>;
  /** the whole class of a solution */
  readClassOf: (run: Run, number: number) => Promise<{ index: number; itself: SolutionClass }>;
  /** how many classes there are up to and with a solution */
  countClasses: (run: Run, number: number) => Promise<number>;
  count: (n: number, tell: (news: Counting) => void) => { result: Promise<Counting | null>; cancel: () => void };
}

// What the page is made of, for those who are given it.

export type Store = ReturnType<typeof import("./film/store.js").createStore>;
export type Player = ReturnType<typeof import("./film/player.js").createPlayer>;
export type Actions = ReturnType<typeof import("./actions/actions.js").createActions>;
export type Attending = Awaited<ReturnType<typeof import("./class/attend.js").createAttending>>;

/** Something that an algorithm adds to squares and queens. */
export interface Drawing {
  element: Element;
  render: (step: Step, n: number, how: Pick<Look, "fast" | "notation">, now: number) => void;
}

/** What the content of the drawer is given. */
export interface DrawerParts {
  actions: Actions;
  source: Source;
  state: () => State;
  attend: () => Promise<Attending>;
}

/** The content of the drawer: its root element, and a function that is called in every frame while it is open. */
export interface DrawerContent {
  element: HTMLElement;
  render?: (state: State) => void;
}

// Words. English has the type, other languages have the same shape.

/** The names of a text's places: "row" and "bit" of "Bit {bit} of row {row}". */
type Places<T> = T extends `${string}{${infer P}}${infer Rest}` ? P | Places<Rest> : never;
/** What stands in the places; another language may want more of them than English. */
type Facts<P extends string> = { [K in P]: string | number } & { [name: string]: string | number };

/** Texts as they are said: one with places is a function of what stands there, one with forms of its count, too. */
export type Texts<T> = T extends string
  ? [Places<T>] extends [never]
    ? string
    : (facts: Facts<Places<T>>) => string
  : T extends { readonly other: string }
    ? (facts: Facts<Places<T[keyof T]> | "count">) => string
    : { [K in keyof T]: Texts<T[K]> };

/** Sentences that have been given their texts. */
export type Bound<S> = {
  [K in keyof S]: S[K] extends (say: any, ...facts: infer A) => infer R ? (...facts: A) => R : Bound<S[K]>;
};

/** What another language has to have where English has T: the same names, with texts of its own. */
export type Shape<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? { readonly other: string; readonly [form: string]: string }
    : T extends readonly unknown[]
      ? readonly unknown[]
      : { readonly [K in keyof T]: Shape<T[K]> };
