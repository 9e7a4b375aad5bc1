"""The rules of Switch & Signal: what may be done, and what comes of it."""
