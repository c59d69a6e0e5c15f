"""Set-up, capacity, goals that can be reached."""
