"""Weight plates: rubber bumpers, deep-dish iron, small change plates, and stacks of them."""
from math import cos, hypot, pi, sin

import detail
from geometry import cylinder, lathe
from lettering import BRAND, letters, on_arc
from materials import cast_iron, flecked_rubber, paint, rubber, steel, zinc
from scene import assembly, place
from studio import view

BUMPER_RADIUS = 0.225
BUMPER_THICKNESS = {
    'competition': {5: 0.022, 10: 0.031, 15: 0.042, 20: 0.054, 25: 0.064},
    'training': {5: 0.025, 10: 0.038, 15: 0.050, 20: 0.061, 25: 0.072},
    'fleck': {10: 0.047, 15: 0.066, 20: 0.082, 25: 0.096},
}
POUND_BUMPER_THICKNESS = {10: 0.025, 15: 0.033, 25: 0.044, 35: 0.056, 45: 0.066, 55: 0.078}
COMPETITION_COLOURS = {25: 'red', 20: 'blue', 15: 'yellow', 10: 'green', 5: 'white'}
POUND_COLOURS = {55: 'red', 45: 'blue', 35: 'yellow', 25: 'green', 15: 'grey', 10: 'white'}
BORE = 0.0255
STANDING = dict(azimuth=-28, elevation=10, focal=85, fill=0.80)
DARK_INK = (0.02, 0.02, 0.02)


def ink_on(colour):
    """The ink of raised letters and the share of their height: the sides of dark letters would run into each other."""
    return (paint(DARK_INK), 0.25) if colour in ('white', 'yellow') else (paint(), 1)


def bumper_thickness(weight, style, unit='KG'):
    return (BUMPER_THICKNESS[style] if unit == 'KG' else POUND_BUMPER_THICKNESS)[weight]


def bumper(weight, colour, style, unit='KG'):
    """One bumper lying flat, face up, centred on the origin."""
    half = bumper_thickness(weight, style, unit) / 2
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
        (BUMPER_RADIUS, half - min(0.013, 0.8 * half)),
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
    ink, raised = ink_on(colour if style == 'competition' else 'black')
    depth, ground = 0.0022 * raised, (0, 0, face + 0.001)
    place(on_arc(letters(f'{weight} {unit}', 0.062, depth, 0.0006), 0.120), ink, ground)
    place(on_arc(letters(BRAND, 0.046, depth, 0.0006, spacing=1.25), 0.120, top=False), ink, ground)


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
def bumper_plate(weight, colour, style, unit='KG'):
    with assembly((0, 0, BUMPER_RADIUS), (90, 0, 0)):
        bumper(weight, colour, style, unit)


@view(azimuth=-30, elevation=14, focal=85, fill=1.0, box=((-0.15, 0.13), (-0.04, 0.0), (0.13, 0.39)), scale=0.32)
def bumper_detail(weight, colour, style, unit='KG'):
    """Hub, bolts and lettering of a standing plate seen close."""
    bumper_plate(weight, colour, style, unit)


@view(azimuth=-20, elevation=24, focal=85, fill=0.84)
def bumper_stack(weights, style, unit='KG'):
    """Plates lying on each other, heaviest at the bottom."""
    height, colours = 0, COMPETITION_COLOURS if unit == 'KG' else POUND_COLOURS
    for index, weight in enumerate(weights):
        thickness = bumper_thickness(weight, style, unit)
        with assembly((0.006 * (-1) ** index, 0.004 * (index % 3), height + thickness / 2), (0, 0, 13 * index)):
            bumper(weight, colours[weight], style, unit)
        height += thickness


IRON_RADIUS = {20: 0.225, 15: 0.200, 10: 0.1625, 5: 0.115}
IRON_THICKNESS = {20: 0.034, 15: 0.031, 10: 0.029, 5: 0.025}
POUND_IRON_RADIUS = {45: 0.225, 35: 0.190, 25: 0.1625, 10: 0.115, 5: 0.100, 2.5: 0.080}
POUND_IRON_THICKNESS = {45: 0.050, 35: 0.046, 25: 0.042, 10: 0.034, 5: 0.026, 2.5: 0.022}


def iron_radius(weight, unit='KG'):
    return (IRON_RADIUS if unit == 'KG' else POUND_IRON_RADIUS)[weight]


def iron_thickness(weight, unit='KG'):
    return (IRON_THICKNESS if unit == 'KG' else POUND_IRON_THICKNESS)[weight]


def iron(weight, colour, unit='KG'):
    """Deep-dish casting lying flat, face up: raised rim, sunken dish, raised hub; smaller plates have narrower ones."""
    radius, half = iron_radius(weight, unit), iron_thickness(weight, unit) / 2
    share = min(1, (radius / 0.13) ** 2)
    dish, rim, hub, slope = half - min(0.020, 0.75 * half), 0.026 * share, 0.022 * share, 0.012 * share
    inner, outer = BORE + hub + 0.006, radius - rim - slope
    front = [
        (BORE, half - 0.006),
        (BORE + hub, half - 0.006),
        (inner, dish + 0.001),
        (outer, dish),
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
    middle, scale = (inner + outer) / 2, (outer - inner) / 0.105
    ink = paint()
    place(on_arc(letters(f'{weight:g} {unit}', 0.054 * scale, 0.0022, 0.0006), middle), ink, (0, 0, dish + 0.001))
    place(
        on_arc(letters(BRAND, 0.050 * scale, 0.0022, 0.0006, spacing=1.2), middle, top=False), ink, (0, 0, dish + 0.001)
    )


@view(**STANDING)
def iron_plate(weight, colour, unit='KG'):
    with assembly((0, 0, iron_radius(weight, unit)), (90, 0, 0)):
        iron(weight, colour, unit)


@view(azimuth=-34, elevation=14, focal=85, fill=1.0, box=((-0.19, 0.09), (-0.03, 0.0), (0.16, 0.43)), scale=0.32)
def iron_detail(weight, colour, unit='KG'):
    """Rim, dish and hub of a standing plate seen close."""
    iron_plate(weight, colour, unit)


@view(azimuth=-18, elevation=20, focal=85, fill=0.92)
def iron_set(weights, colour, unit='KG'):
    """Standing plates, the heaviest behind, the lighter half before them."""
    half = len(weights) // 2
    for row, plates in enumerate((weights[:half], weights[half:])):
        along, depth = (0.02, -0.34)[row], (0, -0.30)[row]
        for weight in plates:
            radius = iron_radius(weight, unit)
            with assembly((along + radius, depth, radius), (90, 0, 0)):
                iron(weight, colour, unit)
            along += (1.15, 2.04)[row] * radius
            depth -= iron_thickness(weight, unit) + 0.03


CHANGE_RADIUS = {5: 0.115, 2.5: 0.105, 2: 0.095, 1.5: 0.0875, 1: 0.080, 0.5: 0.067}
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
    ink, raised = ink_on(colour)
    middle, ground = (0.040 + radius - 0.014) / 2, (0, 0, face + 0.0006)
    size = min(0.030, (radius - 0.054) * 0.82)
    # Small letters are lower: as high as large ones, their sides fill the gaps between their strokes.
    depth, bevel = 0.04 * size * raised, 0.0133 * size
    place(on_arc(letters(f'{kg:g} KG', size, depth, bevel), middle), ink, ground)
    place(on_arc(letters(BRAND, size * 0.82, depth, bevel, spacing=1.15), middle, top=False), ink, ground)


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
