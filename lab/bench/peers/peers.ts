import { inRoot } from '../../../scripts/prepare/root.mjs';
import { installApart } from '../measure/install-apart.ts';
import type { Way } from '../orders/way.ts';

/** The file of each peer, and what it exports. */
const peers = [
  ['dinero.mjs', 'byDinero'],
  ['medusa.mjs', 'byMedusa'],
  ['vendure.mjs', 'byVendure'],
] as const;

const importPeer = async ([file, name]: (typeof peers)[number]): Promise<Way> => {
  const module: Record<typeof name, Way> = await import(`./${file}`);
  return module[name];
};

/**
 * The other programs that the bench compares with, installed from their own lock at the first run: neither the product
 * nor its tests need them. Without a network there are none, and the report says so.
 */
export const loadPeers = async (): Promise<readonly Way[]> => {
  try {
    await installApart(inRoot('lab/bench/peers'), 'Installing what is compared with');
  } catch (error) {
    console.error(`The peers could not be installed and are left out.\n${String(error)}`);
    return [];
  }
  return Promise.all(peers.map(importPeer));
};
