"""Dumbbells: rubber hex, round urethane, loadable handle, and a loaded three-tier rack."""
from math import cos, pi, sin

from geometry import box, cylinder, lathe, prism
from lettering import BRAND, letters
from materials import chrome, knurled, paint, powder_coat, rubber, steel, surface, zinc
from models.barbells import bar_finish
from scene import assembly, beam, bolt, place
from studio import view

LYING = dict(azimuth=38, elevation=20, focal=85, fill=0.88)
GRIP_HALF = 0.062


def size_factor(kg):
    return (kg / 12.5) ** (1 / 3)


def handle(half=GRIP_HALF):
    """Contoured knurled grip along z with a chrome ring at each end."""
    swell = [(0.0135, half + 0.01), (0.0135, half - 0.004), (0.0145, half - 0.02), (0.0165, 0.02), (0.0168, 0)]
    place(
        lathe([(r, -z) for r, z in swell] + [(r, z) for r, z in reversed(swell[:-1])], 96),
        knurled(turns=40, radius=0.0155),
    )
    for side in (-1, 1):
        place(
            lathe(
                [(0.0140, side * (half - 0.005)), (0.019, side * (half - 0.006)), (0.019, side * (half + 0.004))], 64
            ),
            chrome(0.1),
            bevel=0.001,
        )


def hex_radius(kg):
    return 0.052 * size_factor(kg)


def hex_parts(kg):
    """Hex dumbbell along z, centred."""
    radius, length = hex_radius(kg), 0.098 * size_factor(kg)
    handle()
    for side in (-1, 1):
        inner, outer = GRIP_HALF, GRIP_HALF + length
        profile = [
            (0, inner),
            (radius * 0.62, inner),
            (radius, inner + 0.018),
            (radius, outer),
            (radius * 0.86, outer + 0.010),
            (radius * 0.74, outer + 0.010),
            (radius * 0.72, outer + 0.0075),
            (0, outer + 0.0075),
        ]
        place(
            lathe([(r, side * z) for r, z in profile], 6, phase=pi / 6),
            rubber(),
            bevel=0.005,
            bevel_segments=5,
            smooth_angle=30,
        )
        face, turn = side * (outer + 0.0080), 0 if side > 0 else 180
        for text, size, shift in (
            (f'{kg:g}', radius * (0.66 if len(f'{kg:g}') < 3 else 0.46), -0.10),
            ('KG', radius * 0.30, 0.36),
            (BRAND, radius * 0.20, -0.50),
        ):
            place(letters(text, size, 0.0010, 0.0003), paint(), (radius * shift, 0, face), (turn, 0, 90))


def lying_hex(kg, location=(0, 0), turn=0):
    with assembly((*location, hex_radius(kg) * cos(pi / 6)), (0, 90, turn)):
        hex_parts(kg)


@view(**LYING)
def hex_dumbbell(kg):
    lying_hex(kg)


@view(azimuth=32, elevation=22, focal=85, fill=0.9)
def hex_pair(kg):
    gap = hex_radius(kg) * 1.15
    lying_hex(kg, (0, -gap), 4)
    lying_hex(kg, (0.02, gap), -3)


@view(azimuth=24, elevation=38, focal=75, fill=0.96)
def hex_range(kgs):
    """Hex dumbbells beside each other, the lightest in front."""
    y = 0
    for kg in kgs:
        y += hex_radius(kg) + 0.012
        lying_hex(kg, (0, y))
        y += hex_radius(kg)


def round_radius(kg):
    return 0.062 * size_factor(kg)


@view(azimuth=52, elevation=24, focal=75, fill=0.92)
def round_range(kgs):
    """Urethane dumbbells beside each other, the lightest in front."""
    y = 0
    for kg in kgs:
        y += round_radius(kg) + 0.012
        with assembly((0, y, 0)):
            round_dumbbell(kg)
        y += round_radius(kg)


@view(**LYING)
def round_dumbbell(kg):
    radius, length = round_radius(kg), 0.060 * size_factor(kg)
    with assembly((0, 0, radius), (0, 90, 0)):
        handle()
        for side in (-1, 1):
            inner, outer = GRIP_HALF, GRIP_HALF + length
            head = [
                (0.014, inner),
                (radius - 0.010, inner),
                (radius, inner + 0.010),
                (radius, outer - 0.010),
                (radius - 0.010, outer),
                (radius * 0.60, outer),
                (radius * 0.58, outer - 0.003),
                (0, outer - 0.003),
            ]
            place(lathe([(r, side * z) for r, z in head], 160), rubber(), bevel=0.0025)
            place(
                lathe(
                    [
                        (radius * 0.985, side * (inner + length * 0.47)),
                        (radius + 0.0006, side * (inner + length * 0.48)),
                        (radius + 0.0006, side * (inner + length * 0.55)),
                        (radius * 0.985, side * (inner + length * 0.56)),
                    ],
                    160,
                ),
                paint('red', 0.4),
            )
            cap = [
                (0, outer + 0.002),
                (radius * 0.54, outer + 0.002),
                (radius * 0.57, outer - 0.001),
                (radius * 0.57, outer - 0.004),
            ]
            place(lathe([(r, side * z) for r, z in cap], 128), steel(0.26), bevel=0.0008)
            face, turn, ink = side * (outer + 0.0022), 0 if side > 0 else 180, paint((0.02, 0.02, 0.02))
            for text, size, shift in (
                (str(kg), radius * 0.50, -0.04),
                ('KG', radius * 0.18, 0.27),
                (BRAND, radius * 0.15, -0.33),
            ):
                place(letters(text, size, 0.0006, 0.0002), ink, (radius * shift, 0, face), (turn, 0, 90))
            for i in range(3):
                angle = 2 * pi * i / 3 + pi / 2
                place(
                    cylinder(0.0032, 0.003, 24),
                    steel(0.2),
                    (radius * 0.47 * cos(angle), radius * 0.47 * sin(angle), side * (outer + 0.003)),
                    bevel=0.0005,
                )


