"""Tests of the settings, by option and by environment variable, and of their effects."""

import re

import pytest

from server.app import create_app
from server.cli import parse
from server.cli.serve import Serve
from server.config.config import Config, make_config
from server.config.limits import LIMITS
from server.config.settings import DEFAULTS, HOW, Settings, from_environ, network, option_of, path_prefix, variable_of
from tests.tools.serving import ROOT

SHARD = "must be K/M with 1 <= K <= M <= 24, such as 2/4 for the second of four processes"


def settings(line: str, **environ: str) -> Settings:
    command = parse(line.split(), {f"BITQUEENS_{name}": value for name, value in environ.items()})
    assert isinstance(command, Serve)
    return command.settings


def test_the_defaults_are_safe() -> None:
    assert settings("") == DEFAULTS == Settings()
    assert make_config(DEFAULTS) == Config()
    assert DEFAULTS.max_clients == LIMITS.clients
    assert parse([], {}) == Serve("127.0.0.1", None, browser=True)


def test_by_options() -> None:
    line = "--max-clients 40 --max-per-address 7 --allow-origin https://a.example --allow-origin HTTP://B.example:8000 "
    line += "--allow-host Queens.Example. --allow-embedding https://school.example --log-level info"
    assert settings(line) == Settings(
        40,
        7,
        ("https://a.example", "http://b.example:8000"),
        ("queens.example",),
        ("https://school.example",),
        log_level="info",
    )


def test_by_the_environment() -> None:
    assert settings(
        "",
        MAX_CLIENTS="40",
        MAX_PER_ADDRESS="7",
        ALLOW_ORIGIN="https://a.example, http://b.example:8000",
        ALLOW_HOST="queens.example other",
        ALLOW_EMBEDDING="*",
        LOG_LEVEL="debug",
    ) == Settings(
        40, 7, ("https://a.example", "http://b.example:8000"), ("queens.example", "other"), ("*",), log_level="debug"
    )


def test_an_option_counts_for_more_than_the_environment() -> None:
    assert settings("--max-clients 3", MAX_CLIENTS="nonsense", LOG_LEVEL="error") == Settings(3, log_level="error")


def test_proxies_and_the_prefix() -> None:
    proxies = (network("127.0.0.1"), network("10.0.0.0/8"), network("fd00::/8"))
    by_option = settings("--trusted-proxy 127.0.0.1 --trusted-proxy 10.0.0.0/8 --trusted-proxy fd00::/8 --prefix /a/b/")
    by_variable = settings("", TRUSTED_PROXY="127.0.0.1 10.0.0.0/8,fd00::/8", PREFIX="/a/b")
    assert by_option == by_variable == Settings(trusted_proxy=proxies, prefix="/a/b")
    assert (make_config(by_option).trusted_proxy, make_config(by_option).prefix) == (proxies, "/a/b")
    assert [path_prefix(text) for text in ("/", "/queens/", "/a.b/c-d")] == ["", "/queens", "/a.b/c-d"]


def test_settings_of_classes() -> None:
    chosen = settings("--class-key 12345678 --public-address HTTPS://Queens.example/a/ --seats-per-address 40")
    config = make_config(chosen)
    assert (config.class_key, config.seats_per_address) == ("12345678", 40)
    assert config.public_address == "https://queens.example/a/"
    assert config.hosts == ("queens.example",)  # so that pages may be opened there
    addresses = [settings(f"--public-address {text}").public_address for text in ("http://a", "http://a:9/")]
    assert addresses == ["http://a/", "http://a:9/"]


