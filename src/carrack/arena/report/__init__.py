"""What many simulated games say about a game, as one HTML page: for people who balance its content."""
