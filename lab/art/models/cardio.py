"""Air-resistance machines: rowing machine, air bike, ski trainer."""
from math import cos, pi, sin

from geometry import bent_tube, box, cylinder, prism, ring, rounded_rectangle, torus
from lettering import BRAND, letters
from materials import chrome, paint, plastic, powder_coat, rubber, steel, surface
from scene import assembly, beam, place, rod
from studio import view


def fan_cage(radius, width, spokes=24):
    """Caged fan around the local z axis: blades, hub, wire rings and spokes on both faces."""
    wire, dark, blade = surface('wire', (0.03, 0.03, 0.032), 0.4), plastic(), surface('blade', (0.10, 0.10, 0.105), 0.4)
    place(ring(radius - 0.004, radius, width, 160), dark, bevel=0.002)
    place(cylinder(radius * 0.20, width * 0.8, 96), dark, bevel=0.006)
    for index in range(10):
        turn = 2 * pi * index / 10
        reach = radius * 0.56
        place(
            box(radius * 0.70, 0.004, width * 0.62),
            blade,
            (reach * cos(turn), reach * sin(turn), 0),
            (28, 0, index * 36),
        )
    for side in (-1, 1):
        face = side * width / 2
        for share in (0.30, 0.47, 0.64, 0.81, 0.985):
            place(torus(radius * share, 0.0028, 128, 10), wire, (0, 0, face + side * 0.012 * (1 - share)))
        for index in range(spokes):
            turn = 2 * pi * index / spokes
            inner, outer = radius * 0.20, radius * 0.99
            rod(
                (inner * cos(turn), inner * sin(turn), face + side * 0.010),
                (outer * cos(turn), outer * sin(turn), face),
                0.0022,
                wire,
                segments=12,
            )
        place(cylinder(radius * 0.22, 0.012, 96), powder_coat('red'), (0, 0, face + side * 0.012), bevel=0.003)
        place(
            letters(BRAND, radius * 0.10, 0.0006, 0.0002),
            paint(),
            (0, 0, face + side * 0.0188),
            (0 if side > 0 else 180, 0, 0),
        )


def monitor(width=0.17, height=0.13):
    """Console facing -y in its own frame: case, screen, three figures."""
    place(prism(rounded_rectangle(width, height, 0.014), 0.032), plastic(), (0, 0.016, 0), (90, 0, 0), bevel=0.004)
    place(
        prism(rounded_rectangle(width * 0.84, height * 0.66, 0.005), 0.001),
        surface('screen', (0.30, 0.33, 0.29), 0.25),
        (0, -0.0162, height * 0.09),
        (90, 0, 0),
    )
    ink = paint((0.02, 0.02, 0.02))
    for text, size, x, z in (
        ('2:04', 0.040, -0.018, 0.022),
        ('500 M', 0.016, 0.045, 0.028),
        ('5 000', 0.022, -0.026, -0.018),
        ('24', 0.022, 0.038, -0.018),
    ):
        place(letters(text, size, 0.0002, 0), ink, (x, -0.0175, z), (90, 0, 0))
    for x in (-0.04, 0, 0.04):
        place(cylinder(0.007, 0.003, 24), paint('red', 0.4), (x, -0.017, -height * 0.37), (90, 0, 0))


def rubber_foot(x, y):
    place(box(0.06, 0.05, 0.03), rubber(), (x, y, 0.015), bevel=0.006)


@view(azimuth=-38, elevation=14, focal=70, fill=0.9)
def tall_rowing_machine(lift=0.155):
    """The rowing machine on longer legs."""
    coat = powder_coat('black')
    with assembly((0, 0, lift)):
        rowing_machine()
    for x, half in ((-1.06, 0.32), (1.12, 0.26)):
        beam((x, -half, 0.045), (x, half, 0.045), 0.05, 0.05, coat)
        for side in (-1, 1):
            beam((x, side * (half - 0.10), 0.05), (x, side * (half - 0.10), lift + 0.045), 0.05, 0.05, coat)
            rubber_foot(x, side * (half - 0.02))


