import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot, root } from '../prepare/root.mjs';

const execute = promisify(execFile);

const isTest = /(\.(test|stories)\.tsx?$)|(\/testing\/)/;

const roomOf = (file) => /^(?:packages|apps)\/[^/]+/.exec(file)?.[0];

/** Everything that production code does not use, by knip: files, and exports of any file, public entries included. */
const askKnip = async () => {
  const args = ['--no-install', 'knip', '--production', '--include-entry-exports', '--include', 'files,exports'];
  const { stdout } = await execute(
    'npx',
    [...args, '--config', 'scripts/reach/knip.json', '--reporter', 'json', '--no-exit-code'],
    {
      cwd: root,
      maxBuffer: 64_000_000,
    },
  );
  return JSON.parse(stdout).issues;
};

/** The names that source files of a room import as values from its other files, barrels not counted. */
const importedWithin = (room) => {
  const names = new Set();
  for (const path of readdirSync(inRoot(room), { recursive: true })) {
    const file = join(room, path);
    const isSource = /^(?:src|app)\/.*\.tsx?$/.test(path) && !isTest.test(file) && !/(^|\/)index\.ts$/.test(path);
    if (!isSource) continue;
    const text = readFileSync(inRoot(file), 'utf8');
    for (const [, list] of text.matchAll(/^import\s*(?:\w+,\s*)?\{([^}]*)\}\s*from\s*'\.[^']*'/gm)) {
      for (const item of list.split(',')) {
        const name = item.trim().split(/\s+as\s+/)[0];
        if (name && !name.startsWith('type ')) names.add(name);
      }
    }
  }
  return names;
};

const readIfThere = (file) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : '');

const remembering = (compute) => {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key);
  };
};

/** Whether a package's README names an export, or its own story shows it: then it is there for adopters. */
const isDocumented = (file, name) => {
  const room = roomOf(file);
  if (room === undefined) return false;
  return (
    new RegExp(`\\b${name}\\b`).test(readIfThere(`${room}/README.md`)) ||
    existsSync(inRoot(dirname(file), `${name}.stories.tsx`))
  );
};

/**
 * What neither the product reaches (from the browser's or the server's entry, or a command) nor a README offers to
 * adopters: `packages/core/src/x.ts` for a file, `packages/core/src/x.ts#name` for an export. An entry's export counts as
 * reached when another file of its package uses it.
 */
export const findUnreached = async () => {
  const usedIn = remembering(importedWithin);
  const found = [];
  for (const { file, files = [], exports = [] } of await askKnip()) {
    if (isTest.test(file)) continue;
    if (files.length > 0) found.push(file);
    const room = roomOf(file);
    if (room === undefined) continue;
    for (const { name } of exports) {
      if (!isDocumented(file, name) && !usedIn(room).has(name)) found.push(`${file}#${name}`);
    }
  }
  return found.sort();
};
