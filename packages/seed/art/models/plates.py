"""Weight plates: rubber bumpers, deep-dish iron, small change plates, and stacks of them."""
from math import cos, pi, sin, sqrt

from geometry import cylinder, lathe
from lettering import BRAND, letters, on_arc
from materials import cast_iron, flecked_rubber, paint, rubber, steel, surface, zinc
from scene import assembly, place
from studio import view

BUMPER_RADIUS = .225
BUMPER_THICKNESS = {5: .030, 10: .038, 15: .048, 20: .058, 25: .068}
COMPETITION_COLOURS = {25: 'red', 20: 'blue', 15: 'yellow', 10: 'green', 5: 'white'}
BORE = .0255
STANDING = dict(azimuth=-28, elevation=10, focal=85, fill=.80)
DARK_INK = (.02, .02, .02)


def bumper(kg, colour, style):
    """One bumper lying flat, face up, centred on the origin."""
    half = BUMPER_THICKNESS[kg] / 2
    face = half - .008
    profile_half = [(.047, face + .006), (.072, face + .006), (.080, face), (.158, face), (.166, half), (.184, half),
                    (.186, half - .0015), (.199, half - .0015), (.201, half), (.214, half), (.2225, half - .006), (BUMPER_RADIUS, half - .013)]
    profile = profile_half + [(radius, -z) for radius, z in reversed(profile_half)]
    body = {'competition': lambda: rubber(colour), 'training': rubber, 'fleck': lambda: flecked_rubber(colour)}[style]()
    stripe = rubber(colour) if style == 'training' else body
    in_stripe = lambda centre: int(.186 < sqrt(centre.x ** 2 + centre.y ** 2) < .1995 and abs(centre.z) > half - .005)  # noqa: E731
    place(lathe(profile, 256, closed=True, material_index=in_stripe if stripe is not body else None), [body, stripe], bevel=.0015)
    _hub(face, disc=style == 'competition')
    ink = paint(DARK_INK) if colour in ('white', 'yellow') and style == 'competition' else paint()
    place(on_arc(letters(f'{kg} KG', .062, .0022, .0006), .120), ink, (0, 0, face + .001))
    place(on_arc(letters(BRAND, .046, .0022, .0006, spacing=1.25), .120, top=False), ink, (0, 0, face + .001))


def _hub(face, disc):
    """Steel insert with bolts; competition plates carry the wider machined disc."""
    outer = .066 if disc else .047
    height = face + .0085
    insert = [(BORE, -height + .001), (BORE + .001, -height), (outer, -height), (outer, height), (BORE + .001, height), (BORE, height - .001)]
    place(lathe(insert, 128, closed=True), steel(.24), bevel=.0008)
    bolt_circle = (outer + BORE) / 2 + .004
    for i in range(6):
        angle = 2 * pi * i / 6
        place(cylinder(.0036, .003, 24), zinc(), (bolt_circle * cos(angle), bolt_circle * sin(angle), height + .001), bevel=.0006)


@view(**STANDING)
def bumper_plate(kg, colour, style):
    with assembly((0, 0, BUMPER_RADIUS), (90, 0, 0)):
        bumper(kg, colour, style)


@view(azimuth=-20, elevation=24, focal=85, fill=.84)
def bumper_stack(kgs, style):
    """Plates lying on each other, heaviest at the bottom, one leaning in front."""
    height = 0
    for index, kg in enumerate(kgs):
        height += BUMPER_THICKNESS[kg] / 2
        with assembly((.006 * (-1) ** index, .004 * (index % 3), height), (0, 0, 13 * index)):
            bumper(kg, COMPETITION_COLOURS[kg], style)
        height += BUMPER_THICKNESS[kg] / 2


IRON_RADIUS = {20: .225, 15: .200, 10: .165, 5: .130}
IRON_THICKNESS = {20: .050, 15: .044, 10: .038, 5: .032}


