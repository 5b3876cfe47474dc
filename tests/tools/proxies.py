"""Real proxies in front of a server, configured by our recipes, with free ports and a self-signed certificate."""

import http.client
import os
import re
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import yaml

from server.cli import parse
from server.cli.serve import Serve
from server.config.config import Config, make_config
from tests.tools.programs import need
from tests.tools.serving import ROOT
from tests.tools.system import is_root
from tests.tools.waiting import until

NAME = "queens.example"
RECIPES = ROOT / "server/hosting/recipes"

_NGINX = """
daemon off;
pid {folder}/pid;
error_log stderr;
{user}
worker_processes 1;
events {{ worker_connections 512; }}
http {{
  access_log off;
  client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3;
  uwsgi_temp_path {folder}/4; scgi_temp_path {folder}/5;
  {recipe}
}}
"""
_CADDY = """
{{
  admin off
  auto_https disable_redirects
}}
{recipe}
"""


@dataclass(frozen=True)
class Proxy:
    """A running proxy: `port` is for TLS, `plain` for HTTP, or 0 if it has none."""

    port: int
    plain: int

    def connect(self, source: str = "127.0.0.2") -> ssl.SSLSocket:
        """Open a TLS connection from an address other than the proxy's."""
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        line = socket.create_connection(("127.0.0.1", self.port), 20, (source, 0))
        return context.wrap_socket(line, server_hostname=NAME)

    def get(self, path: str, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
        """Send a GET request; return the response and its body. In names of headers, `_` stands for `-`."""
        connection = http.client.HTTPConnection(NAME, self.port)
        connection.sock = self.connect()
        try:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request("GET", path, headers=named)
            answer = connection.getresponse()
            return answer, answer.read()
        finally:
            connection.close()


def config_of(recipe: str) -> Config:
    """Return the configuration that the command in a recipe's comment starts."""
    (line,) = re.findall(r"^#   python3 -m server (.*)$", (RECIPES / recipe).read_text(), re.MULTILINE)
    command = parse(str(line).split(), {})
    assert isinstance(command, Serve)
    return make_config(command.settings)


Change = Callable[[str], str]


@contextmanager
def nginx(servers: Sequence[str], folder: Path, change: Change = str) -> Iterator[Proxy]:
    """Run nginx in front of one or two servers at host:port, by its recipe, to which `change` is applied."""
    proxy = Proxy(free_port(), free_port())
    recipe = read_recipe("nginx.conf", servers, r"^( *)# (?=server |upstream |\")")
    recipe = replace(
        change(recipe),
        {
            "listen 80;": f"listen 127.0.0.1:{proxy.plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{proxy.port} ssl http2;",
            f"/etc/ssl/certs/{NAME}.pem": f"{folder}/certificate",
            f"/etc/ssl/private/{NAME}.key": f"{folder}/key",
        },
    )
    user = "user root;" if is_root() else ""
    (folder / "conf").write_text(_NGINX.format(folder=folder, user=user, recipe=recipe))
    with _running(["nginx", "-e", "stderr", "-p", str(folder), "-c", str(folder / "conf")], proxy, folder):
        yield proxy


@contextmanager
def caddy(servers: Sequence[str], folder: Path, change: Change = str) -> Iterator[Proxy]:
    """Run Caddy likewise, with our certificate: its own would come from the internet."""
    with _caddy(change(read_recipe("Caddyfile", servers, r"^(\t+)# ")), folder) as proxy:
        yield proxy


@contextmanager
def composed_caddy(servers: Sequence[str], folder: Path) -> Iterator[Proxy]:
    """Run Caddy in front of two servers as compose.yaml configures it."""
    content: str = yaml.safe_load((RECIPES / "compose.yaml").read_text())["configs"]["caddy"]["content"]
    named = {f"bitqueens{number}:8088": server for number, server in enumerate(servers, 1)}
    for what, instead in named.items():
        content = content.replace(what, instead)
    with _caddy(content.replace("$$", "$").replace("${DOMAIN}", NAME), folder) as proxy:
        yield proxy


@contextmanager
def _caddy(recipe: str, folder: Path) -> Iterator[Proxy]:
    proxy = Proxy(free_port(), 0)
    site = f"{NAME}:{proxy.port} {{\n\tbind 127.0.0.1\n\ttls {folder}/certificate {folder}/key"
    recipe = replace(recipe, {f"\n{NAME} {{": f"\n{site}"})
    (folder / "Caddyfile").write_text(_CADDY.format(recipe=recipe))
    with _running(["caddy", "run", "--config", str(folder / "Caddyfile")], proxy, folder):
        yield proxy


def read_recipe(name: str, servers: Sequence[str], mark: str) -> str:
    """Return a recipe for these servers; for two, the marks before the lines for a second process are removed."""
    recipe = (RECIPES / name).read_text()
    if len(servers) > 1:
        recipe = re.sub(mark, r"\1", recipe, flags=re.MULTILINE)
    for port, server in zip((8088, 8089), servers, strict=False):
        recipe = recipe.replace(f"127.0.0.1:{port}", server)
    return recipe


def replace(recipe: str, changes: Mapping[str, str]) -> str:
    """Replace texts that a recipe contains once each."""
    for what, instead in changes.items():
        assert recipe.count(what) == 1, what
        recipe = recipe.replace(what, instead)
    return recipe


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@contextmanager
def _running(command: list[str], proxy: Proxy, folder: Path) -> Iterator[None]:
    """Run the proxy as a process until the block ends; show its output if it does not start."""
    need(command[0], "openssl")
    _make_certificate(folder)
    log = folder / "log"
    with (
        log.open("w") as output,
        subprocess.Popen(command, stdout=output, stderr=output, env={**os.environ, "HOME": str(folder)}) as process,
    ):
        try:
            until(lambda: process.poll() is not None or _answers(proxy), "the proxy does not answer")
            assert process.poll() is None, log.read_text()
            yield
        finally:
            process.terminate()


def _answers(proxy: Proxy) -> bool:
    try:
        proxy.connect().close()
    except OSError:
        return False
    return True


def _make_certificate(folder: Path) -> None:
    made = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    files = ["-keyout", f"{folder}/key", "-out", f"{folder}/certificate", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run(["openssl", "req", *made, *files], check=True, capture_output=True)
