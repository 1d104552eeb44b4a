import { once } from 'node:events';
import { createServer } from 'node:net';
import { type ClusterPlace, nodeNames } from './cluster-place.ts';

const isFree = async (host: string, port: number): Promise<boolean> => {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
};

/** The first port of a cluster on this machine that is in use by another program; undefined if none is. */
export const findTakenPort = async ({ hosts, ports }: ClusterPlace): Promise<number | undefined> => {
  const { primary, replicas, ...ofNodes } = ports;
  for (const port of [primary, replicas]) if (!(await isFree('127.0.0.1', port))) return port;
  for (const name of nodeNames) {
    for (const port of Object.values(ofNodes)) if (!(await isFree(hosts[name], port))) return port;
  }
  return undefined;
};
