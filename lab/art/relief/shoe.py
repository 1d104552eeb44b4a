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
    'M150 652 C140 603 136 548 146 498 C150 476 152 457 156 444 C160 427 186 424 198 437 C216 463 264 476 314 470 '
    'C352 463 382 442 404 407 C416 389 438 383 458 393 C482 404 504 427 542 457 C592 496 652 524 718 542 '
    'C786 558 846 571 876 603 C896 624 902 647 900 690 L150 690 Z'
)
TOE_CAP = 'M738 547 C800 563 850 575 876 603 C896 624 902 647 900 690 L716 690 C704 635 712 585 738 547 Z'
HEEL_COUNTER = 'M150 652 C140 603 136 548 146 498 C148 485 150 473 152 465 C208 485 258 529 274 588 C280 616 280 644 276 690 L150 690 Z'
EYESTAY = (
    'M392 425 C410 393 434 381 458 393 C482 404 504 427 542 457 C588 493 640 517 698 535 C690 562 676 580 656 591 '
    'C588 575 526 542 474 499 C438 470 410 450 392 425 Z'
)
TONGUE = 'M392 434 C390 383 412 345 440 329 C466 321 490 330 498 350 C516 394 566 448 626 498 L520 512 Z'
LINING = 'M156 444 C160 427 186 424 198 437 C216 463 264 476 314 470 C352 463 382 442 404 407 L424 425 C398 470 362 493 314 499 C250 504 192 489 154 463 Z'
STRAP = (
    'M300 664 C322 586 384 521 460 480 C490 465 520 455 552 453 C566 455 602 481 612 494 C616 503 610 507 600 509 '
    'C552 516 512 532 484 557 C448 589 432 624 428 672 Z'
)
STRAP_STITCH = 'M318 653 C340 588 396 529 466 491 C494 476 522 466 548 465 L598 499 C550 506 502 524 474 548 C440 580 420 621 414 660'
HEEL = (
    'M134 621 C220 630 330 649 440 662 C560 678 720 682 904 664 C908 680 906 696 894 708 C830 716 700 722 560 722 '
    'L152 722 C136 690 130 652 134 621 Z'
)
HEEL_INSET = 'M176 652 C250 660 320 672 384 688 C390 696 386 704 374 704 L186 704 C176 690 172 668 176 652 Z'
OUTSOLE = 'M150 716 C400 718 700 718 896 702 C906 706 904 718 892 724 C780 734 660 736 560 736 L170 736 C156 734 150 726 150 716 Z'
QUARTER_SEAM = 'M330 480 C322 529 306 578 296 652'


def laced(relief, trim):
    """Rows of flat lace from the eyestay over the tongue; the strap covers two of them."""
    within = f'<clipPath id="shoe"><path d="{TONGUE}"/><path d="{UPPER}"/></clipPath>'
    for x, y in ((436, 414), (474, 442), (626, 542)):
        relief.lay(f'<circle cx="{x}" cy="{y + 4}" r="7.5"/>', '#77797b', 1.6, edge=2, gloss=0.2)
        relief.lay(f'<circle cx="{x}" cy="{y + 4}" r="4"/>', '#131314', -2, edge=1)
        lace = f'M{x} {y + 3} C{x + 8} {y - 11} {x + 30} {y - 34} {x + 64} {y - 57}'
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
    relief.stitch(stroked('M748 557 C720 594 716 639 726 680', 1.4, '5 2.4'), trim, 0.7)
    relief.stitch(stroked('M158 478 C206 496 248 535 263 591 C269 617 269 644 266 682', 1.4, '5 2.4'), trim, 0.7)
    relief.stitch(stroked('M402 432 C424 453 446 468 482 493 C532 532 590 567 654 581', 1.4, '5 2.4'), trim, 0.7)
    collar = relief.shape(filled(LINING))
    relief.lay(filled(LINING), lining, 3, relief=cushion(collar, 14, 20, relief.sheet), weave=holes * 0.4, edge=5)
    laced(relief, trim)
    relief.lay(stroked('M166 447 C150 437 146 424 158 416 C172 411 184 422 184 439', 9), trim, 3, edge=3)
    relief.lay(filled(STRAP), panel, 7, weave=ribs(sheet, 2.8, across=False) * 0.30, edge=4, sheen=0.03, gloss=0.02)
    relief.stitch(stroked(STRAP_STITCH, 1.5, '5 2.4'), trim, 0.8)
    relief.print('HALDEN', 0, 0, 46, trim, 5, 0.04, 'translate(424 591) rotate(-41) skewX(-4)')
    block = relief.shape(filled(HEEL))
    relief.lay(filled(HEEL), heel, 14, relief=cushion(block, 8, 22, relief.sheet), weave=grain * 0.5, edge=5, gloss=0.16, sink=1)
    relief.groove(stroked('M140 639 C240 650 340 668 452 684 C580 698 740 698 902 682', 2.4), 2.2, 1.4)
    relief.lay(filled(HEEL_INSET), heel, -5, weave=grain * 0.5, edge=3, gloss=0.12)
    relief.print('L1', 226, 694, 34, panel if heel != '#2b2b2d' else '#e9e7e2', 3, 0)
    relief.lay(filled(OUTSOLE), '#1b1b1c', 2, weave=grain, edge=3)
    relief.stitch(stroked('M160 728 L880 722', 9, '3 7', cap='butt'), '#101011', -1.6)
    return relief
