"""Machines of a gym's floor: treadmill, cable tower, glute-ham developer, reverse hyper."""
from geometry import bent_tube, box, cylinder, prism, rounded_rectangle
from materials import chrome, paint, plastic, powder_coat, rubber, steel, surface
from models.benches import BenchKit, upholstered
from models.cardio import monitor
from scene import assembly, beam, bolt, place, rod
from studio import view


@view(azimuth=-40, elevation=14, focal=70, fill=0.9)
def treadmill(length=1.83, width=0.84):
    """Curved, motorless treadmill: slatted belt between two side covers, hand rails and a console."""
    coat, belt, seam = powder_coat('black'), rubber(), surface('slat gap', (0.03, 0.03, 0.03), 0.7)
    half, deck = length / 2, 0.56
    profile = [(index / 14 * 2 - 1) for index in range(15)]
    level = [0.14 + 0.22 * abs(share) ** 2.2 for share in profile]
    points = [(half * 0.92 * share, height) for share, height in zip(profile, level)]
    for (y1, z1), (y2, z2) in zip(points, points[1:]):
        beam((0, -y1, z1), (0, -y2, z2), deck, 0.03, belt)
        place(box(deck, 0.008, 0.002), seam, (0, -y1, z1 + 0.016))
    for side in (-1, 1):
        x = side * (deck / 2 + 0.07)
        for (y1, z1), (y2, z2) in zip(points[::2], points[2::2]):
            beam((x, -y1, z1 - 0.02), (x, -y2, z2 - 0.02), 0.13, 0.17, coat)
        for y in (-half + 0.12, half - 0.12):
            beam((x, y, 0.0), (x, y, 0.32), 0.08, 0.08, coat)
            place(cylinder(0.05, 0.02), rubber(), (x, y, 0.012))
        rail = [(x, -half + 0.30, 0.30), (x, -half + 0.34, 1.05), (x, half - 0.75, 1.02), (x, half - 0.60, 0.26)]
        place(bent_tube(rail, 0.024, 0.12), coat)
    front = half - 0.75
    rod((-deck / 2 - 0.07, -half + 0.36, 1.04), (deck / 2 + 0.07, -half + 0.36, 1.04), 0.022, coat)
    rod((0, -half + 0.36, 1.04), (0, -half + 0.36, 1.30), 0.022, coat)
    with assembly((0, -half + 0.36, 1.36), (-14, 0, 180)):
        monitor(0.30, 0.20)
    for side in (-1, 1):
        place(cylinder(0.028, 0.20), rubber(), (side * (deck / 2 + 0.07), front - 0.30, 1.035), (90, 0, 0))


@view(azimuth=-28, elevation=9, focal=70, fill=0.88)
def cable_tower(frame, width=0.75, depth=1.10, height=2.28):
    """Column with a weight stack behind guards, a carriage on two guide rods, cable and handle."""
    coat, bright, iron = powder_coat(frame), chrome(0.14), surface('stack', (0.05, 0.05, 0.052), 0.45)
    back = depth / 2 - 0.10
    for side in (-1, 1):
        x = side * (width / 2 - 0.04)
        beam((x, -depth / 2, 0.04), (x, depth / 2, 0.04), 0.075, 0.075, coat)
        beam((x, back, 0.08), (x, back, height), 0.075, 0.075, coat)
        rod((side * 0.10, back - 0.20, 0.10), (side * 0.10, back - 0.20, height - 0.06), 0.0125, bright)
        rod((side * 0.07, back, 0.10), (side * 0.07, back, height - 0.10), 0.0095, bright)
        for z in (0.16, height - 0.14):
            bolt((x + side * 0.0375, back, z), (side, 0, 0), steel(0.3))
    for z in (0.08, height - 0.04):
        beam((-width / 2 + 0.08, back, z), (width / 2 - 0.08, back, z), 0.075, 0.075, coat)
        beam((0, back, z), (0, back - 0.24, z), 0.075, 0.05, coat)
    beam((-width / 2, -depth / 2 + 0.04, 0.04), (width / 2, -depth / 2 + 0.04, 0.04), 0.075, 0.075, coat)
    for plate in range(18):
        place(box(0.30, 0.11, 0.040), iron, (0, back, 0.15 + plate * 0.043))
        place(box(0.05, 0.002, 0.014), paint(), (0, back - 0.056, 0.15 + plate * 0.043))
    place(box(0.28, 0.05, 0.12), coat, (0, back - 0.20, 1.20))
    place(cylinder(0.055, 0.03), plastic(), (0, back - 0.26, 1.20), (0, 90, 0))
    for z in (0.16, height - 0.12):
        place(cylinder(0.055, 0.03), plastic(), (0, back - 0.20, z), (0, 90, 0))
    rod((0, back - 0.25, 0.16), (0, back - 0.25, height - 0.12), 0.004, rubber())
    rod((0, back - 0.30, 1.18), (0, back - 0.36, 1.02), 0.004, rubber())
    rod((-0.07, back - 0.37, 1.00), (0.07, back - 0.37, 1.00), 0.016, rubber())


