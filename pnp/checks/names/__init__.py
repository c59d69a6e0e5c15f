"""Names, references, aliases, abbreviations."""
