"""The ladder: measures bots against each other on common deals and rates them with intervals."""
