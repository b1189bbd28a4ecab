"""Battle, stage by stage, and the effects of wounds."""
