import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../../acceptance/live/databases.ts';
import type { NodeName } from '../../scripts/cluster/cluster-place.ts';
import { startInsideWriter, writtenTable } from './inside-writer.ts';
import { clearDisk, fillDisk } from './node-disks.ts';
import { connectNode, networkOf } from './node-networks.ts';
import type { FailoverLab } from './open-failover-lab.ts';
import { secondsUntilWritten } from './write-probe.ts';

/** The outcome of a fault. */
export interface FaultOutcome {
  readonly name: string;
  /** Seconds until writes were accepted again; 0 if none was refused or late. */
  readonly seconds: number;
  /** Whether another node became the primary. */
  readonly hasMoved: boolean;
  /** Lost acknowledged changes of clients beside the failing primary. */
  readonly lost: number;
  /** Acknowledged changes of these clients during the fault. */
  readonly late: number;
}

/** A fault of a node and its repair. */
interface Fault {
  readonly name: string;
  readonly of: (lab: FailoverLab) => Promise<NodeName>;
  readonly begin: (lab: FailoverLab, name: NodeName) => void;
  readonly end: (lab: FailoverLab, name: NodeName) => void;
  /** Minimum duration, in milliseconds. */
  readonly lastsMs: number;
}

export const faults: readonly Fault[] = [
  {
    name: "the synchronous replica's disk is full",
    of: (lab) => lab.synchronous(),
    begin: ({ place }, name) => fillDisk(place, name),
    end: ({ place }, name) => clearDisk(place, name),
    lastsMs: 20_000,
  },
  {
    name: 'the primary is cut off from everybody',
    of: (lab) => lab.primary(),
    begin: (_lab, name) => connectNode(name, false),
    end: (_lab, name) => connectNode(name, true),
    lastsMs: 26_000,
  },
  {
    name: 'the primary is suspended, and goes on after another has taken over',
    of: (lab) => lab.primary(),
    begin: (lab, name) => lab.cluster.nodes[name].signal('SIGSTOP', true),
    end: (lab, name) => lab.cluster.nodes[name].signal('SIGCONT', true),
    lastsMs: 26_000,
  },
  {
    name: 'the primary goes on, and only its Patroni and etcd are suspended',
    of: (lab) => lab.primary(),
    begin: (lab, name) => lab.cluster.nodes[name].signalManagers('SIGSTOP'),
    end: (lab, name) => lab.cluster.nodes[name].signalManagers('SIGCONT'),
    lastsMs: 26_000,
  },
  {
    name: 'the synchronous replica is cut off',
    of: (lab) => lab.synchronous(),
    begin: (_lab, name) => connectNode(name, false),
    end: (_lab, name) => connectNode(name, true),
    lastsMs: 15_000,
  },
];

/** Lets one fault start and end while shoppers buy. */
export const meetFault = async (lab: FailoverLab, fault: Fault, number: number): Promise<FaultOutcome> => {
  const { cluster, place } = lab;
  await query(cluster.databaseUrl, writtenTable);
  const before = await lab.primary();
  const name = await fault.of(lab);
  const own = new URL(cluster.databaseUrl);
  own.search = '?sslmode=require';
  own.host = `${place.hosts[before]}:${place.ports.postgres}`;
  const writer = startInsideWriter(networkOf(before), own.href, number * 1_000_000);
  await sleep(3_000);
  const wrote = writer.acknowledged().length;
  const startedAt = performance.now();
  fault.begin(lab, name);
  const seconds = await secondsUntilWritten(lab.stores[0]?.url ?? '', 500, fault.lastsMs);
  await sleep(Math.max(0, fault.lastsMs - (performance.now() - startedAt)));
  const late = writer.acknowledged().length - wrote;
  fault.end(lab, name);
  await sleep(5_000);
  await writer.stop();
  cluster.nodes[name].start();
  await cluster.untilComplete();
  const kept = await query<{ number: number }>(cluster.databaseUrl, 'select number from written_inside');
  const known = new Set(kept.map(({ number: written }) => written));
  return {
    name: fault.name,
    seconds,
    hasMoved: (await lab.primary()) !== before,
    lost: writer.acknowledged().filter((written) => !known.has(written)).length,
    late,
  };
};
