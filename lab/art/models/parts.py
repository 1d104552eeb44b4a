"""Replacement parts: pull pin, bolts, bushings, bearings, bench pad, cable, liners."""
from math import cos, pi, sin

from geometry import box, cylinder, lathe, prism, ring, rounded_rectangle, sweep, torus
from materials import bronze, chrome, paint, plastic, steel, surface, zinc
from models.benches import PAD_THICKNESS, upholstered
from scene import assembly, bolt, place
from studio import view


@view(azimuth=-30, elevation=20, focal=85, fill=0.82)
def pull_pin(pin_radius=0.006, knob='red'):
    """Spring plunger lying on its knob: pin, threaded housing with nut, ribbed knob."""
    bright, dark = zinc(), plastic()
    with assembly((0, 0, 0.020), (0, 90, -12)):
        pin = [(0, -0.075), (pin_radius * 0.75, -0.075), (pin_radius, -0.070), (pin_radius, -0.030), (0, -0.030)]
        place(lathe(pin, 64), chrome(0.12), bevel=0.0004)
        thread = [(0, -0.034)]
        step = -0.034
        while step < 0.010:
            thread += [(0.0100, step), (0.0112, step + 0.0009), (0.0100, step + 0.0018)]
            step += 0.0018
        place(lathe(thread + [(0.0100, 0.010), (0, 0.010)], 96), bright)
        place(
            lathe([(0.0102, -0.006), (0.017, -0.006), (0.017, 0.005), (0.0102, 0.005)], 6, closed=True),
            bright,
            bevel=0.001,
            smooth_angle=20,
        )
        place(lathe([(0, 0.010), (0.012, 0.010), (0.012, 0.022), (0, 0.022)], 6), bright, bevel=0.001, smooth_angle=20)
        place(cylinder(0.006, 0.016), chrome(0.12), (0, 0, 0.030))
        ribs = [
            (
                (0.0196 if i % 4 < 2 else 0.0180) * cos(2 * pi * i / 72),
                (0.0196 if i % 4 < 2 else 0.0180) * sin(2 * pi * i / 72),
            )
            for i in range(72)
        ]
        place(prism(ribs, 0.024), dark, (0, 0, 0.036), bevel=0.0008)
        place(cylinder(0.0155, 0.004, 64), paint(knob, 0.4), (0, 0, 0.061), bevel=0.001)


def threaded_bolt(length, radius=0.008):
    """Hex bolt standing on its head."""
    head = radius * 1.875
    place(lathe([(0, 0), (head, 0), (head, 0.010), (0, 0.010)], 6), zinc(), bevel=0.0008, smooth_angle=20)
    profile, step = [(radius, 0.010), (radius, 0.030)], 0.030
    while step < length:
        profile += [(radius - 0.0009, step), (radius, step + 0.001), (radius - 0.0009, step + 0.002)]
        step += 0.002
    place(
        lathe([(0, 0.010)] + profile + [(radius - 0.002, length + 0.002), (0, length + 0.002)], 96),
        zinc(),
        smooth_angle=50,
    )


def nut(bore=0.0078, radius=0.0150, height=0.013):
    place(
        lathe([(bore, 0), (radius, 0), (radius, height), (bore, height)], 6, closed=True),
        zinc(),
        bevel=0.0008,
        smooth_angle=20,
    )
    place(ring(bore * 0.9, bore * 1.15, height * 0.85, 64), zinc(), (0, 0, height / 2))


def washer():
    place(ring(0.0086, 0.0165, 0.0025, 96), zinc(), (0, 0, 0.00125), bevel=0.0004)


@view(azimuth=-18, elevation=26, focal=85, fill=0.86)
def bolt_set():
    """Four bolts standing in a row, nuts and washers in front."""
    for index in range(4):
        x = (index - 1.5) * 0.042
        with assembly((x, 0.018, 0), (0, 0, 12 * index)):
            threaded_bolt(0.100)
        with assembly((x + 0.004, -0.030, 0), (0, 0, 25 * index)):
            nut()
        with assembly((x - 0.012, -0.066 - 0.006 * (index % 2), 0)):
            washer()


