"""Light on a relief: one softbox from the upper left, as in the studio, its shadows, and the dark of what lies deep."""
import cv2
import numpy

from relief.surface import blurred

TOWARDS_LIGHT = numpy.array([-0.46, -0.60, 0.655], numpy.float32)
GROUND = numpy.array([0.700, 0.697, 0.690], numpy.float32)


def linear(colour):
    """Linear RGB of '#rrggbb'."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return numpy.array([((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92 for c in channels], numpy.float32)


def encoded(image):
    """sRGB bytes of linear RGB."""
    image = numpy.clip(image, 0, 1)
    curved = numpy.where(image <= 0.0031308, image * 12.92, 1.055 * image ** (1 / 2.4) - 0.055)
    return curved * 255


def normals(height, sheet):
    """Unit normals of a height in units."""
    pixel = 1 / sheet.scale
    dx = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3, scale=1 / (8 * pixel))
    dy = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3, scale=1 / (8 * pixel))
    length = numpy.sqrt(dx * dx + dy * dy + 1)
    return numpy.dstack([-dx / length, -dy / length, 1 / length])


def depth_shade(height, sheet):
    """How much of the sky each point sees, by comparing it with its surroundings; 1 is all."""
    shade = numpy.ones_like(height)
    for radius, strength in ((3, 0.16), (9, 0.085), (28, 0.034)):
        shade *= 1 - numpy.clip(strength * (blurred(height, radius, sheet) - height), 0, 0.5)
    return shade


def cast_shadow(height, sheet, reach=70, steps=26, softness=2.6):
    """Share of the softbox that higher parts cover; 0 is fully lit."""
    size, scale = sheet.pixels, sheet.scale
    flat = TOWARDS_LIGHT[:2] / numpy.linalg.norm(TOWARDS_LIGHT[:2])
    rise = TOWARDS_LIGHT[2] / numpy.linalg.norm(TOWARDS_LIGHT[:2]) * 0.8
    covered = numpy.zeros_like(height)
    for step in range(1, steps + 1):
        away = reach * (step / steps) ** 1.6
        move = numpy.float32([[1, 0, -flat[0] * away * scale], [0, 1, -flat[1] * away * scale]])
        shifted = cv2.warpAffine(height, move, (size, size), borderMode=cv2.BORDER_REPLICATE)
        covered = numpy.maximum(covered, (shifted - height - away * rise) / (softness + away * 0.22))
    return blurred(numpy.clip(covered, 0, 1).astype(numpy.float32), 1.1, sheet)


def lit(height, colour, sheen, gloss, sheet):
    """Linear RGB of a relief: `colour` is its albedo, `sheen` the light of its fibres, `gloss` that of its coat."""
    normal = normals(height, sheet)
    facing = numpy.clip(normal @ TOWARDS_LIGHT, 0, 1)
    half = TOWARDS_LIGHT + numpy.array([0, 0, 1], numpy.float32)
    half = half / numpy.linalg.norm(half)
    mirror = numpy.clip(normal @ half, 0, 1) ** 40
    grazing = (1 - normal[:, :, 2]) * (0.4 + facing)
    open_sky = depth_shade(height, sheet)
    sun = 1 - 0.72 * cast_shadow(height, sheet)
    direct = facing / TOWARDS_LIGHT[2] * sun
    light = 0.36 * open_sky * (0.72 + 0.28 * normal[:, :, 2]) + 0.64 * direct * (0.55 + 0.45 * open_sky)
    image = colour * light[:, :, None]
    image += (sheen * (grazing * 0.5 + 0.03 * direct) * open_sky)[:, :, None]
    image += (gloss * mirror * sun)[:, :, None]
    return image
