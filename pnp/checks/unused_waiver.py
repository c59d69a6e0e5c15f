"""A waiver silences nothing.

Looks for every `waive:` of a record and every `checks: ignore:` of a kit that matches no finding, and for codes that
do not exist, those of `checks: select:` among them. Where faces and books are not laid out, waivers of what is found
there are not judged.

A waiver that nobody needs any more hides the next real mistake at its place.

```yaml file=units.yaml
units:
  - {id: pikes, name: Pikes, abbr: Pk, waive: [{code: N113, reason: Nobody confuses them.}]}
```
```text
units.yaml:2:55: warning K301 N113 finds nothing here, so there is nothing to silence
```
```yaml file=units.yaml
units:
  - {id: pikes, name: Pikes, abbr: Pk}
  - {id: pickets, name: Pickets, abbr: Pk, waive: [{code: N113, reason: Nobody confuses them.}]}
```
"""

from pnp.findings import Severity

# Found by pnp.checks.suppressions, when all other checks have been run.
CODE = "K301"
NAME = "waiver that silences nothing"
SEVERITY = Severity.WARNING
