"""What titles and bots are called, where a catalogue has a name for them."""

from roundhouse.messages import LANGUAGES, has_text, text


def title_name(title: str, language: str) -> str:
    """What a game is called."""
    return text_or(f"pages-title-{title.replace('_', '-')}", title, language)


def in_short(title: str, language: str) -> list[str]:
    """The game in a few sentences, for those who do not know it."""
    return text_or(f"pages-title-{title.replace('_', '-')}-short", "", language).splitlines()


def bot_name(bot: str, seat: int, language: str) -> str:
    """What a bot is called at the table."""
    return f"{bot_kind(bot, language)} {seat + 1}"


def bot_kind(bot: str, language: str) -> str:
    """What bots of this kind are called."""
    kind = text_or(f"bots-name-{bot.replace('_', '-')}", bot.replace("_", " ").title(), language)
    return f"{kind[:1].upper()}{kind[1:]}"


def text_or(key: str, otherwise: str, language: str) -> str:
    """The text *key*, or *otherwise* where there is none."""
    known = has_text(key, language) or has_text(key, "en")
    return text(key, language) if known else otherwise


def read_all() -> None:
    """Read the texts of every language, so that the first who asks keeps nobody waiting."""
    for language in LANGUAGES:
        text("pages-nav", language)
