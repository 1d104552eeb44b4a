import { join } from 'node:path';

/** The nodes, by the names of the recipe. */
export const nodeNames = ['db1', 'db2', 'db3'] as const;
export type NodeName = (typeof nodeNames)[number];

/** Ports that every node opens at its own address, and the two of the proxy. */
interface ClusterPorts {
  readonly postgres: number;
  readonly patroni: number;
  readonly etcdClients: number;
  readonly etcdPeers: number;
  /** Of the proxy: leads to the primary. */
  readonly primary: number;
  /** Of the proxy: leads to the replicas. */
  readonly replicas: number;
}

/** Where a cluster runs: what differs from the machines of the recipe. */
export interface ClusterPlace {
  /** An empty folder for data, configuration and logs. */
  readonly folder: string;
  readonly hosts: Readonly<Record<NodeName, string>>;
  readonly ports: ClusterPorts;
  /** A command that runs a node's programs within its own network, as in `ip netns exec NAME`; default: none. */
  readonly networkOf?: (name: NodeName) => readonly string[];
}

/** A node's folder for one program's data or files. */
export const folderOf = (place: ClusterPlace, name: NodeName, what: string): string => join(place.folder, name, what);

/**
 * A cluster on the loopback interface, with an address per node.
 * @param firstPort of six, of which the first leads to the primary
 */
export const loopbackPlace = (folder: string, firstPort: number): ClusterPlace => ({
  folder,
  hosts: { db1: '127.0.0.11', db2: '127.0.0.12', db3: '127.0.0.13' },
  ports: {
    primary: firstPort,
    replicas: firstPort + 1,
    postgres: firstPort + 2,
    patroni: firstPort + 3,
    etcdClients: firstPort + 4,
    etcdPeers: firstPort + 5,
  },
});
