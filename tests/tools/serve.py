"""The project's own command without its bootstrap, as a program; DEFAULT_PORT stands for the default port."""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from server import __main__ as command
from server.cli.options import parse

if __name__ == "__main__":  # the processes of a cluster import it, too
    command.DEFAULT_PORT = int(os.environ.get("DEFAULT_PORT", "0"))
    sys.exit(command.run(parse(sys.argv[1:])))
