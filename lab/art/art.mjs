// Redraws the product pictures: checks the tools, then runs draw.py, which also finishes each picture. Arguments are
// passed on: node art.mjs --only bench --force
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const INSTALL =
  'apt-get install -y --no-install-recommends blender webp librsvg2-bin fontconfig fonts-liberation python3-numpy python3-opencv';
const PYTHONS = ['python3', '/usr/bin/python3'];

const runs = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function missingTools() {
  const probes = [
    ['blender', ['--version']],
    ['cwebp', ['-version']],
    ['rsvg-convert', ['--version']],
    ['fc-match', ['--version']],
  ];
  return probes.filter(([command, args]) => !runs(command, args)).map(([command]) => command);
}

const missing = missingTools();
const python = PYTHONS.find((candidate) => runs(candidate, ['-c', 'import cv2, numpy']));
if (!python) missing.push('python3 with cv2 and numpy');

if (missing.length > 0) {
  console.error(`The product pictures need tools that are not installed: ${missing.join(', ')}.`);
  console.error(
    `The finished masters are in the repository, so this matters only for redrawing. To install:\n\n  ${INSTALL}\n`,
  );
  process.exit(1);
}

const drawn = spawnSync(python, [join(here, 'draw.py'), ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(drawn.status ?? 1);
