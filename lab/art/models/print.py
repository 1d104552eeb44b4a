"""Printed goods: gift cards, event tickets, training logbook, programme binder."""
from geometry import box, circle, plate_with_holes, prism, ring, rounded_rectangle
from lettering import BRAND, letters
from materials import chrome, marbled, paint, palette, steel, surface
from scene import assembly, place
from studio import view

CARD = (0.0856, 0.054)
CARD_DESIGNS = {
    'black': (lambda: surface('card', (0.016, 0.016, 0.017), 0.4), (0.82, 0.82, 0.80), 'red'),
    'white': (lambda: surface('card', (0.80, 0.80, 0.78), 0.4), (0.02, 0.02, 0.02), 'red'),
    'red': (lambda: surface('card', (0.50, 0.012, 0.012), 0.4), (0.82, 0.82, 0.80), 'black'),
    'steel': (lambda: steel(0.34), (0.02, 0.02, 0.02), 'black'),
}


def card(design):
    """A thick card lying face up: big mark, small line, plate symbol and stripe."""
    make, ink_tone, stripe = CARD_DESIGNS[design]
    ink, thickness = paint(ink_tone), 0.0016
    place(prism(rounded_rectangle(*CARD, 0.0035, 8), thickness), make(), bevel=0.0003)
    top = thickness + 0.0001
    place(letters(BRAND, 0.0175, 0.0001, 0.00003, spacing=1.2), ink, (-0.004, 0.003, top))
    place(letters('GIFT CARD', 0.0050, 0.0001, 0.00003, spacing=1.6), ink, (-0.0235, -0.017, top))
    place(box(0.0856, 0.0022, 0.0002), paint(stripe, 0.4), (0, -0.0095, top))
    for inner, outer in ((0.0060, 0.0068), (0.0018, 0.0046)):
        place(ring(inner, outer, 0.0002, 96), ink, (0.032, 0.0165, top))


@view(azimuth=-20, elevation=42, focal=85, fill=0.82)
def gift_card(design):
    """Two cards, the upper one turned across the lower."""
    with assembly((0.004, 0.008, 0), (0, 0, -14)):
        card(design)
    with assembly((0, 0, 0.0022), (-1.2, 0, 6)):
        card(design)


TICKET, STUB = (0.150, 0.062), 0.036


def paper_ticket(event, day, division, ground, band):
    """A ticket lying face up: event, day and division, and a stub behind a line of holes."""
    width, height = TICKET
    thickness, tear = 0.0009, width / 2 - STUB
    holes = [list(reversed(circle(0.0009, 12, (tear, -height / 2 + 0.004 + 0.0045 * n)))) for n in range(13)]
    sheet = surface('ticket', palette(ground), 0.55)
    place(plate_with_holes(rounded_rectangle(width, height, 0.003, 6), holes, thickness), sheet, bevel=0.0002)
    ink, top = paint((0.02, 0.02, 0.02) if ground == 'yellow' else (0.82, 0.82, 0.80)), thickness + 0.0001
    middle = -STUB / 2
    place(box(0.104, 0.0030, 0.0002), paint(band, 0.4), (middle, 0.0235, top))
    place(letters(event, 0.0165, 0.0001, 0.00003, spacing=1.1), ink, (middle, 0.0085, top))
    place(letters(day, 0.0062, 0.0001, 0.00003, spacing=1.3), ink, (middle, -0.0065, top))
    place(letters(division, 0.0088, 0.0001, 0.00003, spacing=1.2), paint(band, 0.4), (middle, -0.0205, top))
    place(letters('2027', 0.0150, 0.0001, 0.00003, spacing=1.1), ink, (width / 2 - STUB / 2 - 0.004, 0, top), (0, 0, 90))
    place(letters('ADMIT ONE', 0.0052, 0.0001, 0.00003, spacing=1.3), ink, (width / 2 - 0.008, 0, top), (0, 0, 90))


@view(azimuth=-10, elevation=58, focal=85, fill=0.86)
def ticket(event, day, division, ground, band):
    """Two tickets, the upper one turned across the lower."""
    with assembly((0.004, 0.030, 0), (0, 0, -16)):
        paper_ticket(event, day, division, ground, band)
    with assembly((0, -0.008, 0.0014), (-0.8, 0, 8)):
        paper_ticket(event, day, division, ground, band)


