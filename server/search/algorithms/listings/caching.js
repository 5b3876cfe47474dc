export function solve(n, found) {
  const queens = [];
  const columns = Array(n).fill(false);
  const majors = Array(2 * n - 1).fill(false);
  const minors = Array(2 * n - 1).fill(false);

  function attempt(row) {
    if (row === n) {
      found(queens);
      return;  // first: return true;
    }
    for (let column = 0; column < n; column++) {
      const major = row - column + n - 1;
      const minor = row + column;
      if (!(columns[column]
          || majors[major]
          || minors[minor])) {
        columns[column] = true;
        majors[major] = true;
        minors[minor] = true;
        queens.push(column);
        attempt(row + 1);  // first: if (attempt(row + 1)) return true;
        queens.pop();
        columns[column] = false;
        majors[major] = false;
        minors[minor] = false;
      }
    }
  }

  attempt(0);
}
