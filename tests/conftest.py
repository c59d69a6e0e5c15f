"""What every test shares."""

import os

from hypothesis import settings

# A shared machine is slow at times: time is what bench/ measures. On the build server the same
# commit always tries the same examples.
settings.register_profile("pnp", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("pnp")
