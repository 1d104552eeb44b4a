"""Weight plates: rubber bumpers, deep-dish iron, small change plates, and stacks of them."""
from math import cos, hypot, pi, sin

import detail
from geometry import cylinder, lathe
from lettering import BRAND, letters, on_arc
from materials import cast_iron, flecked_rubber, paint, rubber, steel, zinc
from scene import assembly, place
from studio import view

BUMPER_RADIUS = 0.225
BUMPER_THICKNESS = {5: 0.030, 10: 0.038, 15: 0.048, 20: 0.058, 25: 0.068}
COMPETITION_COLOURS = {25: 'red', 20: 'blue', 15: 'yellow', 10: 'green', 5: 'white'}
BORE = 0.0255
STANDING = dict(azimuth=-28, elevation=10, focal=85, fill=0.80)
DARK_INK = (0.02, 0.02, 0.02)


def bumper(kg, colour, style):
    """One bumper lying flat, face up, centred on the origin."""
    half = BUMPER_THICKNESS[kg] / 2
    face = half - 0.008
    profile_half = [
        (0.047, face + 0.006),
        (0.072, face + 0.006),
        (0.080, face),
        (0.158, face),
        (0.166, half),
        (0.184, half),
        (0.186, half - 0.0015),
        (0.199, half - 0.0015),
        (0.201, half),
        (0.214, half),
        (0.2225, half - 0.006),
        (BUMPER_RADIUS, half - 0.013),
    ]
    profile = profile_half + [(radius, -z) for radius, z in reversed(profile_half)]
    body = {'competition': lambda: rubber(colour), 'training': rubber, 'fleck': lambda: flecked_rubber(colour)}[style]()
    stripe = rubber(colour) if style == 'training' else body

    def in_stripe(centre):
        return int(0.186 < hypot(centre.x, centre.y) < 0.1995 and abs(centre.z) > half - 0.005)

    place(
        lathe(profile, 256, closed=True, material_index=in_stripe if stripe is not body else None),
        [body, stripe],
        bevel=0.0007,
    )
    _hub(face, disc=style == 'competition')
    ink = paint(DARK_INK) if colour in ('white', 'yellow') and style == 'competition' else paint()
    place(on_arc(letters(f'{kg} KG', 0.062, 0.0022, 0.0006), 0.120), ink, (0, 0, face + 0.001))
    place(on_arc(letters(BRAND, 0.046, 0.0022, 0.0006, spacing=1.25), 0.120, top=False), ink, (0, 0, face + 0.001))


def _hub(face, disc):
    """Steel insert with bolts; competition plates carry the wider machined disc."""
    outer = 0.066 if disc else 0.047
    height = face + 0.0085
    insert = [
        (BORE, -height + 0.001),
        (BORE + 0.001, -height),
        (outer, -height),
        (outer, height),
        (BORE + 0.001, height),
        (BORE, height - 0.001),
    ]
    place(lathe(insert, 128, closed=True), steel(0.24), bevel=0.0008)
    bolt_circle = (outer + BORE) / 2 + 0.004
    for i in range(0 if detail.is_coarse() else 6):
        angle = 2 * pi * i / 6
        place(
            cylinder(0.0036, 0.003, 24),
            zinc(),
            (bolt_circle * cos(angle), bolt_circle * sin(angle), height + 0.001),
            bevel=0.0006,
        )


@view(**STANDING)
def bumper_plate(kg, colour, style):
    with assembly((0, 0, BUMPER_RADIUS), (90, 0, 0)):
        bumper(kg, colour, style)


@view(azimuth=-20, elevation=24, focal=85, fill=0.84)
def bumper_stack(kgs, style):
    """Plates lying on each other, heaviest at the bottom, one leaning in front."""
    height = 0
    for index, kg in enumerate(kgs):
        height += BUMPER_THICKNESS[kg] / 2
        with assembly((0.006 * (-1) ** index, 0.004 * (index % 3), height), (0, 0, 13 * index)):
            bumper(kg, COMPETITION_COLOURS[kg], style)
        height += BUMPER_THICKNESS[kg] / 2


IRON_RADIUS = {20: 0.225, 15: 0.200, 10: 0.165, 5: 0.130}
IRON_THICKNESS = {20: 0.050, 15: 0.044, 10: 0.038, 5: 0.032}


