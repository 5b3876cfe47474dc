"""The packages that compile kernels, the extra `fast`: installed behind a server that works without them."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys

from .environment import Environment, candidates, checkout
from .tools import SetupError, say

EXTRA = "fast"


def wanted() -> bool:
    """Return whether this process is to have compiled kernels.

    It is not after `--light`, with BITQUEENS_PURE, and without numba in an environment that is not ours to change.
    """
    if os.environ.get("BITQUEENS_PURE", "0") not in ("", "0"):
        return False
    environment = _here()
    return not environment.light if environment else importlib.util.find_spec("numba") is not None


def install_fast() -> str:
    """Install the packages into the running environment at low priority; return why that failed, in a sentence, or "".

    Nothing happens if they are there.

    Another process that does it already is waited for. An unfinished installation is tidied up, and is tried again by
    the next call.
    """
    environment = _here()
    if environment is None or environment.has([EXTRA]):
        return ""
    told = sys.stderr.isatty()
    if told:
        say("numba and NumPy, for counting and for large boards, are installed behind the page (once)")
    try:
        environment.provide([EXTRA], behind=True)
    except SetupError as error:
        return str(error).partition("\n")[0]
    except OSError as error:
        return f"{environment.folder} cannot take more packages: {error}"
    importlib.invalidate_caches()
    if told:
        say("numba and NumPy are installed")
    return ""


def _here() -> Environment | None:
    """Return our environment if this process runs in it."""
    root = checkout()
    found = [Environment(folder, root) for folder in candidates(root)] if root else []
    return next((environment for environment in found if environment.running), None)
