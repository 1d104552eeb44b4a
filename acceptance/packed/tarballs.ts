import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../../scripts/prepare/root.mjs';
import { packPackages } from '../../scripts/release/pack-packages.mjs';

/** A cache for this checkout outside the repository, because no parent folder may have node_modules. */
export const workshop = join(
  tmpdir(),
  `ironcart-packed-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`,
);

export interface Tarball {
  /** '@ironcart/core' */
  readonly name: string;
  readonly file: string;
  /** All its files, as paths below the package's folder. */
  readonly paths: readonly string[];
  readonly digest: string;
}

const pack = async (): Promise<readonly Tarball[]> => {
  mkdirSync(workshop, { recursive: true });
  const folder = mkdtempSync(join(workshop, 'tarballs-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const packed = await packPackages(folder);
  return packed.map(({ name, filename, files }) => {
    const file = join(folder, filename);
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
    return { name, file, paths: files.map(({ path }) => path), digest };
  });
};

let tarballs: Promise<readonly Tarball[]> | undefined;

/** All published packages as `npm publish` would send them, packed once per run. */
export const packedPackages = (): Promise<readonly Tarball[]> => {
  tarballs ??= pack();
  return tarballs;
};

/** The packages that adopters install: all but `create-ironcart`, which they run. */
export const packedLibraries = async (): Promise<readonly Tarball[]> =>
  (await packedPackages()).filter(({ name }) => name.startsWith('@ironcart/'));
