"""Names, references, aliases and abbreviations."""
