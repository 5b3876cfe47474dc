// The kinds of question that lessons and worksheets may ask, in their order: those of the server's search/questions/kinds.py.

export const KINDS = ["next", "free", "ld", "col", "rd", "falls", "after", "ends", "below", "back", "line", "attacker"];
