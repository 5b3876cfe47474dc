"""The project's own command without its bootstrap, as a program; DEFAULT_PORT stands for the default port."""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from server.__main__ import leave_at_ctrl_c, run

if __name__ == "__main__":  # the processes of a cluster import it, too
    leave_at_ctrl_c()
    from server.cli import parse
    from server.cli.ending import end
    from server.launch import telling

    telling.DEFAULT_PORT = int(os.environ.get("DEFAULT_PORT", "0"))
    end(lambda: run(parse(sys.argv[1:])))
