"""Hooded sweatshirt laid flat, seen from above."""
from relief.body import Relief
from relief.cloth_colours import GARMENT_COLOURS
from relief.shirts import label, waves
from relief.stencil import MIRROR, filled, stroked
from relief.surface import cushion, fleece, folds, jersey, ribs

BODY = (
    'M359 289 C317 302 280 316 243 331 C267 399 280 481 282 566 C282 662 280 738 278 819 '
    'C423 831 577 831 722 819 C720 738 718 662 718 566 C720 481 733 399 757 331 C720 316 683 302 641 289 '
    'C614 388 386 388 359 289 Z'
)
SLEEVE = (
    'M254 325 C212 340 181 367 166 414 C130 515 91 652 64 758 C97 779 146 793 188 793 '
    'C214 711 251 625 287 555 C289 458 280 392 254 325 Z'
)
CUFF = 'M69 753 C102 774 146 785 183 785 L170 853 C133 855 91 844 56 825 Z'
HEM = 'M284 812 C423 823 577 823 716 812 L707 880 C573 891 427 891 293 880 Z'
INSIDE = (
    'M394 283 C379 215 405 152 458 135 C485 128 515 128 542 135 C595 152 621 215 606 283 '
    'C573 335 537 354 500 369 C463 354 427 335 394 283 Z'
)
HOOD = (
    'M346 297 C313 232 326 141 408 109 C467 86 533 86 592 109 C674 141 687 232 654 297 '
    'C617 356 557 380 500 399 C443 380 383 356 346 297 Z '
    'M416 268 C412 308 458 344 500 363 C542 344 588 308 584 268 '
    'C599 211 577 164 535 152 C513 147 487 147 465 152 C423 164 401 211 416 268 Z'
)
HOOD_EDGE = 'M500 363 C458 344 412 308 416 268 C401 211 423 164 465 152 C487 147 513 147 535 152 C577 164 599 211 584 268 C588 308 542 344 500 363'
POCKET = 'M401 625 L599 625 C623 652 647 690 667 732 L667 815 C557 823 443 823 333 815 L333 732 C353 690 377 652 401 625 Z'
POCKET_SEAM = 'M408 636 L592 636'
POCKET_MOUTH = 'M390 642 C370 667 353 700 343 732'
CORDS = ('M454 356 C445 399 458 434 447 481', 'M548 354 C562 396 544 434 555 468')
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
    ((287, 510), (225, 481), (148, 500), 10, 16),
    ((287, 548), (225, 548), (144, 586), 10, 15),
    ((269, 414), (214, 434), (159, 424), 11, 12),
    ((262, 367), (203, 434), (166, 528), 11, 11),
    ((225, 642), (170, 642), (104, 671), 9, 14),
    ((210, 690), (159, 684), (89, 715), 8, 13),
    ((199, 728), (148, 715), (78, 743), 8, 12),
    ((247, 595), (192, 595), (117, 629), 9, 10),
)
HOOD_FOLDS = (
    ((359, 253), (368, 177), (423, 130), 16, 14),
    ((641, 253), (632, 177), (577, 130), 16, -12),
    ((372, 310), (412, 354), (478, 382), 12, 10),
    ((628, 310), (588, 354), (522, 382), 12, 8),
    ((337, 224), (379, 238), (412, 224), 10, 9),
    ((663, 215), (621, 234), (588, 221), 10, 9),
)


def hoodie(sheet, colour, side='front'):
    fabric, thread, ink, dark = GARMENT_COLOURS[colour]
    nap, uneven, is_front = fleece(sheet), waves(sheet, 51), side == 'front'
    relief = Relief(sheet)
    if is_front:
        relief.lay(filled(INSIDE), dark, 1, weave=jersey(sheet))
        label(relief, 500, 280)
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
        relief.print('GROSVIK', 500, 563, 56, ink, 8)
        hood(relief, f'<path fill-rule="evenodd" d="{HOOD}"/>', fabric, thread, nap, uneven)
        cords(relief, ink)
    else:
        hood(relief, filled(HOOD.split(' M')[0]), fabric, thread, nap, uneven)
        relief.seam('M500 97 C496 177 504 282 500 394', thread, rows=(0,), depth=2)
        relief.print('GROSVIK', 500, 481, 36, ink, 5)
    return relief


def hood(relief, elements, fabric, thread, nap, uneven):
    """The hood laid upwards; from the front it is a ring around its opening."""
    mask = relief.shape(elements)
    own = folds(relief.sheet, HOOD_FOLDS) + uneven + cushion(mask, 13, 60, relief.sheet)
    relief.lay(elements, fabric, 8, relief=own, weave=nap, edge=7, sheen=0.07, sink=0.8)
    if 'evenodd' in elements:
        relief.seam(HOOD_EDGE, thread, 'translate(500 259) scale(1.17) translate(-500 -259)', depth=1.6, within=mask)


def cords(relief, ink):
    """Flat cords through steel eyelets, with knotted ends."""
    for path in CORDS:
        x, y = path.split('C')[0][1:].split()[:2]
        relief.lay(f'<circle cx="{x}" cy="{y}" r="8.5"/>', '#9a9b9d', 1.6, edge=2, gloss=0.25)
        relief.lay(f'<circle cx="{x}" cy="{y}" r="4.5"/>', '#161617', -2, edge=1)
        relief.lay(stroked(path, 8.5), ink, 5, weave=ribs(relief.sheet, 3.2, across=False) * 0.5, edge=3.6)
        end_x, end_y = map(float, path.split()[-2:])
        relief.lay(f'<rect x="{end_x - 6}" y="{end_y - 4}" width="12" height="24" rx="4"/>', '#2a2a2c', 5.5, edge=4)
