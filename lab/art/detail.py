"""How finely shapes are built: for a picture as they are written, for the shop's 3-D views with few faces."""
from contextlib import contextmanager

LEAST_ROUND = 8
SMALLEST_BEVEL = 0.0055
SMALLEST_TEXT = 0.075

_is_coarse = False
_roundest = 24


def build_for_views(roundest=24):
    """From here on every shape has few faces, and nothing round more than `roundest` sides. Call it before building."""
    global _is_coarse, _roundest
    _is_coarse, _roundest = True, roundest


@contextmanager
def as_in_pictures():
    """What is built inside keeps all its faces: castings, whose faces are made fewer afterwards."""
    global _is_coarse
    before, _is_coarse = _is_coarse, False
    try:
        yield
    finally:
        _is_coarse = before


def is_coarse():
    return _is_coarse


def rounds(segments):
    """How many sides something round gets that a picture shows with `segments`."""
    if not _is_coarse or segments <= LEAST_ROUND:
        return segments
    return max(LEAST_ROUND, min(_roundest, round(segments / 5)))


def steps(count):
    """How many pieces a small arc gets that a picture shows with `count`."""
    return max(2, count // 3) if _is_coarse else count


def bevel(width, segments):
    """Width and segments of a bevel: small ones are left out of a 3-D view, the others are one or two faces."""
    if not _is_coarse:
        return width, segments
    return (width, 2 if width > 0.012 else 1) if width >= SMALLEST_BEVEL else (0.0, segments)


def shows_text(size):
    """Whether letters of this height in metres are built."""
    return not _is_coarse or size >= SMALLEST_TEXT


def share(fine):
    """The share of a casting's faces that stay, for one that a view sees by itself; fewer where round things are coarser."""
    return fine * (_roundest / 24) ** 2
