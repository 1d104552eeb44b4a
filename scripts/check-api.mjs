import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { createReports } from './api-reports/reports.mjs';
import { publishedPackages } from './prepare/build.mjs';
import { inRoot } from './prepare/root.mjs';

const committed = (file) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : '');

const committedFiles = () =>
  publishedPackages.flatMap((room) => {
    const folder = `packages/${room}/api`;
    return existsSync(inRoot(folder)) ? readdirSync(inRoot(folder)).map((file) => `${folder}/${file}`) : [];
  });

/** The declarations that only one of two reports contains, as diff lines. */
const differences = (before, after) => {
  const [old, now] = [before, after].map((report) => new Set(report.trim().split('\n\n')));
  return [
    ...[...old].filter((declaration) => !now.has(declaration)).map((declaration) => `- ${declaration}`),
    ...[...now].filter((declaration) => !old.has(declaration)).map((declaration) => `+ ${declaration}`),
  ];
};

const { reports, tooLarge } = createReports();
const gone = committedFiles().filter((file) => !reports.has(file));

if (process.argv.includes('--write')) {
  for (const file of gone) rmSync(inRoot(file));
  for (const [file, report] of reports) {
    mkdirSync(dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), report);
  }
}

const changed = [...reports].filter(([file, report]) => committed(file) !== report);
for (const [file, report] of changed) console.error([file, ...differences(committed(file), report)].join('\n'));
const stale = committedFiles().filter((file) => !reports.has(file));
for (const file of stale) console.error(`${file} reports an entry that no package exports`);
if (changed.length + stale.length > 0)
  console.error(
    'The public surface of the packages has changed. If that is meant: npm run check:api -- --write, and commit the reports.',
  );
for (const problem of tooLarge) console.error(problem);
process.exitCode = changed.length + stale.length + tooLarge.length > 0 ? 1 : 0;
