import { existsSync } from 'node:fs';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { run, step } from '../../scripts/prepare/step.mjs';
import type { Way } from '../orders/way.ts';

const folder = inRoot('bench/peers');
const isInstalled = () => existsSync(inRoot('bench/peers/node_modules/.package-lock.json'));

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
  if (!isInstalled()) {
    try {
      await step('Installing what is compared with', () =>
        run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder }),
      );
    } catch (error) {
      console.error(`The peers could not be installed and are left out.\n${String(error)}`);
      return [];
    }
  }
  return Promise.all(peers.map(importPeer));
};
