// Redraws the product pictures: checks the tools, then runs draw.py, which also finishes each picture. Arguments are
// passed on: node art.mjs --only bench --force
// `node art.mjs views` builds the models of the 3-D views instead, `node art.mjs sheet` writes a contact sheet of the
// drawn pictures.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuseArguments } from '../../scripts/arguments/refuse-arguments.mjs';
import { readOptions } from '../../scripts/prepare/read-options.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const INSTALL =
  'apt-get install -y --no-install-recommends blender webp librsvg2-bin fontconfig fonts-liberation python3-numpy python3-opencv';
const PYTHONS = ['python3', '/usr/bin/python3'];

const runs = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const usage = `Usage:
  npm run art -- [--only FAMILY_OR_NAME ...] [--force] [--limit 10] [--draft] [--raw FOLDER]
  npm run art -- views [--only KEY ...]
  npm run art -- sheet`;
const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    force: { type: 'boolean' },
    limit: { type: 'string' },
    draft: { type: 'boolean' },
    raw: { type: 'string' },
  },
});
const [kind] = positionals.filter((word) => word === 'sheet' || word === 'views');
const unknown = values.only === undefined ? positionals.find((word) => word !== kind) : undefined;
if (unknown !== undefined) refuseArguments(`"${unknown}" is neither views nor sheet.`, usage);

if (kind === 'sheet') {
  await import('./sheet.mjs');
  process.exit(0);
}

const isForViews = kind === 'views';

function missingTools() {
  const forBoth = [
    ['blender', ['--version']],
    ['fc-match', ['--version']],
  ];
  const forPictures = [
    ['cwebp', ['-version']],
    ['rsvg-convert', ['--version']],
  ];
  const probes = isForViews ? forBoth : [...forBoth, ...forPictures];
  return probes.filter(([command, args]) => !runs(command, args)).map(([command]) => command);
}

const missing = missingTools();
const python = PYTHONS.find((candidate) => runs(candidate, ['-c', 'import cv2, numpy']));
if (!python && !isForViews) missing.push('python3 with cv2 and numpy');

if (missing.length > 0) {
  console.error(`The product pictures and models need tools that are not installed: ${missing.join(', ')}.`);
  console.error(
    `The finished masters are in the repository, so this matters only for redrawing. To install:\n\n  ${INSTALL}\n`,
  );
  process.exit(1);
}

const [command, script] = isForViews ? [process.execPath, 'pack-views.mjs'] : [python, 'draw.py'];
const drawn = spawnSync(command, [join(here, script), ...process.argv.slice(isForViews ? 3 : 2)], { stdio: 'inherit' });
process.exit(drawn.status ?? 1);
