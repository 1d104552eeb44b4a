"""Strongman: log, farmer's handles, sandbag, atlas stone, keg and yoke."""
from math import cos, pi, sin

from mathutils import Matrix

from geometry import (
    box,
    cylinder,
    deformed,
    lathe,
    mesh_from,
    moved,
    prism,
    rounded_rectangle,
    sphere,
    subtracted,
    torus,
    uneven,
)
from lettering import BRAND, letters, on_cylinder, on_lying_cylinder
from materials import chrome, knurled, marbled, paint, palette, plastic, powder_coat, rubber, steel, surface
from models.rack_parts import TUBE, RackKit
from models.specialty_bars import COLLAR_WIDTH, plain_sleeve
from scene import assembly, beam, place, rod, thicken
from studio import view

ALONG_X = Matrix.Rotation(pi / 2, 4, 'Y')


@view(azimuth=-48, elevation=22, focal=65, fill=0.92, scale=0.6)
def log_bar(colour, kg, diameter=0.25, length=1.83, loadable=0.38):
    """Hollow steel log with two windows holding neutral grips 660 mm apart, sleeves at the ends."""
    radius, half, grip_at = diameter / 2, length / 2 - loadable - COLLAR_WIDTH, 0.33
    coat = powder_coat(colour)
    shell = lathe([(radius, -half), (radius, half), (radius - 0.005, half), (radius - 0.005, -half)], 160, closed=True)
    windows = [moved(prism(rounded_rectangle(0.17, 0.19, 0.04), 1.0), (side * grip_at, 0, -0.5)) for side in (-1, 1)]
    with assembly((0, 0, radius + 0.004)):
        place(subtracted(moved(shell, rotation=ALONG_X), *windows), coat, smooth_angle=30)
        for side in (-1, 1):
            place(cylinder(radius + 0.004, 0.012, 128), coat, (side * half, 0, 0), (0, 90, 0), bevel=0.002)
            plain_sleeve(length / 2, side, loadable, chrome(0.14), 'LOG', kg)
            rod((side * grip_at, -0.12, 0), (side * grip_at, 0.12, 0), 0.016, knurled())
        place(
            on_lying_cylinder(letters(BRAND, 0.085, 0.0006, 0.0002, spacing=1.1), radius), paint(), rotation=(-12, 0, 0)
        )


@view(azimuth=-52, elevation=17, focal=70, fill=0.9)
def farmers_handles(colour):
    """A pair of loadable walking handles with raised grips."""
    coat, knurl = powder_coat(colour), knurled()
    length, loadable = 1.5, 0.26
    frame = length / 2 - loadable - COLLAR_WIDTH
    for y in (-0.26, 0.26):
        beam((-frame, y, 0.05), (frame, y, 0.05), 0.05, 0.05, coat)
        for side in (-1, 1):
            beam((side * 0.17, y, 0.07), (side * 0.13, y, 0.30), 0.04, 0.04, coat)
            with assembly((0, y, 0.05)):
                plain_sleeve(length / 2, side, loadable, chrome(0.14), 'FARMER', 12.7)
            place(
                prism(rounded_rectangle(0.12, 0.12, 0.012), 0.008),
                coat,
                (side * (frame - 0.06), y, 0.05),
                (0, 90, 0),
                bevel=0.001,
            )
        beam((-0.148, y, 0.305), (0.148, y, 0.305), 0.036, 0.036, coat)
        rod((-0.115, y, 0.275), (0.115, y, 0.275), 0.017, knurl)
        for side in (-1, 1):
            beam((side * 0.115, y, 0.25), (side * 0.115, y, 0.30), 0.036, 0.012, coat)
        place(letters(BRAND, 0.034, 0.0004, 0.0001, spacing=1.2), paint(), (0, y - 0.0255, 0.05), (90, 0, 0))


def slumped(radius):
    """Deformation of a lying bag: wider below, flat where it touches the ground."""
    ground = -radius * 0.80

    def settle(x, y, z):
        spread = y * (1.06 + 0.10 * max(0, -z / radius))
        return x, spread, z if z > ground else ground + (z - ground) * 0.06

    return settle


@view(azimuth=-20, elevation=13, focal=80, fill=0.82)
def sandbag(colour):
    """Filled duffel: a soft barrel lying on the ground, webbing and sewn ends."""
    fabric = surface('cordura', palette(colour), 0.75, 0, 0.25, bump=(700, 0.35, 0.0012))
    radius, half = 0.17, 0.36
    profile = [(0, -half)]
    profile += [
        (radius * (1 - abs(i / 30) ** 7) ** 0.5 if abs(i) < 30 else 0.05, half * i / 30) for i in range(-30, 31)
    ]
    profile.append((0, half))
    body = moved(uneven(lathe(profile, 160), 0.022, 9.0, seed=3.1), rotation=ALONG_X)
    with assembly((0, 0, radius * 0.86)):
        place(deformed(body, slumped(radius)), fabric, smooth_angle=180)
        web = surface('webbing', (0.03, 0.03, 0.03), 0.7, 0, 0.2, bump=(1500, 0.4, 0.0006))
        for x in (-0.17, 0.17):
            loop = [
                (
                    x,
                    1.04 * (radius + 0.010) * cos(2 * pi * i / 32),
                    max((radius + 0.006) * sin(2 * pi * i / 32), -radius * 0.80),
                )
                for i in range(-5, 22)
            ]
            strap(loop, web)
        place(
            on_lying_cylinder(letters(BRAND, 0.075, 0.0006, 0.0002, spacing=1.15), radius * 1.09 + 0.002),
            paint(),
            (0, -0.006, 0),
            (-22, 0, 0),
        )


