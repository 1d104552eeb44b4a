"""Benches: padded boards on steel frames."""
from math import cos, radians, sin

from geometry import bent_tube, box, cylinder, prism, rounded_rectangle, sweep
from lettering import BRAND, letters
from materials import chrome, paint, palette, powder_coat, rubber, surface, vinyl, zinc
from scene import assembly, beam, bolt, place
from studio import view

PAD_THICKNESS = 0.065
PAD_BEVEL = 0.017


def upholstered(width, length, colour, brand_at=None):
    """Upholstered board, upper face at z = 0, long side along y; seams as a thin welt, optional mark near one end."""
    outline = rounded_rectangle(width, length, 0.045, 10)
    place(
        prism(outline, PAD_THICKNESS),
        vinyl(colour),
        (0, 0, -PAD_THICKNESS),
        bevel=PAD_BEVEL,
        bevel_segments=6,
        smooth_angle=60,
    )
    seam = surface('seam', [min(1, channel * 1.3) for channel in palette(colour)], 0.45)
    for level in (-PAD_BEVEL, PAD_BEVEL - PAD_THICKNESS):
        loop = [(x * 1.002, y * 1.001, level) for x, y in outline]
        place(sweep(loop, 0.0022, cyclic=True, smooth=False, sides=3), seam)
    place(
        prism(rounded_rectangle(width * 0.86, length * 0.94, 0.03), 0.014),
        surface('board', (0.02, 0.02, 0.02), 0.5),
        (0, 0, -PAD_THICKNESS - 0.014),
    )
    if brand_at:
        place(letters(BRAND, 0.040, 0.0004, 0.0001, spacing=1.15), paint(roughness=0.5), (0, brand_at, 0.0004))


class BenchKit:
    """Frame materials and the parts benches share."""

    def __init__(self, frame='black'):
        self.coat, self.foot, self.zinc = powder_coat(frame), rubber(), zinc()

    def beam(self, start, end, width=0.06, height=0.06):
        return beam(start, end, width, height, self.coat)

    def cross_foot(self, y, half_width, level=0.03):
        self.beam((-half_width, y, level), (half_width, y, level), 0.06, 0.05)
        for side in (-1, 1):
            place(box(0.03, 0.068, 0.058), self.foot, (side * half_width, y, level - 0.001), bevel=0.006)
        for x in (-0.045, 0.045):
            bolt((x, y, level + 0.027), (0, 0, 1), self.zinc, 0.008)


@view(azimuth=-48, elevation=17, focal=75, fill=0.84)
def flat_bench(pad, frame='black', length=1.2, width=0.29, height=0.44):
    kit = BenchKit(frame)
    with assembly((0, 0, height)):
        upholstered(width, length, pad, brand_at=-length * 0.40)
    kit.beam((0, -length * 0.42, height - 0.11), (0, length * 0.42, height - 0.11))
    for side, half_width in ((-1, 0.22), (1, 0.17)):
        kit.beam((0, side * length * 0.33, height - 0.13), (0, side * length * 0.37, 0.055))
        kit.cross_foot(side * length * 0.37, half_width)
        place(box(0.16, 0.12, 0.006), kit.coat, (0, side * length * 0.33, height - 0.0815), bevel=0.002)
        for x in (-0.055, 0.055):
            bolt((x, side * length * 0.33 - 0.04, height - 0.090), (0, 0, -1), kit.zinc, 0.007)


@view(azimuth=-48, elevation=17, focal=75, fill=0.84)
def competition_bench(pad, frame='black', length=1.23, width=0.305, height=0.42):
    """One weldment: a deep spine, two posts, two equally wide feet without bolts."""
    kit = BenchKit(frame)
    with assembly((0, 0, height)):
        upholstered(width, length, pad, brand_at=-length * 0.40)
    kit.beam((0, -length * 0.44, height - 0.129), (0, length * 0.44, height - 0.129), 0.075, 0.10)
    for side in (-1, 1):
        y = side * length * 0.38
        kit.beam((0, y, height - 0.17), (0, y, 0.06), 0.075, 0.10)
        kit.beam((-0.28, y, 0.035), (0.28, y, 0.035), 0.075, 0.06)
        for end in (-1, 1):
            place(box(0.03, 0.083, 0.066), kit.foot, (end * 0.28, y, 0.034), bevel=0.006)


@view(azimuth=-60, elevation=26, focal=85, fill=1.0, scale=0.45, box=((-0.16, 0.16), (-0.62, -0.30), (0.22, 0.44)))
def flat_bench_detail(pad):
    """The end of the pad seen close: welt, vinyl and mark."""
    flat_bench(pad)


