"""Chalk, clamp collars, spring collars."""
import random
from math import cos, pi, sin

from geometry import (
    bent_tube,
    box,
    cylinder,
    hollow_prism,
    lathe,
    moved,
    prism,
    ring,
    rounded_rectangle,
    subtracted,
    sweep,
)
from lettering import BRAND, letters
from materials import chrome, marbled, paint, plastic, rubber, surface
from scene import assembly, place
from studio import view


@view(azimuth=-28, elevation=20, focal=85, fill=0.78)
def chalk_block():
    """A magnesia block beside its printed sleeve, a few crumbs in front."""
    chalk = marbled((0.80, 0.80, 0.78), (0.70, 0.70, 0.68), 40, 0.95, bump=(220, 0.5, 0.002))
    size, dice = 0.052, random.Random(7)
    place(box(size, size, size), chalk, (0.040, -0.022, size / 2), (0, 0, 18), bevel=0.003, bevel_segments=4)
    place(box(size, size, size * 0.45), chalk, (0.100, 0.004, size * 0.225), (0, 0, -24), bevel=0.004, bevel_segments=4)
    for _ in range(16):
        crumb = dice.uniform(0.002, 0.006)
        place(
            box(crumb, crumb * 0.8, crumb * 0.7),
            chalk,
            (dice.uniform(-0.02, 0.11), dice.uniform(-0.085, -0.05), crumb * 0.3),
            (0, 0, dice.uniform(0, 90)),
            bevel=crumb * 0.2,
        )
    paper = surface('paper', (0.62, 0.04, 0.03), 0.6, 0, 0.3)
    with assembly((-0.036, 0.012, 0), (0, 0, -12)):
        outer = rounded_rectangle(0.058, 0.058, 0.0015, 2)
        inner = rounded_rectangle(0.0565, 0.0565, 0.001, 2)
        place(hollow_prism(outer, inner, 0.105), paper)
        place(box(0.055, 0.055, 0.060), chalk, (0, 0, 0.070), bevel=0.003)
        place(letters(BRAND, 0.0155, 0.0001, 0.00005, spacing=1.15), paint(), (0, -0.0291, 0.062), (90, 0, 0))
        place(letters('CHALK 56 G', 0.0085, 0.0001, 0.00005, spacing=1.1), paint(), (0, -0.0291, 0.044), (90, 0, 0))
        place(letters(BRAND, 0.0155, 0.0001, 0.00005, spacing=1.15), paint(), (-0.0291, 0, 0.055), (90, 0, -90))


