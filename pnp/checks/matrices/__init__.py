"""Tables over two classes: terrain and arm, status and phase, attacker and defender."""
