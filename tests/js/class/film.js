// What a lead shows, for the tests of classes.

export const FILM = {
  algorithm: "bitmask",
  n: 8,
  goal: "all",
  step: 40,
  part: null,
  playing: 0,
  speed: 2,
  queens: [],
  point: null,
  lesson: null,
  stop: 0,
};
