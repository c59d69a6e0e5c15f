"""Draws train.png: a night train under the moon, in flat colours."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw

WIDTH, HEIGHT = 640, 400
NIGHT, MOON, HILL, CAR, WINDOW, RAIL = "#1d2645", "#f6ecc9", "#2f3b63", "#7c2f34", "#ffd98a", "#0e1326"
STARS = ((60, 50), (150, 90), (240, 40), (330, 110), (410, 60), (585, 140), (95, 150), (290, 165))


def draw() -> Image.Image:
    """The picture, in few colours, so that it stays small."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), NIGHT)
    pen = ImageDraw.Draw(picture)
    for x, y in STARS:
        pen.ellipse((x - 2, y - 2, x + 2, y + 2), fill=MOON)
    pen.ellipse((480, 40, 560, 120), fill=MOON)
    pen.polygon([(0, 260), (120, 190), (260, 255), (400, 180), (640, 260), (640, 400), (0, 400)], fill=HILL)
    for left in range(20, 620, 205):
        pen.rounded_rectangle((left, 235, left + 190, 330), 12, fill=CAR)
        for window in range(3):
            pen.rounded_rectangle((left + 18 + window * 56, 255, left + 58 + window * 56, 290), 5, fill=WINDOW)
        for wheel in (40, 150):
            pen.ellipse((left + wheel - 14, 322, left + wheel + 14, 350), fill=RAIL)
    pen.rectangle((0, 350, WIDTH, 358), fill=RAIL)
    return picture.convert("P", palette=Image.Palette.ADAPTIVE, colors=16)


if __name__ == "__main__":
    draw().save(Path(__file__).with_name("train.png"), optimize=True)
