import { join } from 'node:path';

/** The nodes, by the names of the recipe. */
export const nodeNames = ['db1', 'db2', 'db3'] as const;
export type NodeName = (typeof nodeNames)[number];

/** The ports that every node opens at its own address, and the proxy's two ports. */
interface ClusterPorts {
  readonly postgres: number;
  readonly patroni: number;
  readonly etcdClients: number;
  readonly etcdPeers: number;
  /** The proxy's port of the primary. */
  readonly primary: number;
  /** The proxy's port of the replicas. */
  readonly replicas: number;
}

/** The location of a cluster: where it differs from the machines of the recipe. */
export interface ClusterPlace {
  /** An empty folder for data, configuration and logs. */
  readonly folder: string;
  readonly hosts: Readonly<Record<NodeName, string>>;
  readonly ports: ClusterPorts;
  /** A command prefix that runs a node's programs in its own network, as in `ip netns exec NAME`; default: none. */
  readonly networkOf?: (name: NodeName) => readonly string[];
}

/** A node's folder for one program's data or files. */
export const folderOf = (place: ClusterPlace, name: NodeName, what: string): string => join(place.folder, name, what);

/**
 * A cluster on the loopback interface, with an address per node.
 * @param firstPort the first of six ports, which is that of the primary
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
