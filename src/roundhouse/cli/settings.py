"""Settings of a verb: from options, from the environment, from a TOML file.

The command line wins over the environment, the environment over the file, the file over what is
usual. An option ``--mail-from`` is ``ROUNDHOUSE_MAIL_FROM`` in the environment and ``mail-from``
in the file. Whatever is wrong is told in one sentence that names its place, with status 2.
"""

import ipaddress
import os
import tomllib
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar
from urllib.parse import urlsplit

import click
from click.core import ParameterSource

from roundhouse.cli.output import Refusal, said

F = TypeVar("F", bound=Callable[..., Any])

PREFIX: Final = "ROUNDHOUSE"
OTHERS: Final = ("LANG", "DEBUG", "CORPUS", "GOLDEN")
"""Variables that are no settings of a server."""

NEAR: Final = 0.84
"""How alike an unknown variable must be to a known one to be taken for a slip."""

FILE: Final = "server.toml"
_READ: Final = "roundhouse.config"


class WrongSetting(Refusal):
    """A setting that will not do: the caller's mistake, as a wrong option is."""

    exit_code = 2


class Configured(click.Command):
    """A command whose options may also stand in the environment and in the file of settings."""

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        """A context in which each option has its variable."""
        return super().make_context(
            info_name, args, parent, **{"auto_envvar_prefix": PREFIX} | extra
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read them all; a wrong one is told with its place."""
        for param in self.params:
            if param.name == "lang":
                param.allow_from_autoenv = False  # type: ignore[attr-defined] # language() reads it
        _refuse_slips(ctx)
        try:
            return super().parse_args(ctx, args)
        except click.BadParameter as error:
            place = _place(ctx, error.param)
            if place is None:
                raise
            refuse("operations-bad-setting", place=place, reason=error.message.rstrip("."))


def refuse(key: str, **params: Any) -> NoReturn:
    """End the command over a wrong setting."""
    raise WrongSetting(said(key, **params))


def config_option(command: F) -> F:
    """Give *command* the option ``--config``."""
    return click.option(
        "--config",
        type=click.Path(path_type=Path),
        is_eager=True,
        expose_value=False,
        callback=_read,
        help="A TOML file of settings; else server.toml in your configuration folder, if there.",
    )(command)


def usual_file() -> Path:
    """The file that is read when none is named."""
    from platformdirs import user_config_path

    return user_config_path("roundhouse", appauthor=False) / FILE


def _read(ctx: click.Context, _option: click.Parameter, path: Path | None) -> None:
    """Have what stands in the file be what options have when nothing else says."""
    if ctx.resilient_parsing:
        return
    if path is None and not usual_file().is_file():
        return
    file = path or usual_file()
    ctx.meta[_READ] = file
    ctx.default_map = dict(_checked(ctx, file, _parsed(file)))


def _parsed(file: Path) -> Mapping[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        refuse("operations-no-config", path=str(file), reason=error.strerror or str(error))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        refuse("operations-bad-config", path=str(file), reason=str(error))


def _checked(ctx: click.Context, file: Path, found: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """What the file gives *ctx*'s command; other verbs' settings may stand in it, no strangers."""
    mine, known = _options(ctx.command), _all_options()
    for key, value in found.items():
        option = known.get(key)
        if option is None:
            _refuse_key(file, key, known)
        if not _is_fit(option, value):
            wanted = said(f"operations-wanted-{_shape(option)}")
            refuse("operations-bad-shape", path=str(file), setting=key, wanted=wanted)
        if key in mine:
            yield mine[key].name or "", value


def _refuse_key(file: Path, key: str, known: Mapping[str, click.Option]) -> NoReturn:
    if near := get_close_matches(key, known, 1):
        refuse("operations-no-such-key-but", path=str(file), setting=key, near=near[0])
    refuse("operations-no-such-key", path=str(file), setting=key)


def _shape(option: click.Option) -> str:
    if option.is_flag:
        return "flag"
    return "list" if option.multiple else "value"


def _is_fit(option: click.Option, value: object) -> bool:
    if option.is_flag:
        return isinstance(value, bool)
    if option.multiple:
        return isinstance(value, list) and all(isinstance(each, str) for each in value)
    return isinstance(value, str | int | float) and not isinstance(value, bool)


def _options(command: click.Command) -> dict[str, click.Option]:
    """The options of *command* by their names in the file."""
    options = (each for each in command.params if isinstance(each, click.Option))
    return {(each.name or "").replace("_", "-"): each for each in options if each.expose_value}


def _all_options() -> dict[str, click.Option]:
    """Everything that may stand in the file."""
    from roundhouse.cli.serve import command

    return _options(command)


def _refuse_slips(ctx: click.Context) -> None:
    """Refuse a variable that looks like a setting and is none."""
    names = {*_all_options(), *_options(ctx.command), "config"}
    known = [f"{PREFIX}_{name.replace('-', '_').upper()}" for name in names]
    known += [f"{PREFIX}_{name}" for name in OTHERS]
    for name in os.environ:
        if name.startswith(f"{PREFIX}_") and name not in known:
            near = get_close_matches(name, known, 1, NEAR)
            if near:
                refuse("operations-no-such-variable", name=name, near=near[0])


def _place(ctx: click.Context, param: click.Parameter | None) -> str | None:
    """Where the value of *param* was read; None: nowhere."""
    name = (param and param.name) or ""
    source = ctx.get_parameter_source(name)
    if source is ParameterSource.ENVIRONMENT:
        return f"{PREFIX}_{name.upper()}"
    if source is ParameterSource.DEFAULT_MAP:
        return f"{ctx.meta[_READ]}: {name.replace('_', '-')}"
    return f"--{name.replace('_', '-')}" if source is ParameterSource.COMMANDLINE else None


def database_option(command: F) -> F:
    """Give *command* the options ``--database`` and ``--config``; without them the usual file."""
    option = click.option(
        "--database",
        type=DATABASE,
        help="postgresql://… or a file, as for serve; else the file in your data folder.",
    )
    return option(config_option(command))


def without_password(database: str) -> str:
    """*database* as it may be shown."""
    parts = urlsplit(database)
    if not parts.password:
        return database
    return database.replace(f":{parts.password}@", ":***@", 1)


class _Text(click.ParamType[str]):
    """A text that must have a certain form, or is refused by the sentence *key*."""

    def __init__(self, name: str, key: str, read: Callable[[str], str]) -> None:
        self.name = name
        self._key = key
        self._read = read

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The text as it is used."""
        try:
            return self._read(str(value))
        except ValueError:
            self.fail(said(self._key, value=str(value)[:80]), param, ctx)


def _address(given: str) -> str:
    parts = urlsplit(given)
    # links are this and a path
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        raise ValueError(given)
    if parts.query or parts.fragment or parts.port == 0:
        raise ValueError(given)
    return given.rstrip("/")


def _host_port(given: str) -> str:
    parts = urlsplit(f"//{given}")
    if not parts.hostname or parts.port == 0 or parts.netloc != given or "@" in given:
        raise ValueError(given)
    return given


def _network(given: str) -> str:
    return str(ipaddress.ip_network(given, strict=False))


def _database(given: str) -> str:
    from roundhouse.store.kinds import kind_of

    kind_of(given)
    return given


def _scheduler(given: str) -> str:
    parts = urlsplit(given)
    if parts.scheme not in ("tcp", "tls") or not parts.hostname or not parts.port or parts.path:
        raise ValueError(given)
    return given


ADDRESS: Final = _Text("address", "operations-bad-address", _address)
HOST_PORT: Final = _Text("host[:port]", "operations-bad-host-port", _host_port)
NETWORK: Final = _Text("network", "operations-bad-network", _network)
SCHEDULER: Final = _Text("scheduler", "operations-bad-scheduler", _scheduler)
DATABASE: Final = _Text("database", "operations-bad-database", _database)
