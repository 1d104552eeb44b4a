"""Runs inside Blender: build and render one entry of pictures.json.

blender -b --factory-startup --python-exit-code 3 --python render_picture.py -- <name> <output.png> <size> <samples>
"""
import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE)]

import lettering  # noqa: E402  (Blender starts with its own path)
import scene  # noqa: E402
import studio  # noqa: E402
from catalogue import find_picture  # noqa: E402


def main():
    name, output, size, samples = sys.argv[sys.argv.index('--') + 1 :]
    picture = find_picture(name)
    # Before the models are imported, which read it.
    lettering.BRAND = picture.get('brand', lettering.BRAND)
    module, function = picture['model'].split('.')
    scene.reset()
    build = getattr(import_module(f'models.{module}'), function)
    build(**picture['params'])
    settings = studio.View(**{**build.view, **picture.get('view', {})})
    studio.set_up(settings, picture.get('layer', False))
    studio.render(output, int(size), int(samples), settings.tallness)


main()
