"""Look after a server's people, tables and keys, while it runs or not."""

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from roundhouse.cli.databases import chosen, told
from roundhouse.cli.output import fail, language, said, tell
from roundhouse.cli.settings import Configured, database_option

F = TypeVar("F", bound=Callable[..., Any])
Line = tuple[object, ...]

FOR_GOOD: Final = 2**60
"""A time beyond it means: for good."""


class Errands(click.Group):
    """A group whose commands take their settings from environment and file, too."""

    command_class = Configured


@click.group(cls=Errands, short_help="Look after a server's people, tables and keys.")
def command() -> None:
    """Look after a server's people, tables and keys, while it runs or not.

    WHO is an id, a login, a name or a confirmed email address.
    """


def errand(name: str, *options: Callable[[F], F]) -> Callable[[F], click.Command]:
    """A command that asks the server; it is given the database and whether to print JSON."""

    def made(function: F) -> click.Command:
        function = database_option(function)
        function = click.option("--json", "as_json", is_flag=True, help="Print JSON.")(function)
        for option in reversed(options):
            function = option(function)
        built: click.Command = command.command(name)(function)
        return built

    return made


WHO: Final = click.argument("who")
DAYS: Final = click.option(
    "--days", type=click.FloatRange(min=0, min_open=True), help="For so long (default: for good)."
)


def ask(database: str | None, name: str, **given: Any) -> dict[str, Any]:
    """Have *name* done: by the server that uses the file, else here."""
    from roundhouse.server.admin import socket as door
    from roundhouse.server.admin.operations import do
    from roundhouse.store import open_store
    from roundhouse.store.base import InUse
    from roundhouse.store.kinds import file_of

    where = chosen(database)
    with told(where):
        _need_database(where)
        try:
            store = open_store(where)
        except InUse:
            try:
                return door.ask(file_of(where), name, given, language())
            except door.Refusal as refusal:
                fail(str(refusal))
            except (OSError, AttributeError):
                fail(said("admin-no-door", path=where))
        try:
            return do(store, name, given)
        finally:
            store.close()


def _need_database(where: str) -> None:
    """An errand makes no database."""
    from roundhouse.store.kinds import file_of, kind_of

    if kind_of(where) == "sqlite" and not file_of(where).is_file():
        raise FileNotFoundError(2, "", str(file_of(where)))


def show(answer: Any, as_json: bool, lines: Iterator[Line]) -> None:
    """Print the answer as JSON, or line by line."""
    if as_json:
        click.echo(json.dumps(answer, ensure_ascii=False, indent=2))
        return
    for line in lines:
        tell("  ".join(str(each) for each in line if each not in (None, "")))


def done(as_json: bool, key: str, **params: Any) -> None:
    """Say that something is done."""
    click.echo(json.dumps({"ok": True}) if as_json else said(key, **params))


def day(at: int | None) -> str:
    """A time of the store as people read it."""
    if at is None:
        return "–"
    if at > FOR_GOOD:
        return said("admin-for-good")
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@errand("users", click.argument("like", default=""))
def users(like: str, database: str | None, as_json: bool) -> None:
    """List people whose name or login contains LIKE, newest first."""
    found = ask(database, "users", like=like)["users"]
    show(found, as_json, (
        (each["id"], each["name"] or "–", each["login"], each["mail"],
         said("admin-last-seen", day=day(each["used_at"])),
         said("admin-has-tables", tables=each["tables"]), *_restrictions(each))
        for each in found))  # fmt: skip


def _restrictions(person: dict[str, Any]) -> Iterator[str]:
    for kind in ("banned", "muted"):
        if until := person[f"{kind}_until"]:
            yield said(f"admin-{kind}-until", day=day(until))


@errand("sessions", WHO)
def sessions(who: str, database: str | None, as_json: bool) -> None:
    """List the browsers and programs that WHO is signed in with."""
    found = ask(database, "sessions", who=who)["sessions"]
    show(found, as_json, (
        (each["id"], each["kind"], each["scope"], each["name"],
         said("admin-last-seen", day=day(each["used_at"])))
        for each in found))  # fmt: skip


@errand("revoke", WHO, click.argument("session", required=False))
def revoke(who: str, session: str | None, database: str | None, as_json: bool) -> None:
    """Sign WHO out of one session, or of all."""
    ask(database, "revoke", who=who, session=session)
    done(as_json, "admin-revoked", who=who)


@errand("ban", WHO, DAYS)
def ban(who: str, days: float | None, database: str | None, as_json: bool) -> None:
    """Shut WHO out."""
    ask(database, "ban", who=who, days=days)
    done(as_json, "admin-banned", who=who)


@errand("unban", WHO)
def unban(who: str, database: str | None, as_json: bool) -> None:
    """Let WHO in again."""
    ask(database, "unban", who=who)
    done(as_json, "admin-unbanned", who=who)


@errand("mute", WHO, DAYS)
def mute(who: str, days: float | None, database: str | None, as_json: bool) -> None:
    """Stop WHO from chatting."""
    ask(database, "mute", who=who, days=days)
    done(as_json, "admin-muted", who=who)


@errand("unmute", WHO)
def unmute(who: str, database: str | None, as_json: bool) -> None:
    """Let WHO chat again."""
    ask(database, "unmute", who=who)
    done(as_json, "admin-unmuted", who=who)


