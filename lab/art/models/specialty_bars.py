"""Trap bar, safety squat bar, curl bar, axle and multi-grip bar."""
from math import radians, tan

from geometry import bent_tube, box, cylinder, lathe, sphere
from lettering import BRAND, letters
from materials import chrome, knurled, paint, plastic, powder_coat, rubber, vinyl
from models.barbells import CAP_RADIUS, bar_finish, end_cap
from scene import assembly, beam, place, rod
from studio import view

SLEEVE_RADIUS = 0.0249


COLLAR_RADIUS = 0.036
COLLAR_WIDTH = 0.012


def plain_sleeve(end, direction, loadable, material, line, kg, cap='black', level=0.0):
    """Loading sleeve along x with its collar and the cap in its end; it ends at x = `end` * `direction`."""
    length = COLLAR_WIDTH + loadable
    profile = [
        (0.012, 0),
        (COLLAR_RADIUS, 0),
        (COLLAR_RADIUS, COLLAR_WIDTH),
        (SLEEVE_RADIUS, COLLAR_WIDTH),
        (SLEEVE_RADIUS, length - 0.003),
        (SLEEVE_RADIUS - 0.003, length),
        (CAP_RADIUS + 0.0008, length),
        (CAP_RADIUS + 0.0004, length - 0.003),
        (0, length - 0.003),
    ]
    place(lathe(profile, 96), material, (direction * (end - length), 0, level), (0, 90 * direction, 0), bevel=0.0008)
    with assembly((direction * (end - 0.0022), 0, level), (90, 0, 90 * direction)):
        end_cap(cap, BRAND, line, kg)


def grip(start, end, material, radius=0.0145):
    """Knurled handle between two points."""
    rod(start, end, radius, material)


@view(azimuth=-52, elevation=32, focal=60, fill=0.94, scale=0.65)
def trap_bar(colour, is_round=False, kg=27, length=1.78, loadable=0.40):
    """Hexagonal frame, low and raised handles, sleeves left and right; of square tube or, the short one, of round tube."""
    coat, knurl = powder_coat(colour), knurled()
    reach, across, raised = length / 2 - loadable - COLLAR_WIDTH, 0.32, 0.075
    corners = [(-reach, 0), (-across, 0.30), (across, 0.30), (reach, 0), (across, -0.30), (-across, -0.30)]
    level = 0.045
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1]):
        if is_round:
            rod((x1, y1, level), (x2, y2, level), 0.0175, coat)
        else:
            beam((x1, y1, level), (x2, y2, level), 0.040, 0.040, coat)
    for x, y in corners:
        place(sphere(0.0176, 48) if is_round else cylinder(0.0215, 0.0405), coat, (x, y, level), bevel=0 if is_round else 0.002)
    for side in (-1, 1):
        grip((side * across, -0.30, level), (side * across, 0.30, level), knurl)
        for y in (-0.10, 0.10):
            beam((side * across, y, level), (side * across, y, level + raised), 0.026, 0.012, coat)
        top = level + raised
        grip((side * across, -0.11, top), (side * across, 0.11, top), knurl, 0.01425 if is_round else 0.017)
        plain_sleeve(length / 2, side, loadable, chrome(0.14), 'TRAP BAR', kg, level=level)
    if is_round:
        place(box(0.20, 0.004, 0.040), coat, (0, -0.3185, level), bevel=0.001)
    place(letters(BRAND, 0.030, 0.0004, 0.0001, spacing=1.2), paint(), (0, -0.3208, level), (90, 0, 0))


@view(azimuth=-50, elevation=22, focal=60, fill=0.92, scale=0.6)
def safety_squat_bar(colour):
    """Cambered bar with shoulder pads and two forward handles, resting on its handles and sleeves."""
    coat, cover = powder_coat(colour), vinyl()
    drop, half, loadable = 0.065, 1.10, 0.41
    level = drop + COLLAR_RADIUS
    start = half - loadable - COLLAR_WIDTH
    path = [
        (-start, 0, level - drop),
        (-0.46, 0, level - drop),
        (-0.38, 0, level),
        (0.38, 0, level),
        (0.46, 0, level - drop),
        (start, 0, level - drop),
    ]
    place(bent_tube(path, 0.019, 0.05), coat)
    for side in (-1, 1):
        plain_sleeve(half, side, loadable, chrome(0.14), 'SAFETY BAR', 27.7, level=level - drop)
        place(cylinder(0.052, 0.25, 64), cover, (side * 0.20, 0, level), (0, 90, 0), bevel=0.018, bevel_segments=6)
        with assembly((side * 0.115, -0.01, level - 0.005)):
            beam((0, 0, 0), (0, -0.15, -0.030), 0.030, 0.030, coat)
            place(cylinder(0.046, 0.25, 64), cover, (0, -0.155, -0.030), (81, 0, 0), bevel=0.018, bevel_segments=6)
            rod((0, -0.26, -0.048), (0, -0.42, -0.0805), 0.0155, rubber(), bevel=0.004)
    place(cylinder(0.050, 0.13, 64), cover, (0, 0, level + 0.001), (0, 90, 0), bevel=0.012, bevel_segments=5)
    for side in (-1, 1):
        place(
            lathe([(0.0505, -0.004), (0.0530, -0.003), (0.0530, 0.003), (0.0505, 0.004)], 64, closed=True),
            paint('red', 0.4),
            (side * 0.296, 0, level),
            (0, 90, 0),
        )


