"""One folder per game, the same file names in each. A game imports core and never another game."""
