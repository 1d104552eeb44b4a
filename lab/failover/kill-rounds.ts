import { setTimeout as sleep } from 'node:timers/promises';
import type { FailoverLab } from './open-failover-lab.ts';
import { secondsUntilWritten } from './write-probe.ts';

/**
 * Kills the primary: Patroni and PostgreSQL, every second time etcd too. @returns for each kill, the seconds until
 * writes were accepted again
 */
export const killPrimaries = async (
  lab: FailoverLab,
  count: number,
  report: (line: string) => void,
): Promise<readonly number[]> => {
  const taken: number[] = [];
  for (let kill = 0; kill < count; kill += 1) {
    await lab.cluster.untilComplete();
    // At different moments of the five seconds between two renewals of the lease.
    await sleep(1_000 + ((kill * 1_700) % 5_000));
    const primary = await lab.primary();
    const withEtcd = kill % 2 === 1;
    lab.cluster.nodes[primary].signal('SIGKILL', withEtcd);
    const seconds = await secondsUntilWritten(lab.stores[kill % 2]?.url ?? '');
    taken.push(seconds);
    report(
      `kill ${kill + 1} of ${count}: ${primary}${withEtcd ? ' with etcd' : ''}, writes back after ${seconds.toFixed(1)} s`,
    );
    lab.cluster.nodes[primary].start();
  }
  await lab.cluster.untilComplete();
  return taken;
};
