"""A relief under construction: pieces laid upon each other, with seams, stitches and print."""
from dataclasses import dataclass

import numpy

from relief.light import GROUND, encoded, linear, lit
from relief.stencil import UNITS, Sheet, lettered, stencil, stroked
from relief.surface import blurred, grid_axes, noise, warped


@dataclass
class Relief:
    """Height in units, albedo in linear RGB, sheen and gloss of each point."""

    sheet: Sheet
    loose: float = 5
    is_standing: bool = False

    def __post_init__(self):
        self.height = numpy.zeros((self.sheet.pixels, self.sheet.pixels), numpy.float32)
        self.colour = numpy.tile(GROUND, (self.sheet.pixels, self.sheet.pixels, 1))
        self.sheen = numpy.zeros_like(self.height)
        self.gloss = numpy.zeros_like(self.height)
        self.covered = numpy.zeros_like(self.height)
        self.marks = numpy.zeros_like(self.height)
        self.slack = [
            self.loose * noise(self.sheet, 120, 120, 61 + turn) + self.loose * 0.22 * noise(self.sheet, 34, 34, 63 + turn)
            for turn in (0, 1)
        ]

    def lay(self, elements, colour, thick=3.0, relief=None, weave=None, edge=1.6, sheen=0.05, gloss=0.0, sink=0.0):
        """
        Lay a piece over what is there. `relief` is added to its height, `weave` too and also tints it; `sink` flattens
        what lies below by that share. Returns its coverage.
        """
        mask = self.shape(elements)
        soft = numpy.clip(2 * blurred(mask, edge, self.sheet) - 1, 0, 1) ** 0.6
        below = self.height * (1 - sink) + blurred(self.height, 14, self.sheet) * sink
        own = thick * soft + (relief if relief is not None else 0) * soft
        if weave is not None:
            own = own + weave * soft
        self.height = self.height * (1 - mask) + (below + own) * mask
        tint = self.flat(colour)
        if weave is not None:
            tint = tint * (1 + 0.5 * weave)[:, :, None]
        self.paint(mask, tint, sheen, gloss)
        self.covered = numpy.maximum(self.covered, mask)
        return mask

    def shape(self, elements, share=1.0):
        """Coverage of SVG elements with the slack of cloth: no edge of a garment is straight."""
        return warped(stencil(elements, self.sheet), self.slack[0] * share, self.slack[1] * share, self.sheet)

    def flat(self, colour):
        return numpy.tile(linear(colour), (self.sheet.pixels, self.sheet.pixels, 1))

    def paint(self, mask, tint, sheen, gloss=0.0):
        share = mask[:, :, None]
        self.colour = self.colour * (1 - share) + tint * share
        self.sheen = self.sheen * (1 - mask) + sheen * mask
        self.gloss = self.gloss * (1 - mask) + gloss * mask

    def groove(self, elements, depth=2.0, width=2.4, within=None):
        """Press a line into the relief: a seam, with the pucker of its thread beside it."""
        line = blurred(self.shape(elements), width, self.sheet)
        line = line / max(line.max(), 1e-6)
        if within is not None:
            line = line * within
        pucker = 0.75 + 0.5 * noise(self.sheet, 9, 9, 41)
        self.height = self.height - depth * line * pucker

    def stitch(self, elements, colour, rise=0.9, sheen=0.03):
        """Threads on the surface; `elements` are dashed lines."""
        thread = self.shape(elements)
        self.height = self.height + rise * blurred(thread, 0.35, self.sheet)
        self.paint(thread, self.flat(colour), sheen)

    def seam(self, path, colour, transform='', rows=(0,), depth=2.0, within=None):
        """A seam along a path with rows of stitches beside it, at the given distances downwards in units."""
        self.groove(stroked(path, 2.2, transform=transform), depth, within=within)
        for row in rows:
            shifted = f'{transform} translate(0 {row})'
            self.stitch(stroked(path, 1.15, '4.4 2.1', shifted), colour)

    def bind(self, path, fabric, thread, transform='', within=None, width=15):
        """A bound edge along a path: a flat band of the same fabric with a row of stitches at its inside."""
        band = self.shape(stroked(path, width * 2, transform=transform, cap='butt')) * (
            within if within is not None else 1
        )
        soft = numpy.clip(2 * blurred(band, 3, self.sheet) - 1, 0, 1) ** 0.6
        self.height = self.height + 2.4 * soft
        rim = self.shape(stroked(path, width * 2 - 7, transform=transform, cap='butt'))
        inner = self.shape(stroked(path, width * 2 - 9.5, transform=transform, cap='butt'))
        dashes = numpy.clip(rim - inner, 0, 1) * band * (0.45 + 0.55 * noise(self.sheet, 3.2, 3.2, 47))
        self.height = self.height + 0.6 * dashes
        self.paint(numpy.clip(dashes, 0, 1), self.flat(thread), 0.03)

    def print(self, text, x, y, height, colour, spacing=0.0, wear=0.08, transform=''):
        """One line of text as screen print."""
        self.print_art([(lettered(text, x, y, height, spacing, transform), colour)], wear)

    def print_art(self, layers, wear=0.08):
        """Screen print of (SVG elements, colour): it follows the folds and lets the weave through."""
        smooth = blurred(self.height, 5, self.sheet)
        dy, dx = numpy.gradient(smooth, 1 / self.sheet.scale)
        worn = 1 - wear * (0.5 + 0.5 * noise(self.sheet, 2.4, 2.4, 51))
        for elements, colour in layers:
            art = self.shape(elements, 0.45)
            art = warped(art, (dx * 2.2).astype(numpy.float32), (dy * 2.2).astype(numpy.float32), self.sheet)
            self.height = self.height + 0.25 * blurred(art, 0.5, self.sheet)
            self.paint(art * worn, self.flat(colour), 0.02, 0.02)

    def measure(self, start, end, text, turn=0):
        """A line of measurement with ticks at its ends and its length above it."""
        (x1, y1), (x2, y2) = start, end
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        across, down = -(y2 - y1) / length * 10, (x2 - x1) / length * 10
        ticks = ''.join(f'M{x - across} {y - down} L{x + across} {y + down} ' for x, y in (start, end))
        x, y = (x1 + x2) / 2, (y1 + y2) / 2
        words = lettered(text, x, y, 30, 0.5, f'rotate({turn} {x} {y}) translate(0 -12)')
        line = stroked(f'{ticks}M{x1} {y1} L{x2} {y2}', 2.4, cap='butt')
        self.marks = numpy.maximum(self.marks, stencil(line + words, self.sheet))

    def photograph(self, seed=3):
        """BGR bytes of the lit relief on the studio's ground, with grain that hides the steps of its shades."""
        picture = lit(self.height, self.colour, self.sheen, self.gloss, self.sheet)
        x, y = (axis / UNITS for axis in grid_axes(self.sheet))
        picture = self._on_floor(picture, y) if self.is_standing else self._on_table(picture, y)
        falloff = 1.03 - 0.10 * ((x - 0.35) ** 2 + (y - 0.30) ** 2)
        ink = linear('#1c1c1e')[None, None, :]
        marks = self.marks[:, :, None]
        image = encoded(picture * falloff[:, :, None] * (1 - marks) + ink * marks)
        grain = numpy.random.default_rng(seed).normal(0, 0.9, image.shape[:2])
        return numpy.clip(image + grain[:, :, None], 0, 255)[:, :, ::-1].astype(numpy.uint8)

    def _on_table(self, picture, y):
        """Lying on the ground: dark where it touches. The ground is a little darker above, as in every picture."""
        wall = 0.80 + 0.20 / (1 + numpy.exp(-(y - 0.45) * 7))
        picture = picture * (1 - (1 - self.covered) * (1 - wall))[:, :, None]
        contact = blurred(self.covered, 16, self.sheet) * 0.20 + blurred(self.covered, 5, self.sheet) * 0.22
        return picture * (1 - (1 - self.covered) * contact)[:, :, None]

    def _on_floor(self, picture, y):
        """Standing before the studio's backdrop: its shadow lies below it."""
        rows = numpy.where(self.covered.max(axis=1) > 0.5)[0]
        foot = y[rows[-1], 0]
        across = self.covered[max(0, int(rows[-1] - 30 * self.sheet.scale))][None, :] * numpy.ones_like(self.covered)
        far = blurred(across * (numpy.abs(y - foot - 0.012) < 0.022), 17, self.sheet) * 0.75
        near = blurred(across * (numpy.abs(y - foot) < 0.006), 4, self.sheet) * 0.85
        wall = GROUND[None, None, :] * (0.66 + 0.34 / (1 + numpy.exp(-(y - 0.52) * 14)))[:, :, None]
        ground = wall * (1 - far)[:, :, None] * (1 - near)[:, :, None]
        share = self.covered[:, :, None]
        return picture * share + ground * (1 - share)
