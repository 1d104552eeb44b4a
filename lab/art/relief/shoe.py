"""Weightlifting shoe from its outer side, toe to the right."""
from relief.body import Relief
from relief.stencil import filled, stroked
from relief.surface import blurred, cushion, grained, mesh, ribs

# upper, panels, heel, trim (laces, lettering), lining
SHOE_COLOURS = {
    'black': ('#232325', '#2c2c2f', '#dcdad5', '#e9e7e2', '#18181a'),
    'white': ('#e4e3df', '#d3d2ce', '#2b2b2d', '#232325', '#9b9b9a'),
    'red': ('#a51f1b', '#7f1815', '#e2e0db', '#efede8', '#1c1c1e'),
    'blue': ('#1d4a94', '#163a75', '#e2e0db', '#efede8', '#1c1c1e'),
    'grey': ('#808285', '#66696c', '#2b2b2d', '#efede8', '#2a2a2c'),
}
UPPER = (
    'M150 650 C140 590 136 524 146 462 C150 436 152 412 156 396 C160 376 186 372 198 388 C216 420 264 436 314 428 '
    'C352 420 382 394 404 352 C416 330 438 322 458 334 C482 348 504 376 542 412 C592 460 652 494 718 516 '
    'C786 536 846 552 876 590 C896 616 902 644 900 690 L150 690 Z'
)
TOE_CAP = 'M738 522 C800 542 850 556 876 590 C896 616 902 644 900 690 L716 690 C704 630 712 568 738 522 Z'
HEEL_COUNTER = 'M150 650 C140 590 136 524 146 462 C148 446 150 432 152 422 C208 446 258 500 274 572 C280 606 280 640 276 690 L150 690 Z'
EYESTAY = (
    'M392 374 C410 334 434 320 458 334 C482 348 504 376 542 412 C588 456 640 486 698 508 C690 540 676 562 656 576 '
    'C588 556 526 516 474 464 C438 428 410 404 392 374 Z'
)
TONGUE = 'M392 384 C390 322 412 276 440 256 C466 246 490 258 498 282 C516 336 566 402 626 462 L520 480 Z'
LINING = 'M156 396 C160 376 186 372 198 388 C216 420 264 436 314 428 C352 420 382 394 404 352 L424 374 C398 428 362 456 314 464 C250 470 192 452 154 420 Z'
STRAP = (
    'M300 664 C322 570 384 490 460 440 C490 422 520 410 552 408 C566 410 602 442 612 458 C616 468 610 474 600 476 '
    'C552 484 512 504 484 534 C448 574 432 616 428 672 Z'
)
STRAP_STITCH = 'M318 652 C340 572 396 500 466 454 C494 436 522 424 548 422 L598 464 C550 472 502 494 474 524 C440 562 420 612 414 660'
HEEL = (
    'M134 612 C220 624 330 646 440 662 C560 678 720 682 904 664 C908 680 906 696 894 708 C830 716 700 722 560 722 '
    'L152 722 C136 690 130 650 134 612 Z'
)
HEEL_INSET = 'M176 650 C250 660 320 672 384 688 C390 696 386 704 374 704 L186 704 C176 690 172 668 176 650 Z'
OUTSOLE = 'M150 716 C400 718 700 718 896 702 C906 706 904 718 892 724 C780 734 660 736 560 736 L170 736 C156 734 150 726 150 716 Z'
QUARTER_SEAM = 'M330 440 C322 500 306 560 296 650'


def laced(relief, trim):
    """Rows of flat lace from the eyestay over the tongue; the strap covers two of them."""
    within = f'<clipPath id="shoe"><path d="{TONGUE}"/><path d="{UPPER}"/></clipPath>'
    for x, y in ((436, 360), (474, 394), (626, 516)):
        relief.lay(f'<circle cx="{x}" cy="{y + 4}" r="7.5"/>', '#77797b', 1.6, edge=2, gloss=0.2)
        relief.lay(f'<circle cx="{x}" cy="{y + 4}" r="4"/>', '#131314', -2, edge=1)
        lace = f'M{x} {y + 3} C{x + 8} {y - 14} {x + 30} {y - 42} {x + 64} {y - 70}'
        drawn = f'{within}<g clip-path="url(#shoe)">{stroked(lace, 13.5)}</g>'
        relief.lay(drawn, trim, 6, weave=ribs(relief.sheet, 3.4) * 0.5, edge=4.5)


def lifting_shoe(sheet, colour):
    upper, panel, heel, trim, lining = SHOE_COLOURS[colour]
    relief = Relief(sheet, loose=0.8, is_standing=True)
    holes, grain = mesh(sheet), grained(sheet)
    tongue = relief.shape(filled(TONGUE))
    relief.lay(filled(TONGUE), panel, 4, relief=cushion(tongue, 20, 40, relief.sheet), weave=holes * 0.6, edge=6)
    body = relief.shape(filled(UPPER))
    swell = blurred(cushion(body, 84, 170, relief.sheet), 10, sheet)
    relief.lay(filled(UPPER), upper, 4, relief=swell, weave=holes, edge=7, sheen=0.04, sink=1)
    relief.groove(stroked(QUARTER_SEAM, 2), 1.6)
    for shape, tone in ((TOE_CAP, panel), (HEEL_COUNTER, panel), (EYESTAY, panel)):
        over = filled(shape)
        relief.lay(over, tone, 3.4, weave=grain, edge=2.6, sheen=0.02, gloss=0.05)
    relief.stitch(stroked('M748 534 C720 580 716 634 726 680', 1.4, '5 2.4'), trim, 0.7)
    relief.stitch(stroked('M158 438 C206 460 248 508 263 576 C269 608 269 640 266 682', 1.4, '5 2.4'), trim, 0.7)
    relief.stitch(stroked('M402 382 C424 408 446 426 482 456 C532 504 590 546 654 564', 1.4, '5 2.4'), trim, 0.7)
    collar = relief.shape(filled(LINING))
    relief.lay(filled(LINING), lining, 3, relief=cushion(collar, 14, 20, relief.sheet), weave=holes * 0.4, edge=5)
    laced(relief, trim)
    relief.lay(stroked('M166 400 C150 388 146 372 158 362 C172 356 184 370 184 390', 9), trim, 3, edge=3)
    relief.lay(filled(STRAP), panel, 7, weave=ribs(sheet, 2.8, across=False) * 0.30, edge=4, sheen=0.03, gloss=0.02)
    relief.stitch(stroked(STRAP_STITCH, 1.5, '5 2.4'), trim, 0.8)
    relief.print('HALDEN', 0, 0, 46, trim, 5, 0.04, 'translate(420 572) rotate(-45) skewX(-4)')
    block = relief.shape(filled(HEEL))
    relief.lay(filled(HEEL), heel, 14, relief=cushion(block, 8, 22, relief.sheet), weave=grain * 0.5, edge=5, gloss=0.16, sink=1)
    relief.groove(stroked('M140 634 C240 648 340 668 452 684 C580 698 740 698 902 682', 2.4), 2.2, 1.4)
    relief.lay(filled(HEEL_INSET), heel, -5, weave=grain * 0.5, edge=3, gloss=0.12)
    relief.print('L1', 226, 694, 34, panel if heel != '#2b2b2d' else trim, 3, 0)
    relief.lay(filled(OUTSOLE), '#1b1b1c', 2, weave=grain, edge=3)
    relief.stitch(stroked('M160 728 L880 722', 9, '3 7', cap='butt'), '#101011', -1.6)
    return relief
