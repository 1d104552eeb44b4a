"""What a gym is furnished with around its machines: platform, mat, lockers, kettlebell rack, a plain crate."""
from geometry import box, cylinder
from materials import plastic, plywood, powder_coat, rubber, surface, zinc
from models.kettlebells import cast_kettlebell
from scene import assembly, beam, bolt, place
from studio import view

TILE = 0.04


@view(azimuth=-30, elevation=26, focal=70, fill=0.9)
def platform(frame, width=2.44, depth=2.44):
    """Lifting platform: a ply middle between two rubber fields, in a steel frame."""
    coat, edge = powder_coat(frame), 0.06
    inside, middle = depth - 2 * edge, 1.2
    field = (width - 2 * edge - middle) / 2
    for side in (-1, 1):
        beam((-width / 2, side * (depth - edge) / 2, 0.03), (width / 2, side * (depth - edge) / 2, 0.03), edge, 0.06, coat)
        beam((side * (width - edge) / 2, -inside / 2, 0.03), (side * (width - edge) / 2, inside / 2, 0.03), edge, 0.06, coat)
        place(box(field, inside, 0.055), rubber(), (side * (middle + field) / 2, 0, 0.0275))
    place(box(middle, inside, 0.055), plywood(), (0, 0, 0.0275))
    for x in (-middle / 2, middle / 2):
        place(box(0.012, inside, 0.001), surface('joint', (0.01, 0.01, 0.01), 0.6), (x, 0, 0.0555))


@view(azimuth=-30, elevation=30, focal=75, fill=0.86)
def mat(width=1.2, depth=1.8, height=0.02):
    """Rubber floor mat with bevelled edges."""
    place(box(width, depth, height), rubber(), (0, 0, height / 2), bevel=0.008)


@view(azimuth=-30, elevation=10, focal=70, fill=0.88)
def locker(colour, doors=3, width=0.9, depth=0.5, height=1.8):
    """Row of lockers with vents, handles and number plates on a plinth."""
    coat, dark, hardware = powder_coat(colour), surface('gap', (0.012, 0.012, 0.012), 0.6), zinc()
    place(box(width, depth - 0.03, height - 0.1), dark, (0, 0.015, 0.1 + (height - 0.1) / 2))
    place(box(width - 0.04, depth - 0.06, 0.1), dark, (0, 0.02, 0.05))
    for side in (-1, 1):
        place(box(0.016, depth - 0.02, height - 0.1), coat, (side * (width / 2 - 0.008), 0.01, 0.1 + (height - 0.1) / 2))
    place(box(width, depth - 0.02, 0.016), coat, (0, 0.01, height - 0.008))
    leaf, rows = (width - 0.032) / doors, 2
    tall = (height - 0.13) / rows
    for column in range(doors):
        for row in range(rows):
            x, z = -width / 2 + 0.016 + (column + 0.5) * leaf, 0.11 + (row + 0.5) * tall
            face = -depth / 2 + 0.012
            place(box(leaf - 0.008, 0.018, tall - 0.01), coat, (x, face, z), bevel=0.006)
            for vent in range(4):
                place(box(leaf * 0.5, 0.002, 0.008), dark, (x, face - 0.0095, z + tall / 2 - 0.07 - vent * 0.024))
            place(box(0.016, 0.022, 0.11), hardware, (x + leaf * 0.36, face - 0.018, z))
            place(box(0.06, 0.002, 0.03), hardware, (x, face - 0.0095, z + tall / 2 - 0.20))


@view(azimuth=-30, elevation=12, focal=70, fill=0.88)
def kettlebell_rack(frame, width=1.3, depth=0.6, height=0.95):
    """Two sloping shelves of kettlebells between two uprights."""
    coat, hardware, liner = powder_coat(frame), zinc(), rubber()
    for side in (-1, 1):
        x = side * (width / 2 - 0.03)
        beam((x, -depth / 2, 0.03), (x, depth / 2, 0.03), 0.06, 0.06, coat)
        beam((x, depth / 2 - 0.16, 0.06), (x, depth / 2 - 0.16, height), 0.06, 0.06, coat)
        for z in (0.30, 0.66):
            bolt((x + side * 0.030, depth / 2 - 0.16, z), (side, 0, 0), hardware)
    shelf = width - 0.12
    for z, y, kgs in ((0.24, -0.06, (24, 20, 20, 16)), (0.60, 0.02, (16, 12, 12, 8, 8))):
        place(box(shelf, 0.30, 0.012), coat, (0, y, z))
        place(box(shelf, 0.29, 0.006), liner, (0, y, z + 0.009))
        for edge in (-1, 1):
            place(box(shelf, 0.012, 0.06), coat, (0, y + edge * 0.156, z + 0.012))
        for index, kg in enumerate(kgs):
            with assembly(((index - (len(kgs) - 1) / 2) * shelf / len(kgs), y, z + 0.012)):
                cast_kettlebell(kg, 'yellow')


@view(azimuth=-34, elevation=16, focal=75, fill=0.84)
def crate(colour, width=0.6, depth=0.6, height=0.6):
    """Plain case with corner guards: stands for goods without a model of their own."""
    shell, guard = powder_coat(colour), plastic()
    place(box(width - 0.01, depth - 0.01, height - 0.01), shell, (0, 0, height / 2), bevel=0.006)
    for x in (-1, 1):
        for y in (-1, 1):
            place(
                box(TILE, TILE, height),
                guard,
                (x * (width - TILE) / 2, y * (depth - TILE) / 2, height / 2),
                bevel=0.006,
            )
    for x in (-1, 1):
        for z in (TILE / 2, height - TILE / 2):
            place(box(TILE, depth, TILE), guard, (x * (width - TILE) / 2, 0, z), bevel=0.006)
    place(cylinder(0.03, 0.004), guard, (0, -depth / 2 + 0.004, height * 0.6), (90, 0, 0))
