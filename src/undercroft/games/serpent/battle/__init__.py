"""Battle, stage by stage, and what wounds do."""
