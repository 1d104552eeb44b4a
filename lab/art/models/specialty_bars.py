"""Trap bar, safety squat bar, curl bar, axle and multi-grip bar."""

from geometry import bent_tube, box, cylinder, lathe, sphere
from lettering import BRAND, letters
from materials import chrome, knurled, paint, plastic, powder_coat, rubber, vinyl
from models.barbells import bar_finish
from scene import assembly, beam, place, rod
from studio import view

SLEEVE_RADIUS = 0.0249


def plain_sleeve(start, direction, length, material):
    """Fixed loading sleeve with its collar, along x from `start`."""
    profile = [
        (0.012, 0),
        (0.036, 0),
        (0.036, 0.012),
        (SLEEVE_RADIUS, 0.012),
        (SLEEVE_RADIUS, length - 0.004),
        (SLEEVE_RADIUS - 0.004, length),
        (0, length),
    ]
    place(lathe(profile, 96), material, start, (0, 90 * direction, 0), bevel=0.0012)


def grip(start, end, material, radius=0.0145):
    """Knurled handle between two points."""
    rod(start, end, radius, material)


@view(azimuth=-52, elevation=32, focal=60, fill=0.94, scale=0.65)
def trap_bar(colour, is_round=False, reach=0.49, sleeve_length=0.40):
    """Hexagonal frame, low and raised handles, sleeves left and right; of square tube or, the short one, of round tube."""
    coat, knurl = powder_coat(colour), knurled()
    corners = [(-reach, 0), (-0.30, 0.30), (0.30, 0.30), (reach, 0), (0.30, -0.30), (-0.30, -0.30)]
    level = 0.045
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1]):
        if is_round:
            rod((x1, y1, level), (x2, y2, level), 0.0175, coat)
        else:
            beam((x1, y1, level), (x2, y2, level), 0.040, 0.040, coat)
    for x, y in corners:
        place(sphere(0.0176, 48) if is_round else cylinder(0.0215, 0.0405), coat, (x, y, level), bevel=0 if is_round else 0.002)
    for side in (-1, 1):
        grip((side * 0.30, -0.30, level), (side * 0.30, 0.30, level), knurl)
        for y in (-0.10, 0.10):
            beam((side * 0.30, y, level), (side * 0.30, y, level + 0.13), 0.026, 0.012, coat)
        grip((side * 0.30, -0.10, level + 0.125), (side * 0.30, 0.10, level + 0.125), knurl, 0.0143 if is_round else 0.017)
        plain_sleeve((side * reach, 0, level), side, sleeve_length, chrome(0.14))
    if is_round:
        place(box(0.20, 0.004, 0.040), coat, (0, -0.3185, level), bevel=0.001)
    place(letters(BRAND, 0.030, 0.0004, 0.0001, spacing=1.2), paint(), (0, -0.3208, level), (90, 0, 0))


@view(azimuth=-50, elevation=22, focal=60, fill=0.92, scale=0.6)
def safety_squat_bar(colour):
    """Cambered bar with shoulder pads and two forward handles, resting on its handles and sleeves."""
    coat, cover = powder_coat(colour), vinyl()
    drop = 0.11
    level = 0.19
    path = [
        (-0.62, 0, level - drop),
        (-0.44, 0, level - drop),
        (-0.36, 0, level),
        (0.36, 0, level),
        (0.44, 0, level - drop),
        (0.62, 0, level - drop),
    ]
    place(bent_tube(path, 0.017, 0.05), coat)
    for side in (-1, 1):
        plain_sleeve((side * 0.62, 0, level - drop), side, 0.40, chrome(0.14))
        place(cylinder(0.052, 0.25, 64), cover, (side * 0.20, 0, level), (0, 90, 0), bevel=0.018, bevel_segments=6)
        with assembly((side * 0.115, -0.01, level - 0.005)):
            beam((0, 0, 0), (0, -0.15, -0.045), 0.030, 0.030, coat)
            place(cylinder(0.046, 0.25, 64), cover, (0, -0.155, -0.045), (78, 0, 0), bevel=0.018, bevel_segments=6)
            rod((0, -0.26, -0.07), (0, -0.42, -0.115), 0.0155, rubber(), bevel=0.004)
    place(cylinder(0.050, 0.13, 64), cover, (0, 0, level + 0.001), (0, 90, 0), bevel=0.012, bevel_segments=5)
    for side in (-1, 1):
        place(
            lathe([(0.0505, -0.004), (0.0530, -0.003), (0.0530, 0.003), (0.0505, 0.004)], 64, closed=True),
            paint('red', 0.4),
            (side * 0.296, 0, level),
            (0, 90, 0),
        )


