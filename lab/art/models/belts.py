"""Leather lifting belts."""
from math import cos, radians, sin

from geometry import arc_points, band, box, cylinder, prism, rounded_rectangle
from lettering import BRAND, letters
from materials import chrome, marbled, paint, palette, steel, surface
from scene import assembly, place, thicken
from studio import view

WIDTH = 0.10
RADIUS = 0.145


def leather(colour):
    tone = palette(colour)
    return marbled(tone, [channel * 1.5 + 0.004 for channel in tone], 60, roughness=0.55, bump=(450, 0.25, 0.0008))


def strip(radius, start, end, material, thickness):
    sheet = place(band(arc_points(radius, start, end), WIDTH), material, smooth_angle=40)
    thicken(sheet, thickness, bevel=0.0022)


def stitches(radius, start, end):
    thread = surface('thread', (0.5, 0.5, 0.48), 0.7)
    for level in (0.007, WIDTH - 0.007):
        step = start
        while step < end:
            place(
                box(0.0012, 0.0042, 0.0012),
                thread,
                (radius * cos(radians(step)), radius * sin(radians(step)), level),
                rotation=(0, 0, step),
            )
            step += 2.6


@view(azimuth=-24, elevation=20, focal=85, fill=0.84)
def lever_belt(colour, thickness=0.011):
    """Belt closed to a ring, standing on its edge: the tongue overlaps in front, steel lever buckle on it."""
    hide = leather(colour)
    strip(RADIUS, -78, 268, hide, thickness)
    strip(RADIUS + thickness, 196, 286, hide, thickness)
    stitches(RADIUS + thickness / 2 + 0.0003, -70, 188)
    stitches(RADIUS + thickness * 1.5 + 0.0003, 200, 284)
    front = RADIUS + thickness * 1.5
    for index in range(5):
        for level in (0.032, 0.068):
            angle = radians(206 + index * 7)
            place(
                cylinder(0.0036, 0.004, 24),
                surface('hole', (0.004, 0.004, 0.004), 0.9),
                (front * cos(angle), front * sin(angle), level),
                (90, 0, 206 + index * 7 + 90),
            )
    buckle(front + 0.001)


def buckle(radius):
    """Base plate with screws and a lever folded flat."""
    plate, lever = steel(0.26), chrome(0.16)
    with assembly((0, 0, WIDTH / 2), (0, 0, -4)):
        with assembly((0, -radius - 0.002, 0)):
            place(prism(rounded_rectangle(0.062, 0.074, 0.008), 0.004), plate, (0, 0.001, 0), (90, 0, 0), bevel=0.001)
            place(
                prism(rounded_rectangle(0.078, 0.046, 0.010), 0.006),
                lever,
                (0.010, -0.006, 0),
                (90, 0, 0),
                bevel=0.0018,
            )
            place(cylinder(0.006, 0.060), lever, (-0.028, -0.007, 0), bevel=0.001)
            for x, z in ((-0.022, 0.029), (0.022, 0.029), (-0.022, -0.029), (0.022, -0.029)):
                place(cylinder(0.004, 0.003, 24), plate, (x, -0.004, z), (90, 0, 0), bevel=0.0006)
            place(
                letters(BRAND, 0.012, 0.0003, 0.0001, spacing=1.2),
                paint((0.02, 0.02, 0.02)),
                (0.010, -0.0122, 0),
                (90, 0, 0),
            )
