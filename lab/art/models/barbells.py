"""Straight Olympic bars: shaft with knurling, bearing collars, rotating sleeves."""
from geometry import cylinder, lathe
from lettering import BRAND, letters
from materials import black_zinc, ceramic, chrome, knurled, paint, palette, plastic, steel
from scene import assembly, place
from studio import view

COLLAR_RADIUS = 0.0388
COLLAR_WIDTH = 0.030
SLEEVE_RADIUS = 0.025


def bar_finish(finish):
    """Materials of a finish: (shaft, knurling, sleeve)."""
    if finish == 'black-zinc-chrome':
        return *bar_finish('black-zinc')[:2], chrome(0.14)
    if finish == 'chrome':
        return chrome(0.16), knurled(), chrome(0.14)
    if finish == 'stainless':
        return steel(0.22), knurled((0.58, 0.58, 0.57), roughness=0.3), steel(0.2)
    if finish == 'black-zinc':
        return black_zinc(), knurled((0.09, 0.09, 0.095), roughness=0.32), black_zinc(0.2)
    return ceramic(finish), knurled(palette(finish), roughness=0.42, metallic=0), black_zinc(0.22)


def sleeve(start, direction, length, material, band, label, brand=BRAND, grooves=6):
    """Collar, rotating sleeve and end cap along z, beginning at `start` and pointing to `direction` (+1 or -1)."""
    shoulder, end = COLLAR_WIDTH, COLLAR_WIDTH + length
    profile = [(0.0125, 0), (0.030, 0), (0.038, 0.004), (0.038, 0.026), (0.032, shoulder), (SLEEVE_RADIUS, shoulder)]
    for i in range(grooves):
        groove = shoulder + length * 0.35 + i * 0.010
        profile += [
            (SLEEVE_RADIUS, groove),
            (SLEEVE_RADIUS - 0.0006, groove + 0.0008),
            (SLEEVE_RADIUS, groove + 0.0016),
        ]
    profile += [
        (SLEEVE_RADIUS, end - 0.004),
        (SLEEVE_RADIUS - 0.004, end),
        (0.0165, end),
        (0.016, end - 0.003),
        (0, end - 0.003),
    ]
    place(lathe([(radius, start + direction * z) for radius, z in profile], 128), material, bevel=0.0006)
    stripe = [(0.0384, 0.010), (COLLAR_RADIUS, 0.011), (COLLAR_RADIUS, 0.019), (0.0384, 0.020)]
    place(lathe([(radius, start + direction * z) for radius, z in stripe], 128), paint(band, 0.3))
    cap, turn = start + direction * (end - 0.0029), 0 if direction > 0 else 180
    place(cylinder(0.0158, 0.002, 64), plastic('black'), (0, 0, cap - direction * 0.0006))
    place(
        letters(brand, 0.0075, 0.0003, 0.0001),
        paint(),
        (0, 0.0035, cap + direction * 0.0004),
        (turn, 0, 90 * direction),
    )
    place(
        letters(label, 0.0065, 0.0003, 0.0001),
        paint(),
        (0, -0.0055, cap + direction * 0.0004),
        (turn, 0, 90 * direction),
    )


def barbell_parts(
    finish, band, kg=20, shaft_diameter=0.028, length=2.2, sleeve_length=0.415, centre_knurl=True, **sleeve_terms
):
    """A bar along the local z axis, centred on the origin."""
    radius = shaft_diameter / 2
    shaft = length - 2 * (sleeve_length + COLLAR_WIDTH)
    smooth, rough, sleeves = bar_finish(finish)
    place(cylinder(radius - 0.0003, shaft, 64), smooth)
    knurls = [(-shaft / 2 + 0.02, -0.455), (-0.445, -0.07), (0.07, 0.445), (0.455, shaft / 2 - 0.02)]
    for start, end in knurls + ([(-0.06, 0.06)] if centre_knurl else []):
        place(
            lathe(
                [
                    (radius - 0.001, start),
                    (radius + 0.0003, start + 0.001),
                    (radius + 0.0003, end - 0.001),
                    (radius - 0.001, end),
                ],
                96,
            ),
            rough,
        )
    for direction in (-1, 1):
        sleeve(direction * shaft / 2, direction, sleeve_length, sleeves, band, f'{kg} KG', **sleeve_terms)


@view(azimuth=-58, elevation=24, focal=60, fill=0.9, scale=0.55)
def barbell(**parameters):
    with assembly((0, 0, COLLAR_RADIUS), (0, 90, 0)):
        barbell_parts(**parameters)


@view(azimuth=38, elevation=17, focal=85, fill=0.9, scale=0.35, box=((0.54, 0.88), (-0.04, 0.04), (0, 0.078)))
def barbell_detail(**parameters):
    """The same bar, seen close at the collar whatever its length."""
    shaft = parameters.get('length', 2.2) - 2 * (parameters.get('sleeve_length', 0.415) + COLLAR_WIDTH)
    with assembly((0.655 - shaft / 2, 0, COLLAR_RADIUS), (0, 90, 0)):
        barbell_parts(**parameters)
