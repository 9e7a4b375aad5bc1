"""The tables of the database; migrations/ holds how they came to be so."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
}

metadata = MetaData(naming_convention=NAMES)


def _table_id(*, primary: bool = True) -> Column[str]:
    return Column("table_id", String(40), ForeignKey("tables.id"), primary_key=primary)


settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

identities = Table(
    "identities",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("mail", Text, index=True),
    Column("mail_confirmed", BigInteger),
    Column("language", String(8)),
    Column("made_at", BigInteger, nullable=False),
    Column("banned_until", BigInteger),
    Column("muted_until", BigInteger),
    Column("carried_at", BigInteger),
)

accounts = Table(
    "accounts",
    metadata,
    Column("login", String(80), primary_key=True),
    Column("password", Text, nullable=False),
    Column("identity", String(40), ForeignKey("identities.id"), nullable=False, unique=True),
)

looks = Table(
    "looks",
    metadata,
    Column("look", String(64), primary_key=True),
    Column("identity", String(40), ForeignKey("identities.id"), index=True),
)

credentials = Table(
    "credentials",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("identity", String(40), ForeignKey("identities.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("scope", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("lasts", BigInteger),
)

passes = Table(
    "passes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("identity", String(40), ForeignKey("identities.id"), nullable=False, index=True),
    Column("purpose", String(8), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("about", Text, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("identity", String(40), ForeignKey("identities.id"), nullable=False, index=True),
    Column("public", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("owner", String(40), ForeignKey("identities.id"), nullable=False, index=True),
    Column("private", Boolean, nullable=False),
    Column("key", String(60)),
    Column("imported", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("seq", Integer, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("seats_version", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_tables_public", "private", "changed_at"),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("identity", String(40), ForeignKey("identities.id"), index=True),
    Column("bot", String(40)),
)

archived = Table(
    "archived",
    metadata,
    Column("identity", String(40), ForeignKey("identities.id"), primary_key=True),
    _table_id(),
)

handovers = Table(
    "handovers",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("by_identity", String(40), nullable=False),
    Column("by_name", Text, nullable=False),
    Column("was_kind", String(8), nullable=False),
    Column("was_name", Text, nullable=False),
    Column("was_identity", String(40)),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("identity", String(40)),
)

entries = Table(
    "entries",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("move", String(80)),
    Column("line", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "move"),
)

chat = Table(
    "chat",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("identity", String(40), ForeignKey("identities.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("said_at", BigInteger, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("token", String(60), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("identity", String(40), ForeignKey("identities.id"), nullable=False, index=True),
    Column("url", Text, nullable=False),
)

undo_requests = Table(
    "undo_requests",
    metadata,
    _table_id(),
    Column("seat", Integer, nullable=False),
    Column("target", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("consents", Text, nullable=False),
)

proposals = Table(
    "proposals",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    # no keys of other tables: a report outlives what it is about
    Column("table", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("by", String(40), nullable=False),
    Column("by_name", Text, nullable=False),
    Column("about", String(40), nullable=False),
    Column("about_name", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
)

blocks = Table(
    "blocks",
    metadata,
    Column("identity", String(40), ForeignKey("identities.id"), primary_key=True),
    Column("other", String(40), ForeignKey("identities.id"), primary_key=True),
)