def iron(kg, colour):
    """Deep-dish casting lying flat, face up: raised rim, sunken dish, raised hub."""
    radius, half = IRON_RADIUS[kg], IRON_THICKNESS[kg] / 2
    dish, rim = half - .020, .026
    front = [(BORE, half - .006), (BORE + .022, half - .006), (BORE + .028, dish + .001), (radius - rim - .012, dish), (radius - rim, half), (radius - .004, half), (radius, half - .005)]
    back = [(radius, -half + .004), (radius - .004, -half), (BORE, -half)]
    body = cast_iron(colour)
    place(lathe(front + back, 256, closed=True), body, bevel=.0016)
    place(lathe([(BORE + .0002, half - .0055), (BORE + .004, half - .0055), (BORE + .004, half - .02), (BORE + .0002, half - .02)], 96, closed=True), steel(.3))
    middle = (BORE + .028 + radius - rim - .012) / 2
    scale = (radius - rim - .012 - BORE - .028) / .105
    ink = paint()
    place(on_arc(letters(f'{kg} KG', .054 * scale, .0022, .0006), middle), ink, (0, 0, dish + .001))
    place(on_arc(letters(BRAND, .050 * scale, .0022, .0006, spacing=1.2), middle, top=False), ink, (0, 0, dish + .001))


@view(**STANDING)
def iron_plate(kg, colour):
    with assembly((0, 0, IRON_RADIUS[kg]), (90, 0, 0)):
        iron(kg, colour)


@view(azimuth=-24, elevation=14, focal=85, fill=.88)
def iron_set(kgs, colour):
    """A row of plates, each leaning on the one behind."""
    depth = 0
    for index, kg in enumerate(kgs):
        with assembly((.05 * index, -depth, IRON_RADIUS[kg]), (90, 0, 0)):
            iron(kg, colour)
        depth += IRON_THICKNESS[kg] + .05


CHANGE_RADIUS = {5: .115, 2.5: .105, 2: .095, 1.5: .0875, 1: .080, .5: .0675}
CHANGE_THICKNESS = {5: .0265, 2.5: .019, 2: .019, 1.5: .018, 1: .015, .5: .0125}


def change(kg, colour):
    """Small coated plate lying flat, face up, with a steel bore ring."""
    radius, half = CHANGE_RADIUS[kg], CHANGE_THICKNESS[kg] / 2
    face = half - .003
    front = [(BORE, half), (.038, half), (.040, face), (radius - .014, face), (radius - .012, half), (radius - .004, half), (radius, half - .004)]
    place(lathe(front + [(r, -z) for r, z in reversed(front)], 192, closed=True), rubber(colour), bevel=.001)
    place(lathe([(BORE - .0008, half + .0006), (BORE + .005, half + .0006), (BORE + .005, -half), (BORE - .0008, -half)], 96, closed=True), steel(.24), bevel=.0004)
    ink = paint(DARK_INK) if colour in ('white', 'yellow') else paint()
    middle = (.040 + radius - .014) / 2
    size = min(.030, (radius - .054) * .82)
    place(on_arc(letters(f'{kg:g} KG', size, .0012, .0004), middle), ink, (0, 0, face + .0006))
    place(on_arc(letters(BRAND, size * .82, .0012, .0004, spacing=1.15), middle, top=False), ink, (0, 0, face + .0006))


@view(**STANDING)
def change_plate(kg, colour):
    with assembly((0, 0, CHANGE_RADIUS[kg]), (90, 0, 0)):
        change(kg, colour)


@view(azimuth=-26, elevation=14, focal=85, fill=.9)
def change_set(kgs):
    """All sizes standing in a staggered row, largest behind."""
    colours = {5: 'white', 2.5: 'red', 2: 'blue', 1.5: 'yellow', 1: 'green', .5: 'white'}
    for index, kg in enumerate(kgs):
        with assembly((.055 * index, -.062 * index, CHANGE_RADIUS[kg]), (90, 0, 0)):
            change(kg, colours[kg])
