"""What every test shares."""

from hypothesis import settings

from tests.examples import FUZZ_FACTOR, USUAL

# The same commit always tries the same examples: `make test` says something about the commit, not about luck. A shared
# machine is slow at times: time is what bench/ measures.
settings.register_profile("pnp", deadline=None, derandomize=True, max_examples=USUAL)
# Other examples every time, from the seed that `make fuzz` prints.
settings.register_profile("fuzz", deadline=None, derandomize=False, print_blob=True, max_examples=USUAL * FUZZ_FACTOR)
settings.load_profile("pnp")
