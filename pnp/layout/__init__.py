"""Turn layout templates and records into faces."""
