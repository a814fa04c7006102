"""What is made from the code when the site is built, so that it cannot be out of date: as Markdown."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from carrack.core import texts as words
from carrack.core.game import Game, games
from carrack.core.state import Option

WIDTH = 92


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table; nothing in a cell can end it."""
    lines = [list(head), *([cell.replace("|", "\\|").replace("\n", " ") for cell in row] for row in rows)]
    if len(lines) == 1:
        return ""
    return "\n".join(f"| {' | '.join(line)} |" for line in (lines[0], ["---"] * len(lines[0]), *lines[1:]))


def spoken(names: Iterable[str]) -> str:
    """`a, b and c`."""
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


# --- the command line ---------------------------------------------------------------------------
def commands() -> str:
    """Every command with its help."""
    import click

    from carrack.cli.main import COMMANDS, carrack

    out: list[str] = []
    for name in COMMANDS:
        command = carrack.get_command(click.Context(carrack), name)
        assert command is not None
        context = click.Context(
            command, info_name=f"carrack {name}", terminal_width=WIDTH, max_content_width=WIDTH, help_option_names=["-h", "--help"]
        )
        out.append(f"## carrack {name}\n\n```text\n{command.get_help(context)}\n```")
    return "\n\n".join(out)


# --- what goes over the wire --------------------------------------------------------------------
def remarks(kind: type) -> dict[str, str]:
    """The comments beside the fields of a struct."""
    found = re.findall(r"^    (\w+): [^#\n]*(?:#\s*(.*))?$", inspect.getsource(kind), re.MULTILINE)
    return dict(found)


def about(kind: type) -> str:
    """What a struct says of itself; nothing if it says nothing."""
    return inspect.cleandoc(vars(kind).get("__doc__") or "")


