"""Files that hold a program, and those that hold none: encodings, notebooks, binary files, other languages."""

import json
from pathlib import Path

import pytest

from server.programs.recorder.ends import End
from server.programs.recorder.record import record
from server.programs.recording.recording import Recording
from server.programs.source import LARGEST, NoProgram, read_source

CHINESE = "# 皇后\nprint('八皇后')\n"
FRENCH = "# la première\nprint('dames')\n"


def write(folder: Path, data: bytes, name: str = "queens.py") -> Path:
    """Write a file, and return its path."""
    path = folder / name
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (CHINESE.encode(), CHINESE),
        ("\ufeff".encode() + CHINESE.encode(), CHINESE),
        (f"# coding: gbk\n{CHINESE}".encode("gbk"), f"# coding: gbk\n{CHINESE}"),
        (f"#!/usr/bin/python\n# -*- coding: latin-1 -*-\n{FRENCH}".encode("latin-1"), None),
        (b"a = 1\r\nb = 2\r\n", "a = 1\nb = 2\n"),
        (b"", ""),
    ],
)
def test_a_file_is_read_in_the_encoding_that_it_declares(tmp_path: Path, data: bytes, text: str | None) -> None:
    expected = data.decode("latin-1") if text is None else text
    assert read_source(write(tmp_path, data)) == expected


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (
            FRENCH.encode("latin-1"),
            "queens.py: invalid or missing encoding declaration. "
            "Save it as UTF-8, or declare its encoding in its first line",
        ),
        (
            f"x = 1\ny = 2\n{CHINESE}".encode("gbk"),
            "queens.py: line 3 is not in utf-8. Save it as UTF-8, or declare its encoding in its first line",
        ),
        (
            b"# coding: klingon\nx = 1\n",
            "queens.py: unknown encoding: klingon. Save it as UTF-8, or declare its encoding in its first line",
        ),
        (b"\x7fELF\0\0", "queens.py: must be a Python file, not a binary file"),
        (b"#" * (LARGEST + 1), "queens.py: must have at most 500,000 characters, not 500,001"),
        (json.dumps({"nbformat": 4, "cells": []}).encode(), "queens.py: this notebook has no code cells"),
    ],
)
def test_a_file_that_holds_no_program_is_refused_with_a_reason(tmp_path: Path, data: bytes, sentence: str) -> None:
    with pytest.raises(NoProgram) as refused:
        read_source(write(tmp_path, data))
    assert str(refused.value) == sentence


def test_the_code_cells_of_a_notebook_are_its_program(tmp_path: Path) -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# Queens"]},
        {"cell_type": "code", "source": ["%matplotlib inline\n", "n = 4\n"]},
        {"cell_type": "code", "source": "if n:\n    !ls\n    print(n)"},
        {"cell_type": "code", "source": [], "outputs": ["a long picture" * 50_000]},
    ]
    path = write(tmp_path, json.dumps({"nbformat": 4, "cells": cells}).encode(), "queens.ipynb")
    assert read_source(path) == "# %matplotlib inline\nn = 4\n\nif n:\n    # !ls\n    print(n)\n"


def test_a_dictionary_is_no_notebook(tmp_path: Path) -> None:
    text = '{"cells": [1, 2]}\n'
    assert read_source(write(tmp_path, text.encode())) == text


OTHERS = {
    "Java": [
        "class Solution {\n  public List<List<String>> solveNQueens(int n) {\n    return new ArrayList<>();\n  }\n}\n",
        "import java.util.*;\npublic class Queens {\n  static int n = 8;\n}\n",
        'public class Main { public static void main(String[] a) { System.out.println("4"); } }\n',
    ],
    "C++": [
        "#include <vector>\nusing namespace std;\nint main() { return 0; }\n",
        "class Solution {\npublic:\n    vector<vector<string>> solveNQueens(int n) {\n        return {};\n    }\n};\n",
        '#include <bits/stdc++.h>\nint main() { std::cout << "4"; }\n',
    ],
    "C": [
        '#include <stdio.h>\nint main(void) { printf("%d", 4); return 0; }\n',
        "#include <stdlib.h>\nint board[8];\nvoid solve(int row) { }\n",
        '#include "queens.h"\nint main() { return solve(8); }\n',
    ],
    "JavaScript": [
        "/** @param {number} n */\nvar solveNQueens = function(n) {\n  return [];\n};\n",
        "const n = 8;\nconst free = (row) => {\n  return row === 0;\n};\n",
        "function solve(n) {\n  console.log(n);\n}\nsolve(8);\n",
    ],
    "C#": ["using System;\nclass P { static void Main() { Console.WriteLine(4); } }\n"],
    "Go": ['package main\n\nimport "fmt"\n\nfunc main() {\n\tn := 8\n\tfmt.Println(n)\n}\n'],
    "Rust": ['fn main() {\n    let mut n = 8;\n    println!("{}", n);\n}\n'],
    "TypeScript": ["function solveNQueens(n: number): string[][] {\n  return [];\n}\n"],
}


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in OTHERS.items() for text in texts])
def test_another_language_is_none_of_python(name: str, text: str) -> None:
    assert end_of(text) == End("language"), name


@pytest.mark.parametrize(
    "text",
    [
        "def solve(n)\n    return n\n",
        "for i in range(8):\n    const = [1\nprint(const)\n",
        "n = 8\nlet x = 3\n",
        "board = [0] * 8;\nprintf(board\n",
        "while True:\n    if (x === 3):\n        console.log(x)\n",
        "This is not a program at all.\n",
        "Q . . .\n. . Q .\n",
    ],
)
def test_a_mistake_in_python_is_no_other_language(text: str) -> None:
    assert end_of(text).reason == "syntax"


def end_of(text: str) -> End:
    """Return the end of a program's run."""
    return End(**Recording.load(record(text)).header["end"])
