"""Garments: two flat panels sewn at the sides, filled by a short cloth simulation, cached because it is slow."""
import random
import tempfile
from math import dist
from pathlib import Path

import bmesh
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.geometry import delaunay_2d_cdt

from geometry import baked_mesh, sweep, with_bmesh
from lettering import letters, subdivided
from scene import place

CACHE = Path(tempfile.gettempdir()) / 'art' / 'cloth'
GRID = 0.0125
FRAMES = 45


def line(start, end, step=0.012):
    """Points from start to end without the end."""
    count = max(1, round(dist(start, end) / step))
    return [tuple(a + (b - a) * i / count for a, b in zip(start, end)) for i in range(count)]


def curve(start, control, end, count):
    """Quadratic curve without its end."""
    steps = [i / count for i in range(count)]
    return [
        tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, control, end)) for t in steps
    ]


def full_outline(edges):
    """Mirror the right half (a list of (points, sewn) edges, from the middle below to the middle above)."""
    points, sewn = [], []
    for edge, is_sewn in edges:
        points += edge
        sewn += [is_sewn] * len(edge)
    for (_, before), (edge, after), index in zip(edges, edges[1:], _starts(edges)[1:]):
        sewn[index] = before or after
    left = [(-x, y) for x, y in reversed(points[1:]) if x > 1e-6]
    left_sewn = [flag for (x, _), flag in zip(reversed(points[1:]), reversed(sewn[1:])) if x > 1e-6]
    return points + left, sewn + left_sewn


def _starts(edges):
    starts, total = [], 0
    for edge, _ in edges:
        starts.append(total)
        total += len(edge)
    return starts


def _inside(x, y, outline):
    within = False
    for (x1, y1), (x2, y2) in zip(outline, outline[-1:] + outline[:-1]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            within = not within
    return within


def _fill(outline, dice):
    """Jittered triangular grid inside the outline, clear of its edge."""
    width, height = max(x for x, _ in outline), max(y for _, y in outline)
    points, row, y = [], 0, min(y for _, y in outline) + GRID / 2
    while y < height:
        x = -width + (GRID / 2 if row % 2 else 0)
        while x < width:
            if _inside(x, y, outline) and min((x - px) ** 2 + (y - py) ** 2 for px, py in outline) > (0.7 * GRID) ** 2:
                points.append((x + dice.uniform(-0.0015, 0.0015), y + dice.uniform(-0.0015, 0.0015)))
            x += GRID
        y, row = y + GRID * 0.866, row + 1
    return points


def flat_garment(front, back, depth):
    """Mesh of both panels in the xz plane, front towards -y, sewn where the outline says so."""
    dice, vertices, faces = random.Random(4), [], []
    for side, edges in ((-1, front), (1, back)):
        outline, sewn = full_outline(edges)
        count = len(outline)
        chain = [(i, (i + 1) % count) for i in range(count)]
        points, _, triangles, *_ = delaunay_2d_cdt(
            [Vector(p) for p in outline + _fill(outline, dice)], chain, [], 1, 1e-5
        )
        base = len(vertices)
        for index, point in enumerate(points):
            closed = index < count and sewn[index]
            vertices.append(
                (point.x, 0 if closed else side * depth * (0.25 + 0.75 * max(0, 1 - (point.x / 0.3) ** 2)), point.y)
            )
        faces += [tuple(base + i for i in (triangle if side < 0 else reversed(triangle))) for triangle in triangles]
    mesh = bpy.data.meshes.new('garment')
    mesh.from_pydata(vertices, [], faces)
    return with_bmesh(mesh, lambda bm: bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4))


