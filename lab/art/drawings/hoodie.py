"""Hooded sweatshirts, laid flat and seen from the front."""
from drawings.sheet import page

# fabric, darker fabric (ribs, inside), lettering
HOODIE_COLOURS = {
    'black': ('#29292b', '#1a1a1c', '#e9e7e2'),
    'grey': ('#96989a', '#797b7e', '#1f1f21'),
    'navy': ('#1d2a44', '#131c30', '#e9e7e2'),
}
BODY = 'M372 268 C330 282 296 300 270 326 C300 420 322 520 322 640 L322 826 C430 842 570 842 678 826 L678 640 C678 520 700 420 730 326 C704 300 670 282 628 268 C600 330 400 330 372 268 Z'
SLEEVE = 'M282 314 C236 340 210 390 196 460 C176 560 158 660 148 762 C172 776 206 782 234 778 C254 690 286 600 322 520 C330 440 316 360 282 314 Z'
CUFF = 'M148 760 C174 774 206 780 235 776 L229 838 C202 844 172 840 148 830 Z'
HEM = 'M322 822 C430 838 570 838 678 822 L674 884 C566 898 434 898 326 884 Z'
HOOD = 'M372 272 C356 208 372 150 424 118 C470 90 530 90 576 118 C628 150 644 208 628 272 C596 318 548 346 500 366 C452 346 404 318 372 272 Z'
HOOD_INSIDE = 'M410 264 C400 204 420 158 462 138 C486 128 514 128 538 138 C580 158 600 204 590 264 C566 292 532 312 500 326 C468 312 434 292 410 264 Z'
POCKET = 'M404 640 L596 640 L656 724 L656 812 L344 812 L344 724 Z'
FOLDS = (
    'M330 560 C350 640 346 720 338 800',
    'M670 560 C650 640 654 720 662 800',
    'M300 350 C330 400 344 460 340 520',
    'M700 350 C670 400 656 460 660 520',
    'M236 420 C214 520 196 620 186 740',
    'M764 420 C786 520 804 620 814 740',
)
MIRROR = 'transform="translate(1000 0) scale(-1 1)"'


def ribs(clip, left, right, top, bottom):
    lines = ''.join(f'<path d="M{x} {top} L{x} {bottom}"/>' for x in range(left, right, 7))
    return f'<g clip-path="url(#{clip})" stroke="#000" stroke-opacity=".34" stroke-width="2.4">{lines}</g>'


def folds():
    """Each fold is a soft shadow with a soft light beside it."""
    return ''.join(
        f'<path d="{path}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="15" filter="url(#contact)"/>'
        f'<path d="{path}" transform="translate(-13 -3)" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="11" filter="url(#contact)"/>'
        for path in FOLDS
    )


def sleeve(fabric, dark, edge):
    return f'<path d="{SLEEVE}" fill="{fabric}" {edge}/><path d="{SLEEVE}" fill="url(#side)"/><path d="{CUFF}" fill="{dark}" {edge}/>{ribs("cuff", 146, 240, 752, 846)}'


def hoodie(colour):
    fabric, dark, ink = HOODIE_COLOURS[colour]
    edge = 'stroke="#000" stroke-opacity=".32" stroke-width="2.2" stroke-linejoin="round"'
    seam = 'fill="none" stroke="#000" stroke-opacity=".30" stroke-width="2" stroke-dasharray="6 4"'
    clips = ''.join(
        f'<clipPath id="{name}"><path d="{path}"/></clipPath>'
        for name, path in (('body', BODY), ('cuff', CUFF), ('hem', HEM))
    )
    definitions = clips + (
        '<linearGradient id="side"><stop offset="0" stop-color="#fff" stop-opacity=".10"/><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".30"/></linearGradient>'
        '<linearGradient id="front"><stop offset="0" stop-opacity=".22"/><stop offset=".22" stop-color="#fff" stop-opacity=".09"/><stop offset=".7" stop-opacity="0"/><stop offset="1" stop-opacity=".30"/></linearGradient>'
        '<filter id="fleece" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="5"/>'
        '<feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 .55 -.22"/><feComposite in2="SourceAlpha" operator="in"/></filter>'
    )
    silhouette = f'<path d="{BODY}"/><path d="{SLEEVE}"/><path d="{SLEEVE}" {MIRROR}/><path d="{HOOD}"/><path d="{HEM}"/><path d="{CUFF}"/><path d="{CUFF}" {MIRROR}/>'
    cord = 'fill="none" stroke-linecap="round"'
    body = (
        f'<g transform="translate(10 14)" fill="#000" fill-opacity=".34" filter="url(#soft)">{silhouette}</g>'
        f'{sleeve(fabric, dark, edge)}<g {MIRROR}>{sleeve(fabric, dark, edge)}</g>'
        f'<path d="{BODY}" fill="{fabric}" {edge}/><path d="{BODY}" fill="url(#front)"/><g clip-path="url(#body)">{folds()}</g>'
        f'<path d="M282 314 C316 360 330 440 322 520" {seam}/><path d="M718 314 C684 360 670 440 678 520" {seam}/>'
        f'<path d="{POCKET}" fill="#000" fill-opacity=".26" transform="translate(0 6)"/><path d="{POCKET}" fill="{fabric}" {edge}/><path d="M412 652 L588 652 M400 650 L352 720 M600 650 L648 720" {seam}/>'
        f'<path d="{HEM}" fill="{dark}" {edge}/>{ribs("hem", 322, 684, 810, 904)}'
        f'<path d="{HOOD}" fill="#000" fill-opacity=".32" transform="translate(2 12)" filter="url(#contact)"/><path d="{HOOD}" fill="{fabric}" {edge}/><path d="{HOOD}" fill="url(#front)"/>'
        f'<path d="{HOOD_INSIDE}" fill="{dark}" {edge}/><path d="M412 258 C404 206 424 162 464 144" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="26" filter="url(#soft)"/>'
        f'<path d="M500 112 C497 122 497 128 500 134 M500 330 C503 342 503 352 500 362" {seam}/><path d="M396 268 C434 306 470 326 500 340 C530 326 566 306 604 268" {seam}/>'
        f'<rect x="482" y="246" width="36" height="20" rx="2" fill="{ink}"/>'
        f'<path d="M462 326 C456 372 462 410 454 448" {cord} stroke="#000" stroke-opacity=".4" stroke-width="9" transform="translate(4 4)"/><path d="M462 326 C456 372 462 410 454 448" {cord} stroke="{ink}" stroke-width="7"/>'
        f'<path d="M538 326 C546 370 538 400 548 432" {cord} stroke="#000" stroke-opacity=".4" stroke-width="9" transform="translate(4 4)"/><path d="M538 326 C546 370 538 400 548 432" {cord} stroke="{ink}" stroke-width="7"/>'
        f'<text x="500" y="545" text-anchor="middle" font-family="Liberation Sans Narrow" font-weight="bold" font-size="64" letter-spacing="8" fill="{ink}">HALDEN</text>'
        f'<g filter="url(#fleece)" opacity=".16">{silhouette}</g>'
    )
    return page(f'<g transform="translate(0 8)">{body}</g>', definitions)
