"""What customers photograph: goods on the floor of a garage, worn, in whatever light there is."""
import random

import bpy

from geometry import box
from materials import marbled, plywood, rubber, surface
from models.barbells import barbell_parts
from models.benches import flat_bench
from models.in_use import in_cups, lay_bar
from models.kettlebells import cast_kettlebell
from models.plates import BUMPER_RADIUS, COMPETITION_COLOURS, bumper
from models.racks import HALF, half_rack
from models.storage import plate_tree
from scene import assembly, place
from studio import view

WALL = 0.9


def garage(depth=WALL):
    """A concrete floor and a painted block wall behind the goods; both count as goods, so the camera is given a box."""
    concrete = marbled((0.24, 0.235, 0.22), (0.135, 0.13, 0.125), 5, 0.8, bump=(70, 0.25, 0.002))
    place(box(12, 12, 0.02), concrete, (0, 0, -0.0105))
    paint = marbled((0.50, 0.48, 0.43), (0.40, 0.385, 0.35), 2.4, 0.8, bump=(90, 0.3, 0.003))
    place(box(12, 0.05, 4), paint, (0, depth + 0.03, 2))
    joint = surface('joint', (0.22, 0.21, 0.19), 0.9)
    for row in range(16):
        place(box(12, 0.004, 0.008), joint, (0, depth + 0.004, 0.2 * row))


def dust(amount, spread, seed=5):
    """Crumbs of chalk and dirt on the floor."""
    dice, chalk = random.Random(seed), marbled((0.7, 0.7, 0.68), (0.4, 0.39, 0.37), 60, 0.95)
    for _ in range(amount):
        crumb = dice.uniform(0.0015, 0.005)
        place(box(crumb, crumb, crumb * 0.5), chalk, (dice.uniform(-spread, spread), dice.uniform(-spread, spread * 0.8), 0), (0, 0, dice.uniform(0, 90)))


def worn():
    """Chalk and scuffs on every rubber surface of the picture: its colour is mixed with dust."""
    for material in bpy.data.materials:
        if not material.name.startswith(('rubber', 'vinyl', 'cast iron')):
            continue
        tree = material.node_tree
        principled = next((node for node in tree.nodes if node.type == 'BSDF_PRINCIPLED'), None)
        if principled is None or principled.inputs['Base Color'].is_linked:
            continue
        where = tree.nodes.new('ShaderNodeTexCoord')
        cloud = tree.nodes.new('ShaderNodeTexNoise')
        cloud.inputs['Scale'].default_value, cloud.inputs['Detail'].default_value = 14, 8
        share = tree.nodes.new('ShaderNodeMapRange')
        share.inputs['From Min'].default_value, share.inputs['From Max'].default_value = 0.52, 0.78
        share.inputs['To Max'].default_value = 0.20
        mixed = tree.nodes.new('ShaderNodeMixRGB')
        mixed.inputs[1].default_value = principled.inputs['Base Color'].default_value
        mixed.inputs[2].default_value = (0.42, 0.41, 0.39, 1)
        tree.links.new(where.outputs['Object'], cloud.inputs['Vector'])
        tree.links.new(cloud.outputs['Fac'], share.inputs['Value'])
        tree.links.new(share.outputs['Result'], mixed.inputs[0])
        tree.links.new(mixed.outputs[0], principled.inputs['Base Color'])


@view(azimuth=-38, elevation=24, focal=30, fill=1.0, scale=1.3, tallness=1.33, box=((-0.2, 1.1), (-0.4, 0.3), (0.0, 0.8)))
def bar_in_the_garage():
    garage()
    lay_bar({'finish': 'chrome', 'band': 'red', 'line': 'CLUB BAR'}, (20, 10), 'training', (0, 0, BUMPER_RADIUS))
    place(box(1.2, 1.6, 0.02), rubber(), (0.9, -0.2, 0.0))
    dust(120, 1.2)
    worn()


@view(azimuth=24, elevation=20, focal=30, fill=1.0, scale=0.9, tallness=1.33, box=((-0.42, 0.42), (-0.2, 0.6), (0.0, 0.8)))
def plates_against_the_wall():
    garage(0.42)
    for index, weight in enumerate((20, 15, 20)):
        with assembly((0.05 * index - 0.08, 0.30 - 0.085 * index, 0), (0, 0, 4 * index)):
            with assembly((0, 0, 0), (-11, 0, 0)):
                with assembly((0, 0, BUMPER_RADIUS), (90, 31 * index, 0)):
                    bumper(weight, COMPETITION_COLOURS[weight], 'competition')
    dust(80, 0.6)
    worn()


@view(azimuth=-16, elevation=38, focal=32, fill=0.85, scale=0.5, tallness=1.33, box=((-0.16, 0.34), (-0.16, 0.16), (0.0, 0.32)))
def kettlebells_on_rubber():
    garage(0.5)
    place(box(1.2, 0.9, 0.02), rubber(), (0.1, -0.1, 0.0))
    for x, y, turn, kg, band in ((0, 0, 30, 24, 'green'), (0.24, 0.05, -20, 16, 'yellow')):
        with assembly((x, y, 0.01), (0, 0, turn)):
            cast_kettlebell(kg, band)
    dust(60, 0.5)
    worn()


@view(azimuth=-34, elevation=12, focal=24, fill=0.98, scale=1.6, tallness=1.33, box=((-0.9, 0.9), (-0.6, 0.5), (0.0, 2.35)))
def rack_under_the_beams():
    garage(0.7)
    half_rack('black', 'red')
    in_cups(-0.275 - HALF, plates=(20,))
    for x in (-1.6, -0.6, 0.4, 1.4):
        place(box(0.05, 4, 0.18), plywood(), (x, -0.8, 2.62))
    with assembly((1.15, 0.25, 0), (0, 0, -20)):
        plate_tree('black')
    dust(60, 1)
    worn()


@view(azimuth=-34, elevation=28, focal=28, fill=0.95, scale=0.8, tallness=1.33, box=((-0.3, 0.3), (-0.62, 0.62), (0.0, 0.5)))
def bench_with_chalk():
    garage(1.1)
    flat_bench('black')
    with assembly((-0.55, 0.25, 0.026), (0, 90, 62)):
        barbell_parts('chrome', 'red', 'CLUB BAR')
    dust(120, 0.8)
    worn()
