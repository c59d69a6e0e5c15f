"""Every check that there is, imported, in the order of the catalogue."""

from pnp.checks.catalogue import RULES, rule
from pnp.checks.check import Check
from pnp.checks.printed import print_checks

# Checks of the game alone, and checks of what is printed.
GAME_CHECKS: tuple[Check, ...] = tuple(map(rule, RULES))
PRINT_CHECKS: tuple[Check, ...] = print_checks()
CHECKS: tuple[Check, ...] = (*GAME_CHECKS, *PRINT_CHECKS)
