"""Heights of a relief, in units of the sheet (1000 across): cushions, folds, wrinkles and weaves."""
import cv2
import numpy

from relief.stencil import UNITS, Sheet

COARSE = 720


def blurred(field, radius, sheet):
    """Gaussian blur whose radius is in units."""
    sigma, size = radius * sheet.scale, sheet.pixels
    if sigma > 12:
        factor = sigma / 6
        small = max(8, round(size / factor))
        shrunk = cv2.resize(field, (small, small), interpolation=cv2.INTER_AREA)
        soft = cv2.GaussianBlur(shrunk, (0, 0), sigma * small / size, borderType=cv2.BORDER_REPLICATE)
        return cv2.resize(soft, (size, size), interpolation=cv2.INTER_CUBIC)
    return cv2.GaussianBlur(field, (0, 0), max(sigma, 0.3), borderType=cv2.BORDER_REPLICATE)


def cushion(mask, height, reach, sheet):
    """A soft body over the mask: full height further than `reach` units from the edge, round towards it."""
    distance = cv2.distanceTransform((mask > 0.5).astype(numpy.uint8), cv2.DIST_L2, 5) / sheet.scale
    level = numpy.clip(distance / reach, 0, 1)
    return blurred((height * numpy.sqrt(1 - (1 - level) ** 2)).astype(numpy.float32), reach / 12, sheet)


def cut(field, sheet):
    """The sheet's part of a field that covers the whole relief, in the sheet's pixels."""
    rows, columns = field.shape
    left, top = sheet.x / UNITS * columns, sheet.y / UNITS * rows
    across, down = sheet.width / UNITS * columns, sheet.width / UNITS * rows
    first_column, first_row = max(0, int(left) - 2), max(0, int(top) - 2)
    part = field[first_row : int(top + down) + 4, first_column : int(left + across) + 4]
    wide, high = round(part.shape[1] * sheet.pixels / across), round(part.shape[0] * sheet.pixels / down)
    large = cv2.resize(part, (wide, high), interpolation=cv2.INTER_CUBIC)
    x, y = round((left - first_column) * sheet.pixels / across), round((top - first_row) * sheet.pixels / down)
    return numpy.ascontiguousarray(large[y : y + sheet.pixels, x : x + sheet.pixels])


def noise(sheet, across, along, seed):
    """Smooth noise of -1 to 1 with cells of `across` x `along` units."""
    dice = numpy.random.default_rng(seed)
    grid = dice.uniform(-1, 1, (max(3, round(UNITS / along)), max(3, round(UNITS / across)))).astype(numpy.float32)
    return numpy.clip(cut(grid, sheet), -1, 1)


def warped(field, across, down, sheet):
    """The field pulled by two fields of displacement in units."""
    y, x = numpy.mgrid[0 : sheet.pixels, 0 : sheet.pixels].astype(numpy.float32)
    pulled = (x + across * sheet.scale, y + down * sheet.scale)
    return cv2.remap(field, *pulled, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)


def turned(field, degrees):
    size = field.shape[0]
    turn = cv2.getRotationMatrix2D((size / 2, size / 2), degrees, 1.42)
    return cv2.warpAffine(field, turn, (size, size), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)


def wrinkles(sheet, seed, wide=130, degrees=35):
    """Irregular soft creases: ridges of warped noise, longer than wide, 0 to 1."""
    coarse = Sheet(COARSE)
    base = turned(noise(coarse, wide, wide * 2.6, seed), degrees)
    base = warped(base, 34 * noise(coarse, 160, 160, seed + 1), 34 * noise(coarse, 160, 160, seed + 2), coarse)
    where = 0.5 + 0.5 * noise(coarse, 260, 260, seed + 3)
    return cut(blurred(((1 - numpy.abs(base)) ** 3 * where).astype(numpy.float32), 2.2, coarse), sheet)


def quadratic(start, control, end, count=48):
    steps = numpy.linspace(0, 1, count, dtype=numpy.float32)[:, None]
    a, b, c = (numpy.array(point, dtype=numpy.float32) for point in (start, control, end))
    return (1 - steps) ** 2 * a + 2 * steps * (1 - steps) * b + steps**2 * c


