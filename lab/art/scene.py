"""Putting meshes into the picture: placing, bevels, assemblies, straight beams and bolts."""
from contextlib import contextmanager
from math import radians

import bpy
from mathutils import Matrix, Vector

import detail
from geometry import lathe, rect_tube

PRODUCT = 'Product'
_assemblies = []


def reset():
    """Empty file with one collection that holds the product (the studio lives outside it)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.collection.children.link(bpy.data.collections.new(PRODUCT))
    _assemblies.clear()


def product_objects():
    return [thing for thing in bpy.data.collections[PRODUCT].objects if thing.type == 'MESH']


def link_product(thing):
    bpy.data.collections[PRODUCT].objects.link(thing)
    if _assemblies:
        thing.parent = _assemblies[-1]
    return thing


@contextmanager
def assembly(location=(0, 0, 0), rotation=(0, 0, 0)):
    """Everything placed inside moves together; rotation in degrees (Euler XYZ)."""
    anchor = link_product(bpy.data.objects.new('assembly', None))
    anchor.location, anchor.rotation_euler = location, [radians(angle) for angle in rotation]
    _assemblies.append(anchor)
    try:
        yield anchor
    finally:
        _assemblies.pop()


def shade(thing, smooth_angle):
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, radians(smooth_angle)


def place(
    mesh, material, location=(0, 0, 0), rotation=(0, 0, 0), bevel=0.0, bevel_segments=3, smooth_angle=40, matrix=None
):
    """Add a mesh to the product; `material` may be a list (slots), rotation is in degrees, `matrix` replaces both."""
    thing = bpy.data.objects.new('part', mesh)
    link_product(thing)
    thing.location, thing.rotation_euler = location, [radians(angle) for angle in rotation]
    if matrix:
        thing.matrix_basis = matrix
    for slot in material if isinstance(material, (list, tuple)) else [material]:
        if slot.name not in mesh.materials:
            mesh.materials.append(slot)
    shade(thing, smooth_angle)
    bevel, bevel_segments = detail.bevel(bevel, bevel_segments)
    if bevel:
        modifier = thing.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments = bevel, bevel_segments
        modifier.limit_method, modifier.angle_limit, modifier.harden_normals = 'ANGLE', radians(30), True
    return thing


def along(start, end):
    """Matrix that takes the z axis onto the line from start to end, x kept level where possible."""
    start, direction = Vector(start), (Vector(end) - Vector(start)).normalized()
    up = Vector((0, 0, 1)) if abs(direction.z) < 0.9 else Vector((0, 1, 0))
    up = (up - direction * up.dot(direction)).normalized()
    side = up.cross(direction)
    return Matrix.Translation(start) @ Matrix((side, up, direction)).transposed().to_4x4()


def beam(start, end, width, height, material, bevel=0.0):
    """Rectangular steel tube between two points (height is the upright side)."""
    length = (Vector(end) - Vector(start)).length
    return place(rect_tube(width, height, length), material, matrix=along(start, end), bevel=bevel)


def rod(start, end, radius, material, bevel=0.0, segments=48):
    """Solid round bar between two points."""
    length = (Vector(end) - Vector(start)).length
    mesh = lathe([(0, 0), (radius, 0), (radius, length), (0, length)], segments)
    return place(mesh, material, matrix=along(start, end), bevel=bevel)


def bolt(point, axis, material, radius=0.013):
    """Hex head with its washer, standing on `point` along `axis`."""
    mesh = lathe(
        [(0, 0.012), (radius, 0.012), (radius, 0), (radius * 1.35, 0), (radius * 1.35, -0.004), (0, -0.004)], 6
    )
    return place(mesh, material, matrix=along(point, Vector(point) + Vector(axis)), bevel=0.001)


def thicken(thing, thickness, offset=0.0, bevel=0.0):
    """Give an open sheet a thickness (offset -1 inwards, 1 outwards)."""
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = thickness, offset
    if bevel:
        edge = thing.modifiers.new('edge', 'BEVEL')
        edge.width, edge.segments, edge.limit_method = bevel, 2, 'ANGLE'
    return thing
