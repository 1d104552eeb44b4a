"""Storage: plate tree and vertical bar holder."""
from geometry import box, cylinder, hollow_prism, circle
from models.plates import COMPETITION_COLOURS, bumper, bumper_thickness
from models.rack_parts import TUBE, RackKit
from scene import assembly, place
from studio import view


@view(azimuth=-34, elevation=11, focal=75, fill=0.86)
def plate_tree(frame, height=1.22):
    """Post on a base with three pairs of pegs, loaded with training plates."""
    kit = RackKit(frame, 'red')
    kit.upright(0, 0, height, base=TUBE)
    for side in (-1, 1):
        kit.beam((side * 0.22, -0.36, TUBE / 2), (side * 0.22, 0.36, TUBE / 2))
        for y in (-0.362, 0.362):
            kit.foot_cap(side * 0.22, y)
    kit.beam((-0.22, 0, TUBE / 2), (0.22, 0, TUBE / 2))
    for level, load in ((0.36, (25, 20)), (0.86, (15, 10, 5))):
        for side in (-1, 1):
            reach = TUBE / 2
            kit.peg((side * reach, 0, level), (side * 0.30, 0, level))
            for kg in load:
                reach += bumper_thickness(kg, 'training') / 2 + 0.003
                with assembly((side * reach, 0, level), (90, 0, 90 * side)):
                    bumper(kg, COMPETITION_COLOURS[kg], 'training')
                reach += bumper_thickness(kg, 'training') / 2


@view(azimuth=-34, elevation=22, focal=80, fill=0.82)
def bar_holder(frame):
    """Steel base plate with nine standing tubes."""
    kit = RackKit(frame, 'red')
    place(box(0.46, 0.46, 0.010), kit.coat, (0, 0, 0.017), bevel=0.003)
    for x in (-0.19, 0.19):
        for y in (-0.19, 0.19):
            place(cylinder(0.022, 0.012), kit.liner, (x, y, 0.006), bevel=0.002)
    pipe = hollow_prism(circle(0.033), circle(0.029), 0.26)
    for x in (-0.14, 0, 0.14):
        for y in (-0.14, 0, 0.14):
            place(pipe.copy(), kit.coat, (x, y, 0.022), bevel=0.001)
            place(hollow_prism(circle(0.0345), circle(0.0285), 0.018), kit.liner, (x, y, 0.272), bevel=0.002)
    kit.beam((-0.21, -0.215, 0.045), (0.21, -0.215, 0.045), 0.016, 0.045)
