"""Straight Olympic bars: shaft with knurling, bearing collars, rotating sleeves."""
from geometry import cylinder, lathe
from lettering import BRAND, letters, on_arc, on_lying_cylinder, subdivided
from materials import black_zinc, ceramic, chrome, knurled, paint, palette, satin, surface
from scene import assembly, place
from studio import view

COLLAR_RADIUS = 0.0388
COLLAR_WIDTH = 0.030
SLEEVE_RADIUS = 0.025
CAP_RADIUS = 0.0202
# Half the distance of the ring marks in the knurling: for weightlifting and for powerlifting.
MARKS = {'weightlifting': (0.455,), 'powerlifting': (0.405,), 'dual': (0.455, 0.405)}
MARK_WIDTH = 0.005


# Diamonds around a shaft: the fewer, the coarser.
KNURLS = {'light': 62, 'medium': 48, 'aggressive': 34}


def bar_finish(finish, knurl='medium'):
    """Materials of a finish: (shaft, knurling, sleeve)."""
    turns = KNURLS[knurl]
    if finish == 'black-zinc-chrome':
        return *bar_finish('black-zinc', knurl)[:2], chrome(0.14)
    if finish == 'chrome':
        return chrome(0.16), knurled(turns=turns), chrome(0.14)
    if finish == 'stainless':
        return satin(0.36), knurled((0.56, 0.55, 0.53), turns, roughness=0.34), satin(0.34)
    if finish == 'black-zinc':
        return black_zinc(), knurled((0.09, 0.09, 0.095), turns, roughness=0.32), black_zinc(0.2)
    return ceramic(finish), knurled(palette(finish), turns, roughness=0.42, metallic=0), black_zinc(0.22)


def grooved(start, count, pitch, width=0.0016, depth=0.0006):
    """Points of a sleeve's profile with `count` turned grooves from `start`."""
    points = []
    for i in range(count):
        groove = start + i * pitch
        points += [
            (SLEEVE_RADIUS, groove),
            (SLEEVE_RADIUS - depth, groove + width / 4),
            (SLEEVE_RADIUS - depth, groove + width * 3 / 4),
            (SLEEVE_RADIUS, groove + width),
        ]
    return points


# How the sleeves of a line of bars are turned: the first groove as a share of the length, their number and pitch.
TURNINGS = {
    'plain': None,
    'few': {'first': 0.80, 'count': 3, 'pitch': 0.014, 'width': 0.004, 'depth': 0.0011},
    'fine': {'first': 0.30, 'count': 8, 'pitch': 0.009, 'width': 0.003, 'depth': 0.0009},
    'ribbed': {'first': 0.04, 'count': 27, 'pitch': 0.0142, 'width': 0.0034, 'depth': 0.0011},
    'double': {'first': 0.10, 'count': 2, 'pitch': 0.016, 'width': 0.006, 'depth': 0.0014},
}


def sleeve(start, direction, length, material, band, kg, line, brand=BRAND, turning='few', cap=None):
    """Collar, rotating sleeve and end cap along z, beginning at `start` and pointing to `direction` (+1 or -1)."""
    shoulder, end = COLLAR_WIDTH, COLLAR_WIDTH + length
    profile = [(0.0125, 0), (0.030, 0), (0.038, 0.004), (0.038, 0.026), (0.032, shoulder), (SLEEVE_RADIUS, shoulder)]
    turned = TURNINGS[turning]
    if turned:
        profile += grooved(shoulder + length * turned['first'], *(turned[key] for key in ('count', 'pitch', 'width', 'depth')))
    profile += [
        (SLEEVE_RADIUS, end - 0.003),
        (SLEEVE_RADIUS - 0.003, end),
        (CAP_RADIUS + 0.0008, end),
        (CAP_RADIUS + 0.0004, end - 0.003),
        (0, end - 0.003),
    ]
    place(lathe([(radius, start + direction * z) for radius, z in profile], 128), material, bevel=0.0006)
    stripe = [(0.0384, 0.007), (COLLAR_RADIUS, 0.008), (COLLAR_RADIUS, 0.022), (0.0384, 0.023)]
    place(lathe([(radius, start + direction * z) for radius, z in stripe], 128), paint(band, 0.3))
    with assembly((0, 0, start + direction * (end - 0.0022)), (0 if direction > 0 else 180, 0, 90 * direction)):
        end_cap(cap or band, brand, line, kg)


