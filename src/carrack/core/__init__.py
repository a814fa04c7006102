"""What a game is. This package imports no game."""
