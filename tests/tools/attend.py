"""Hold a class of two in a process of its own: `attend.py ADDRESS FILE` opens a class, joins it and votes.

It prints "there" after the vote and "gone" after the end. The data that identify the two viewers go only into FILE.
"""

import json
import secrets
import sys
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.tools.raw import RawClient

SOURCE = "127.77.66.55"


def request(viewer: RawClient, **message: object) -> dict[str, Any]:
    """Send a request and return its answer, skipping messages with other ids."""
    id = message.setdefault("id", secrets.token_hex(4))
    viewer.send(json.dumps(message))
    while True:
        answer: dict[str, Any] = json.loads(viewer.receive())
        if answer["id"] == id:
            return answer


def main(address: str, file: Path) -> None:
    agent, name = f"Browser/{secrets.token_hex(8)}", f"Mia{secrets.token_hex(8)}"
    token = secrets.token_hex(16)
    film = {"algorithm": "bitmask", "n": 8, "step": 0}
    with (
        RawClient(address, source=SOURCE, agent=agent) as host,
        RawClient(address, source=SOURCE, agent=agent) as pupil,
    ):
        code = request(host, type="open", token=token, **film)["code"]
        urlopen(Request(f"{address}{code}", headers={"User-Agent": agent}), timeout=20).close()
        request(pupil, type="join", code=code, name=name)
        joined = request(pupil, type="join", code=code)
        asked = request(host, type="ask", code=code, token=token, about="next", step=0)
        vote = {"type": "vote", "code": code, "seat": joined["seat"], "ask": asked["ask"], "round": 1, "answer": 1}
        assert request(pupil, **vote)["type"] == "voted"
        print("there", flush=True)
        sys.stdin.readline()
        request(host, type="end", code=code, token=token)
    secret = joined["seat"].split(".")[1]
    file.write_text(json.dumps({"agent": agent, "name": name, "token": token, "seat": secret, "address": SOURCE}))
    print("gone", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
