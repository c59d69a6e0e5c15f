"""What was drawn is given back at once: garbage is looked for rarely, perhaps only after the last card."""

import gc
from pathlib import Path

import pytest

from pnp.load.kit import load_kit
from pnp.pipeline.open_kit import OpenKit
from pnp.pipeline.tasks import draw_part

LAYOUT = """\
layouts:
  - layout: plated
    size: poker
    elements:
      plate: {box: true, class: frame, inset: 3 mm}
      name: {text: "{{ card.name }}", class: title, at: [8 mm, 8 mm], size: [40 mm, 8 mm]}
      over: {text: "{{ card.id }}", class: text, at: [30 mm, 9 mm], size: [20 mm, 6 mm]}
      mark: {icon: star, at: [40 mm, 10 mm], size: [8 mm, 8 mm]}
"""


@pytest.mark.usefixtures("own_garbage")
def test_faces_leave_no_circles_behind(kit: Path) -> None:
    (kit / "orders.csv").write_text("id,name\n" + "".join(f"o{number},Order {number}\n" for number in range(30)))
    (kit / "plated.yaml").write_text(LAYOUT)
    with (kit / "components.yaml").open("a") as file:
        file.write("  - {id: plated, name: Plated, kind: card, of: decks.orders, layout: plated}\n")
    opened = OpenKit(kit, load_kit(kit, "inn"))
    draw_part(opened, "plated", range(1), True)
    gc.collect()
    gc.disable()
    try:
        draw_part(opened, "plated", range(5, 6), True)
        of_one = gc.collect()
        draw_part(opened, "plated", range(10, 20), True)
        assert gc.collect() == of_one
    finally:
        gc.enable()