@view(azimuth=-26, elevation=36, focal=85, fill=0.80)
def logbook(colour):
    """Hard-cover notebook with elastic band and ribbon, lying on the ground."""
    width, height, thickness = 0.150, 0.212, 0.018
    tone = palette(colour)
    linen = surface('linen', tone, 0.7, 0, 0.25, bump=(1500, 0.35, 0.0006))
    for level in (0, thickness):
        place(prism(rounded_rectangle(width, height, 0.006, 6), 0.0028), linen, (0, 0, level), bevel=0.0008)
    place(box(0.004, height - 0.004, thickness), linen, (-width / 2 + 0.002, 0, thickness / 2 + 0.001), bevel=0.0015)
    pages = marbled((0.74, 0.73, 0.69), (0.62, 0.61, 0.57), 4, 0.9, bump=(900, 0.5, 0.0006))
    place(box(width - 0.008, height - 0.007, thickness - 0.0028), pages, (0.001, 0, thickness / 2 + 0.0014))
    band = surface('elastic', (0.02, 0.02, 0.02) if colour != 'black' else (0.42, 0.012, 0.012), 0.7)
    place(
        box(0.0055, height + 0.0016, thickness + 0.0042),
        band,
        (width / 2 - 0.018, 0, thickness / 2 + 0.0014),
        bevel=0.0006,
    )
    place(
        box(0.004, 0.030, 0.0006),
        surface('ribbon', (0.42, 0.012, 0.012), 0.6),
        (0.01, -height / 2 - 0.011, 0.006),
        (-12, 0, 4),
    )
    top, ink = thickness + 0.0029, paint()
    place(letters(BRAND, 0.026, 0.0001, 0.00003, spacing=1.2), ink, (-0.012, 0.040, top))
    place(letters('TRAINING LOG', 0.0095, 0.0001, 0.00003, spacing=1.35), ink, (-0.012, 0.018, top))
    place(box(0.076, 0.0012, 0.0002), ink, (-0.012, 0.0275, top))
    place(letters('VOL. 1   52 WEEKS', 0.0062, 0.0001, 0.00003, spacing=1.2), ink, (-0.012, -0.078, top))


@view(azimuth=-30, elevation=15, focal=85, fill=0.84)
def binder(colour, title='12-WEEK STRENGTH PROGRAM', band='red'):
    """Ring binder standing upright, spine and front cover visible."""
    width, height, depth, board = 0.255, 0.315, 0.062, 0.003
    shell = surface('board', palette(colour), 0.55, 0, 0.35, bump=(900, 0.25, 0.0006))
    for y in (-depth / 2, depth / 2):
        place(box(width, board, height), shell, (0, y, height / 2), bevel=0.0009)
    hole = circle(0.0125, 48, (0, -height * 0.33))
    spine = plate_with_holes(rounded_rectangle(depth, height, 0.002), [list(reversed(hole))], board)
    with assembly((-width / 2, 0, height / 2), (90, 0, -90)):
        place(spine, shell, bevel=0.0006)
        place(ring(0.0105, 0.0145, 0.0012, 96), chrome(0.15), (0, -height * 0.33, board + 0.0006), bevel=0.0003)
        place(
            prism(rounded_rectangle(0.042, 0.13, 0.002), 0.0006),
            surface('label', (0.78, 0.78, 0.76), 0.6),
            (0, height * 0.16, board),
        )
        place(
            letters(BRAND, 0.020, 0.0001, 0.00003, spacing=1.15),
            paint((0.02, 0.02, 0.02)),
            (0, height * 0.16, board + 0.0007),
            (0, 0, 90),
        )
    place(
        box(width - 0.02, depth * 0.62, height - 0.02),
        marbled((0.76, 0.75, 0.72), (0.66, 0.65, 0.62), 4, 0.9),
        (0.004, 0, height / 2),
    )
    front = -depth / 2 - board / 2 - 0.0001
    place(
        prism(rounded_rectangle(0.17, 0.205, 0.002), 0.0004),
        surface('sheet', (0.78, 0.78, 0.76), 0.6),
        (0, front, height * 0.54),
        (90, 0, 0),
    )
    ink = paint((0.02, 0.02, 0.02))
    place(letters(BRAND, 0.036, 0.0001, 0.00003, spacing=1.15), ink, (0, front - 0.0006, height * 0.74), (90, 0, 0))
    place(
        letters(title, 0.0118, 0.0001, 0.00003, spacing=1.1),
        ink,
        (0, front - 0.0006, height * 0.66),
        (90, 0, 0),
    )
    place(box(0.142, 0.0004, 0.010), paint(band, 0.5), (0, front - 0.0005, height * 0.615))
    for row in range(7):
        place(
            box(0.142, 0.0004, 0.0012), paint((0.30, 0.30, 0.30)), (0, front - 0.0005, height * (0.565 - 0.032 * row))
        )
        place(box(0.010, 0.0004, 0.006), ink, (-0.066, front - 0.0005, height * (0.58 - 0.032 * row)))
