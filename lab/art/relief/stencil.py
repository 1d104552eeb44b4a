"""Shapes of a relief as arrays of coverage (0 to 1), drawn by rsvg-convert in a space of 1000 x 1000 units."""
import subprocess
import tempfile
from dataclasses import dataclass

import cv2
import numpy

UNITS = 1000


@dataclass(frozen=True)
class Sheet:
    """A square of the relief, in units, and its pixels."""

    pixels: int
    x: float = 0
    y: float = 0
    width: float = UNITS

    @property
    def scale(self):
        """Pixels of a unit."""
        return self.pixels / self.width


MIRROR = 'translate(1000 0) scale(-1 1)'


def stencil(elements, sheet):
    """Coverage of SVG elements that are filled or stroked white."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{sheet.x} {sheet.y} {sheet.width} {sheet.width}">'
        f'<g fill="#fff" stroke="none">{elements}</g></svg>'
    )
    with tempfile.NamedTemporaryFile(suffix='.png') as png:
        command = ['rsvg-convert', '-w', str(sheet.pixels), '-h', str(sheet.pixels), '-b', '#000', '-o', png.name]
        subprocess.run(command, input=svg.encode(), check=True)
        return cv2.imread(png.name, cv2.IMREAD_GRAYSCALE).astype(numpy.float32) / 255


def filled(path, transform=''):
    return f'<path d="{path}" transform="{transform}"/>'


def stroked(path, width, dash='', transform='', cap='round'):
    dashes = f'stroke-dasharray="{dash}"' if dash else ''
    return (
        f'<path d="{path}" transform="{transform}" fill="none" stroke="#fff" stroke-width="{width}" '
        f'stroke-linecap="{cap}" stroke-linejoin="round" {dashes}/>'
    )


def lettered(text, x, y, height, spacing=0.0, transform=''):
    return (
        f'<text x="{x}" y="{y}" transform="{transform}" text-anchor="middle" font-family="Liberation Sans Narrow" '
        f'font-weight="bold" font-size="{height}" letter-spacing="{spacing}">{text}</text>'
    )
