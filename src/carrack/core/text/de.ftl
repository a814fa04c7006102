seat-name = x
