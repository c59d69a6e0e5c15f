"""Commands; the only place that prints or sets an exit code."""
