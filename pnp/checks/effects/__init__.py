"""Effects: whether they match the text of their record, and whether they can happen."""