def end_cap(colour, brand, line, kg):
    """The disc in the end of a sleeve: maker, line of bars, weight."""
    ink = paint('black') if colour in ('yellow', 'white', 'grey') else paint()
    place(lathe([(0, -0.002), (CAP_RADIUS, -0.002), (CAP_RADIUS, 0.0006), (CAP_RADIUS - 0.0008, 0.0012), (0, 0.0012)], 96), paint(colour, 0.34))
    for text, top in ((brand, True), (line, False)):
        place(on_arc(letters(text, 0.0066, 0.0002, 0.0001, spacing=1.12), CAP_RADIUS - 0.0042, top), ink, (0, 0, 0.0013))
    place(letters(str(kg), 0.0165, 0.0002, 0.0001), ink, (0, 0.0018, 0.0013))
    place(letters('KG', 0.0055, 0.0002, 0.0001), ink, (0, -0.0074, 0.0013))


# The middle of the mark on a sleeve, as a share of its length: between the grooves of its turning.
MARKED_AT = {'plain': 0.52, 'few': 0.42, 'fine': 0.74, 'double': 0.60}


def sleeve_mark(finish, text, length, turning):
    """The name of the bar, marked by laser along a smooth sleeve whose end is at x = 0; facing up and -y."""
    ink = surface('laser mark', (0.05, 0.05, 0.055) if 'chrome' in finish or finish == 'stainless' else (0.52, 0.52, 0.51), 0.6)
    mark = letters(text, 0.036, 0.0003, 0.00004, spacing=1.06)
    for vertex in mark.vertices:
        # The card looks along the bar: letters of the usual width would be narrow.
        vertex.co.x *= 1.25 * min(1, length / 0.415)
    # Short edges, so that no letter dips below the round of the sleeve.
    fine = subdivided(subdivided(mark, 0.003), 0.003)
    place(on_lying_cylinder(fine, SLEEVE_RADIUS), ink, (length * (MARKED_AT[turning] - 1), 0, COLLAR_RADIUS), (-60, 0, 0))


def knurls(shaft, marks, centre):
    """Knurled stretches of a shaft, from -z to +z: interrupted by the ring marks, `centre` metres in the middle."""
    edges = [0.07 if centre <= 0.12 else centre / 2 + 0.02]
    for mark in sorted(MARKS[marks]):
        edges += [mark - MARK_WIDTH / 2, mark + MARK_WIDTH / 2]
    edges.append(shaft / 2 - 0.02)
    right = list(zip(edges[::2], edges[1::2]))
    return [(-end, -start) for start, end in right] + right + ([(-centre / 2, centre / 2)] if centre else [])


def barbell_parts(
    finish, band, line, kg=20, shaft_diameter=0.028, length=2.2, sleeve_length=0.415, marks='dual', centre_knurl=0, knurl='medium', **sleeve_terms
):
    """A bar along the local z axis, centred on the origin."""
    radius = shaft_diameter / 2
    shaft = length - 2 * (sleeve_length + COLLAR_WIDTH)
    smooth, rough, sleeves = bar_finish(finish, knurl)
    place(cylinder(radius - 0.0003, shaft, 64), smooth)
    for start, end in knurls(shaft, marks, centre_knurl):
        place(
            lathe(
                [
                    (radius - 0.001, start),
                    (radius + 0.0003, start + 0.001),
                    (radius + 0.0003, end - 0.001),
                    (radius - 0.001, end),
                ],
                96,
            ),
            rough,
        )
    for direction in (-1, 1):
        sleeve(direction * shaft / 2, direction, sleeve_length, sleeves, band, kg, line, **sleeve_terms)


@view(azimuth=-58, elevation=24, focal=60, fill=0.9, scale=0.55)
def barbell(**parameters):
    with assembly((0, 0, COLLAR_RADIUS), (0, 90, 0)):
        barbell_parts(**parameters)


@view(azimuth=62, elevation=29, focal=75, fill=0.96, scale=0.35, box=((-0.45, -0.004), (-0.092, 0.022), (0.014, 0.064)))
def barbell_detail(**parameters):
    """
    Two of the same bar from their ends: cap, sleeve and collar of one fill the frame, beside it the other's shaft. A
    smooth sleeve is marked with the bar's name.
    """
    half = parameters.get('length', 2.2) / 2
    sleeve_length = parameters.get('sleeve_length', 0.415)
    turning = parameters.get('turning', 'few')
    if turning in MARKED_AT:
        sleeve_mark(parameters['finish'], parameters['line'], sleeve_length, turning)
    with assembly((-half, 0, COLLAR_RADIUS), (0, 90, 0)):
        barbell_parts(**parameters)
    with assembly((half - sleeve_length - 0.36, -0.092, COLLAR_RADIUS), (0, 90, 0)):
        barbell_parts(**parameters)