@view(azimuth=-30, elevation=28, focal=85, fill=0.82)
def chalk_box():
    """An open printed box with eight blocks in two rows of four."""
    chalk = marbled((0.80, 0.80, 0.78), (0.70, 0.70, 0.68), 40, 0.95, bump=(220, 0.5, 0.002))
    card, size, dice = surface('card', (0.62, 0.04, 0.03), 0.6, 0, 0.3), 0.052, random.Random(11)
    width, depth, height = 4 * size + 0.016, 2 * size + 0.012, 0.042
    place(hollow_prism(rounded_rectangle(width, depth, 0.002, 2), rounded_rectangle(width - 0.003, depth - 0.003, 0.001, 2), height), card)
    place(box(width - 0.002, depth - 0.002, 0.002), card, (0, 0, 0.002))
    for index in range(8):
        x, y = (index % 4 - 1.5) * (size + 0.002), (index // 4 - 0.5) * (size + 0.002)
        place(box(size, size, size), chalk, (x, y, size / 2 + 0.003), (0, 0, dice.uniform(-2, 2)), bevel=0.003, bevel_segments=4)
    with assembly((0, depth / 2 + 0.001, height), (-62, 0, 0)):
        place(box(width, 0.0016, depth), card, (0, 0, depth / 2))
    front = -depth / 2 - 0.0003
    place(letters(BRAND, 0.026, 0.0001, 0.00005, spacing=1.15), paint(), (-0.04, front, height / 2), (90, 0, 0))
    place(letters('CHALK 8 X 56 G', 0.0105, 0.0001, 0.00005, spacing=1.1), paint(), (0.062, front, height / 2), (90, 0, 0))


def anodised(colour):
    """Coloured aluminium."""
    tone = {'black': (0.035, 0.035, 0.037), 'red': (0.55, 0.02, 0.02), 'blue': (0.02, 0.10, 0.50)}[colour]
    return surface('anodised', tone, 0.34, 0.75, 0.5)


def clamp(colour):
    """Hinged collar lying flat: split ring with bearing pads, hinge block and cam lever."""
    inner, outer, width = 0.0262, 0.0425, 0.042
    body = moved(ring(inner, outer, width, 160), (0, 0, width / 2))
    slot = moved(box(0.030, 0.0035, width * 1.2), (outer - 0.006, 0, width / 2))
    material = anodised(colour)
    place(subtracted(body, slot), material, bevel=0.0016, smooth_angle=30)
    place(
        lathe(
            [
                (inner - 0.0012, 0.004),
                (inner + 0.0005, 0.004),
                (inner + 0.0005, width - 0.004),
                (inner - 0.0012, width - 0.004),
            ],
            128,
            closed=True,
        ),
        rubber(),
    )
    place(box(0.016, 0.030, width * 0.8), material, (-outer - 0.001, 0, width / 2), bevel=0.003)
    place(cylinder(0.0042, width * 0.86), chrome(), (-outer - 0.004, 0, width / 2), bevel=0.0008)
    lever = [
        (radius * cos(pi * i / 24 * 0.62), radius * sin(pi * i / 24 * 0.62))
        for radius, order in ((outer + 0.0012, range(25)), (outer + 0.0085, range(24, -1, -1)))
        for i in order
    ]
    place(prism(lever, width * 0.62), plastic(), (0, 0, width * 0.19), (0, 0, 4), bevel=0.0016)
    place(box(0.014, 0.016, width * 0.9), material, (outer + 0.004, -0.006, width / 2), bevel=0.003)
    place(cylinder(0.0035, width * 0.96), chrome(), (outer + 0.005, 0.004, width / 2), bevel=0.0006)
    place(letters(BRAND, 0.0095, 0.0002, 0.0001, spacing=1.1), paint(), (0, -0.0342, width + 0.0001))


@view(azimuth=-20, elevation=24, focal=85, fill=0.84)
def collars(colour):
    """One clamp lying, one standing on its rim behind it."""
    with assembly((-0.052, -0.012, 0), (0, 0, -38)):
        clamp(colour)
    with assembly((0.060, 0.022, 0.0430), (90, 0, 14)):
        with assembly((0, 0, -0.021), (0, 0, 150)):
            clamp(colour)


@view(azimuth=-24, elevation=22, focal=85, fill=0.84)
def spring_collars(wire_radius=0.0036, turns=4, tone='black'):
    """Two wire springs with bent, dipped handles."""
    wire, grip = chrome(0.13), plastic(tone)
    radius, thickness, steps = 0.0295, wire_radius, 40
    for x, y, turn in ((-0.052, 0, 6), (0.060, 0.020, -34)):
        with assembly((x, y, 0), (0, 0, turn)):
            coil = [
                (radius * cos(2 * pi * i / steps), radius * sin(2 * pi * i / steps), thickness + 2.06 * thickness * i / steps)
                for i in range(int(turns * steps) - 8)
            ]
            place(sweep(coil, thickness, resolution=3, sides=6), wire)
            spring_handle(coil[0], 0, -1, thickness, wire, grip)
            spring_handle(coil[-1], 2 * pi * (turns * steps - 9) / steps, 1, thickness, wire, grip)


def spring_handle(point, angle, sense, thickness, wire, grip):
    """Wire end bent outwards with a dipped grip; `sense` is the way the wire runs on (+1 or -1)."""
    outward, onward = (cos(angle), sin(angle)), (-sense * sin(angle), sense * cos(angle))

    def at(reach, along):
        x = point[0] + outward[0] * reach + onward[0] * along
        y = point[1] + outward[1] * reach + onward[1] * along
        return x, y, point[2]

    place(bent_tube([at(0, 0), at(0.004, 0.012), at(0.018, 0.022), at(0.052, 0.022)], thickness, 0.008), wire)
    place(bent_tube([at(0.026, 0.022), at(0.056, 0.022)], thickness * 1.6, 0.002), grip, bevel=0.001)
