"""Hooded sweatshirt laid flat, seen from above."""
from relief.body import Relief
from relief.cloth_colours import ACCENTS, GARMENT_COLOURS
from relief.prints import club, plate
from relief.shirts import label, waves
from relief.stencil import MIRROR, filled, stroked
from relief.surface import cushion, fleece, folds, jersey, ribs

BODY = (
    'M384 282 L359 289 C317 302 280 316 243 331 C267 399 280 481 282 566 C282 662 280 738 278 819 '
    'C423 831 577 831 722 819 C720 738 718 662 718 566 C720 481 733 399 757 331 C720 316 683 302 641 289 L616 282 '
    'C600 388 400 388 384 282 Z'
)
SLEEVE = (
    'M254 325 C215 346 188 377 180 426 C159 531 141 673 130 781 C166 797 216 804 258 798 '
    'C271 713 295 622 321 548 C308 451 290 387 254 325 Z'
)
CUFF = 'M134 776 C170 792 215 796 252 790 L249 860 C213 867 170 862 132 849 Z'
HEM = 'M284 812 C423 823 577 823 716 812 L707 880 C573 891 427 891 293 880 Z'
INSIDE = (
    'M428 310 C414 249 432 192 473 175 C489 170 511 170 527 175 C568 192 586 249 572 310 '
    'C550 350 527 364 500 377 C473 364 450 350 428 310 Z'
)
HOOD = (
    'M379 312 C336 265 334 175 412 134 C441 119 471 112 500 112 C529 112 559 119 588 134 C666 175 664 265 621 312 '
    'C594 357 550 386 500 408 C450 386 406 357 379 312 Z '
    'M442 298 C446 330 471 355 500 370 C529 355 554 330 558 298 '
    'C565 244 554 204 527 188 C511 181 489 181 473 188 C446 204 435 244 442 298 Z'
)
HOOD_EDGE = 'M500 370 C471 355 446 330 442 298 C435 244 446 204 473 188 C489 181 511 181 527 188 C554 204 565 244 558 298 C554 330 529 355 500 370'
FRONT_OVERLAP = 'M480 355 C491 375 505 393 522 399'
POCKET = 'M401 625 L599 625 C623 652 647 690 667 732 L667 815 C557 823 443 823 333 815 L333 732 C353 690 377 652 401 625 Z'
POCKET_SEAM = 'M408 636 L592 636'
POCKET_MOUTH = 'M390 642 C370 667 353 700 343 732'
CORDS = ('M452 352 C444 380 456 406 446 442', 'M548 350 C560 380 544 404 554 432')
DRAPE = (
    ((289, 528), (342, 604), (412, 642), 14, 16),
    ((713, 528), (654, 614), (599, 652), 14, -14),
    ((291, 443), (368, 510), (500, 566), 12, 12),
    ((709, 443), (621, 519), (500, 563), 12, 12),
    ((280, 358), (324, 443), (304, 566), 13, 12),
    ((720, 358), (678, 443), (698, 566), 13, -12),
    ((287, 700), (313, 756), (302, 819), 12, 11),
    ((713, 690), (685, 756), (702, 819), 12, -11),
    ((368, 320), (412, 396), (390, 490), 16, 9),
    ((632, 320), (592, 396), (614, 490), 16, -9),
    ((423, 823), (434, 776), (412, 700), 12, 8),
    ((566, 823), (577, 776), (557, 700), 12, -8),
)
SLEEVE_FOLDS = (
    ((314, 503), (248, 484), (175, 514), 10, 16),
    ((320, 541), (258, 550), (184, 599), 10, 15),
    ((282, 411), (231, 439), (175, 437), 11, 12),
    ((268, 365), (220, 440), (197, 539), 11, 11),
    ((272, 643), (218, 651), (157, 689), 9, 14),
    ((264, 692), (213, 694), (148, 735), 8, 13),
    ((259, 732), (207, 726), (142, 764), 8, 12),
    ((287, 593), (233, 601), (163, 646), 9, 10),
)
HOOD_FOLDS = (
    ((373, 268), (381, 200), (431, 157), 16, 14),
    ((627, 268), (619, 200), (569, 157), 16, -12),
    ((385, 319), (421, 359), (480, 384), 12, 10),
    ((615, 319), (579, 359), (520, 384), 12, 8),
    ((353, 242), (391, 255), (421, 242), 10, 9),
    ((647, 234), (609, 251), (579, 239), 10, 9),
)


