"""Racks, stands and rigs from 75 mm perforated tube."""
from geometry import box, cylinder
from lettering import letters
from materials import paint
from models.rack_parts import FIRST_HOLE, HOLE_PITCH, TUBE, RackKit
from scene import place, rod
from studio import view

HALF = TUBE / 2


def hole_numbers(x, y, height):
    """Painted numbers beside every second hole on the -y face."""
    level, number, ink = FIRST_HOLE, 1, paint()
    while level < height - 0.06:
        if number % 2 == 0:
            place(letters(str(number), 0.017, 0.0002, 0.00005), ink, (x + 0.025, y - HALF - 0.0004, level), (90, 0, 0))
        level, number = level + HOLE_PITCH, number + 1


def four_posts(kit, width, depth, height, foot):
    """Frame of a power rack: four uprights, side beams at top and bottom, feet to the front, rear cross beams."""
    for side in (-1, 1):
        x = side * width / 2
        for y in (-depth / 2, depth / 2):
            kit.upright(x, y, height)
        inner_front, inner_back = -depth / 2 + HALF, depth / 2 - HALF
        kit.beam((x, inner_front, height - HALF), (x, inner_back, height - HALF))
        kit.beam((x, inner_front, HALF), (x, inner_back, HALF))
        if foot:
            kit.beam((x, -depth / 2 - foot, HALF), (x, -depth / 2 - HALF, HALF))
            kit.foot_cap(x, -depth / 2 - foot - 0.002)
        for y, inward in ((-depth / 2, 1), (depth / 2, -1)):
            kit.gusset(x, y, height - HALF, side, inward, -1)
            kit.gusset(x, y, HALF, side, inward, 1)
    for z in (HALF, height - HALF):
        kit.beam((-width / 2 + HALF, depth / 2, z), (width / 2 - HALF, depth / 2, z))


@view(azimuth=-22, elevation=8, focal=70, fill=0.88)
def power_rack(frame, accent, width=1.1, depth=0.75, height=2.3, foot=0.45, reach=0.46, storage=0):
    """Cage with cups and arms in front; `storage` is the depth of a second bay behind it, with pegs for plates."""
    kit = RackKit(frame, accent)
    four_posts(kit, width, depth, height, foot)
    front = -depth / 2 - HALF
    for side in (-1, 1):
        kit.j_cup(side * width / 2, front, 1.35)
        kit.spotter_arm(side * width / 2, front, 0.72, reach)
        hole_numbers(side * width / 2, -depth / 2, height)
    if storage:
        storage_bay(kit, width, depth / 2, height, storage)
    kit.pull_up_bar((-width / 2 + HALF, -depth / 2, height - 0.06), (width / 2 - HALF, -depth / 2, height - 0.06))
    kit.name_plate(0, depth / 2 - HALF - 0.008, height - 0.15)


def storage_bay(kit, width, start, height, depth, pegs=(0.40, 0.90, 1.40, 1.90)):
    """Two more uprights behind `start`, joined to it above and below, with a peg on each side at these heights."""
    back = start + depth
    for side in (-1, 1):
        x = side * width / 2
        kit.upright(x, back, height)
        for z in (HALF, height - HALF):
            kit.beam((x, start + HALF, z), (x, back - HALF, z))
        kit.gusset(x, back, height - HALF, side, -1, -1)
        kit.gusset(x, back, HALF, side, -1, 1)
        for z in pegs:
            kit.peg((x + side * HALF, back, z), (x + side * (HALF + 0.26), back, z))
    for z in (HALF, height - HALF):
        kit.beam((-width / 2 + HALF, back, z), (width / 2 - HALF, back, z))


@view(azimuth=-24, elevation=8, focal=70, fill=0.88)
def plain_rack(frame, width=1.14, depth=0.82, height=2.1):
    """Cage of one colour with plain cups, pin-and-pipe safeties and a straight pull-up bar."""
    kit = RackKit(frame, frame)
    four_posts(kit, width, depth, height, foot=0)
    for side in (-1, 1):
        x = side * width / 2
        kit.plain_cup(x, -depth / 2 - HALF, 1.30)
        rod((x, -depth / 2 - 0.09, 0.75), (x, depth / 2 + 0.09, 0.75), 0.021, kit.coat, bevel=0.003)
        rod((x, -depth / 2 - 0.13, 0.75), (x, depth / 2 + 0.13, 0.75), 0.011, kit.zinc, bevel=0.002)
    kit.pull_up_bar((-width / 2 + HALF, -depth / 2, height - 0.06), (width / 2 - HALF, -depth / 2, height - 0.06))
    kit.name_plate(0, depth / 2 - HALF - 0.008, height - 0.15)


@view(azimuth=-34, elevation=10, focal=85, fill=1.0, scale=0.4, box=((-0.20, 0.20), (-0.15, 0.15), (0.62, 1.08)))
def power_rack_detail(frame, accent):
    """One joint seen close: perforated upright with numbers, J-cup, side beam and gusset."""
    kit = RackKit(frame, accent)
    kit.upright(0, 0, 1.3)
    hole_numbers(0, 0, 1.3)
    kit.j_cup(0, -HALF, 0.97)
    kit.beam((0, HALF, 0.68), (0, 0.70, 0.68))
    kit.gusset(0, 0, 0.68, -1, 1, 1)