@view(azimuth=-18, elevation=30, focal=85, fill=0.86)
def bench_bolt_set():
    """Eight slim bolts standing in two rows, their nuts in front, four wood screws lying."""
    for index in range(8):
        with assembly(((index % 4 - 1.5) * 0.038, 0.030 - 0.036 * (index // 4), 0), (0, 0, 12 * index)):
            threaded_bolt(0.090, radius=0.005)
        with assembly(((index - 3.5) * 0.0235, -0.050, 0), (0, 0, 25 * index)):
            nut(0.0048, 0.0098, 0.009)
    for index in range(4):
        screw = [(0, 0), (0.0060, 0), (0.0030, 0.005), (0.0026, 0.012)]
        for step in range(14):
            screw += [(0.0020, 0.013 + 0.002 * step), (0.0030, 0.0138 + 0.002 * step)]
        with assembly(((index - 1.5) * 0.042 - 0.016, -0.074, 0.006), (0, 90, -34 + 5 * index)):
            place(lathe([*screw, (0, 0.046)], 48), zinc())


@view(azimuth=-18, elevation=26, focal=85, fill=0.86)
def floor_anchors():
    """Wedge anchors: four standing on their cones, four lying in front."""
    profile = [(0, 0), (0.0062, 0), (0.0052, 0.020), (0.0046, 0.022), (0.006, 0.024), (0.006, 0.055)]
    for step in range(20):
        profile += [(0.0052, 0.056 + 0.002 * step), (0.006, 0.057 + 0.002 * step)]
    profile += [(0.0046, 0.098), (0, 0.100)]
    clip = [(0.0056, 0.006), (0.0066, 0.007), (0.0066, 0.019), (0.0056, 0.020)]
    standing = [((index - 1.5) * 0.044, 0.030, 0, (0, 0, 15 * index)) for index in range(4)]
    lying = [((index - 1.5) * 0.044 - 0.01, -0.010, 0.0115, (90, 0, 8 * index - 10)) for index in range(4)]
    for x, y, z, rotation in (*standing, *lying):
        with assembly((x, y, z), rotation):
            place(lathe(profile, 64), zinc())
            place(lathe(clip, 64), steel(0.4))
            place(ring(0.0062, 0.0120, 0.0022, 64), zinc(), (0, 0, 0.0790), bevel=0.0003)
            with assembly((0, 0, 0.0802)):
                nut(0.0058, 0.0110, 0.0105)


@view(azimuth=-24, elevation=22, focal=85, fill=0.78)
def bushing():
    """Two flanged bronze bushings, one lying."""
    profile = [(0.0145, 0), (0.026, 0), (0.026, 0.004), (0.0195, 0.004), (0.0195, 0.050), (0.0145, 0.050)]
    place(lathe(profile, 160, closed=True), bronze(), (-0.030, 0, 0), bevel=0.0008)
    with assembly((0.018, -0.012, 0.026), (0, 96, 34)):
        place(lathe(profile, 160, closed=True), bronze(), bevel=0.0008)


@view(azimuth=-24, elevation=24, focal=85, fill=0.80)
def bearing():
    """Two needle bearings: shell with rollers inside, one lying on its rim."""
    for location, rotation in (((-0.030, 0, 0), (0, 0, 0)), ((0.042, 0.012, 0.0205), (90, 0, 20))):
        with assembly(location, rotation):
            with assembly((0, 0, 0 if rotation[0] == 0 else -0.012)):
                needle_bearing()


def needle_bearing(inner=0.0145, outer=0.0205, width=0.024):
    shell = [
        (inner + 0.0030, 0),
        (outer - 0.001, 0),
        (outer, 0.001),
        (outer, width - 0.001),
        (outer - 0.001, width),
        (inner + 0.0008, width),
        (inner + 0.0008, width - 0.0012),
        (inner + 0.0034, width - 0.0012),
        (inner + 0.0034, 0.0012),
        (inner + 0.0008, 0.0012),
        (inner + 0.0008, 0),
    ]
    place(lathe(shell, 160, closed=True), steel(0.2), bevel=0.0003)
    rollers = 28
    for index in range(rollers):
        angle = 2 * pi * index / rollers
        place(
            cylinder(0.00125, width - 0.0034, 20),
            chrome(0.1),
            ((inner + 0.0014) * cos(angle), (inner + 0.0014) * sin(angle), width / 2),
        )
    place(ring(inner + 0.0006, inner + 0.0022, 0.0012, 128), steel(0.3), (0, 0, width - 0.0006))


@view(azimuth=-46, elevation=26, focal=80, fill=0.86)
def bench_pad(pad, width=0.305, length=1.22):
    """Upholstered board alone, lying on the ground."""
    with assembly((0, 0, PAD_THICKNESS + 0.014)):
        upholstered(width, length, pad, brand_at=-length * 0.40)


@view(azimuth=-20, elevation=34, focal=80, fill=0.84)
def cable(turns=4.8):
    """Coated cable in a flat coil; swaged eyelet and ball stop at the ends."""
    coat, thickness = surface('nylon coat', (0.016, 0.016, 0.017), 0.3, 0, 0.5), 0.0032
    points = []
    for index in range(round(48 * turns)):
        angle = 2 * pi * index / 48
        points.append(
            (
                (0.115 + 0.0012 * index / 8) * cos(angle),
                (0.100 + 0.0012 * index / 8) * sin(angle),
                thickness + 0.0052 * (index // 48 % 2) + 0.0012 * sin(index * 0.23),
            )
        )
    points += [(0.175, -0.060, 0.004), (0.150, -0.100, 0.004), (0.110, -0.130, 0.004)]
    place(sweep(points, thickness, resolution=4, sides=6), coat)
    place(
        sweep([points[-1], (0.098, -0.136, 0.005), (0.072, -0.148, 0.005)], 0.0052, smooth=True),
        chrome(0.2),
        bevel=0.0005,
    )
    with assembly((0.060, -0.153, 0.006), (0, 0, 20)):
        place(torus(0.0125, 0.0042, 96, 20), chrome(0.15))
    start = points[0]
    place(
        lathe([(0, -0.007), (0.005, -0.0055), (0.007, 0), (0.005, 0.0055), (0, 0.007)], 64),
        chrome(0.15),
        (start[0], start[1] - 0.004, 0.0075),
        (90, 0, 0),
        smooth_angle=60,
    )


@view(azimuth=-34, elevation=22, focal=85, fill=0.80)
def uhmw_liner():
    """Two L-shaped plastic liners with countersunk screw holes."""
    sheet, hole = surface('uhmw', (0.022, 0.022, 0.023), 0.42, 0, 0.45), surface('hole', (0.004, 0.004, 0.004), 0.9)
    for x, turn in ((-0.055, 0), (0.055, -10)):
        with assembly((x, 0, 0), (0, 0, turn)):
            place(prism(rounded_rectangle(0.070, 0.17, 0.004), 0.012), sheet, (0, 0, 0.085), (90, 0, 0), bevel=0.0018)
            place(prism(rounded_rectangle(0.070, 0.085, 0.004), 0.014), sheet, (0, -0.050, 0), bevel=0.0018)
            for z in (0.045, 0.135):
                place(cylinder(0.0085, 0.0006, 48), hole, (0, -0.0122, z), (90, 0, 0))
                bolt((0, -0.0112, z), (0, -0.4, 0), zinc(), 0.0042)
            place(cylinder(0.0085, 0.0006, 48), hole, (0, -0.060, 0.0143))


@view(azimuth=-34, elevation=24, focal=80, fill=0.88)
def arm_liner():
    """Two long plastic strips with six countersunk screw holes each."""
    sheet, hole = surface('uhmw', (0.022, 0.022, 0.023), 0.42, 0, 0.45), surface('hole', (0.004, 0.004, 0.004), 0.9)
    for y, turn in ((0.035, 0), (-0.035, 3)):
        with assembly((0, y, 0), (0, 0, turn)):
            place(box(0.60, 0.050, 0.012), sheet, (0, 0, 0.006), bevel=0.0018)
            for index in range(6):
                x = (index - 2.5) * 0.105
                place(cylinder(0.0085, 0.0006, 48), hole, (x, 0, 0.0121))
                bolt((x, 0, 0.0111), (0, 0, 0.4), zinc(), 0.0042)
