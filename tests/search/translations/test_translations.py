"""The translations find the same solutions with the same checks as their algorithms."""

from __future__ import annotations

import importlib.util
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from server.search import compiled, translations
from server.search.algorithms.catalogue import ALGORITHMS
from server.search.estimates.effort import effort
from server.search.translations import translation
from server.search.translations.conjoin import WORD, squares
from tests.search.oracle import MASKED, PLACEMENTS, SOLUTIONS
from tests.search.square_oracle import RULES


def test_there_are_no_others() -> None:
    assert {module.name for module in iter_modules(translations.__path__)} == set(ALGORITHMS)


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_solutions(algorithm: str) -> None:
    largest = 7 if algorithm == "naive" else 9
    assert [translation(algorithm)(n) for n in range(1, largest + 1)] == SOLUTIONS[:largest]


@pytest.mark.parametrize("n", [4, 12, 13, 18])
def test_the_long_integer_in_two_words(n: int) -> None:
    words = squares(n)
    for i in range(n):
        for j in range(n):
            low, high = map(int, words[i, j])
            assert low | high << WORD == 1 << j | 1 << (2 * n - 1 + i - j) | 1 << (3 * n - 1 + i + j)


@pytest.mark.skipif(not compiled.COMPILED, reason="takes a minute without numba")
def test_both_words_are_looked_at() -> None:
    assert translation("conjoin")(13) == SOLUTIONS[12]


class Looked:
    """An array that counts its reads; with `writes` its writes instead."""

    def __init__(self, array: Any, tally: list[int], *, writes: bool = False) -> None:
        self.array, self.tally, self.writes = array, tally, writes

    def __getitem__(self, place: Any) -> Any:
        self.tally[0] += not self.writes
        return self.array[place]

    def __setitem__(self, place: Any, value: Any) -> None:
        self.tally[0] += self.writes
        self.array[place] = value


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> ModuleType:
    """A translation as interpreted Python, loaded apart from the compiled one."""
    monkeypatch.setattr(compiled, "recursive", lambda function: function)
    name = f"{translations.__name__}.{request.param}"
    spec = importlib.util.find_spec(name)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def checks(module: ModuleType, algorithm: str, n: int) -> int:
    """Run it for n queens; count its algorithm's checks."""
    tally = [0]

    def counted(name: str, change: Any) -> None:
        original = getattr(module, name)
        setattr(module, name, lambda *arguments: original(*change(arguments)))

    match RULES[algorithm].counts if algorithm in RULES else algorithm:
        case "naive" | "squares":  # the last argument of the test: where it looks
            counted("attacked", lambda arguments: (*arguments[:-1], Looked(arguments[-1], tally)))
        case "flags":
            look = module.np = type("Numpy", (), {"bool_": np.bool_})
            look.zeros = staticmethod(lambda *arguments: Looked(np.zeros(*arguments), tally))
        case "tests":
            words = module.squares
            module.squares = lambda n: Looked(words(n), tally)
        case name if name in MASKED and not hasattr(module, "try_"):  # a row's free squares are written, and each taken
            tally[0] -= PLACEMENTS[n - 1]
            arrays = module.np = type("Numpy", (), {"int64": np.int64})
            arrays.zeros = staticmethod(
                lambda *arguments: [*(rows := np.zeros(*arguments))[:-1], Looked(rows[-1], tally, writes=True)]
            )
        case name if name in MASKED:
            tally[0] -= SOLUTIONS[n - 1]  # a call that finds the board full looks no further
            original = module.try_

            def call(*arguments: int) -> int:
                tally[0] += 1
                return int(original(*arguments))

            module.try_ = call
    assert module.solve(n) == SOLUTIONS[n - 1]
    return tally[0]


@pytest.mark.parametrize(("uncompiled", "algorithm"), [(name, name) for name in ALGORITHMS], indirect=["uncompiled"])
@pytest.mark.parametrize("n", [1, 4, 5, 6])
def test_the_work_is_the_algorithms(uncompiled: ModuleType, algorithm: str, n: int) -> None:
    if algorithm == "naive" and n == 6:
        n = 3
    assert checks(uncompiled, algorithm, n) == effort(algorithm, n)
