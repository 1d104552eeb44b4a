"""Rack attachments: J-cups, spotter arms, dip horns."""
from geometry import bent_tube, box, cylinder
from materials import rubber
from models.rack_parts import TUBE, RackKit
from scene import assembly, place, rod
from studio import view


@view(azimuth=-38, elevation=16, focal=85, fill=0.84)
def j_cups(colour):
    kit = RackKit('black', colour)
    for x, turn in ((-0.09, 0), (0.09, -4)):
        with assembly((x, 0, 0.100), (0, 0, turn)):
            kit.j_cup(0, 0, 0)


@view(azimuth=-52, elevation=22, focal=75, fill=0.88)
def spotter_arms(colour):
    """A pair lying on the ground on their sides."""
    kit = RackKit(colour, 'red')
    for x in (-0.13, 0.13):
        with assembly((x, 0.25, 0.046), (0, 90, 0)):
            kit.spotter_arm(0, 0, 0, reach=0.55)


@view(azimuth=-36, elevation=14, focal=80, fill=0.86)
def dip_horns(colour):
    """V-shaped dip station on a short piece of upright."""
    kit = RackKit('black', colour)
    level, front = 0.50, -TUBE / 2
    kit.upright(0, 0, 0.80, cap=True)
    place(box(0.16, 0.16, 0.008), kit.coat, (0, 0, 0.004), bevel=0.002)
    place(box(TUBE + 0.018, 0.010, 0.24), kit.coat, (0, front - 0.007, level), bevel=0.003)
    for side in (-1, 1):
        place(box(0.008, 0.10, 0.12), kit.coat, (side * (TUBE / 2 + 0.008), front + 0.035, level + 0.04), bevel=0.002)
        path = [
            (side * 0.02, front - 0.01, level + 0.03),
            (side * 0.09, front - 0.10, level + 0.03),
            (side * 0.26, front - 0.52, level + 0.03),
        ]
        place(bent_tube(path, 0.019, 0.08, sides=14), kit.coat)
        rod(
            (side * 0.165, front - 0.286, level + 0.03),
            (side * 0.264, front - 0.53, level + 0.03),
            0.0225,
            rubber(),
            bevel=0.003,
        )
    kit.beam((-0.10, front - 0.13, level + 0.03), (0.10, front - 0.13, level + 0.03), 0.03, 0.03)
    place(cylinder(0.012, 0.12), kit.zinc, (0, front + 0.03, level + 0.05), (0, 90, 0), bevel=0.002)