def fold(sheet, start, control, end, width, height, lean=2.2, swell=0.35):
    """
    A fold along a curve: steep on its left, `lean` times as wide on its right, highest at the share `swell` of its
    length and running out at both ends.
    """
    small, ratio = sheet.pixels, sheet.scale
    curve = quadratic(start, control, end)
    y, x = numpy.mgrid[0:small, 0:small].astype(numpy.float32) / ratio
    best = numpy.full((small, small), 1e12, numpy.float32)
    side = numpy.zeros_like(best)
    along = numpy.zeros_like(best)
    for index in range(len(curve) - 1):
        (x1, y1), (x2, y2) = curve[index], curve[index + 1]
        dx, dy = x2 - x1, y2 - y1
        t = numpy.clip(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1)
        square = (x - x1 - t * dx) ** 2 + (y - y1 - t * dy) ** 2
        nearer = square < best
        best = numpy.where(nearer, square, best)
        side = numpy.where(nearer, (x - x1) * dy - (y - y1) * dx, side)
        along = numpy.where(nearer, (index + t) / (len(curve) - 1), along)
    distance = numpy.sqrt(best)
    envelope = numpy.where(
        along < swell, numpy.sin(numpy.pi / 2 * along / swell), numpy.cos(numpy.pi / 2 * (along - swell) / (1 - swell))
    )
    envelope = numpy.clip(envelope, 0, 1) ** 1.3
    taper = width * (0.45 + 0.55 * envelope)
    spread = numpy.where(side > 0, taper, taper * lean)
    relief = height * envelope * numpy.exp(-((distance / spread) ** 2))
    return blurred(relief.astype(numpy.float32), width * 0.10, sheet)


def folds(sheet, described, is_mirrored=False):
    """All folds of a piece; `is_mirrored` turns the relief about its middle."""
    coarse = Sheet(COARSE)
    total = numpy.zeros((COARSE, COARSE), numpy.float32)
    for one in described:
        total += fold(coarse, *one)
    bent = warped(total, 7 * noise(coarse, 110, 110, 71), 7 * noise(coarse, 110, 110, 72), coarse)
    return cut(numpy.ascontiguousarray(bent[:, ::-1]) if is_mirrored else bent, sheet)


def grid_axes(sheet):
    """Two fields with each pixel's place in units."""
    y, x = numpy.mgrid[0 : sheet.pixels, 0 : sheet.pixels].astype(numpy.float32) / sheet.scale
    return x + sheet.x, y + sheet.y


def jersey(sheet):
    """Fine vertical wales of knitted cotton with a little unevenness."""
    x, y = grid_axes(sheet)
    drift = 1.2 * noise(sheet, 60, 200, 5)
    wales = numpy.sin(2 * numpy.pi * (x + drift) / 2.6) * (0.7 + 0.3 * numpy.sin(2 * numpy.pi * y / 2.9))
    return 0.07 * wales + 0.05 * noise(sheet, 2.2, 3.2, 6) + 0.015 * noise(sheet, 9, 12, 7)


def fleece(sheet):
    return 0.09 * noise(sheet, 2.1, 2.6, 15) + 0.10 * noise(sheet, 5, 7, 16) + 0.10 * noise(sheet, 18, 24, 17)


def woven(sheet):
    """Diagonal ripstop-free weave of a light woven fabric."""
    x, y = grid_axes(sheet)
    return 0.05 * numpy.sin(2 * numpy.pi * (x + y * 0.6) / 2.8) + 0.04 * noise(sheet, 2.2, 2.2, 25)


def ribs(sheet, pitch, across=True):
    """Vertical (or horizontal) knitted ribs."""
    x, y = grid_axes(sheet)
    wave = numpy.sin(2 * numpy.pi * ((x if across else y) + 0.8 * noise(sheet, 50, 50, 35)) / pitch)
    return 0.42 * wave


def mesh(sheet, pitch=7.0):
    """Woven mesh with small open holes in staggered rows."""
    x, y = grid_axes(sheet)
    row = numpy.floor(y / (pitch * 0.8))
    u = (x + 0.5 * pitch * (row % 2)) % pitch - pitch / 2
    v = y % (pitch * 0.8) - pitch * 0.4
    hole = numpy.exp(-((u * u + v * v) / (0.20 * pitch) ** 2))
    return (-0.75 * hole + 0.05 * noise(sheet, 2.2, 2.2, 26)).astype(numpy.float32)


def grained(sheet):
    """Fine grain of moulded rubber or coated leather."""
    return 0.05 * noise(sheet, 2.4, 2.4, 27) + 0.03 * noise(sheet, 6, 6, 28)
