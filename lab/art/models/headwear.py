"""Beanie and cap."""
from math import cos, pi, radians, sin

from geometry import box, deformed, lathe, mesh_from, sphere, sweep, torus
from lettering import BRAND, letters, on_arc
from materials import ShaderGraph, paint, palette, surface
from scene import assembly, place, thicken
from studio import view


def knit(colour, ribs=64):
    """Ribbed knit around the z axis."""
    material = surface('knit', palette(colour), 0.9, 0, 0.12, sheen=0.3)
    graph = ShaderGraph(material)
    axes = graph.node('ShaderNodeSeparateXYZ', Vector=graph.position).outputs
    rib = graph.math(
        'ABSOLUTE', graph.math('SINE', graph.math('MULTIPLY', graph.math('ARCTAN2', axes[1], axes[0]), ribs / 2))
    )
    stitch = graph.math(
        'MULTIPLY', graph.math('ABSOLUTE', graph.math('SINE', graph.math('MULTIPLY', axes[2], 900.0))), 0.18
    )
    graph.bump(graph.math('ADD', rib, stitch), 0.9, 0.0035)
    return material


def oval(x, y, z):
    """Heads are longer than wide, and wool never hangs straight."""
    return x, y * 0.86 + 0.004 * sin(z * 30), z


def rounded(profile, steps=6):
    """A smooth profile through the given points (Catmull-Rom)."""
    points = [profile[0], *profile, profile[-1]]
    smooth = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for step in range(steps):
            t = step / steps
            smooth.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return [*smooth, profile[-1]]


@view(azimuth=-6, elevation=8, focal=85, fill=0.78)
def beanie(colour):
    """Dome with gathered top and a folded cuff with a sewn label."""
    wool = knit(colour)
    dome = [
        (0.098, 0.03),
        (0.1, 0.06),
        (0.099, 0.10),
        (0.094, 0.135),
        (0.082, 0.165),
        (0.062, 0.187),
        (0.036, 0.199),
        (0.014, 0.203),
        (0, 0.202),
    ]
    cuff = [(0.100, 0.004), (0.106, 0), (0.111, 0.006), (0.112, 0.035), (0.111, 0.062), (0.106, 0.069), (0.100, 0.066)]
    place(deformed(lathe(rounded(dome), 256), oval), wool, smooth_angle=180)
    place(deformed(lathe(rounded(cuff), 256), oval), wool, smooth_angle=180)
    with assembly((0, -0.0975, 0.036), (90, 0, 0)):
        place(
            box(0.052, 0.026, 0.0016),
            surface('label', (0.02, 0.02, 0.02) if colour != 'black' else (0.78, 0.78, 0.76), 0.7),
            bevel=0.0006,
        )
        place(
            letters(BRAND, 0.0125, 0.0002, 0.00005, spacing=1.15),
            paint() if colour != 'black' else paint((0.02, 0.02, 0.02)),
            (0, 0, 0.001),
        )


CROWN = (0.088, 0.104, 0.104)
FULLNESS = 0.78  # 1 is a ball; less is steeper at the sides


def crown_point(x, y, z):
    """From the unit half ball to the cap's crown: long, high in front."""
    lift = 1 + 0.10 * max(0, -y)
    return x * CROWN[0], y * CROWN[1], max(z, 0) * CROWN[2] * lift


@view(azimuth=-34, elevation=14, focal=85, fill=0.80)
def cap(colour):
    """Six panels with seams, button, curved peak with stitch rows."""
    cotton, thread = surface('twill', palette(colour), 0.85, 0, 0.15, sheen=0.25, bump=(1400, 0.25, 0.0005)), surface(
        'seam', [channel * 0.55 for channel in palette(colour)], 0.9
    )
    dome = [(cos(radians(90 * i / 40)) ** FULLNESS, sin(radians(90 * i / 40))) for i in range(40)] + [(0, 1)]
    thicken(place(deformed(lathe(dome, 192), crown_point), cotton, smooth_angle=180), 0.0022, 0)
    for index in range(6):
        turn = pi / 2 + pi * index / 3
        seam = [
            crown_point(
                cos(radians(a)) ** FULLNESS * cos(turn) * 1.006,
                cos(radians(a)) ** FULLNESS * sin(turn) * 1.006,
                sin(radians(a)) * 1.006,
            )
            for a in range(0, 90, 5)
        ]
        place(sweep(seam, 0.0011, sides=4, resolution=4), thread)
        eye_turn = turn + pi / 6
        eye = crown_point(
            cos(radians(58)) ** FULLNESS * cos(eye_turn), cos(radians(58)) ** FULLNESS * sin(eye_turn), sin(radians(58))
        )
        place(
            torus(0.0036, 0.0010, 32, 10),
            thread,
            (eye[0] * 1.012, eye[1] * 1.012, eye[2] * 1.012),
            (-35 * sin(eye_turn), 35 * cos(eye_turn), 0),
        )
    place(sphere(0.0075, 48), cotton, (0, 0, CROWN[2] + 0.002))
    peak(cotton, thread)
    for mesh, material in patch(colour):
        for vertex in mesh.vertices:
            vertex.co = (vertex.co.x, -vertex.co.z, vertex.co.y)
        place(deformed(mesh, on_front), material)


