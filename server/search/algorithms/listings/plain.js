export function solve(n, found) {
  const board = Array.from({ length: n }, () => Array(n).fill(0));

  function attempt(row, columns) {
    if (row === n) {
      found(board.map((squares) => squares.indexOf(1)));
      return;  // first: return true;
    }
    for (const column of columns) {
      if (!attacked(row, column)) {
        board[row][column] = 1;
        const others = columns.filter((other) => other !== column);
        attempt(row + 1, others);  // first: if (attempt(row + 1, others)) return true;
        board[row][column] = 0;
      }
    }
  }

  function attacked(row, column) {
    for (let r = row - 1, c = column - 1; r >= 0 && c >= 0; r--, c--) {
      if (board[r][c]) return true;
    }
    for (let r = row - 1, c = column + 1; r >= 0 && c < n; r--, c++) {
      if (board[r][c]) return true;
    }
    return false;
  }

  attempt(0, [...Array(n).keys()]);
}
