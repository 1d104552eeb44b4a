"""Scenes at the head of pages: goods together, composed with depth for a frame of 5 to 4."""
from geometry import box, lathe, prism, rounded_rectangle
from lettering import BRAND, letters, on_cylinder
from materials import paint, plastic, plywood, surface
from models.accessories import chalk_block
from models.barbells import barbell_parts
from models.belts import lever_belt
from models.benches import flat_bench
from models.dumbbells import dumbbell_rack, lying_hex
from models.in_use import in_cups
from models.kettlebells import cast_kettlebell
from models.plates import BUMPER_RADIUS, COMPETITION_COLOURS, bumper, bumper_thickness
from models.racks import HALF, power_rack, rig, squat_stand, wall_mount_rack
from models.storage import plate_tree
from models.straps import wrist_wraps
from scene import assembly, place
from studio import view

FRAME = 0.8


def standing(weight, location, turn=0, lean=0, style='competition'):
    """A plate on its edge, leaning back by `lean` degrees."""
    with assembly((location[0], location[1], 0), (0, 0, turn)):
        with assembly((0, 0, 0), (-lean, 0, 0)):
            with assembly((0, 0, BUMPER_RADIUS), (90, 0, 0)):
                bumper(weight, COMPETITION_COLOURS[weight], style)


def lying(weights, location, style='competition'):
    """Plates upon each other, face up."""
    level = 0
    for index, weight in enumerate(weights):
        thickness = bumper_thickness(weight, style)
        with assembly((location[0] + 0.006 * (index % 3 - 1), location[1], level + thickness / 2), (0, 0, 24 * index)):
            bumper(weight, COMPETITION_COLOURS[weight], style)
        level += thickness


@view(azimuth=40, elevation=15, focal=80, fill=1.0, scale=0.5, tallness=FRAME, fstop=9, box=((0.66, 1.10), (-0.20, 0.20), (0.0, 0.12)))
def three_sleeves():
    """The ends of three bars side by side: chrome, red ceramic, black zinc."""
    for index, bar in enumerate(
        (
            {'finish': 'chrome', 'band': 'red', 'line': 'CLUB BAR'},
            {'finish': 'red', 'band': 'red', 'line': 'CERAMIC'},
            {'finish': 'black-zinc', 'band': 'black', 'line': 'WORKSHOP', 'turning': 'double'},
        )
    ):
        with assembly((0.05 * index - 0.05, 0.12 * index - 0.12, 0.039), (0, 90, 0)):
            barbell_parts(**bar)


@view(azimuth=-24, elevation=13, focal=70, fill=1.0, scale=0.6, tallness=FRAME, fstop=12, box=((-0.62, 0.62), (-0.2, 0.2), (0.0, 0.62)))
def plates_of_the_works():
    """A stack of plates, one leaning on it, and small plates before them."""
    lying((25, 20, 25, 15, 20, 10), (0.30, 0.06))
    standing(25, (-0.22, -0.06), 10, 9)
    standing(15, (-0.52, 0.22), 20, 0)
    with assembly((-0.02, -0.34, 0), (0, 0, 20)):
        chalk_block()


@view(azimuth=-26, elevation=12, focal=70, fill=1.0, scale=0.6, tallness=FRAME, fstop=11, box=((-0.68, 0.68), (-0.1, 0.5), (0.06, 0.5)))
def competition_colours():
    """Plates of the five weights on their edges, one behind the other, on a platform of birch."""
    place(box(4, 3, 0.02), plywood(), (0, 0, -0.0101), bevel=0.002)
    for index, weight in enumerate((25, 20, 15, 10)):
        standing(weight, (-0.45 + 0.29 * index, 0.40 - 0.16 * index), -16, 0)


def phone():
    """A phone face up towards -y, standing on its lower edge, with the shop's list of lifts on it."""
    width, height = 0.074, 0.154
    with assembly((0, 0, height / 2), (90, 0, 0)):
        place(prism(rounded_rectangle(width, height, 0.010, 8), 0.008), plastic(), (0, 0, -0.008), bevel=0.0015)
        place(prism(rounded_rectangle(width - 0.005, height - 0.005, 0.008, 8), 0.0003), surface('screen', (0.74, 0.73, 0.71), 0.3, 0, 0.5), (0, 0, 0.0001))
        place(box(width - 0.016, 0.030, 0.0002), surface('row', (0.50, 0.012, 0.012), 0.4), (0, 0.026, 0.0005))
        place(letters(BRAND, 0.011, 0.0001, 0.00003, spacing=1.1), paint((0.02, 0.02, 0.02)), (0, 0.058, 0.0005))
        place(letters('5 x 5', 0.014, 0.0001, 0.00003, spacing=1.05), paint(), (0, 0.026, 0.0007))
        for index, text in enumerate(('100 kg', '110 kg', '120 kg')):
            place(box(width - 0.016, 0.016, 0.0002), surface('row', (0.55, 0.54, 0.52), 0.4), (0, -0.004 - 0.021 * index, 0.0005))
            place(letters(text, 0.008, 0.0001, 0.00003), paint((0.02, 0.02, 0.02)), (0, -0.004 - 0.021 * index, 0.0007))


@view(azimuth=-18, elevation=16, focal=85, fill=1.0, scale=0.28, tallness=FRAME, fstop=9, box=((-0.22, 0.22), (-0.1, 0.1), (0.0, 0.22)))
def phone_and_plate():
    """A phone leaning on a plate, chalk and a collar beside it."""
    standing(20, (0.10, 0.16), -8, 0)
    with assembly((-0.08, -0.03, 0.002), (-14, 0, 8)):
        phone()
    with assembly((0.13, -0.07, 0), (0, 0, 20)):
        chalk_block()


