"""Programs for the people who work on pnp."""
