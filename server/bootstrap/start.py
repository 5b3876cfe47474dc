"""Run the process in the project's own virtual environment: if it is another one, restart there.

The new process gets the same command line.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import NoReturn

from .environment import Environment, candidates, checkout
from .tools import SetupError, say

_OLDEST = (3, 10)
# Set for the new process, so that a process in the wrong environment restarts only once.
_SENT_TO = "BITQUEENS_SENT_TO"


def ensure_environment(
    extras: Sequence[str] = (), program: str = "bitqueens", wishes: Sequence[str] = (), light: bool | None = None
) -> None:
    """Return in an environment with the project's packages and `extras`; exit with status 2 and why, if that fails.

    wishes: extras without which the command only works more slowly. light: see `Command`.
    """
    try:
        _ensure(extras, wishes, light)
    except (SetupError, OSError) as error:
        print(f"{program}: error: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)  # what a shell reports for Ctrl-C; the next start cleans up


def become(command: Sequence[str], environ: Mapping[str, str] = os.environ) -> NoReturn:
    """Replace this process by `command` if the system can; else run it in a child and exit with its status."""
    sys.stdout.flush()
    sys.stderr.flush()
    if sys.platform == "win32":
        child = subprocess.Popen(command, env=dict(environ))
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # the child got it as well and handles it
                sys.exit(child.wait())
    os.execve(command[0], list(command), dict(environ))


def _ensure(extras: Sequence[str], wishes: Sequence[str], light: bool | None) -> None:
    if sys.version_info < _OLDEST:
        oldest, this = (".".join(map(str, version)) for version in (_OLDEST, sys.version_info[:3]))
        raise SetupError(f"needs Python {oldest} or newer, but {sys.executable} is Python {this}")
    root = checkout()
    if root is None:
        if light is not None:
            raise SetupError("--light and --fast are for a checkout; here pip adds or removes numba and llvmlite")
        return
    environment = _choose([Environment(folder, root) for folder in candidates(root)], extras)
    sent_to = os.environ.pop(_SENT_TO, None)
    if light is not None:
        environment.remember(light=light)
    if not environment.has(extras):
        if environment.light and "fast" in extras:
            raise SetupError("this needs numba, which --light left out of this checkout; start it with --fast once")
        environment.provide(extras)
    if wishes and not environment.light and not environment.has(wishes):
        try:
            environment.provide(wishes)
        except (SetupError, OSError) as error:
            say(f"{error}\nbitqueens: going on without bitqueens[{','.join(wishes)}]")
    if environment.running:
        return
    if sent_to == str(environment.folder):
        raise SetupError(
            f"{environment.python} does not run in {environment.folder} (is PYTHONHOME set? If not, delete this folder)"
        )
    # Not sys.argv, which lacks the interpreter's own options (-X, -W).
    become([str(environment.python), *sys.orig_argv[1:]], {**os.environ, _SENT_TO: str(environment.folder)})


def _choose(environments: Sequence[Environment], extras: Sequence[str]) -> Environment:
    for environment in environments:
        if environment.is_safe() and (environment.has(extras) or environment.claim()):
            return environment
    folders = " nor ".join(str(environment.folder) for environment in environments)
    raise SetupError(f"can use neither {folders} for its packages (not writable, or owned by another user)")