def iron(kg, colour):
    """Deep-dish casting lying flat, face up: raised rim, sunken dish, raised hub."""
    radius, half = IRON_RADIUS[kg], IRON_THICKNESS[kg] / 2
    dish, rim = half - 0.020, 0.026
    front = [
        (BORE, half - 0.006),
        (BORE + 0.022, half - 0.006),
        (BORE + 0.028, dish + 0.001),
        (radius - rim - 0.012, dish),
        (radius - rim, half),
        (radius - 0.004, half),
        (radius, half - 0.005),
    ]
    back = [(radius, -half + 0.004), (radius - 0.004, -half), (BORE, -half)]
    body = cast_iron(colour)
    place(lathe(front + back, 256, closed=True), body, bevel=0.0016)
    place(
        lathe(
            [
                (BORE + 0.0002, half - 0.0055),
                (BORE + 0.004, half - 0.0055),
                (BORE + 0.004, half - 0.02),
                (BORE + 0.0002, half - 0.02),
            ],
            96,
            closed=True,
        ),
        steel(0.3),
    )
    middle = (BORE + 0.028 + radius - rim - 0.012) / 2
    scale = (radius - rim - 0.012 - BORE - 0.028) / 0.105
    ink = paint()
    place(on_arc(letters(f'{kg} KG', 0.054 * scale, 0.0022, 0.0006), middle), ink, (0, 0, dish + 0.001))
    place(
        on_arc(letters(BRAND, 0.050 * scale, 0.0022, 0.0006, spacing=1.2), middle, top=False), ink, (0, 0, dish + 0.001)
    )


@view(**STANDING)
def iron_plate(kg, colour):
    with assembly((0, 0, IRON_RADIUS[kg]), (90, 0, 0)):
        iron(kg, colour)


@view(azimuth=-18, elevation=14, focal=85, fill=0.88)
def iron_set(kgs, colour):
    """A row of plates, each leaning on the one behind."""
    depth = 0
    for index, kg in enumerate(kgs):
        with assembly((0.13 * index, -depth, IRON_RADIUS[kg]), (90, 0, 0)):
            iron(kg, colour)
        depth += IRON_THICKNESS[kg] + 0.05


CHANGE_RADIUS = {5: 0.115, 2.5: 0.105, 2: 0.095, 1.5: 0.0875, 1: 0.080, 0.5: 0.0675}
CHANGE_THICKNESS = {5: 0.0265, 2.5: 0.019, 2: 0.019, 1.5: 0.018, 1: 0.015, 0.5: 0.0125}


def change(kg, colour):
    """Small coated plate lying flat, face up, with a steel bore ring."""
    radius, half = CHANGE_RADIUS[kg], CHANGE_THICKNESS[kg] / 2
    face = half - 0.003
    front = [
        (BORE, half),
        (0.038, half),
        (0.040, face),
        (radius - 0.014, face),
        (radius - 0.012, half),
        (radius - 0.004, half),
        (radius, half - 0.004),
    ]
    place(lathe(front + [(r, -z) for r, z in reversed(front)], 192, closed=True), rubber(colour), bevel=0.001)
    place(
        lathe(
            [
                (BORE - 0.0008, half + 0.0006),
                (BORE + 0.005, half + 0.0006),
                (BORE + 0.005, -half),
                (BORE - 0.0008, -half),
            ],
            96,
            closed=True,
        ),
        steel(0.24),
        bevel=0.0004,
    )
    ink = paint(DARK_INK) if colour in ('white', 'yellow') else paint()
    middle = (0.040 + radius - 0.014) / 2
    size = min(0.030, (radius - 0.054) * 0.82)
    place(on_arc(letters(f'{kg:g} KG', size, 0.0012, 0.0004), middle), ink, (0, 0, face + 0.0006))
    place(
        on_arc(letters(BRAND, size * 0.82, 0.0012, 0.0004, spacing=1.15), middle, top=False), ink, (0, 0, face + 0.0006)
    )


@view(**STANDING)
def change_plate(kg, colour):
    with assembly((0, 0, CHANGE_RADIUS[kg]), (90, 0, 0)):
        change(kg, colour)


CHANGE_ROW = {
    5: (-0.17, 0.06),
    2.5: (0.03, 0.06),
    2: (0.22, 0.06),
    1.5: (-0.13, -0.08),
    1: (0.06, -0.08),
    0.5: (0.22, -0.08),
}


@view(azimuth=-14, elevation=16, focal=85, fill=0.86)
def change_set(kgs):
    """All sizes standing in two staggered rows, the large ones behind."""
    colours = {5: 'white', 2.5: 'red', 2: 'blue', 1.5: 'yellow', 1: 'green', 0.5: 'white'}
    for kg in kgs:
        x, y = CHANGE_ROW[kg]
        with assembly((x, y, CHANGE_RADIUS[kg]), (90, 0, -8)):
            change(kg, colours[kg])