def simulated(mesh, pinned, pressure=1.6):
    """Blow the garment up a little and let it hang from the pinned vertices; returns the settled mesh."""
    thing = bpy.data.objects.new('cloth', mesh)
    bpy.context.scene.collection.objects.link(thing)
    group = thing.vertex_groups.new(name='pin')
    group.add([vertex.index for vertex in mesh.vertices if pinned(*vertex.co)], 1, 'REPLACE')
    modifier = thing.modifiers.new('cloth', 'CLOTH')
    cloth = modifier.settings
    cloth.quality, cloth.mass, cloth.air_damping = 5, 0.15, 3
    cloth.tension_stiffness, cloth.compression_stiffness, cloth.shear_stiffness, cloth.bending_stiffness = (
        15,
        6,
        4,
        0.05,
    )
    cloth.vertex_group_mass, cloth.use_pressure, cloth.uniform_pressure_force = 'pin', True, pressure
    cloth.shrink_min, cloth.effector_weights.gravity = -0.04, 0.6
    modifier.collision_settings.use_collision = modifier.collision_settings.use_self_collision = False
    modifier.point_cache.frame_end = FRAMES + 5
    for frame in range(1, FRAMES + 1):
        bpy.context.scene.frame_set(frame)
    return baked_mesh(thing)


def smoothed(mesh, rounds=4):
    """Take the zigzag out of seams; edges move too, so that corners do not stay behind as spikes."""

    def relax(bm):
        for _ in range(rounds):
            bmesh.ops.smooth_vert(bm, verts=bm.verts, factor=0.5, use_axis_x=True, use_axis_y=True, use_axis_z=True)

    return with_bmesh(mesh, relax)


def garment(name, front, back, depth, pinned, pressure=1.6):
    """The simulated mesh of a pattern, from the cache when it is there."""
    flat = flat_garment(front, back, depth)
    cached = CACHE / f'{name}-{len(flat.vertices)}.txt'
    if cached.exists():
        positions = [tuple(map(float, row.split())) for row in cached.read_text().splitlines()]
        for vertex, position in zip(flat.vertices, positions):
            vertex.co = position
        return flat
    mesh = smoothed(simulated(flat, pinned, pressure))
    CACHE.mkdir(parents=True, exist_ok=True)
    cached.write_text('\n'.join(' '.join(f'{value:.5f}' for value in vertex.co) for vertex in mesh.vertices))
    return mesh


def sew_on(mesh, fabric):
    """Put the garment into the picture with a cloth's thickness."""
    thing = place(mesh, fabric, smooth_angle=180)
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.0022, 0
    fine = thing.modifiers.new('fine', 'SUBSURF')
    fine.levels = fine.render_levels = 1
    return thing


def hem(mesh, chosen, radius, fabric):
    """A rib along each open edge whose vertices pass `chosen`."""
    bm = bmesh.new()
    bm.from_mesh(mesh)
    neighbours = {}
    for edge in bm.edges:
        first, second = edge.verts
        if edge.is_boundary and chosen(*first.co) and chosen(*second.co):
            neighbours.setdefault(first.index, []).append(second.index)
            neighbours.setdefault(second.index, []).append(first.index)
    bm.free()
    while neighbours:
        loop = [next(iter(neighbours))]
        while True:
            following = [index for index in neighbours.pop(loop[-1]) if index in neighbours]
            if not following:
                break
            loop.append(following[0])
        if len(loop) > 8:
            points = [tuple(mesh.vertices[index].co) for index in loop[::2]]
            place(sweep(points, radius, cyclic=True, resolution=3, sides=4), fabric, smooth_angle=180)


def print_on(mesh, text, size, centre, ink, spacing=1.15):
    """Lettering laid on the front of the garment around (x, z), following its folds."""
    tree = BVHTree.FromPolygons(
        [vertex.co for vertex in mesh.vertices], [tuple(polygon.vertices) for polygon in mesh.polygons]
    )
    art = subdivided(letters(text, size, 0.0001, 0, spacing=spacing))
    for vertex in art.vertices:
        x, z = vertex.co.x + centre[0], vertex.co.y + centre[1]
        hit = tree.ray_cast(Vector((x, -1, z)), Vector((0, 1, 0)))[0]
        vertex.co = (x, (hit.y if hit else 0) - 0.0019, z)
    place(art, ink, smooth_angle=180)
