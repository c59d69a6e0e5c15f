"""What is printed: text that fits, glyphs, safe zones."""