def shape(schema: dict[str, Any], link: Callable[[str], str]) -> str:
    """A JSON schema in words."""
    if "$ref" in schema:
        return link(schema["$ref"].rsplit("/", 1)[1])
    if "const" in schema:
        return f"`{schema['const']!r}`".replace("'", '"')
    if "enum" in schema:
        return " or ".join("`null`" if value is None else f'`"{value}"`' for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(shape(part, link) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        several = schema.get("prefixItems") or (schema["items"] if isinstance(schema.get("items"), list) else None)
        if several:
            return f"[{', '.join(shape(part, link) for part in several)}]"
        return f"list of {shape(schema['items'], link)}" if schema.get("items") else "list"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"object of {shape(values, link)}" if isinstance(values, dict) and values else "object"
    return {"integer": "integer", "number": "number", "string": "text", "boolean": "true or false", "null": "`null`"}.get(
        str(kind), "anything"
    )


def fields(schema: dict[str, Any], link: Callable[[str], str], notes: dict[str, str], skip: tuple[str, ...] = ()) -> str:
    """The fields of a struct as a table."""
    needed = schema.get("required", ())
    rows: list[tuple[str, str, str]] = []
    for name, field in schema.get("properties", {}).items():
        if name in skip:
            continue
        standard = field.get("default")
        may = (
            ""
            if name in needed
            else "may be left out" + (f": {standard!r}".replace("'", '"') if standard not in (None, "", [], {}) else "")
        )
        rows.append((f"`{name}`", shape(field, link), "; ".join(filter(None, (notes.get(name, ""), field.get("description", ""), may)))))
    return table(("field", "is", ""), rows) or "No fields."


def in_rest(name: str) -> str:
    """A link to a type of the REST API."""
    return f"[{name}](#type-{name.lower()})"


def in_view(name: str) -> str:
    """A link to a part of what goes over the websocket."""
    return f"[{name}](#part-{name.lower()})"


WHAT = {  # for messages whose name says it in the code
    "unwatch": "Stop watching a table.",
    "undo": "Take back one's own last act, as long as neither luck nor anybody else has acted since.",
    "ask_undo": "Ask the others to take back an act that cannot be taken back alone; against bots alone it is taken back at once.",
    "answer_undo": "Agree to what somebody wants to take back, or do not.",
    "chat": "Say something at the table.",
    "pause": "Pause the game, or go on: the clocks stand still, and nobody can act. Any player may do either.",
    "resign": "Give up; a bot plays on, or the game ends.",
    "ping": "Are you there? The answer is `pong`.",
    "welcome": "The first message: who you are, and the server's time.",
    "pong": "The answer to `ping`.",
}


def messages(union: Any) -> str:
    """Each message of a union: its type, what it is for, and its fields."""
    from carrack.server.app import ENDPOINTS
    from carrack.server.schema import protocol as schema_of

    defs = schema_of(ENDPOINTS)["$defs"]
    out: list[str] = []
    for kind in get_args(union):
        tag = kind.__struct_config__.tag
        out.append(f"### {tag}\n\n{about(kind) or WHAT[tag]}\n\n{fields(defs[kind.__name__], in_view, remarks(kind), ('type',))}")
    return "\n\n".join(out)


def client_messages() -> str:
    from carrack.server.protocol import ClientMessage

    return messages(ClientMessage)


def server_messages() -> str:
    from carrack.server.protocol import ServerMessage

    return messages(ServerMessage)


def views() -> str:
    """The structs that messages are made of."""
    from carrack.server import protocol
    from carrack.server.app import ENDPOINTS
    from carrack.server.schema import protocol as schema_of
    from carrack.tables.events import Clock

    defs = schema_of(ENDPOINTS)["$defs"]
    kinds = (protocol.TableView, protocol.SeatView, protocol.News, protocol.Said, protocol.UndoRequest, Clock)
    return "\n\n".join(
        f"(part-{k.__name__.lower()})=\n\n### {k.__name__}\n\n{about(k)}\n\n{fields(defs[k.__name__], in_view, remarks(k))}" for k in kinds
    )


# --- the REST API -------------------------------------------------------------------------------
def rest() -> str:
    """Every address, by what it is about."""
    from carrack.server.app import ENDPOINTS
    from carrack.server.openapi import document

    paper = document(ENDPOINTS)
    out: list[str] = []
    for tag in paper["tags"]:
        out.append(f"## {tag['name'].capitalize()}")
        for path, methods in paper["paths"].items():
            for method, operation in methods.items():
                if operation["tags"] == [tag["name"]]:
                    out.append(address(method.upper(), path, operation))
    return "\n\n".join(out)


def address(method: str, path: str, operation: dict[str, Any]) -> str:
    """One address and method."""
    ways = [next(iter(way), "") for way in operation["security"]]
    asks = "anybody" if "" in ways else "a person, by cookie or token" if "token" in ways else "a person in a browser, not a program"
    lines = [f"### {method} {path}", operation.get("description") or f"{operation['summary']}.", ""]
    good = next(status for status in operation["responses"] if status.startswith("2"))
    content = operation["responses"][good].get("content", {})
    answer = [shape(kind["schema"], in_rest) if media == "application/json" else "plain text" for media, kind in content.items()]
    facts = [f"For {asks}."]
    body = operation.get("requestBody")
    if body:
        facts.append(f"Takes {shape(body['content']['application/json']['schema'], in_rest)}.")
    facts.append(f"Answers {good} with {answer[0] if answer else 'nothing'}.")
    lines.append(" ".join(facts))
    asked = [p for p in operation.get("parameters", ()) if p["in"] == "query"]
    if asked:
        lines += [
            "",
            table(("after the ?", "is", ""), ((f"`{p['name']}`", shape(p["schema"], in_rest), p.get("description", "")) for p in asked)),
        ]
    return "\n".join(lines)


def rest_types() -> str:
    """What goes in and comes out."""
    from carrack.server.app import ENDPOINTS
    from carrack.server.openapi import document

    known = structs()
    out: list[str] = []
    for name, schema in sorted(document(ENDPOINTS)["components"]["schemas"].items()):
        kind = known.get(name)
        out.append(
            f"(type-{name.lower()})=\n\n### {name}\n\n{about(kind) if kind else ''}\n\n{fields(schema, in_rest, remarks(kind) if kind else {})}"
        )
    return "\n\n".join(out)


def structs() -> dict[str, type]:
    """Every struct of the server, tables and store, by name."""
    import sys

    import msgspec

    import carrack.server.app

    assert carrack.server.app
    modules = [
        m for n, m in list(sys.modules.items()) if n.startswith(("carrack.server", "carrack.tables", "carrack.store", "carrack.bots"))
    ]
    return {k: v for m in modules for k, v in vars(m).items() if inspect.isclass(v) and issubclass(v, msgspec.Struct)}


def export_lines() -> str:
    """The lines of an export."""
    from carrack.store import lines

    kinds = [k for k in vars(lines).values() if inspect.isclass(k) and issubclass(k, lines.Line) and k is not lines.Line]
    rows = [(f"`{k.__struct_config__.tag}`", ", ".join(f"`{f}`" for f in k.__struct_fields__), about(k)) for k in kinds]
    return table(("line", "fields", ""), rows)


def metrics() -> str:
    """What `/metrics` counts."""
    from prometheus_client.metrics import MetricWrapperBase

    from carrack.server import metrics as kept

    found = [m for m in vars(kept).values() if isinstance(m, MetricWrapperBase)]
    return table(("metric", "kind", ""), ((f"`{m._name}`", m._type, m._documentation) for m in found))


def checks() -> str:
    """What `carrack check` proves."""
    from carrack.core.check import checks as every

    return table(("check", "proves"), ((f"`{c.name}`", c.about) for c in every()))


def bots() -> str:
    from carrack.bots import bots as every

    return table(("name", "what it does"), ((f"`{name}`", what) for name, what in every().items()))


# --- games --------------------------------------------------------------------------------------
def games_table() -> str:
    """All games with links to their pages."""
    rows = [
        (
            f"[{g.title}](../src/carrack/games/{name}/README.md)",
            f"`{name}`",
            f"{g.seats[0]}–{g.seats[-1]}",
            f"{g.minutes[0]}–{g.minutes[1]}",
            f"{spoken(g.designers)}, {g.year}",
            f"[rules](../src/carrack/games/{name}/rulebook.md)",
        )
        for name, g in games().items()
        if g.package.startswith("carrack.games.")
    ]
    return table(("game", "name", "players", "minutes", "by", ""), rows)


def games_tree() -> str:
    """The pages of the games, for the table of contents."""
    lines = [f"games/{name}\ngames/{name}-rules" for name, g in games().items() if g.package.startswith("carrack.games.")]
    return "```{toctree}\n:hidden:\n\n" + "\n".join(lines) + "\n```"


def cited(text: str, game: Game, page: str) -> str:
    """Numbers of rules as links to them, but where a rule itself stands."""
    ids = {entry.id for entry in rules_of(game)}
    pattern = rf"(?<![*\w-])({game.prefix}-\d+\.\d+)(?![\w]|\.\d|</a>)"
    return re.sub(pattern, lambda m: rule_link(m[1], page) if m[1] in ids else m[0], text)


def rules_of(game: Game) -> list[Any]:
    from carrack.core import rulebook

    return list(rulebook.read(game))


def rule_link(id: str, page: str) -> str:
    return f'<a class="rule" href="{page}#{id.lower()}">{id}</a>'


def game(readme: str, game: Game) -> str:
    """The page of a game: its README, with its facts in front and its acts at the end."""
    title, _, rest = readme.partition("\n")
    told = all(f"`{o.name}`" in readme for o in game.options)
    more = [] if told else [f"## {'Every option' if '## Options' in readme else 'Options'}\n\n{options(game)}"]
    more.append(f"## Acts\n\n{acts(game)}")
    if game.provenance and "\n## Where the content comes from\n" not in readme:
        more.insert(0, f"## Where the content comes from\n\n{table(('table', 'provenance'), game.provenance.items())}")
    return f"{title}\n\n{glance(game)}\n\n{rest.strip()}\n\n" + "\n\n".join(more) + "\n"


def glance(game: Game) -> str:
    rows = [
        ("name", f"`{game.name}`"),
        ("by", f"{spoken(game.designers)}; {game.publisher}, {game.year}"),
        ("players", f"{game.seats[0]} to {game.seats[-1]}"),
        ("length", f"{game.minutes[0]} to {game.minutes[1]} minutes"),
        ("hidden information", "yes" if game.hidden else "no"),
        ("position", f"{game.state.itemsize} bytes in {len(game.fields)} fields"),
        ("acts", f"{len(game.actions)} of {len(game.actions.kinds)} kinds"),
        ("observation", f"{game.observation_size:,} numbers"),
        ("rules", f"[{len(rules_of(game))} rules](rulebook.md)"),
    ]
    pitch = game.texts("en").say("game-pitch")
    return f"*{pitch}*\n\n{table(('', ''), rows)}"


def options(game: Game) -> str:
    def standard(o: Option) -> str:
        values = {seats: o.write(o.read(o.standard(seats), seats)) for seats in game.seats}
        alike = len(set(values.values())) == 1
        return f"`{values[game.seats[0]]}`" if alike else ", ".join(f"`{v}` with {n}" for n, v in values.items())

    def values(o: Option) -> str:
        return ", ".join(f"`{c}`" for c in o.choices) if o.choices else f"{o.numbers[0]} to {o.numbers[-1]}"

    return table(("option", "values", "default", ""), ((f"`{o.name}`", values(o), standard(o), o.why) for o in game.options))


def acts(game: Game) -> str:
    """Kinds of acts, when they can be done, and which rules can refuse them: read from the rules themselves."""
    decisions = [k for k in game.actions.kinds if not k.chance]
    luck = [k for k in game.actions.kinds if k.chance]

    def form(kind: Any) -> str:
        return " ".join([f"`{kind.name}`", *(f"{a.name}={span(a.words)}" for a in kind.args)])

    def phases(kind: Any) -> str:
        return ", ".join(game.phases(p).name.lower() for p in kind.at)

    rows = [
        (form(k), phases(k), ", ".join(rule_link(r, f"{game.name}-rules.html") for r in refusing(game, k.name)) or "–") for k in decisions
    ]
    chance = [(form(k), phases(k), "by some seats only" if k.hidden else "by everybody") for k in luck]
    return (
        "Every decision and every outcome of luck is an act with a number and a text. The rules that can refuse a decision are those that its check names in the code.\n\n"
        + table(("decision", "in the phase", "refused by"), rows)
        + "\n\n"
        + table(("luck", "in the phase", "seen"), chance)
    )


def span(names: Iterable[str]) -> str:
    """The values of an argument, shortened."""
    every = list(names)
    return "/".join(every) if len(every) <= 4 else f"{every[0]} … {every[-1]}"


def refusing(game: Game, kind: str) -> list[str]:
    """The rules that `refuse_KIND` and what it calls can return, in the order of the rulebook."""
    found = {words.rule_id(r) for r in game.rules if r > 1 and r.name in set(named(getattr(game.part("rules"), f"refuse_{kind}"), set()))}
    return sorted(found, key=lambda number: [int(n) for n in re.findall(r"\d+", number)])


def named(f: Any, seen: set[str]) -> Iterator[str]:
    """Every `Rule.X` in a function of the rules, and in those it calls."""
    plain = getattr(f, "py_func", f)
    if plain.__qualname__ in seen:
        return
    seen.add(plain.__qualname__)
    tree = ast.parse(textwrap.dedent(inspect.getsource(plain)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Rule":
            yield node.attr
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = plain.__globals__.get(node.func.id)
            if hasattr(called, "py_func"):
                yield from named(called, seen)


# --- files that are shown -----------------------------------------------------------------------
ROOT = Path(__file__).resolve().parents[2]
ONLY_FOR_TOOLS = re.compile(r"  # (noqa: T201|fmt: skip)$", re.MULTILINE)
LANGUAGES = {".py": "python", ".md": "markdown", ".svelte": "svelte", ".ts": "typescript", ".sh": "sh", ".yaml": "yaml", ".service": "ini"}


def shown(folder: str, name: str, language: str = "") -> Callable[[], str]:
    """A file of the project as it is. Its name is said as one would find it in its folder."""

    def listing() -> str:
        text = ONLY_FOR_TOOLS.sub("", (ROOT / folder / name).read_text(encoding="utf-8")).rstrip()
        said = name if folder == TEMPLATE else f"{folder}/{name}"
        kind = language or LANGUAGES.get(Path(name).suffix, "text")
        return f"````{{code-block}} {kind}\n:caption: '`{said}`'\n\n{text}\n````"

    return listing


TEMPLATE = "src/carrack/cli/template"
MADE: dict[str, Callable[[], str]] = {
    "commands": commands,
    "client-messages": client_messages,
    "server-messages": server_messages,
    "views": views,
    "rest": rest,
    "rest-types": rest_types,
    "export-lines": export_lines,
    "metrics": metrics,
    "checks": checks,
    "bots": bots,
    "games": games_table,
    "games-tree": games_tree,
    **{
        f"template-{Path(name).stem.strip('_')}-{Path(name).suffix[1:]}": shown(TEMPLATE, name)
        for name in (
            *("__init__.py", "content.py", "state.py", "actions.py", "rulebook.py", "rules.py", "view.py", "observe.py", "evaluate.py"),
            *("terminal.py", "rulebook.md", "text/en.ftl", "tests/test_rules.py", "board/index.ts", "board/Board.svelte"),
        )
    },
    **{f"example-{name}": shown("examples", f"{name}.py") for name in ("bot", "remote_bot", "train")},
    "deploy-service": shown("deploy", "carrack.service"),
    "deploy-dockerfile": shown("deploy", "Dockerfile", "docker"),
    "deploy-compose": shown("deploy", "compose.yaml"),
    "deploy-caddy": shown("deploy", "Caddyfile"),
    "deploy-nginx": shown("deploy", "nginx.conf", "nginx"),
    "deploy-backup": shown("deploy", "backup.sh"),
}