@view(azimuth=-38, elevation=14, focal=70, fill=0.9)
def rowing_machine():
    """Flywheel at the left, monorail with sliding seat to the right."""
    coat, rail = powder_coat('black'), steel(0.3)
    with assembly((-0.86, 0, 0.40), (90, 0, 0)):
        fan_cage(0.27, 0.13)
    for side in (-1, 1):
        beam((-0.98, side * 0.085, 0.40), (-1.06, side * 0.085, 0.05), 0.03, 0.05, coat)
        beam((-0.86, side * 0.085, 0.40), (-0.55, side * 0.085, 0.30), 0.03, 0.06, coat)
    beam((-1.06, -0.30, 0.045), (-1.06, 0.30, 0.045), 0.05, 0.05, coat)
    beam((-0.55, -0.10, 0.29), (-0.55, 0.10, 0.29), 0.06, 0.08, coat)
    beam((-0.56, 0, 0.28), (1.16, 0, 0.34), 0.055, 0.10, coat)
    beam((-0.50, 0, 0.337), (1.15, 0, 0.394), 0.042, 0.016, rail)
    beam((1.05, 0, 0.30), (1.12, 0, 0.05), 0.05, 0.06, coat)
    beam((1.12, -0.22, 0.045), (1.12, 0.22, 0.045), 0.05, 0.05, coat)
    for x, half in ((-1.06, 0.30), (1.12, 0.22)):
        for side in (-1, 1):
            rubber_foot(x, side * (half - 0.02))
    seat()
    for side in (-1, 1):
        with assembly((-0.36, side * 0.15, 0.33), (0, -48, 0)):
            place(prism(rounded_rectangle(0.30, 0.115, 0.03), 0.016), plastic(), bevel=0.004)
            place(box(0.045, 0.125, 0.006), surface('strap', (0.45, 0.012, 0.012), 0.6), (0.05, 0, 0.060), bevel=0.001)
            for edge in (-1, 1):
                place(
                    box(0.045, 0.004, 0.060), surface('strap', (0.45, 0.012, 0.012), 0.6), (0.05, edge * 0.061, 0.032)
                )
    rod((-0.62, 0, 0.52), (-0.44, 0, 0.52), 0.004, steel(0.3))
    place(
        bent_tube([(-0.40, -0.25, 0.53), (-0.43, -0.12, 0.52), (-0.43, 0.12, 0.52), (-0.40, 0.25, 0.53)], 0.014, 0.08),
        rubber(),
    )
    place(cylinder(0.020, 0.07), plastic(), (-0.432, 0, 0.52), (90, 0, 0), bevel=0.004)
    place(bent_tube([(-0.90, 0, 0.62), (-0.92, 0, 0.86), (-0.66, 0, 0.98)], 0.018, 0.10), coat)
    with assembly((-0.63, 0, 1.0), (-18, 0, 90)):
        monitor()
    place(letters(BRAND, 0.060, 0.0004, 0.0001, spacing=1.2), paint(), (0.46, -0.0281, 0.316), (90, -2, 0))


def seat():
    """Contoured seat on its carriage."""
    with assembly((0.34, 0, 0.385), (0, -2, 0)):
        place(box(0.16, 0.11, 0.05), plastic(), bevel=0.006)
        for side in (-1, 1):
            place(cylinder(0.022, 0.012), rubber(), (0.05 * side, 0.058, -0.012), (90, 0, 0), bevel=0.002)
            place(cylinder(0.022, 0.012), rubber(), (0.05 * side, -0.058, -0.012), (90, 0, 0), bevel=0.002)
        place(
            prism(rounded_rectangle(0.22, 0.30, 0.07, 10), 0.048),
            surface('foam seat', (0.018, 0.018, 0.019), 0.6, 0, 0.3, bump=(500, 0.2, 0.0008)),
            (0, 0, 0.026),
            bevel=0.016,
            bevel_segments=5,
        )


