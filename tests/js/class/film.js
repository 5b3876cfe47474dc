// The film of a lead, for the tests of classes.

const RUN = { algorithm: "bitmask", n: 8, goal: "all" };
const WHERE = { step: 40, part: null, playing: 0, speed: 2 };

export const FILM = { ...RUN, ...WHERE, point: null, lesson: null, stop: 0 };
