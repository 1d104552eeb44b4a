"""T-shirts, tank tops and shorts on an invisible body."""
from cloth import curve, garment, hem, line, print_on, sew_on
from lettering import BRAND
from materials import cloth, paint
from studio import view

HANGING = dict(azimuth=-10, elevation=4, focal=85, fill=0.84, lift=0.10)
DARK_INK = (0.03, 0.03, 0.03)


def ink_on(colour):
    return paint(DARK_INK, 0.7) if colour in ('white',) else paint(roughness=0.7)


def torso(neck, shoulder_points):
    """Right half of a shirt panel: hem, side seam, then whatever the shoulder is, then the neckline."""
    return [
        (line((0, 0), (0.255, 0)), False),
        (curve((0.255, 0), (0.245, 0.25), (0.25, 0.43), 34), True),
        *shoulder_points,
        (curve((0.085, 0.735), (0.075, neck), (0, neck), 14) + [(0, neck)], False),
    ]


SHORT_SLEEVE = [
    (line((0.25, 0.43), (0.345, 0.385)), True),
    (line((0.345, 0.385), (0.425, 0.50)), False),
    (curve((0.425, 0.50), (0.34, 0.68), (0.22, 0.695), 26), True),
    (line((0.22, 0.695), (0.085, 0.735)), True),
]
ARMHOLE = [
    (curve((0.25, 0.43), (0.165, 0.47), (0.165, 0.712), 26), False),
    (line((0.165, 0.712), (0.085, 0.735)), True),
]


def dressed(name, colour, shoulder, front_neck, back_neck, pinned):
    mesh = garment(name, torso(front_neck, shoulder), torso(back_neck, shoulder), 0.026, pinned)
    fabric = cloth(colour)
    sew_on(mesh, fabric)
    hem(mesh, lambda x, y, z: abs(x) < 0.10 and z > 0.5, 0.0070, fabric)
    return mesh, fabric


@view(**HANGING)
def t_shirt(colour):
    mesh, _ = dressed(
        't-shirt', colour, SHORT_SLEEVE, 0.645, 0.712, lambda x, y, z: z > 0.70 and abs(x) < 0.20 and abs(y) < 0.0005
    )
    print_on(mesh, BRAND, 0.080, (0, 0.52), ink_on(colour))
    print_on(mesh, 'STRENGTH EQUIPMENT', 0.0185, (0, 0.468), ink_on(colour), spacing=1.25)


@view(**HANGING)
def tank_top(colour):
    mesh, fabric = dressed('tank-top', colour, ARMHOLE, 0.600, 0.690, lambda x, y, z: z > 0.70 and abs(y) < 0.0005)
    hem(mesh, lambda x, y, z: abs(x) > 0.12 and 0.38 < z < 0.72, 0.0048, fabric)
    print_on(mesh, BRAND, 0.072, (0, 0.46), ink_on(colour))


@view(azimuth=-10, elevation=5, focal=85, fill=0.82, lift=0.12)
def shorts(colour):
    """Waist above, two legs; hung from the waist."""
    half = [
        (curve((0, 0.20), (0.012, 0.10), (0.03, 0.005), 14), True),
        (line((0.03, 0.005), (0.27, 0)), False),
        (curve((0.27, 0), (0.255, 0.22), (0.205, 0.44), 32), True),
        (line((0.205, 0.44), (0, 0.44)) + [(0, 0.44)], False),
    ]
    mesh = garment('shorts', half, half, 0.055, lambda x, y, z: z > 0.425, pressure=1.2)
    fabric = cloth(colour)
    sew_on(mesh, fabric)
    hem(mesh, lambda x, y, z: z > 0.38, 0.0060, fabric)
    print_on(mesh, BRAND, 0.030, (0.155, 0.075), ink_on(colour))