def strap(points, material, width=0.042, thickness=0.003):
    """Flat webbing along points, its width along x."""
    count = len(points)
    vertices = [(x + side * width / 2, y, z) for side in (-1, 1) for x, y, z in points]
    sheet = mesh_from(vertices, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)])
    thicken(place(sheet, material, smooth_angle=80), thickness)


@view(azimuth=-12, elevation=10, focal=85, fill=0.78)
def atlas_stone():
    """Concrete ball with fine pores, on a low rubber ring."""
    radius = 0.23
    stone = marbled((0.30, 0.29, 0.275), (0.44, 0.43, 0.41), 9, 0.85, bump=(60, 0.55, 0.006))
    place(uneven(sphere(radius, 192), 0.0016, 30), stone, (0, 0, radius + 0.012))
    place(moved(torus(0.135, 0.024, 128, 24), (0, 0, 0.024)), rubber())


@view(azimuth=-18, elevation=14, focal=80, fill=0.82)
def keg():
    """Stainless barrel with rolled hoops and a hand-hole rim."""
    radius, height = 0.19, 0.53
    profile = [
        (0, 0.022),
        (0.145, 0.022),
        (0.165, 0.008),
        (0.172, 0),
        (0.178, 0.006),
        (0.178, 0.055),
        (0.186, 0.075),
        (radius, 0.10),
    ]
    for middle in (0.185, height - 0.185):
        profile += [
            (radius, middle - 0.022),
            (radius + 0.009, middle - 0.010),
            (radius + 0.009, middle + 0.010),
            (radius, middle + 0.022),
        ]
    profile += [
        (radius, height - 0.10),
        (0.186, height - 0.075),
        (0.178, height - 0.055),
        (0.178, height - 0.006),
        (0.172, height),
        (0.166, height - 0.006),
        (0.166, height - 0.055),
        (0.12, height - 0.045),
        (0, height - 0.040),
    ]
    holes = [
        moved(
            prism(rounded_rectangle(0.11, 0.030, 0.014), 0.5),
            (0, 0, height - 0.028),
            Matrix.Rotation(pi * k + 0.4, 4, 'Z') @ Matrix.Rotation(pi / 2, 4, 'X'),
        )
        for k in (0, 1)
    ]
    place(subtracted(lathe(profile, 192), *holes), steel(0.24), bevel=0.002, smooth_angle=35)
    place(cylinder(0.030, 0.02, 64), steel(0.2), (0, 0, height - 0.034), bevel=0.003)
    place(cylinder(0.018, 0.022, 48), plastic(), (0, 0, height - 0.030), bevel=0.002)
    place(
        on_cylinder(letters(BRAND, 0.062, 0.0006, 0.0002, spacing=1.2), radius + 0.0004),
        paint((0.03, 0.03, 0.03)),
        (0, 0, height / 2),
        (0, 0, -14),
    )


@view(azimuth=-30, elevation=10, focal=70, fill=0.86)
def yoke(frame, accent):
    """Two uprights on skids, a shoulder crossbar on pins, a top beam and sled pegs."""
    kit, half, height = RackKit(frame, accent), 0.62, 1.9
    for side in (-1, 1):
        x = side * half
        kit.upright(x, 0, height - TUBE, base=TUBE)
        kit.beam((x, -0.62, TUBE / 2), (x, 0.62, TUBE / 2))
        for y in (-0.622, 0.622):
            kit.foot_cap(x, y)
        for inward in (-1, 1):
            kit.gusset(x, 0, 0.06, side, inward, 1)
            kit.peg((x, inward * 0.42, TUBE), (x, inward * 0.42, TUBE + 0.30))
    kit.beam((-half + 0.04, 0, height - 0.10), (half - 0.04, 0, height - 0.10))
    kit.name_plate(0, -TUBE / 2 - 0.001, height - 0.10, width=0.6)
    rod((-half + 0.04, 0, 1.32), (half - 0.04, 0, 1.32), 0.03, kit.coat)
    for side in (-1, 1):
        place(box(0.012, 0.11, 0.16), kit.accent, (side * (half - 0.045), 0, 1.32), bevel=0.003)
    place(cylinder(0.044, 0.62, 64), rubber(), (0, 0, 1.32), (0, 90, 0), bevel=0.008)
