"""The command ``roundhouse``: a file a verb.

To add the verb ``check-corpus``, write ``check_corpus.py``: a click command named ``command``. The
first line of the module's docstring is the verb's line in ``roundhouse --help``.
"""

import click

from roundhouse import __version__
from roundhouse.cli.output import language_option
from roundhouse.cli.verbs import Verbs

EXAMPLES = """
Examples:

\b
  roundhouse serve              start Roundhouse and open it in the browser
  roundhouse replay game.json   tell what happened in a recorded game
"""


@click.group(cls=Verbs, epilog=EXAMPLES, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="Roundhouse", message="%(prog)s %(version)s")
@language_option
def roundhouse() -> None:
    """Play, host, study and automate railway board games.

    Run "roundhouse COMMAND --help" for details on a command.
    """


def main() -> None:
    """The entry point of the command."""
    roundhouse(prog_name="roundhouse")
