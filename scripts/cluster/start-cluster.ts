import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../prepare/root.mjs';
import { type ClusterNode, prepareNode } from './cluster-node.ts';
import { type ClusterPlace, type NodeName, nodeNames } from './cluster-place.ts';
import { clusterPrograms } from './cluster-programs.ts';
import { type ClusterSecrets, proxyConfiguration } from './fit-recipe.ts';
import { startProgram } from './running-program.ts';
import { findSystemUser, type SystemUser } from './system-user.ts';

/** A cluster member as reported by Patroni. */
export interface ClusterMember {
  readonly name: string;
  readonly role: 'leader' | 'sync_standby' | 'replica' | (string & {});
  readonly state: string;
  /** undefined while PostgreSQL is not running. */
  readonly timeline?: number;
}

/** Three PostgreSQL nodes behind a proxy. */
export interface Cluster {
  readonly nodes: Readonly<Record<NodeName, ClusterNode>>;
  /** The URL of the store's database through the proxy, with the recipe's role. */
  readonly databaseUrl: string;
  /** The same URL for the replicas. */
  readonly replicasUrl: string;
  /** The same URL for the administrator. */
  readonly adminUrl: string;
  /** The members as reported by the first node that responds; empty if none does. */
  members(): Promise<readonly ClusterMember[]>;
  /** Waits until one node is the primary and the others replicate from it, one of them synchronously. */
  untilComplete(patienceMs?: number): Promise<void>;
  stop(): Promise<void>;
}

const startWithinMs = 120_000;

const createSecret = (): string => randomBytes(16).toString('hex');

/** Writes a self-signed certificate for the proxy's name. @returns its file */
const writeCertificate = ({ folder }: ClusterPlace, user: SystemUser): string => {
  const certificates = join(folder, 'certificates');
  mkdirSync(certificates);
  const file = (name: string): string => join(certificates, name);
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    clusterPrograms.openssl,
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', ...subject],
      ...['-keyout', file('database.key'), '-out', file('database.crt')],
    ],
    { stdio: 'ignore' },
  );
  execFileSync('cp', [file('database.crt'), file('database-ca.crt')]);
  chownSync(file('database.key'), user.uid, user.gid);
  return file('database-ca.crt');
};

/** Creates the store's role and database as in the PostgreSQL recipe. */
const createShop = (adminUrl: string, password: string): void => {
  const role = inRoot('docs/recipes/postgresql/role.sql');
  execFileSync(
    clusterPrograms.psql,
    ['--quiet', '--set=ON_ERROR_STOP=1', `--set=password=${password}`, `--file=${role}`, adminUrl],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
};

/** Requests the members from the nodes' Patroni, one after another. */
const askMembers = async ({ hosts, ports }: ClusterPlace): Promise<readonly ClusterMember[]> => {
  for (const name of nodeNames) {
    try {
      const answer = await fetch(`http://${hosts[name]}:${ports.patroni}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      });
      const { members } = (await answer.json()) as { readonly members?: readonly ClusterMember[] };
      if (members) return members;
    } catch {
      // Tries the next node.
    }
  }
  return [];
};

const isComplete = (members: readonly ClusterMember[]): boolean =>
  members.length === nodeNames.length &&
  members.every(({ role, state }) => role === 'leader' || state === 'running' || state === 'streaming') &&
  members.some(({ role, state }) => role === 'leader' && state === 'running') &&
  // A replica that does not replicate yet has an older timeline.
  members.every(({ timeline }) => timeline !== undefined && timeline === members[0]?.timeline) &&
  members.some(({ role }) => role === 'sync_standby');

/**
 * Starts three nodes and the proxy as in the recipe docs/recipes/failover.md, and creates the store's empty database.
 * @throws Error if the cluster is not complete after two minutes
 */
export const startCluster = async (place: ClusterPlace): Promise<Cluster> => {
  const user = findSystemUser();
  const { folder, ports } = place;
  chmodSync(folder, 0o755);
  const authority = writeCertificate(place, user);
  const secrets: ClusterSecrets = {
    PATRONI: createSecret(),
    SUPERUSER: createSecret(),
    REPLICATION: createSecret(),
    REWIND: createSecret(),
  };
  const node = (name: NodeName): ClusterNode => prepareNode(place, name, { user, secrets });
  const nodes = { db1: node('db1'), db2: node('db2'), db3: node('db3') };
  for (const name of nodeNames) nodes[name].start();
  const proxyFile = join(folder, 'haproxy.cfg');
  writeFileSync(proxyFile, proxyConfiguration(place));
  const proxy = startProgram(['setpriv', '--pdeathsig', 'TERM', clusterPrograms.haproxy, '-db', '-f', proxyFile], {
    log: join(folder, 'haproxy.log'),
    folder,
  });
  const tls = `sslmode=verify-full&sslrootcert=${authority}`;
  const password = createSecret();
  const adminUrl = `postgres://postgres:${secrets.SUPERUSER}@localhost:${ports.primary}/postgres?${tls}`;

  const members = (): Promise<readonly ClusterMember[]> => askMembers(place);
  const untilComplete = async (patienceMs = startWithinMs): Promise<void> => {
    for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 250) {
      if (isComplete(await members())) return;
      await sleep(250);
    }
    throw new Error(`The cluster is not complete after ${patienceMs / 1_000} s: see the logs in ${folder}.`);
  };
  const stop = async (): Promise<void> => {
    await proxy.stop();
    await Promise.all(nodeNames.map((name) => nodes[name].stop()));
  };
  try {
    await untilComplete();
    await untilProxyAnswers(adminUrl);
    createShop(adminUrl, password);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    nodes,
    databaseUrl: `postgres://shop:${password}@localhost:${ports.primary}/shop?${tls}`,
    replicasUrl: `postgres://shop:${password}@localhost:${ports.replicas}/shop?${tls}`,
    adminUrl,
    members,
    untilComplete,
    stop,
  };
};

/** Waits until the proxy has found the primary. */
const untilProxyAnswers = async (adminUrl: string, triesLeft = 40): Promise<void> => {
  try {
    execFileSync(clusterPrograms.psql, ['--quiet', '--command=select 1', adminUrl], { stdio: 'ignore' });
  } catch (error) {
    if (triesLeft === 0) throw error;
    await sleep(250);
    await untilProxyAnswers(adminUrl, triesLeft - 1);
  }
};