def hoodie(sheet, colour, side='front'):
    fabric, thread, ink, dark = GARMENT_COLOURS[colour]
    nap, uneven, is_front = fleece(sheet), waves(sheet, 51), side == 'front'
    relief = Relief(sheet)
    if is_front:
        relief.lay(filled(INSIDE), dark, 1, weave=jersey(sheet))
        label(relief, 500, 292)
    for transform in ('', MIRROR):
        sleeve = folds(sheet, SLEEVE_FOLDS, transform.startswith(MIRROR))
        mask = relief.shape(filled(SLEEVE, transform))
        own = sleeve + uneven + cushion(mask, 16, 60, relief.sheet)
        relief.lay(filled(SLEEVE, transform), fabric, 7, relief=own, weave=nap, edge=8, sheen=0.07)
        cuff = relief.shape(filled(CUFF, transform))
        relief.lay(
            filled(CUFF, transform), dark, 2, relief=1.5 * ribs(sheet, 7) + cushion(cuff, 6, 24, relief.sheet), edge=6, sink=0.6
        )
    body = relief.shape(filled(BODY))
    drape = folds(sheet, DRAPE, not is_front)
    own = drape + uneven + cushion(body, 20, 130, relief.sheet)
    relief.lay(filled(BODY), fabric, 8, relief=own, weave=nap, edge=8, sheen=0.07, sink=1)
    hem = relief.shape(filled(HEM))
    relief.lay(filled(HEM), dark, 2.5, relief=1.5 * ribs(sheet, 7) + cushion(hem, 6, 24, relief.sheet), edge=6, sink=0.8)
    if is_front:
        relief.lay(filled(POCKET), fabric, 5, relief=0.5 * uneven, weave=nap, edge=4, sheen=0.07, sink=0.35)
        relief.seam(POCKET_SEAM, thread, rows=(0, 5), depth=1)
        relief.seam(POCKET_MOUTH, thread, rows=(0, 4), depth=1)
        relief.seam(POCKET_MOUTH, thread, MIRROR, rows=(0, 4), depth=1)
        relief.print_art(club(500, 510, 300, ink, ACCENTS[colour]))
        hood(relief, f'<path fill-rule="evenodd" d="{HOOD}"/>', fabric, thread, nap, uneven)
        cords(relief, ink)
    else:
        hood(relief, filled(HOOD.split(' M')[0]), fabric, thread, nap, uneven)
        relief.seam('M500 120 C497 190 503 285 500 400', thread, rows=(0,), depth=2)
        relief.print_art(plate(500, 600, 150, ink, ACCENTS[colour]))
    return relief


def hood(relief, elements, fabric, thread, nap, uneven):
    """The hood laid upwards; from the front it is a ring around its opening."""
    mask = relief.shape(elements)
    own = folds(relief.sheet, HOOD_FOLDS) + uneven + cushion(mask, 13, 60, relief.sheet)
    relief.lay(elements, fabric, 8, relief=own, weave=nap, edge=7, sheen=0.07, sink=0.8)
    if 'evenodd' in elements:
        relief.seam(HOOD_EDGE, thread, 'translate(500 262) scale(1.2) translate(-500 -262)', depth=1.6, within=mask)
        relief.seam(FRONT_OVERLAP, thread, rows=(0,), depth=2, within=mask)


def cords(relief, ink):
    """Flat cords through steel eyelets, with knotted ends."""
    for path in CORDS:
        x, y = path.split('C')[0][1:].split()[:2]
        relief.lay(f'<circle cx="{x}" cy="{y}" r="8.5"/>', '#9a9b9d', 1.6, edge=2, gloss=0.25)
        relief.lay(f'<circle cx="{x}" cy="{y}" r="4.5"/>', '#161617', -2, edge=1)
        relief.lay(stroked(path, 8.5), ink, 5, weave=ribs(relief.sheet, 3.2, across=False) * 0.5, edge=3.6)
        end_x, end_y = map(float, path.split()[-2:])
        relief.lay(f'<rect x="{end_x - 6}" y="{end_y - 4}" width="12" height="24" rx="4"/>', '#2a2a2c', 5.5, edge=4)
