import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot, root } from '../prepare/root.mjs';
import { createReachRules } from './reach-rules.mjs';

const execute = promisify(execFile);

/** Everything that production code does not use, by knip: files, and exports of any file, public entries included. */
const askKnip = async () => {
  const args = ['--no-install', 'knip', '--production', '--include-entry-exports', '--include', 'files,exports'];
  const { stdout } = await execute(
    'npx',
    [...args, '--config', 'scripts/reach/knip.config.mjs', '--reporter', 'json', '--no-exit-code'],
    {
      cwd: root,
      maxBuffer: 64_000_000,
    },
  );
  return JSON.parse(stdout).issues;
};

/** The texts of a room's source files and READMEs, by their path from the root. */
const readRoom = (room) => {
  const texts = new Map();
  for (const path of readdirSync(inRoot(room), { recursive: true })) {
    const isWanted = /^(?:src|app)\/.*\.tsx?$/.test(path) || /^(?:src\/.*\/)?README\.md$/.test(path);
    if (isWanted) texts.set(join(room, path), readFileSync(inRoot(room, path), 'utf8'));
  }
  return texts;
};

/**
 * What neither the product reaches (from the browser's or the server's entry, or a command) nor a README offers to
 * adopters: `packages/core/src/x.ts` for a file, `packages/core/src/x.ts#name` for an export.
 */
export const findUnreached = async () => createReachRules(readRoom).unreachedIn(await askKnip());
