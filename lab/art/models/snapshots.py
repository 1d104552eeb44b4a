"""What customers photograph: goods on the floor of a garage, a flat or a yard, worn, in whatever light there is."""
import random

import bpy

from geometry import box
from materials import flecked_rubber, marbled, plywood, rubber, surface
from models.accessories import chalk_block, clamp
from models.barbells import barbell_parts
from models.benches import adjustable_bench, flat_bench
from models.cardio import air_bike, rowing_machine
from models.conditioning import plyo_box, sled
from models.dumbbells import lying_hex
from models.in_use import in_cups, lay_bar
from models.kettlebells import cast_kettlebell
from models.plates import BUMPER_RADIUS, COMPETITION_COLOURS, POUND_COLOURS, bumper, bumper_thickness, iron, iron_radius
from models.racks import HALF, half_rack, squat_stand
from models.specialty_bars import trap_bar
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


def room(depth, wall, skirting, boards=True):
    """A floor of boards, or of flecked rubber tiles, and a plastered wall with its skirting."""
    floor = plywood() if boards else flecked_rubber('grey')
    step = 0.14 if boards else 1.0
    for row in range(-20, 20):
        place(box(12, step - 0.003, 0.02), floor, (0, row * step, -0.0105))
    place(box(12, 12, 0.02), surface('gap', (0.03, 0.025, 0.02), 0.9), (0, 0, -0.0125))
    place(box(12, 0.05, 4), marbled(wall, [tone * 0.93 for tone in wall], 3, 0.85, bump=(160, 0.1, 0.001)), (0, depth + 0.03, 2))
    place(box(12, 0.018, 0.09), surface('skirting', skirting, 0.5), (0, depth - 0.004, 0.045), bevel=0.003)


def yard(depth):
    """Asphalt and a fence of upright boards."""
    asphalt = marbled((0.115, 0.115, 0.12), (0.05, 0.05, 0.053), 90, 0.9, bump=(320, 0.9, 0.004))
    place(box(14, 14, 0.02), asphalt, (0, 0, -0.0105))
    board, dice = marbled((0.30, 0.22, 0.15), (0.20, 0.145, 0.10), 6, 0.85), random.Random(3)
    for row in range(-40, 40):
        place(box(0.145, 0.022, 1.9), board, (row * 0.152, depth + dice.uniform(0, 0.006), 0.98))


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


@view(azimuth=34, elevation=26, focal=32, fill=0.95, scale=0.5, tallness=1.33, box=((0.62, 1.14), (-0.26, 0.20), (0.08, 0.44)))
def clamp_on_the_bar():
    room(0.9, (0.30, 0.33, 0.36), (0.20, 0.21, 0.22), boards=False)
    lay_bar({'finish': 'chrome', 'band': 'red', 'line': 'CLUB BAR'}, (20, 10), 'training', (0, 0, BUMPER_RADIUS))
    reach = 1.1 - 0.415 + bumper_thickness(20, 'training') + bumper_thickness(10, 'training') + 0.004
    with assembly((reach, 0, BUMPER_RADIUS), (0, 90, 0)):
        with assembly((0, 0, 0), (0, 0, 130)):
            clamp('red')
    dust(60, 1.1)
    worn()


@view(azimuth=-22, elevation=42, focal=32, fill=0.8, scale=0.2, tallness=1.33, box=((-0.12, 0.16), (-0.12, 0.10), (0.0, 0.12)))
def chalk_on_the_mat():
    room(0.55, (0.55, 0.53, 0.48), (0.6, 0.6, 0.58), boards=False)
    chalk_block()
    dust(260, 0.24, seed=11)


@view(azimuth=-30, elevation=30, focal=30, fill=0.86, scale=0.6, tallness=1.33, box=((-0.24, 0.24), (-0.24, 0.24), (0.0, 0.42)))
def pounds_in_a_pile():
    garage(0.36)
    height = 0
    for index, weight in enumerate((45, 45, 25, 25, 10, 10)):
        thickness = bumper_thickness(weight, 'training', 'LB')
        with assembly((0.02 * (-1) ** index, 0.012 * (index % 3), height + thickness / 2), (0, 0, 47 * index)):
            bumper(weight, POUND_COLOURS[weight], 'training', 'LB')
        height += thickness
    dust(60, 0.6)
    worn()


@view(azimuth=-52, elevation=22, focal=26, fill=0.84, scale=1.3, tallness=1.33, box=((-1.1, 1.15), (-0.3, 0.3), (0.0, 1.05)))
def rower_by_the_wall():
    room(0.62, (0.50, 0.52, 0.50), (0.62, 0.62, 0.6))
    rowing_machine()
    worn()


