"""A configured rack in layers: the frame on the studio's ground, and each attachment alone as the frame leaves it seen."""
from contextlib import contextmanager

from models.attachments import dip_station
from models.rack_parts import RackKit
from models.racks import HALF, four_posts, hole_numbers, storage_bay
from scene import product_objects, rod
from studio import view

WIDTH, DEPTH, HEIGHT, FOOT = 1.1, 0.75, 2.3, 0.45
FRONT = -DEPTH / 2 - HALF
SIDES = (-WIDTH / 2, WIDTH / 2)


def frame(colour, accent, storage):
    kit = RackKit(colour, accent)
    four_posts(kit, WIDTH, DEPTH, HEIGHT, FOOT)
    for x in SIDES:
        hole_numbers(x, -DEPTH / 2, HEIGHT)
    if storage:
        storage_bay(kit, WIDTH, DEPTH / 2, HEIGHT, storage, pegs=())
    kit.name_plate(0, DEPTH / 2 - HALF - 0.008, HEIGHT - 0.15)


def plain_cups(_):
    kit = RackKit('black', 'black')
    for x in SIDES:
        kit.plain_cup(x, FRONT, 1.35)


def sandwich_cups(colour):
    def draw(_):
        kit = RackKit('black', colour)
        for x in SIDES:
            kit.j_cup(x, FRONT, 1.35)

    return draw


def straight_bar(_):
    kit = RackKit('black', 'black')
    kit.pull_up_bar((SIDES[0] + HALF, -DEPTH / 2, HEIGHT - 0.06), (SIDES[1] - HALF, -DEPTH / 2, HEIGHT - 0.06))


def double_bar(_):
    kit = RackKit('black', 'black')
    inner, level = WIDTH / 2 - HALF, HEIGHT - 0.06
    for y, radius in ((-DEPTH / 2 - 0.06, 0.016), (-DEPTH / 2 + 0.14, 0.025)):
        rod((-inner + 0.02, y, level), (inner - 0.02, y, level), radius, kit.coat)
    for side in (-1, 1):
        x = side * (inner - 0.02)
        kit.beam((x, -DEPTH / 2 - 0.09, level), (x, -DEPTH / 2 + 0.18, level), 0.03, 0.07)


def arms(_):
    kit = RackKit('black', 'red')
    for x in SIDES:
        kit.spotter_arm(x, FRONT, 0.72, 0.55)


def pegs(storage):
    kit = RackKit('black', 'black')
    back = DEPTH / 2 + storage
    for side, x in zip((-1, 1), SIDES):
        for z in (0.55, 1.15):
            kit.peg((x + side * HALF, back, z), (x + side * (HALF + 0.27), back, z))


def dips(_):
    dip_station(RackKit('black', 'black'), SIDES[1], FRONT, 1.05)


ATTACHMENTS = {
    'cups-plain': plain_cups,
    'cups-black': sandwich_cups('black'),
    'cups-red': sandwich_cups('red'),
    'bar-straight': straight_bar,
    'bar-double': double_bar,
    'arms': arms,
    'pegs': pegs,
    'dips': dips,
}


@contextmanager
def drawn(*, hidden=False, holdout=False):
    """What is placed inside is hidden, or a hole in the picture where it is in front."""
    before = set(product_objects())
    yield
    for thing in set(product_objects()) - before:
        thing.hide_render, thing.is_holdout = hidden, holdout


@view(azimuth=-22, elevation=8, focal=70, fill=0.88)
def rack_layer(part, colour='black', accent='black', storage=0):
    """
    One layer: `part` is 'frame' or an attachment. All of the rack is built for each, so that the camera and the light
    are the same in all of them.
    """
    with drawn(holdout=part != 'frame'):
        frame(colour, accent, storage)
    for name, draw in ATTACHMENTS.items():
        with drawn(hidden=name != part):
            draw(storage)
