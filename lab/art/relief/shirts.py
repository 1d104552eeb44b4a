"""T-shirt and tank top laid flat, seen from above."""
from relief.body import Relief
from relief.cloth_colours import GARMENT_COLOURS
from relief.stencil import MIRROR, filled, lettered
from relief.surface import cushion, folds, jersey, noise, ribs, wrinkles

SHIRT = (
    'M368 176 C325 189 278 203 236 216 C259 275 271 336 269 403 C269 543 262 687 255 824 '
    'C335 835 417 838 500 838 C583 838 665 835 745 824 C738 687 731 543 731 403 C729 336 741 275 764 216 '
    'C722 203 675 189 632 176 C604 {neck} 396 {neck} 368 176 Z'
)
SLEEVE = (
    'M243 214 C207 225 179 243 160 270 C127 316 89 372 61 421 C106 444 163 460 219 468 '
    'C240 442 257 421 271 405 C278 336 269 270 243 214 Z'
)
DROOP = 'rotate(-11 243 216)'
SLEEVE_HEM = 'M80 405 C122 426 177 441 236 448'
INSIDE = 'M373 180 C406 162 594 162 627 180 C604 234 396 234 373 180 Z'
BACK_COLLAR = 'M368 176 C410 151 590 151 632 176 C627 187 620 194 611 199 C576 174 424 174 389 199 C380 194 373 187 368 176 Z'
COLLAR = 'M365 176 C370 172 380 170 388 172 C415 225 585 225 612 172 C620 170 630 172 635 176 C611 255 389 255 365 176 Z'
HEM = 'M256 804 C335 815 417 819 500 819 C583 819 665 815 744 804'
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
    ((273, 412), (323, 525), (436, 660), 13, 17),
    ((281, 401), (406, 469), (571, 507), 10, 13),
    ((271, 435), (299, 579), (323, 723), 12, 13),
    ((727, 408), (677, 525), (594, 687), 13, -16),
    ((719, 397), (606, 462), (500, 469), 10, 12),
    ((729, 444), (703, 579), (689, 732), 13, -11),
    ((295, 264), (325, 354), (309, 462), 12, 9),
    ((698, 264), (677, 363), (698, 489), 12, -9),
    ((349, 833), (382, 723), (356, 588), 17, 13),
    ((443, 837), (429, 759), (465, 633), 13, -10),
    ((557, 837), (594, 741), (559, 579), 18, 14),
    ((665, 829), (649, 759), (675, 660), 14, -10),
    ((266, 624), (370, 673), (524, 660), 10, 12),
    ((734, 588), (630, 644), (512, 648), 11, 12),
    ((264, 723), (335, 741), (417, 732), 10, 9),
    ((738, 750), (665, 759), (594, 741), 10, 9),
    ((394, 248), (436, 327), (406, 435), 15, 7),
    ((613, 248), (566, 336), (599, 444), 15, -7),
)
SLEEVE_FOLDS = (
    ((271, 385), (205, 354), (118, 369), 9, 12),
    ((271, 403), (205, 403), (111, 435), 9, 12),
    ((257, 264), (205, 300), (134, 318), 11, 9),
    ((236, 300), (170, 354), (87, 399), 9, 9),
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
        label(relief, 500, 180)
    for side_transform in ('', MIRROR):
        transform = f'{side_transform} {DROOP}'
        sleeve = folds(sheet, SLEEVE_FOLDS, transform.startswith(MIRROR))
        mask = relief.shape(filled(SLEEVE, transform))
        own = sleeve + uneven * 0.8 + cushion(mask, 9, 60, sheet)
        relief.lay(filled(SLEEVE, transform), fabric, 5, relief=own, weave=knit, edge=6)
        relief.seam(SLEEVE_HEM, thread, transform, rows=(-3, 3), within=mask)
    shirt = SHIRT.format(neck=232 if is_front else 158)
    relief.lay(filled(shirt, 'translate(0 7)'), fabric, 2, weave=knit, edge=2)
    body = relief.shape(filled(shirt))
    drape = folds(sheet, DRAPE, not is_front)
    own = drape + uneven + cushion(body, 12, 120, relief.sheet)
    relief.lay(filled(shirt), fabric, 6, relief=own, weave=knit, edge=5, sink=1)
    relief.seam(HEM, thread, rows=(-3, 3), within=body)
    if is_front:
        relief.lay(filled(COLLAR), fabric, 3.5, relief=0.7 * ribs(sheet, 4.2), weave=knit, edge=7, sink=0.85)
        relief.print('GROSVIK', 500, 374, 64, ink, 10)
    else:
        relief.lay(filled(BACK_COLLAR), fabric, 3.5, relief=0.7 * ribs(sheet, 4.2), weave=knit, edge=6)
        relief.print('GROSVIK', 500, 255, 26, ink, 4)
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
    relief.print('GROSVIK', 500, 422 if is_front else 318, 60 if is_front else 26, ink, 8 if is_front else 4)
    return relief
