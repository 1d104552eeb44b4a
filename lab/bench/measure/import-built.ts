import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inRoot } from '../../../scripts/prepare/root.mjs';

/**
 * Bundles a module of the bench with all its imports, as an embedder's build does, and imports the result: imported
 * from separate sources, every call between packages would go through a getter.
 */
export const importBuilt = async <Module>(entry: string): Promise<Module> => {
  const folder = mkdtempSync(join(tmpdir(), 'ironcart-bench-'));
  try {
    const outfile = join(folder, 'built.mjs');
    await build({
      entryPoints: [inRoot(entry)],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      target: 'es2023',
      conditions: ['@ironcart/source'],
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
