import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@ironcart/backend';
import { readChaosArguments } from '../../scripts/arguments/chaos.mjs';
import { bundleChild } from './bundle-child.ts';
import { openChaosStore, prepareChaosDatabase } from './chaos-store.ts';
import { tableOf, writeReport } from './report.ts';
import { runChaos } from './run-chaos.ts';

const { rounds, killEvery, children } = readChaosArguments();
const isLongForm = rounds >= 1_000 && killEvery === 1;

const dataDir = await mkdtemp(join(tmpdir(), 'ironcart-chaos-'));
await chmod(dataDir, 0o755);
const database = await startEmbeddedDatabase({ dataDir });
const child = await bundleChild();
const startedAt = performance.now();
try {
  await prepareChaosDatabase(database.url);
  const store = await openChaosStore(database.url);
  const figures = await runChaos(store, {
    program: child.file,
    killEvery,
    leastKills: isLongForm ? 500 : 0,
    childrenAtOnce: children,
    rounds,
    // 20 to 50, a different number in each round
    clientsOf: (round) => 20 + (round % 31),
    report: (line) => console.log(`  ${line}`),
  }).finally(() => store.close());
  const minutes = (performance.now() - startedAt) / 60_000;
  console.log(`\n${tableOf(figures)}`);
  if (isLongForm) await writeReport(figures, minutes);
  else console.log('\n  A short run: docs/chaos.md stays as it is.');
  process.exitCode = figures.isUnharmed ? 0 : 1;
} finally {
  await child.remove();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
