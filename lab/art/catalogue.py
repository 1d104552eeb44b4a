"""The list of all pictures: reading pictures.json and where files go."""
import json
from pathlib import Path

HERE = Path(__file__).resolve().parent
PICTURES = HERE / 'pictures.json'
SEED_PICTURES = HERE.parents[1] / 'packages' / 'seed' / 'pictures'
MASTERS = SEED_PICTURES / 'masters'
MANIFEST = SEED_PICTURES / 'masters.json'
REVIEW_PHOTOS = HERE.parents[1] / 'packages' / 'seed' / 'data' / 'review-photos'
PRODUCTS = HERE.parents[1] / 'packages' / 'seed' / 'data' / 'products.json'


def load_pictures():
    return json.loads(PICTURES.read_text(encoding='utf-8'))


def find_picture(name):
    return next(picture for picture in load_pictures() if picture['name'] == name)


def is_snapshot(picture):
    """Whether it is drawn as a customer's photo of a review instead of a master."""
    return picture['model'].startswith('snapshots.')


def master_path(picture):
    return REVIEW_PHOTOS / f"{picture['name']}.jpg" if is_snapshot(picture) else MASTERS / f"{picture['name']}.webp"
