"""Phrases that pnp itself prints, by language: gettext catalogues, and how they are read."""
