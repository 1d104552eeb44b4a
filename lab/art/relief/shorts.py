"""Training shorts laid flat, seen from above."""
from relief.body import Relief
from relief.cloth_colours import GARMENT_COLOURS
from relief.shirts import waves
from relief.stencil import MIRROR, filled, stroked
from relief.surface import cushion, folds, noise, ribs, woven, wrinkles

LEGS = (
    'M292 206 C270 360 226 580 176 806 C270 838 372 850 468 846 C480 770 490 700 500 640 '
    'C510 700 520 770 532 846 C628 850 730 838 824 806 C774 580 730 360 708 206 C570 222 430 222 292 206 Z'
)
BACK_WAIST = 'M296 176 C430 150 570 150 704 176 L706 220 L294 220 Z'
WAIST = 'M290 168 C430 190 570 190 710 168 L716 232 C572 252 428 252 284 232 Z'
FRONT_SEAM = 'M500 246 C497 360 503 480 500 638'
GUSSET = 'M500 530 C478 600 462 650 468 716'
LEG_HEM = 'M182 780 C274 812 372 824 470 820'
SIDE_SEAM = 'M340 244 C326 400 292 600 252 830'
SIDE_PANEL = 'M280 226 C262 380 222 590 166 830 L252 834 C292 600 326 400 340 240 Z'
POCKET = 'M352 300 C372 350 364 420 342 470'
CORDS = ('M486 224 C470 290 486 330 466 386', 'M514 224 C534 280 512 330 530 366')
DRAPE = (
    ((500, 610), (420, 560), (330, 480), 14, 15),
    ((500, 650), (420, 640), (300, 620), 13, 14),
    ((500, 610), (580, 560), (670, 480), 14, -13),
    ((500, 650), (580, 640), (700, 620), 13, -13),
    ((500, 690), (440, 720), (350, 760), 14, 10),
    ((500, 690), (560, 720), (650, 760), 14, -10),
    ((360, 236), (376, 330), (350, 460), 14, 11),
    ((430, 240), (440, 320), (424, 420), 14, -9),
    ((568, 240), (556, 330), (574, 430), 14, 9),
    ((640, 236), (622, 330), (648, 460), 14, -11),
    ((276, 830), (300, 720), (290, 600), 17, 12),
    ((390, 846), (400, 760), (380, 660), 16, -10),
    ((600, 848), (610, 760), (590, 650), 16, 11),
    ((720, 830), (700, 720), (712, 600), 17, -12),
    ((246, 560), (300, 590), (370, 580), 10, 9),
    ((752, 550), (700, 590), (640, 586), 10, 9),
)


# The panel along the outside of each leg.
PANELS = {'black': '#a81f1c', 'grey': '#1f1f21'}


def shorts(sheet, colour):
    fabric, thread, ink, dark = GARMENT_COLOURS[colour]
    weave = woven(sheet)
    creases = 4.5 * wrinkles(sheet, 91, 90, 20) + 3 * wrinkles(sheet, 95, 70, -40) + 2.4 * noise(sheet, 120, 160, 96)
    relief = Relief(sheet)
    relief.lay(filled(BACK_WAIST), dark, 3, relief=0.9 * ribs(sheet, 8), weave=weave, edge=3)
    relief.lay(filled(LEGS, 'translate(0 6)'), dark, 2, weave=weave, edge=2)
    mask = relief.shape(filled(LEGS))
    relief.lay(
        filled(LEGS),
        fabric,
        5,
        relief=folds(sheet, DRAPE) + creases + cushion(mask, 14, 110, relief.sheet),
        weave=weave,
        edge=5,
        sheen=0.03,
        gloss=0.018,
        sink=1,
    )
    relief.seam(FRONT_SEAM, thread, rows=(0,), depth=2.4)
    for transform in ('', MIRROR):
        relief.paint(relief.shape(filled(SIDE_PANEL, transform)) * mask, relief.flat(PANELS[colour]) * (1 + 0.5 * weave)[:, :, None], 0.03, 0.018)
        relief.seam(GUSSET, thread, transform, rows=(0,), depth=1.8, within=mask)
        relief.seam(SIDE_SEAM, thread, transform, rows=(0,), depth=2, within=mask)
        relief.seam(LEG_HEM, thread, transform, rows=(-2.5, 2.5), within=mask)
        zip_pocket(relief, transform, dark)
    waist = relief.shape(filled(WAIST))
    gathers = 2.2 * ribs(sheet, 11) + 1.2 * noise(sheet, 9, 60, 97)
    relief.lay(filled(WAIST), fabric, 5, relief=gathers + cushion(waist, 7, 30, relief.sheet), weave=weave, edge=6, gloss=0.015, sink=0.5)
    for row in (184, 200, 216):
        relief.seam(f'M288 {row - 4} C430 {row + 18} 570 {row + 18} 712 {row - 4}', thread, rows=(0,), depth=1.6, within=waist)
    for path in CORDS:
        relief.lay(stroked(path, 7.5), ink, 4.5, weave=ribs(sheet, 3.2, across=False) * 0.5, edge=3.2)
        end_x, end_y = map(float, path.split()[-2:])
        relief.lay(f'<rect x="{end_x - 5}" y="{end_y - 3}" width="10" height="20" rx="3"/>', '#2a2a2c', 5, edge=3)
    relief.print('GROSVIK', 640, 762, 32, ink, 4, transform='rotate(-4 640 762)')
    return relief


def zip_pocket(relief, transform, dark):
    """A welted pocket with a zip and its puller."""
    relief.lay(stroked(POCKET, 15, transform=transform), dark, 1.6, edge=3, gloss=0.02)
    relief.groove(stroked(POCKET, 3, transform=transform), 2.6, 1.2)
    relief.stitch(stroked(POCKET, 4.2, '1.5 1.5', transform, 'butt'), '#8b8c8e', 0.8)
    relief.lay(f'<g transform="{transform}"><rect x="347" y="302" width="8" height="26" rx="3"/></g>', '#a3a4a6', 2.4, edge=2, gloss=0.3)
