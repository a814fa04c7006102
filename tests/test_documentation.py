"""The documentation: what it shows works, what it names exists, and a fault in it is found. `make docs` builds the pages themselves."""

from __future__ import annotations

import ast
import doctest
import importlib.util
import itertools
import os
import re
import shlex
import shutil
import subprocess
import sys
import xml.etree.ElementTree
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path
from types import ModuleType
from typing import Any

import click
import numpy as np
import pytest
import yaml

import carrack
from carrack.cli.main import COMMANDS
from carrack.cli.main import carrack as program
from carrack.cli.serve import PORT
from carrack.core import texts
from carrack.core.game import Game, games

ROOT = Path(__file__).resolve().parents[1]
DOCS, SITE, DEPLOY, EXAMPLES = ROOT / "docs", ROOT / "docs" / "site", ROOT / "deploy", ROOT / "examples"
PAGES = sorted(DOCS.glob("*.md"))


def imported(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def made() -> ModuleType:
    return imported(SITE / "made.py")


@pytest.fixture(scope="module")
def gather(made: ModuleType) -> ModuleType:
    return imported(SITE / "gather.py")


# --- examples run -------------------------------------------------------------------------------
EXAMPLES_IN = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8") and page.name != "environments.md"]  # see tests/envs


@pytest.mark.parametrize("page", EXAMPLES_IN, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert (failed, tried > 2) == (0, True)


def shell(text: str) -> list[str]:
    """The command lines in a page."""
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]


def calls(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Every call of carrack in them: its command and its words."""
    for line in lines:
        words = shlex.split(line, comments=True)
        for n, word in enumerate(words):
            if (
                Path(word).name == "carrack"
                and words[n + 1 : n + 2]
                and re.fullmatch(r"[a-z]+", words[n + 1])
                and (n == 0 or words[n - 1] in ("&&", "|"))
            ):
                end = next((k for k in range(n, len(words)) if words[k] in ("&&", "|", ">", "&")), len(words))
                yield words[n + 1], words[n + 2 : end]


def understood(command: str, words: list[str]) -> None:
    """Raises click.UsageError for a flag that is not there, or a value that cannot be."""
    known = program.get_command(click.Context(program), command)
    assert known is not None, f"there is no carrack {command}"
    context = click.Context(known, info_name=command)
    given, _, _ = known.make_parser(context).parse_args(list(words))
    for parameter in known.params:
        if isinstance(parameter.type, click.Choice | click.IntRange) and given.get(parameter.name or "") is not None:
            parameter.type_cast_value(context, given[parameter.name or ""])


WITH_COMMANDS = [
    page
    for page in (*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md")
    if "carrack " in "\n".join(shell(page.read_text(encoding="utf-8")))
]


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: page.name)
def test_the_commands_of_a_page_are_understood(page: Path) -> None:
    found = list(calls(shell(page.read_text(encoding="utf-8"))))
    assert found or page.name in ("README.md", "CONTRIBUTING.md", "commands.md", "python.md")
    for command, words in found:
        understood(command, words)


def test_a_wrong_command_would_be_found() -> None:
    with pytest.raises(click.UsageError, match="No such option"):
        understood("serve", ["--trusted-proxies", "127.0.0.1"])
    with pytest.raises(click.UsageError, match="is not"):
        understood("serve", ["--log", "xml"])
    assert list(calls(["cd x && carrack serve --port 1 && ls  # carrack play", "/opt/bin/carrack warm | tee x"])) == [
        ("serve", ["--port", "1"]),
        ("warm", []),
    ]


def test_every_flag_that_the_page_for_hosts_names_is_one() -> None:
    """In running text too, and every flag of the server is told of there or is about one's own machine."""
    text = (DOCS / "host.md").read_text(encoding="utf-8")
    flags = {flag for name in COMMANDS if (c := program.get_command(click.Context(program), name)) for p in c.params for flag in p.opts}
    running = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    named = set(re.findall(r"`(--[a-z-]+)", running))
    assert named - flags == set()
    serve = program.get_command(click.Context(program), "serve")
    assert serve
    told = set(re.findall(r"--[a-z-]+", text)) | {"--open", "--port", "--log", "--help"}
    assert [
        flag for p in serve.params if not getattr(p, "hidden", False) for flag in p.opts if flag.startswith("--") and flag not in told
    ] == []


# --- pages and what is made for them ------------------------------------------------------------
def test_every_mark_is_made_and_everything_made_is_shown(gather: ModuleType, made: ModuleType) -> None:
    marks = [mark for page in PAGES for mark in gather.MARK.findall(page.read_text(encoding="utf-8"))]
    assert set(marks) == set(made.MADE)


def test_every_page_is_in_the_table_of_contents(gather: ModuleType) -> None:
    text = (DOCS / "index.md").read_text(encoding="utf-8")
    listed = {
        line.strip()
        for tree in re.findall(r"```\{toctree\}\n(.*?)```", text, re.DOTALL)
        for line in tree.splitlines()
        if not line.startswith(":")
    }
    pages = {target.removesuffix(".md") for target in gather.pages().values() if "/" not in target}
    assert listed - {""} == pages - {"index"}


def test_links_become_links_between_pages(gather: ModuleType) -> None:
    where = gather.pages()
    text = "[a](../ARCHITECTURE.md#x) [b](play.md) [c](../src/carrack/core/log.py) ![d](phone.jpg) [e](https://e.org/f) `[g](play.md)`"
    changed = gather.linked(text, "docs/host.md", where)
    assert changed.startswith("[a](architecture.md#x) [b](play.md) c (`src/carrack/core/log.py`) ![d](phone.jpg) [e](https://e.org/f)")
    fenced = "````text\n[a](play.md)\n```\n````\n\n[b](../README.md)"
    assert gather.linked(fenced, "docs/host.md", where) == "````text\n[a](play.md)\n```\n````\n\n[b](index.md)"
    readme = "src/carrack/games/columbus/README.md"
    assert gather.linked("See [rulebook.md](rulebook.md), CO-3.4 and `CO-3.4`.", readme, where) == (
        'See [Columbus: the rules](columbus-rules.md), <a class="rule" href="columbus-rules.html#co-3.4">CO-3.4</a> and `CO-3.4`.'
    )


def test_the_command_line_is_all_there(made: ModuleType) -> None:
    text = made.commands()
    assert re.findall(r"^## carrack (\w+)$", text, re.MULTILINE) == list(COMMANDS)
    assert "--trusted-proxy ADDRESS" in text


def test_every_message_is_there_with_its_fields(made: ModuleType) -> None:
    from carrack.server.protocol import decode

    client, server = made.client_messages(), made.server_messages()
    assert set(re.findall(r"^### (\w+)\n\n\w", f"{client}\n{server}", re.MULTILINE)) == {
        *("watch", "unwatch", "act", "undo", "ask_undo", "answer_undo", "chat", "pause", "resign", "come_back", "ping"),
        *("welcome", "update", "refuse", "gone", "pong"),
    }
    assert "| `act` | integer or text |  |" in client
    assert "| `invite` | text | may be left out |" in client
    assert decode(b'{"type":"watch","table":"x"}').table == "x"
    assert "| `you` | integer | the viewer's seat, -1 for a spectator |" in made.views()


def test_every_address_is_there(made: ModuleType) -> None:
    from carrack.server.app import ENDPOINTS

    text, types = made.rest(), made.rest_types()
    assert {f"{e.method} {e.path}" for e in ENDPOINTS} <= set(re.findall(r"^### (\w+ /\S+)$", text, re.MULTILINE))
    wanted = set(re.findall(r"\(#(type-\w+)\)", text + types))
    assert wanted <= set(re.findall(r"^\((type-\w+)\)=$", types, re.MULTILINE))


# --- games --------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", sorted(games()))
def test_the_page_of_a_game_has_its_facts_and_acts(name: str, made: ModuleType) -> None:
    game = carrack.load(name)
    text = made.game((game.folder / "README.md").read_text(encoding="utf-8"), game)
    assert text.startswith(f"# {game.title}\n")
    for word in (
        *game.designers,
        game.publisher,
        str(game.year),
        *(f"`{k.name}`" for k in game.actions.kinds),
        *(f"`{o.name}`" for o in game.options),
    ):
        assert word in text, word


@pytest.mark.parametrize("name", sorted(games()))
def test_no_act_is_refused_by_a_rule_that_its_page_does_not_name(name: str, made: ModuleType) -> None:
    game: Game = carrack.load(name)
    named = {k.name: set(made.refusing(game, k.name)) for k in game.actions.kinds if not k.chance}
    met: set[tuple[str, str]] = set()
    match = game.new(seed=3)
    decisions = [(a, k.name) for a, k in enumerate(game.actions.kind_of) if not k.chance]
    for step in range(400):
        if match.over:
            match = game.new(seed=step)
        if step % 4 == 0:
            states = match._states
            refused = ((kind, game.engine.refuse_at(states, 0, a)) for a, kind in decisions)
            met |= {(kind, texts.rule_id(game.rules(why))) for kind, why in refused if why > 1}
        match.play(match.choice())
    assert len(met) > 5
    assert {(kind, rule) for kind, rule in met if rule not in named[kind]} == set()


# --- links of what was built --------------------------------------------------------------------
def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    links = imported(SITE / "links.py")
    (tmp_path / "sub").mkdir()
    (tmp_path / "a.html").write_text(
        '<h1 id="top-1">A</h1><a href="sub/b.html#there">b</a><a href="https://e.org">e</a><img src="p.svg"><a href="#top-1">t</a>'
    )
    (tmp_path / "p.svg").write_text("<svg/>")
    (tmp_path / "sub" / "b.html").write_text('<a id="there"></a><a href="../a.html">a</a>')
    (tmp_path / "s.css").write_text('a { background: url("p.svg") } b { background: url(data:image/png;base64,x) }')
    assert links.problems(tmp_path) == []
    (tmp_path / "sub" / "b.html").write_text('<a href="c.html">c</a><a href="#no">n</a><script src="https://cdn.example/x.js"></script>')
    (tmp_path / "s.css").write_text("@import 'https://fonts.example/x.css'; a { background: url(gone.svg) }")
    assert sorted(links.problems(tmp_path)) == [
        "a.html: sub/b.html#there: there is no such place on the page",
        "s.css: fetches https://fonts.example/x.css from elsewhere",
        "s.css: gone.svg: there is no such file",
        "sub/b.html: #no: there is no such place on the page",
        "sub/b.html: c.html: there is no such file",
        "sub/b.html: fetches https://cdn.example/x.js from elsewhere",
    ]


def brightness(colour: str) -> float:
    """The relative luminance of #RRGGBB."""
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


@pytest.mark.parametrize("theme", ["day", "night"])
def test_text_can_be_read_by_day_and_night(theme: str) -> None:
    found = imported(SITE / "colours.py").furo(theme)
    for ground in ("color-background-primary", "color-background-secondary", "color-code-background", "color-sidebar-background"):
        for ink in ("color-foreground-primary", "color-foreground-secondary", "color-brand-content", "color-api-name", "color-api-keyword"):
            light, dark = sorted((brightness(found[ground]), brightness(found[ink])), reverse=True)
            assert (light + 0.05) / (dark + 0.05) >= 4.5, f"{ink} on {ground}"


# --- files for hosts ----------------------------------------------------------------------------
def test_the_unit_starts_the_server_with_flags_that_exist() -> None:
    text = (DEPLOY / "carrack.service").read_text(encoding="utf-8")
    found = list(calls(re.findall(r"^ExecStart(?:Pre)?=(.*)$", text, re.MULTILINE)))
    assert [command for command, _ in found] == ["warm", "serve"]
    for command, words in found:
        understood(command, words)
    assert f"--port {PORT} " in text


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd-analyze")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "carrack.service").read_text(encoding="utf-8")
    (tmp_path / "carrack.service").write_text(text.replace("/opt/carrack/.venv/bin/carrack", shutil.which("true") or "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "carrack.service")], capture_output=True, text=True, check=False, timeout=60
    )
    assert [line for line in done.stderr.splitlines() if "carrack.service" in line] == []


def test_the_image_copies_what_is_there_and_starts_the_server() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        *sources, _ = line.split()
        assert [name for name in sources if not (ROOT / name).exists()] == []
    (start,) = re.findall(r"^CMD (\[.*\])$", text, re.MULTILINE)
    words = ast.literal_eval(start)
    understood(words[1], words[2:])
    assert f"EXPOSE {PORT}" in text
    least = re.search(r'requires-python = ">=3\.(\d+)"', (ROOT / "pyproject.toml").read_text())
    used = re.search(r"^FROM python:3\.(\d+)", text, re.MULTILINE)
    assert least
    assert used
    assert int(used[1]) >= int(least[1])


def test_compose_and_proxies_agree_on_ports_and_websockets() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    command, *words = shlex.split(found["services"]["carrack"]["command"])[1:]
    understood(command, words)
    assert words[words.index("--port") + 1] == str(PORT)
    proxies = [ip_network(word) for flag, word in itertools.pairwise(words) if flag == "--trusted-proxy"]
    for pool in ("172.17.0.0/16", "172.31.0.0/16", "192.168.0.0/20", "192.168.240.0/20"):  # from which Docker takes its networks
        assert any(ip_network(pool).subnet_of(proxy) for proxy in proxies), pool  # type: ignore[arg-type]
    assert found["services"]["caddy"]["command"].endswith(f"carrack:{PORT}")
    assert set(found["volumes"]) == {v.partition(":")[0] for s in found["services"].values() for v in s.get("volumes", ())}
    assert f"reverse_proxy 127.0.0.1:{PORT}" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for line in (
        f"proxy_pass http://127.0.0.1:{PORT};",
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header Host $http_host;",
        "X-Forwarded-For",
    ):
        assert line in nginx
    assert nginx.count("{") == nginx.count("}")


def test_the_backup_is_one(tmp_path: Path) -> None:
    from carrack.store.migrate import upgrade

    database, copies, back = tmp_path / "carrack.db", tmp_path / "copies", tmp_path / "back.db"
    copies.mkdir()
    upgrade(f"sqlite:///{database}")
    environment = os.environ | {"CARRACK_DATABASE": str(database), "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    subprocess.run(["sh", str(DEPLOY / "backup.sh"), str(copies)], env=environment, check=True, capture_output=True, timeout=60)
    (copy,) = copies.iterdir()
    assert re.fullmatch(r"carrack-\d{4}-\d\d-\d\d\.tables", copy.name)
    assert copy.stat().st_mode & 0o077 == 0
    upgrade(f"sqlite:///{back}")
    subprocess.run(["carrack", "import", str(copy), "--database", str(back)], env=environment, check=True, capture_output=True, timeout=60)


# --- programs that play -------------------------------------------------------------------------
def test_the_bot_has_20_lines_and_beats_random_play() -> None:
    bot = imported(EXAMPLES / "bot.py")
    tree = ast.parse((EXAMPLES / "bot.py").read_text(encoding="utf-8"))
    (body,) = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    assert (body.end_lineno or 99) - body.lineno + 1 <= 20
    game = carrack.load("newfoundland")
    assert bot.duel(game, bot.Curious(game), carrack.make_bot("random", game, seed=1), 3) > 0.8


def test_training_takes_30_lines() -> None:
    assert len((EXAMPLES / "train.py").read_text(encoding="utf-8").splitlines()) <= 30


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    return imported(EXAMPLES / "learn.py")


def test_the_share_of_wins_is_counted_right(learn: ModuleType) -> None:
    """Random play wins its half against itself, in every game whose luck and seats are known; who is given a win has it."""
    rng = np.random.default_rng(1)

    def anything(seen: Any, masks: Any) -> Any:
        assert seen.shape == (len(masks), carrack.load("newfoundland").observation_size)
        return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])

    wins = learn.win_share(anything, "newfoundland", 2, 200, seed=5)
    assert 0.4 < wins < 0.6
    low, high = learn.interval(wins, 200)
    assert low < wins < high
    assert 0.35 < learn.share_against(anything, "newfoundland", 2, "random", 60, seed=5) < 0.65


def test_a_bot_that_knows_more_wins_more(learn: ModuleType) -> None:
    """The same count with play that is better: the medium bot, through the same door as a net, loses no game."""
    game = carrack.load("newfoundland")
    bot, env = carrack.make_bot("greedy", game, seed=1), []

    def watched(*words: Any, **how: Any) -> Any:
        env.append(vector(*words, **how))
        return env[-1]

    def choose(seen: Any, masks: Any) -> Any:
        rows = [i for i in np.flatnonzero(env[0].masks.any(axis=1)) if env[0].actors[i] == i % 2]
        return np.array([bot.choose(game.redacted(env[0].states, i, int(env[0].actors[i])), int(env[0].actors[i])) for i in rows])

    vector, learn.Vector = learn.Vector, watched
    try:
        assert learn.win_share(choose, "newfoundland", 2, 20, seed=5) > 0.9
    finally:
        learn.Vector = vector


def test_the_curve_is_a_picture(learn: ModuleType) -> None:
    points = [learn.Point(0, 1.0, 0.25, 0.2, 0.3), learn.Point(40_000, 9.0, 0.9, 0.85, 0.95)]
    picture = xml.etree.ElementTree.fromstring(learn.curve(points, "Wins", 0.5))
    assert len(picture.findall("{*}circle")) == 2
    assert "100%" in [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    shown = xml.etree.ElementTree.parse(DOCS / "learning.svg").getroot()
    assert len(shown.findall("{*}circle")) == 14


def test_without_the_libraries_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "sb3_contrib.py").write_text("raise ModuleNotFoundError('No module named sb3_contrib', name='sb3_contrib')")
    (tmp_path / "torch.py").write_text("raise ModuleNotFoundError('No module named torch', name='torch')")
    command = [sys.executable, str(EXAMPLES / "learn.py"), "columbus"]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr.strip()) == (1, "learn.py: torch is not installed: pip install -r requirements/learn.txt")
    done = subprocess.run([*command[:2], "chess"], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "no game is called 'chess'" in done.stderr


def test_a_net_learns_a_little(learn: ModuleType) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: examples/learn.py was not run")
    points: list[Any] = []
    learn.learn("newfoundland", 2, steps=8192, seed=1, games=20, every=8192, tell=points.append)
    assert [p.steps for p in points] == [0, 8192]
