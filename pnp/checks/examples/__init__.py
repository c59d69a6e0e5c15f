"""Worked examples: whether they agree with the rules that they illustrate."""
