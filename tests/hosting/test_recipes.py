"""Proxy recipes, in front of the server that their command starts: TLS, prefix, websocket."""

import gzip
import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import jsonify, request

from server.app import create_app
from tests.hosting.test_gate import GOOD
from tests.tools.proxies import NAME, Proxy, caddy, config_of, nginx
from tests.tools.raw import RawClient
from tests.tools.serving import serving
from tests.tools.slow import some

SPOOFED = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Prefix": "/evil", "X-Forwarded-Host": "evil.example"}


@pytest.fixture(scope="module", params=some(["nginx", "caddy"], "nginx"))
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """Run the proxy of a recipe; its /healthz returns the request as the server received it."""
    recipe, start = {"nginx": ("nginx.conf", nginx), "caddy": ("Caddyfile", caddy)}[request.param]
    config = config_of(recipe)
    app = create_app(config)
    app.view_functions["health.check"] = tell
    with serving(config, app) as address:
        server = address.removeprefix("http://").removesuffix("/queens/")
        with start([server], tmp_path_factory.mktemp("proxy")) as proxy:
            yield proxy


def tell() -> object:
    names = ("REMOTE_ADDR", "HTTP_HOST", "SCRIPT_NAME", "wsgi.url_scheme")
    return jsonify({name: request.environ[name] for name in names})


def test_the_pages_come_and_all_that_they_name(proxy: Proxy) -> None:
    for page in ("", "puzzle", "race", "exercise", "worksheet"):
        answer, body = proxy.get(f"/queens/{page}")
        assert answer.status == 200
        addresses = re.findall(r'(?:href|src)="((?:static|race|exercise)[^"]*)"', body.decode())
        assert len(addresses) >= 4
        for address in addresses:
            assert proxy.get(f"/queens/{address}")[0].status == 200, address
    module = next(address for address in addresses if address.endswith(".js"))
    script, packed = proxy.get(f"/queens/{module}", Accept_Encoding="gzip")
    assert script.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed)
    answer, body = proxy.get("/queens/download/solutions.txt?n=6&form=columns")
    assert (answer.status, len(body.splitlines())) == (200, 4)
    answer, _ = proxy.get("/queens?n=6")
    assert answer.status in (301, 308)
    assert answer.headers["Location"].endswith("queens/?n=6")
    assert proxy.get("/")[0].status in (200, 404)  # the proxy serves the rest of the site


def test_the_websocket_comes_through_for_our_own_pages_alone(proxy: Proxy) -> None:
    site = f"https://{NAME}:{proxy.port}"
    with RawClient(f"{site}/queens/", connected=proxy.connect(), origin=site) as viewer:
        viewer.send('{"type": "read", "id": 1, "algorithm": "bitmask", "n": 8, "start": 100, "stop": 101}')
        assert json.loads(viewer.receive())["steps"][0]["step"] == 100
    handshake = {name.replace("-", "_"): value for name, value in GOOD.items() if name != "Host"}
    assert proxy.get("/queens/ws", **handshake, Origin="https://evil.example")[0].status == 403
    assert proxy.get(f"/queens/ws/why?origin={site}")[0].status == 200
    assert proxy.get("/queens/ws/why?origin=https://evil.example")[0].status == 403


def test_the_server_sees_the_clients_address_whatever_its_headers_claim(proxy: Proxy) -> None:
    for claims in ({}, SPOOFED, {"X-Forwarded-Proto": "http"}):
        answer, body = proxy.get("/queens/healthz", **claims)
        assert answer.status == 200, body
        assert json.loads(body) == {
            "REMOTE_ADDR": "127.0.0.2",
            "HTTP_HOST": f"{NAME}:{proxy.port}",
            "SCRIPT_NAME": "/queens",
            "wsgi.url_scheme": "https",
        }


def test_plain_http_leads_to_tls(proxy: Proxy) -> None:
    if proxy.plain:  # Caddy redirects by itself
        connection = http.client.HTTPConnection("127.0.0.1", proxy.plain)
        connection.request("GET", "/queens/?n=6", headers={"Host": NAME})
        answer = connection.getresponse()
        assert (answer.status, answer.headers["Location"]) == (301, f"https://{NAME}/queens/?n=6")
        connection.close()


def test_as_the_whole_site(tmp_path: Path) -> None:
    """Follows the recipe: one line changed, and no --prefix."""
    with serving() as address:
        server = address.removeprefix("http://").removesuffix("/")
        with nginx([server], tmp_path, lambda recipe: recipe.replace("location /queens/", "location /")) as proxy:
            answer, body = proxy.get("/", Host="localhost")
            assert answer.status == 200
            address = re.findall(r'src="(static/[^"]*)"', body.decode())[0]
            assert proxy.get(f"/{address}", Host="localhost")[0].status == 200
