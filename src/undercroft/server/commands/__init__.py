"""The operator's commands, such as `undercroft serve` and `undercroft export`."""