@view(azimuth=-48, elevation=11, focal=75, fill=0.88)
def air_bike():
    """Big caged fan in front, seat, pedals and two swinging arms."""
    coat = powder_coat('black')
    with assembly((-0.34, 0, 0.50), (90, 0, 0)):
        fan_cage(0.34, 0.15, 32)
    for x, half in ((-0.55, 0.28), (0.62, 0.26)):
        beam((x, -half, 0.045), (x, half, 0.045), 0.05, 0.05, coat)
        for side in (-1, 1):
            rubber_foot(x, side * (half - 0.02))
    for side in (-1, 1):
        beam((-0.55, side * 0.10, 0.06), (-0.34, side * 0.10, 0.50), 0.03, 0.05, coat)
        beam((-0.34, side * 0.10, 0.50), (0.10, side * 0.05, 0.36), 0.03, 0.05, coat)
    beam((-0.50, 0, 0.07), (0.62, 0, 0.07), 0.06, 0.08, coat)
    beam((0.08, 0, 0.10), (0.30, 0, 0.80), 0.06, 0.07, coat)
    rod((0.28, 0, 0.74), (0.325, 0, 0.90), 0.022, chrome(0.14))
    with assembly((0.34, 0, 0.90), (0, 0, 0)):
        place(
            prism(rounded_rectangle(0.27, 0.25, 0.09, 10), 0.065),
            surface('saddle', (0.018, 0.018, 0.019), 0.5, 0, 0.35, bump=(500, 0.2, 0.0008)),
            bevel=0.024,
            bevel_segments=6,
        )
    crank = (0.10, 0.34)
    place(cylinder(0.13, 0.04, 96), plastic(), (crank[0], -0.055, crank[1]), (90, 0, 0), bevel=0.006)
    for side in (-1, 1):
        end = (crank[0] + side * 0.16, side * 0.115, crank[1] - side * 0.05)
        beam((crank[0], side * 0.095, crank[1]), end, 0.018, 0.03, steel(0.3))
        place(box(0.10, 0.09, 0.022), rubber(), (end[0], side * 0.165, end[2]), (0, 8, 0), bevel=0.005)
        path = [
            (-0.12, side * 0.135, 0.28),
            (-0.10, side * 0.155, 0.62),
            (-0.02, side * 0.20, 1.02),
            (0.10, side * 0.22, 1.16),
        ]
        place(bent_tube(path, 0.019, 0.14), coat)
        rod((0.045, side * 0.211, 1.098), (0.15, side * 0.228, 1.218), 0.0215, rubber(), bevel=0.004)
        place(cylinder(0.032, 0.05), plastic(), (-0.12, side * 0.135, 0.30), (90, 0, 0), bevel=0.004)
        rod((-0.12, side * 0.16, 0.34), end, 0.010, steel(0.3))
        rod((-0.34, side * 0.11, 0.50), (-0.34, side * 0.24, 0.50), 0.022, rubber(), bevel=0.004)
    place(bent_tube([(-0.30, 0, 0.80), (-0.22, 0, 1.05), (-0.10, 0, 1.12)], 0.016, 0.08), coat)
    with assembly((-0.085, 0, 1.14), (-20, 0, 90)):
        monitor()


@view(azimuth=-26, elevation=9, focal=75, fill=0.88)
def ski_trainer():
    """Column on a wide base, fan housing on top, two cords with handles."""
    coat, height = powder_coat('black'), 2.05
    place(prism(rounded_rectangle(0.62, 1.05, 0.06), 0.030), coat, (0, -0.30, 0), bevel=0.006)
    place(
        prism(rounded_rectangle(0.52, 0.90, 0.04), 0.004),
        surface('deck', (0.03, 0.03, 0.03), 0.8, bump=(300, 0.6, 0.002)),
        (0, -0.33, 0.030),
    )
    beam((0, 0.10, 0.03), (0, 0.10, height), 0.11, 0.09, coat)
    for side in (-1, 1):
        beam((side * 0.24, 0.12, 0.04), (side * 0.03, 0.10, 0.55), 0.03, 0.04, coat)
    with assembly((0, 0.03, height - 0.16), (90, 0, 0)):
        fan_cage(0.23, 0.14)
    place(
        bent_tube(
            [
                (-0.24, 0.03, height + 0.02),
                (-0.10, 0.03, height + 0.10),
                (0.10, 0.03, height + 0.10),
                (0.24, 0.03, height + 0.02),
            ],
            0.017,
            0.08,
        ),
        coat,
    )
    for side in (-1, 1):
        place(cylinder(0.035, 0.030), plastic(), (side * 0.25, 0.03, height + 0.0), (90, 0, 0), bevel=0.004)
        rod(
            (side * 0.25, -0.005, height),
            (side * 0.25, -0.012, height - 0.42),
            0.0035,
            surface('cord', (0.45, 0.012, 0.012), 0.7),
        )
        rod((side * 0.25, -0.012, height - 0.42), (side * 0.25, -0.014, height - 0.60), 0.0155, rubber(), bevel=0.004)
    with assembly((0, 0.02, 1.36), (-8, 0, 0)):
        monitor()
    rod((0, 0.09, 1.36), (0, 0.03, 1.36), 0.018, coat)
    place(letters(BRAND, 0.075, 0.0004, 0.0001, spacing=1.2), paint(), (0, 0.0545, 0.92), (90, 90, 0))
