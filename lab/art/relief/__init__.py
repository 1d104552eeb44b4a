"""Clothes and shoes: reliefs of cloth, seams and stitches in the studio's light (docs/adr/0034)."""
import cv2

from relief.hoodie import hoodie
from relief.shirts import t_shirt, tank_top
from relief.shoe import lifting_shoe
from relief.shorts import shorts
from relief.stencil import UNITS, Sheet

RELIEFS = {
    'hoodie': hoodie,
    'lifting_shoe': lifting_shoe,
    'shorts': shorts,
    't_shirt': t_shirt,
    'tank_top': tank_top,
}

# What lies beside a window still throws its shadow into it.
MARGIN = 40


def photograph(picture, target, size):
    """Write the picture's model (relief.<function>) as PNG of size x size: all of it or the `window` (x, y, width)."""
    x, y, width = picture.get('window', (0, 0, UNITS))
    margin = MARGIN if width < UNITS else 0
    edge = round(margin * size / width)
    sheet = Sheet(size + 2 * edge, x - margin, y - margin, width + 2 * margin)
    relief = RELIEFS[picture['model'].split('.')[1]](sheet, **picture['params'])
    for line in picture.get('measures', []):
        relief.measure(line['from'], line['to'], line['text'], line.get('turn', 0))
    cv2.imwrite(str(target), relief.photograph()[edge : edge + size, edge : edge + size])
