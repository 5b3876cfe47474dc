"""The command `python3 -m server` without its bootstrap; the variable DEFAULT_PORT replaces its default port."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from server.__main__ import leave_at_ctrl_c, run

if __name__ == "__main__":  # a cluster's processes import this module
    leave_at_ctrl_c()
    from server.cli import parse
    from server.cli.ending import run_and_exit
    from server.launch import announce

    announce.DEFAULT_PORT = int(os.environ.get("DEFAULT_PORT", "0"))
    run_and_exit(lambda: run(parse(sys.argv[1:])))
