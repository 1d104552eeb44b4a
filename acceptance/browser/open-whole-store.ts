import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { root } from '../../scripts/prepare/root.mjs';

/** Starts a store with every flag-dependent page, unless IRONCART_ACCEPTANCE_URL is set. */
export const openWholeStore = async (dataDir: string): Promise<OpenProduct> => {
  const running = process.env.IRONCART_ACCEPTANCE_URL;
  if (running !== undefined) return { url: running, output: () => '', close: async () => undefined };
  const store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  const flags = ['scripts/flags.mjs', 'set', 'enable_gym_map', 'on', 'USA'];
  await promisify(execFile)(process.execPath, flags, {
    cwd: root,
    env: { ...process.env, IRONCART_DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  return store;
};
