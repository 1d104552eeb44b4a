"""Conditioning: push sled, plyo box, medicine and slam balls, jump rope, battle rope."""
from math import atan2, cos, pi, sin

from geometry import box, cylinder, lathe, plate_with_holes, rounded_rectangle, sphere, sweep, torus
from lettering import BRAND, letters, on_sphere
from materials import ShaderGraph, chrome, paint, plastic, plywood, powder_coat, rubber, surface, vinyl
from scene import assembly, beam, place, rod
from studio import view


@view(azimuth=-40, elevation=16, focal=75, fill=0.86)
def sled(colour):
    """Push sled: two curved skids, cross plates, a weight post, two push poles."""
    coat, liner = powder_coat(colour), surface('skid', (0.02, 0.02, 0.02), 0.55)
    for side in (-1, 1):
        x = side * 0.30
        beam((x, -0.42, 0.05), (x, 0.42, 0.05), 0.075, 0.05, coat)
        for end in (-1, 1):
            beam((x, end * 0.42, 0.05), (x, end * 0.53, 0.105), 0.075, 0.05, coat)
        place(box(0.070, 0.84, 0.012), liner, (x, 0, 0.019), bevel=0.003)
        for y in (-0.34, 0.34):
            rod((x, y, 0.07), (x, y, 0.20), 0.034, coat)
            rod((x, y, 0.08), (x, y, 1.0), 0.0245, coat, bevel=0.003)
            place(cylinder(0.027, 0.16), rubber(), (x, y, 0.93), bevel=0.004)
    for y in (-0.34, 0, 0.34):
        beam((-0.28, y, 0.06), (0.28, y, 0.06), 0.075, 0.05, coat)
    place(box(0.34, 0.34, 0.008), coat, (0, 0, 0.089), bevel=0.002)
    rod((0, 0, 0.09), (0, 0, 0.50), 0.0245, chrome(0.14), bevel=0.003)
    place(box(0.30, 0.006, 0.11), coat, (0, -0.385, 0.075), bevel=0.002)
    place(letters(BRAND, 0.066, 0.0006, 0.0002, spacing=1.15), paint(), (0, -0.3885, 0.075), (90, 0, 0))


@view(azimuth=-34, elevation=15, focal=80, fill=0.80)
def plyo_box(width=0.50, depth=0.60, height=0.75):
    """Three-height box of birch ply with finger joints and hand holes; two of its heights in centimetres."""
    wall = 0.018
    wood, edge = plywood(), surface('ply edge', (0.34, 0.21, 0.11), 0.6)
    hand_hole = rounded_rectangle(0.13, 0.036, 0.017, 8)
    front = plate_with_holes(rounded_rectangle(width, height, 0.004), [hand_hole_at(hand_hole, height * 0.22)], wall)
    place(front, wood, (0, -depth / 2 + wall, height / 2), (90, 0, 0), bevel=0.001)
    side = plate_with_holes(
        rounded_rectangle(depth - 2 * wall, height, 0.004), [hand_hole_at(hand_hole, height * 0.22)], wall
    )
    place(side, wood, (-width / 2 + wall, 0, height / 2), (90, 0, -90), bevel=0.001)
    place(box(width - 0.002, depth - 0.002, wall), wood, (0, 0, height - wall / 2), bevel=0.001)
    place(box(wall, depth - 2 * wall, height), wood, (width / 2 - wall / 2, 0, height / 2))
    place(box(width, wall, height), wood, (0, depth / 2 - wall / 2, height / 2))
    fingers = 9
    for index in range(0, fingers, 2):
        z = (index + 0.5) * height / fingers
        place(
            box(wall + 0.0006, wall + 0.0008, height / fingers - 0.001),
            edge,
            (-width / 2 + wall / 2, -depth / 2 + wall / 2, z),
        )
    for x, y, turn in ((0, -depth / 2 - 0.0002, 0), (-width / 2 - 0.0002, 0, -90)):
        place(
            letters(BRAND, 0.082, 0.0003, 0.0001, spacing=1.2),
            paint((0.03, 0.025, 0.02), 0.7),
            (x, y, height * 0.40),
            (90, 0, turn),
        )
    place(
        letters(f'{height * 100:.0f}', 0.15, 0.0003, 0.0001),
        paint((0.03, 0.025, 0.02), 0.7),
        (0, -depth / 2 - 0.0002, height * 0.22),
        (90, 0, 0),
    )
    place(
        letters(f'{depth * 100:.0f}', 0.15, 0.0003, 0.0001),
        paint((0.03, 0.025, 0.02), 0.7),
        (-width / 2 - 0.0002, 0, height * 0.22),
        (90, 0, -90),
    )


def hand_hole_at(points, height):
    return [(x, y + height) for x, y in reversed(points)]