def star_collar(position, direction):
    """Threaded spin-lock collar with six lugs and a rubber washer."""
    lobes = [
        ((0.036 if i % 4 < 2 else 0.029) * cos(2 * pi * i / 24), (0.036 if i % 4 < 2 else 0.029) * sin(2 * pi * i / 24))
        for i in range(24)
    ]
    place(prism(lobes, 0.016), chrome(0.14), (0, 0, position - 0.008), bevel=0.002)
    place(
        lathe([(0.012, -0.012), (0.023, -0.012), (0.023, 0.012), (0.012, 0.012)], 64, closed=True),
        chrome(0.14),
        (0, 0, position + direction * 0.012),
        bevel=0.0015,
    )
    place(cylinder(0.026, 0.005, 64), rubber(), (0, 0, position - direction * 0.011), bevel=0.001)


@view(**LYING)
def loadable_handle(finish):
    """Dumbbell bar with threaded sleeves and two star collars."""
    _, knurl, plain = bar_finish(finish)
    half, end = 0.070, 0.205
    with assembly((0, 0, 0.036), (0, 90, 0)):
        place(lathe([(0.0138, -half), (0.0142, -half + 0.001), (0.0142, half - 0.001), (0.0138, half)], 96), knurl)
        for side in (-1, 1):
            flange = [(0.0138, half), (0.026, half), (0.026, half + 0.012), (0.0125, half + 0.012)]
            place(lathe([(r, side * z) for r, z in flange], 96), plain, bevel=0.0012)
            thread = [(0.0125, half + 0.012)]
            step = half + 0.030
            while step < end - 0.006:
                thread += [(0.0125, step), (0.0112, step + 0.0014), (0.0125, step + 0.0028)]
                step += 0.0034
            thread += [(0.0125, end - 0.003), (0.0095, end), (0, end)]
            place(lathe([(r, side * z) for r, z in thread], 96), plain)
            star_collar(side * (half + 0.062), side)


@view(azimuth=-26, elevation=12, focal=75, fill=0.88)
def dumbbell_rack(frame, loaded=True):
    """Three sloping shelves between two A-shaped ends, `loaded` with dumbbells."""
    coat, liner, hardware = powder_coat(frame), surface('shelf liner', (0.02, 0.02, 0.02), 0.6), zinc()
    width, tiers = 1.30, ((0.18, -0.16, 15, 5), (0.50, -0.02, 10, 6), (0.82, 0.12, 5, 7))
    for side in (-1, 1):
        x = side * (width / 2 + 0.035)
        beam((x, -0.30, 0.03), (x, 0.30, 0.03), 0.06, 0.06, coat)
        beam((x, -0.18, 0.06), (x, 0.16, 1.0), 0.06, 0.08, coat)
        for y in (-0.30, 0.30):
            place(box(0.064, 0.006, 0.064), liner, (x, y, 0.03), bevel=0.002)
        for height, depth, _, _ in tiers:
            bolt((x + side * 0.032, depth - 0.01, height), (side, 0, 0), hardware, 0.010)
    for height, depth, kg, count in tiers:
        with assembly((0, depth, height), (14, 0, 0)):
            for y, lip in ((-0.115, 0.05), (0.085, 0.05)):
                beam((-width / 2, y, 0), (width / 2, y, 0), 0.05, lip, coat)
            place(box(width, 0.16, 0.006), coat, (0, -0.015, -0.01), bevel=0.001)
            for index in range(count if loaded else 0):
                x = (index - (count - 1) / 2) * width / count
                with assembly((x, -0.015, 0.027 + hex_radius(kg) * cos(pi / 6)), (90, 0, 0)):
                    hex_parts(kg)
    place(box(width, 0.005, 0.10), coat, (0, 0.175, 0.93), (-20, 0, 0), bevel=0.001)
    place(letters(BRAND, 0.075, 0.001, 0.0003, spacing=1.15), paint(), (0, 0.1715, 0.93), (70, 0, 0))
