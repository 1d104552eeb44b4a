"""T-shirt and tank top laid flat, seen from above."""
from relief.body import Relief
from relief.cloth_colours import ACCENTS, GARMENT_COLOURS, WHITE_PLATES
from relief.prints import bar_and_name, plate
from relief.stencil import MIRROR, filled, lettered
from relief.surface import cushion, folds, jersey, noise, ribs, wrinkles

SHIRT = (
    'M408 172 C362 186 312 200 262 218 C268 280 274 340 271 404 C275 540 270 690 263 828 '
    'C340 838 420 842 500 842 C580 842 660 838 737 828 C730 690 725 540 729 404 C726 340 732 280 738 218 '
    'C688 200 638 186 592 172 C574 {neck} 426 {neck} 408 172 Z'
)
SLEEVE = (
    'M266 216 C228 230 202 252 184 284 C158 328 128 366 100 398 C136 430 184 456 236 474 '
    'C250 450 264 430 277 412 C284 344 284 276 266 216 Z'
)
SLEEVE_HEM = 'M116 380 C152 410 198 434 248 451'
INSIDE = 'M410 178 C440 162 560 162 590 178 C572 292 428 292 410 178 Z'
BACK_COLLAR = 'M402 172 C430 148 570 148 598 172 C593 183 587 190 580 195 C556 174 444 174 420 195 C413 190 407 183 402 172 Z'
COLLAR = 'M402 172 C408 167 418 165 425 167 C441 267 559 267 575 167 C582 165 592 167 598 172 C580 303 420 303 402 172 Z'
HEM = 'M264 808 C340 819 420 823 500 823 C580 823 660 819 736 808'
TANK = (
    'M349 154 C337 154 325 156 314 160 C321 252 302 325 252 383 C259 525 257 687 250 828 '
    'C335 838 417 842 500 842 C583 842 665 838 750 828 C743 687 741 525 748 383 C698 325 679 252 686 160 '
    'C675 156 663 154 651 154 C646 {neck} 354 {neck} 349 154 Z'
)
TANK_INSIDE = 'M351 158 C406 219 594 219 649 158 C644 309 356 309 351 158 Z'
TANK_NECK = 'M348 154 C354 {neck} 646 {neck} 652 154'
ARMHOLE = 'M315 160 C322 252 303 325 253 385'
TANK_HEM = 'M251 808 C335 819 417 822 500 822 C583 822 665 819 749 808'
DRAPE = (
    ((280, 408), (330, 470), (440, 520), 10, 13),
    ((276, 430), (316, 540), (400, 640), 13, 12),
    ((720, 408), (668, 476), (556, 522), 10, 12),
    ((724, 432), (680, 548), (606, 652), 13, -12),
    ((290, 262), (322, 330), (318, 430), 12, 8),
    ((708, 262), (680, 336), (684, 436), 12, -8),
    ((352, 836), (378, 730), (352, 600), 17, 11),
    ((446, 840), (436, 764), (462, 650), 13, -8),
    ((560, 840), (590, 750), (566, 620), 18, 11),
    ((660, 834), (642, 760), (664, 680), 14, -9),
    ((268, 640), (350, 676), (470, 664), 10, 9),
    ((734, 600), (650, 650), (540, 650), 11, 9),
    ((266, 744), (330, 760), (410, 744), 10, 7),
    ((736, 764), (670, 770), (596, 752), 10, 7),
)
SLEEVE_FOLDS = (
    ((276, 396), (226, 372), (150, 368), 9, 12),
    ((276, 414), (230, 412), (160, 422), 9, 11),
    ((274, 290), (226, 316), (170, 326), 11, 9),
    ((262, 330), (214, 372), (180, 428), 10, 8),
)


def waves(sheet, seed=11):
    """What no fold explains: the cloth's own unevenness."""
    return 3.2 * noise(sheet, 150, 220, seed + 10) + 5 * wrinkles(sheet, seed)


