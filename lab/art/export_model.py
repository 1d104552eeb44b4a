"""Runs inside Blender: build one entry of views.json with few faces and write its triangles.

blender -b --factory-startup --python-exit-code 3 --python export_model.py -- <key> <output.bin>

The output is a row of 32-bit floats for each corner of each triangle, in glTF's axes (metres, y up, front towards +z):
position (3), normal (3), linear colour (3), roughness, metalness, part (0 as it is, 1 takes the piece's colour, 2 takes
black beside a piece's colour).
"""
import json
import sys
from array import array
from importlib import import_module
from pathlib import Path

import bpy

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE)]

import detail  # noqa: E402  (Blender starts with its own path)
import scene  # noqa: E402
from materials import palette  # noqa: E402


BARE_STEEL = (0.60, 0.60, 0.61, 0.32, 1, 0)


def surface_of(material, parts):
    """Colour, roughness, metalness and part of a material."""
    inputs = material.node_tree.nodes['Principled BSDF'].inputs
    colour = tuple(inputs['Base Color'].default_value)[:3]
    roughness = inputs['Roughness'].default_value
    return (*colour, roughness, inputs['Metallic'].default_value, part_of(material, colour, roughness, parts))


def part_of(material, colour, roughness, parts):
    """The first rule of the entry that names this material decides, and its colour and roughness where it names them."""
    for rule in parts:
        is_colour = 'colour' not in rule or max(abs(a - b) for a, b in zip(colour, palette(rule['colour']))) < 1e-4
        is_roughness = abs(rule.get('roughness', roughness) - roughness) < 1e-4
        if material.name.split('.')[0] == rule['material'] and is_colour and is_roughness:
            return rule['part']
    return 0


def in_gltf_axes(vector):
    return (vector.x, vector.z, -vector.y)


def corners(thing, graph, parts, bare_above):
    """The rows of one object's triangles; `bare_above` is a height from which on they are bare steel, if any is."""
    evaluated = thing.evaluated_get(graph)
    mesh, world = evaluated.to_mesh(), evaluated.matrix_world
    turn = world.to_3x3().inverted_safe().transposed()
    mesh.calc_normals_split()
    mesh.calc_loop_triangles()
    surfaces = [surface_of(material, parts) for material in thing.data.materials]
    for triangle in mesh.loop_triangles:
        surface = surfaces[min(triangle.material_index, len(surfaces) - 1)]
        if bare_above and (world @ triangle.center).z > bare_above:
            surface = BARE_STEEL
        for loop, vertex in zip(triangle.loops, triangle.vertices):
            yield (
                *in_gltf_axes(world @ mesh.vertices[vertex].co),
                *in_gltf_axes((turn @ mesh.loops[loop].normal).normalized()),
                *surface,
            )
    evaluated.to_mesh_clear()


def main():
    key, output = sys.argv[sys.argv.index('--') + 1 :]
    entry = next(entry for entry in json.loads((HERE / 'views.json').read_text()) if entry['key'] == key)
    module, function = entry['model'].split('.')
    detail.build_for_views(entry.get('roundest', 24))
    scene.reset()
    getattr(import_module(f'models.{module}'), function)(**entry['params'])
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    rows = array('f')
    for thing in scene.product_objects():
        for row in corners(thing, graph, entry.get('parts', []), entry.get('bare_above')):
            rows.extend(row)
    Path(output).write_bytes(rows.tobytes())


main()
