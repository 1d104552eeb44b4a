"""Rack attachments: cups, spotter arms, dip horns, pegs, pull-up bars."""
from geometry import bent_tube, box, cylinder, lathe
from materials import chrome, plastic, rubber, steel
from models.rack_parts import TUBE, RackKit
from scene import assembly, place, rod
from studio import view


@view(azimuth=-38, elevation=16, focal=85, fill=0.84)
def j_cups(colour):
    kit = RackKit('black', colour)
    for x, turn in ((-0.09, 0), (0.09, -4)):
        with assembly((x, 0, 0.100), (0, 0, turn)):
            kit.j_cup(0, 0, 0)


@view(azimuth=-38, elevation=16, focal=85, fill=0.78)
def plain_cups(colour):
    kit = RackKit(colour, colour)
    for x, turn in ((-0.08, 0), (0.08, -4)):
        with assembly((x, 0, 0.092), (0, 0, turn)):
            kit.plain_cup(0, 0, 0)


@view(azimuth=-52, elevation=22, focal=75, fill=0.88)
def spotter_arms(colour, reach=0.55):
    """A pair lying on the ground on their sides."""
    kit = RackKit(colour, 'red')
    for x in (-0.13, 0.13):
        with assembly((x, 0.25, 0.046), (0, 90, 0)):
            kit.spotter_arm(0, 0, 0, reach)


@view(azimuth=-30, elevation=24, focal=85, fill=0.86)
def band_pegs():
    """Four zinc-plated pegs lying in a row: a pin for the hole, a collar, a peg with a rounded lip, a pull knob."""
    kit = RackKit('black', 'red')
    profile = [(0, -0.060), (0.010, -0.060), (0.012, -0.056), (0.012, 0), (0.026, 0), (0.026, 0.006), (0.0125, 0.007)]
    profile += [(0.0125, 0.085), (0.019, 0.090), (0.021, 0.096), (0.019, 0.102), (0, 0.104)]
    for index in range(4):
        with assembly((0.075 * (index - 1.5), 0.02 * (index % 2), 0.026), (90, 0, 8 * (-1) ** index)):
            place(lathe(profile, 96), kit.zinc, bevel=0.0008)
            place(cylinder(0.0065, 0.020), plastic('red'), (0, 0.026, 0.020), (90, 0, 0), bevel=0.002)


def end_plate(kit, x, height):
    """Bolted plate at the end of a cross-member, seen from the middle."""
    place(box(0.008, 0.10, height), kit.coat, (x, 0, 0), bevel=0.003)
    for z in (-height / 2 + 0.03, height / 2 - 0.03):
        place(cylinder(0.0125, 0.0085), kit.liner, (x, 0, z), (0, 90, 0))


@view(azimuth=-34, elevation=18, focal=70, fill=0.92)
def pull_up_bar(width=1.09):
    """One tube between two end plates, lying as it arrives."""
    kit = RackKit('black', 'red')
    with assembly((0, 0, 0.07)):
        place(cylinder(0.016, width, 64), kit.coat, (0, 0, 0), (0, 90, 0))
        for side in (-1, 1):
            end_plate(kit, side * width / 2, 0.14)


@view(azimuth=-34, elevation=20, focal=70, fill=0.92)
def two_pull_up_bars(width=1.09):
    """A thin and a thick tube in one frame, lying flat."""
    kit = RackKit('black', 'red')
    with assembly((0, 0, 0.07)):
        for y, radius in ((-0.14, 0.016), (0.14, 0.025)):
            place(cylinder(radius, width - 0.02, 64), kit.coat, (0, y, 0), (0, 90, 0))
        for side in (-1, 1):
            end_plate(kit, side * width / 2, 0.14)
            kit.beam((side * (width / 2 - 0.02), -0.16, 0), (side * (width / 2 - 0.02), 0.16, 0), 0.03, 0.075)


@view(azimuth=-40, elevation=24, focal=80, fill=0.86)
def storage_pegs():
    """Four stainless sleeves on their back plates, lying side by side."""
    kit, sleeve = RackKit('black', 'red'), steel(0.22)
    profile = [(0, 0.27), (0.021, 0.27), (0.0245, 0.266), (0.0245, 0), (0.034, 0), (0.034, -0.008), (0, -0.008)]
    for index in range(4):
        with assembly((0.15 * (index - 1.5), 0, 0.045), (90, 0, 0)):
            place(lathe(profile, 96), sleeve, (0, 0, 0.012), bevel=0.0008)
            place(box(TUBE + 0.015, 0.09, 0.010), kit.coat, (0, 0, 0), bevel=0.003)
            place(cylinder(0.0245, 0.004), chrome(0.2), (0, 0, 0.2835), bevel=0.001)
            for x in (-0.034, 0.034):
                place(cylinder(0.008, 0.012, 6), kit.zinc, (x, 0, 0.010), bevel=0.001)


def dip_station(kit, x, front, level):
    """V-shaped horns on the -y face of an upright at `x`, at the height `level`."""
    with assembly((x, front, level)):
        place(box(TUBE + 0.018, 0.010, 0.24), kit.coat, (0, -0.007, 0), bevel=0.003)
        for side in (-1, 1):
            cheek = (side * (TUBE / 2 + 0.008), 0.035, 0.04)
            place(box(0.008, 0.10, 0.12), kit.coat, cheek, bevel=0.002)
            path = [(side * 0.02, -0.01, 0.03), (side * 0.09, -0.10, 0.03), (side * 0.26, -0.52, 0.03)]
            place(bent_tube(path, 0.019, 0.08, sides=14), kit.coat)
            rod((side * 0.165, -0.286, 0.03), (side * 0.264, -0.53, 0.03), 0.0225, rubber(), bevel=0.003)
        kit.beam((-0.10, -0.13, 0.03), (0.10, -0.13, 0.03), 0.03, 0.03)
        place(cylinder(0.012, 0.12), kit.zinc, (0, 0.03, 0.05), (0, 90, 0), bevel=0.002)


@view(azimuth=-36, elevation=14, focal=80, fill=0.86)
def dip_horns(colour):
    """The dip station on a short piece of upright."""
    kit = RackKit('black', colour)
    kit.upright(0, 0, 0.80, cap=True)
    place(box(0.16, 0.16, 0.008), kit.coat, (0, 0, 0.004), bevel=0.002)
    dip_station(kit, 0, -TUBE / 2, 0.50)
