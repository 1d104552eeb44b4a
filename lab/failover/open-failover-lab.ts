import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../acceptance/operator/reverse-proxies.ts';
import { type Cache, runVarnish } from '../../acceptance/operator/varnish.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { type ClusterPlace, type NodeName, nodeNames } from '../../scripts/cluster/cluster-place.ts';
import { type Cluster, startCluster } from '../../scripts/cluster/start-cluster.ts';
import { mountDisks, unmountDisks } from './node-disks.ts';
import { closeNetworks, networkOf, nodeHosts, openNetworks } from './node-networks.ts';

/** A cluster whose networks and disks can fail, two store processes, and a cache in front of one of them. */
export interface FailoverLab {
  readonly place: ClusterPlace;
  readonly cluster: Cluster;
  readonly stores: readonly OpenProduct[];
  /** The URL of the cache. */
  readonly cacheUrl: string;
  primary(): Promise<NodeName>;
  synchronous(): Promise<NodeName>;
  close(): Promise<void>;
}

/** @throws Error without root permissions, or if a program is missing */
export const openFailoverLab = async (): Promise<FailoverLab> => {
  const folder = await mkdtemp(join(tmpdir(), 'ironcart-failover-'));
  await chmod(folder, 0o755);
  const base = join(folder, 'cluster');
  await mkdir(base);
  const [primary, replicas] = [await freePort(), await freePort()];
  const place: ClusterPlace = {
    folder: base,
    hosts: nodeHosts,
    ports: { primary, replicas, postgres: 5432, patroni: 8008, etcdClients: 2379, etcdPeers: 2380 },
    networkOf,
  };
  const closing: (() => Promise<void> | void)[] = [
    () => rm(folder, { recursive: true, force: true }),
    () => unmountDisks(place),
    closeNetworks,
  ];
  const close = async (): Promise<void> => {
    for (const step of closing.toReversed()) await step();
  };
  try {
    openNetworks();
    mountDisks(place);
    const cluster = await startCluster(place);
    closing.push(() => cluster.stop());
    const stores: OpenProduct[] = [];
    const replicaUrls = nodeNames.map((name) => {
      const url = new URL(cluster.databaseUrl);
      url.host = `${place.hosts[name]}:${place.ports.postgres}`;
      // The nodes' certificate is issued for the proxy's name.
      url.search = '?sslmode=no-verify';
      return url.href;
    });
    for (let number = 0; number < 2; number += 1) {
      const store = await openProduct({
        DATABASE_URL: cluster.databaseUrl,
        // Reads are not sent to the current primary as a replica.
        DATABASE_READ_URLS: replicaUrls.join(' '),
        IRONCART_DEMO: 'on',
        IRONCART_DATA_DIR: join(folder, 'store'),
        IRONCART_SHARED_CACHE_SECONDS: '60',
      });
      stores.push(store);
      closing.push(() => store.close());
    }
    const port = await freePort();
    const storePort = Number(new URL(stores[0]?.url ?? '').port);
    const cache: Cache = await runVarnish({ folder: join(folder, 'varnish'), port, storePort });
    closing.push(() => cache.close());
    const find = async (role: string): Promise<NodeName> => {
      const members = await cluster.members();
      const found = nodeNames.find((name) => members.some((member) => member.name === name && member.role === role));
      if (found === undefined) throw new Error(`No node is ${role}: ${JSON.stringify(members)}`);
      return found;
    };
    return {
      place,
      cluster,
      stores,
      cacheUrl: `http://localhost:${port}`,
      primary: () => find('leader'),
      synchronous: () => find('sync_standby'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
