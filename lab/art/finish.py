"""From raw render to master: denoise, WebP, and the manifest masters.json."""
import base64
import json
import os
import subprocess
import tempfile
from pathlib import Path

import cv2

from catalogue import MANIFEST, is_snapshot, load_pictures, master_path
from snapshot import developed

QUALITY = 82
BLUR_SIZE, BLUR_QUALITY = 16, 30
LUMA_STRENGTH, CHROMA_STRENGTH, PATCH, SEARCH = 10, 12, 5, 17


def encode_webp(image, target, quality):
    """Write a BGR or BGRA image as WebP with cwebp (smaller files than OpenCV's encoder), whole or not at all."""
    partial = f'{target}.partial'
    with tempfile.NamedTemporaryFile(suffix='.png') as png:
        cv2.imwrite(png.name, image)
        subprocess.run(
            ['cwebp', '-quiet', '-q', str(quality), '-m', '6', '-metadata', 'none', png.name, '-o', partial],
            check=True,
        )
    os.replace(partial, target)


def finish(raw, picture):
    """Denoise one raw PNG, write its master, renew the manifest."""
    image = cv2.imread(str(raw), cv2.IMREAD_UNCHANGED)
    if is_snapshot(picture):
        cv2.imwrite(str(master_path(picture)), developed(image, picture['name'], picture.get('top', 0)), [cv2.IMWRITE_JPEG_QUALITY, 74])
        return
    if not picture['model'].startswith('relief.'):
        colours = cv2.fastNlMeansDenoisingColored(
            image[:, :, :3], None, LUMA_STRENGTH, CHROMA_STRENGTH, PATCH, SEARCH
        )
        image = cv2.merge([*cv2.split(colours), *cv2.split(image)[3:]])
    encode_webp(image, master_path(picture), QUALITY)
    write_manifest()


def blurred(master):
    """A 16 px preview as data URI, shown while the picture loads."""
    image = cv2.resize(cv2.imread(str(master)), (BLUR_SIZE, BLUR_SIZE), interpolation=cv2.INTER_AREA)
    with tempfile.NamedTemporaryFile(suffix='.webp') as small:
        encode_webp(image, small.name, BLUR_QUALITY)
        return 'data:image/webp;base64,' + base64.b64encode(Path(small.name).read_bytes()).decode()


def preview_of(master, known):
    """Size and blurred preview; kept from the manifest unless the master is newer."""
    if known and master.stat().st_mtime <= MANIFEST.stat().st_mtime:
        return {key: known[key] for key in ('width', 'height', 'blurred')}
    height, width = cv2.imread(str(master)).shape[:2]
    return {'width': width, 'height': height, 'blurred': blurred(master)}


def entry(picture, known):
    master = master_path(picture)
    preview = preview_of(master, known)
    record = {
        'name': picture['name'],
        'file': f'masters/{master.name}',
        'width': preview['width'],
        'height': preview['height'],
        'alt': picture['alt'],
        'family': picture['family'],
        'blurred': preview['blurred'],
    }
    if 'colour' in picture:
        record['colour'] = picture['colour']
    return record


def write_manifest():
    """Rewrite masters.json from the masters that exist; atomic, so that a stop leaves a whole file."""
    known = (
        {record['name']: record for record in json.loads(MANIFEST.read_text(encoding='utf-8'))}
        if MANIFEST.exists()
        else {}
    )
    records = [
        entry(picture, known.get(picture['name']))
        for picture in load_pictures()
        if not is_snapshot(picture) and master_path(picture).exists()
    ]
    partial = MANIFEST.with_suffix('.partial')
    lines = ',\n'.join('  ' + json.dumps(record, ensure_ascii=False) for record in records)
    partial.write_text(f'[\n{lines}\n]\n', encoding='utf-8')
    os.replace(partial, MANIFEST)
