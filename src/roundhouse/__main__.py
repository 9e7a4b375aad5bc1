"""``python -m roundhouse``: the same as the command."""

from roundhouse.cli import main

if __name__ == "__main__":
    main()
