import { readdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { refuseAnyArguments } from './arguments/no-arguments.mjs';
import { requireTools } from './prepare/require-tools.mjs';
import { inRoot } from './prepare/root.mjs';

refuseAnyArguments('npm run release:dry');
await requireTools();
const { packPackages } = await import('./release/pack-packages.mjs');

const kilobytes = (bytes) => `${Math.round(bytes / 1_000)} KB`;

/** Changes that have no version yet. */
const pending = () => readdirSync(inRoot('.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md');

const hasChangelog = ({ name, version }) =>
  readFileSync(inRoot('packages', name.replace('@ironcart/', ''), 'CHANGELOG.md'), 'utf8').includes(
    `\n## ${version}\n`,
  );

try {
  const folder = inRoot('dist/tarballs');
  // Tarballs of an earlier version must not be published along with these.
  rmSync(folder, { recursive: true, force: true });
  const packed = await packPackages(folder);
  for (const { name, version, files, size, unpackedSize } of packed) {
    console.log(
      `  ${name}@${version}`.padEnd(38),
      `${files.length} files`.padStart(10),
      `${kilobytes(size)} packed`.padStart(15),
      `${kilobytes(unpackedSize)} installed`.padStart(18),
    );
  }
  const silent = packed.filter((it) => !hasChangelog(it));
  for (const { name, version } of silent) console.error(`The changelog of ${name} does not know ${version}.`);
  const waiting = pending().length;
  if (waiting > 0) {
    console.log(`\n  ${waiting} changes have no version yet: run \`npx changeset version\` before you publish.`);
  }
  console.log(
    '\n  Nothing was published. The packages are in dist/tarballs; `npm publish` sends each file to the registry.',
  );
  process.exitCode = silent.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
