# right: argparse, main, a flag for the number of solutions shown
import argparse


def parse():
    parser = argparse.ArgumentParser(description="Solve the n queens puzzle.")
    parser.add_argument("-n", "--size", type=int, default=8)
    parser.add_argument("--show", type=int, default=2, help="solutions to show")
    return parser.parse_args()


def solve(n):
    solutions = []

    def place(queens, diagonals, antidiagonals):
        row = len(queens)
        if row == n:
            solutions.append(queens)
            return
        for col in range(n):
            if col not in queens and row - col not in diagonals and row + col not in antidiagonals:
                place(queens + [col], diagonals | {row - col}, antidiagonals | {row + col})

    place([], frozenset(), frozenset())
    return solutions


def main():
    options = parse()
    solutions = solve(options.size)
    print(f"The {options.size}-queens puzzle has {len(solutions)} solutions.")
    for queens in solutions[: options.show]:
        for col in queens:
            print("." * col + "Q" + "." * (options.size - col - 1))
        print()


if __name__ == "__main__":
    main()
