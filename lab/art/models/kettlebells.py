"""Kettlebells: one voxel-remeshed casting of ball and handle, flattened at the base, with the weight on its face."""
import bmesh
import bpy

import detail
from geometry import baked_mesh, joined, lathe, sphere, sweep, with_bmesh
from lettering import BRAND, letters, on_sphere
from materials import LETTERING, ShaderGraph, cast_iron, paint, palette, surface
from scene import assembly, link_product, place, shade
from studio import view

STANDING = dict(azimuth=-3, elevation=9, focal=85, fill=0.80)
VOXEL = 0.0022
VIEW_SHARE = 0.035


def casting(ball_radius, handle_path, handle_radius, thickness, smoothing=28):
    """Ball and handle melted into one mesh, standing on a flat base at z = -0.86 of the ball's radius."""
    with detail.as_in_pictures():
        handle = sweep(handle_path, handle_radius, resolution=24, sides=10, radii=thickness)
        holder = bpy.data.objects.new('casting', joined(sphere(ball_radius), handle))
    bpy.context.scene.collection.objects.link(holder)
    remesh = holder.modifiers.new('remesh', 'REMESH')
    remesh.mode, remesh.voxel_size = 'VOXEL', VOXEL
    smooth = holder.modifiers.new('smooth', 'SMOOTH')
    smooth.factor, smooth.iterations = 0.5, smoothing
    if detail.is_coarse():
        fewer = holder.modifiers.new('fewer', 'DECIMATE')
        fewer.ratio = detail.share(VIEW_SHARE)
    mesh = baked_mesh(holder)
    base = -0.86 * ball_radius
    for vertex in mesh.vertices:
        if vertex.co.z < base:
            vertex.co.z = base + (vertex.co.z - base) * 0.03
        vertex.co.z -= base
    return mesh, -base


def face_text(text, size, ball_radius, centre_height, drop, ink):
    mesh = on_sphere(letters(text, size, 0.0014, 0.0004), ball_radius + 0.0004, drop)
    place(mesh, ink, (0, 0, centre_height))


def in_two_rows(weights, spread, draw):
    """Bells in two rows, the heavy ones behind the gaps of the light ones."""
    half = len(weights) // 2
    for row, bells in enumerate((weights[:half], weights[half:])):
        for index, weight in enumerate(bells):
            with assembly((spread * (index - (half - 1) / 2) + (0.5 * row - 0.25) * spread, 0.22 * row, 0)):
                draw(weight)


# Half the handle's diameter.
GRIPS = {8: 0.0155, 12: 0.0165, 16: 0.0175, 20: 0.0175, 24: 0.0185, 32: 0.019}
BANDS = {8: 'pink', 12: 'blue', 16: 'yellow', 20: 'purple', 24: 'green', 32: 'red'}


@view(azimuth=0, elevation=20, focal=70, fill=0.96)
def cast_range(kgs):
    """All weights of the cast bells in two rows."""
    in_two_rows(kgs, 0.30, lambda kg: cast_kettlebell(kg, BANDS[kg]))


@view(azimuth=0, elevation=20, focal=70, fill=0.96)
def competition_range(kgs):
    """All weights of the competition bells in two rows."""
    in_two_rows(kgs, 0.32, lambda kg: competition_kettlebell(kg, BANDS[kg]))


@view(azimuth=-24, elevation=20, focal=85, fill=1.0, scale=0.2, box=((-0.085, 0.085), (-0.03, 0.03), (0.13, 0.27)))
def cast_detail(kg):
    """The handle and its coloured bands seen close."""
    cast_kettlebell(kg, BANDS[kg])


@view(azimuth=-24, elevation=20, focal=85, fill=1.0, scale=0.2, box=((-0.085, 0.085), (-0.03, 0.03), (0.14, 0.28)))
def competition_detail(kg):
    """The bare steel handle above the enamel seen close."""
    competition_kettlebell(kg, BANDS[kg])


