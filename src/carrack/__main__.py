"""`python -m carrack` is the `carrack` command."""

from .cli.main import main

if __name__ == "__main__":
    main()
