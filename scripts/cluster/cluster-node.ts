import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClusterPlace, folderOf, type NodeName } from './cluster-place.ts';
import { clusterPrograms } from './cluster-programs.ts';
import { type ClusterSecrets, etcdEnvironment, patroniConfiguration } from './fit-recipe.ts';
import { type RunningProgram, startProgram } from './running-program.ts';
import type { SystemUser } from './system-user.ts';

/** A node of the cluster: etcd and Patroni, which runs PostgreSQL. */
export interface ClusterNode {
  readonly name: NodeName;
  /** Starts the programs that are not running. */
  start(): void;
  /** Terminates Patroni, which stops PostgreSQL, and then etcd. */
  stop(): Promise<void>;
  /** Whether Patroni runs. */
  isRunning(): boolean;
  /** Process ids of Patroni, the postmaster and its children; with `withEtcd`, also of etcd. */
  processIds(withEtcd?: boolean): readonly number[];
  /** Sends a signal to all of them, such as SIGKILL or SIGSTOP. */
  signal(signal: NodeJS.Signals, withEtcd?: boolean): void;
  /** Sends a signal to Patroni and etcd, and not to PostgreSQL. */
  signalManagers(signal: NodeJS.Signals): void;
}

const idsIn = (text: string): readonly number[] => text.split(/\s+/).filter(Boolean).map(Number);

/** A process id with those of its descendants. */
const familyOf = (id: number): readonly number[] => {
  try {
    return [id, ...idsIn(execFileSync('ps', ['-o', 'pid=', '--ppid', String(id)], { encoding: 'utf8' }))];
  } catch {
    return [id];
  }
};

/** @returns undefined if PostgreSQL is not running */
const postmasterOf = (data: string): number | undefined => {
  try {
    const id = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    const isPostgres = readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(data);
    return isPostgres ? id : undefined;
  } catch {
    return undefined;
  }
};

const signalTo = (id: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(id, signal);
  } catch {
    // It has ended in the meantime.
  }
};

/** Writes a node's configuration. */
export const prepareNode = (
  place: ClusterPlace,
  name: NodeName,
  { user, secrets }: { readonly user: SystemUser; readonly secrets: ClusterSecrets },
): ClusterNode => {
  const folder = folderOf(place, name, '');
  const data = folderOf(place, name, 'postgresql');
  for (const path of [folder, data, folderOf(place, name, 'etcd')]) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chownSync(path, user.uid, user.gid);
  }
  const configuration = folderOf(place, name, 'patroni.yml');
  writeFileSync(configuration, patroniConfiguration(place, name, secrets), { mode: 0o600 });
  chownSync(configuration, user.uid, user.gid);
  const [first = 'setpriv', ...prefix] = [...(place.networkOf?.(name) ?? []), ...user.prefix];
  const run = (program: string, words: readonly string[], env?: Readonly<Record<string, string>>): RunningProgram =>
    startProgram([first, ...prefix, program, ...words], {
      log: folderOf(place, name, 'log'),
      folder,
      ...(env && { env }),
    });

  let etcd: RunningProgram | undefined;
  let patroni: RunningProgram | undefined;
  const processIds = (withEtcd = false): readonly number[] => {
    const postmaster = postmasterOf(data);
    return [
      ...(patroni && !patroni.hasEnded() ? [patroni.pid] : []),
      ...(postmaster === undefined ? [] : familyOf(postmaster)),
      ...(withEtcd && etcd && !etcd.hasEnded() ? [etcd.pid] : []),
    ];
  };
  return {
    name,
    start: () => {
      if (!etcd || etcd.hasEnded()) etcd = run(clusterPrograms.etcd, [], etcdEnvironment(place, name));
      if (!patroni || patroni.hasEnded()) patroni = run(clusterPrograms.patroni, [configuration]);
    },
    stop: async () => {
      await patroni?.stop();
      // If Patroni was killed, PostgreSQL is still running.
      for (const id of processIds()) signalTo(id, 'SIGKILL');
      await etcd?.stop();
    },
    isRunning: () => patroni !== undefined && !patroni.hasEnded(),
    processIds,
    signal: (signal, withEtcd) => {
      for (const id of processIds(withEtcd)) signalTo(id, signal);
    },
    signalManagers: (signal) => {
      for (const program of [patroni, etcd]) if (program && !program.hasEnded()) signalTo(program.pid, signal);
    },
  };
};