@view(azimuth=-22, elevation=20, focal=85, fill=1.0, scale=0.3, tallness=FRAME, fstop=9, box=((-0.28, 0.28), (-0.16, 0.12), (0.0, 0.20)))
def small_goods():
    """What fits under a tree: a belt, wrist wraps, chalk, a logbook and a small kettlebell."""
    with assembly((-0.10, 0.06, 0), (0, 0, -10)):
        lever_belt('red')
    with assembly((0.19, 0.07, 0)):
        cast_kettlebell(8, 'pink')
    with assembly((0.10, -0.13, 0), (0, 0, 14)):
        wrist_wraps('black')
    with assembly((-0.22, -0.16, 0), (0, 0, 18)):
        chalk_block()


@view(azimuth=-30, elevation=8, focal=50, fill=1.0, tallness=FRAME, fstop=5, box=((-1.15, 1.05), (-1.0, 0.4), (0.0, 1.72)))
def first_gym():
    """A squat stand with a bar, a bench, plates and a kettlebell before it."""
    squat_stand('black', 'red')
    in_cups(-HALF, height=1.30)
    with assembly((0.05, -0.62, 0), (0, 0, 180)):
        flat_bench('black')
    standing(20, (-0.86, -0.55), 20, 10, 'training')
    standing(15, (-0.80, -0.68), 20, 10, 'training')
    with assembly((0.72, -0.62, 0)):
        cast_kettlebell(16, 'yellow')


@view(azimuth=-24, elevation=7, focal=45, fill=1.0, tallness=FRAME, fstop=5, box=((-1.25, 1.25), (-0.8, 0.3), (0.0, 2.1)))
def garage():
    """A rack folded out from the garage's wall of boards, with a bar, plates and dumbbells."""
    place(box(9, 0.04, 4.2), surface('boards', (0.42, 0.41, 0.395), 0.85, 0, 0.2, bump=(60, 0.2, 0.002)), (0, 0.60, 2.1))
    for index in range(14):
        place(box(0.004, 0.006, 4.2), surface('joint', (0.10, 0.10, 0.10), 0.9), (-4.2 + 0.62 * index, 0.578, 2.1))
    wall_mount_rack('red', 'black')
    with assembly((1.15, 0.2, 0), (0, 0, -10)):
        plate_tree('black')
    in_cups(-0.275 - HALF)
    with assembly((0, -0.65, 0), (0, 0, 180)):
        flat_bench('black')
    lying_hex(20, (-1.0, -0.55), 25)
    lying_hex(20, (-0.86, -0.78), 30)


@view(azimuth=-30, elevation=10, focal=45, fill=1.0, tallness=FRAME, fstop=5, box=((-2.1, 2.3), (-1.4, 0.8), (0.0, 2.5)))
def outfitted_gym():
    """A rig of three bays with bars in it, a rack of dumbbells and a bench before it."""
    rig('black', 'red', 3)
    for x in (-1.2, 1.2):
        with assembly((x * 0.55, 0, 0)):
            in_cups(-0.6 - HALF, height=1.35)
    with assembly((1.55, -1.15, 0), (0, 0, -14)):
        dumbbell_rack('black')
    with assembly((-0.3, -1.5, 0), (0, 0, 170)):
        flat_bench('black')


@view(azimuth=-34, elevation=9, focal=50, fill=1.0, tallness=FRAME, fstop=5, box=((-0.95, 1.05), (-0.9, 0.4), (0.0, 2.25)))
def your_gym():
    """A blue rack in use: bar, bench, plates on the floor and kettlebells in a row."""
    power_rack('blue', 'black')
    in_cups(-0.375 - HALF)
    with assembly((0, -0.75, 0), (0, 0, 180)):
        flat_bench('black')
    standing(20, (-0.95, -0.4), 24, 12)
    for index, (kg, band) in enumerate(((12, 'blue'), (16, 'yellow'), (24, 'green'))):
        with assembly((0.70 + 0.24 * index, -0.62 + 0.08 * index, 0)):
            cast_kettlebell(kg, band)


@view(azimuth=32, elevation=19, focal=85, fill=1.0, scale=0.35, tallness=FRAME, fstop=8, box=((0.60, 0.98), (-0.16, 0.12), (0.0, 0.16)))
def bar_care():
    """A bar on two blocks, a brush and a bottle of oil before its sleeve."""
    steel = {'finish': 'stainless', 'band': 'blue', 'line': 'MEET BAR', 'turning': 'fine'}
    with assembly((0, 0, 0.074), (0, 90, 0)):
        barbell_parts(**steel)
    place(box(0.07, 0.12, 0.05), plywood(), (0.60, 0, 0.025), bevel=0.002)
    place(box(0.07, 0.12, 0.05), plywood(), (1.00, 0, 0.025), bevel=0.002)
    with assembly((0.82, -0.15, 0), (0, 0, 24)):
        place(box(0.15, 0.040, 0.022), surface('bristles', (0.05, 0.05, 0.05), 0.9, 0, 0.1, bump=(1500, 0.9, 0.002)), (0, 0, 0.011))
        place(box(0.19, 0.046, 0.020), plywood(), (0.01, 0, 0.032), bevel=0.006)
    with assembly((0.70, -0.20, 0)):
        bottle = [(0, 0), (0.024, 0), (0.027, 0.003), (0.027, 0.085), (0.022, 0.098), (0.009, 0.106), (0.009, 0.112)]
        place(lathe(bottle, 96), plastic('white'))
        place(lathe([(0.011, 0.112), (0.011, 0.128), (0.004, 0.146), (0, 0.146)], 96), plastic('red'))
        place(on_cylinder(letters('OIL', 0.020, 0.0002, 0.0001, spacing=1.1), 0.0271), paint((0.02, 0.02, 0.02)), (0, 0, 0.052))