def label(relief, x, y, ink='#e6e4df', ground='#141415'):
    """The woven label inside a neck."""
    relief.lay(f'<rect x="{x - 26}" y="{y}" width="52" height="24" rx="1"/>', ground, 1.2, edge=1)
    relief.stitch(lettered('GROSVIK', x, y + 16, 10, 0.8), ink, 0.1)


def t_shirt(sheet, colour, side='front'):
    fabric, thread, ink, _ = GARMENT_COLOURS[colour]
    knit, uneven, is_front = jersey(sheet), waves(sheet), side == 'front'
    relief = Relief(sheet)
    relief.lay(filled(INSIDE), fabric, 1, weave=knit)
    if is_front:
        relief.lay(filled(BACK_COLLAR), fabric, 4, relief=0.7 * ribs(sheet, 4.2), weave=knit, edge=4)
        label(relief, 500, 184)
    for transform in ('', MIRROR):
        sleeve = folds(sheet, SLEEVE_FOLDS, transform == MIRROR)
        mask = relief.shape(filled(SLEEVE, transform))
        own = sleeve + uneven * 0.8 + cushion(mask, 9, 60, sheet)
        relief.lay(filled(SLEEVE, transform), fabric, 5, relief=own, weave=knit, edge=6)
        relief.seam(SLEEVE_HEM, thread, transform, rows=(-3, 3), within=mask)
    shirt = SHIRT.format(neck=300 if is_front else 184)
    relief.lay(filled(shirt, 'translate(0 7)'), fabric, 2, weave=knit, edge=2)
    body = relief.shape(filled(shirt))
    drape = folds(sheet, DRAPE, not is_front)
    own = drape + uneven + cushion(body, 12, 120, relief.sheet)
    relief.lay(filled(shirt), fabric, 6, relief=own, weave=knit, edge=5, sink=1)
    relief.seam(HEM, thread, rows=(-3, 3), within=body)
    if is_front:
        relief.lay(filled(COLLAR), fabric, 3.5, relief=0.7 * ribs(sheet, 4.2), weave=knit, edge=7, sink=0.85)
        relief.print_art(bar_and_name(500, 420, 344, ink, WHITE_PLATES.get(colour)))
    else:
        relief.lay(filled(BACK_COLLAR), fabric, 3.5, relief=0.7 * ribs(sheet, 4.2), weave=knit, edge=6)
        relief.print('GROSVIK', 500, 262, 28, ink, 5)
    return relief


def tank_top(sheet, colour, side='front'):
    fabric, thread, ink, _ = GARMENT_COLOURS[colour]
    knit, uneven, is_front = jersey(sheet), waves(sheet, 31), side == 'front'
    neck = 345 if is_front else 252
    tank = TANK.format(neck=neck)
    relief = Relief(sheet)
    relief.lay(filled(TANK.format(neck=252 if is_front else 345)), fabric, 2, relief=0.4 * uneven, weave=knit, edge=3)
    if is_front:
        label(relief, 500, 232)
    relief.lay(filled(tank, 'translate(0 7)'), fabric, 2, weave=knit, edge=2)
    body = relief.shape(filled(tank))
    drape = folds(sheet, DRAPE, is_front)
    own = drape + uneven + cushion(body, 12, 120, relief.sheet)
    relief.lay(filled(tank), fabric, 6, relief=own, weave=knit, edge=5, sink=1)
    relief.seam(TANK_HEM, thread, rows=(-3, 3), within=body)
    for path, transform in ((TANK_NECK.format(neck=neck), ''), (ARMHOLE, ''), (ARMHOLE, MIRROR)):
        relief.bind(path, fabric, thread, transform, body)
    if is_front:
        relief.print_art(plate(500, 540, 128, ink, ACCENTS[colour]))
    else:
        relief.print('GROSVIK', 500, 318, 28, ink, 5)
    return relief