@view(azimuth=-52, elevation=16, focal=75, fill=0.86)
def adjustable_bench(pad, frame='black', angle=55):
    """Seat and backrest hinged on a spine; the back stands at `angle` degrees on a toothed ladder."""
    kit = BenchKit(frame)
    hinge_y, hinge_z = -0.12, 0.40
    spine_front, spine_back = (0, -0.52, 0.20), (0, 0.58, 0.12)
    kit.beam(spine_front, spine_back, 0.06, 0.075)
    kit.cross_foot(-0.52, 0.16)
    kit.cross_foot(0.60, 0.26)
    kit.beam((0, -0.52, 0.055), (0, -0.52, 0.24), 0.06, 0.06)
    kit.beam((0, 0.58, 0.05), (0, 0.58, 0.16), 0.06, 0.06)
    kit.beam((0, -0.20, 0.16), (0, -0.16, hinge_z - 0.075), 0.06, 0.06)
    with assembly((0, hinge_y - 0.03, hinge_z), (-8, 0, 0)):
        with assembly((0, -0.165, 0)):
            upholstered(0.27, 0.30, pad)
        kit.beam((0, -0.30, -0.105), (0, 0.0, -0.105), 0.05, 0.05)
    with assembly((0, hinge_y + 0.01, hinge_z), (angle, 0, 0)):
        with assembly((0, 0.430, 0)):
            upholstered(0.27, 0.88, pad, brand_at=0.33)
        kit.beam((0, 0.02, -0.105), (0, 0.78, -0.105), 0.05, 0.05)
        place(box(0.13, 0.34, 0.006), kit.coat, (0, 0.40, -0.081), bevel=0.002)
    strut(kit, angle, hinge_y, hinge_z)
    ladder(kit)
    place(cylinder(0.012, 0.16), kit.zinc, (0, hinge_y - 0.01, hinge_z - 0.075), (0, 90, 0), bevel=0.002)
    place(
        bent_tube([(-0.05, -0.56, 0.20), (-0.05, -0.62, 0.24), (0.05, -0.62, 0.24), (0.05, -0.56, 0.20)], 0.011, 0.02),
        kit.coat,
    )
    for side in (-1, 1):
        place(cylinder(0.032, 0.022), kit.foot, (side * 0.20, 0.665, 0.034), (0, 90, 0), bevel=0.004)


def strut(kit, angle, hinge_y, hinge_z):
    """Support from the backrest to the ladder on the spine."""
    turn = radians(angle)
    top = (hinge_y + 0.01 + 0.52 * cos(turn) + 0.12 * sin(turn), hinge_z + 0.52 * sin(turn) - 0.12 * cos(turn))
    foot = (min(0.50, top[0] + 0.12 + 0.10 * sin(turn)), 0.185)
    for side in (-1, 1):
        beam((side * 0.045, top[0], top[1]), (side * 0.045, foot[0], foot[1]), 0.012, 0.045, kit.coat)
    for y, z in (top, foot):
        place(cylinder(0.010, 0.13), kit.zinc, (0, y, z), (0, 90, 0), bevel=0.002)


def ladder(kit):
    """Toothed rack on top of the spine."""
    for index in range(7):
        y = 0.14 + index * 0.062
        place(box(0.05, 0.012, 0.05), kit.coat, (0, y, 0.185 - index * 0.0045), (-28, 0, 0), bevel=0.002)


@view(azimuth=-46, elevation=15, focal=75, fill=0.82)
def utility_bench(pad, frame='black'):
    """Short seat with a fixed upright back."""
    kit = BenchKit(frame)
    with assembly((0, -0.06, 0.45), (-5, 0, 0)):
        upholstered(0.30, 0.36, pad)
    with assembly((0, 0.20, 0.56), (82, 0, 0)):
        with assembly((0, 0.20, 0)):
            upholstered(0.28, 0.46, pad, brand_at=0.13)
    kit.beam((0, -0.22, 0.36), (0, 0.26, 0.36))
    kit.beam((0, 0.285, 0.03), (0, 0.33, 0.95), 0.06, 0.06)
    kit.beam((0, -0.10, 0.34), (0, -0.24, 0.05), 0.06, 0.06)
    kit.beam((0, -0.24, 0.03), (0, 0.30, 0.03), 0.06, 0.05)
    kit.cross_foot(-0.25, 0.20)
    kit.cross_foot(0.32, 0.24)
    place(
        bent_tube([(-0.13, 0.31, 0.98), (-0.13, 0.37, 1.0), (0.13, 0.37, 1.0), (0.13, 0.31, 0.98)], 0.012, 0.03),
        chrome(0.14),
    )
