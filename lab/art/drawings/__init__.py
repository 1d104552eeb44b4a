"""Pictures that are drawn, not rendered: SVG in the studio's ground tones, rasterised by rsvg-convert."""
import subprocess

from drawings.hoodie import hoodie
from drawings.shoe import lifting_shoe

DRAWINGS = {'lifting_shoe': lifting_shoe, 'hoodie': hoodie}


def rasterise(picture, target, size):
    """Draw the picture's model (drawings.<function>) to a PNG of size x size."""
    svg = DRAWINGS[picture['model'].split('.')[1]](**picture['params'])
    subprocess.run(
        ['rsvg-convert', '-w', str(size), '-h', str(size), '-o', str(target)], input=svg.encode(), check=True
    )
