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
 * Everything that production code does not use, by knip: files, and exports of any file, public entries included. It is
 * asked about a copy without builds: where a package's dist is there, knip follows imports of the package into that.
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

/** The texts of a room's source files and READMEs, by their path from the repository's folder. */
const readRoomOf = (folder) => (room) => {
  const texts = new Map();
  for (const path of readdirSync(join(folder, room), { recursive: true })) {
    const isWanted = /^(?:src|app)\/.*\.tsx?$/.test(path) || /^(?:src\/.*\/)?README\.md$/.test(path);
    if (isWanted) texts.set(join(room, path), readFileSync(join(folder, room, path), 'utf8'));
  }
  return texts;
};

/**
 * What neither the product reaches (from the browser's or the server's entry, or a command) nor a README offers to
 * adopters: `packages/core/src/x.ts` for a file, `packages/core/src/x.ts#name` for an export. Whether something has been
 * built makes no difference.
 * @param folder a repository with a `scripts/reach/knip.config.mjs`
 */
export const findUnreached = async (folder = root) =>
  createReachRules(readRoomOf(folder)).unreachedIn(await askKnip(folder));
