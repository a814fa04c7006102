"""A table where people play: a list of events, and everything else a consequence of it. Pure: no clock, no luck, no I/O of its own."""