def patch(colour):
    """A round embroidered patch with the face of a plate on it: (flat mesh, material) pairs, facing +z."""
    felt = surface('felt', (0.74, 0.73, 0.70) if colour == 'black' else (0.62, 0.30, 0.03), 0.9, 0, 0.1, bump=(1800, 0.3, 0.0004))
    dark = surface('thread', (0.02, 0.02, 0.022), 0.8)
    accent = surface('accent', palette('red' if colour == 'black' else 'navy'), 0.8)
    disc = [(0.0001 + 0.029 * i / 24, 0.0016) for i in range(25)]
    return [
        (lathe([*disc, (0.030, 0.0008), (0.030, -0.002)], 96), felt),
        (torus(0.0292, 0.0011, 96, 10), dark),
        (lathe([(0.0250, 0.0014), (0.0252, 0.0022), (0.0264, 0.0022), (0.0266, 0.0014)], 96), accent),
        (lathe([(0.0098, 0.0014), (0.0100, 0.0022), (0.0128, 0.0022), (0.0130, 0.0014)], 96), dark),
        (lathe([(0.0038, 0.0014), (0.0040, 0.0022), (0.0060, 0.0022), (0.0062, 0.0014)], 96), accent),
        *((shifted(on_arc(letters(text, 0.0080, 0.0005, 0.0002, spacing=1.16), 0.0188, top), 0.0016), dark) for text, top in ((BRAND, True), ('HALDENMARK', False))),
    ]


def shifted(mesh, rise):
    for vertex in mesh.vertices:
        vertex.co.z += rise
    return mesh


def on_front(x, depth, height):
    """Lay lettering (x, depth, height) on the front of the crown."""
    z = height + 0.052
    level = min(0.98, z / (CROWN[2] * 1.08))
    around = (1 - level**2) ** (0.5 * FULLNESS)
    side = max(-0.99, min(0.99, x / (CROWN[0] * around)))
    return x, -CROWN[1] * around * (1 - side**2) ** 0.5 - 0.0022 + depth, z


def peak_point(angle, reach, inset=0.0):
    """Peak surface: `angle` across the front, `reach` 0 at the crown to 1 at the edge; arched and falling."""
    out = reach * max(0, cos(angle * 90 / 78)) ** 0.55
    x = CROWN[0] * sin(angle) * (1 + 0.10 * reach) * 0.99
    y = -CROWN[1] * cos(angle) - 0.078 * out
    return x, y, 0.006 - (0.034 * (x / CROWN[0]) ** 2 + 0.012) * out + inset


def peak(cotton, thread):
    across, outward = 48, 10
    angles = [radians(-76 + 152 * i / across) for i in range(across + 1)]
    vertices = [peak_point(angle, step / outward) for step in range(outward + 1) for angle in angles]
    row = across + 1
    faces = [
        (s * row + i, s * row + i + 1, (s + 1) * row + i + 1, (s + 1) * row + i)
        for s in range(outward)
        for i in range(across)
    ]
    thicken(place(mesh_from(vertices, faces), cotton, smooth_angle=60), 0.0034, 0)
    for reach in (0.25, 0.42, 0.59, 0.76, 0.92):
        place(
            sweep([peak_point(angle, reach, 0.0019) for angle in angles[3:-3]], 0.0005, smooth=False, sides=3), thread
        )
