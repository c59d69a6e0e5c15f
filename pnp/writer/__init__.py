"""Write the files of a built kit: aside first, then each into its place, the manifest last.

The folder of a kit, ``DIR/<kit>/``, holds the artifacts, ``manifest.json`` that lists them, and two names
of our own: ``.pnp-lock``, which a running build holds, and ``.pnp-writing/``, where files grow until they
are whole. A build that is killed leaves every file whole, old or new, and the old manifest; what it had
begun is in ``.pnp-writing/journal.json``, so that the next build can finish tidying up.
"""

from pnp.writer.folder import Artifact, KnownArtifact, Output, WriteResult, write
from pnp.writer.manifest import Entry, read_manifest

__all__ = ["Artifact", "Entry", "KnownArtifact", "Output", "WriteResult", "read_manifest", "write"]
