"""Goods together as they are used: loaded bars, and racks with a loaded bar and a bench."""
from models.accessories import chalk_block
from models.barbells import barbell_parts
from models.benches import flat_bench
from models.plates import BUMPER_RADIUS, COMPETITION_COLOURS, POUND_COLOURS, bumper, bumper_thickness
from models.racks import HALF, half_rack, power_rack, squat_stand
from scene import assembly
from studio import view

CLUB_BAR = {'finish': 'chrome', 'band': 'red', 'line': 'CLUB BAR'}


def lay_bar(bar, plates, style, location, unit='KG'):
    """A bar along x with `plates` on each sleeve, the heaviest inside, its middle at `location`."""
    colours = COMPETITION_COLOURS if unit == 'KG' else POUND_COLOURS
    start = bar.get('length', 2.2) / 2 - bar.get('sleeve_length', 0.415)
    with assembly(location):
        with assembly((0, 0, 0), (0, 90, 0)):
            barbell_parts(**bar)
        for side in (-1, 1):
            reach = start + 0.001
            for weight in plates:
                thickness = bumper_thickness(weight, style, unit)
                with assembly((side * (reach + thickness / 2), 0, 0), (90, 0, 90 * side)):
                    bumper(weight, colours[weight], style, unit)
                reach += thickness + 0.001


@view(azimuth=-58, elevation=13, focal=60, fill=0.92)
def loaded_bar(plates, style='competition', unit='KG', **bar):
    """A bar that lies loaded on the floor."""
    lay_bar(bar, plates, style, (0, 0, BUMPER_RADIUS), unit)


def in_cups(front, height=1.35, plates=(20, 10)):
    """A loaded Club Bar in the cups of a rack, whose front face is at y = `front`."""
    lay_bar(CLUB_BAR, plates, 'competition', (0, front - 0.054, height - 0.057))


@view(azimuth=-30, elevation=9, focal=60, fill=0.92)
def power_rack_in_use(frame, accent, storage=0):
    """The rack with a loaded bar in its cups and a bench before it."""
    power_rack(frame, accent, storage=storage)
    in_cups(-0.375 - HALF)
    with assembly((0, -0.62, 0), (0, 0, 180)):
        flat_bench('black')


@view(azimuth=-30, elevation=9, focal=60, fill=0.92)
def half_rack_in_use(frame, accent):
    """The half rack with a loaded bar in its cups."""
    half_rack(frame, accent)
    in_cups(-0.275 - HALF)


@view(azimuth=-30, elevation=10, focal=60, fill=0.92)
def squat_stand_in_use(frame, accent):
    """The stand with a loaded bar in its cups."""
    squat_stand(frame, accent)
    in_cups(-HALF, height=1.30)


@view(azimuth=-44, elevation=15, focal=60, fill=0.92)
def bench_in_use(pad):
    """A bench under a loaded bar in a squat stand."""
    squat_stand('black', 'red', cups=1.00)
    in_cups(-HALF, height=1.00)
    with assembly((0, -0.42, 0), (0, 0, 180)):
        flat_bench(pad)


@view(
    azimuth=47,
    elevation=10,
    focal=70,
    fill=1.0,
    scale=0.7,
    tallness=0.8,
    fstop=10,
    box=((0.60, 1.16), (-0.30, 0.26), (0.0, 0.46)),
)
def bar_on_the_floor(plates, style='competition', **bar):
    """The near sleeve of a loaded bar and a block of chalk, the far plates out of focus."""
    lay_bar(bar, plates, style, (0, 0, BUMPER_RADIUS))
    with assembly((1.00, -0.24, 0), (0, 0, 50)):
        chalk_block()
