"""What Chest knows about playing it well."""
