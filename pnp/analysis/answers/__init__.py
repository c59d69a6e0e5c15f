"""Questions that rulebooks answer about their things, and the answers that cannot both hold."""
