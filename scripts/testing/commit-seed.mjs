import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { root } from '../prepare/root.mjs';

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '1';
  }
};

/**
 * The seed for sampling in `npm test`: the commit, so that successive commits test different samples and a failed run
 * is repeatable. TEST_SEED overrides it.
 */
export const commitSeed = () => String(process.env.TEST_SEED ?? Number.parseInt(commit(), 16));