def test_processes_with_classes_of_their_own_need_one_key(capsys: pytest.CaptureFixture[str]) -> None:
    assert settings("--shard 2/4 --class-key 12345678").shard == (2, 4)
    assert settings("", SHARD="1/1", CLASS_KEY="12345678").shard == (1, 1)
    assert settings("").shard is None
    for line, environ in ((["--shard", "2/4"], {}), ([], {"BITQUEENS_SHARD": "24/24"})):
        with pytest.raises(SystemExit) as exit_:
            parse(line, environ)
        assert exit_.value.code == 2
        assert capsys.readouterr().err == "bitqueens: error: --shard needs --class-key, the same for all processes\n"


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("max_clients", "0", "must be a whole number from 1 to 10000, not '0'"),
        ("max_per_address", "0", "must be a whole number from 1 to 10000, not '0'"),
        ("max_clients", "1e3", "must be a whole number from 1 to 10000, not '1e3'"),
        ("allow_origin", "school.example", "must be like https://school.example or "),
        ("allow_origin", "https://school.example/", "must be like https://school.example or "),
        ("allow_origin", "https://a;script-src", "must be like https://school.example or "),
        ("allow_origin", "*", "must be like https://school.example or "),
        ("allow_embedding", "'none'", "must be like https://school.example or "),
        ("allow_embedding", "ftp://school.example", "must be like https://school.example or "),
        ("allow_host", "school.example:80", "must be a host's name without a port, like "),
        ("allow_host", "*", "must be a host's name without a port, like "),
        ("trusted_proxy", "proxy.example", "must be an address or a network, like 127.0.0.1 or 10.0.0.0/8, not "),
        ("trusted_proxy", "10.0.0.1/8", "must be an address or a network, like "),
        ("trusted_proxy", "*", "must be an address or a network, like "),
        ("prefix", "queens", "must be like /queens, of ASCII letters, digits and -._~ between slashes, not 'queens'"),
        ("prefix", "//queens.example", "must be like /queens, "),
        ("prefix", "/a/../b", "must be like /queens, "),
        ("prefix", "/a%2fb", "must be like /queens, "),
        ("class_key", "short", "must be 8 to 64 ASCII letters, digits and signs, without spaces"),
        ("class_key", "with spaces in it", "must be 8 to 64 ASCII letters, digits and signs, without spaces"),
        ("public_address", "queens.example", "must be like https://queens.example or http://10.0.0.5:8088/queens, "),
        ("public_address", "https://queens.example/?n=8", "must be like https://queens.example or "),
        ("public_address", "ftp://queens.example", "must be like https://queens.example or "),
        ("seats_per_address", "501", "must be a whole number from 1 to 500, not '501'"),
        *(
            ("shard", text, f"{SHARD}, not {text!r}")
            for text in ("0/4", "5/4", "1/25", "x", "2", "1/2/3", "-1/2", "1/٢")
        ),
        ("log_level", "loud", "must be one of error, warning, info, debug, not 'loud'"),
    ],
)
def test_nonsense_is_named(name: str, value: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    for line, environ in (([f"--{name.replace('_', '-')}={value}"], {}), ([], {variable_of(name): value})):
        with pytest.raises(SystemExit) as exit_:
            parse(line, environ)
        assert exit_.value.code == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert why in said
        assert (variable_of(name) if environ else option_of(name)) in said


def test_help_comes_whatever_the_environment_says(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        parse(["--help"], {"BITQUEENS_MAX_CLIENTS": "nonsense"})
    assert exit_.value.code == 0
    said = capsys.readouterr().out
    for name, how in HOW.items():
        assert f"{option_of(name)} {how.metavar}" in said
    assert "BITQUEENS_ALLOW_HOST" in said


def test_the_manual_names_them_all() -> None:
    manual = (ROOT / "server/launch/SERVING.md").read_text("utf-8")
    rows = re.findall(r"^\| `(--[\w-]+) .*?` \| `(\w+)` \|", manual, re.MULTILINE)
    assert sorted(rows) == sorted((option_of(name), variable_of(name)) for name in HOW)


def test_only_allowed_sites_may_embed_the_page() -> None:
    for allowed, ancestors in [
        ("", "frame-ancestors 'none'"),
        ("https://a.example", "frame-ancestors 'self' https://a.example"),
        ("*", "frame-ancestors 'self' *"),
    ]:
        config = make_config(from_environ({"BITQUEENS_ALLOW_EMBEDDING": allowed}, {}))
        answer = create_app(config).test_client().get("/")
        assert answer.headers["Content-Security-Policy"].endswith(f"; {ancestors}")
        assert ("X-Frame-Options" in answer.headers) == (not allowed)
