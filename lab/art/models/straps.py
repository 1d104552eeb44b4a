"""Wrist wraps and lifting straps, rolled up."""
from math import cos, pi, sin

from geometry import band, bent_tube, box
from lettering import BRAND, letters, on_cylinder
from materials import LETTERING, ShaderGraph, paint, palette, plastic, surface
from scene import assembly, place, rod, thicken
from studio import view


def webbing(colour, stripes=()):
    """Woven fabric; stripes are (from, to) heights in metres painted light."""
    tone = (0.02, 0.02, 0.021) if colour == 'black' else palette(colour)
    material = surface('webbing', tone, 0.8, 0, 0.2, sheen=0.2, bump=(1600, 0.5, 0.0006))
    if stripes:
        graph = ShaderGraph(material)
        height = graph.node('ShaderNodeSeparateXYZ', Vector=graph.position).outputs[2]
        mask = 0.0
        for low, high in stripes:
            inside = graph.math(
                'MULTIPLY', graph.math('GREATER_THAN', height, low), graph.math('LESS_THAN', height, high)
            )
            mask = graph.math('MAXIMUM', mask, inside)
        graph.feed(graph.surface['Base Color'], graph.mix(mask, tone, LETTERING))
    return material


def spiral(inner, pitch, turns, steps=64):
    count = int(turns * steps)
    return [
        (
            (inner + pitch * i / steps) * cos(2 * pi * i / steps),
            (inner + pitch * i / steps) * sin(2 * pi * i / steps),
            0,
        )
        for i in range(count + 1)
    ]


def roll(inner, pitch, turns, width, material, thickness):
    """Rolled strip standing on its edge; returns the outer radius."""
    thicken(place(band(spiral(inner, pitch, turns), width), material, smooth_angle=60), thickness, bevel=0.0004)
    return inner + pitch * turns


@view(azimuth=-18, elevation=24, focal=85, fill=0.82)
def wrist_wraps(colour):
    width = 0.08
    for x, y, turn in ((-0.048, 0, 200), (0.048, -0.012, 236)):
        with assembly((x, y, 0), (0, 0, turn)):
            outer = roll(
                0.007, 0.0042, 7.0, width, webbing(colour, ((0.012, 0.018), (width - 0.018, width - 0.012))), 0.0030
            )
        with assembly((x, y, width / 2)):
            place(
                on_cylinder(letters(BRAND, 0.0155, 0.0003, 0.0001, spacing=1.1), outer + 0.0016),
                paint(),
                (0, 0, 0),
                (0, 0, -6),
            )
        loop = [
            (outer - 0.004, 0.010, width - 0.012),
            (outer + 0.016, 0.004, width - 0.006),
            (outer + 0.018, -0.004, width - 0.030),
            (outer - 0.002, -0.010, width - 0.030),
        ]
        with assembly((x, y, 0), (0, 0, 12)):
            place(bent_tube(loop, 0.0022, 0.008, sides=5), webbing('black'))


@view(azimuth=-18, elevation=34, focal=85, fill=0.80)
def release_loops(colour):
    """Two closed loops of webbing standing on their edges, the seam and the mark in front."""
    width, thread = 0.025, surface('thread', (0.5, 0.02, 0.02), 0.7)
    for x, y, turn in ((-0.046, 0.012, 16), (0.050, -0.014, -22)):
        with assembly((x, y, 0), (0, 0, turn)):
            outline = [(0.045 * cos(2 * pi * i / 96), 0.045 * sin(2 * pi * i / 96), 0) for i in range(97)]
            thicken(place(band(outline, width), webbing(colour), smooth_angle=60), 0.0050, bevel=0.0004)
            seam = [(0.0487 * cos(pi * i / 90), 0.0487 * sin(pi * i / 90), 0) for i in range(-38, -12)]
            thicken(place(band(seam, width), webbing(colour), smooth_angle=60), 0.0025, bevel=0.0004)
            for level in (0.006, 0.0125, 0.019):
                place(box(0.022, 0.0012, 0.0012), thread, (0.0327, -0.0384, level), (0, 0, 40))
            place(
                on_cylinder(letters(BRAND, 0.0105, 0.0003, 0.0001, spacing=1.1), 0.0478),
                paint(),
                (0, 0, width / 2),
                (0, 0, -34),
            )


@view(azimuth=-20, elevation=38, focal=85, fill=0.80)
def shoe_laces():
    """A pair of flat waxed laces, rolled up, their ends with tips lying free."""
    width, lace, tip = 0.008, surface('lace', (0.74, 0.73, 0.70), 0.6, 0, 0.25, bump=(2600, 0.5, 0.0004)), plastic()
    for x, y, turn in ((-0.036, 0.008, 200), (0.036, -0.006, 250)):
        with assembly((x, y, 0), (0, 0, turn)):
            outer = roll(0.006, 0.0021, 11.0, width, lace, 0.0016)
            tail = [(outer, 0, 0), (outer + 0.003, -0.016, 0), (outer - 0.002, -0.034, 0), (outer - 0.012, -0.050, 0)]
            thicken(place(band(tail, width), lace, smooth_angle=60), 0.0016, bevel=0.0003)
            end = tail[-1]
            rod((end[0], end[1], width / 2), (end[0] - 0.011, end[1] - 0.014, width / 2), 0.0017, tip)


@view(azimuth=-18, elevation=30, focal=85, fill=0.82)
def lifting_straps(colour):
    width = 0.038
    for x, y, turn in ((-0.052, 0.008, 150), (0.050, -0.010, 170)):
        with assembly((x, y, 0), (0, 0, turn)):
            outer = roll(0.010, 0.0046, 6.5, width, webbing(colour), 0.0032)
            tail = [
                (outer - 0.001, 0.002, 0),
                (outer + 0.006, -0.025, 0),
                (outer + 0.004, -0.050, 0),
                (outer - 0.012, -0.074, 0),
            ]
            thicken(place(band(tail, width), webbing(colour), smooth_angle=60), 0.0032, bevel=0.0004)
            thread = surface('thread', (0.5, 0.02, 0.02), 0.7)
            for level in (0.010, 0.019, 0.028):
                place(box(0.0012, 0.018, 0.0012), thread, (outer + 0.0072, -0.037, level), (0, 0, 3))
        with assembly((x, y, width / 2)):
            place(
                on_cylinder(letters(BRAND, 0.0135, 0.0003, 0.0001, spacing=1.1), outer + 0.0017),
                paint(),
                rotation=(0, 0, -4),
            )
