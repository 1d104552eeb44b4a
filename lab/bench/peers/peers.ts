import { installApart } from '../../../scripts/prepare/install-apart.mjs';
import { inRoot } from '../../../scripts/prepare/root.mjs';
import type { Way } from '../orders/way.ts';

/** Each peer's file and export. */
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
 * Loads the programs for comparison, which are installed from their own lock file on the first run, so that neither the
 * product nor its tests need them. Without a network the list is empty, and the report says so.
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
