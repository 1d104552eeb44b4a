"""Weightlifting shoes, seen from the side."""
from drawings.sheet import page

# upper, panel, sole wedge, trim (laces, lettering)
SHOE_COLOURS = {
    'black': ('#2b2b2d', '#3a3a3d', '#e4e2dd', '#efeeea'),
    'white': ('#ecebe7', '#d6d5d1', '#2b2b2d', '#2b2b2d'),
    'red': ('#b3241f', '#8e1a17', '#e9e7e2', '#f1efea'),
    'blue': ('#1f4f9e', '#173d7d', '#e9e7e2', '#f1efea'),
    'grey': ('#8b8d90', '#6d7073', '#2b2b2d', '#f1efea'),
}
UPPER = 'M150 612 C136 560 138 500 150 440 C156 400 150 352 160 318 C166 296 196 294 214 312 C246 344 300 352 352 334 C384 322 410 296 436 268 C448 255 470 258 482 272 L640 436 C690 482 770 506 834 532 C892 556 908 604 900 662 L150 662 Z'
TOE_CAP = 'M742 494 C788 512 838 528 864 552 C898 582 906 622 900 664 L716 664 C704 606 712 540 742 494 Z'
HEEL_COUNTER = 'M150 612 C136 560 138 500 150 440 C154 418 154 396 154 372 C214 392 268 440 284 520 C292 566 292 616 286 664 L150 664 Z'
EYESTAY = 'M402 306 C418 292 430 278 440 268 C452 256 470 258 482 272 L640 436 C654 450 668 460 684 468 C676 494 664 514 648 528 C594 512 540 480 500 442 C458 402 424 356 402 306 Z'
TONGUE = 'M408 300 C416 258 432 216 458 190 C486 182 512 196 524 222 C552 294 596 354 646 436 L474 300 Z'
COLLAR = 'M160 318 C166 296 196 294 214 312 C246 344 300 352 352 334 C384 322 410 296 436 268 C430 312 396 356 340 372 C276 388 206 372 166 344 Z'
STRAP = 'M300 650 C330 540 400 444 500 400 L604 372 C622 368 634 378 640 394 L652 432 C656 448 648 458 634 462 C560 484 492 540 452 656 Z'
WEDGE = 'M134 604 C240 632 420 646 560 652 C700 656 820 652 906 640 C908 664 902 686 886 700 L560 706 L146 706 C134 676 130 640 134 604 Z'
OUTSOLE = 'M140 700 L560 700 L892 692 C900 700 896 716 880 724 L560 728 L158 728 C146 724 140 712 140 700 Z'


def stitched(path, colour):
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="1.8" stroke-dasharray="6 4" stroke-opacity=".55"/>'


def laces(trim):
    """Five rows across the eyestay, with eyelets."""
    rows = []
    for index in range(5):
        x, y = 452 + index * 37, 292 + index * 37
        rows.append(
            f'<path d="M{x} {y} C{x + 12} {y - 12} {x + 26} {y - 26} {x + 40} {y - 30}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="14" stroke-linecap="round"/>'
            f'<path d="M{x} {y - 2} C{x + 12} {y - 15} {x + 26} {y - 29} {x + 40} {y - 34}" fill="none" stroke="{trim}" stroke-width="10" stroke-linecap="round"/>'
            f'<circle cx="{x - 3}" cy="{y + 3}" r="6" fill="#1a1a1b"/><circle cx="{x - 3}" cy="{y + 3}" r="3" fill="#77787a"/>'
        )
    return ''.join(rows)


def perforations():
    dots = [(560 + column * 22 + row * 9, 548 + row * 20 + column * 5) for row in range(4) for column in range(5)]
    return ''.join(f'<circle cx="{x}" cy="{y}" r="3.4" fill="#000" fill-opacity=".42"/>' for x, y in dots)


def shading():
    """Soft light from the upper left, shadow towards the sole and the toe; clipped to the upper."""
    return (
        '<g clip-path="url(#upper)"><path d="M130 640 L910 640 L910 700 L130 700 Z" fill="#000" fill-opacity=".38" filter="url(#shade)"/>'
        '<path d="M880 520 C930 560 930 640 910 680 L860 680 C890 620 880 560 840 520 Z" fill="#000" fill-opacity=".35" filter="url(#shade)"/>'
        '<path d="M170 400 C150 480 160 560 170 620" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="34" filter="url(#shade)"/>'
        '<path d="M500 330 C600 440 700 500 830 545" fill="none" stroke="#fff" stroke-opacity=".30" stroke-width="30" filter="url(#shade)"/></g>'
    )


def lifting_shoe(colour):
    """Weightlifting shoe from the side, toe to the right: raised wedge heel, strap over the laces."""
    upper, panel, wedge, trim = SHOE_COLOURS[colour]
    edge = 'stroke="#000" stroke-opacity=".28" stroke-width="2"'
    definitions = (
        f'<clipPath id="upper"><path d="{UPPER}"/></clipPath>'
        '<linearGradient id="sole" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".18"/><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".34"/></linearGradient>'
        '<linearGradient id="sheen" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".20"/><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".20"/></linearGradient>'
    )
    body = (
        '<ellipse cx="540" cy="738" rx="420" ry="22" fill="#000" fill-opacity=".30" filter="url(#soft)"/>'
        '<path d="M150 730 L890 726" stroke="#000" stroke-opacity=".55" stroke-width="10" filter="url(#contact)"/>'
        f'<path d="{TONGUE}" fill="{panel}" {edge}/><path d="{TONGUE}" fill="url(#sheen)"/>'
        f'<path d="{UPPER}" fill="{upper}" {edge}/>'
        f'<path d="{COLLAR}" fill="#1d1d1f"/><path d="M170 330 C230 366 330 366 400 312" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="5"/>'
        f'{perforations()}'
        f'<path d="{TOE_CAP}" fill="{panel}" {edge}/>{stitched("M750 506 C724 552 716 606 726 650", trim)}'
        f'<path d="{HEEL_COUNTER}" fill="{panel}" {edge}/>{stitched("M162 388 C214 408 258 450 272 522 C280 568 280 606 276 640", trim)}'
        f'<path d="{EYESTAY}" fill="{panel}" {edge}/>{stitched("M418 312 C440 356 472 394 510 430 C548 464 596 496 644 514", trim)}'
        f'{laces(trim)}{shading()}'
        f'<path d="{STRAP}" fill="#000" fill-opacity=".30" transform="translate(3 8)"/><path d="{STRAP}" fill="{upper}" {edge}/><path d="{STRAP}" fill="url(#sheen)"/>'
        f'{stitched("M318 640 C350 540 412 454 504 413 L602 388 C614 386 622 390 626 400 L636 432", trim)}'
        f'<text x="0" y="0" transform="translate(440 500) rotate(-29) skewX(-6)" font-family="Liberation Sans Narrow" font-weight="bold" font-size="50" letter-spacing="4" fill="{trim}">HALDEN</text>'
        f'<path d="{WEDGE}" fill="{wedge}" {edge}/><path d="{WEDGE}" fill="url(#sole)"/>'
        '<path d="M150 640 C300 662 480 674 640 676" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="3"/>'
        '<path d="M160 664 C300 682 420 688 520 690" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="3"/>'
        f'<path d="{OUTSOLE}" fill="#202022"/><path d="M150 704 L890 698" stroke="#fff" stroke-opacity=".14" stroke-width="3"/>'
    )
    return page(f'<g transform="translate(-20 10)">{body}</g>', definitions)
