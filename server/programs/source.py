"""Read the text of a program from a file: Python in the encoding that it declares, or a notebook's code cells."""

import errno
import io
import json
import os
import re
import stat
import tokenize
from pathlib import Path

LARGEST_FILE, LARGEST_NOTEBOOK = 1_000_000, 10_000_000  # bytes: a notebook also has the pictures of its outputs
LARGEST = 500_000  # characters; the page, which colours each line, has a lower bound in yours/editor.js
_MAGIC = re.compile(r"^(\s*)([%!].*)$", re.MULTILINE)


class NoProgram(ValueError):
    """A file that cannot be a program; the text is a sentence for the user."""


def read_regular(path: Path, most: int) -> bytes:
    """Return a file's bytes. Raises OSError, also for more than `most`, and for what is no file: it may never end."""
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    found = os.fstat(descriptor)
    if not stat.S_ISREG(found.st_mode):
        os.close(descriptor)
        raise OSError(errno.EINVAL, "must be a regular file", str(path))
    with os.fdopen(descriptor, "rb") as file:
        data = file.read(most + 1) if found.st_size <= most else b""
    if (size := max(found.st_size, len(data))) > most:
        raise OSError(errno.EFBIG, f"must have at most {most:,} bytes, not {size:,}", str(path))
    return data


def read_source(path: Path) -> str:
    r"""Return the program in a file.

    Args:
        path: The file: Python, or a notebook.

    Returns:
        Its text, with "\n" at the ends of lines. A notebook's code cells follow one another; magic lines are comments.

    Raises:
        OSError: The file cannot be read.
        NoProgram: The file is too long, binary, or not in the encoding that it declares, or has no code cells.
    """
    data = read_regular(path, LARGEST_NOTEBOOK if path.suffix == ".ipynb" else LARGEST_FILE)
    if b"\0" in data:
        raise NoProgram(f"{path.name}: must be a Python file, not a binary file")
    text = decode(data, path.name)
    code = code_of(text, path.name)
    program = text if code is None else code
    if len(program) > LARGEST:
        raise NoProgram(f"{path.name}: must have at most {LARGEST:,} characters, not {len(program):,}")
    return program


def decode(data: bytes, name: str) -> str:
    """Return the text of a Python file as Python itself reads it. Raises NoProgram if it is in another encoding."""
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
        return io.TextIOWrapper(io.BytesIO(data), encoding).read()
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        why = f"line {line} is not in {wrong.encoding}"
    except SyntaxError as wrong:
        why = wrong.msg
    raise NoProgram(f"{name}: {why}. Save it as UTF-8, or declare its encoding in its first line")


def code_of(text: str, name: str) -> str | None:
    """Return the code cells of a notebook as one program; None for another text. Raises NoProgram if it has none."""
    try:
        notebook = json.loads(text) if text.lstrip().startswith("{") and '"cells"' in text else None
    except ValueError:
        return None
    match notebook:
        case {"cells": [*cells], "nbformat": _}:
            chosen = [cell for cell in cells if isinstance(cell, dict) and cell.get("cell_type") == "code"]
            texts = ["".join(cell.get("source", "")).rstrip("\n") for cell in chosen]
            code = "\n\n".join(_MAGIC.sub(r"\1# \2", text) for text in texts if text.strip())
            if not code:
                raise NoProgram(f"{name}: this notebook has no code cells")
            return f"{code}\n"
    return None
