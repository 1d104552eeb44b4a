import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a test run a temporary folder of its own, which ends with it: tests need not remove the folders that they make. */
export default function giveTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'ironcart-tests-'));
  // PostgreSQL runs as another user where root runs the tests.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
