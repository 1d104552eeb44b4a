"""Draw every picture of pictures.json that has no master yet, or only a smaller one, in the order of the catalogue's
products. Stop it whenever you like: it resumes.

python3 draw.py [--only FAMILY_OR_NAME ...] [--force] [--limit N] [--draft]
"""
import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from catalogue import HERE, MANIFEST, MASTERS, PRODUCTS, REVIEW_PHOTOS, is_snapshot, load_pictures, master_path
from finish import finish, write_manifest
from relief import photograph

MASTER_SIZE, MASTER_SAMPLES = 1800, 8
DRAFT_SIZE, DRAFT_SAMPLES = 300, 6


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--only', nargs='+', default=[], metavar='FAMILY_OR_NAME', help='families or picture names')
    parser.add_argument('--force', action='store_true', help='draw again what exists')
    parser.add_argument('--limit', type=int, default=None, help='stop after so many pictures')
    parser.add_argument('--draft', action='store_true', help='small and quick PNG into --raw, no master')
    parser.add_argument('--raw', type=Path, default=Path(tempfile.gettempdir()) / 'art', help='folder for raw renders')
    return parser.parse_args()


def wanted(options):
    chosen = [
        p for p in load_pictures() if not options.only or p['family'] in options.only or p['name'] in options.only
    ]
    known = whole_masters()
    missing = [p for p in chosen if options.force or options.draft or not is_drawn(p, known)]
    places = shown_places()
    return sorted(missing, key=lambda p: places.get(p['name'], len(places)))[: options.limit]


def is_drawn(picture, known):
    return master_path(picture).exists() if is_snapshot(picture) else picture['name'] in known


def whole_masters():
    """Names of the pictures whose master exists in today's size; finished ones are recognised without reading them."""
    records = json.loads(MANIFEST.read_text(encoding='utf-8')) if MANIFEST.exists() else []
    return {r['name'] for r in records if r['width'] >= MASTER_SIZE and (MASTERS / Path(r['file']).name).exists()}


def shown_places():
    """The position of each picture in the demo catalogue."""
    names = re.findall(r'"(?:master": ")?([a-z0-9-]+)"', PRODUCTS.read_text(encoding='utf-8'))
    return {name: place for place, name in reversed(list(enumerate(names)))}


def draw(picture, raw, size, samples):
    """Render one picture to the raw PNG path: a model with Blender, a relief here."""
    if picture['model'].startswith('relief.'):
        photograph(picture, raw, size)
        return
    command = [
        'blender',
        '-b',
        '--factory-startup',
        '--python-exit-code',
        '3',
        '--python',
        str(HERE / 'render_picture.py'),
        '--',
        picture['name'],
        str(raw),
        str(size),
        str(samples),
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        raise RuntimeError('\n'.join((result.stdout + result.stderr).splitlines()[-12:]))


def main():
    options = arguments()
    raw_folder = options.raw / ('drafts' if options.draft else 'raw')
    raw_folder.mkdir(parents=True, exist_ok=True)
    MASTERS.mkdir(exist_ok=True)
    REVIEW_PHOTOS.mkdir(exist_ok=True)
    size, samples = (DRAFT_SIZE, DRAFT_SAMPLES) if options.draft else (MASTER_SIZE, MASTER_SAMPLES)
    pictures, failed = wanted(options), []
    for index, picture in enumerate(pictures, 1):
        started, raw = time.time(), raw_folder / f"{picture['name']}.png"
        try:
            whole = {} if options.draft else picture
            draw(picture, raw, whole.get('size', size), whole.get('samples', samples))
            if not options.draft:
                finish(raw, picture)
            outcome = f'{time.time() - started:.0f} s'
        except RuntimeError as problem:
            failed.append(picture['name'])
            outcome = f'FAILED\n{problem}'
        print(f"[{index}/{len(pictures)}] {picture['name']}: {outcome}", flush=True)
    write_manifest()
    if failed:
        sys.exit(f"{len(failed)} of {len(pictures)} pictures failed: {', '.join(failed)}")


if __name__ == '__main__':
    main()
