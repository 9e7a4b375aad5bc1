"""Plans: what companies would do, tried out on a view. No game, journal or other player hears."""
