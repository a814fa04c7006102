"""The `carrack` command: one module per subcommand, imported when it is used."""