@view(**STANDING)
def cast_kettlebell(kg, band):
    """Powder-coated bell whose ball grows with the weight; coloured bands on the horns."""
    ball, grip = 0.092 * (kg / 16) ** (1 / 3), GRIPS[kg]
    half_width, top = max(0.062, 0.68 * ball), ball + 0.062
    corners = [
        (-0.55 * ball, 0.55 * ball),
        (-half_width * 1.02, ball * 0.98),
        (-half_width * 0.98, top - 0.022),
        (-half_width * 0.62, top + 0.003),
        (0, top + 0.0115),
    ]
    path = [(x, 0, z) for x, z in corners] + [(-x, 0, z) for x, z in reversed(corners[:-1])]
    mesh, height = casting(ball, path, grip, [1.5, 1.12, 1, 1, 1, 1, 1, 1.12, 1.5])
    place(mesh, cast_iron(), smooth_angle=60)
    scale = ball / 0.092
    face_text(str(kg), 0.072 * scale, ball, height, 0.004 * scale, paint())
    face_text('KG', 0.028 * scale, ball, height, -0.042 * scale, paint())
    face_text(BRAND, 0.017 * scale, ball, height, 0.052 * scale, paint())
    for side in (-1, 1):
        profile = [(grip * 1.1, -0.006), (grip * 1.16, -0.005), (grip * 1.16, 0.005), (grip * 1.1, 0.006)]
        place(
            lathe(profile, 64),
            paint(band, 0.35),
            (side * half_width * 1.02, 0, height + ball * 0.98 + 0.004),
            (0, side, 0),
        )


def cut_at(mesh, level):
    """Faces end at a height, so that their colour can change there."""

    def cut(bm):
        everything = [*bm.verts, *bm.edges, *bm.faces]
        bmesh.ops.bisect_plane(bm, geom=everything, plane_co=(0, 0, level), plane_no=(0, 0, 1))

    return with_bmesh(mesh, cut)


def painted_below(colour, level):
    """Enamel below a height, bare steel above it, in one shader so that the edge is sharp."""
    material = surface('enamel and steel', palette(colour), 0.32, 0, 0.5, coat=0.4, coat_roughness=0.15)
    graph = ShaderGraph(material)
    height = graph.node('ShaderNodeSeparateXYZ', Vector=graph.position).outputs[2]
    bare = graph.math('GREATER_THAN', height, level)
    graph.feed(graph.surface['Base Color'], graph.mix(bare, palette(colour), (0.60, 0.60, 0.61)))
    graph.feed(graph.surface['Metallic'], bare)
    graph.feed(graph.surface['Clearcoat'], graph.math('MULTIPLY', graph.math('SUBTRACT', 1.0, bare), 0.4))
    return material


@view(**STANDING)
def competition_kettlebell(kg, colour):
    """Competition bell: one size for every weight, square steel handle."""
    ball, grip, half_width = 0.105, 0.0175, 0.078
    top = ball + 0.066
    corners = [
        (-0.62 * ball, 0.50 * ball),
        (-half_width * 1.0, ball * 0.92),
        (-half_width * 0.99, top - 0.026),
        (-half_width * 0.80, top - 0.004),
        (-half_width * 0.45, top + 0.002),
        (0, top + 0.002),
    ]
    path = [(x, 0, z) for x, z in corners] + [(-x, 0, z) for x, z in reversed(corners[:-1])]
    mesh, height = casting(ball, path, grip, [1.5, 1.08, 1, 1, 1, 1, 1, 1, 1, 1.08, 1.5], smoothing=18)
    if detail.is_coarse():
        cut_at(mesh, height + ball * 1.06)
    thing = bpy.data.objects.new('bell', mesh)
    link_product(thing)
    mesh.materials.append(painted_below(colour, height + ball * 1.06))
    shade(thing, 60)
    ink = paint((0.02, 0.02, 0.02)) if colour in ('yellow', 'pink') else paint(LETTERING)
    face_text(str(kg), 0.070, ball, height, 0.000, ink)
    face_text('KG', 0.028, ball, height, -0.048, ink)
    face_text(BRAND, 0.020, ball, height, 0.050, ink)