@view(azimuth=-40, elevation=14, focal=70, fill=0.88)
def ghd(pad, length=1.85, width=0.9, height=1.15):
    """Glute-ham developer: two half-round pads, foot rollers and plate on a long spine."""
    kit, half = BenchKit(), length / 2
    kit.beam((0, -half + 0.06, 0.09), (0, half - 0.06, 0.09), 0.075, 0.075)
    for y, wide in ((-half + 0.06, width / 2), (half - 0.06, width / 2)):
        kit.cross_foot(y, wide - 0.015)
    kit.beam((0, -0.28, 0.12), (0, -0.28, 0.86), 0.075, 0.075)
    kit.beam((0, half - 0.28, 0.12), (0, half - 0.28, 1.00), 0.075, 0.075)
    for side in (-1, 1):
        with assembly((side * 0.17, -0.28, 0.92), (0, 90, 0)):
            place(cylinder(0.15, 0.27, 112), surface('vinyl', (0.015, 0.015, 0.015), 0.38), (0, 0, 0), bevel=0.02)
        rod((side * 0.04, half - 0.34, 1.00), (side * 0.36, half - 0.34, 1.00), 0.016, chrome(0.14))
        rod((side * 0.04, half - 0.46, 0.80), (side * 0.36, half - 0.46, 0.80), 0.016, chrome(0.14))
        for y, z in ((half - 0.34, 1.00), (half - 0.46, 0.80)):
            place(cylinder(0.065, 0.26, 80), rubber(), (side * 0.22, y, z), (0, 90, 0), bevel=0.012)
        handle = [(side * 0.05, -0.40, 0.62), (side * 0.24, -0.52, 0.66), (side * 0.24, -0.56, height)]
        place(bent_tube(handle, 0.016, 0.06), kit.coat)
    kit.beam((0, half - 0.28, 0.88), (0, half - 0.50, 0.88), 0.06, 0.06)
    place(box(0.56, 0.016, 0.34), kit.coat, (0, half - 0.20, 0.90), (-6, 0, 0), bevel=0.006)
    with assembly((0, -0.28, 0.80)):
        upholstered(0.16, 0.16, pad)


@view(azimuth=-40, elevation=14, focal=70, fill=0.88)
def reverse_hyper(pad, length=1.45, width=1.15, height=1.10):
    """Padded table on four legs over a pendulum with loading sleeves."""
    kit, half = BenchKit(), length / 2
    for side in (-1, 1):
        x = side * 0.36
        kit.beam((x, -half, 0.03), (x, half, 0.03))
        for y, lean in ((-half + 0.22, 0.10), (half - 0.22, -0.10)):
            kit.beam((x, y, 0.06), (x, y + lean, height - 0.12))
        kit.beam((x, -half + 0.26, height - 0.12), (x, half - 0.26, height - 0.12))
        beam((side * 0.24, half - 0.30, height - 0.16), (side * 0.24, half - 0.36, 0.24), 0.05, 0.03, kit.coat)
        rod((side * 0.24, half - 0.36, 0.34), (side * width / 2, half - 0.36, 0.34), 0.0245, chrome(0.14))
        bolt((x + side * 0.030, half - 0.30, height - 0.16), (side, 0, 0), kit.zinc)
        rod((side * 0.40, -half + 0.20, height - 0.06), (side * 0.40, -half + 0.02, height - 0.06), 0.018, rubber())
        kit.beam((x, -half + 0.20, height - 0.12), (side * 0.40, -half + 0.20, height - 0.06), 0.04, 0.04)
    for y in (-half + 0.22, half - 0.22):
        kit.beam((-0.36, y, 0.10), (0.36, y, 0.10))
        kit.beam((-0.36, y, height - 0.13), (0.36, y, height - 0.13), 0.05, 0.05)
    rod((-0.40, half - 0.30, height - 0.16), (0.40, half - 0.30, height - 0.16), 0.016, chrome(0.14))
    rod((-0.24, half - 0.36, 0.24), (0.24, half - 0.36, 0.24), 0.03, rubber())
    with assembly((0, -0.06, height)):
        upholstered(0.62, length - 0.36, pad)
    place(prism(rounded_rectangle(0.5, 0.5, 0.02), 0.01), kit.coat, (0, -0.06, height - 0.10))
