"""A render becomes a customer's photo: held askew, lit by one lamp or a window, grainy, a little soft."""
from zlib import crc32

import cv2
import numpy

# Blue, green and red of a bulb, of a tube and of daylight.
TINTS = ((0.90, 0.99, 1.05), (0.98, 1.02, 0.99), (1.06, 1.0, 0.95))


def developed(image, name, top=0):
    """BGR bytes of the photo without the share `top` of its rows; the name is the seed of its chances."""
    image = image[round(top * image.shape[0]) :]
    dice = numpy.random.default_rng(crc32(name.encode()))
    colours = cv2.fastNlMeansDenoisingColored(image[:, :, :3], None, 5, 8, 5, 15).astype(numpy.float32)
    height, width = colours.shape[:2]
    askew = cv2.getRotationMatrix2D((width / 2, height / 2), dice.uniform(1.2, 3) * dice.choice((-1, 1)), 1.09)
    colours = cv2.warpAffine(colours, askew, (width, height), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)
    y, x = numpy.mgrid[0:height, 0:width].astype(numpy.float32)
    lamp = (dice.uniform(0.15, 0.85) * width, dice.uniform(0.05, 0.30) * height)
    distance = numpy.sqrt((x - lamp[0]) ** 2 + (y - lamp[1]) ** 2) / height
    light = 1.55 - 0.70 * numpy.clip(distance, 0, 1.2) ** 1.2
    colours = colours * light[:, :, None] * numpy.array(TINTS[crc32(name.encode()) % len(TINTS)], numpy.float32)
    lifted = 10 + 0.95 * cv2.GaussianBlur(colours, (0, 0), 0.7)
    grain = cv2.GaussianBlur(dice.normal(0, 9, (height, width, 3)).astype(numpy.float32), (0, 0), 0.8)
    return numpy.clip(lifted + grain, 0, 255).astype(numpy.uint8)
