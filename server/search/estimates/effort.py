"""How much work each algorithm has with a board, in checks: what a forecast of its time grows with. No clock.

The totals up to n = 17 were counted, call by call. Beyond them the checks a call (a board, for `naive`) are carried on,
since they change smoothly from one n to the next; the number of calls itself is known up to n = 18.
"""

from collections.abc import Callable, Sequence

from ..counting.workload import border_placements, plain_placements

LARGEST = 18  # n

# Solutions by n - 1, OEIS A000170.
SOLUTIONS = (1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104, 666090624)

# Checks by n - 1: squares looked at, and for `caching` flags.
_NAIVE = (
    *(0, 6, 61, 813, 12_796, 233_426, 4_876_197, 114_867_717, 3_012_680_644, 87_063_719_709),
    *(2_750_448_028_577, 94_306_435_110_963, 3_487_971_737_624_048, 138_432_914_969_336_623),
    *(5_868_659_350_528_804_575, 264_676_257_697_508_486_133, 12_653_510_329_579_669_256_010),
)
_BASIC = (
    *(0, 6, 29, 141, 696, 3_441, 16_257, 81_318, 419_612, 2_228_898, 12_657_227, 76_816_881),
    *(489_867_164, 3_313_680_018, 23_663_451_165, 178_620_084_438, 1_410_352_992_970),
)
_PLAIN = (
    *(0, 2, 10, 47, 227, 1_017, 4_732, 22_630, 112_625, 576_338, 3_165_680, 18_553_127, 114_147_319),
    *(744_427_782, 5_133_361_936, 37_412_538_316, 285_608_864_459),
)
_CACHING = (
    *(3, 13, 37, 115, 393, 1_485, 5_792, 24_648, 110_963, 523_217, 2_669_795, 14_684_728, 85_574_125),
    *(532_573_223, 3_520_831_197, 24_729_771_749, 182_592_346_149),
)


def effort(algorithm: str, n: int) -> float:
    """The checks that an algorithm makes on the n-board, all solutions; of `count`, the full-speed one, its placements.

    Exact up to n = 17, for `bitmask`, `flipped` and `conjoin` up to 18, which is the largest n.
    """
    if not 1 <= n <= LARGEST:
        raise ValueError(f"n must be from 1 to {LARGEST}, not {n}")
    match algorithm:
        case "naive":
            return _known(_NAIVE, n, lambda n: n**n)
        case "basic" | "backtracking":
            return _known(_BASIC, n, searched)
        case "plain":
            return _known(_PLAIN, n, searched)
        case "caching":
            return _known(_CACHING, n, searched)
        case "conjoin":
            return n * searched(n)
        case "bitmask" | "flipped":
            return searched(n)
        case "count":
            return border_placements(max(n, 8))
        case _:
            raise ValueError(f"nobody knows how much work {algorithm!r} has")


def searched(n: int) -> int:
    """The calls that look for free squares in a row: all but those that find the board full."""
    return int(plain_placements(n)) + 1 - SOLUTIONS[n - 1]


def _known(checks: Sequence[int], n: int, calls: Callable[[int], int]) -> float:
    """Checks as counted; beyond, those a call carried on as they grew, their growth and its growth."""
    if n <= len(checks):
        return checks[n - 1]
    rates = [checks[k - 1] / calls(k) for k in range(len(checks) - 2, len(checks) + 1)]
    for _ in range(len(checks), n):
        rates.append(3 * rates[-1] - 3 * rates[-2] + rates[-3])
    return rates[-1] * calls(n)
