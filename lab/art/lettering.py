"""Raised lettering: the brand mark and weights as meshes, flat or bent around plates and balls."""
import subprocess
from math import cos, pi, sin

import bmesh
import bpy

import detail
from geometry import mesh_of_curve, with_bmesh

BRAND = 'HALDEN'
FONT_QUERY = 'Liberation Sans Narrow:bold'
HEAVIER = 0.012
LONGEST_EDGE = 0.006


def font_path():
    return subprocess.check_output(['fc-match', '-f', '%{file}', FONT_QUERY], text=True)


def letters(text, size, depth=0.002, bevel=0.0005, spacing=1.04, weight=HEAVIER):
    """
    Centred text in the xy plane, extruded by +-(depth + bevel) along z. A wide bevel makes the strokes heavier: with the
    curve's own offset, outlines cross themselves and a part of a 3, a 6 or an 8 is not filled.
    """
    if not detail.shows_text(size):
        return bpy.data.meshes.new('no text')
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.space_character = text, size, spacing
    shoulder = max(bevel, min(weight * size, 0.8 * (depth + bevel)))
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth + bevel - shoulder, shoulder, 2
    if detail.is_coarse():
        curve.resolution_u, curve.bevel_depth, curve.extrude = 1, 0, 0
    curve.align_x = curve.align_y = 'CENTER'
    curve.font = bpy.data.fonts.load(font_path(), check_existing=True)
    return centred(mesh_of_curve(curve))


def centred(mesh):
    """Centre the outline itself: fonts centre by their line box, which sits low."""
    for axis in (0, 1):
        values = [vertex.co[axis] for vertex in mesh.vertices]
        middle = (min(values) + max(values)) / 2
        for vertex in mesh.vertices:
            vertex.co[axis] -= middle
    return mesh


def subdivided(mesh, longest=LONGEST_EDGE):
    """Cut long edges so that bending keeps the letters round."""

    if detail.is_coarse():
        longest *= 4

    def cut(bm):
        for _ in range(2):
            long_edges = [edge for edge in bm.edges if edge.calc_length() > longest]
            bmesh.ops.subdivide_edges(bm, edges=long_edges, cuts=1)
        bmesh.ops.triangulate(bm, faces=[face for face in bm.faces if len(face.verts) > 4])

    return with_bmesh(mesh, cut)


def on_arc(mesh, radius, top=True):
    """Bend flat text along a circle around the origin, reading clockwise at the top or left to right at the bottom."""
    for vertex in subdivided(mesh).vertices:
        x, y, z = vertex.co
        angle, distance = (pi / 2 - x / radius, radius + y) if top else (-pi / 2 + x / radius, radius - y)
        vertex.co = (distance * cos(angle), distance * sin(angle), z)
    return mesh


def on_cylinder(mesh, radius):
    """Wrap flat text around a standing cylinder (axis z), facing -y."""
    for vertex in subdivided(mesh).vertices:
        x, y, z = vertex.co
        vertex.co = ((radius + z) * sin(x / radius), -(radius + z) * cos(x / radius), y)
    return mesh


def on_sphere(mesh, radius, drop=0.0):
    """Wrap flat text around a ball, facing -y, shifted up the surface by `drop` metres."""
    for vertex in subdivided(subdivided(mesh), LONGEST_EDGE / 2).vertices:
        x, y, z = vertex.co
        distance, longitude, latitude = radius + z, x / radius, (y + drop) / radius
        vertex.co = (
            distance * cos(latitude) * sin(longitude),
            -distance * cos(latitude) * cos(longitude),
            distance * sin(latitude),
        )
    return mesh


def on_lying_cylinder(mesh, radius):
    """Wrap flat text on a cylinder along x, facing -y."""
    for vertex in subdivided(mesh).vertices:
        x, y, z = vertex.co
        vertex.co = (x, -(radius + z) * cos(y / radius), (radius + z) * sin(y / radius))
    return mesh
