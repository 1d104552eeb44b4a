"""Scenes of goods together for the tiles of categories, and wide ones for the heads of articles, which are cut to 16 to 9."""
from math import cos, pi

from models.accessories import chalk_block
from models.barbells import barbell_parts
from models.conditioning import sled
from models.dumbbells import dumbbell_rack, hex_parts, hex_radius, lying_hex, round_dumbbell
from models.heroes import FRAME, standing
from models.plates import COMPETITION_COLOURS, bumper, bumper_thickness
from models.storage import bar_holder, plate_tree
from models.strongman import atlas_stone
from scene import assembly
from studio import view


@view(azimuth=34, elevation=19, focal=80, fill=0.92, fstop=22, scale=0.42)
def dumbbells():
    """Two round dumbbells in front of hex ones that lie upon each other."""
    with assembly((0.05, -0.21, 0), (0, 0, 8)):
        round_dumbbell(20)
    with assembly((-0.02, -0.03, 0), (0, 0, -5)):
        round_dumbbell(20)
    step = 2 * hex_radius(15) * 1.02
    for index in range(3):
        lying_hex(15, (-0.04, 0.16 + step * index))
    for index in range(2):
        with assembly((-0.04, 0.16 + step * (index + 0.5), 2.6 * hex_radius(15) * cos(pi / 6)), (0, 90, 0)):
            hex_parts(15)


@view(azimuth=-30, elevation=11, focal=60, fill=0.96, fstop=8, box=((-0.62, 0.78), (-0.62, 0.55), (0.0, 1.24)))
def storage():
    """A plate tree and a holder with bars in front, dumbbells on their rack behind."""
    with assembly((-0.30, -0.20, 0), (0, 0, 8)):
        plate_tree('black')
    with assembly((0.45, -0.25, 0), (0, 0, -6)):
        bar_holder('black')
        for x, y, finish, band in ((-0.14, 0.14, 'chrome', 'blue'), (0, 0, 'black-zinc', 'black'), (0.14, 0.14, 'chrome', 'yellow'), (0.14, -0.14, 'stainless', 'red')):
            with assembly((x, y, 0.022 + 1.1)):
                barbell_parts(finish=finish, band=band, line='CLUB BAR')
    with assembly((0.35, 0.62, 0)):
        dumbbell_rack('black')


@view(azimuth=-38, elevation=11, focal=60, fstop=9, box=((-0.66, 0.72), (-0.66, 0.66), (0.0, 1.0)), tallness=FRAME, fill=0.94)
def push():
    """A sled with plates on its post, another plate on its edge; above and below is room for a cut to 16 to 9."""
    sled('black')
    level = 0.094
    for kg in (25, 20, 15):
        level += bumper_thickness(kg, 'training') / 2
        with assembly((0, 0, level), (0, 0, 20 * kg)):
            bumper(kg, COMPETITION_COLOURS[kg], 'training')
        level += bumper_thickness(kg, 'training') / 2
    standing(20, (0.78, 0.30), -30, 0, 'training')


@view(azimuth=-14, elevation=12, focal=60, fstop=11, box=((-0.52, 0.62), (-0.30, 0.55), (-0.06, 0.56)), tallness=FRAME, fill=0.98)
def stones():
    """A stone in front of another, both whole, and chalk; above and below is room for a cut to 16 to 9."""
    with assembly((-0.20, -0.08, 0)):
        atlas_stone()
    with assembly((0.36, 0.44, 0), (0, 0, 50)):
        atlas_stone()
    with assembly((0.26, -0.30, 0), (0, 0, 18)):
        chalk_block()
