"""Mobility: foam rollers, loop bands, massage balls."""
from math import atan2, cos, pi, sin

from geometry import lathe, mesh_from, sphere
from lettering import BRAND, letters, on_sphere
from materials import paint, palette, plastic, surface
from scene import assembly, place
from studio import view


def foam(colour):
    return surface('foam', palette(colour), 0.62, 0, 0.3, bump=(600, 0.35, 0.0009))


@view(azimuth=-52, elevation=17, focal=80, fill=0.84)
def foam_roller(colour):
    """Hollow roller with blocks cut by grooves; lies on its side."""
    radius, half, depth = 0.070, 0.165, 0.005
    rings, blocks = 9, 12
    profile = []
    pitch = 2 * half / rings
    for ring in range(rings):
        start = -half + ring * pitch
        profile += [
            (radius - depth, start),
            (radius - depth, start + 0.0025),
            (radius, start + 0.004),
            (radius, start + pitch - 0.004),
            (radius - depth, start + pitch - 0.0025),
        ]
    profile += [(radius - depth, half), (0.050, half), (0.048, half - 0.003), (0.048, -half + 0.003), (0.050, -half)]
    segments = blocks * 16
    mesh = lathe(profile, segments, closed=True)
    for vertex in mesh.vertices:
        distance = (vertex.co.x**2 + vertex.co.y**2) ** 0.5
        ring_index = int((vertex.co.z + half) / pitch)
        if distance > radius - 0.001 and _in_groove(vertex.co, ring_index, blocks):
            vertex.co.x *= (radius - depth) / distance
            vertex.co.y *= (radius - depth) / distance
    with assembly((0, 0, radius), (0, 90, 0)):
        place(mesh, foam(colour), smooth_angle=32)
        core = [(0.0485, -half + 0.001), (0.0485, half - 0.001), (0.0445, half - 0.001), (0.0445, -half + 0.001)]
        place(lathe(core, 128, closed=True), plastic(), bevel=0.0008)


def _in_groove(point, ring_index, blocks):
    """Lengthwise grooves, shifted by half a block on every second ring."""
    turn = atan2(point.y, point.x) / (2 * pi) * blocks + (ring_index % 2) * 0.5
    return (turn % 1) < 0.13


def loop_band(width, material, length=0.50, height=0.072, thickness=0.0045):
    """A flat loop standing on its edge: two long sides and round ends, slightly waisted."""
    outline = []
    steps = 64
    for i in range(steps):
        angle = 2 * pi * i / steps
        x = (length / 2 - height / 2) * (1 if cos(angle) > 0 else -1) * min(
            1, abs(cos(angle)) * 1.8
        ) + height / 2 * cos(angle)
        outline.append((x, height / 2 * sin(angle) * (1 - 0.18 * (1 - abs(x) / (length / 2)))))
    inner = [(x * (1 - 2 * thickness / length), y * (1 - 2 * thickness / height)) for x, y in outline]
    count = len(outline)
    vertices = [(x, y, z) for z in (0, width) for x, y in outline + inner]
    faces = []
    for i in range(count):
        j = (i + 1) % count
        faces += [
            (i, j, 2 * count + j, 2 * count + i),
            (count + j, count + i, 3 * count + i, 3 * count + j),
            (j, i, count + i, count + j),
            (2 * count + i, 2 * count + j, 3 * count + j, 3 * count + i),
        ]
    place(mesh_from(vertices, faces), material, bevel=0.0012, smooth_angle=50)


def latex(colour):
    tone = (0.018, 0.018, 0.019) if colour == 'black' else palette(colour)
    return surface('latex', tone, 0.5, 0, 0.4, bump=(500, 0.08, 0.0006))


@view(azimuth=-48, elevation=34, focal=50, fill=0.96)
def resistance_band(colour, width):
    loop_band(width, latex(colour))
    ink = paint((0.02, 0.02, 0.02)) if colour in ('yellow', 'white') else paint()
    size = min(0.026, width * 0.62)
    place(
        letters(f'{BRAND}  {round(width * 1000)} MM', size, 0.0002, 0.0001, spacing=1.1),
        ink,
        (0, -0.0306, width / 2),
        (90, 0, 0),
    )


@view(azimuth=-24, elevation=26, focal=80, fill=0.88)
def band_set(widths, colours):
    """Loops standing behind each other, the narrow ones in front."""
    depth = 0
    for width, colour in zip(widths, colours):
        with assembly((0.012 * (-1) ** round(width * 1000), depth, 0)):
            loop_band(width, latex(colour))
        depth += 0.088


@view(azimuth=-4, elevation=10, focal=85, fill=0.62)
def lacrosse_ball(colour):
    radius = 0.032
    tone = (0.02, 0.02, 0.021) if colour == 'black' else palette(colour)
    place(
        sphere(radius, 160),
        surface('ball', tone, 0.42, 0, 0.45, bump=(1800, 0.08, 0.0003)),
        (0, 0, radius),
        smooth_angle=180,
    )
    place(
        on_sphere(letters(BRAND, 0.0115, 0.0002, 0.00005, spacing=1.15), radius + 0.0001, 0.002),
        paint(),
        (0, 0, radius),
    )
