"""The powers of privates, a file a private."""
