"""The player's book of Switch & Signal: its chapters, and the positions that it shows."""
