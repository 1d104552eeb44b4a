import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { inRoot, root } from '../prepare/root.mjs';
import { copySources } from './copy-sources.mjs';
import { createReachRules } from './reach-rules.mjs';

const execute = promisify(execFile);

/**
 * Files and exports (including public entries) that production code does not use, according to knip. It runs on a copy
 * without builds, because knip would follow imports of a package into its dist if there is one.
 */
const askKnip = async (folder) => {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'ironcart-reach-'));
  try {
    copySources(folder, copy);
    const args = ['--production', '--include-entry-exports', '--include', 'files,exports', '--no-exit-code'];
    const { stdout } = await execute(
      process.execPath,
      [
        inRoot('node_modules/knip/bin/knip.js'),
        ...args,
        '--config',
        'scripts/reach/knip.config.mjs',
        '--reporter=json',
      ],
      { cwd: copy, maxBuffer: 64_000_000 },
    );
    return JSON.parse(stdout).issues;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/** The sources and READMEs of a room, by their path from the repository's folder. */
const readRoomOf = (folder) => (room) => {
  const texts = new Map();
  for (const path of readdirSync(join(folder, room), { recursive: true })) {
    const isWanted = /^(?:src|app)\/.*\.tsx?$/.test(path) || /^(?:src\/.*\/)?README\.md$/.test(path);
    if (isWanted) texts.set(join(room, path), readFileSync(join(folder, room, path), 'utf8'));
  }
  return texts;
};

/**
 * Finds files and exports that the product does not use (from the browser's or server's entry, or a command) and no
 * README offers to adopters: `packages/core/src/x.ts` for a file, `packages/core/src/x.ts#name` for an export. The
 * result is the same with and without a build.
 * @param folder a repository with a `scripts/reach/knip.config.mjs`
 */
export const findUnreached = async (folder = root) =>
  createReachRules(readRoomOf(folder)).unreachedIn(await askKnip(folder));