@view(azimuth=-24, elevation=8, focal=70, fill=0.88)
def half_rack(frame, accent, width=1.1, height=2.3, depth=0.55, peg=0.26):
    """Lifting side in front, storage uprights with plate pegs behind."""
    kit = RackKit(frame, accent)
    four_posts(kit, width, depth, height, foot=0.75)
    front = -depth / 2 - HALF
    for side in (-1, 1):
        x = side * width / 2
        kit.j_cup(x, front, 1.35)
        kit.spotter_arm(x, front, 0.72, reach=0.5)
        hole_numbers(x, -depth / 2, height)
        for z in (0.45, 0.80, 1.15):
            kit.peg((x + side * HALF, depth / 2, z), (x + side * (HALF + peg), depth / 2, z))
    kit.pull_up_bar((-width / 2 + HALF, -depth / 2, height - 0.06), (width / 2 - HALF, -depth / 2, height - 0.06))
    kit.name_plate(0, depth / 2 - HALF - 0.008, height - 0.15)


@view(azimuth=-28, elevation=9, focal=70, fill=0.86)
def squat_stand(frame, accent, width=1.1, height=1.83, foot=0.62, arms=True, cups=1.30):
    """Two uprights on a rectangular base with a rear cross beam; with `arms` a short pair of spotter arms; `cups` is their height."""
    kit = RackKit(frame, accent)
    for side in (-1, 1):
        x = side * width / 2
        kit.upright(x, 0, height - TUBE, base=TUBE)
        kit.beam((x, -foot, HALF), (x, foot, HALF))
        for y in (-foot - 0.002, foot + 0.002):
            kit.foot_cap(x, y)
        for inward in (-1, 1):
            kit.gusset(x, 0, HALF + 0.02, side, inward, 1)
        if arms:
            kit.j_cup(x, -HALF, cups)
            kit.spotter_arm(x, -HALF, 0.62, reach=0.42)
        else:
            kit.plain_cup(x, -HALF, cups)
        hole_numbers(x, 0, height)
    kit.beam((-width / 2 + HALF, 0.5, HALF), (width / 2 - HALF, 0.5, HALF))
    kit.beam((-width / 2 + HALF, 0, height - 0.16), (width / 2 - HALF, 0, height - 0.16))
    kit.name_plate(0, -HALF - 0.001, height - 0.16, width=0.6)


@view(azimuth=-34, elevation=9, focal=70, fill=0.88)
def wall_mount_rack(frame, accent, width=1.1, height=2.3, depth=0.55):
    """Two uprights on hinged arms from a pair of wall rails."""
    kit = RackKit(frame, accent)
    wall = depth
    for z in (1.02, 2.12):
        place_rail(kit, width, wall, z)
    for side in (-1, 1):
        x = side * width / 2
        kit.upright(x, 0, height)
        place_foot(kit, x)
        for z in (1.02, 2.12):
            kit.beam((x, HALF, z), (x, wall - 0.06, z))
            place_hinge(kit, x, wall - 0.045, z)
        kit.beam((x, HALF, 1.62), (x, wall - 0.10, 2.09), 0.05, 0.05)
        kit.j_cup(x, -HALF, 1.35)
        kit.spotter_arm(x, -HALF, 0.72, reach=0.42)
        hole_numbers(x, 0, height)
    kit.pull_up_bar((-width / 2 + HALF, 0, height - 0.10), (width / 2 - HALF, 0, height - 0.10))
    kit.name_plate(0, wall - 0.022, 2.12)


def place_rail(kit, width, wall, z):
    place(box(width + 0.30, 0.04, 0.15), kit.coat, (0, wall, z), bevel=0.004)


def place_foot(kit, x):
    place(box(0.12, 0.12, 0.008), kit.accent, (x, 0, 0.004), bevel=0.002)


def place_hinge(kit, x, y, z):
    for level in (-0.052, 0.052):
        place(box(0.095, 0.10, 0.010), kit.accent, (x, y, z + level), bevel=0.002)
    place(cylinder(0.012, 0.15), kit.zinc, (x, y, z), bevel=0.002)


@view(azimuth=-24, elevation=11, focal=60, fill=0.9)
def rig(frame, accent, bays, bay_width=1.2, depth=1.2, height=2.75, reach=0.46):
    """Free-standing rig: two rows of uprights joined by beams and pull-up bars."""
    kit = RackKit(frame, accent)
    total = bays * bay_width
    columns = [index * bay_width - total / 2 for index in range(bays + 1)]
    for x in columns:
        for y in (-depth / 2, depth / 2):
            kit.upright(x, y, height)
            place_foot_plate(kit, x, y)
        kit.beam((x, -depth / 2 + HALF, height - 0.25), (x, depth / 2 - HALF, height - 0.25))
        side = 1 if x > 0 else -1
        for y, inward in ((-depth / 2, 1), (depth / 2, -1)):
            kit.gusset(x, y, height - 0.25, side, inward, -1)
    for index, (left, right) in enumerate(zip(columns, columns[1:])):
        for y in (-depth / 2, depth / 2):
            level = height - (0.12 if index % 2 else 0.30)
            kit.pull_up_bar((left + HALF, y, level), (right - HALF, y, level))
        kit.beam((left + HALF, depth / 2, height - 0.55), (right - HALF, depth / 2, height - 0.55))
    for x in columns:
        kit.j_cup(x, -depth / 2 - HALF, 1.35)
    for x in columns[:2]:
        kit.spotter_arm(x, -depth / 2 - HALF, 0.72, reach)
    kit.name_plate((columns[0] + columns[1]) / 2, depth / 2 - HALF - 0.008, height - 0.55)


def place_foot_plate(kit, x, y):
    place(box(0.15, 0.15, 0.008), kit.coat, (x, y, 0.004), bevel=0.002)
