"""Ways: leaving, entering, walking and exploring."""
