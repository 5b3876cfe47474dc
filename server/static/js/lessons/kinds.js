// The kinds of question that a stop may ask: those of the server's search/questions/kinds.py.

export const KINDS = ["next", "free", "ld", "col", "rd", "falls", "after", "ends", "below", "back", "line", "attacker"];
