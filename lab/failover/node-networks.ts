import { execFileSync } from 'node:child_process';
import { type NodeName, nodeNames } from '../../scripts/cluster/cluster-place.ts';

const bridge = 'ironcart-br';
const spaceOf = (name: NodeName): string => `ironcart-${name}`;
/** The name of a node's network interface at the bridge. */
const cableOf = (name: NodeName): string => `ic-${name}`;

/** The nodes' addresses, each in its own network behind a bridge. */
export const nodeHosts: Readonly<Record<NodeName, string>> = {
  db1: '10.77.0.11',
  db2: '10.77.0.12',
  db3: '10.77.0.13',
};

const ip = (...words: readonly string[]): void => {
  execFileSync('/usr/sbin/ip', [...words], { stdio: ['ignore', 'ignore', 'inherit'] });
};

/** A command prefix that runs a program in a node's network. */
export const networkOf = (name: NodeName): readonly string[] => ['/usr/sbin/ip', 'netns', 'exec', spaceOf(name)];

/** Removes the networks, if they exist. */
export const closeNetworks = (): void => {
  const cables = nodeNames.map((name) => ['link', 'del', cableOf(name)]);
  const words = [...cables, ...nodeNames.map((name) => ['netns', 'del', spaceOf(name)]), ['link', 'del', bridge]];
  for (const word of words) {
    try {
      execFileSync('/usr/sbin/ip', word, { stdio: 'ignore' });
    } catch {
      // It did not exist.
    }
  }
};

/**
 * Creates a network for each node, so that a node can be disconnected from the others and from the stores.
 * @throws Error without root permissions
 */
export const openNetworks = (): void => {
  closeNetworks();
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', '10.77.0.1/24', 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  for (const name of nodeNames) {
    const [space, cable] = [spaceOf(name), cableOf(name)];
    ip('netns', 'add', space);
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('link', 'set', cable, 'master', bridge, 'up');
    ip('-n', space, 'link', 'set', 'lo', 'up');
    ip('-n', space, 'addr', 'add', `${nodeHosts[name]}/24`, 'dev', 'eth0');
    ip('-n', space, 'link', 'set', 'eth0', 'up');
  }
};

/** Disconnects a node's network interface, or connects it again. */
export const connectNode = (name: NodeName, isConnected: boolean): void =>
  ip('link', 'set', cableOf(name), isConnected ? 'up' : 'down');
