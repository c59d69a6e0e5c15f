"""Combat tables: columns, shifts, results and their examples."""
