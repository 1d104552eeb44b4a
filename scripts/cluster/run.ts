import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readClusterArguments } from '../arguments/cluster.mjs';
import { stopOnSignal } from '../server/stop-on-signal.ts';
import { loopbackPlace, type NodeName, nodeNames } from './cluster-place.ts';
import { whyNoCluster } from './cluster-programs.ts';
import { findTakenPort } from './free-ports.ts';
import { startCluster } from './start-cluster.ts';

/** Downtime of a stopped node, in milliseconds: longer than a failover. */
const awayMs = 40_000;

const { port } = readClusterArguments();
const fault = whyNoCluster();
if (fault !== undefined) {
  console.error(fault);
  process.exit(1);
}

const folder = join(tmpdir(), `ironcart-cluster-${process.pid}`);
const place = loopbackPlace(folder, port);
const taken = await findTakenPort(place);
if (taken !== undefined) {
  console.error(
    `Port ${taken} is in use by another program: stop it, or choose six other ports with --port ${port + 10}.`,
  );
  process.exit(1);
}
await mkdir(folder);
console.log('Starting three nodes of PostgreSQL with Patroni, etcd and HAProxy ...');
const cluster = await startCluster(place).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
let isStopping = false;
stopOnSignal(async () => {
  isStopping = true;
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});
console.log(`
The cluster is ready. A store of its own on it:

  DATABASE_URL='${cluster.databaseUrl}' npm start

Logs and data are in ${folder}, which is removed when the cluster is stopped (Ctrl-C).
A node that is killed stays away for ${awayMs / 1_000} s and is then started again. To kill one, with the processes of:
`);
for (const name of nodeNames)
  console.log(`  ${name}: kill -9 ${cluster.nodes[name].processIds().slice(0, 2).join(' ')}`);

const away = new Set<NodeName>();
let told = '';
while (!isStopping) {
  const members = await cluster.members();
  const line = members.map(({ name, role, state }) => `${name} ${role} (${state})`).join(', ') || 'no node answers';
  if (line !== told && !isStopping) console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
  told = line;
  for (const name of nodeNames) {
    const node = cluster.nodes[name];
    if (node.isRunning() || away.has(name)) continue;
    away.add(name);
    setTimeout(() => {
      away.delete(name);
      if (!isStopping) node.start();
    }, awayMs).unref();
  }
  await sleep(1_000);
}