@view(azimuth=-48, elevation=26, focal=60, fill=0.9, scale=0.42)
def curl_bar(finish):
    """Cambered bar lying flat: five straight pieces with knurled grips."""
    shaft, knurl, sleeves = bar_finish(finish)
    level, radius = 0.036, 0.0135
    stops = [
        (-0.42, 0),
        (-0.30, 0),
        (-0.205, 0.075),
        (-0.09, 0.010),
        (0, 0.045),
        (0.09, 0.010),
        (0.205, 0.075),
        (0.30, 0),
        (0.42, 0),
    ]
    points = [(x, y, level) for x, y in stops]
    place(bent_tube(points, radius, 0.035, sides=14), shaft)
    for index in (1, 2, 5, 6):
        (x1, y1), (x2, y2) = stops[index], stops[index + 1]
        inner = [(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, level) for t in (0.24, 0.76)]
        rod(*inner, radius + 0.0004, knurl)
    for side in (-1, 1):
        plain_sleeve((side * 0.42, 0, level), side, 0.19, sleeves)


def axle(colour):
    """A thick plain tube along x with a flange before each sleeve, its middle at the origin."""
    coat = powder_coat(colour)
    rod((-1.065, 0, 0), (1.065, 0, 0), 0.0250, coat, bevel=0.003, segments=96)
    for side in (-1, 1):
        place(cylinder(0.046, 0.014, 96), coat, (side * 0.648, 0, 0), (0, 90, 0), bevel=0.002)
        place(cylinder(0.0225, 0.003, 64), plastic('red'), (side * 1.0655, 0, 0), (0, 90, 0), bevel=0.001)
        with assembly((side * 1.0672, 0, 0), (0, 0, 0 if side > 0 else 180)):
            for text, rise in ((BRAND, 0.0045), ('AXLE', -0.0055)):
                place(letters(text, 0.0085, 0.0002, 0.0001, spacing=1.1), paint(), (0, 0, rise), (90, 0, 90))


@view(azimuth=-58, elevation=24, focal=60, fill=0.9, scale=0.55)
def axle_bar(colour):
    with assembly((0, 0, 0.046)):
        axle(colour)


@view(azimuth=62, elevation=29, focal=75, fill=0.96, scale=0.35, box=((-0.45, -0.004), (-0.092, 0.022), (0.014, 0.064)))
def axle_bar_detail(colour):
    """Two axles from their ends, as the bars are seen."""
    for along, beside in ((-1.065, 0), (0.29, -0.100)):
        with assembly((along, beside, 0.046)):
            axle(colour)


@view(azimuth=-44, elevation=26, focal=60, fill=0.9, scale=0.5)
def multi_grip_bar(colour):
    """Rectangular frame with three pairs of angled handles."""
    coat, knurl, level = powder_coat(colour), knurled(), 0.037
    for y in (-0.11, 0.11):
        beam((-0.50, y, level), (0.50, y, level), 0.036, 0.036, coat)
    for side in (-1, 1):
        beam((side * 0.50, -0.128, level), (side * 0.50, 0.128, level), 0.036, 0.036, coat)
        beam((side * 0.50, 0, level), (side * 0.62, 0, level), 0.036, 0.036, coat)
        plain_sleeve((side * 0.62, 0, level), side, 0.40, chrome(0.14))
        for x, lean in ((0.10, 0.025), (0.24, 0.035), (0.38, 0.045)):
            grip((side * (x - lean), -0.095, level), (side * (x + lean), 0.095, level), knurl)
    place(letters(BRAND, 0.026, 0.0004, 0.0001, spacing=1.2), paint(), (-0.0, -0.11, level + 0.0184))