@view(azimuth=-4, elevation=9, focal=85, fill=0.78)
def medicine_ball(kg, colour):
    """Soft ball of twelve panels' seams over vinyl; narrow coloured gores between black ones."""
    radius = 0.175
    base, accent = vinyl('black'), vinyl(colour) if colour != 'black' else surface(
        'vinyl dark', (0.035, 0.035, 0.037), 0.42, bump=(420, 0.22, 0.0008)
    )

    def gore(centre):
        return int(atan2(centre.y, centre.x) % (pi / 2) < pi / 9)

    mesh = lathe([(radius * sin(pi * i / 96), -radius * cos(pi * i / 96)) for i in range(97)], 192, material_index=gore)
    with assembly((0, 0, radius), (52, 0, 20)):
        place(mesh, [base, accent], smooth_angle=180)
        seam = surface('seam', (0.10, 0.10, 0.10), 0.6)
        for k in range(4):
            place(torus(radius, 0.0016, 160, 8), seam, rotation=(90, 0, 45 * k))
        place(torus(radius * 0.72, 0.0016, 160, 8), seam, (0, 0, radius * 0.694))
        place(
            lathe(
                [
                    (0, radius * 1.004),
                    (radius * 0.40, radius * 0.922),
                    (radius * 0.39, radius * 0.905),
                    (0, radius * 0.98),
                ],
                96,
            ),
            base,
            smooth_angle=80,
        )
    ink = paint()
    place(on_sphere(letters(f'{kg} KG', 0.075, 0.0008, 0.0002), radius + 0.0008, -0.012), ink, (0, 0, radius))
    place(on_sphere(letters(BRAND, 0.036, 0.0008, 0.0002, spacing=1.2), radius + 0.0008, 0.058), ink, (0, 0, radius))


@view(azimuth=-4, elevation=9, focal=85, fill=0.78)
def slam_ball(kg, colour):
    """Rubber ball with a grip pattern of raised diamonds."""
    radius = 0.12 * (kg / 15) ** (1 / 3)
    material = rubber(colour, 0.55)
    graph = ShaderGraph(material)
    cells = graph.node('ShaderNodeTexVoronoi', Vector=graph.position, Scale=6 / radius)
    cells.feature = 'DISTANCE_TO_EDGE'
    graph.bump(graph.math('MINIMUM', graph.math('MULTIPLY', cells.outputs['Distance'], 7.0), 1.0), 0.8, 0.003)
    place(sphere(radius, 160), material, (0, 0, radius), smooth_angle=180)
    ink = paint()
    place(on_sphere(letters(f'{kg}', 0.075, 0.0012, 0.0003), radius + 0.002, 0.012), ink, (0, 0, radius))
    place(on_sphere(letters('KG', 0.030, 0.0012, 0.0003), radius + 0.002, -0.042), ink, (0, 0, radius))
    place(on_sphere(letters(BRAND, 0.022, 0.0012, 0.0003, spacing=1.2), radius + 0.002, 0.068), ink, (0, 0, radius))


@view(azimuth=-20, elevation=38, focal=80, fill=0.86)
def jump_rope(colour):
    """Speed rope: coated cable coiled twice, two slim handles laid across."""
    cable = plastic('black', 0.35)
    coil = []
    for i in range(0, 150):
        angle = 2 * pi * i / 48 + 0.6
        coil.append(
            (
                (0.150 + 0.006 * sin(i * 0.35)) * cos(angle),
                (0.125 + 0.005 * cos(i * 0.4)) * sin(angle),
                0.003 + 0.004 * (i // 48) + 0.002 * sin(i * 0.21),
            )
        )
    end, start = (0.070, -0.150, 0.013), (-0.075, -0.165, 0.013)
    place(
        sweep(
            [start, (-0.10, -0.05, 0.012), (-0.14, 0.02, 0.010)]
            + coil[20:-14]
            + [(0.10, 0.03, 0.018), (0.085, -0.06, 0.016), end],
            0.0016,
            resolution=6,
            sides=4,
        ),
        cable,
    )
    grip, metal = paint(colour, 0.4) if colour != 'black' else plastic(), chrome(0.16)
    for position, turn in ((end, -10), (start, 8)):
        with assembly(position, (90, 0, turn)):
            place(
                lathe([(0, 0), (0.004, 0), (0.0065, 0.004), (0.0065, 0.022), (0.005, 0.026), (0, 0.026)], 48),
                metal,
                bevel=0.0005,
            )
            place(
                lathe(
                    [
                        (0, 0.024),
                        (0.0085, 0.024),
                        (0.0105, 0.034),
                        (0.0095, 0.080),
                        (0.0115, 0.140),
                        (0.0105, 0.148),
                        (0, 0.148),
                    ],
                    64,
                ),
                grip,
                bevel=0.001,
            )
            for z in (0.050, 0.060, 0.070, 0.110, 0.120, 0.130):
                place(torus(0.0102, 0.0010, 48, 8), surface('groove', (0.01, 0.01, 0.01), 0.5), (0, 0, z))


@view(azimuth=-24, elevation=30, focal=80, fill=0.88)
def battle_rope(colour):
    """Thick three-strand rope in a flat coil with heat-shrink grips."""
    thickness = 0.019
    centre = []
    turns, steps = 3.6, 260
    for i in range(steps):
        angle = 2 * pi * turns * i / steps
        distance = 0.16 + 0.045 * angle / (2 * pi)
        centre.append((distance * cos(angle), distance * sin(angle), thickness * 1.05))
    fibre = surface('polyester', (0.018, 0.018, 0.019), 0.8, 0, 0.2, bump=(900, 0.5, 0.001))
    for strand in range(3):
        path = []
        for i, (x, y, z) in enumerate(centre):
            twist = i * 0.62 + strand * 2 * pi / 3
            outward, lift = cos(twist) * thickness * 0.5, sin(twist) * thickness * 0.5
            length = (x * x + y * y) ** 0.5
            path.append((x + x / length * outward, y + y / length * outward, z + lift))
        place(sweep(path, thickness * 0.56, resolution=3, sides=5), fibre)
    for end in (centre[:12:3], centre[:-13:-3]):
        place(sweep(end, thickness * 1.16), paint('red', 0.35), bevel=0.002)
