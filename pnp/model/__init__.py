"""The typed game: frozen values, no input or output."""
