"""A pip for test_bootstrap, which runs in the environment: it makes a folder for each package.

Variables of the test set its end; until the file PIP_WAITS exists, it has not yet finished.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from pathlib import Path

names = [name for name in sys.argv[1:] if name != "install" and not name.startswith("--")]
packages = next(Path(sys.prefix).glob("[Ll]ib/**/site-packages"))
with (Path(os.environ["XDG_CACHE_HOME"]) / "calls").open("a") as log:
    log.write(f"pip {' '.join(names)}\n")
for name in names:
    (packages / name).mkdir(exist_ok=True)
if "pip" in names:
    shutil.copy(__file__, packages / "pip/__main__.py")
if sys.stdout.isatty():
    print("Downloading", *names, flush=True)
until = Path(os.environ.get("PIP_WAITS", ""))
while until.name and not until.exists():
    time.sleep(0.01)
print(os.environ.get("PIP_SAYS", ""), file=sys.stderr)
sys.exit(int(os.environ.get("PIP_STATUS", "0")))