@errand(
    "reset-password",
    WHO,
    click.option("--address", default="", help="The address that players use, for the link."),
)
def reset_password(who: str, address: str, database: str | None, as_json: bool) -> None:
    """Make a link with which WHO sets a new password; it works once, for an hour."""
    path = ask(database, "reset_password", who=who)["path"]
    link = f"{address.rstrip('/')}{path}"
    show({"link": link}, as_json, iter([(said("admin-reset", who=who, link=link),)]))


@errand("export", WHO, click.argument("to", type=click.Path(path_type=Path), default="-"))
def export(who: str, to: Path, database: str | None, as_json: bool) -> None:  # noqa: ARG001 - it is JSON anyway
    """Write everything stored about WHO to the file TO (default: standard output)."""
    data = ask(database, "export", who=who)["data"]
    text = json.dumps(data, ensure_ascii=False, indent=2)
    if str(to) == "-":
        click.echo(text)
        return
    with to.open("x", encoding="utf-8") as file:
        to.chmod(0o600)
        file.write(f"{text}\n")
    tell(said("admin-exported", who=who, path=str(to)))


@errand("delete", WHO, click.option("--yes", is_flag=True, help="Don't ask."))
def delete(who: str, yes: bool, database: str | None, as_json: bool) -> None:
    """Delete WHO's account with its data; tables with others go on without the name."""
    if not yes:
        click.confirm(said("admin-delete-sure", who=who), abort=True, err=True)
    ask(database, "delete", who=who)
    done(as_json, "admin-deleted", who=who)


@errand("rotate-keys", click.option("--sign-out", is_flag=True, help="Sign everybody out, too."))
def rotate_keys(sign_out: bool, database: str | None, as_json: bool) -> None:
    """Replace the server's signing key; restart it afterwards."""
    ask(database, "rotate_keys", sign_out=sign_out)
    done(as_json, "admin-rotated")


@errand("registration", click.argument("state", required=False,
                                       type=click.Choice(["open", "closed"])))  # fmt: skip
def registration(state: str | None, database: str | None, as_json: bool) -> None:
    """Say whether new accounts can be created, or change that."""
    now = ask(database, "registration", state=state)["state"]
    show({"registration": now}, as_json, iter([(said(f"admin-registration-{now}"),)]))


@errand("tables", click.argument("owner", required=False))
def tables(owner: str | None, database: str | None, as_json: bool) -> None:
    """List the latest tables, all or OWNER's."""
    found = ask(database, "tables", owner=owner)["tables"]
    show(found, as_json, (
        (each["id"], each["title"], each["owner_name"], day(each["changed_at"]),
         said("admin-moves", moves=each["seq"]), *_marks(each))
        for each in found))  # fmt: skip


def _marks(table: dict[str, Any]) -> Iterator[str]:
    for mark in ("private", "ended"):
        if table[mark]:
            yield said(f"admin-table-{mark}")


@errand("delete-table", click.argument("table"), click.option("--yes", is_flag=True,
                                                              help="Don't ask."))  # fmt: skip
def delete_table(table: str, yes: bool, database: str | None, as_json: bool) -> None:
    """Delete TABLE with its journal and chat."""
    if not yes:
        click.confirm(said("admin-delete-sure", who=table), abort=True, err=True)
    ask(database, "delete_table", table=table)
    done(as_json, "admin-deleted", who=table)


@errand("quotas", WHO)
def quotas(who: str, database: str | None, as_json: bool) -> None:
    """Say how many of the limited tables WHO has."""
    owned = ask(database, "quotas", who=who)["owned"]
    show(owned, as_json, ((name.replace("_", " "), count) for name, count in owned.items()))


@errand("reports", click.option("--closed", is_flag=True, help="Those already closed."),
        click.option("--close", type=int, metavar="NUMBER", help="Close this one."))  # fmt: skip
def reports(closed: bool, close: int | None, database: str | None, as_json: bool) -> None:
    """List the chat lines that players reported."""
    if close is not None:
        ask(database, "close_report", number=close)
        done(as_json, "admin-report-closed", number=str(close))
        return
    found = ask(database, "reports", closed=closed)["reports"]
    show(found, as_json, (
        (each["id"], day(each["made_at"]), each["table"], each["about_name"], each["about"],
         f"“{each['words']}”", said("admin-reported-by", name=each["by_name"] or "–"))
        for each in found))  # fmt: skip


def _kept(name: str, about: str) -> Callable[[F], F]:
    return click.option(f"--{name}", type=click.FloatRange(min=1), metavar="DAYS", help=about)


@errand("tidy", _kept("finished", "Finished tables unchanged for so long."),
        _kept("idle", "Tables of guests in play that nobody touched for so long."),
        _kept("chat", "Chat of finished tables older than this."),
        click.option("--delete", "really", is_flag=True, help="Delete it, for good."))  # fmt: skip
def tidy(really: bool, database: str | None, as_json: bool, **days: float | None) -> None:
    """Say what is older than you want to keep; with --delete, delete it."""
    found = ask(database, "tidy", really=really, **days)
    key = "admin-tidied" if really else "admin-would-tidy"
    text = said(key, finished=len(found["finished"]), idle=len(found["idle"]), chat=found["chat"])
    show(found, as_json, iter([(text,)]))