@view(azimuth=-40, elevation=16, focal=28, fill=0.86, scale=1.1, tallness=1.33, box=((-0.6, 0.6), (-0.3, 0.3), (0.0, 1.3)))
def bike_in_the_corner():
    garage(0.6)
    place(box(1.7, 0.9, 0.012), rubber(), (0, 0, 0.0))
    air_bike()
    dust(60, 0.8)
    worn()


@view(azimuth=-40, elevation=30, focal=28, fill=0.96, scale=1.1, tallness=1.33, box=((-0.9, 0.9), (-0.4, 0.4), (0.0, 0.45)))
def trap_bar_loaded():
    yard(1.5)
    with assembly((0, 0, BUMPER_RADIUS - 0.045)):
        trap_bar('black')
    for side in (-1, 1):
        reach = 1.78 / 2 - 0.40 + 0.001
        for weight in (20, 20, 10):
            thickness = bumper_thickness(weight, 'training')
            with assembly((side * (reach + thickness / 2), 0, BUMPER_RADIUS), (90, 0, 90 * side)):
                bumper(weight, COMPETITION_COLOURS[weight], 'training')
            reach += thickness + 0.001
    worn()


@view(azimuth=-36, elevation=20, focal=28, fill=0.8, scale=0.8, tallness=1.33, box=((-0.3, 0.3), (-0.32, 0.32), (0.0, 0.76)))
def box_on_the_boards():
    room(0.7, (0.56, 0.54, 0.50), (0.62, 0.62, 0.6))
    plyo_box()


@view(azimuth=30, elevation=40, focal=30, fill=0.92, scale=0.5, tallness=1.33, box=((-0.22, 0.22), (-0.34, 0.36), (0.0, 0.16)))
def dumbbells_in_a_row():
    room(0.75, (0.27, 0.31, 0.29), (0.2, 0.2, 0.2), boards=False)
    for index, kg in enumerate((10, 10, 15, 15)):
        lying_hex(kg, (0.012 * (-1) ** index, -0.30 + 0.19 * index), 5 * (-1) ** index)
    dust(30, 0.5)
    worn()


@view(azimuth=-26, elevation=9, focal=25, fill=0.94, scale=1.3, tallness=1.33, box=((-0.75, 0.75), (-0.6, 0.4), (0.0, 1.9)))
def stand_in_the_flat():
    room(0.75, (0.58, 0.57, 0.54), (0.64, 0.64, 0.62))
    place(box(1.6, 1.5, 0.014), rubber(), (0, -0.1, 0.0))
    squat_stand('black', 'blue')
    in_cups(-HALF, height=1.30, plates=(10,))


@view(azimuth=-42, elevation=20, focal=28, fill=0.9, scale=0.9, tallness=1.33, box=((-0.36, 0.36), (-0.55, 0.55), (0.0, 1.0)))
def sled_in_the_yard():
    yard(1.2)
    sled('black')
    for index in range(2):
        with assembly((0, 0, 0.095 + 0.062 * index + 0.031), (0, 0, 40 * index)):
            bumper(20, COMPETITION_COLOURS[20], 'training')
    worn()


@view(azimuth=-40, elevation=20, focal=28, fill=0.9, scale=0.9, tallness=1.33, box=((-0.35, 0.35), (-0.75, 0.6), (0.0, 1.1)))
def incline_by_the_wall():
    room(0.9, (0.46, 0.47, 0.49), (0.6, 0.6, 0.6), boards=False)
    adjustable_bench('black')
    with assembly((0.62, -0.1, 0)):
        lying_hex(20, (0, 0), 70)
    worn()


@view(azimuth=-30, elevation=16, focal=30, fill=0.88, scale=0.6, tallness=1.33, box=((-0.30, 0.30), (-0.12, 0.22), (0.0, 0.48)))
def iron_against_the_wall():
    garage(0.24)
    for index, (weight, x) in enumerate(((20, 0.05), (20, -0.02), (10, -0.14))):
        with assembly((x, 0.17 - 0.075 * index, 0), (0, 0, -5 * index)):
            with assembly((0, 0, 0), (-11, 0, 0)):
                with assembly((0, 0, iron_radius(weight)), (90, 41 * index, 0)):
                    iron(weight, 'black')
    dust(40, 0.5)
    worn()


@view(azimuth=-66, elevation=30, focal=34, fill=0.95, scale=0.5, tallness=1.33, box=((-0.45, 0.25), (-0.12, 0.12), (0.0, 0.06)))
def knurl_in_the_morning():
    room(0.9, (0.5, 0.5, 0.48), (0.6, 0.6, 0.6))
    with assembly((0.05, 0, 0.04), (0, 90, 0)):
        barbell_parts('stainless', 'black', 'POWER BAR', shaft_diameter=0.029, marks='powerlifting', centre_knurl=0.12, sleeve_length=0.43, turning='ribbed', knurl='aggressive')
    with assembly((-0.28, -0.16, 0), (0, 0, 40)):
        chalk_block()
    dust(60, 0.4)
