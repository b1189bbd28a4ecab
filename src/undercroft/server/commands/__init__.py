"""The commands of the operator: `undercroft serve` and `undercroft export`."""
