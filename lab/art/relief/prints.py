"""Graphics printed on garments, drawn here: each is a list of (SVG elements, colour of the ink)."""
from math import cos, degrees, radians, sin

from relief.stencil import lettered, stroked

# Widths of Liberation Sans Narrow Bold in thousandths of its size; what is not named is 547.
WIDTHS = {
    **dict.fromkeys('ABCDHKNRU', 592),
    **dict.fromkeys('FTZL', 501),
    **dict.fromkeys('GOQ', 638),
    **dict.fromkeys('I .', 228),
    **dict.fromkeys('0123456789J', 456),
    'M': 683,
    'W': 774,
}
# The colours that mean a weight, from the inside of the sleeve outwards: colour, thickness, height.
LOADED = (('#c8302b', 23, 1), ('#2a5cb4', 20, 1), ('#e0ab23', 16, 1), ('#2f8a49', 12, 1))


def width_of(text, height, spacing):
    return sum(WIDTHS.get(letter, 547) for letter in text) / 1000 * height + spacing * (len(text) - 1)


def on_arc(text, x, y, radius, height, spacing=0.0, is_top=True):
    """Letters along a circle around (x, y): clockwise at the top, left to right at the bottom. `radius` is of their feet."""
    place = -width_of(text, height, spacing) / 2
    elements = ''
    for letter in text:
        wide = WIDTHS.get(letter, 547) / 1000 * height
        turn = degrees((place + wide / 2) / radius) * (1 if is_top else -1)
        foot = -radius if is_top else radius
        elements += lettered(letter, x, y + foot, height, 0, f'rotate({turn} {x} {y})')
        place += wide + spacing
    return elements


def ring(x, y, radius, width):
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="#fff" stroke-width="{width}"/>'


def plate(x, y, radius, ink, accent):
    """The face of a bumper plate with the maker's name on it."""
    bolts = ''.join(
        f'<circle cx="{x + 0.265 * radius * cos(radians(60 * i))}" cy="{y + 0.265 * radius * sin(radians(60 * i))}" r="{0.022 * radius}"/>'
        for i in range(6)
    )
    height = 0.24 * radius
    face = (
        ring(x, y, 0.965 * radius, 0.07 * radius)
        + ring(x, y, 0.46 * radius, 0.022 * radius)
        + on_arc('GROSVIK', x, y, 0.58 * radius, height, 0.05 * radius)
        + on_arc('HALDENMARK', x, y, 0.58 * radius + 0.72 * height, height, 0.035 * radius, False)
        + ring(x, y, 0.145 * radius, 0.05 * radius)
        + bolts
    )
    return [(face, ink), (ring(x, y, 0.87 * radius, 0.055 * radius) + ring(x, y, 0.36 * radius, 0.05 * radius), accent)]


def loaded_bar(x, y, width, height, ink, white=None):
    """
    A loaded bar from the front, the heaviest plates inside: in one ink, or in the colours of the weights if the colour of
    the white plate is given.
    """
    scale, gap = height / 120, 3.5 * height / 120
    inside = 0.22 * width

    def shaft(start, end):
        return stroked(f'M{x + start} {y} L{x + end} {y}', 6 * scale, cap='butt'), ink

    layers = [shaft(-inside, inside)]
    for side in (-1, 1):
        collar = x + side * (inside - 7 * scale)
        layers.append((stroked(f'M{collar} {y - 10 * scale} L{collar} {y + 10 * scale}', 6 * scale, cap='butt'), ink))
        reach = inside
        for colour, thick, tall in (*LOADED, (white or ink, 9, 0.62)):
            wide, high = thick * scale, height * tall
            left = x + side * (reach + wide / 2) - wide / 2
            box = f'<rect x="{left}" y="{y - high / 2}" width="{wide}" height="{high}" rx="{3.5 * scale}"/>'
            layers.append((box, colour if white else ink))
            reach += wide + gap
        layers.append(shaft(side * (reach - gap), side * width / 2))
    return layers


def bar_and_name(x, y, width, ink, white=None):
    """A loaded bar over the wordmark, both as wide."""
    height = 62 * width / 330
    spacing = (width - width_of('GROSVIK', height, 0)) / 6
    bar = loaded_bar(x, y, width, 116 * width / 330, ink, white)
    return [*bar, (lettered('GROSVIK', x, y + 0.36 * width, height, spacing), ink)]


def club(x, y, width, ink, accent):
    """The arched name of a club with its second line between two rules."""
    radius = 1.15 * width
    height = 0.27 * width
    name = on_arc('GROSVIK', x, y + radius, radius, height, (width - width_of('GROSVIK', height, 0)) / 6 + 0.01 * width)
    small = 0.105 * width
    line = width_of('BARBELL CLUB', small, 0.02 * width) / 2
    foot = y + 0.225 * width
    rules = ''.join(
        stroked(f'M{x + side * (line + 0.03 * width)} {foot - small * 0.36} L{x + side * 0.5 * width} {foot - small * 0.36}', 0.018 * width, cap='butt')
        for side in (-1, 1)
    )
    return [(name, ink), (lettered('BARBELL CLUB', x + 0.01 * width, foot, small, 0.02 * width) + rules, accent)]