@view(azimuth=-40, elevation=26, focal=70, fill=1.0, scale=0.42, box=((-0.38, 0.30), (-0.36, 0.05), (0.0, 0.15)))
def safety_squat_bar_detail(colour):
    """Pads, handles and camber from near."""
    safety_squat_bar(colour)


CURL_HALF = 0.70
CURL_LOADABLE = 0.165


def curl(finish, cap):
    """A cambered bar along x, its middle at the origin: straight pieces with knurled grips, sleeves and caps."""
    shaft, knurl, sleeves = bar_finish(finish)
    radius, start = 0.014, CURL_HALF - CURL_LOADABLE - COLLAR_WIDTH
    right = [(0, 0.040), (0.105, 0.006), (0.245, 0.070), (0.365, 0), (start, 0)]
    stops = [(-x, y) for x, y in reversed(right[1:])] + right
    place(bent_tube([(x, y, 0) for x, y in stops], radius, 0.035, sides=14), shaft)
    for index in (1, 2, 5, 6):
        (x1, y1), (x2, y2) = stops[index], stops[index + 1]
        inner = [(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, 0) for t in (0.2, 0.8)]
        rod(*inner, radius + 0.0004, knurl)
    for side in (-1, 1):
        plain_sleeve(CURL_HALF, side, CURL_LOADABLE, sleeves, 'CURL BAR', 11.3, cap)


@view(azimuth=-48, elevation=26, focal=60, fill=0.9, scale=0.42)
def curl_bar(finish, cap='red'):
    with assembly((0, 0, COLLAR_RADIUS)):
        curl(finish, cap)


@view(azimuth=62, elevation=29, focal=75, fill=0.96, scale=0.3, box=((-0.40, -0.004), (-0.115, 0.022), (0.014, 0.062)))
def curl_bar_detail(finish, cap='red'):
    """Two of the same bar from their ends, as the straight ones are seen: cap and sleeve, beside it camber and knurling."""
    for along, beside in ((-CURL_HALF, 0), (0.24, -0.135)):
        with assembly((along, beside, COLLAR_RADIUS)):
            curl(finish, cap)


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
    """Rectangular frame with three pairs of handles, 430, 560 and 690 mm apart and turned in by 15 degrees."""
    coat, knurl, level = powder_coat(colour), knurled(), 0.037
    half, loadable, frame, depth = 1.10, 0.375, 0.44, 0.11
    for y in (-depth, depth):
        beam((-frame, y, level), (frame, y, level), 0.036, 0.036, coat)
    for side in (-1, 1):
        beam((side * frame, -depth - 0.018, level), (side * frame, depth + 0.018, level), 0.036, 0.036, coat)
        beam((side * frame, 0, level), (side * (half - loadable - COLLAR_WIDTH), 0, level), 0.036, 0.036, coat)
        plain_sleeve(half, side, loadable, chrome(0.14), 'MULTI-GRIP', 19, level=level)
        for apart in (0.43, 0.56, 0.69):
            x, lean = apart / 2, (depth - 0.015) * tan(radians(15))
            grip((side * (x - lean), -depth + 0.015, level), (side * (x + lean), depth - 0.015, level), knurl)
    place(letters(BRAND, 0.026, 0.0004, 0.0001, spacing=1.2), paint(), (0, -depth, level + 0.0184))


@view(azimuth=58, elevation=33, focal=70, fill=0.98, scale=0.42, box=((0.06, 0.74), (-0.13, 0.13), (0.0, 0.06)))
def multi_grip_bar_detail(colour):
    """Frame, handles and a sleeve from its end."""
    multi_grip_bar(colour)
