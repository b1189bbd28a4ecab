"""The subcommands of `undercroft`, a module each: `add_arguments(parser)` and `run(arguments) -> exit code`."""
