"""Draw every picture of pictures.json that has no master yet. Stop it whenever you like: it resumes.

python3 draw.py [--only FAMILY_OR_NAME ...] [--force] [--limit N] [--draft]
"""
import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from catalogue import HERE, MASTERS, load_pictures, master_path
from drawings import rasterise
from finish import finish, write_manifest

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
    missing = [p for p in chosen if options.force or options.draft or not master_path(p).exists()]
    return missing[: options.limit]


def draw(picture, raw, size, samples):
    """Render (Blender) or rasterise (SVG drawing) one picture to the raw PNG path."""
    if picture['model'].startswith('drawings.'):
        rasterise(picture, raw, size)
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
    size, samples = (DRAFT_SIZE, DRAFT_SAMPLES) if options.draft else (MASTER_SIZE, MASTER_SAMPLES)
    pictures, failed = wanted(options), []
    for index, picture in enumerate(pictures, 1):
        started, raw = time.time(), raw_folder / f"{picture['name']}.png"
        try:
            draw(picture, raw, size, samples)
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
