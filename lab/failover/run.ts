import { setTimeout as sleep } from 'node:timers/promises';
import '../../acceptance/patient-connections.ts';
import { query } from '../../acceptance/live/databases.ts';
import { startBuyers } from '../../acceptance/operator/buyers.ts';
import { countOrderDamage, noOrderDamage, readSupply } from '../../acceptance/operator/order-damage.ts';
import { whyNoVarnish } from '../../acceptance/operator/varnish.ts';
import { readFailoverArguments } from '../../scripts/arguments/failover.mjs';
import { whyNoCluster } from '../../scripts/cluster/cluster-programs.ts';
import { stopOnSignal } from '../../scripts/server/stop-on-signal.ts';
import { type FaultOutcome, faults, meetFault } from './faults.ts';
import { killPrimaries } from './kill-rounds.ts';
import { openFailoverLab } from './open-failover-lab.ts';
import { startReaders } from './page-reader.ts';
import { type FailoverFigures, medianOf, tablesOf, writeReport } from './report.ts';

/** A simple product of the demo. */
const productId = 1011;
const settleMs = 25_000;

const { kills: count, buyers: buyerCount } = readFailoverArguments();
const reason =
  whyNoCluster() ??
  whyNoVarnish() ??
  (process.getuid?.() === 0 ? undefined : 'The nodes get networks and disks of their own: run it as root.');
if (reason !== undefined) {
  console.error(reason);
  process.exit(1);
}

const report = (line: string): void => console.log(`  ${new Date().toISOString().slice(11, 19)}  ${line}`);
const startedAt = performance.now();
const lab = await openFailoverLab();
stopOnSignal(lab.close);
try {
  const { cluster, stores, cacheUrl } = lab;
  report('the cluster and two stores are open');
  await query(cluster.databaseUrl, 'update inventory set qoh = 1000000 where product_id = $1', [productId]);
  const supply = await readSupply(cluster.databaseUrl, productId);
  const urls = stores.map(({ url }) => url);
  const cached = startReaders(cacheUrl);
  const direct = startReaders(urls[1] ?? '');
  // The pages are cached before the first fault.
  await sleep(5_000);
  cached.take();
  direct.take();
  const buyers = startBuyers(urls, productId, buyerCount);
  const outcomes: FaultOutcome[] = [];
  for (const [number, fault] of faults.entries()) {
    await cluster.untilComplete();
    const outcome = await meetFault(lab, fault, number + 1);
    outcomes.push(outcome);
    report(JSON.stringify(outcome));
  }
  const kills = await killPrimaries(lab, count, report);
  const [readCached, readDirect] = [cached.take(), direct.take()];
  await Promise.all([buyers.stop(), cached.stop(), direct.stop()]);
  await sleep(settleMs);
  const told = buyers.acknowledged.map(({ orderId }) => orderId);
  const figures: FailoverFigures = {
    kills,
    faults: outcomes,
    orders: told.length,
    refused: buyers.refused,
    damage: await countOrderDamage(cluster.databaseUrl, told, supply),
    wrongAnswers: buyers.gap.faults,
    unavailable: buyers.gap.unavailable,
    longestMs: buyers.gap.longestMs,
    cached: readCached,
    direct: readDirect,
  };
  console.log(`\n${tablesOf(figures)}`);
  for (const page of [...readCached.refused, ...readDirect.refused]) console.log(`  ${JSON.stringify(page)}`);
  for (const answer of new Set(figures.wrongAnswers)) console.log(`  ${answer}`);
  for (const store of stores) {
    for (const line of store.output().split('\n'))
      if (/"level":(50|60)/.test(line) && /"stack"/.test(line)) console.log(line);
  }
  if (count >= 20) await writeReport(figures, (performance.now() - startedAt) / 60_000);
  else console.log('\n  A short run: docs/failover.md stays as it is.');
  const isUnharmed =
    JSON.stringify(figures.damage) === JSON.stringify({ ...figures.damage, ...noOrderDamage }) &&
    figures.wrongAnswers.length === 0 &&
    readCached.refused.length + readDirect.refused.length === 0 &&
    outcomes.every(({ lost }) => lost === 0) &&
    medianOf(kills) <= 20;
  console.log(
    `${kills.length} kills, writes back after ${medianOf(kills).toFixed(1)} s at the median, ${told.length} orders, ${isUnharmed ? 'nothing lost' : 'HARMED'}`,
  );
  process.exitCode = isUnharmed ? 0 : 1;
} finally {
  await lab.close();
}
