"""A class of two, as a program of its own: `attend.py ADDRESS FILE` opens it, joins and votes, and says when.

Whatever tells who they are goes into the file, and nowhere else, at the end.
"""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.tools.raw import Raw

SOURCE = "127.77.66.55"


def ask(viewer: Raw, **message: object) -> dict[str, Any]:
    """The answer to a request; news of the class is left out, but that with the seat."""
    id = secrets.token_hex(4)
    viewer.say(json.dumps({"id": id} | message))
    while True:
        said: dict[str, Any] = json.loads(viewer.hear())
        if said["id"] == id:
            return said


def main(address: str, file: Path) -> None:
    agent, name = f"Browser/{secrets.token_hex(8)}", f"Mia{secrets.token_hex(8)}"
    token = secrets.token_hex(16)
    film = {"algorithm": "bitmask", "n": 8, "step": 0}
    with (
        Raw(address, source=SOURCE, agent=agent) as host,
        Raw(address, source=SOURCE, agent=agent) as pupil,
    ):
        code = ask(host, type="open", token=token, **film)["code"]
        urlopen(Request(f"{address}{code}", headers={"User-Agent": agent}), timeout=20).close()
        ask(pupil, type="join", code=code, name=name)
        joined = ask(pupil, type="join", code=code)
        asked = ask(host, type="ask", code=code, token=token, about="next", step=0)
        vote = {"type": "vote", "code": code, "seat": joined["seat"], "ask": asked["ask"], "round": 1, "answer": 1}
        assert ask(pupil, **vote)["type"] == "voted"
        print("there", flush=True)
        sys.stdin.readline()
        ask(host, type="end", code=code, token=token)
    secret = joined["seat"].split(".")[1]
    file.write_text(json.dumps({"agent": agent, "name": name, "token": token, "seat": secret, "address": SOURCE}))
    print("gone", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
