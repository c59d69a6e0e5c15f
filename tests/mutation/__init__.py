"""Sound kits, damaged on purpose: proof that the checks find what is wrong."""
